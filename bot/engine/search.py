"""What every legal move is worth, exactly: negamax with alpha-beta, a memo and the board's symmetries.

Nothing here is approximate and nothing is chosen here: levels.py picks. The learner's version is minimax.py.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from .board import MAX_CELLS, Board, Mark, Outcome, Position

CHUNK = 9
"""Masks are turned this many bits at a time, by looking up tables of 2 ** CHUNK entries."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What one move is worth under best play from then on.

    cell: the move. outcome: for the side that makes it. distance: in plies from before the move to the end of
    the game: 1 for a move that wins at once. A draw ends when the board is full, so all are equally far.
    """

    cell: int
    outcome: Outcome
    distance: int

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
    nodes: positions visited.
    """

    position: Position
    outcome: Outcome
    distance: int
    moves: tuple[MoveValue, ...]
    best: tuple[int, ...]
    nodes: int

    def to_dict(self) -> dict[str, object]:
        """The object that `analyse --json` prints; squares count from 1.

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

    limit: how many positions at most (about 200 bytes each); when full, it forgets all and starts again.
    Threads may share one: each step is one dictionary operation, and every entry is true by itself.
    """

    def __init__(self, limit: int = 200_000) -> None:
        self.limit = limit
        self.bounds: dict[int, tuple[int, int]] = {}
        """By canonical key: the least and the most that the position can be worth (see _Search.value)."""
        self.expectations: dict[int, Fraction] = {}
        """By canonical key: what a careless opponent to move leaves to an unbeatable one (see levels.py)."""

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


def analyse(position: Position, memo: Memo | None = None) -> Analysis:
    """Value every legal move by searching to the end (negamax with alpha-beta and a memo).

    position: any; a finished one has no moves, and the outcome is that of the side whose turn it would be.
    memo: what earlier calls found. Without one, nodes depends on the position alone.
    Cost on 3x3: milliseconds, then microseconds from a memo. On larger boards it grows steeply.
    Source: negamax as in chessprogramming.org/Negamax; counts in tests/engine/test_search.py.

    >>> found = analyse(Position.parse("XX./OO./..."))
    >>> found.outcome, found.distance, found.best
    (Outcome.WIN, 1, (2,))
    """
    if position.is_over:
        return Analysis(position, Outcome.LOSS if position.winner else Outcome.DRAW, 0, (), (), 1)
    search = _Search(position.board, memo or Memo())
    moves = tuple(search.move_values(position))
    most = max(_rank(move) for move in moves)
    best = [move for move in moves if _rank(move) == most]
    return Analysis(position, best[0].outcome, best[0].distance, moves, tuple(move.cell for move in best), search.nodes)


def canonical_key(position: Position) -> int:
    """A number that two positions share when turning or mirroring the board makes one the other.

    Swapping the marks and the turn with them changes nothing either. Boards of another shape share none.

    >>> canonical_key(Position.after([0])) == canonical_key(Position.after([8]))
    True
    """
    return _canonical(position.board, *_own_and_other(position))


class _Search:
    """One search: a board, what is remembered, and a count of the positions visited.

    Inside, a position is the mover's marks and the opponent's. A game that is won with p marks on the board
    is worth cells + 1 - p to the winner, a draw 0: so values do not depend on the way that led to a position,
    and more is sooner won or later lost.
    """

    def __init__(self, board: Board, memo: Memo) -> None:
        self.board = board
        self.memo = memo
        self.top = board.cells + 1
        self.nodes = 1

    def move_values(self, position: Position) -> Iterator[MoveValue]:
        """The exact value of each legal move."""
        own, other = _own_and_other(position)
        winning = self.board.completing(own, other)
        left = self.board.cells - position.ply
        for cell in position.legal():
            bit = 1 << cell
            if winning & bit or left == 1:
                self.nodes += 1
                yield MoveValue(cell, Outcome.WIN if winning & bit else Outcome.DRAW, 1)
                continue
            value = -self.value(other, own | bit, -self.top, self.top)
            if value == 0:
                yield MoveValue(cell, Outcome.DRAW, left)
            else:
                outcome = Outcome.WIN if value > 0 else Outcome.LOSS
                yield MoveValue(cell, outcome, self.top - abs(value) - position.ply)

    def value(self, own: int, other: int, alpha: int, beta: int) -> int:
        """The value for the mover of a game that is not over.

        Exact if it lies between alpha and beta. Otherwise a bound: an answer at alpha or below is the most
        it can be worth, one at beta or above the least.
        """
        self.nodes += 1
        key = _canonical(self.board, own, other)
        low, high = self.memo.bounds.get(key, (-self.top, self.top))
        alpha, beta = max(alpha, low), min(beta, high)
        if alpha >= beta:
            return low if low >= beta else high
        best = self._best_reply(own, other, alpha, beta)
        if best < beta:
            high = best
        if best > alpha:
            low = best
        self.memo.keep_bounds(key, (low, high))
        return best

    def _best_reply(self, own: int, other: int, alpha: int, beta: int) -> int:
        marks = own | other
        ply = marks.bit_count()
        if self.board.completing(own, other):
            return self.top - (ply + 1)
        threats = self.board.completing(other, own)
        if threats & (threats - 1):  # two, and one mark blocks only one
            return (ply + 2) - self.top
        if ply + 1 == self.board.cells or all(line & own and line & other for line in self.board.lines):
            return 0
        soonest = self.top - (ply + 3)
        if soonest <= alpha:
            return soonest
        best = -self.top
        for bit in _by_lines(self.board):
            if bit & marks or (threats and bit != threats):
                continue
            best = max(best, -self.value(other, own | bit, -min(beta, soonest), -max(alpha, best)))
            if best >= min(beta, soonest):
                break
        return best


def _own_and_other(position: Position) -> tuple[int, int]:
    return (position.x, position.o) if position.to_move is Mark.X else (position.o, position.x)


def _rank(move: MoveValue) -> tuple[int, int]:
    match move.outcome:
        case Outcome.WIN:
            return 2, -move.distance
        case Outcome.DRAW:
            return 1, 0
        case Outcome.LOSS:
            return 0, move.distance


@functools.lru_cache
def _by_lines(board: Board) -> tuple[int, ...]:
    """One bit a cell, those on most lines first: good moves early make alpha-beta cut early."""
    bits = [1 << cell for cell in range(board.cells)]
    return tuple(sorted(bits, key=lambda bit: -sum(1 for line in board.lines if line & bit)))


def _canonical(board: Board, own: int, other: int) -> int:
    """The least of the images of both masks side by side, with the board's shape in front."""
    shape, symmetries = _symmetries(board)
    marks = own << board.cells | other
    least = -1
    for tables in symmetries:
        image, rest = 0, marks
        for table in tables:
            image |= table[rest & (1 << CHUNK) - 1]
            rest >>= CHUNK
        if image < least or least < 0:
            least = image
    return shape | least


@functools.lru_cache
def _symmetries(board: Board) -> tuple[int, tuple[tuple[tuple[int, ...], ...], ...]]:
    """A number for the board's shape, and for each of its symmetries a table a chunk: chunk in, image out."""
    shape = ((board.rows << 5 | board.columns) << 5 | board.k) << 2 * MAX_CELLS
    symmetries = []
    for cells in sorted(_cell_maps(board)):
        images = [1 << cell for cell in (*cells, *(cell + board.cells for cell in cells))]
        chunks = [images[start : start + CHUNK] for start in range(0, len(images), CHUNK)]
        symmetries.append(tuple(_table(chunk) for chunk in chunks))
    return shape, tuple(symmetries)


def _table(images: list[int]) -> tuple[int, ...]:
    table = [0]
    for image in images:
        table += [image | earlier for earlier in table]
    return tuple(table)


def _cell_maps(board: Board) -> set[tuple[int, ...]]:
    """Where each symmetry takes each cell: up to eight of a square board, four of another."""
    rows, columns = range(board.rows), range(board.columns)
    maps = set()
    for down in (rows, rows[::-1]):
        for right in (columns, columns[::-1]):
            maps.add(tuple(row * board.columns + column for row in down for column in right))
            if board.rows == board.columns:
                maps.add(tuple(row * board.columns + column for column in right for row in down))
    return maps
