"""What a search says and what it keeps: the values of moves, what is remembered, and how much it may cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from .board import Outcome, Position

SMALL, REMEMBERED = 9, 10_000
"""Whole answers are remembered on boards of up to so many cells; 3x3 has 4,520 open positions."""
HORIZON = 4
"""How many plies ahead is seen before any budget is asked."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What one move is worth under best play from then on.

    cell: the move. outcome: for the side that makes it. distance: in plies from before the move to the end of
    the game: 1 for a move that wins at once. A draw ends when the board is full, so all are equally far.
    exact: False where the budget ended first: nothing is decided within HORIZON plies; a draw is a guess, and the
    distance of another outcome is one.
    """

    cell: int
    outcome: Outcome
    distance: int
    exact: bool = True

    @property
    def score(self) -> int:
        """10 - distance for a win, distance - 10 for a loss, 0 for a draw.

        It orders wins by haste and losses by delay; above nine cells look at the outcome first.
        """
        scores = {Outcome.WIN: 10 - self.distance, Outcome.DRAW: 0, Outcome.LOSS: self.distance - 10}
        return scores[self.outcome]


@dataclass(frozen=True, slots=True)
class Analysis:
    """What analyse found.

    outcome, distance: for the side to move, as in MoveValue. moves: one value a legal cell, in reading order.
    best: the cells of the fastest win, else of every draw, else of the slowest loss.
    nodes: positions visited. exact: False where the budget ended before it was sure which moves are the best.
    """

    position: Position
    outcome: Outcome
    distance: int
    moves: tuple[MoveValue, ...]
    best: tuple[int, ...]
    nodes: int
    exact: bool = True

    def to_dict(self) -> dict[str, object]:
        """The object that `analyse --json` prints; squares count from 1.

        >>> from bot.engine import analyse
        >>> analyse(Position.parse("XOXXOOO.X")).to_dict()["moves"]
        {'8': {'outcome': 'draw', 'distance': 1, 'score': 0}}
        """
        return {
            "board": self.position.text(),
            "to_move": self.position.to_move.value,
            "outcome": self.outcome.value,
            "distance": self.distance,
            "best": [cell + 1 for cell in self.best],
            "moves": {
                str(move.cell + 1): {
                    "outcome": move.outcome.value,
                    "distance": move.distance,
                    "score": move.score,
                }
                for move in self.moves
            },
            "positions": self.nodes,
        }


class Memo:
    """What searches remember from one call to the next.

    limit: how many positions at most (about 250 bytes each); when full, it forgets all and starts again.
    openings: values of early positions of one board, by canonical key; they are never forgotten.
    Threads may share one: each step is one dictionary operation, and every entry is true by itself.
    """

    def __init__(self, limit: int = 200_000, openings: Mapping[int, int] | None = None) -> None:
        self.limit = limit
        self.openings = openings or {}
        self.bounds: dict[int, tuple[int, int]] = {}
        """By key: the least and the most that the position can be worth (see _Search.value)."""
        self.expectations: dict[int, Fraction] = {}
        """By canonical key: what a careless opponent to move leaves to an unbeatable one (see levels.py)."""
        self.analyses: dict[int, Analysis] = {}
        """By exact position: whole answers on boards of up to nine cells."""

    def keep_bounds(self, key: int, bounds: tuple[int, int]) -> None:
        """Remember within what bounds a position's value lies."""
        if len(self.bounds) >= self.limit:
            self.bounds.clear()
        self.bounds[key] = bounds

    def keep_expectation(self, key: int, expectation: Fraction) -> None:
        """Remember what a careless opponent leaves."""
        if len(self.expectations) >= self.limit:
            self.expectations.clear()
        self.expectations[key] = expectation

    def keep_analysis(self, key: int, found: Analysis) -> None:
        """Remember an answer."""
        if len(self.analyses) >= min(self.limit, REMEMBERED):
            self.analyses.clear()
        self.analyses[key] = found


class Budget:
    """How much a search may cost.

    nodes: positions visited; the same search then always ends at the same place. is_up: asked now and then, for a
    limit in time: the engine has no clock of its own.
    """

    def __init__(self, nodes: int | None = None, is_up: Callable[[], bool] | None = None) -> None:
        self.nodes = nodes
        self.is_up = is_up
