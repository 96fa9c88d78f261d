"""Render marks, squares, boards, moves and remarks as text."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from bot.core.game import Game
from bot.engine import Board, Mark, Outcome, Position, Rules
from bot.engine.remarks import Kind, Remark
from bot.words import Words

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
NEWEST, SQUARE, EDGE = "\u2060", "\u2061", "\u2062"
"""After a mark, a number or a letter: the last move, a free square, the board's edge. Only looks.py reads them."""
FREE = "⬛"
KEYCAPS = tuple(f"{digit}\ufe0f\u20e3" for digit in range(1, 10))
COLUMNS = tuple(chr(0x1F1E6 + column) + EDGE for column in range(5))
ROWS = tuple(keycap + EDGE for keycap in KEYCAPS[:5])
APART = "\ufeff"  # between letters, for side by side some are a flag; to JavaScript a blank, so that all stay large
APART_AND_SMALL = "\u200b"  # the same, but no blank: it makes a page small that counts no emoji, as the demo's
MAX_LARGE_EMOJI = 30  # with one more in a message, Discord shows all of them small
MAX_DRAWN_POSITIONS = 6000  # kept in memory as text: 3x3 has 5,478
MAX_LISTED_SQUARES = 9
NOTHING: Mapping[int, str] = MappingProxyType({})


def game_text(game: Game) -> str:
    """Return a game's board, on which the last move can be told."""
    return _text(game.position, (), newest(game))


def board_text(position: Position, instead: Mapping[int, str] = NOTHING, *, newest: int | None = None) -> str:
    """Return the board as emoji, blanks and line breaks alone, so that Discord shows it large.

    A larger board has its columns' letters above it and its rows' numbers beside it. With those, 5x5 is too many emoji
    to be shown large. instead: what stands on free cells in place of their numbers. newest: the cell of the last move.
    """
    return _text(position, tuple(instead.items()), newest)


@lru_cache(MAX_DRAWN_POSITIONS)
def _text(position: Position, instead: tuple[tuple[int, str], ...], newest: int | None) -> str:
    board = position.board
    numbers = [keycap + SQUARE for keycap in KEYCAPS] if board.cells <= len(KEYCAPS) else [FREE] * board.cells
    free = dict(enumerate(numbers)) | dict(instead)
    cells = [mark or free[cell] for cell, mark in enumerate(symbols(position, newest))]
    rows = ["".join(cells[start : start + board.columns]) for start in range(0, board.cells, board.columns)]
    if board.cells <= len(KEYCAPS):
        return "\n".join(rows)
    is_large = board.cells + board.rows + board.columns <= MAX_LARGE_EMOJI
    apart, rows = APART if is_large else APART_AND_SMALL, [row + ROWS[number] for number, row in enumerate(rows)]
    return "\n".join([apart.join(COLUMNS[: board.columns]), *rows])


def newest(game: Game) -> int | None:
    """Return the cell of the last move."""
    return game.moves[-1].cell if game.moves else None


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


def move(board: Board, number: int, say: Words) -> str:
    """Return what a move is called by its engine's number: the square; by wild rules with the mark."""
    if board.rules is not Rules.WILD:
        return square(board, number)
    by_o, cell = divmod(number, board.cells)
    return say("move-with-mark", square=square(board, cell), mark=MARKS[Mark.O if by_o else Mark.X])


def moves(board: Board, numbers: Sequence[int], say: Words) -> list[str]:
    """Return what moves are called, for a list in a sentence; many are cut short."""
    shown = numbers if len(numbers) <= MAX_LISTED_SQUARES else numbers[: MAX_LISTED_SQUARES - 1]
    others = len(numbers) - len(shown)
    names = [move(board, number, say) for number in shown]
    return [*names, say("others", count=others)] if others else names


def remark_text(remark: Remark, board: Board, say: Words) -> str:
    """Return one short line on a move ("🔵 must block at 9."); nothing if the end of the game says it all."""
    kind, cells = remark.kind, remark.cells
    if kind in (Kind.WINS, Kind.FILLS):
        return ""
    names = {"mover": MARKS[remark.mover], "other": MARKS[remark.mover.other]}
    blocks = say("remark-blocks", **names) if remark.blocks else ""
    if kind is Kind.UNCLEAR:
        return blocks
    squares = (say.all_of if kind is Kind.FORKS else say.any_of)(moves(board, cells, say))
    counts = {"count": len(cells), "others": remark.replies - len(cells), "moves": winners_moves(remark.plies)}
    said = say(f"remark-{kind.value.replace(' ', '-')}", **names, **counts, squares=squares)
    return say.sentences(blocks, said)


def winners_moves(plies: int) -> int:
    """Return how many moves of its own the side that wins needs: people count those, not plies."""
    return (plies + 1) // 2
