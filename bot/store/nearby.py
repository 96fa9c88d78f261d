"""Nearby: the statements of lists. They find the games next to a number in each of some channels.

Each takes one look at an index for every channel, and for every game that it may return: a channel with a million
games costs no more than one with ten, and games of other channels cost nothing.
"""

from collections.abc import Collection
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.model import Wanted
from bot.store import tables
from bot.store.tables import ENDED, RUNNING, SELECT

GAMES = tables.GAMES.c
GIVEN = sa.func.json_each(sa.bindparam("channels", type_=sa.JSON)).table_valued("key")
"""The channels, as keys of a JSON object: both databases take one apart by the same words."""
BEYOND, LIMIT = sa.bindparam("beyond", type_=sa.BigInteger), sa.bindparam("limit", type_=sa.Integer)
LAST = 2**63 - 1


class Kind(NamedTuple):
    """What the words of a statement depend on. seat: the column of the user; None for everybody's games."""

    is_live: bool
    seat: str | None
    is_rising: bool

    def next(self, channel_id: sa.ColumnElement[int], beyond: sa.ColumnElement[int]) -> sa.ScalarSelect[int]:
        """The number of the game in a channel that comes next beyond a number, or null."""
        one = tables.GAMES.alias()
        nearest = sa.func.min(one.c.id) if self.is_rising else sa.func.max(one.c.id)
        found = sa.select(nearest).where(one.c.channel_id == channel_id)
        found = found.where(one.c.id > beyond if self.is_rising else one.c.id < beyond)
        return found.where(*self.meant(one)).scalar_subquery()

    def meant(self, one: sa.FromClause) -> list[sa.ColumnElement[bool]]:
        """What is true of a row of such games."""
        found = [one.c.status == (RUNNING if self.is_live else ENDED)]
        if self.is_live:
            found.append(sa.or_(one.c.deadline > sa.bindparam("now"), one.c.pace_s.is_not(None)))
        if self.seat is not None:
            found.append(one.c[self.seat] == sa.bindparam("user_id"))
        return found

    def order(self, number: sa.ColumnElement[int]) -> sa.ColumnElement[int]:
        return number.asc() if self.is_rising else number.desc()


def kinds(wanted: Wanted) -> list[Kind]:
    """What to ask for: the games of a user are those of X and those of O."""
    seats = ("x", "o") if wanted.user_id is not None else (None,)
    return [Kind(wanted.now is not None, seat, wanted.is_rising) for seat in seats]


def given(channel_ids: Collection[int], wanted: Wanted, limit: int | None = None) -> dict[str, Any]:
    """Return what the statements are given. limit: how many games."""
    beyond = next(each for each in (wanted.after, wanted.before, LAST) if each is not None)
    channels = dict.fromkeys(map(str, channel_ids), 0)
    return {"channels": channels, "beyond": beyond, "now": wanted.now, "user_id": wanted.user_id, "limit": limit}


@cache
def nearest(kind: Kind) -> sa.Select[Any]:
    """The channel and number of the nearest game of each channel that has one, the nearest first."""
    found = kind.next(sa.cast(GIVEN.c.key, sa.BigInteger), BEYOND)
    heads = sa.select(GAMES.channel_id, GAMES.id).join_from(GIVEN, tables.GAMES, GAMES.id == found)
    return heads.order_by(kind.order(GAMES.id))


@cache
def games(kind: Kind) -> sa.Select[Any]:
    """The nearest games of all these channels, by a walk in each of them from its nearest on."""
    heads = nearest(kind).add_columns(sa.literal(1).label("steps")).limit(LIMIT).subquery()
    walk = sa.select(heads).cte("walk", recursive=True)
    on = sa.select(walk.c.channel_id, kind.next(walk.c.channel_id, walk.c.id), walk.c.steps + 1)
    walk = walk.union_all(on.where(walk.c.id.is_not(None), walk.c.steps < LIMIT))
    found = sa.select(walk.c.id).where(walk.c.id.is_not(None)).order_by(kind.order(walk.c.id)).limit(LIMIT)
    return SELECT.where(GAMES.id.in_(found))


@cache
def counts(kind: Kind) -> sa.Select[Any]:
    """How many such games these channels have, by who won and how they ended; it stops at LIMIT of them.

    What is not asked for is none: without a user, an index holds all that is counted.
    """
    ends = [GAMES.winner, GAMES.how] if kind.seat is not None else [sa.null().label("winner"), sa.null().label("how")]
    among = sa.select(sa.cast(GIVEN.c.key, sa.BigInteger))
    some = sa.select(*ends).where(GAMES.channel_id.in_(among), *kind.meant(tables.GAMES)).limit(LIMIT).subquery()
    return sa.select(some.c.winner, some.c.how, sa.func.count().label("games")).group_by(some.c.winner, some.c.how)
