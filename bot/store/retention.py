"""RetentionRepository: deletes what is kept no longer, some rows at a time, so that no move waits for it."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

import sqlalchemy as sa

from bot.model import Answer, Challenge, Game
from bot.store import tables
from bot.store.connections import Conflict
from bot.store.database import LAST, Database
from bot.store.listings import SHARD, Shards
from bot.store.privacy import DEPARTURES, IS_OPEN
from bot.store.puzzles import DAILY_ANSWERS
from bot.store.ratings import RATED_GAMES
from bot.store.tables import METADATA, SELECT
from bot.store.tournaments import TOURNAMENTS

BATCH = 250
"""How many games, or rows of another table, one transaction deletes; some 20 ms on SQLite."""
DAY_S = 86_400

GAMES = tables.GAMES.c
IS_ANSWERED = GAMES.status.in_([answer.value for answer in Answer])
NOTE = sa.text("INSERT INTO departures (guild_id, left_at) VALUES (:guild_id, :left_at) ON CONFLICT DO NOTHING")
FIRST = sa.select(sa.func.min(GAMES.guild_id).label("guild_id")).cte("servers", recursive=True)
NEXT = sa.select(sa.func.min(GAMES.guild_id)).where(GAMES.guild_id > FIRST.c.guild_id).scalar_subquery()
SERVERS = FIRST.union_all(sa.select(NEXT).where(FIRST.c.guild_id.is_not(None)))
"""The servers that games were played in, by one look at an index for each."""


class RetentionRepository:
    """Knows which servers the bot has left, and deletes what is too old. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def servers(self, shards: Shards | None = None) -> set[int]:
        """Return the servers of these shards that anything is kept of, those that the bot has left as well."""
        found = await self._database.read(_servers)
        return {guild_id for guild_id in found if shards is None or shards.holds(guild_id)}

    async def note_departure(self, guild_id: int, now: int) -> None:
        """Note that the bot is no longer in a server; if that was noted before, the earlier time stays."""
        await self._database.write(lambda to: to.execute(NOTE, {"guild_id": guild_id, "left_at": now}))

    async def drop_departure(self, guild_id: int) -> None:
        """Note that the bot is back in a server, or that nothing is left of one."""
        await self._database.write(lambda to: to.execute(sa.delete(DEPARTURES).filter_by(guild_id=guild_id)))

    async def departures(self) -> dict[int, int]:
        """Return the servers that the bot has left and that are still kept, and when that was noted."""
        found = await self._database.read(lambda on: on.execute(sa.select(DEPARTURES)).all())
        return {row.guild_id: row.left_at for row in found}

    async def unfinished(self, guild_id: int) -> list[Game | Challenge]:
        """Return some of the running games and open challenges of a server."""
        wanted = SELECT.where(GAMES.guild_id == guild_id, IS_OPEN).limit(BATCH)
        return await self._database.read(lambda on: [tables.read(row) for row in on.execute(wanted).mappings()])

    async def delete_games(self, before: int, shards: Shards | None = None) -> Sequence[int]:
        """Delete a batch of the games that ended, and challenges that were due, before then. Returns their numbers.

        before: seconds since 1970. Of a rated game the points stay, and no longer tell which game that was.
        """
        here = sa.true() if shards is None else (SHARD % shards.count).in_(shards.ids)
        for old in (GAMES.ended_at < before, sa.and_(IS_ANSWERED, GAMES.deadline < before)):
            some = sa.select(GAMES.id).where(old, here).limit(BATCH)
            numbers = await self._database.read(partial(_numbers, some))
            if numbers and await self._delete(tables.GAMES, numbers):
                return numbers
        return ()

    async def delete_others(self, before: int) -> None:
        """Delete a batch of the tournaments that are over and had their last deadline before then.

        And of the answers to puzzles of days before.
        """
        over = sa.and_(TOURNAMENTS.c.status.not_in(["open", "running"]), TOURNAMENTS.c.deadline < before)
        old = sa.select(TOURNAMENTS.c.id).where(over).limit(BATCH)
        if numbers := await self._database.read(partial(_numbers, old)):
            await self._delete(TOURNAMENTS, numbers)
        answered = DAILY_ANSWERS.c.day < before // DAY_S
        await self._database.write(partial(_delete_some, DAILY_ANSWERS, answered), row=LAST)

    async def delete_server(self, guild_id: int) -> bool:
        """Delete a batch of what is kept of a server, in which no game runs. Returns whether that was all of it."""
        for table in (tables.GAMES, TOURNAMENTS):
            some = sa.select(table.c.id).where(table.c.guild_id == guild_id).limit(BATCH)
            if numbers := await self._database.read(partial(_numbers, some)):
                await self._delete(table, numbers)
                return False
        rated = sa.select(RATED_GAMES.c.id).where(RATED_GAMES.c.guild_id == guild_id).limit(BATCH)
        if numbers := await self._database.read(partial(_numbers, rated)):
            leave = sa.update(RATED_GAMES).where(RATED_GAMES.c.id.in_(numbers)).values(guild_id=None)
            await self._database.write(lambda to: to.execute(leave), row=LAST)
            return False
        return await self._database.write(partial(_delete_rest, guild_id=guild_id), row=LAST)

    async def _delete(self, table: sa.Table, numbers: Sequence[int]) -> bool:
        """Delete rows and all that refers to them; not if somebody refers to one of them just now."""
        try:
            await self._database.write(partial(_delete_rows, table, numbers), row=LAST)
        except Conflict:
            return False
        return True


def _numbers(query: sa.Select[Any], connection: sa.Connection) -> Sequence[int]:
    return connection.execute(query).scalars().all()


def _servers(connection: sa.Connection) -> set[int]:
    played = connection.execute(sa.select(SERVERS.c.guild_id).where(SERVERS.c.guild_id.is_not(None)))
    found = set(played.scalars())
    for table in _of_servers():
        if table not in (tables.GAMES, RATED_GAMES):  # rated games are many, and so are their server's standings
            found |= set(connection.execute(sa.select(table.c.guild_id).distinct()).scalars())
    return found - {None}


@cache
def _of_servers() -> tuple[sa.Table, ...]:
    """The tables whose rows belong to a server, or tell of one."""
    return tuple(table for table in METADATA.sorted_tables if "guild_id" in table.c)


@cache
def _references(table: sa.Table) -> tuple[sa.Column[int], ...]:
    """The columns of other tables that refer to rows of a table."""
    columns = [column for each in METADATA.sorted_tables for column in each.columns]
    return tuple(column for column in columns if any(key.column is table.c.id for key in column.foreign_keys))


def _delete_rows(table: sa.Table, numbers: Sequence[int], connection: sa.Connection) -> None:
    for column in _references(table):
        connection.execute(sa.delete(column.table).where(column.in_(numbers)))
    if table is tables.GAMES:
        connection.execute(sa.update(RATED_GAMES).where(RATED_GAMES.c.game_id.in_(numbers)).values(game_id=None))
    connection.execute(sa.delete(table).where(table.c.id.in_(numbers)))


def _delete_some(table: sa.Table, which: sa.ColumnElement[bool], connection: sa.Connection) -> None:
    """Delete a batch of the rows of a table with a key of several columns."""
    key = tuple(table.primary_key.columns)
    some = sa.select(*key).where(which).limit(BATCH)
    connection.execute(sa.delete(table).where(sa.tuple_(*key).in_(some)))


def _delete_rest(connection: sa.Connection, guild_id: int) -> bool:
    """Delete what else is kept of a server, a batch of each table. Returns whether nothing was left."""
    is_empty = True
    for table in _of_servers():
        if table not in (tables.GAMES, TOURNAMENTS, RATED_GAMES, DEPARTURES):
            here = table.c.guild_id == guild_id
            is_empty = is_empty and connection.execute(sa.select(table.c.guild_id).where(here).limit(1)).first() is None
            _delete_some(table, here, connection)
    if is_empty:
        connection.execute(sa.delete(DEPARTURES).where(DEPARTURES.c.guild_id == guild_id))
    return is_empty
