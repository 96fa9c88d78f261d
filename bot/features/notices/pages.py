"""The page of a notice."""

from bot.core.chat.page import Page
from bot.core.chat.players import link_to, name
from bot.features.notices.rules import Call
from bot.words import Words


def notice(call: Call, say: Words, *, in_private: bool) -> Page:
    game, wait = call.game, call.wait
    message = "notices-rematch" if game.is_over else "notices-accepted" if call.is_accepted else "notices-turn"
    facts = {"user": f"<@{wait.user.id}>", "other": name(wait.other, say), "game": str(game.id)}
    text = say(message, **facts, where="dm" if in_private else "channel", link=link_to(game, say("notices-link-board")))
    return Page(text, pings=None if in_private else wait.user.id)
