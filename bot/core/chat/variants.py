"""How games look by their rules: boards, squares, moves and rules in words. A folder of bot/variants has its own."""

import importlib
from collections.abc import Sequence
from functools import lru_cache

from bot.core.chat.marks import COLUMNS, FADING, FREE, KEYCAPS, MARKS, NEWEST, NOTHING, ROWS, SQUARE, WINNING, Signs
from bot.core.chat.page import MOST_ROWS, Rows, Style
from bot.core.chat.press import CELL, MENU
from bot.core.game import SIZES, Game, How
from bot.engine import STANDARD, Board, Mark, Position, Rules
from bot.engine.remarks import Remark, RemarkKind
from bot.words import Words

MAX_LISTED_SQUARES = 9
APART = "\ufeff"  # between letters, for side by side some are a flag; to JavaScript a blank, so that all stay large
APART_AND_SMALL = "\u200b"  # the same, but no blank: it makes a page small that counts no emoji, as the demo's
MAX_LARGE_EMOJI = 30  # with one more in a message, Discord shows all of them small
MAX_DRAWN_POSITIONS = 6000  # kept in memory as text: 3x3 has 5,478
STAYING = str.maketrans({sign: MARKS[mark] for mark, sign in FADING.items()})  # no mark vanishes after the end


class VariantPages:
    """The look of standard rules; others change what they need. has_votes: whether a channel can vote for moves.

    has_own_marks: whether each player places one mark. is_even: whether best play on small boards leads to a draw.
    """

    has_votes = has_own_marks = is_even = True
    line = How.LINE.value  # what a game is said to end by if a line ends it

    def has_room(self, board: Board) -> bool:
        """Whether a running game's message has room for other buttons than its squares."""
        return board.rows < MOST_ROWS

    def rules(self, board: Board, say: Words) -> str:
        """Return the rules in a line; nothing for standard 3x3."""
        if board.rules is not Rules.STANDARD:
            return say(f"rules-{board.rules}")
        return "" if board == STANDARD else say("rules-larger", board=f"{board.rows}x{board.columns}", count=board.k)

    def now(self, position: Position, chosen: int | None, say: Words, moves: Sequence[int] | None = None) -> str:
        """Return what to know before a move. chosen: as GameReply has it. moves: of the game, if it is one."""
        return self.rules(position.board, say)

    def ending(self, how: str) -> str:
        """Return how a game ended, as the names of messages say it."""
        return self.line if how == How.LINE else how

    def square(self, board: Board, cell: int) -> str:
        """Return what a square is called: its number, on larger boards its name."""
        return square(board, cell)

    def places(self, board: Board) -> Sequence[int]:
        """Return the cells as they lie on the board, row by row."""
        return range(board.cells)

    def move(self, board: Board, move: int, say: Words) -> str:
        """Return what a move is called, by its engine's number."""
        return self.square(board, move)

    def symbols(self, position: Position, newest: int | None = None) -> tuple[str, ...]:
        """Return the emoji of the mark on each cell, other ones on a full line and for the newest; "" for free ones."""
        return symbols(position, newest)

    def text(
        self, position: Position, signs: Signs = NOTHING, newest: int | None = None, chosen: int | None = None
    ) -> str:
        """Return the board as emoji."""
        return grid_text(self.symbols(position, newest), position.board, tuple(signs.items()))

    def add_squares(self, rows: Rows, game: Game, chosen: int | None) -> None:
        """Add a button for each square, none wider than the others. The last move is green."""
        board, last_cell, is_full = game.board, newest(game), not self.has_room(game.board)
        first = self.first(game.position, chosen)
        for cell, mark in enumerate(self.symbols(game.position, last_cell)):
            style = Style.success if cell == last_cell else Style.secondary
            if mark and is_full:
                rows.add(MENU(game.id, cell), mark, style, is_emoji=True)
            else:
                address = CELL(game.id, game.ply, first + cell)
                rows.add(address, mark or square(board, cell), style, disabled=mark != "", is_emoji=mark != "")
            if (cell + 1) % board.columns == 0:
                rows.end_row()

    def first(self, position: Position, chosen: int | None) -> int:
        """Return the move that the button of the first cell makes; those of the others follow."""
        return 0

    def add_choice(self, rows: Rows, game: Game, chosen: int | None, say: Words) -> None:
        """Add the button that changes what the squares stand for, if the rules have a choice."""


@lru_cache(MAX_DRAWN_POSITIONS)
def grid_text(marks: tuple[str, ...], board: Board, signs: tuple[tuple[int, str], ...]) -> str:
    """Return a board as emoji, blanks and line breaks alone, so that Discord shows it large.

    A larger board has its columns' letters above and its rows' numbers beside it; with those, 5x5 is too many emoji to
    be large. marks: the emoji on each cell, "" for free ones. signs: by cells, as Signs.
    """
    numbers = [keycap + SQUARE for keycap in KEYCAPS] if board.cells <= len(KEYCAPS) else [FREE] * board.cells
    free = dict(enumerate(numbers)) | dict(signs)
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


@lru_cache
def pages_of(board: Board) -> VariantPages:
    if board.rules is Rules.STANDARD:
        return VariantPages()
    found: VariantPages = importlib.import_module(f"bot.variants.{board.rules}.pages").PAGES
    return found


def variant_name(board: Board, say: Words) -> str:
    """Return the board by its size, or what its rules are called."""
    return SIZES[board] if board.rules is Rules.STANDARD else say(f"variant-{board.rules}")


def newest(game: Game) -> int | None:
    """Return the cell of the last move."""
    return game.moves[-1] % game.board.cells if game.moves else None


def game_text(game: Game, chosen: int | None = None) -> str:
    """Return a game's board, on which the last move can be told. chosen: as GameReply has it."""
    text = pages_of(game.board).text(game.position, newest=newest(game), chosen=chosen)
    return text.translate(STAYING) if game.is_over else text


def board_text(position: Position, signs: Signs = NOTHING, *, newest: int | None = None) -> str:
    """Return a board as emoji, as VariantPages.text."""
    return pages_of(position.board).text(position, signs, newest)


def move(board: Board, number: int, say: Words) -> str:
    """Return what a move is called."""
    return pages_of(board).move(board, number, say)


def moves(board: Board, numbers: Sequence[int], say: Words) -> list[str]:
    """Return what moves are called, for a list in a sentence; many are cut short."""
    return listed([move(board, number, say) for number in numbers], say)


def listed(names: list[str], say: Words) -> list[str]:
    """Return names for a list in a sentence; many are cut short."""
    if len(names) <= MAX_LISTED_SQUARES:
        return names
    return [*names[: MAX_LISTED_SQUARES - 1], say("others", count=len(names) - MAX_LISTED_SQUARES + 1)]


def winners_moves(plies: int) -> int:
    """Return how many moves of its own the side that wins needs: people count those, not plies."""
    return (plies + 1) // 2


def remark_text(remark: Remark, board: Board, say: Words) -> str:
    """Return one short line on a move ("🔵 must block at 9."); nothing if the end of the game says it all."""
    kind, cells = remark.kind, remark.cells
    if kind in (RemarkKind.WINS, RemarkKind.FILLS):
        return ""
    names = {"mover": MARKS[remark.mover], "other": MARKS[remark.mover.other]}
    blocks = say("remark-blocks", **names) if remark.blocks else ""
    if kind is RemarkKind.UNCLEAR:
        return blocks
    squares = (say.all_of if kind is RemarkKind.FORKS else say.any_of)(moves(board, cells, say))
    counts = {"count": len(cells), "others": remark.replies - len(cells), "moves": winners_moves(remark.plies)}
    said = say(f"remark-{kind.value.replace(' ', '-')}", **names, **counts, squares=squares)
    return say.sentences(blocks, said)
