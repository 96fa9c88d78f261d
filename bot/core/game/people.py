"""Who and where: users, the bot, seats and places; and which of their games a list holds."""

import enum
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.engine import Level


class Look(enum.StrEnum):
    """How boards are drawn. Those with a folder in bot/marks are of the bot's own emoji, if Discord has them."""

    CRISP = "crisp"
    BOLD = "bold"  # a red cross and a blue disc
    CLASSIC = "classic"  # a red cross and a red ring
    LETTERS = "letters"
    CONTRAST = "contrast"
    WORDS = "words"  # for screen readers: sentences and labels, no emoji

    @classmethod
    def _missing_(cls, value: object) -> "Look":
        """Return the default for a look that a newer version has stored."""
        return cls.CRISP


def shard_of(guild_id: int | None, count: int) -> int:
    """Return a server's shard out of `count`; direct messages (None) are on shard 0.

    Source: docs.discord.com/developers/events/gateway (Sharding).

    >>> shard_of(1 << 22, 2), shard_of(None, 2)
    (1, 0)
    """
    return ((guild_id or 0) >> 22) % count


class Place(NamedTuple):
    """A channel or thread. guild_id is None in direct messages."""

    guild_id: int | None
    channel_id: int


class Deleted(NamedTuple):
    """A channel or, if channel_id is None, a whole server that is no longer there. at: seconds since 1970."""

    guild_id: int
    channel_id: int | None
    at: int

    @property
    def key(self) -> dict[str, int]:
        """Return the column, and its value, of the rows that belong there."""
        return {"guild_id": self.guild_id} if self.channel_id is None else {"channel_id": self.channel_id}


FORGOTTEN = -1  # replaces the id of a user who was forgotten; no user has it


@dataclass(frozen=True, slots=True)
class User:
    """A person. name: as Discord shows it, at most 32 characters, not escaped; "" if they were forgotten.

    handle: Discord's unique name for them, if Discord has just said it.
    """

    id: int
    name: str
    handle: str = field(default="", compare=False)

    @property
    def is_forgotten(self) -> bool:
        return self.id == FORGOTTEN


CROWD = User(0, "")  # all members of a channel, playing together by votes; no user has this id


class Bot(NamedTuple):
    """This bot, playing at a level."""

    level: Level

    def at_next(self, steps: int) -> "Bot | None":
        """Return it some levels up, or down by a negative number; None beyond either end."""
        levels, at = list(Level), list(Level).index(self.level) + steps
        return Bot(levels[at]) if 0 <= at < len(levels) else None


Seat = User | Bot


class Wanted(NamedTuple):
    """Which games a list holds.

    now: those that run and are not due by then; None for those that have ended. user_id: only this user's.
    before: only those before this game, down from there. after: only those after it, up from there. Games that run are
    in the order of their numbers, those that have ended in the order of their ends.
    """

    now: int | None = None
    user_id: int | None = None
    before: int | None = None
    after: int | None = None


class Totals(NamedTuple):
    """The counts of a list. won, drawn, lost: for its user. has_more: whether there are more games, not counted."""

    games: int
    won: int = 0
    drawn: int = 0
    lost: int = 0
    has_more: bool = False
