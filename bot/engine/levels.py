"""How the bot picks a square: each level is a plain rule that a player can feel.

Chance comes only from the random source passed in. The table in README comes from benchmarks/levels.py.
"""

from __future__ import annotations

import enum
from fractions import Fraction
from random import Random

from .analysis import analyse
from .board import MAX_CELLS, Mark, Outcome, Position, Rules
from .lines import lines_of
from .symmetry import canonical_key
from .values import HORIZON, SMALL, Budget, Memo, MoveValue

TRAP_CELLS = 9
"""Traps are weighed with this many free cells or fewer: up to 0.3 s, once. Each one more multiplies that."""


class GameOver(ValueError):
    """There is nothing to choose: the game is over."""


class Level(enum.StrEnum):
    """How well the bot plays, weakest first.

    Every level takes a win on the board. Beyond that, easy plays anywhere; medium blocks a line that the
    opponent is about to complete; hard sees everything that happens within HORIZON plies and nothing beyond;
    unbeatable sees all, wins as fast and loses as slowly as can be, and otherwise goes where a careless
    opponent errs most. On boards of more than nine cells, where it could not weigh that, it goes as hard does to
    the cells that matter to most lines.
    """

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    UNBEATABLE = "unbeatable"

    @property
    def gentler(self) -> Level | None:
        """The next weaker level; None below easy."""
        levels = list(Level)
        return levels[levels.index(self) - 1] if self is not Level.EASY else None


HORIZONS = {Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: HORIZON, Level.UNBEATABLE: MAX_CELLS}
"""How many plies ahead each level looks by misere and wild rules, where there is no line to take or to block."""


def choose(
    position: Position, level: Level, random: Random, memo: Memo | None = None, budget: Budget | None = None
) -> int:
    """Pick a cell: any of candidates, all equally likely.

    Errors: GameOver when the game is over. Cost: as candidates.

    >>> choose(Position.parse("XX./OO./..."), Level.EASY, Random(1))
    2
    """
    return random.choice(candidates(position, level, memo, budget))


def candidates(
    position: Position, level: Level, memo: Memo | None = None, budget: Budget | None = None
) -> tuple[int, ...]:
    """The cells that a level thinks equally good, ascending, at least one.

    memo: what earlier calls found; keep one and pass it each time. budget: for unbeatable on larger boards.
    Errors: GameOver when the game is over. Cost: microseconds for easy and medium, milliseconds for hard; for
    unbeatable that of analyse, and on 3x3 some ten milliseconds once to weigh the traps.

    >>> candidates(Position.start(), Level.UNBEATABLE)
    (0, 2, 6, 8)
    """
    if position.is_over:
        raise GameOver("The game is over.")
    if position.board.rules is not Rules.STANDARD:
        moves = analyse(position, memo or Memo()).moves
        return _within_horizon(moves, HORIZONS[level])
    wins = position.completing(position.to_move)
    if wins or level is Level.EASY:
        return wins or position.legal()
    memo = memo or Memo()
    if level is Level.UNBEATABLE:
        best = analyse(position, memo, budget).best
        return _traps(position, best, memo) if position.board.cells <= SMALL else _heaviest(position, best)
    blocks = position.completing(position.to_move.other)
    if blocks or level is Level.MEDIUM:
        return blocks or position.legal()
    if position.board.cells <= SMALL:
        return _within_horizon(analyse(position, memo).moves)
    return _heaviest(position, _within_horizon(analyse(position, memo, Budget(nodes=0)).moves))


def _heaviest(position: Position, cells: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the cells that weigh most, on lines that either side can still complete."""
    lines = lines_of(position.board)
    weights = {cell: weight for weight, cell in lines.weigh(*lines.live(position.x, position.o))}
    most = max(weights.get(cell, 0) for cell in cells)
    return tuple(cell for cell in cells if weights.get(cell, 0) == most)


def _within_horizon(moves: tuple[MoveValue, ...], horizon: int = HORIZON) -> tuple[int, ...]:
    """The fastest wins that are seen so many plies ahead, else what seems harmless, else the slowest losses."""

    def rank(move: MoveValue) -> tuple[int, int]:
        if move.outcome is Outcome.DRAW or move.distance > horizon:
            return 1, 0
        return (2, -move.distance) if move.outcome is Outcome.WIN else (0, move.distance)

    most = max(rank(move) for move in moves)
    return tuple(move.cell for move in moves if rank(move) == most)


def _traps(position: Position, cells: tuple[int, ...], memo: Memo) -> tuple[int, ...]:
    """Those of the cells after which a careless opponent leaves the most, if that can be weighed."""
    if len(cells) == 1 or position.board.cells - position.ply > TRAP_CELLS:
        return cells
    hopes = {cell: _expectation(position.play(cell), memo) for cell in cells}
    most = max(hopes.values())
    return tuple(cell for cell in cells if hopes[cell] == most)


def _expectation(position: Position, memo: Memo) -> Fraction:
    """What the side not to move can expect when all replies are equally likely: win 1, draw 1/2, loss 0.

    Between the replies it plays as unbeatable does, so every mistake of the opponent's is used.
    """
    if position.is_over:
        return _points(position, position.to_move.other)
    key = canonical_key(position)
    known = memo.expectations.get(key)
    if known is None:
        replies = [position.play(cell) for cell in position.legal()]
        known = sum((_after_reply(reply, memo) for reply in replies), Fraction()) / len(replies)
        memo.keep_expectation(key, known)
    return known


def _after_reply(position: Position, memo: Memo) -> Fraction:
    """The same for the side to move."""
    if position.is_over:
        return _points(position, position.to_move)
    found = analyse(position, memo)
    if found.outcome is Outcome.WIN:
        return Fraction(1)
    return max(_expectation(position.play(cell), memo) for cell in found.best)


def _points(position: Position, mark: Mark) -> Fraction:
    if position.winner is None:
        return Fraction(1, 2)
    return Fraction(int(position.winner is mark))
