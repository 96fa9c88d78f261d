"""The signs that pages are drawn with, and boards by standard rules as text."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from bot.engine import Board, Mark, Outcome, Position

MARKS = {Mark.X: "❌", Mark.O: "🔵"}
"""Different in colour and in shape. All that is in this file is drawn in the page's look when it's sent (looks.py)."""
WINNING = {Mark.X: "❎", Mark.O: "🟢"}
FADING = {Mark.X: "💢", Mark.O: "🌀"}
"""What the next move of its player takes off the board: in the colour of the mark, and broken up."""
LETTERS = {sign: mark.value for signs in (MARKS, WINNING, FADING) for mark, sign in signs.items()}
MARKED = dict.fromkeys(WINNING.values(), "line") | dict.fromkeys(FADING.values(), "goes")
"""By its sign: the letter of a mark, and in words (spoken.py) the state of one that isn't just taken."""
OUTCOMES = {Outcome.WIN: "🏆", Outcome.DRAW: "🤝", Outcome.LOSS: "🔻"}
"""What a square leads to, for the side to move, and how a game ended for a player."""
RIGHT, HALF_RIGHT, WRONG = "🟩", "🟨", "🟥"  # an answer, on its square
STATES = {RIGHT: "right", HALF_RIGHT: "draw", WRONG: "wrong"} | {sign: end.value for end, sign in OUTCOMES.items()}
"""In words, the state of a free square, by the sign on it."""
NEWEST, SQUARE, EDGE = "\u2060", "\u2061", "\u2062"
"""After a mark, a number or a letter: the last move, a free square, the board's edge. Only looks.py reads them."""
FREE, OPEN = "⬛", "⬜"  # a free square, and one that can be played if there is a choice of boards
GAP, BAND = "\u2003", "\u200b"  # between the columns, and the rows, of small boards
KEYCAPS = tuple(f"{digit}\ufe0f\u20e3" for digit in range(1, 10))
COLUMNS = tuple(chr(0x1F1E6 + column) + EDGE for column in range(5))
ROWS = tuple(keycap + EDGE for keycap in KEYCAPS[:5])
APART = "\ufeff"  # between letters, for side by side some are a flag; to JavaScript a blank, so that all stay large
APART_AND_SMALL = "\u200b"  # the same, but no blank: it makes a page small that counts no emoji, as the demo's
MAX_LARGE_EMOJI = 30  # with one more in a message, Discord shows all of them small
MAX_DRAWN_POSITIONS = 6000  # kept in memory as text: 3x3 has 5,478
NOTHING: Mapping[int, str] = MappingProxyType({})


@lru_cache(MAX_DRAWN_POSITIONS)
def grid_text(marks: tuple[str, ...], board: Board, instead: tuple[tuple[int, str], ...]) -> str:
    """Return a board as emoji, blanks and line breaks alone, so that Discord shows it large.

    A larger board has its columns' letters above and its rows' numbers beside it; with those, 5x5 is too many emoji to
    be large. marks: the emoji on each cell, "" for free ones. instead: what stands on free cells for their numbers.
    """
    numbers = [keycap + SQUARE for keycap in KEYCAPS] if board.cells <= len(KEYCAPS) else [FREE] * board.cells
    free = dict(enumerate(numbers)) | dict(instead)
    cells = [mark or free[cell] for cell, mark in enumerate(marks)]
    rows = ["".join(cells[start : start + board.columns]) for start in range(0, board.cells, board.columns)]
    if board.cells <= len(KEYCAPS):
        return "\n".join(rows)
    is_large = board.cells + board.rows + board.columns <= MAX_LARGE_EMOJI
    apart, rows = APART if is_large else APART_AND_SMALL, [row + ROWS[number] for number, row in enumerate(rows)]
    return "\n".join([apart.join(COLUMNS[: board.columns]), *rows])


@lru_cache(MAX_DRAWN_POSITIONS)
def symbols(position: Position, newest: int | None = None) -> tuple[str, ...]:
    """Return the emoji of the mark on each cell, other ones on a full line and for the newest; "" for free ones."""
    x, o, cross, disc = position.x, position.o, MARKS[Mark.X], MARKS[Mark.O]
    found = [cross if x >> cell & 1 else disc if o >> cell & 1 else "" for cell in range(position.board.cells)]
    for cell in position.winning_cells:
        found[cell] = WINNING[position.mark_at(cell) or Mark.X]
    if newest is not None and newest not in position.winning_cells:
        found[newest] += NEWEST
    return tuple(found)


def square(board: Board, cell: int) -> str:
    """Return what a square is called: its number, on larger boards its name."""
    return str(cell + 1) if board.cells <= len(KEYCAPS) else board.square_name(cell)


def winners_moves(plies: int) -> int:
    """Return how many moves of its own the side that wins needs: people count those, not plies."""
    return (plies + 1) // 2
