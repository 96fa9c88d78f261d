"""How misere games look."""

from bot.core.chat.variants import VariantPages
from bot.core.game import Game, How


class MiserePages(VariantPages):
    def ending(self, game: Game) -> str:
        ending = super().ending(game)
        return "misere" if ending == How.LINE else ending


PAGES = MiserePages()
