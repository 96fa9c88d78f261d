"""How the bot picks a square: each level is a plain rule that a player can feel. benchmarks/levels.py compares them."""

import enum
from collections.abc import Callable
from fractions import Fraction
from random import Random

from bot.variants import Rules

from .board import MAX_CELLS, GameOver, Outcome
from .position import Position
from .search import analyse, live_lines, weigh
from .symmetry import canonical_key
from .values import HORIZON, SMALL, Budget, TranspositionTable, best_cells, pick
from .variant import variant_of


class Level(enum.StrEnum):
    """How well the bot plays, weakest first. Every level takes a win on the board.

    Beyond that, easy plays anywhere; medium blocks a line that the opponent is about to complete; hard sees everything
    within HORIZON plies and nothing beyond; unbeatable sees it all, wins as fast and loses as slowly as it can, and
    otherwise plays where a careless opponent goes wrong most. Boards of more than nine cells are too large to weigh
    that: there it plays, like hard, the cells that matter to most lines.
    """

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    UNBEATABLE = "unbeatable"


HORIZONS = {Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: HORIZON, Level.UNBEATABLE: MAX_CELLS}
"""Plies that each level looks ahead by rules that have no line to take or to block."""


def choose(
    position: Position,
    level: Level,
    random: Random,
    table: TranspositionTable | None = None,
    budget: Budget | None = None,
) -> int:
    """Pick any of the candidates, all equally likely, by random alone. Errors, cost: as candidates."""
    return pick(candidates(position, level, table, budget), random)


def candidates(
    position: Position, level: Level, table: TranspositionTable | None = None, budget: Budget | None = None
) -> tuple[int, ...]:
    """Return the cells that a level thinks equally good, ascending, at least one.

    table: what earlier calls found; keep one and pass it each time. budget: for unbeatable on larger boards.
    Errors: GameOver if the game is over. Cost: microseconds for easy and medium, milliseconds for hard; for
    unbeatable that of analyse, and on 3x3 some ten milliseconds once to weigh the traps. Of boards of up to nine cells,
    what a table holds is one look-up.

    >>> candidates(Position.start(), Level.UNBEATABLE)
    (0, 2, 6, 8)
    """
    board, table, key = position.board, table or TranspositionTable(), (position.key, level)
    if known := table.candidates.get(key):
        return known
    if position.is_over:
        raise GameOver("game-over")
    find = by_lines if board.rules is Rules.STANDARD else variant_of(board.rules).candidates
    found = find(position, level, table, budget)
    return table.candidates.keep(key, found) if board.cells <= SMALL else found


def by_lines(
    position: Position,
    level: Level,
    table: TranspositionTable,
    budget: Budget | None = None,
    narrow: Callable[[Position, tuple[int, ...], TranspositionTable], tuple[int, ...]] | None = None,
) -> tuple[int, ...]:
    """Return the cells that a level thinks equally good if a line wins. narrow: what unbeatable keeps of the best."""
    wins = position.completing(position.to_move)
    if wins or level is Level.EASY:
        return wins or position.legal()
    is_small = position.board.cells <= SMALL
    if level is Level.UNBEATABLE:
        narrow = narrow or (_traps if is_small else _heaviest)
        return narrow(position, analyse(position, table, budget).best, table)
    blocks = position.completing(position.to_move.other)
    if blocks or level is Level.MEDIUM:
        return blocks or position.legal()
    found = best_cells(analyse(position, table, Budget(nodes=0)).moves, HORIZON)
    return found if is_small else _heaviest(position, found)


def by_horizon(
    position: Position, level: Level, table: TranspositionTable, _budget: Budget | None = None
) -> tuple[int, ...]:
    """Return the cells that a level thinks equally good if it sees all within its horizon and nothing beyond."""
    return best_cells(analyse(position, table).moves, HORIZONS[level])


def _heaviest(position: Position, cells: tuple[int, ...], _table: TranspositionTable | None = None) -> tuple[int, ...]:
    """Keep the cells that weigh most, on lines that either side can still complete."""
    mine, theirs = live_lines(position.board, *position.sides)
    weights = {cell: weight for weight, cell in weigh(position.board, mine + theirs)}
    most = max(weights.get(cell, 0) for cell in cells)
    return tuple(cell for cell in cells if weights.get(cell, 0) == most)


def _traps(position: Position, cells: tuple[int, ...], table: TranspositionTable) -> tuple[int, ...]:
    """Keep the cells after which a careless opponent leaves the most. Cost: up to 0.3 s, once."""
    if len(cells) == 1:
        return cells
    hopes = {cell: _expectation(position.play(cell), table) for cell in cells}
    most = max(hopes.values())
    return tuple(cell for cell in cells if hopes[cell] == most)


def _expectation(position: Position, table: TranspositionTable) -> Fraction:
    """Return what the side not to move can expect of random replies if it uses every mistake: win 1, draw 1/2."""
    if position.is_over:
        return Fraction(2 if position.winner else 1, 2)  # only the last to move can have won
    key = canonical_key(position)
    known = table.expectations.get(key)
    if known is None:
        replies = [position.play(cell) for cell in position.legal()]
        known = sum((_after_reply(reply, table) for reply in replies), Fraction()) / len(replies)
        table.expectations.keep(key, known)
    return known


def _after_reply(position: Position, table: TranspositionTable) -> Fraction:
    if position.is_over:
        return Fraction(0 if position.winner else 1, 2)
    found = analyse(position, table)
    if found.outcome is Outcome.WIN:
        return Fraction(1)
    return max(_expectation(position.play(cell), table) for cell in found.best)
