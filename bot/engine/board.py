"""Marks, rules and boards. A board is any rows x columns with k in a row; nothing in the engine may assume 3x3."""

import enum
import itertools
import re
from dataclasses import dataclass, field
from functools import lru_cache

from bot.variants import Rules

from .variant import variant_of

MAX_CELLS = 25  # a message holds five rows of five buttons


class EngineError(ValueError):
    """Something the rules don't allow. Its sentence is the message of the name code, with data as arguments."""

    def __init__(self, code: str, **data: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.data = data

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value!r}" for name, value in self.data.items())])


class BadBoard(EngineError):
    """A text names no board, or no board has that shape."""


class BadPosition(EngineError):
    """A text is not a position that a game can reach."""


class IllegalMove(EngineError):
    """The cell is outside the board or taken, or the game is over."""


class GameOver(EngineError):
    """Nothing can be chosen or drawn: the game is over."""


class _Named(enum.Enum):
    __repr__ = enum.Enum.__str__


class Mark(_Named):
    """X or O. In a game X moves first."""

    X = "X"
    O = "O"  # noqa: E741 (the players' word)

    @property
    def other(self) -> "Mark":
        return Mark.O if self is Mark.X else Mark.X


class Outcome(_Named):
    """How a game ends under best play, for the side to move."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"


@dataclass(frozen=True, slots=True)
class Board:
    """The shape of a game: rows x columns, how many in a row win, and by which rules.

    rows, columns: at least 1, at most 25 cells together, if the rules need no more. k: 1 to the longer side. lines:
    every k in a row, as bit masks, ascending. cells: how many there are. shape: a number that only boards of the same
    rows, columns, k and rules share; below 2 ** 18. Errors: BadBoard.
    """

    rows: int
    columns: int
    k: int
    rules: Rules = Rules.STANDARD
    lines: tuple[int, ...] = field(init=False, repr=False, compare=False)
    cells: int = field(init=False, repr=False, compare=False)
    shape: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", self.rows * self.columns)
        if self.rows < 1 or self.columns < 1:
            raise BadBoard("board-empty")
        shape, longest = f"{self.rows}x{self.columns}", max(self.rows, self.columns)
        if self.cells > max(MAX_CELLS, self.rules.size[0] * self.rules.size[1]):
            raise BadBoard("board-too-large", board=shape, squares=self.cells, most=MAX_CELLS)
        if not 1 <= self.k <= longest:
            raise BadBoard("board-wrong-length", board=shape, longest=longest)
        sizes = (self.rows << 5 | self.columns) << 5 | self.k
        object.__setattr__(self, "shape", sizes << 3 | list(Rules).index(self.rules))
        object.__setattr__(self, "lines", _lines(self.rows, self.columns, self.k))

    @classmethod
    @lru_cache(256)
    def parse(cls, text: str) -> "Board":
        """Read "3x4/3", "3x4" (k is the shorter side) or, with other rules, "3x3/3 wild". Errors: BadBoard."""
        found = re.fullmatch(r"\s*(\d{1,2})\s*[xX]\s*(\d{1,2})\s*(?:/\s*(\d{1,2})\s*)?(?:\s(\w+))?\s*", text)
        if found is None or (found[4] and found[4] not in set(Rules)):
            raise BadBoard("board-unreadable")
        rows, columns = int(found[1]), int(found[2])
        return cls(rows, columns, int(found[3]) if found[3] else min(rows, columns), Rules(found[4] or "standard"))

    def text(self) -> str:
        """Return the form that parse reads, such as 3x3/3."""
        rules = "" if self.rules is Rules.STANDARD else f" {self.rules}"
        return f"{self.rows}x{self.columns}/{self.k}{rules}"

    def square_name(self, cell: int) -> str:
        """Return the column's letter and the row's number: a1 is the top left. Errors: IllegalMove off the board."""
        self.check(cell)
        row, column = divmod(cell, self.columns)
        return f"{chr(ord('a') + column)}{row + 1}"

    def move_name(self, move: int) -> str:
        """Return the square's number, or its name on boards of more than nine cells; other rules have names of theirs.

        >>> STANDARD.move_name(4), Board(3, 3, 3, Rules.WILD).move_name(13)
        ('5', '5 O')
        """
        if self.rules is not Rules.STANDARD and (name := variant_of(self.rules).name):
            return name(self, move)
        return str(move + 1) if self.cells <= 9 else self.square_name(move)

    def has_line(self, own: int) -> bool:
        """Tell whether marks on these cells, a mask, complete a line."""
        for line in self.lines:  # noqa: SIM110 (any() takes twice as long, and this runs for every position)
            if own & line == line:
                return True
        return False

    def completing(self, own: int, other: int) -> int:
        """Return the free cells, as a mask, that would complete a line of own; own and other are masks of marks."""
        found = 0
        for line in self.lines:
            if not line & other:
                rest = line & ~own
                if not rest & (rest - 1):
                    found |= rest
        return found

    def check(self, cell: int) -> None:
        """Check that a cell is on this board. Errors: IllegalMove if it isn't."""
        if not 0 <= cell < self.cells:
            raise IllegalMove("move-no-such-square", squares=self.cells)


@lru_cache(256)
def _lines(rows: int, columns: int, k: int) -> tuple[int, ...]:
    directions, found = ((0, 1), (1, 0), (1, 1), (1, -1)), set()
    for row, column, (down, right) in itertools.product(range(rows), range(columns), directions):
        last_row, last_column = row + down * (k - 1), column + right * (k - 1)
        if last_row < rows and 0 <= last_column < columns:
            found.add(sum(1 << (row + down * step) * columns + column + right * step for step in range(k)))
    return tuple(sorted(found))


STANDARD = Board(3, 3, 3)
