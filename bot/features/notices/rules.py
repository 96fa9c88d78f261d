"""Whose turn it is, which change starts a game of two members, and what a notice of a turn says."""

from typing import NamedTuple

from bot.core.chat.page import Page
from bot.core.chat.players import link_to, name
from bot.core.game import Challenge, Change, Game, User
from bot.engine import Mark
from bot.words import Words


class Wait(NamedTuple):
    """A game waits for a user to move or, after its end (one ply more), to answer a rematch offer. turn: the ply."""

    user: User
    other: User
    turn: int


class Call(NamedTuple):
    """A turn to announce. is_accepted: the opponent has just accepted this game."""

    game: Game
    wait: Wait
    is_accepted: bool = False


def waiting(one: Game | Challenge | None) -> Wait | None:
    """Return who has to act in a game of two members, or None."""
    if not isinstance(one, Game) or not isinstance(one.x, User) or not isinstance(one.o, User):
        return None
    mark = one.position.to_move if one.result is None else one.rematch_offer and one.rematch_offer.other
    if mark is None:
        return None
    user, other = (one.x, one.o) if mark is Mark.X else (one.o, one.x)
    return Wait(user, other, one.ply + one.is_over)


def accepter(change: Change) -> User | None:
    """Return the user who starts a game by accepting a challenge or a rematch; None if the change starts none."""
    before, after, closing = change
    if isinstance(before, Challenge) and isinstance(after, Game):
        return before.accepter(after)
    answered = waiting(closing)
    return answered and answered.user


def notice(call: Call, say: Words, *, in_private: bool) -> Page:
    game, wait = call.game, call.wait
    message = "notices-rematch" if game.is_over else "notices-accepted" if call.is_accepted else "notices-turn"
    facts = {"user": f"<@{wait.user.id}>", "other": name(wait.other, say), "game": str(game.id)}
    text = say(message, **facts, where="dm" if in_private else "channel", link=link_to(game, say("notices-link-board")))
    return Page(text, pings=None if in_private else wait.user.id)
