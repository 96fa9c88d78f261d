"""The page of a notice."""

from bot.core.chat.page import Page
from bot.core.chat.players import link_to, name
from bot.features.notices.rules import Call
from bot.words import Words


def notice(call: Call, say: Words, *, in_private: bool) -> Page:
    game, wait = call.game, call.wait
    message = "notice-rematch" if game.is_over else "notice-accepted" if call.is_accepted else "notice-turn"
    facts = {"user": f"<@{wait.user.id}>", "other": name(wait.other, say), "game": str(game.id)}
    text = say(message, **facts, where="dm" if in_private else "channel", link=link_to(game, say("link-board")))
    return Page(text, pings=None if in_private else wait.user.id)
