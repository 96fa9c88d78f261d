"""Boards, positions and the rules: what may be played, who has won.

A board is any rows x columns with k in a row; nothing here may assume 3x3. A position keeps each side's marks
as a bit mask: bit 0 is the top left cell, then row by row. Everything is immutable, and a call costs a
microsecond or two.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

MAX_CELLS = 25
"""A message holds five rows of five buttons, so no board is larger."""


class BadPosition(ValueError):
    """A text is not a position that a game can reach; the message is a sentence a user can read."""


class IllegalMove(ValueError):
    """The cell is outside the board or taken, or the game is over; the message says which."""


class Mark(enum.Enum):
    """X or O. In a game X moves first."""

    X = "X"
    O = "O"  # noqa: E741 (the players' word)

    @property
    def other(self) -> Mark:
        """The opponent's mark."""
        return Mark.O if self is Mark.X else Mark.X

    def __repr__(self) -> str:
        return f"Mark.{self.name}"


class Outcome(enum.Enum):
    """How a game ends under best play, for the side to move."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"

    @property
    def flipped(self) -> Outcome:
        """The same end, seen from the other side."""
        return {Outcome.WIN: Outcome.LOSS, Outcome.DRAW: Outcome.DRAW, Outcome.LOSS: Outcome.WIN}[self]

    def __repr__(self) -> str:
        return f"Outcome.{self.name}"


class Rules(enum.StrEnum):
    """What a full line means, and which marks may be placed."""

    STANDARD = "standard"  # who completes a line of their own mark wins
    MISERE = "misere"  # who completes one loses
    WILD = "wild"  # either mark may be placed at each move; who completes a line of either wins


@dataclass(frozen=True, slots=True)
class Board:
    """The shape of a game: rows x columns, how many in a row win, and by which rules.

    rows, columns: at least 1, at most 25 cells together. k: 1 to the longer side.
    Errors: ValueError, with a sentence a user can read.
    """

    rows: int
    columns: int
    k: int
    rules: Rules = Rules.STANDARD
    lines: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Every k in a row, as bit masks, ascending."""
    cells: int = field(init=False, repr=False, compare=False)
    """How many cells there are."""
    shape: int = field(init=False, repr=False, compare=False)
    """A number that only boards of the same rows, columns, k and rules share; below 2 ** 17."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", self.rows * self.columns)
        if self.rows < 1 or self.columns < 1:
            raise ValueError("A board has at least one row and one column.")
        shape, longest = f"{self.rows}x{self.columns}", max(self.rows, self.columns)
        if self.cells > MAX_CELLS:
            raise ValueError(f"A board has at most {MAX_CELLS} squares; {shape} has {self.cells}.")
        if not 1 <= self.k <= longest:
            raise ValueError(f"On a {shape} board, 1 to {longest} in a row can win.")
        object.__setattr__(
            self, "shape", ((self.rows << 5 | self.columns) << 5 | self.k) << 2 | list(Rules).index(self.rules)
        )
        object.__setattr__(self, "lines", tuple(sorted(set(_lines(self.rows, self.columns, self.k)))))

    @classmethod
    def parse(cls, text: str) -> Board:
        """Read "3x4/3", or "3x4": then as many in a row win as the shorter side has. Rules may follow: "3x3/3 wild".

        Errors: ValueError, with a sentence a user can read.

        >>> Board.parse("3x4").text()
        '3x4/3'
        """
        found = re.fullmatch(r"\s*(\d{1,2})\s*[xX]\s*(\d{1,2})\s*(?:/\s*(\d{1,2})\s*)?(?:\s(misere|wild))?\s*", text)
        if found is None:
            raise ValueError("A board is written as rows x columns / how many in a row win, such as 3x3/3.")
        rows, columns = int(found[1]), int(found[2])
        return cls(rows, columns, int(found[3]) if found[3] else min(rows, columns), Rules(found[4] or "standard"))

    def text(self) -> str:
        """The form that parse reads, such as 3x3/3."""
        rules = "" if self.rules is Rules.STANDARD else f" {self.rules}"
        return f"{self.rows}x{self.columns}/{self.k}{rules}"

    def square_name(self, cell: int) -> str:
        """The column's letter and the row's number: a1 is the top left.

        cell: 0 to cells - 1, or IllegalMove.

        >>> STANDARD.square_name(0), STANDARD.square_name(2), STANDARD.square_name(8)
        ('a1', 'c1', 'c3')
        """
        self._check(cell)
        row, column = divmod(cell, self.columns)
        return f"{chr(ord('a') + column)}{row + 1}"

    def move_name(self, move: int) -> str:
        """A move as the square's number, on boards of more than nine cells its name; by wild rules with the mark.

        >>> STANDARD.move_name(4), Board(3, 3, 3, Rules.WILD).move_name(13)
        ('5', '5 O')
        """
        by_o, cell = divmod(move, self.cells)
        name = str(cell + 1) if self.cells <= 9 else self.square_name(cell)
        return f"{name} {'O' if by_o else 'X'}" if self.rules is Rules.WILD else name

    def completing(self, own: int, other: int) -> int:
        """The free cells, as a mask, that would complete a line of own; own and other are masks of marks."""
        found = 0
        for line in self.lines:
            if not line & other:
                rest = line & ~own
                if not rest & (rest - 1):
                    found |= rest
        return found

    def _check(self, cell: int) -> None:
        if not 0 <= cell < self.cells:
            raise IllegalMove(f"This board has squares 1 to {self.cells}.")


def _lines(rows: int, columns: int, k: int) -> Iterator[int]:
    for row in range(rows):
        for column in range(columns):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                last_row, last_column = row + down * (k - 1), column + right * (k - 1)
                if last_row < rows and 0 <= last_column < columns:
                    yield sum(1 << (row + down * step) * columns + column + right * step for step in range(k))


STANDARD = Board(3, 3, 3)


@dataclass(frozen=True, slots=True)
class Position:
    """The marks on a board and whose turn it is.

    x, o: bit masks of the marks. Make positions with start, parse, after and play, which check; the bare
    constructor trusts its caller.

    >>> position = Position.start().play(4).play(0)
    >>> position.text(), position.to_move, position.ply
    ('O...X....', Mark.X, 2)
    """

    board: Board
    x: int
    o: int
    to_move: Mark
    winner: Mark | None = field(init=False, repr=False, compare=False)
    """Who has won: who completed a line, which only the side that moved last can have; by misere rules the other."""

    def __post_init__(self) -> None:
        moved, rules = self.to_move.other, self.board.rules
        done = _has_line(self.board, self.o if moved is Mark.O else self.x)
        if rules is not Rules.STANDARD:
            done = done or (rules is Rules.WILD and _has_line(self.board, self.x if moved is Mark.O else self.o))
            moved = self.to_move if rules is Rules.MISERE else moved
        object.__setattr__(self, "winner", moved if done else None)

    @classmethod
    def start(cls, board: Board = STANDARD) -> Position:
        """The empty board, X to move."""
        return cls(board, 0, 0, Mark.X)

    @classmethod
    def parse(cls, text: str, board: Board = STANDARD, to_move: Mark | None = None) -> Position:
        """Read a board row by row: X or x, O or o, and a dot for a free square.

        Rows may be parted by a slash; white space does not count. Without to_move X began, and the side to
        move follows from the count; with it, either side may have begun. By wild rules any marks can be reached.
        Errors: BadPosition unless a game can reach it.

        >>> Position.parse("XX. / OO. / ...").to_move
        Mark.X
        """
        marks = _marks(text, board)
        x, o = (sum(1 << cell for cell, mark in enumerate(marks) if mark == name) for name in "XO")
        if board.rules is Rules.WILD:
            return cls(board, x, o, to_move or (Mark.O if (x | o).bit_count() % 2 else Mark.X))
        surplus = x.bit_count() - o.bit_count()
        counts = f"X has {x.bit_count()} and O has {o.bit_count()}"
        if to_move is None and surplus not in (0, 1):
            raise BadPosition(f"{counts}. X moves first, so X has as many as O, or one more.")
        mover = to_move or (Mark.O if surplus else Mark.X)
        if surplus not in ((0, -1) if mover is Mark.X else (0, 1)):
            raise BadPosition(f"{counts}, so it cannot be {mover.value}'s turn.")
        _check_lines(board, x, o, mover)
        return cls(board, x, o, mover)

    @classmethod
    def after(cls, moves: Iterable[int], board: Board = STANDARD) -> Position:
        """The position after these cells, in turn from the empty board; IllegalMove at the first bad one.

        >>> Position.after([4, 0, 8]).text()
        'O...X...X'
        """
        position = cls.start(board)
        for cell in moves:
            position = position.play(cell)
        return position

    def text(self) -> str:
        """One character a cell, row by row: X, O or a dot. Parse reads it back, given board and to_move."""
        return "".join(".XO"[(self.x >> cell & 1) + 2 * (self.o >> cell & 1)] for cell in range(self.board.cells))

    @property
    def ply(self) -> int:
        """How many marks stand."""
        return (self.x | self.o).bit_count()

    @property
    def is_over(self) -> bool:
        """Whether somebody has won or the board is full."""
        return self.winner is not None or self.ply == self.board.cells

    @property
    def winning_cells(self) -> tuple[int, ...]:
        """The cells of all completed lines, ascending; () when nobody has won.

        >>> Position.after([4, 1, 0, 2, 8]).winning_cells
        (0, 4, 8)
        """
        if self.winner is None:
            return ()
        lines = [line for line in self.board.lines if self.x & line == line or self.o & line == line]
        return tuple(cell for cell in range(self.board.cells) if any(line >> cell & 1 for line in lines))

    def legal(self) -> tuple[int, ...]:
        """The moves that can be made, ascending: free cells; () when the game is over.

        By wild rules a move is a cell with X placed on it, or that plus the number of cells with O.
        """
        if self.winner is not None:
            return ()
        taken, cells = self.x | self.o, self.board.cells
        free = [cell for cell in range(cells) if not taken >> cell & 1]
        return tuple(free if self.board.rules is not Rules.WILD else [*free, *(cell + cells for cell in free)])

    def completing(self, mark: Mark) -> tuple[int, ...]:
        """The free cells, ascending, that would complete a line of a mark, whoever is to move.

        >>> Position.after([4, 1, 0]).completing(Mark.X)
        (8,)
        """
        own, other = (self.x, self.o) if mark is Mark.X else (self.o, self.x)
        found = self.board.completing(own, other)
        return tuple(cell for cell in range(self.board.cells) if found >> cell & 1)

    def mark_at(self, cell: int) -> Mark | None:
        """The mark on a cell, None when it is free; IllegalMove outside the board."""
        self.board._check(cell)
        if self.x >> cell & 1:
            return Mark.X
        return Mark.O if self.o >> cell & 1 else None

    def play(self, cell: int) -> Position:
        """The position after the side to move takes a cell; by wild rules, makes a move as legal() numbers them.

        Errors: IllegalMove when the cell is outside the board or taken, or the game is over.
        """
        mark = self.to_move
        if self.board.rules is Rules.WILD:
            by_o, cell = divmod(cell, self.board.cells)
            self.board._check(cell if by_o in (0, 1) else -1)
            mark = Mark.O if by_o else Mark.X
        self.board._check(cell)
        if self.winner is not None:
            raise IllegalMove("The game is over.")
        bit = 1 << cell
        if (self.x | self.o) & bit:
            raise IllegalMove(f"Square {cell + 1} is taken.")
        if mark is Mark.X:
            return Position(self.board, self.x | bit, self.o, self.to_move.other)
        return Position(self.board, self.x, self.o | bit, self.to_move.other)


def _has_line(board: Board, own: int) -> bool:
    for line in board.lines:  # noqa: SIM110 (any() takes twice as long, and this runs for every position)
        if own & line == line:
            return True
    return False


def _marks(text: str, board: Board) -> str:
    rows = "".join(text.split()).upper().split("/")
    marks = "".join(rows)
    strange = sorted(set(marks) - set("XO."))
    if strange:
        raise BadPosition(f"{strange[0]!r} is not a mark. Write X, O, and a dot for a free square.")
    if len(marks) != board.cells:
        raise BadPosition(f"This board has {board.cells} squares, and {len(marks)} are given.")
    if len(rows) > 1 and {len(row) for row in rows} != {board.columns}:
        raise BadPosition(f"Every row of this board has {board.columns} squares.")
    return marks


def _check_lines(board: Board, x: int, o: int, mover: Mark) -> None:
    won = {mark for mark, own in ((Mark.X, x), (Mark.O, o)) if _has_line(board, own)}
    if len(won) == 2:
        raise BadPosition("Both sides have a full line, but a game ends with the first.")
    if mover in won:
        raise BadPosition(f"{mover.value} has a full line, so it is not {mover.value}'s turn.")
    if won:
        own, shared = (o if mover is Mark.X else x), (1 << board.cells) - 1
        for line in board.lines:
            shared &= line if own & line == line else shared
        if not shared:  # one mark must have completed all the lines there are
            raise BadPosition(f"{mover.other.value} has two full lines, but a game ends with the first.")
