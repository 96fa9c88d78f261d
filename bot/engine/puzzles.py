"""Puzzles: positions in which exactly one move wins, or exactly one keeps the draw. All of them, found by the engine.

Up to symmetry there are 25 on 3x3, 88 on 4x4 with three in a row, and 112 on 3x3 by misere rules; counts in
tests/engine/test_puzzles.py.
"""

import functools
import itertools
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Self

from .board import STANDARD, Board, Mark, Outcome, Rules
from .position import BadPosition, Position
from .search import analyse
from .symmetry import canonical, canonical_key, images
from .values import Analysis, Memo

KINDS = {"3x3": STANDARD, "4x4/3": Board(4, 4, 3), "misere": Board(3, 3, 3, Rules.MISERE)}
"""The boards that puzzles are set on, by their names in a puzzle's code."""
LEAST_PLIES = 3
"""A win that takes less is no puzzle: it's a line to complete."""
LEAST_SENSIBLE = 3
"""How many moves must not lose at once: the solution, and two that one has to think about."""
WEEK = ("3x3", "4x4/3", "3x3", "4x4/3", "3x3", "4x4/3", "misere")
"""What the puzzle of each weekday is on, from Monday."""
MONDAY = 3
"""How many days the day with number 0, 1 January 1970, comes after a Monday."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and the one cell that wins it or keeps the draw. distance: in plies, as in MoveValue."""

    kind: str
    position: Position
    solution: int
    outcome: Outcome
    distance: int

    @property
    def code(self) -> str:
        """What the puzzle is stored as, turned as it is; at most 22 characters.

        >>> Puzzle.parse("3x3:X........").code
        '3x3:X........'
        """
        return f"{self.kind}:{self.position.text()}"

    @property
    def key(self) -> str:
        """The code that all its images share."""
        return min(image.code for image in self.images())

    @classmethod
    def parse(cls, code: str) -> Self | None:
        """Return the puzzle of a code; None if it is none, or was one for an older version."""
        kind, _, text = code.partition(":")
        try:
            found = _solved(kind, Position.parse(text, KINDS[kind]), Memo())
        except (KeyError, BadPosition):
            return None
        return cls(*found) if found else None

    def images(self) -> list[Self]:
        """Return the puzzle turned and mirrored in every way, each image once."""
        found = {image: cells[self.solution] for image, cells in images(self.position)}
        return [type(self)(self.kind, image, cell, self.outcome, self.distance) for image, cell in found.items()]


@functools.cache
def all_puzzles() -> Mapping[str, Puzzle]:
    """Return every puzzle by its key, of each kind the easy ones first. Cost: a second once, in a thread."""
    return MappingProxyType({puzzle.key: puzzle for kind in KINDS for puzzle in _find(kind)})


def of_day(day: int) -> Puzzle:
    """Return the puzzle of a day, the same in every process. day: counted from 1 January 1970.

    Each weekday has puzzles of its own, later in the week the harder ones, and repeats none before it has shown all;
    then they come turned. Cost: as all_puzzles.
    """
    week, weekday = divmod(day + MONDAY, len(WEEK))
    keys = _of_weekday(weekday)
    turned, at = divmod(week, len(keys))
    found = sorted(all_puzzles()[keys[at]].images(), key=lambda image: image.code)
    return found[(_mixed(keys[at]) + turned) % len(found)]


@functools.cache
def _of_weekday(weekday: int) -> tuple[str, ...]:
    """Return the keys of a weekday's puzzles: of those on its board, the easiest, the middle or the hardest part."""
    kind = WEEK[weekday]
    part, parts = WEEK[:weekday].count(kind), WEEK.count(kind)
    keys = [key for key, puzzle in all_puzzles().items() if puzzle.kind == kind]
    return tuple(sorted(keys[len(keys) * part // parts : len(keys) * (part + 1) // parts], key=_mixed))


def _mixed(key: str) -> int:
    """Return a number that tells nothing of a puzzle, and is always the same."""
    return zlib.crc32(key.encode())


def _find(kind: str) -> list[Puzzle]:
    """Return all puzzles on a board, one of each that differ by a turn, those that take fewer moves first."""
    board, memo, seen, found = KINDS[kind], Memo(), set[int](), list[Puzzle]()
    for position in _quiet(board):
        key = canonical_key(position)
        if key in seen:
            continue
        seen.add(key)
        if puzzle := _solved(kind, position, memo):
            found.append(Puzzle(*puzzle))
    return sorted(found, key=lambda puzzle: (puzzle.distance, -puzzle.position.ply, puzzle.key))


def _solved(kind: str, position: Position, memo: Memo) -> tuple[str, Position, int, Outcome, int] | None:
    """Return what a puzzle is made of if the position is one."""
    found = analyse(position, memo)
    best = [move for move in found.moves if move.outcome is found.outcome]
    is_one = len(best) == 1 and found.outcome is not Outcome.LOSS and best[0].distance >= LEAST_PLIES
    if not is_one or _sensible(found) < LEAST_SENSIBLE:
        return None
    return kind, position, best[0].cell, found.outcome, best[0].distance


def _sensible(found: Analysis) -> int:
    return sum(move.outcome is not Outcome.LOSS or move.distance > 1 for move in found.moves)


def _quiet(board: Board) -> Iterator[Position]:
    """Yield the positions that a game can reach in which nothing is forced; of X's marks, one image of each set.

    By standard rules no line can be completed at once, by either side: there'd be one sensible move.
    """
    masks = range(1 << board.cells)
    may_stand = [not board.has_line(mask) for mask in masks]
    threats = [board.completing(mask, 0) if board.rules is Rules.STANDARD else 0 for mask in masks]
    for x in masks:
        if not may_stand[x] or canonical(board, 0, x) & masks[-1] != x:
            continue
        for o in _others(board, x):
            if may_stand[o] and not (threats[x] | threats[o]) & ~(x | o):
                yield Position(board, x, o, Mark.X if x.bit_count() == o.bit_count() else Mark.O)


def _others(board: Board, x: int) -> Iterator[int]:
    """Yield the marks that O may have if X has these: as many, or one fewer."""
    bits = [1 << cell for cell in range(board.cells) if not x >> cell & 1]
    for count in (x.bit_count() - 1, x.bit_count()):
        if count >= 0:
            yield from map(sum, itertools.combinations(bits, count))
