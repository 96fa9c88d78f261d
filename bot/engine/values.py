"""What a search returns and what it keeps: the values of moves, a transposition table, and what it may cost."""

import struct
import zlib
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, TypeVar

from .board import MAX_CELLS, Board, Outcome
from .position import Position
from .symmetry import canonical

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

SMALL, REMEMBERED = 9, 10_000  # cells of boards whose answers are remembered, and how many; 3x3 has 4,520
HORIZON = 4  # plies that a search looks ahead before it asks any budget
OPENING = struct.Struct(">7sb")
"""An entry of a table of openings: the marks of both sides on up to 25 cells, as a big-endian number, and the value."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What one move is worth under best play from then on. cell: the move. outcome: for the side that makes it.

    distance: in plies from before the move to the end: 1 if it wins at once; of a draw until the board is full, or 0 if
    it never is. exact: False if the budget ended first: nothing is decided within HORIZON plies; a draw is a guess, and
    so is the distance of another outcome.
    """

    cell: int
    outcome: Outcome
    distance: int
    exact: bool = True

    @property
    def score(self) -> int:
        """10 - distance for a win, distance - 10 for a loss, 0 for a draw; compare outcomes first if games are long."""
        return {Outcome.WIN: 10 - self.distance, Outcome.DRAW: 0, Outcome.LOSS: self.distance - 10}[self.outcome]


def move_value(cells: int, cell: int, value: int, ply: int, exact: bool = True) -> MoveValue:
    """Turn what a search says of a move into a MoveValue.

    value: cells + 1 - p for a win with p marks on the board, 0 for a draw, with a minus for a loss: it doesn't depend
    on how a position was reached, and a higher one is a sooner win or a later loss. ply: before the move.
    """
    if value == 0:
        return MoveValue(cell, Outcome.DRAW, cells - ply, exact)
    return MoveValue(cell, Outcome.WIN if value > 0 else Outcome.LOSS, cells + 1 - abs(value) - ply, exact)


def best_cells(moves: tuple[MoveValue, ...], horizon: int = MAX_CELLS) -> tuple[int, ...]:
    """Return the cells of the fastest wins, else of the draws, those that are sure first, else of the slowest losses.

    horizon: the plies that are looked ahead; what ends beyond that counts as a draw.
    """

    def rank(move: MoveValue) -> tuple[int, int]:
        if move.outcome is Outcome.DRAW or move.distance > horizon:
            return 1, int(move.exact)
        return (2, -move.distance) if move.outcome is Outcome.WIN else (0, move.distance)

    most = max(map(rank, moves))
    return tuple(move.cell for move in moves if rank(move) == most)


@dataclass(frozen=True, slots=True)
class Analysis:
    """What analyse found. outcome, distance: for the side to move, as in MoveValue.

    moves: one value for each legal cell, in reading order. best: the cells of the fastest win, else of every draw, else
    of the slowest loss. nodes: positions visited. exact: False if the budget ended before it was sure which moves are
    best. depth, estimate: of a search that judges what it can't see the end of: the plies that it looked ahead at
    everything, and how well the side to move stands, from -1, lost, to 1, won.
    """

    position: Position
    outcome: Outcome
    distance: int
    moves: tuple[MoveValue, ...]
    best: tuple[int, ...]
    nodes: int
    exact: bool = True
    depth: int = 0
    estimate: float | None = None

    @property
    def chance(self) -> int | None:
        """The estimate as per cent; None if the search judges nothing."""
        return None if self.estimate is None else round(50 + 50 * self.estimate)

    def to_dict(self) -> dict[str, Any]:
        """Return the object that `analyse --json` prints, but for plain minimax's figures; squares count from 1."""
        return {
            "board": self.position.text(),
            "to_move": self.position.to_move.value,
            "outcome": self.outcome.value,
            "distance": self.distance,
            "best": [cell + 1 for cell in self.best],
            "moves": {
                str(move.cell + 1): {"outcome": move.outcome.value, "distance": move.distance, "score": move.score}
                for move in self.moves
            },
            "positions": self.nodes,
        }


def analysis(position: Position, moves: tuple[MoveValue, ...], nodes: int, is_sure: bool = True) -> Analysis:
    cells = best_cells(moves)
    first = next(move for move in moves if move.cell == cells[0])
    return Analysis(position, first.outcome, first.distance, moves, cells, nodes, is_sure)


def pick(cells: tuple[int, ...], random: Random) -> int:
    """Return any of some cells, all equally likely. Cost: half of that of random.choice."""
    return cells[int(random.random() * len(cells))]


class Bounded(dict[K, T]):
    """Values by key. When limit are there, it forgets all and starts again. keep: returns the value."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self._limit = limit

    def keep(self, key: K, value: T) -> T:
        if len(self) >= self._limit:
            self.clear()
        self[key] = value
        return value


class TranspositionTable:
    """What searches remember from one call to the next. limit: how many positions at most (about 250 bytes each).

    openings: values of early positions of one board, by canonical key; it never forgets them.
    Threads may share one: each step is one dictionary operation, and every entry is true on its own and never changes.
    So one thread may look up while another searches; at worst it finds nothing.
    """

    def __init__(self, limit: int = 200_000, openings: Mapping[int, int] | None = None) -> None:
        self.openings = openings or {}
        self.bounds: Bounded[int | bytes, tuple[int, int]] = Bounded(limit)
        """By key: the least and the most that the position can be worth (see Search.value)."""
        self.expectations: Bounded[int, Fraction] = Bounded(limit)
        """By canonical key: what a careless opponent to move leaves to an unbeatable one (see levels.py)."""
        self.analyses: Bounded[Hashable, Analysis] = Bounded(min(limit, REMEMBERED))
        """By a position's key: whole answers on boards of up to nine cells."""
        self.candidates: Bounded[tuple[Hashable, str], tuple[int, ...]] = Bounded(min(limit, REMEMBERED))
        """By a position's key and a level: the cells that this thinks equally good, on the same boards."""


def read_openings(board: Board, data: bytes) -> dict[int, int]:
    """Read what scripts/openings.py wrote, as a table takes it. Errors: zlib.error or struct.error of another file."""
    shape, entries = canonical(board, 0, 0), OPENING.iter_unpack(zlib.decompress(data))
    return {shape | int.from_bytes(marks, "big"): value for marks, value in entries}


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of a search. nodes: visited; it then always ends at the same place. is_up: whether its time is up."""

    nodes: int | None = None
    is_up: Callable[[], bool] | None = None


class OutOfBudget(Exception):
    """The search must end here."""
