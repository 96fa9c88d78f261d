"""How misere games look."""

from bot.core.chat.variants import VariantPages


class MiserePages(VariantPages):
    line = "misere"


PAGES = MiserePages()
