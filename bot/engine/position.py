"""Positions: what may be played, who has won. Everything is immutable, and a call costs a microsecond or two."""

import functools
import operator
import re
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from bot.variants import Rules

from .board import STANDARD, BadPosition, Board, IllegalMove, Mark
from .notation import read
from .variant import variant_of

TOP, BOTTOM = frozenset({"top", "upper"}), frozenset({"bottom", "lower"})
LEFT, RIGHT = frozenset({"left"}), frozenset({"right"})
MIDDLE = frozenset({"center", "centre", "middle", "mid", "central"})
NAMES = TOP | BOTTOM | LEFT | RIGHT | MIDDLE
AROUND = frozenset({"the", "corner", "edge", "side", "square"})  # words that people put beside the name of a square


@dataclass(frozen=True, slots=True)
class Position:
    """The marks on a board and whose turn it is. Other rules than the standard ones have a class of their own.

    x, o: the marks as bit masks: bit 0 is the top left cell, then row by row. Make positions with start, parse, after
    and play, which check; the bare constructor trusts its caller.

    >>> position = Position.start().play(4).play(0)
    >>> position.text(), position.to_move, position.ply
    ('O...X....', Mark.X, 2)
    """

    board: Board
    x: int
    o: int
    to_move: Mark
    winner: Mark | None = field(init=False, repr=False, compare=False)
    """Who has won: the side that completed a line, which only the last mover can have."""
    has_threats = True  # whether a position tells where a mark would win
    has_tree = True  # whether plain minimax ends on it, in theory

    def __post_init__(self) -> None:
        last, own = (Mark.O, self.o) if self.to_move is Mark.X else (Mark.X, self.x)
        object.__setattr__(self, "winner", last if self.board.has_line(own) else None)

    @staticmethod
    def start(board: Board = STANDARD) -> "Position":
        return _class(board)(board, 0, 0, Mark.X)

    @staticmethod
    def parse(text: str, board: Board = STANDARD, to_move: Mark | None = None) -> "Position":
        """Read a board row by row: X or x, O or o, and a dot for a free square, or as notation.read reads it.

        A slash may separate rows; white space doesn't count. Without to_move X went first, and the side to move
        follows from the count; with it, either side may have gone first. Other rules may write positions otherwise.
        Errors: BadPosition if no game can reach it.

        >>> Position.parse("XX. / OO. / ...").to_move
        Mark.X
        """
        return _class(board).of_text(text, board, to_move)

    @classmethod
    def of_text(cls, text: str, board: Board, to_move: Mark | None) -> "Position":
        x, o = marks_of(text, board)
        position = cls(board, x, o, mover_of(x, o, to_move))
        mover, (own, other) = position.to_move, position.sides
        completed = [line for line in board.lines if other & line == line]
        if completed and board.has_line(own):
            raise BadPosition("position-two-winners")
        if board.has_line(own):
            raise BadPosition("position-winner-to-move", mover=mover.value)
        if completed and not functools.reduce(operator.and_, completed):  # one mark must have completed them all
            raise BadPosition("position-two-lines", winner=mover.other.value)
        return position

    @staticmethod
    def after(moves: Iterable[int], board: Board = STANDARD) -> "Position":
        """Make these moves in turn from the empty board. Errors: IllegalMove at the first bad one."""
        return functools.reduce(lambda position, move: position.play(move), moves, Position.start(board))

    def text(self) -> str:
        """Return one character a cell, row by row: X, O or a dot. Parse reads it back, given board and to_move."""
        return "".join(".XO"[(self.x >> cell & 1) + 2 * (self.o >> cell & 1)] for cell in range(self.board.cells))

    @property
    def key(self) -> Hashable:
        """What tells this position from all others, in a form that hashes in half the time."""
        return self.board.shape, self.x, self.o, self.to_move is Mark.X

    @property
    def ply(self) -> int:
        """How many marks are on the board."""
        return (self.x | self.o).bit_count()

    @property
    def sides(self) -> tuple[int, int]:
        """The marks of the side to move, and those of the other side."""
        return (self.x, self.o) if self.to_move is Mark.X else (self.o, self.x)

    @property
    def is_over(self) -> bool:
        return self.winner is not None or (self.x | self.o).bit_count() == self.board.cells

    @property
    def winning_cells(self) -> tuple[int, ...]:
        """The cells of all completed lines, ascending; () if no side has won."""
        won = 0
        for line in self.board.lines if self.winner else ():
            won |= line if self.x & line == line or self.o & line == line else 0
        return tuple(cell for cell in range(self.board.cells) if won >> cell & 1) if won else ()

    def legal(self) -> tuple[int, ...]:
        """Return the moves that can be made, ascending: free cells, if the rules have no others; () if it is over."""
        if self.winner is not None:
            return ()
        taken = self.x | self.o
        return tuple([cell for cell in range(self.board.cells) if not taken >> cell & 1])

    def completing(self, mark: Mark) -> tuple[int, ...]:
        """Return the free cells, ascending, where a mark would complete a line and win; either side may be to move."""
        own, other = (self.x, self.o) if mark is Mark.X else (self.o, self.x)
        found = self.board.completing(own, other) if self.has_threats else 0
        return tuple(cell for cell in range(self.board.cells) if found >> cell & 1) if found else ()

    def mark_at(self, cell: int) -> Mark | None:
        """Return the mark on a cell, None if it's free. Errors: IllegalMove outside the board."""
        self.board.check(cell)
        if self.x >> cell & 1:
            return Mark.X
        return Mark.O if self.o >> cell & 1 else None

    def play(self, cell: int) -> "Position":
        """Make a move of the side to move, as legal() numbers them: take a cell. Errors: IllegalMove."""
        bit = self.check_free(cell)
        if self.to_move is Mark.X:
            return type(self)(self.board, self.x | bit, self.o, Mark.O)
        return type(self)(self.board, self.x, self.o | bit, Mark.X)

    def read_move(self, text: str) -> int | None:
        """Return the move that a player writes, in plain lower-case letters and digits; None if no square is meant.

        >>> [Position.start().read_move(text) for text in ("5", "b2", "bottom right", "10")]
        [4, 4, 8, None]
        """
        board = self.board
        if text.isdecimal() and len(text) <= len(str(board.cells)) and 1 <= int(text) <= board.cells:
            return int(text) - 1
        names = {board.square_name(cell): cell for cell in range(board.cells)}
        return names.get(text, _named(text, board))

    def turned(self, cells: Sequence[int]) -> Self:
        """Return this position on a board that is turned or mirrored. cells: where each cell goes."""
        x, o = (sum(1 << to for cell, to in enumerate(cells) if own >> cell & 1) for own in (self.x, self.o))
        return replace(self, x=x, o=o)

    def check_free(self, cell: int) -> int:
        """Return a cell as a mask. Errors: IllegalMove if a mark can't be placed there."""
        self.board.check(cell)
        if self.winner is not None:
            raise IllegalMove("game-over")
        bit = 1 << cell
        if (self.x | self.o) & bit:
            raise IllegalMove("move-square-taken", square=cell + 1)
        return bit


def _class(board: Board) -> type[Position]:
    return Position if board.rules is Rules.STANDARD else variant_of(board.rules).position


def marks_of(text: str, board: Board) -> tuple[int, int]:
    """Return the cells of X and of O that a text shows, as masks. Errors: BadPosition if it shows another board."""
    rows = read(text).marks.split("/")
    marks = "".join(rows)
    if len(marks) != board.cells:
        raise BadPosition("position-wrong-count", squares=board.cells, given=len(marks))
    if len(rows) > 1 and {len(row) for row in rows} != {board.columns}:
        raise BadPosition("position-wrong-rows", columns=board.columns)
    x, o = (sum(1 << cell for cell, mark in enumerate(marks) if mark == name) for name in "XO")
    return x, o


def mover_of(x: int, o: int, to_move: Mark | None) -> Mark:
    """Return whose turn it is, as parse decides. Errors: BadPosition if these marks aren't placed in turn."""
    surplus = x.bit_count() - o.bit_count()
    if to_move is None and surplus not in (0, 1):
        raise BadPosition("position-wrong-marks", x=x.bit_count(), o=o.bit_count())
    mover = to_move or (Mark.O if surplus else Mark.X)
    if surplus not in ((0, -1) if mover is Mark.X else (0, 1)):
        raise BadPosition("position-wrong-turn", x=x.bit_count(), o=o.bit_count(), mover=mover.value)
    return mover


def _named(text: str, board: Board) -> int | None:
    """Return the cell in the middle, in a corner or, if it is plain which is meant, on an edge; None if none is."""
    words = set(re.split(r"[\s_-]+", text)) - AROUND
    is_middle, lines = bool(words & MIDDLE), ((TOP, BOTTOM, board.rows), (LEFT, RIGHT, board.columns))
    found = [[at for at, names in ((0, first), (size - 1, last)) if words & names] for first, last, size in lines]
    open_sizes = [size for ends, (_, _, size) in zip(found, lines, strict=True) if not ends]
    if not words or not words <= NAMES or max(map(len, found)) > 1 or (is_middle and not open_sizes):
        return None
    if not all(size % 2 if is_middle else size == 3 for size in open_sizes):  # no row, or several, between two ends
        return None
    row, column = (ends[0] if ends else size // 2 for ends, (_, _, size) in zip(found, lines, strict=True))
    return row * board.columns + column
