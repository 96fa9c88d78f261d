"""The signs that pages are drawn with."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine import Mark, Outcome

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
Signs = Mapping[int, str]  # what stands on free cells in place of their numbers
NOTHING: Signs = MappingProxyType({})
