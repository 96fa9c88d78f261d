"""What people mean by a square: its number, its name, or where it lies."""

import re

from .board import Board
from .position import Position

TOP, BOTTOM = frozenset({"top", "upper"}), frozenset({"bottom", "lower"})
LEFT, RIGHT = frozenset({"left"}), frozenset({"right"})
MIDDLE = frozenset({"center", "centre", "middle", "mid", "central"})
NAMES = TOP | BOTTOM | LEFT | RIGHT | MIDDLE
AROUND = frozenset({"the", "corner", "edge", "side", "square"})  # words that people put beside the name of a square


def read(text: str, position: Position) -> int | None:
    """Return the cell that a player writes, in plain lower-case letters and digits; None if there is none.

    >>> start = Position.start()
    >>> [read(text, start) for text in ("5", "b2", "bottom right", "10")]
    [4, 4, 8, None]
    """
    board = position.board
    if text.isdecimal() and len(text) <= len(str(board.cells)) and 1 <= int(text) <= board.cells:
        return int(text) - 1
    names = {board.square_name(cell): cell for cell in range(board.cells)}
    return names.get(text, _named(text, board))


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
