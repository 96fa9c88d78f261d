"""One of each reply of games in threads, for what renders them."""

from __future__ import annotations

from dataclasses import replace

from bot.core.chat.replies import Reply
from bot.core.game import Place, Refusal
from bot.features.threads.pages import ThreadReply
from tests.core.chat.render.examples import LONG
from tests.values import game

REPLIES: dict[str, Reply] = {
    "thread of a game": ThreadReply(replace(game(x=LONG, o=LONG), place=Place(1, 1 << 62))),
    "thread of a game with the bot": ThreadReply(game()),
}
REFUSALS: tuple[Refusal, ...] = ()
