"""Read many games at once, for lists and for jobs.

A list of many channels takes one look at an index for every channel, and for every game that it may return: a channel
with a million games costs no more than one with ten, and games of other channels cost nothing.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.core.game import Challenge, Game, How, Totals, Wanted, shard_of
from bot.core.store import limits, tables
from bot.core.store.database import LAST, Database
from bot.core.store.tables import (
    CHALLENGE,
    ENDED,
    FOLLOWED_BOARDS,
    IS_EXHIBITION,
    IS_INVITATION,
    RUNNING,
    SEATS,
    SELECT,
    UNSHOWN,
)

GAMES = tables.GAMES.c
DRAWN = (How.FULL_BOARD, How.AGREEMENT)
IS_BUSY = (
    sa.exists()
    .where(SEATS.c.channel_id == GAMES.channel_id, SEATS.c.user_id.in_([GAMES.x, GAMES.o]))
    .correlate(tables.GAMES)
)
"""Whether a player of a game sits in a game of that channel."""
GIVEN = sa.func.json_each(sa.bindparam("channels", type_=sa.JSON)).table_valued("key")
"""The channels, as keys of a JSON object: both databases read one by the same SQL."""
BEYOND, LIMIT = sa.bindparam("beyond", type_=sa.BigInteger), sa.bindparam("limit", type_=sa.Integer)
LAST_ID = 2**63 - 1


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


class Kind(NamedTuple):
    """What the text of a statement depends on. seat: the column of the user; None for everyone's games."""

    is_live: bool
    seat: str | None
    is_rising: bool

    def next(self, channel_id: sa.ColumnElement[int], beyond: sa.ColumnElement[int]) -> sa.ScalarSelect[int]:
        """Select the id of the next game in a channel beyond an id, or null."""
        one = tables.GAMES.alias()
        nearest = sa.func.min(one.c.id) if self.is_rising else sa.func.max(one.c.id)
        found = sa.select(nearest).where(one.c.channel_id == channel_id)
        found = found.where(one.c.id > beyond if self.is_rising else one.c.id < beyond)
        return found.where(*self.meant(one)).scalar_subquery()

    def meant(self, one: sa.FromClause) -> list[sa.ColumnElement[bool]]:
        """Return the conditions on a row of such games."""
        found = [one.c.status == (RUNNING if self.is_live else ENDED)]
        if self.is_live:
            found.append(sa.or_(one.c.deadline > sa.bindparam("now"), one.c.pace_s.is_not(None)))
        if self.seat is not None:
            found.append(one.c[self.seat] == sa.bindparam("user_id"))
        return found

    def order(self, number: sa.ColumnElement[int]) -> sa.ColumnElement[int]:
        return number.asc() if self.is_rising else number.desc()


class Listings:
    """Reads lists of games. shards: only what is on these; None for all. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: int, limit: int, shards: Shards | None = None) -> list[Game | Challenge]:
        """Return running games and open challenges whose deadline has passed, the oldest deadlines first."""
        due = SELECT.where(GAMES.status.in_([RUNNING, CHALLENGE]), GAMES.deadline <= now, sa.not_(IS_EXHIBITION))
        return await self._all(due.order_by(GAMES.deadline).limit(limit), shards)

    async def stale_invitations(self, now: int, limit: int, shards: Shards | None = None) -> list[Game]:
        """Return ended games with a rematch offer that is due, or with a player who plays there; the newest first."""
        stale = SELECT.where(IS_INVITATION, sa.or_(GAMES.deadline <= now, IS_BUSY))
        return await self._games(stale.order_by(GAMES.deadline.desc()).limit(limit), shards)

    async def unshown(
        self, limit: int, shards: Shards | None = None, before: int | None = None
    ) -> list[Game | Challenge]:
        """Return games that ended and challenges that were answered whose end has not been shown, the oldest first.

        before: of the games only those that ended earlier, in seconds since 1970. It takes its turn among the writes:
        this process has heard of every end that it finds.
        """
        unshown = SELECT.where(UNSHOWN, GAMES.status.not_in([RUNNING, CHALLENGE]))
        if before is not None:
            unshown = unshown.where(sa.func.coalesce(GAMES.ended_at, 0) < before)
        oldest_first = unshown.order_by(GAMES.id).limit(limit)
        return await self._database.write(partial(_read, oldest_first, shards), row=LAST)

    async def exhibitions(self, limit: int, shards: Shards | None = None) -> list[Game]:
        """Return the exhibitions that run, those with the nearest next move first."""
        running = SELECT.where(GAMES.status == RUNNING, IS_EXHIBITION)
        by_deadline = GAMES.deadline + 0  # an expression, or SQLite would walk through all games in the index's order
        return await self._games(running.order_by(by_deadline, GAMES.id).limit(limit), shards)

    async def count_running(self) -> int:
        """Return how many games run. Cost: a look at an index for each of them."""
        running = sa.select(sa.func.count()).select_from(tables.GAMES).where(GAMES.status == RUNNING)
        return await self._database.read(lambda on: on.execute(running).scalar_one())

    async def games(self, channel_ids: Collection[int], wanted: Wanted, limit: int) -> list[Game]:
        """Return the nearest of such games in these channels, at most `limit`, the newest first.

        Cost: a look at an index for each channel, then what `limit` of them have to offer.
        """
        rows = [row for _, row in await self._near(_nearest, wanted, _given(channel_ids, wanted, limit))]
        games = [one for row in rows if isinstance(one := tables.read(row._mapping), Game)]
        games.sort(key=lambda game: game.id, reverse=True)
        return games[-limit:] if wanted.is_rising else games[:limit]

    async def totals(self, channel_ids: Collection[int], wanted: Wanted, most: int) -> Totals:
        """Count such games in these channels, whatever their ids; stop at `most`.

        Cost: a look at an index for each channel and each game that is counted.
        """
        found = await self._near(_counts, wanted, _given(channel_ids, wanted, most + 1))
        games = sum(row.games for _, row in found)
        if games > most:
            return Totals(most, has_more=True)
        won = sum(row.games for seat, row in found if row.winner and row.winner.lower() == seat)
        drawn = sum(row.games for _, row in found if row.how in DRAWN)
        return Totals(games, won, drawn, sum(row.games for _, row in found if row.winner) - won)

    async def followed(self, shards: Shards | None = None, *, ended: bool = False) -> list[Game]:
        """Return the games that boards elsewhere follow; ended: only those that are over."""
        followed = SELECT.where(GAMES.id.in_(sa.select(FOLLOWED_BOARDS.c.game_id)))
        return await self._games(followed.where(GAMES.status == ENDED) if ended else followed, shards)

    async def open_challenge(self, channel_id: int, user_id: int) -> Challenge | None:
        """Return the newest open challenge that a user made in a channel, or None. It may be due."""
        found = await self._all(limits.open_challenge(channel_id, user_id))
        return next((one for one in found if isinstance(one, Challenge)), None)

    async def _all(self, query: sa.Select[Any], shards: Shards | None = None) -> list[Game | Challenge]:
        return await self._database.read(partial(_read, query, shards))

    async def _games(self, query: sa.Select[Any], shards: Shards | None = None) -> list[Game]:
        return [one for one in await self._all(query, shards) if isinstance(one, Game)]

    async def _near(
        self, statement: Callable[[Kind], sa.Select[Any]], wanted: Wanted, given: dict[str, Any]
    ) -> list[tuple[str | None, sa.Row[Any]]]:
        """Return the rows of a statement, each with the seat of the user."""
        asked = [(kind.seat, statement(kind)) for kind in _kinds(wanted)]
        return await self._database.read(
            lambda on: [(seat, row) for seat, one in asked for row in on.execute(one, given)]
        )


def _read(query: sa.Select[Any], shards: Shards | None, connection: sa.Connection) -> list[Game | Challenge]:
    query = query.where(on_shards(GAMES.guild_id, shards))
    return [tables.read(row) for row in connection.execute(query).mappings()]


def _kinds(wanted: Wanted) -> list[Kind]:
    """Return one kind for each statement: a user's games are those as X and those as O."""
    seats = ("x", "o") if wanted.user_id is not None else (None,)
    return [Kind(wanted.now is not None, seat, wanted.is_rising) for seat in seats]


def _given(channel_ids: Collection[int], wanted: Wanted, limit: int) -> dict[str, Any]:
    """Return the parameters of the statements. limit: of games."""
    beyond = next(each for each in (wanted.after, wanted.before, LAST_ID) if each is not None)
    channels = dict.fromkeys(map(str, channel_ids), 0)
    return {"channels": channels, "beyond": beyond, "now": wanted.now, "user_id": wanted.user_id, "limit": limit}


@cache
def _nearest(kind: Kind) -> sa.Select[Any]:
    """Select the nearest games of all these channels, by a walk in each of them from its nearest on."""
    nearest = kind.next(sa.cast(GIVEN.c.key, sa.BigInteger), BEYOND)
    first = sa.select(GAMES.channel_id, GAMES.id, sa.literal(1).label("steps"))
    first = first.join_from(GIVEN, tables.GAMES, GAMES.id == nearest)
    heads = first.order_by(kind.order(GAMES.id)).limit(LIMIT).subquery()
    walk = sa.select(heads).cte("walk", recursive=True)
    on = sa.select(walk.c.channel_id, kind.next(walk.c.channel_id, walk.c.id), walk.c.steps + 1)
    walk = walk.union_all(on.where(walk.c.id.is_not(None), walk.c.steps < LIMIT))
    found = sa.select(walk.c.id).where(walk.c.id.is_not(None)).order_by(kind.order(walk.c.id)).limit(LIMIT)
    return SELECT.where(GAMES.id.in_(found))


@cache
def _counts(kind: Kind) -> sa.Select[Any]:
    """Count such games by winner and end; stop at LIMIT of them.

    Without a user, winner and end are null: then an index holds all that is counted.
    """
    ends = [GAMES.winner, GAMES.how] if kind.seat is not None else [sa.null().label("winner"), sa.null().label("how")]
    among = sa.select(sa.cast(GIVEN.c.key, sa.BigInteger))
    some = sa.select(*ends).where(GAMES.channel_id.in_(among), *kind.meant(tables.GAMES)).limit(LIMIT).subquery()
    return sa.select(some.c.winner, some.c.how, sa.func.count().label("games")).group_by(some.c.winner, some.c.how)
