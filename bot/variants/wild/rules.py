"""Wild rules: each move places either mark, a line of either wins. A move is a cell, for O plus the number of cells."""

import re

from bot.engine.board import Board, Mark
from bot.engine.levels import by_horizon
from bot.engine.position import Position, marks_of
from bot.engine.variant import Variant
from bot.variants.exhaustive import analyse

MOVE = re.compile(r"(.*?)\s*([xo❌🔵⭕])?", re.DOTALL)  # a square, and the mark to place on it


class WildPosition(Position):
    __slots__ = ()
    has_threats = False  # a line of either mark wins, and stopping one makes another

    def __post_init__(self) -> None:
        has_line = self.board.has_line(self.x) or self.board.has_line(self.o)
        object.__setattr__(self, "winner", self.to_move.other if has_line else None)

    @classmethod
    def of_text(cls, text: str, board: Board, to_move: Mark | None) -> Position:
        """Read a position; any marks can be reached."""
        x, o = marks_of(text, board)
        return cls(board, x, o, to_move or (Mark.O if (x | o).bit_count() % 2 else Mark.X))

    def legal(self) -> tuple[int, ...]:
        free = super().legal()
        return (*free, *(cell + self.board.cells for cell in free))

    def play(self, move: int) -> Position:
        by_o, cell = divmod(move, self.board.cells)
        bit = self.check_free(cell if by_o in (0, 1) else -1)
        x, o = (self.x, self.o | bit) if by_o else (self.x | bit, self.o)
        return WildPosition(self.board, x, o, self.to_move.other)

    def read_move(self, text: str) -> int | None:
        """Return the move that "5 o" or "b2x" means; the mover's own mark if it is left out."""
        square, mark = MOVE.fullmatch(text).groups()  # type: ignore[union-attr]
        cell = super().read_move(square)
        is_o = self.to_move is Mark.O if mark is None else mark in "o🔵⭕"
        return None if cell is None else cell + self.board.cells * is_o


def name(board: Board, move: int) -> str:
    by_o, cell = divmod(move, board.cells)
    return f"{cell + 1} {'O' if by_o else 'X'}"


VARIANT = Variant(WildPosition, analyse, by_horizon, (938, 1586, 1643, 1833), first_move=100, first_threat=2, name=name)
