"""RetentionRepository: deletes what is kept no longer, some rows at a time, so that no move waits for it."""

from collections.abc import Collection, Sequence
from functools import cache, partial
from typing import Any

import sqlalchemy as sa

from bot.model import Answer, Challenge, Game
from bot.store import tables
from bot.store.brackets import IS_ON, TOURNAMENTS
from bot.store.connections import Conflict
from bot.store.constraints import REFERENCE
from bot.store.database import LAST, Database
from bot.store.listings import Shards, on_shards
from bot.store.privacy import IS_OPEN
from bot.store.puzzles import DAILY_ANSWERS
from bot.store.ratings import RATED_GAMES
from bot.store.tables import METADATA, SELECT

BATCH = 250
"""How many games, or rows of another table, one transaction deletes; some 20 ms on SQLite."""
DAY_S = 86_400

GAMES = tables.GAMES.c
NEWEST = sa.select(sa.func.max(GAMES.id)).scalar_subquery()
"""It stays: SQLite would give its number, which old messages carry, to the next game."""
IS_ANSWERED = GAMES.status.in_([answer.value for answer in Answer])
SERVERS = sa.Table(
    "servers",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("left_at", sa.BigInteger),
)
"""The servers that the bot was added to; left_at: since when it is no longer there, null while it is.

People play in others as well, by an app that they have installed for themselves: of those it is not to be left.
"""
HAS_LEFT = SERVERS.c.left_at.is_not(None)
sa.Index("servers_left", SERVERS.c.left_at, sqlite_where=HAS_LEFT, postgresql_where=HAS_LEFT)
JOIN = sa.text("""
INSERT INTO servers (guild_id) VALUES (:guild_id)
ON CONFLICT (guild_id) DO UPDATE SET left_at = NULL WHERE servers.left_at IS NOT NULL
""")
LEAVE = sa.text("""
INSERT INTO servers (guild_id, left_at) VALUES (:guild_id, :left_at)
ON CONFLICT (guild_id) DO UPDATE SET left_at = excluded.left_at WHERE servers.left_at IS NULL
""")


class RetentionRepository:
    """Knows which servers the bot has left, and deletes what is too old. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def servers(self) -> dict[int, int | None]:
        """Return the servers that the bot was added to, each with the time at which it left, None while it is there."""
        found = await self._database.read(lambda on: on.execute(sa.select(SERVERS)).all())
        return {row.guild_id: row.left_at for row in found}

    async def left(self, before: int) -> dict[int, int]:
        """Return the servers that the bot left by then and that are not deleted yet, with the time at which it left."""
        wanted = sa.select(SERVERS).where(SERVERS.c.left_at <= before).order_by(SERVERS.c.left_at)
        found = await self._database.read(lambda on: on.execute(wanted).all())
        return {row.guild_id: row.left_at for row in found}

    async def join(self, guild_ids: Collection[int]) -> None:
        """Note that the bot is in some servers."""
        rows = [{"guild_id": guild_id} for guild_id in sorted(guild_ids)]
        for start in range(0, len(rows), BATCH):
            await self._database.write(partial(_run, JOIN, rows[start : start + BATCH]), row=LAST)

    async def leave(self, guild_id: int, now: int) -> None:
        """Note that the bot is no longer in a server; if that was noted before, the earlier time stays."""
        await self._database.write(partial(_run, LEAVE, [{"guild_id": guild_id, "left_at": now}]), row=LAST)

    async def unfinished(self, guild_id: int, left_at: int) -> list[Game | Challenge]:
        """Return some of the running games and open challenges of a server that began before the bot left it."""
        wanted = SELECT.where(_in_server(guild_id, left_at), IS_OPEN).limit(BATCH)
        return await self._database.read(lambda on: [tables.read(row) for row in on.execute(wanted).mappings()])

    async def delete_games(self, before: int, shards: Shards | None = None) -> Sequence[int]:
        """Delete a batch of the games that ended, and challenges that were due, before then. Returns their numbers.

        before: seconds since 1970. Of a rated game the points stay, and no longer tell which game that was.
        """
        here = on_shards(GAMES.guild_id, shards)
        for old in (sa.and_(GAMES.ended_at < before, GAMES.is_rated), sa.and_(IS_ANSWERED, GAMES.deadline < before)):
            some = sa.select(GAMES.id).where(old, here, GAMES.id < NEWEST).limit(BATCH)
            numbers = await self._database.read(partial(_numbers, some))
            if numbers and await self._delete(tables.GAMES, numbers):
                return numbers
        return ()

    async def delete_others(self, before: int) -> None:
        """Delete a batch of the tournaments that are over and had their last deadline before then.

        And of the answers to puzzles of days before.
        """
        over = sa.and_(sa.not_(IS_ON), TOURNAMENTS.c.deadline < before)
        old = sa.select(TOURNAMENTS.c.id).where(over).limit(BATCH)
        if numbers := await self._database.read(partial(_numbers, old)):
            await self._delete(TOURNAMENTS, numbers)
        answered = DAILY_ANSWERS.c.day < before // DAY_S
        await self._database.write(partial(_delete_some, DAILY_ANSWERS, answered), row=LAST)

    async def delete_server(self, guild_id: int, left_at: int) -> bool:
        """Delete a batch of what is kept of a server, in which no game runs. Returns whether that was all of it.

        Games that began after the bot had left are those of people who have installed it for themselves: they stay.
        """
        which = ((tables.GAMES, _in_server(guild_id, left_at)), (TOURNAMENTS, TOURNAMENTS.c.guild_id == guild_id))
        for table, here in which:
            some = sa.select(table.c.id).where(here).limit(BATCH)
            if numbers := await self._database.read(partial(_numbers, some)):
                await self._delete(table, numbers)
                return False
        here = sa.and_(RATED_GAMES.c.guild_id == guild_id, RATED_GAMES.c.ended_at <= left_at)
        rated = sa.select(RATED_GAMES.c.id).where(here).limit(BATCH)
        if numbers := await self._database.read(partial(_numbers, rated)):
            leave = sa.update(RATED_GAMES).where(RATED_GAMES.c.id.in_(numbers)).values(guild_id=None)
            await self._database.write(lambda to: to.execute(leave), row=LAST)
            return False
        return await self._database.write(partial(_delete_rest, guild_id=guild_id), row=LAST)

    async def _delete(self, table: sa.Table, numbers: Sequence[int]) -> bool:
        """Delete rows and all that refers to them; not if somebody refers to one of them just now."""
        try:
            await self._database.write(partial(_delete_rows, table, numbers), row=LAST, guards=(REFERENCE,))
        except Conflict:
            return False
        return True


def _numbers(query: sa.Select[Any], connection: sa.Connection) -> Sequence[int]:
    return connection.execute(query).scalars().all()


def _run(statement: sa.TextClause, rows: Sequence[dict[str, int]], connection: sa.Connection) -> None:
    connection.execute(statement, rows)


def _in_server(guild_id: int, left_at: int) -> sa.ColumnElement[bool]:
    """Whether a game was played in a server while the bot was in it."""
    return sa.and_(GAMES.guild_id == guild_id, GAMES.created_at <= left_at)


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
        if table not in (tables.GAMES, TOURNAMENTS, RATED_GAMES, SERVERS):
            here = table.c.guild_id == guild_id
            is_empty = is_empty and connection.execute(sa.select(table.c.guild_id).where(here).limit(1)).first() is None
            _delete_some(table, here, connection)
    if is_empty:
        connection.execute(sa.delete(SERVERS).where(SERVERS.c.guild_id == guild_id))
    return is_empty
