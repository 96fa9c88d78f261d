"""What can be played on, and what people mean by a square."""

import contextlib
import re
import unicodedata
from dataclasses import replace
from typing import NamedTuple, Self

from bot.core.game.refusals import Refusal
from bot.engine import STANDARD, Board, Mark, Position, Rules

BOARDS = {  # by the name that players use: rows x columns / how many in a row win, if not the usual
    "3x3": STANDARD,
    "4x4": Board(4, 4, 4),
    "4x4/3": Board(4, 4, 3),
    "5x5": Board(5, 5, 4),
    "5x5/5": Board(5, 5, 5),
}
SIZES = {board: name for name, board in BOARDS.items()}

SQUARE = re.compile(r"(.*?)\s*([xo❌🔵⭕])?", re.DOTALL)  # by wild rules: a square, and the mark to place on it

TOP, BOTTOM = frozenset({"top", "upper"}), frozenset({"bottom", "lower"})
LEFT, RIGHT = frozenset({"left"}), frozenset({"right"})
MIDDLE = frozenset({"center", "centre", "middle", "mid", "central"})
NAMES = TOP | BOTTOM | LEFT | RIGHT | MIDDLE
AROUND = frozenset({"the", "corner", "edge", "side", "square"})  # words that people put beside the name of a square


class Move(NamedTuple):
    """A cell (from 0) and the mark that is placed on it. The mark is the mover's own in all but wild games."""

    cell: int
    mark: Mark

    @classmethod
    def of(cls, number: int, position: Position) -> Self:
        """Return the move that the engine, and a button's address, call by a number. Errors: no-such-square."""
        is_wild, (by_o, cell) = position.board.rules is Rules.WILD, divmod(number, position.board.cells)
        if by_o not in ((0, 1) if is_wild else (0,)):
            raise Refusal("no-such-square", board=position.board, free=position.legal())
        return cls(cell, (Mark.O if by_o else Mark.X) if is_wild else position.to_move)

    def number(self, board: Board) -> int:
        """Return the engine's number: the cell, and by wild rules that plus the number of cells to place O."""
        return self.cell + board.cells * (board.rules is Rules.WILD and self.mark is Mark.O)


def board_named(text: str) -> Board:
    """Return a board by its name, with standard rules. Errors: no-such-board.

    >>> board_named("5X5/4") == board_named("5x5") == Board(5, 5, 4)
    True
    """
    for name, board in BOARDS.items():
        if text.lower() in (name, board.text()):
            return board
    raise Refusal("no-such-board", names=tuple(BOARDS))


def with_rules(board: Board, rules: Rules) -> Board:
    """Return a board with these rules. Errors: no-such-variant, if it isn't 3x3 and they aren't standard."""
    if rules is not Rules.STANDARD and board != STANDARD:
        raise Refusal("no-such-variant")
    return board if board.rules is rules else replace(board, rules=rules)


def read_move(text: str, position: Position) -> Move:
    """Return the move that a player writes as a square's number or name.

    text: "5", "b2", "B2", "center", "top-left", digits of any script, full-width letters, a keycap emoji; by wild rules
    with the mark to place, "5 o" or "5 🔵"; the mover's own if it is left out.
    Errors: no-such-square if the board has no such square.

    >>> start = Position.start()
    >>> [read_move(text, start).cell for text in ("5", "b2", "4️⃣", "bottom right")]
    [4, 4, 3, 8]
    """
    text, board, mark = _plain(text), position.board, position.to_move
    if board.rules is Rules.WILD and (found := SQUARE.fullmatch(text)):
        text = found[1]
        mark = mark if found[2] is None else Mark.O if found[2] in "o🔵⭕" else Mark.X
    names = {board.square_name(cell): cell for cell in range(board.cells)}
    cell = names.get(text, _named(text, board))
    if text.isdecimal() and len(text) <= len(str(board.cells)) and 1 <= int(text) <= board.cells:
        cell = int(text) - 1
    if cell is None:
        raise Refusal("no-such-square", board=board, free=position.legal())
    return Move(cell, mark)


def square_text(text: str) -> str | None:
    """Return a square as it is typed, in plain letters and digits, if there is a board that has it.

    >>> square_text("Top-Left"), square_text("B2"), square_text("somewhere")
    ('top left', 'b2', None)
    """
    plain = " ".join(re.split(r"[\s_-]+", _plain(text)))
    for board in (*BOARDS.values(), with_rules(STANDARD, Rules.WILD)):
        with contextlib.suppress(Refusal):
            read_move(plain, Position.start(board))
            return plain if plain.isascii() else None
    return None


def _plain(text: str) -> str:
    text = unicodedata.normalize("NFKC", text).replace("\ufe0f", "").replace("\u20e3", "")
    return text.replace("\N{KEYCAP TEN}", "10").strip().lower()


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
