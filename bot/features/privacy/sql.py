"""PrivacyRepository: reads and erases what is kept about a user, and deletes what is too old or servers left behind.

Games of a user who is forgotten stay as games of an unnamed player. Each row's version goes up, so that no process can
write what its cache still holds. All goes a batch at a time: SQLite has one writer, and moves must not wait for long.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cache, partial
from operator import methodcaller

import sqlalchemy as sa

from bot.core.game import FORGOTTEN, Answer, Challenge, Game
from bot.core.store import LEASES, tables
from bot.core.store.connections import REFERENCE, Conflict, StoreError, empty_log
from bot.core.store.database import LAST, Database
from bot.core.store.listings import Shards, on_shards
from bot.core.store.personal import PersonalData, Sections, rows_about
from bot.core.store.tables import CHALLENGE, IS_TRACE, METADATA, NOTICES, RUNNING, SELECT, key, new_table, put

BATCH = 250  # rows that one transaction changes: some 20 ms on SQLite, for which moves wait
MAX_GAMES_READ = 1000  # at a time: some 20 ms, in which nothing else is read on SQLite

GAMES = tables.GAMES.c
SEATS = (("x", "x_name"), ("o", "o_name"), ("owner", "owner_name"))
"""The columns of games that hold a user's id, each with the column of their name."""
IS_OPEN = GAMES.status.in_([RUNNING, CHALLENGE])
CAN_CHANGE = sa.or_(IS_OPEN, GAMES.rematch_offer.is_not(None))
PLAIN = sa.select(GAMES.id)
NEWEST = sa.select(sa.func.max(GAMES.id)).scalar_subquery()
"""It stays: SQLite would give its number, which old messages carry, to the next game."""
IS_ANSWERED = GAMES.status.in_([answer.value for answer in Answer])
SERVERS = new_table("servers", *key("guild_id"), sa.Column("left_at", sa.BigInteger))
"""The servers that the bot was added to (not those where people play by an app of their own); when it left them."""
WISHES = new_table("forget_wishes", *key("user_id"), sa.Column("newest_game_id", sa.BigInteger, nullable=False))
"""Who is being forgotten, and the newest game of all when they asked. A row goes with the last of their data."""
PERSONAL = PersonalData(
    columns=(WISHES.c.user_id,),
    forget=lambda _, __: None,  # `_leave_all` does, as a later wish stays
    export=partial(rows_about, forget_wishes=WISHES.c.user_id),
)
NOTE = sa.text("""
INSERT INTO servers (guild_id, left_at) VALUES (:guild_id, :left_at) ON CONFLICT (guild_id)
DO UPDATE SET left_at = excluded.left_at WHERE (servers.left_at IS NULL) <> (excluded.left_at IS NULL)
""")


class PrivacyRepository:
    """Errors, of every method: StoreError. personal: the data of all features; it may still grow."""

    def __init__(self, database: Database, personal: Sequence[PersonalData]) -> None:
        self._database, self._personal = database, personal
        self._stored = sa.MetaData()  # the tables that the database has, also those of features that are gone

    async def keeps(self, user_id: int) -> bool:
        columns = [column for each in self._personal for column in each.columns]
        some = [sa.select(column).where(column == user_id).limit(1) for column in columns]
        return await self._database.read(lambda on: any(on.execute(each).first() is not None for each in some))

    async def games_of(self, user_id: int) -> Sequence[int]:
        """Return the numbers of all games and challenges that a user plays, played or asked for, the oldest first."""
        return await self._database.read(lambda on: sorted(on.execute(PLAIN.where(_mine(user_id))).scalars()))

    async def games(self, numbers: Sequence[int]) -> list[Game | Challenge]:
        """Return these games and challenges, the oldest first; at most MAX_GAMES_READ."""
        return await self._read(SELECT.where(GAMES.id.in_(numbers)).order_by(GAMES.id))

    async def others(self, user_id: int) -> Sections:
        """Return what is kept of a user beside games."""
        found = await self._database.read(lambda on: [each.export(on, user_id) for each in self._personal])
        return {name: rows for sections in found for name, rows in sections.items()}

    async def note_wish(self, user_id: int) -> None:
        """Note that a user wants to be forgotten, with all games until now."""
        newest = await self._database.read(lambda on: on.execute(sa.select(NEWEST)).scalar() or 0)
        wish = {"user_id": user_id, "newest_game_id": newest}
        await self._database.write(lambda to: to.execute(put(WISHES), wish), order=LAST)

    async def wishes(self) -> list[tuple[int, int]]:
        """Return the users who are not forgotten yet, each with the newest game of all when they asked."""
        return await self._database.read(lambda on: [(it[0], it[1]) for it in on.execute(sa.select(WISHES))])

    async def unfinished(self, user_id: int, up_to: int = LAST) -> list[Game | Challenge]:
        """Return a user's games that may still change: open ones, and ended ones with a rematch offer."""
        return await self._read(SELECT.where(_mine(user_id, up_to), CAN_CHANGE))

    async def erase(self, user_id: int, up_to: int = LAST) -> bool:
        """Erase a user; False if a game of theirs may still change. up_to: the last game that they leave."""
        over = PLAIN.where(_mine(user_id, up_to), sa.not_(CAN_CHANGE))
        numbers = await self._database.read(lambda on: sorted(on.execute(over).scalars()))
        for at in range(0, len(numbers), BATCH):
            leave = partial(self._leave_games, numbers=numbers[at : at + BATCH], user_id=user_id)
            await self._database.write(leave, order=LAST)
        is_done = await self._database.write(partial(self._leave_all, user_id=user_id, up_to=up_to), order=LAST)
        with suppress(StoreError):  # SQLite's log still holds the rows
            await self._database.read(empty_log)
        return is_done

    async def erase_traces(self) -> None:
        """Erase the direct messages in which forgotten users played, once the end is shown there."""
        traces = PLAIN.where(IS_TRACE, GAMES.is_end_shown).limit(BATCH)
        erase = sa.update(tables.GAMES).where(GAMES.id.in_(traces)).values(channel_id=0, message_id=None)
        if await self._database.read(lambda on: on.execute(traces).first()) is not None:
            await self._database.write(lambda to: to.execute(erase), order=LAST)

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
            await self._database.write(methodcaller("execute", NOTE, rows[start : start + BATCH]), order=LAST)

    async def unfinished_in(self, guild_id: int, left_at: int) -> list[Game | Challenge]:
        """Return some of the running games and open challenges of a server that began before the bot left it."""
        return await self._read(SELECT.where(_in_server(guild_id, left_at), IS_OPEN).limit(BATCH))

    async def delete_games(self, before: int, shards: Shards | None = None) -> Sequence[int]:
        """Delete a batch of the games that ended, or challenges that were due, before a time. Returns their numbers."""
        here = on_shards(GAMES.guild_id, shards)
        for old in (sa.and_(GAMES.ended_at < before, GAMES.is_rated), sa.and_(IS_ANSWERED, GAMES.deadline < before)):
            numbers = await self._some_numbers(tables.GAMES, sa.and_(old, here, GAMES.id < NEWEST))
            if numbers and await self._delete(tables.GAMES, numbers):
                return numbers
        return ()

    async def delete_old_rows(self, before: int) -> None:
        """Delete a batch of the rows of features, not of games, from before a time."""
        for table, which in (each.old(before) for each in self._personal if each.old):
            if "id" not in table.c:
                await self._database.write(partial(_delete_some, table, which), order=LAST)
            elif numbers := await self._some_numbers(table, which):
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
            if numbers := await self._some_numbers(table, here):
                if table in lasting:
                    leave = sa.update(table).where(table.c.id.in_(numbers)).values(guild_id=None)
                    await self._database.write(methodcaller("execute", leave), order=LAST)
                else:
                    await self._delete(table, numbers)
                return False
        return await self._database.write(partial(_delete_rest, guild_id=guild_id), order=LAST)

    async def _read(self, query: sa.Select[*tuple[object, ...]]) -> list[Game | Challenge]:
        return await self._database.read(lambda on: [tables.read(row) for row in on.execute(query).mappings()])

    def _leave_games(self, connection: sa.Connection, numbers: Sequence[int], user_id: int) -> None:
        """Take a user out of these games, if they are still over. Rows are locked in ascending order."""
        over = PLAIN.where(GAMES.id.in_(numbers), sa.not_(CAN_CHANGE)).order_by(GAMES.id).with_for_update()
        left = connection.execute(over).scalars().all()
        blank = {
            column: sa.case((GAMES[seat] == user_id, empty), else_=GAMES[column])
            for seat, name in SEATS
            for column, empty in ((seat, FORGOTTEN), (name, ""))
        }
        connection.execute(sa.update(tables.GAMES).where(GAMES.id.in_(left)).values(version=GAMES.version + 1, **blank))
        # The feature that sent a message deletes it first, and then its row.
        connection.execute(sa.delete(NOTICES).where(NOTICES.c.game_id.in_(left), NOTICES.c.message_id.is_(None)))
        self._unlink_games(connection, left)

    def _leave_all(self, connection: sa.Connection, user_id: int, up_to: int) -> bool:
        """Take a user out of all but games, if they are in none of these any more. Returns whether it did."""
        if connection.execute(PLAIN.where(_mine(user_id, up_to)).limit(1)).first() is not None:
            return False
        for each in self._personal:
            each.forget(connection, user_id)
        connection.execute(sa.delete(WISHES).where(WISHES.c.user_id == user_id, WISHES.c.newest_game_id <= up_to))
        return True

    async def _some_numbers(self, table: sa.Table, which: sa.ColumnElement[bool]) -> Sequence[int]:
        """Return the numbers of a batch of rows. Reads which tables there are before the first."""
        if not self._stored.tables:
            await self._database.read(self._stored.reflect)
        some = sa.select(table.c.id).where(which).limit(BATCH)
        return await self._database.read(lambda on: on.execute(some).scalars().all())

    async def _delete(self, table: sa.Table, numbers: Sequence[int]) -> bool:
        """Delete rows and all that refers to them, unless a new row refers to one of them. Returns whether it did."""
        try:
            await self._database.write(partial(self._delete_rows, table, numbers), order=LAST, guards=(REFERENCE,))
        except Conflict:
            return False
        return True

    def _delete_rows(self, table: sa.Table, numbers: Sequence[int], connection: sa.Connection) -> None:
        for each in self._stored.sorted_tables:
            for column in each.c:
                if column.references(self._stored.tables[table.name].c.id):
                    connection.execute(sa.delete(each).where(column.in_(numbers)))
        if table is tables.GAMES:
            self._unlink_games(connection, numbers)
        connection.execute(sa.delete(table).where(table.c.id.in_(numbers)))

    def _unlink_games(self, connection: sa.Connection, numbers: Sequence[int]) -> None:
        """Take the numbers of games out of the rows that outlive them."""
        for table in (table for each in self._personal for table in each.lasting):
            connection.execute(sa.update(table).where(table.c.game_id.in_(numbers)).values(game_id=None))


def _mine(user_id: int, up_to: int = LAST) -> sa.ColumnElement[bool]:
    mine = sa.or_(*(GAMES[column] == user_id for column, _ in SEATS))
    return mine if up_to == LAST else sa.and_(mine, GAMES.id <= up_to)


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
