"""Read many games at once, for lists and for jobs.

A list of many channels takes one look at an index for every channel, and for every game that it may return: a channel
with a million games costs no more than one with ten, and games of other channels cost nothing.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import sqlalchemy as sa

from bot.core.game import Challenge, Deleted, Game, How, Totals, Wanted, shard_of
from bot.core.store import limits, tables
from bot.core.store.database import LAST, Repository
from bot.core.store.servers import THREADS
from bot.core.store.tables import CHALLENGE, ENDED, FOLLOWED_BOARDS, IS_EXHIBITION, RUNNING, SEATS, SELECT, UNSHOWN
from bot.engine import Level

GAMES = tables.GAMES.c
DRAWN = (How.FULL_BOARD, How.REPETITION, How.AGREEMENT)
SITS = sa.and_(SEATS.c.channel_id == GAMES.channel_id, SEATS.c.user_id.in_([GAMES.x, GAMES.o]))
IS_BUSY = sa.exists().where(SITS).correlate(tables.GAMES)
"""Whether a player of a game sits in a game of that channel."""
GIVEN = sa.func.json_each(sa.bindparam("channels", type_=sa.JSON)).table_valued("key")
"""The channels, as keys of a JSON object: both databases read one by the same SQL."""
KEY = sa.cast(GIVEN.c.key, sa.BigInteger)
OF_THREADS = sa.select(THREADS.c.thread_id).join_from(GIVEN, THREADS, THREADS.c.parent_id == KEY)
READ = sa.union(sa.select(KEY.label("channel_id")), OF_THREADS).subquery("read")
CHANNEL = READ.c.channel_id
"""The channels, and the threads that are known to have the readers of one of them."""
LIMIT, LAST_ID = sa.bindparam("limit", type_=sa.Integer), 2**63 - 1
BESIDE, ID = tables.GAMES.alias().c, sa.bindparam("beyond", type_=sa.BigInteger)
ENDS = sa.select(BESIDE.ended_at).where(BESIDE.id == ID, BESIDE.channel_id.in_(sa.select(CHANNEL).correlate(None)))
AT = sa.func.coalesce(ENDS.correlate(None).scalar_subquery(), sa.bindparam("beyond_at", type_=sa.BigInteger))
"""When the game ended beside which a list goes on, if it's of these channels."""


def _newest(told: Mapping[str, sa.Column[str]], *which: sa.ColumnElement[bool]) -> sa.CompoundSelect[Any]:
    """Select a column of a user's newest ended game in which it has a value. told: the column, by the user's seat."""
    found = []
    for seat, column in told.items():
        mine = sa.and_(GAMES[seat] == sa.bindparam("user_id"), GAMES.ended_at.is_not(None), column.is_not(None), *which)
        newest = sa.select(column, GAMES.ended_at).where(mine).order_by(GAMES.ended_at.desc()).limit(1)
        found.append(sa.select(newest.subquery()))
    return sa.union_all(*found).order_by(sa.desc("ended_at")).limit(1)


NAME = _newest({"x": GAMES.x_name, "o": GAMES.o_name}, GAMES.guild_id == sa.bindparam("guild_id"))
"""A user's name in the newest ended game of a server."""
LEVEL = _newest({"x": GAMES.o_level, "o": GAMES.x_level})
"""The level of the bot in a user's newest ended game against it."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of Discord's shards. count: how many there are in all; ids: which of them, from 0."""

    count: int
    ids: frozenset[int]

    def holds(self, guild_id: int | None) -> bool:
        """Whether a server is on one of them; direct messages (None) are on shard 0.

        >>> Shards(2, frozenset({1})).holds(1 << 22), Shards(2, frozenset({1})).holds(None)
        (True, False)
        """
        return shard_of(guild_id, self.count) in self.ids


def on_shards(guild_id: sa.ColumnElement[int], shards: Shards | None) -> sa.ColumnElement[bool]:
    """Whether a row's server is on these shards, as `Shards.holds` has it; on any if they are None."""
    if shards is None:
        return sa.true()
    shard = sa.func.coalesce(guild_id.bitwise_rshift(sa.literal_column("22")), 0)
    return (shard % shards.count).in_(shards.ids)


class Listings(Repository):
    """Reads lists of games. shards: only what is on these; None for all."""

    async def due(self, now: int, limit: int, shards: Shards | None = None) -> list[Game | Challenge]:
        """Return running games and open challenges whose deadline has passed, the oldest deadlines first."""
        due = SELECT.where(GAMES.status.in_([RUNNING, CHALLENGE]), GAMES.deadline <= now, sa.not_(IS_EXHIBITION))
        return await self._all(due.order_by(GAMES.deadline).limit(limit), shards)

    async def stale_invitations(self, now: int, limit: int, shards: Shards | None = None) -> list[Game]:
        """Return ended games with a rematch offer that is due, or with a player who plays there; the newest first."""
        stale = SELECT.where(GAMES.rematch_offer.is_not(None), sa.or_(GAMES.deadline <= now, IS_BUSY))
        return await self._games(stale.order_by(GAMES.deadline.desc()).limit(limit), shards)

    async def unshown(self, limit: int, shards: Shards | None = None) -> list[Game | Challenge]:
        """Return games that ended and challenges that were answered whose end has not been shown, the oldest first.

        It takes its turn among the writes: this process has heard of every end that it finds.
        """
        unshown = SELECT.where(UNSHOWN, GAMES.status.not_in([RUNNING, CHALLENGE])).order_by(GAMES.id).limit(limit)
        return await self._database.write(partial(_read, unshown, shards), order=LAST)

    async def exhibitions(self, limit: int, shards: Shards | None = None) -> list[Game]:
        """Return the exhibitions that run, those with the nearest next move first."""
        running = SELECT.where(GAMES.status == RUNNING, IS_EXHIBITION)
        by_deadline = GAMES.deadline + 0  # an expression, or SQLite would walk through all games in the index's order
        return await self._games(running.order_by(by_deadline, GAMES.id).limit(limit), shards)

    async def open_in(self, deleted: Deleted, limit: int) -> list[Game | Challenge]:
        """Return running games and open challenges of a channel or a server, from before it was gone."""
        here = (GAMES[column] == number for column, number in deleted.key.items())
        is_open = sa.and_(GAMES.status.in_([RUNNING, CHALLENGE]), GAMES.created_at <= deleted.at)
        return await self._all(SELECT.where(is_open, *here).limit(limit))

    async def count_running(self) -> int:
        """Return how many games run. Cost: a look at an index for each of them."""
        running = sa.select(sa.func.count()).select_from(tables.GAMES).where(GAMES.status == RUNNING)
        return await self._database.read(lambda on: on.execute(running).scalar_one())

    async def games(self, channel_ids: Collection[int], wanted: Wanted, limit: int) -> list[Game]:
        """Return the nearest of such games in these channels, at most `limit`, the newest first.

        One that was called off before the first move is on no list.
        Cost: a look at an index for each channel, then what `limit` of them have to offer.
        """
        query = partial(_nearest, wanted.now is not None, is_rising=wanted.after is not None)
        rows = await self._rows(query, channel_ids, wanted, limit)
        games = [one for row in rows if isinstance(one := tables.read(row._mapping), Game)]
        games.sort(key=lambda game: (game.result.ended_at if game.result else 0, game.id), reverse=True)
        return games[-limit:] if wanted.after is not None else games[:limit]

    async def totals(self, channel_ids: Collection[int], wanted: Wanted, most: int) -> Totals:
        """Count such games in these channels, whatever their ids; stop at `most`. Cost: a look at an index for each."""
        found = await self._rows(partial(_counts, wanted.now is not None), channel_ids, wanted, most + 1)
        games = sum(row.games for row in found)
        if games > most:
            return Totals(most, has_more=True)
        won = sum(row.games for row in found if row.winner and row.winner.lower() == row.seat)
        drawn = sum(row.games for row in found if row.how in DRAWN)
        return Totals(games, won, drawn, sum(row.games for row in found if row.winner) - won)

    async def followed(self, shards: Shards | None = None, *, ended: bool = False) -> list[Game]:
        """Return the games that boards elsewhere follow; ended: only those that are over."""
        followed = SELECT.where(GAMES.id.in_(sa.select(FOLLOWED_BOARDS.c.game_id)))
        return await self._games(followed.where(GAMES.status == ENDED) if ended else followed, shards)

    async def names(self, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
        """Return what users were called in their newest ended game of a server; without those who have none."""
        given = [{"guild_id": guild_id, "user_id": each} for each in user_ids]
        found = await self._database.read(lambda on: [on.execute(NAME, each).scalar() for each in given])
        return {user_id: name for user_id, name in zip(user_ids, found, strict=True) if name is not None}

    async def last_level(self, user_id: int) -> Level | None:
        """Return the bot's level in the newest ended game of a user against it; None if there is none."""
        found = await self._database.read(lambda on: on.execute(LEVEL, {"user_id": user_id}).scalar())
        return found and Level(found)

    async def open_challenge(self, channel_id: int, user_id: int) -> Challenge | None:
        """Return the newest open challenge that a user made in a channel, or None. It may be due."""
        query = limits.open_challenge(channel_id, user_id)
        return await self._database.read(partial(limits.first_challenge, query=query))

    async def _all(self, query: sa.Select[Any], shards: Shards | None = None) -> list[Game | Challenge]:
        return await self._database.read(partial(_read, query, shards))

    async def _games(self, query: sa.Select[Any], shards: Shards | None = None) -> list[Game]:
        return [one for one in await self._all(query, shards) if isinstance(one, Game)]

    async def _rows(
        self, query: Callable[[str | None], sa.Select[Any]], channel_ids: Collection[int], wanted: Wanted, limit: int
    ) -> list[sa.Row[Any]]:
        beyond = next(each for each in (wanted.after, wanted.before, LAST_ID) if each is not None)
        given = {"channels": dict.fromkeys(map(str, channel_ids), 0), "beyond": beyond, "limit": limit}
        given |= {"now": wanted.now, "user_id": wanted.user_id, "beyond_at": LAST_ID if beyond == LAST_ID else 0}
        seats = (None,) if wanted.user_id is None else ("x", "o")  # a user's games are those as X and those as O
        queries = [query(seat) for seat in seats]
        return await self._database.read(lambda on: [row for each in queries for row in on.execute(each, given)])


def _read(query: sa.Select[Any], shards: Shards | None, connection: sa.Connection) -> list[Game | Challenge]:
    query = query.where(on_shards(GAMES.guild_id, shards))
    return [tables.read(row) for row in connection.execute(query).mappings()]


def _meant(one: sa.FromClause, is_live: bool, seat: str | None) -> sa.ColumnElement[bool]:
    """Whether a row is such a game, with the user in this seat."""
    mine = one.c[seat] == sa.bindparam("user_id") if seat else sa.true()
    if is_live:
        lasts = sa.or_(one.c.deadline > sa.bindparam("now"), one.c.pace_s.is_not(None))
        return sa.and_(one.c.status == RUNNING, one.c.ended_at.is_(None), lasts, mine)
    return sa.and_(one.c.status == ENDED, one.c.moves != "", mine)


@cache
def _nearest(is_live: bool, seat: str | None, is_rising: bool) -> sa.Select[Any]:
    """Select the nearest games of all these channels, by a walk in each of them from its nearest on."""
    names, order = ("id",) if is_live else ("ended_at", "id"), sa.asc if is_rising else sa.desc

    def by(of: Any) -> list[sa.UnaryExpression[Any]]:
        return [order(of[name]) for name in names]

    def next_id(channel_id: sa.ColumnElement[int], beyond: Any) -> sa.ScalarSelect[int]:
        one = tables.GAMES.alias()
        key, bound = (sa.tuple_(*(of[name] for name in names)) for of in (one.c, beyond))
        is_beyond = key > bound if is_rising else key < bound
        which = sa.and_(one.c.channel_id == channel_id, is_beyond, _meant(one, is_live, seat))
        return sa.select(one.c.id).where(which).order_by(*by(one.c)).limit(1).scalar_subquery()

    first = sa.select(GAMES.channel_id, GAMES.id, GAMES.ended_at, sa.literal(1).label("steps"))
    first = first.join_from(READ, tables.GAMES, GAMES.id == next_id(CHANNEL, {"ended_at": AT, "id": ID}))
    heads = first.order_by(*by(GAMES)).limit(LIMIT).subquery()
    walk, one = sa.select(heads).cte("walk", recursive=True), tables.GAMES.alias()
    on = sa.select(walk.c.channel_id, one.c.id, one.c.ended_at, walk.c.steps + 1)
    on = on.join_from(walk, one, one.c.id == next_id(walk.c.channel_id, walk.c)).where(walk.c.steps < LIMIT)
    walk = walk.union_all(on)
    return SELECT.where(GAMES.id.in_(sa.select(walk.c.id).order_by(*by(walk.c)).limit(LIMIT)))


@cache
def _counts(is_live: bool, seat: str | None) -> sa.Select[Any]:
    """Count such games by winner and end, which are null without a user; stop at LIMIT of them."""
    ends = [GAMES.winner, GAMES.how] if seat else [sa.null().label("winner"), sa.null().label("how")]
    which = sa.and_(GAMES.channel_id.in_(sa.select(CHANNEL)), _meant(tables.GAMES, is_live, seat))
    some = sa.select(*ends).where(which).limit(LIMIT).subquery()
    counted = sa.select(some.c.winner, some.c.how, sa.literal(seat).label("seat"), sa.func.count().label("games"))
    return counted.group_by(some.c.winner, some.c.how)
