"""RetentionRepository: deletes what is too old and what servers left behind, in batches, so that no move waits."""

from collections.abc import Collection, Sequence
from functools import cache, partial

import sqlalchemy as sa

from bot.core.game import Answer, Challenge, Game
from bot.core.store import tables
from bot.core.store.connections import Conflict
from bot.core.store.constraints import REFERENCE
from bot.core.store.database import LAST, Database
from bot.core.store.leases import LEASES
from bot.core.store.listings import Shards, on_shards
from bot.core.store.personal import PersonalData
from bot.core.store.tables import METADATA, SELECT
from bot.features.privacy.sql import IS_OPEN, unlink_games

BATCH = 250  # rows of a table that one transaction deletes: some 20 ms on SQLite

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
"""The servers that the bot was added to (not those where people play by an app of their own); when it left them."""
HAS_LEFT = SERVERS.c.left_at.is_not(None)
sa.Index("servers_left", SERVERS.c.left_at, sqlite_where=HAS_LEFT)
NOTE = sa.text("""
INSERT INTO servers (guild_id, left_at) VALUES (:guild_id, :left_at) ON CONFLICT (guild_id)
DO UPDATE SET left_at = excluded.left_at WHERE (servers.left_at IS NULL) <> (excluded.left_at IS NULL)
""")


class RetentionRepository:
    """Errors, of every method: StoreError. personal: the data of all features; it may still grow."""

    def __init__(self, database: Database, personal: Sequence[PersonalData]) -> None:
        self._database, self._personal = database, personal
        self._stored = sa.MetaData()  # the tables that the database has, also those of features that are gone

    async def servers(self) -> dict[int, int | None]:
        """Return the servers that the bot was added to, each with the time when it left; None while it is there."""
        return await self._database.read(lambda on: {it.guild_id: it.left_at for it in on.execute(sa.select(SERVERS))})

    async def left(self, before: int) -> dict[int, int]:
        """Return the servers that the bot left by then and that still have data, each with the time when it left."""
        wanted = sa.select(SERVERS).where(SERVERS.c.left_at <= before).order_by(SERVERS.c.left_at)
        return await self._database.read(lambda on: {it.guild_id: it.left_at for it in on.execute(wanted)})

    async def note(self, guild_ids: Collection[int], left_at: int | None = None) -> None:
        """Note that the bot is in some servers, or that it has left them; an earlier note of either stays."""
        rows = [{"guild_id": guild_id, "left_at": left_at} for guild_id in sorted(guild_ids)]
        for start in range(0, len(rows), BATCH):
            await self._database.write(partial(_note, rows[start : start + BATCH]), row=LAST)

    async def unfinished(self, guild_id: int, left_at: int) -> list[Game | Challenge]:
        """Return some of the running games and open challenges of a server that began before the bot left it."""
        wanted = SELECT.where(_in_server(guild_id, left_at), IS_OPEN).limit(BATCH)
        return await self._database.read(lambda on: [tables.read(row) for row in on.execute(wanted).mappings()])

    async def delete_games(self, before: int, shards: Shards | None = None) -> Sequence[int]:
        """Delete a batch of the games that ended, or challenges that were due, before a time. Returns their numbers."""
        here = on_shards(GAMES.guild_id, shards)
        for old in (sa.and_(GAMES.ended_at < before, GAMES.is_rated), sa.and_(IS_ANSWERED, GAMES.deadline < before)):
            numbers = await self._some(tables.GAMES, sa.and_(old, here, GAMES.id < NEWEST))
            if numbers and await self._delete(tables.GAMES, numbers):
                return numbers
        return ()

    async def delete_others(self, before: int) -> None:
        """Delete a batch of what features keep from before a time."""
        for table, which in (each.old(before) for each in self._personal if each.old):
            if "id" not in table.c:
                await self._database.write(partial(_delete_some, table, which), row=LAST)
            elif numbers := await self._some(table, which):
                await self._delete(table, numbers)

    async def delete_server(self, guild_id: int, left_at: int) -> bool:
        """Delete a batch of what is kept of a server, in which no game runs. Returns whether that was all of it.

        Games that began after the bot had left stay: they are played with the bot as an app of the player's own.
        """
        lasting = {table for each in self._personal for table in each.lasting}
        for table in (each for each in _of_servers() if "id" in each.c):
            here = table.c.guild_id == guild_id
            if table is tables.GAMES:
                here = _in_server(guild_id, left_at)
            elif table in lasting:
                here = sa.and_(here, table.c.ended_at <= left_at)
            if numbers := await self._some(table, here):
                if table in lasting:
                    await self._database.write(partial(_leave_server, table, numbers), row=LAST)
                else:
                    await self._delete(table, numbers)
                return False
        return await self._database.write(partial(_delete_rest, guild_id=guild_id), row=LAST)

    async def _some(self, table: sa.Table, which: sa.ColumnElement[bool]) -> Sequence[int]:
        """Return the numbers of a batch of rows. Reads which tables there are before the first."""
        if not self._stored.tables:
            await self._database.read(self._stored.reflect)
        some = sa.select(table.c.id).where(which).limit(BATCH)
        return await self._database.read(lambda on: on.execute(some).scalars().all())

    async def _delete(self, table: sa.Table, numbers: Sequence[int]) -> bool:
        """Delete rows and all that refers to them, unless a new row refers to one of them. Returns whether it did."""
        try:
            await self._database.write(partial(self._delete_rows, table, numbers), row=LAST, guards=(REFERENCE,))
        except Conflict:
            return False
        return True

    def _delete_rows(self, table: sa.Table, numbers: Sequence[int], connection: sa.Connection) -> None:
        for each in self._stored.sorted_tables:
            for column in each.c:
                if column.references(self._stored.tables[table.name].c.id):
                    connection.execute(sa.delete(each).where(column.in_(numbers)))
        if table is tables.GAMES:
            unlink_games(connection, self._personal, numbers)
        connection.execute(sa.delete(table).where(table.c.id.in_(numbers)))


def _note(rows: Sequence[dict[str, int | None]], connection: sa.Connection) -> None:
    connection.execute(NOTE, rows)


def _leave_server(table: sa.Table, numbers: Sequence[int], connection: sa.Connection) -> None:
    connection.execute(sa.update(table).where(table.c.id.in_(numbers)).values(guild_id=None))


def _in_server(guild_id: int, left_at: int) -> sa.ColumnElement[bool]:
    """Whether a game was played in a server while the bot was in it."""
    return sa.and_(GAMES.guild_id == guild_id, GAMES.created_at <= left_at)


@cache
def _of_servers() -> tuple[sa.Table, ...]:
    return tuple(table for table in METADATA.sorted_tables if "guild_id" in table.c and table is not SERVERS)


def _delete_some(table: sa.Table, which: sa.ColumnElement[bool], connection: sa.Connection) -> None:
    """Delete a batch of the rows of a table with a key of several columns."""
    key = tuple(table.primary_key.columns)
    some = sa.select(*key).where(which).limit(BATCH)
    connection.execute(sa.delete(table).where(sa.tuple_(*key).in_(some)))


def _delete_rest(connection: sa.Connection, guild_id: int) -> bool:
    """Delete a batch of each table whose rows have no number. Returns whether nothing was left."""
    is_empty = True
    for table in (each for each in _of_servers() if "id" not in each.c):
        here = table.c.guild_id == guild_id
        is_empty = is_empty and connection.execute(sa.select(table.c.guild_id).where(here).limit(1)).first() is None
        _delete_some(table, here, connection)
    if is_empty:
        connection.execute(sa.delete(LEASES).where(LEASES.c.name.endswith(f":{guild_id}")))
        connection.execute(sa.delete(SERVERS).where(SERVERS.c.guild_id == guild_id))
    return is_empty
