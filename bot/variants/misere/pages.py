"""How misere games look."""

from bot.core.chat.variants import VariantPages
from bot.core.game import How


class MiserePages(VariantPages):
    def ending(self, how: str) -> str:
        return "misere" if how == How.LINE else how


PAGES = MiserePages()
