"""The page of a notice."""

from bot.core.chat.page import Page
from bot.core.chat.players import link_to, name
from bot.core.game import Game
from bot.features.notices.rules import Wait
from bot.words import Words


def notice(game: Game, wait: Wait, *, is_accepted: bool, in_private: bool, say: Words) -> Page:
    """Render a notice of a turn. is_accepted: the opponent has just accepted this game."""
    message = "notice-rematch" if game.is_over else "notice-accepted" if is_accepted else "notice-turn"
    facts = {"user": f"<@{wait.user.id}>", "other": name(wait.other, say), "game": str(game.id)}
    text = say(message, **facts, where="dm" if in_private else "channel", link=link_to(game, say("link-board")))
    return Page(text, pings=None if in_private else wait.user.id)
