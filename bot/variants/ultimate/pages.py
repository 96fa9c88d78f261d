"""How Ultimate games look: the small board to play on has buttons; if it can be any, one is chosen, from 0."""

from collections.abc import Sequence
from typing import cast

from bot.core.chat.marks import BAND, FREE, GAP, KEYCAPS, MARKS, NEWEST, NOTHING, OPEN, SQUARE, WINNING, Signs
from bot.core.chat.page import Rows, Style
from bot.core.chat.press import CELL, CHOOSE
from bot.core.chat.variants import VariantPages, newest
from bot.core.game import Game
from bot.engine import Board, Position
from bot.variants.ultimate.rules import PLACES, UltimatePosition
from bot.words import Words

SIDE = 3  # small boards beside each other, and squares of one
CHOOSE_AGAIN = SIDE * SIDE  # the choice that shows all small boards again


class UltimatePages(VariantPages):
    has_votes, line = False, "ultimate"

    def has_room(self, board: Board) -> bool:
        return True

    def square(self, board: Board, cell: int) -> str:
        return board.move_name(cell)

    def places(self, board: Board) -> Sequence[int]:
        return PLACES

    def now(self, position: Position, chosen: int | None, say: Words, moves: Sequence[int] | None = None) -> str:
        found, at = cast(UltimatePosition, position), _shown(position, chosen)
        sent = f"{moves[-1] % CHOOSE_AGAIN + 1}" if moves else ""
        if at is None:
            where = say("ultimate-any", sent=sent, count=len(sent))
        else:
            where = say("ultimate-here" if len(found.open_boards) == 1 else "ultimate-chosen", board=f"{at + 1}")
        return f"{self.rules(position.board, say)}\n**{where}**"

    def symbols(self, position: Position, newest: int | None = None) -> tuple[str, ...]:
        """Return the emoji of the mark on each cell; a small board that is won shows its winner's alone."""
        found, won = cast(UltimatePosition, position), set(position.winning_cells)
        symbols = []
        for cell in range(position.board.cells):
            mark = found.owner(cell // 9) or position.mark_at(cell)
            sign = "" if mark is None else (WINNING if cell in won else MARKS)[mark]
            symbols.append(sign + NEWEST if cell == newest and sign in MARKS.values() else sign)
        return tuple(symbols)

    def text(
        self, position: Position, signs: Signs = NOTHING, newest: int | None = None, chosen: int | None = None
    ) -> str:
        boards, at = cast(UltimatePosition, position).open_boards, _shown(position, chosen)
        free = [
            KEYCAPS[cell % 9] + SQUARE if cell // 9 == at else OPEN if cell // 9 in boards else FREE
            for cell in range(position.board.cells)
        ]
        marks = self.symbols(position, newest)
        cells = [marks[cell] or signs.get(cell, free[cell]) for cell in PLACES]
        parts = ["".join(cells[start : start + SIDE]) for start in range(0, len(cells), SIDE)]
        lines = [GAP.join(parts[start : start + SIDE]) for start in range(0, len(parts), SIDE)]
        return f"\n{BAND}\n".join("\n".join(lines[start : start + SIDE]) for start in range(0, len(lines), SIDE))

    def add_squares(self, rows: Rows, game: Game, chosen: int | None) -> None:
        """Add the squares of the small board to play on; before it is chosen, the small boards."""
        position, at, last = cast(UltimatePosition, game.position), _shown(game.position, chosen), newest(game)
        marks = self.symbols(position, last)
        for number in range(SIDE * SIDE):
            if at is None:
                owner, is_open = position.owner(number), number in position.open_boards
                label, address = MARKS[owner] if owner else f"{number + 1}", CHOOSE(game.id, game.ply, number)
                style = Style.primary if is_open else Style.secondary
                rows.add(address, label, style, disabled=not is_open, is_emoji=owner is not None)
            else:
                cell = at * 9 + number
                style = Style.success if cell == last else Style.secondary
                label, is_taken = marks[cell] or f"{number + 1}", bool(marks[cell])
                rows.add(CELL(game.id, game.ply, cell), label, style, disabled=is_taken, is_emoji=is_taken)
            if number % SIDE == SIDE - 1:
                rows.end_row()

    def add_choice(self, rows: Rows, game: Game, chosen: int | None, say: Words) -> None:
        if _shown(game.position, None) is None and _shown(game.position, chosen) is not None:
            rows.add(CHOOSE(game.id, game.ply, CHOOSE_AGAIN), say("ultimate-button-back"))


def _shown(position: Position, chosen: int | None) -> int | None:
    """Return the small board whose squares can be pressed; None if the asker has to choose one first."""
    boards = cast(UltimatePosition, position).open_boards
    if len(boards) == 1:
        return boards[0]
    return chosen if chosen in boards else None


PAGES = UltimatePages()
