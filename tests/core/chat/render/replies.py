"""One of each reply, those of the core and of each feature that is there, and its page."""

from __future__ import annotations

from functools import cache

from bot.core.chat.looks import Looks
from bot.core.chat.page import Page
from bot.core.chat.replies import AnyReply
from bot.words import DEFAULT, words
from tests.added import Later, added, page_of
from tests.core.chat.render.examples import REPLIES as OF_CORE


def _all() -> dict[str, AnyReply]:
    others = (getattr(module, "REPLIES", {}).items() for _, module in added("examples"))
    return OF_CORE | {name: reply for each in others for name, reply in each}


REPLIES = Later(_all)
LOOKS = Looks()


@cache
def undrawn(name: str, language: str = DEFAULT) -> Page:
    """Return the page of a reply as the bot makes it, the same one to all tests."""
    return page_of(REPLIES[name], words(language))


@cache
def rendered(name: str, language: str = DEFAULT) -> Page:
    """Return the page of a reply as Discord gets it, in Unicode, the same one to all tests."""
    return LOOKS.draw(undrawn(name, language))
