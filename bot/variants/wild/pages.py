"""How wild games look. What is chosen before a square is the mark: 0 for X, 1 for O."""

from collections.abc import Sequence

from bot.core.chat.marks import MARKS
from bot.core.chat.page import Rows
from bot.core.chat.press import CHOOSE
from bot.core.chat.variants import VariantPages
from bot.core.game import Game
from bot.engine import Board, Mark, Position
from bot.words import Words


class WildPages(VariantPages):
    has_votes = has_own_marks = is_even = False

    def now(self, position: Position, chosen: int | None, say: Words, moves: Sequence[int] | None = None) -> str:
        return say("placing", mark=MARKS[_mark(position, chosen)])

    def move(self, board: Board, move: int, say: Words) -> str:
        by_o, cell = divmod(move, board.cells)
        return say("move-with-mark", square=self.square(board, cell), mark=MARKS[Mark.O if by_o else Mark.X])

    def first(self, position: Position, chosen: int | None) -> int:
        return position.board.cells * (_mark(position, chosen) is Mark.O)

    def add_choice(self, rows: Rows, game: Game, chosen: int | None, say: Words) -> None:
        other = _mark(game.position, chosen).other
        rows.add(CHOOSE(game.id, game.ply, list(Mark).index(other)), say("button-place", mark=MARKS[other]))


def _mark(position: Position, chosen: int | None) -> Mark:
    return position.to_move if chosen not in (0, 1) else Mark.O if chosen else Mark.X


PAGES = WildPages()
