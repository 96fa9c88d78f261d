"""Whose turn it is, and how each person wants to hear of it."""

import enum
from typing import NamedTuple

from bot.engine import Mark
from bot.model.challenge import Challenge, Change
from bot.model.game import Game
from bot.model.people import Look, User


class Notices(enum.StrEnum):
    """How somebody is told that it's their turn."""

    ACCEPTED = "accepted"  # by one quiet mention when an offer of theirs is accepted, and never else
    OFF = "off"
    CHANNEL = "channel"  # by a mention beside the board
    DM = "dm"


class Leaderboards(enum.StrEnum):
    """On which leaderboards somebody may be named."""

    SERVER = "server"  # those of the servers they play in
    OFF = "off"
    EVERYWHERE = "everywhere"


class Preferences(NamedTuple):
    """What a person likes. look: of the games that they start. leaderboards: where they may be named.

    idle_s: for how many seconds a turn of theirs has waited when they are told; not used by ACCEPTED and OFF.
    """

    look: Look = Look.BOLD
    notices: Notices = Notices.ACCEPTED
    idle_s: int = 0
    leaderboards: Leaderboards = Leaderboards.SERVER

    @property
    def is_told_each_turn(self) -> bool:
        return self.notices in (Notices.CHANNEL, Notices.DM)

    def wants_notice(self, *, is_accepted: bool = False) -> bool:
        """Whether they are told of a turn. is_accepted: another one has just accepted a game of theirs."""
        return self.is_told_each_turn or (is_accepted and self.notices is Notices.ACCEPTED)


class Wait(NamedTuple):
    """A game waits for somebody: to move or, after its end, to answer a rematch offer.

    turn: counts what a game waits for, its plies and one more after its end.
    """

    user: User
    other: User
    turn: int


class Notice(NamedTuple):
    """What a turn of a game has led to. message_id: of the message that tells of it; None if none does (yet)."""

    game_id: int
    turn: int
    channel_id: int | None = None
    message_id: int | None = None


def waiting(one: Game | Challenge | None) -> Wait | None:
    """Return whom a game of two people waits for, or None."""
    if not isinstance(one, Game) or not isinstance(one.x, User) or not isinstance(one.o, User):
        return None
    mark = one.position.to_move if one.result is None else one.rematch_offer and one.rematch_offer.other
    if mark is None:
        return None
    user, other = (one.x, one.o) if mark is Mark.X else (one.o, one.x)
    return Wait(user, other, one.ply + one.is_over)


def accepter(change: Change) -> User | None:
    """Return who has begun a game by accepting a challenge or a rematch; None if no game of two people has begun."""
    before, after, closing = change
    if isinstance(before, Challenge) and isinstance(after, Game):
        return before.accepter(after)
    answered = waiting(closing)
    return answered and answered.user
