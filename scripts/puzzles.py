"""Find all puzzles and write bot/features/puzzles/puzzles.txt: python -m scripts.puzzles (two seconds).

A line is a puzzle: its key, the cell that solves it (from 0), what that brings, and in how many plies.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.engine import Analysis, Board, Mark, Outcome, Position, Rules, TranspositionTable, analyse
from bot.engine.symmetry import canonical, canonical_key
from bot.engine.values import HORIZON
from bot.features.puzzles.rules import KINDS, Puzzle
from bot.variants.three.rules import MARKS, orders

FILE = Path(__file__).parent.parent / "bot" / "features" / "puzzles" / "puzzles.txt"
LEAST_PLIES = 3
"""A win that takes less is no puzzle: it's a line to complete."""
LEAST_SENSIBLE = 3
"""Moves that must not lose soon: the solution, and two that one has to think about."""
SOON = {Rules.THREE: HORIZON}
"""Plies within which a move must not lose to be sensible, by rules; by others, that is at once."""
MOST_PLIES = 7
"""The longest win with three marks each that people can be asked to foresee."""


def puzzle_lines() -> list[str]:
    """Return the lines of the file."""
    puzzles = [puzzle for kind in KINDS for puzzle in find(kind)]
    return [f"{each.key} {each.solution} {each.outcome.value} {each.distance}" for each in puzzles]


def find(kind: str) -> list[Puzzle]:
    """Return all puzzles on a board, turned as their keys are, those that take fewer moves first."""
    board, table, found = KINDS[kind], TranspositionTable(), list[Puzzle]()
    for position in _with_order(board) if board.rules is Rules.THREE else _one_of_each(_quiet(board)):
        if puzzle := solved(kind, position, table):
            found.append(next(image for image in puzzle.images() if image.code == puzzle.key))
    return sorted(found, key=lambda puzzle: (puzzle.distance, -puzzle.position.ply, puzzle.key))


def solved(kind: str, position: Position, table: TranspositionTable) -> Puzzle | None:
    """Return the puzzle that a position is, if it is one."""
    found = analyse(position, table)
    best = [move for move in found.moves if move.outcome is found.outcome]
    is_one = len(best) == 1 and found.outcome is not Outcome.LOSS and best[0].distance >= LEAST_PLIES
    if not is_one or _sensible(found) < LEAST_SENSIBLE:
        return None
    return Puzzle(kind, position, best[0].cell, found.outcome, best[0].distance)


def _sensible(found: Analysis) -> int:
    soon = SOON.get(found.position.board.rules, 1)
    return sum(move.outcome is not Outcome.LOSS or move.distance > soon for move in found.moves)


def _one_of_each(positions: Iterable[Position]) -> Iterator[Position]:
    """Yield the first of all positions that are images of each other."""
    seen = set[int]()
    for position in positions:
        if (key := canonical_key(position)) not in seen:
            seen.add(key)
            yield position


def _with_order(board: Board) -> Iterator[Position]:
    """Return the positions with three marks each that may be puzzles, one image of each.

    More squares are free than a solver has tries: so there are five marks at most. If a line had to be stopped, no
    more than one move would be sensible.
    """
    early = (Position.after(order, board) for order in orders() if len(order) < MARKS)
    return (position for position in early if analyse(position).distance <= MOST_PLIES)


def _quiet(board: Board) -> Iterator[Position]:
    """Yield the positions that a game can reach in which nothing is forced; of X's marks, one image of each set.

    By standard rules no line can be completed at once, by either side: there'd be one sensible move.
    """
    masks, made = range(1 << board.cells), type(Position.start(board))
    may_stand = [not board.has_line(mask) for mask in masks]
    threats = [board.completing(mask, 0) if board.rules is Rules.STANDARD else 0 for mask in masks]
    for x in masks:
        if not may_stand[x] or canonical(board, 0, x) & masks[-1] != x:
            continue
        for o in _others(board, x):
            if may_stand[o] and not (threats[x] | threats[o]) & ~(x | o):
                yield made(board, x, o, Mark.X if x.bit_count() == o.bit_count() else Mark.O)


def _others(board: Board, x: int) -> Iterator[int]:
    """Yield the marks that O may have if X has these: as many, or one fewer."""
    bits = [1 << cell for cell in range(board.cells) if not x >> cell & 1]
    for count in (x.bit_count() - 1, x.bit_count()):
        if count >= 0:
            yield from map(sum, itertools.combinations(bits, count))


if __name__ == "__main__":
    FILE.write_text("\n".join(puzzle_lines()) + "\n", encoding="ascii")
