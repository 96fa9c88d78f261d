"""Positions: what may be played, who has won. Everything is immutable, and a call costs a microsecond or two."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass, field

from .board import STANDARD, BadPosition, Board, IllegalMove, Mark, Rules
from .notation import read


@dataclass(frozen=True, slots=True)
class Position:
    """The marks on a board and whose turn it is.

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
    """Who has won: the side that completed a line, which only the last mover can have; by misere rules the other."""

    def __post_init__(self) -> None:
        (own, moved), rules, winner = self.sides, self.board.rules, None
        if self.board.has_line(moved) or (rules is Rules.WILD and self.board.has_line(own)):
            winner = self.to_move if rules is Rules.MISERE else self.to_move.other
        object.__setattr__(self, "winner", winner)

    @classmethod
    def start(cls, board: Board = STANDARD) -> "Position":
        return cls(board, 0, 0, Mark.X)

    @classmethod
    def parse(cls, text: str, board: Board = STANDARD, to_move: Mark | None = None) -> "Position":
        """Read a board row by row: X or x, O or o, and a dot for a free square, or as notation.read reads it.

        A slash may separate rows; white space doesn't count. Without to_move X went first, and the side to move
        follows from the count; with it, either side may have gone first. By wild rules any marks can be reached.
        Errors: BadPosition if no game can reach it.

        >>> Position.parse("XX. / OO. / ...").to_move
        Mark.X
        """
        marks = _marks(text, board)
        x, o = (sum(1 << cell for cell, mark in enumerate(marks) if mark == name) for name in "XO")
        if board.rules is Rules.WILD:
            return cls(board, x, o, to_move or (Mark.O if (x | o).bit_count() % 2 else Mark.X))
        surplus = x.bit_count() - o.bit_count()
        if to_move is None and surplus not in (0, 1):
            raise BadPosition("position-wrong-marks", x=x.bit_count(), o=o.bit_count())
        mover = to_move or (Mark.O if surplus else Mark.X)
        if surplus not in ((0, -1) if mover is Mark.X else (0, 1)):
            raise BadPosition("position-wrong-turn", x=x.bit_count(), o=o.bit_count(), mover=mover.value)
        _check_lines(board, x, o, mover)
        return cls(board, x, o, mover)

    @classmethod
    def after(cls, moves: Iterable[int], board: Board = STANDARD) -> "Position":
        """Play these cells in turn from the empty board. Errors: IllegalMove at the first bad one."""
        return functools.reduce(cls.play, moves, cls.start(board))

    def text(self) -> str:
        """Return one character a cell, row by row: X, O or a dot. Parse reads it back, given board and to_move."""
        return "".join(".XO"[(self.x >> cell & 1) + 2 * (self.o >> cell & 1)] for cell in range(self.board.cells))

    @property
    def ply(self) -> int:
        return (self.x | self.o).bit_count()

    @property
    def sides(self) -> tuple[int, int]:
        """The marks of the side to move, and those of the other side."""
        return (self.x, self.o) if self.to_move is Mark.X else (self.o, self.x)

    @property
    def is_over(self) -> bool:
        """Whether a side has won or the board is full."""
        return self.winner is not None or self.ply == self.board.cells

    @property
    def winning_cells(self) -> tuple[int, ...]:
        """The cells of all completed lines, ascending; () if no side has won."""
        won = 0
        for line in self.board.lines if self.winner else ():
            won |= line if self.x & line == line or self.o & line == line else 0
        return tuple(cell for cell in range(self.board.cells) if won >> cell & 1)

    def legal(self) -> tuple[int, ...]:
        """Return the moves that can be made, ascending: free cells; () if the game is over.

        By wild rules a move is a cell with X placed on it, or that plus the number of cells with O.
        """
        if self.winner is not None:
            return ()
        taken, cells = self.x | self.o, self.board.cells
        free = [cell for cell in range(cells) if not taken >> cell & 1]
        return tuple(free if self.board.rules is not Rules.WILD else [*free, *(cell + cells for cell in free)])

    def completing(self, mark: Mark) -> tuple[int, ...]:
        """Return the free cells, ascending, that would complete a line of a mark; either side may be to move."""
        own, other = (self.x, self.o) if mark is Mark.X else (self.o, self.x)
        found = self.board.completing(own, other)
        return tuple(cell for cell in range(self.board.cells) if found >> cell & 1)

    def mark_at(self, cell: int) -> Mark | None:
        """Return the mark on a cell, None if it's free. Errors: IllegalMove outside the board."""
        self.board.check(cell)
        if self.x >> cell & 1:
            return Mark.X
        return Mark.O if self.o >> cell & 1 else None

    def play(self, cell: int) -> "Position":
        """Take a cell for the side to move; by wild rules, make a move as legal() numbers them. Errors: IllegalMove."""
        mark = self.to_move
        if self.board.rules is Rules.WILD:
            by_o, square = divmod(cell, self.board.cells)
            mark, cell = (Mark.O if by_o else Mark.X), (square if by_o in (0, 1) else -1)
        self.board.check(cell)
        if self.winner is not None:
            raise IllegalMove("game-over")
        bit = 1 << cell
        if (self.x | self.o) & bit:
            raise IllegalMove("move-square-taken", square=cell + 1)
        x, o = (self.x | bit, self.o) if mark is Mark.X else (self.x, self.o | bit)
        return Position(self.board, x, o, self.to_move.other)


def _marks(text: str, board: Board) -> str:
    rows = read(text).marks.split("/")
    marks = "".join(rows)
    if len(marks) != board.cells:
        raise BadPosition("position-wrong-count", squares=board.cells, given=len(marks))
    if len(rows) > 1 and {len(row) for row in rows} != {board.columns}:
        raise BadPosition("position-wrong-rows", columns=board.columns)
    return marks


def _check_lines(board: Board, x: int, o: int, mover: Mark) -> None:
    won = {mark for mark, own in ((Mark.X, x), (Mark.O, o)) if board.has_line(own)}
    if len(won) == 2:
        raise BadPosition("position-two-winners")
    if mover in won:
        raise BadPosition("position-winner-to-move", mover=mover.value)
    if won:
        own, shared = (o if mover is Mark.X else x), (1 << board.cells) - 1
        for line in board.lines:
            shared &= line if own & line == line else shared
        if not shared:  # one mark must have completed all the lines there are
            raise BadPosition("position-two-lines", winner=mover.other.value)
