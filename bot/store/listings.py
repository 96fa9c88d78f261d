"""Listings: what is read of many games at once, for lists and for jobs."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.model import Challenge, Game, How, Totals, Wanted, shard_of
from bot.store import limits, nearby, tables
from bot.store.database import LAST, Database
from bot.store.nearby import Kind
from bot.store.tables import (
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

    async def channels(self, among: Collection[int], wanted: Wanted) -> list[int]:
        """Return those of these channels that have such games, the one with the nearest game first."""
        heads = await self._near(nearby.nearest, wanted, nearby.given(among, wanted))
        heads.sort(key=lambda head: head.id, reverse=not wanted.is_rising)
        return list(dict.fromkeys(head.channel_id for head in heads))

    async def games(self, channel_ids: Collection[int], wanted: Wanted, limit: int) -> list[Game]:
        """Return the nearest of such games in these channels, at most so many, the newest first.

        Cost: what `limit` channels have to offer. More of them than that can only matter by their nearest games.
        """
        found = await self._near(nearby.games, wanted, nearby.given(channel_ids, wanted, limit))
        games = [one for row in found if isinstance(one := tables.read(row._mapping), Game)]
        games.sort(key=lambda game: game.id, reverse=True)
        return games[-limit:] if wanted.is_rising else games[:limit]

    async def totals(self, channel_ids: Collection[int], wanted: Wanted, most: int) -> Totals:
        """Count such games in these channels, whatever their numbers; at most so many.

        Cost: a look at an index for each channel and each game that is counted.
        """
        given = nearby.given(channel_ids, wanted, most + 1)
        asked = [(kind.seat, nearby.counts(kind)) for kind in nearby.kinds(wanted)]
        found = await self._database.read(
            lambda on: [(seat, row) for seat, one in asked for row in on.execute(one, given)]
        )
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
    ) -> list[sa.Row[Any]]:
        asked = [statement(kind) for kind in nearby.kinds(wanted)]
        return await self._database.read(lambda on: [row for one in asked for row in on.execute(one, given)])


def _read(query: sa.Select[Any], shards: Shards | None, connection: sa.Connection) -> list[Game | Challenge]:
    query = query.where(on_shards(GAMES.guild_id, shards))
    return [tables.read(row) for row in connection.execute(query).mappings()]
