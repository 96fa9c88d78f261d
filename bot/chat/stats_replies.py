"""What answers to questions about somebody's games hold: values, without discord.py and without a sentence."""

from typing import NamedTuple

from bot.community.statistics import Accuracy
from bot.model import User
from bot.model.statistics import Duel, RatingPoint, Record, Score


class Named(NamedTuple):
    """Whom somebody names."""

    user: User
    is_bot: bool


class Pair(NamedTuple):
    """Two people's games against each other, as they ended for the first. is_asker: whether the first one asks."""

    first: User
    second: User
    duel: Duel
    is_asker: bool


class StatsReply(NamedTuple):
    """What somebody's games come to. is_asker: whether they ask themselves. pair: None if nobody asked for that."""

    user: User
    record: Record
    accuracy: Accuracy
    is_asker: bool
    pair: Pair | None = None


class RatingReply(NamedTuple):
    """The course of somebody's rating in a pool. user: with an empty name if it isn't known.

    pools: those that they are rated in. points: the oldest first. png: as a picture, None if none may go with it.
    """

    user: User
    pool: str
    pools: tuple[str, ...]
    points: tuple[RatingPoint, ...]
    png: bytes | None


class OpeningsReply(NamedTuple):
    """How often, and how well, somebody began on each cell of a board. pools, png: as in RatingReply."""

    user: User
    pool: str
    pools: tuple[str, ...]
    openings: dict[int, Score]
    png: bytes | None
