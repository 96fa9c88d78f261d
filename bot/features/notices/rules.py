"""Whose turn it is, and which change starts a game of two members."""

from typing import NamedTuple

from bot.core.game import Challenge, Change, Game, User
from bot.engine import Mark


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


class Notice(NamedTuple):
    """The notice of a turn. message_id: None if it is not sent yet, or deleted."""

    game_id: int
    turn: int
    channel_id: int | None = None
    message_id: int | None = None


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
