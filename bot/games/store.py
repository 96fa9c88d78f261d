"""All SQL on games. Rows in, `Game` values out; the rules of play are not known here.

SQLite (one file, WAL) and PostgreSQL run the same statements. A write succeeds only on the version it read.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.engine import Mark
from bot.games import tables
from bot.games.model import PLAYED, Game, Status, Watch
from bot.games.tables import GAMES, NOTES, SEATS, SELECT_GAME, WATCHES

KEEP_NOTE = sa.text(
    "INSERT INTO notes (name, text) VALUES (:name, :text) ON CONFLICT (name) DO UPDATE SET text = excluded.text"
)
"""One statement: deleted and inserted, it would fail where two processes keep the same note."""

KEEP_WATCH = sa.text(
    "INSERT INTO watches (game_id, channel_id, guild_id, message_id, user_id, user_name) "
    "VALUES (:game_id, :channel_id, :guild_id, :message_id, :user_id, :user_name) "
    "ON CONFLICT (game_id, channel_id) DO UPDATE SET "
    "message_id = excluded.message_id, user_id = excluded.user_id, user_name = excluded.user_name"
)
IS_EXHIBITION = sa.and_(GAMES.c.x.is_(None), GAMES.c.o.is_(None))

ONE_CONNECTION: dict[str, Any] = {"poolclass": sa.AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
"""A database in memory is one connection. Left to itself, SQLAlchemy lends it to several transactions at once."""


class SeatTaken(Exception):
    """A player of a game that was to begin sits in another game of that channel."""


class StoreError(Exception):
    """The database cannot be used. The message is one line: the driver's reason, without statement or address."""


class Store:
    """The games on disk. Open it before use, close it after.

    url: an SQLAlchemy URL with an async driver, `sqlite+aiosqlite:///...` or `postgresql+asyncpg://...`.
    Errors: StoreError where the driver is not installed.
    """

    def __init__(self, url: str) -> None:
        self._url = sa.make_url(url)
        self._is_sqlite = self._url.get_backend_name() == "sqlite"
        in_memory = self._url.database == ":memory:"
        try:
            self._engine: AsyncEngine = create_async_engine(self._url, **(ONE_CONNECTION if in_memory else {}))
        except ModuleNotFoundError as error:
            raise StoreError(f'{error.name} is not installed; pip install ".[postgres]" adds it') from error
        if self._is_sqlite:
            sa.event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            sa.event.listen(self._engine.sync_engine, "begin", _begin_immediate)
        self._single = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def open(self) -> None:
        """Create the file's folder where needed and bring the schema up to date.

        Errors: StoreError where the database cannot be reached or written, or a newer version has changed it.
        """
        try:
            if self._is_sqlite and self._url.database:
                await asyncio.to_thread(Path(self._url.database).parent.mkdir, parents=True, exist_ok=True)
            async with self._engine.begin() as connection:
                await connection.run_sync(_migrate)
        except CommandError as error:
            raise StoreError("its tables are of a newer version of this bot; run that version") from error
        except (OSError, SQLAlchemyError) as error:
            reason = str(getattr(error, "orig", None) or error) or type(error).__name__
            raise StoreError(reason.splitlines()[0]) from error

    async def close(self) -> None:
        """Give back every connection."""
        await self._engine.dispose()

    async def load(self, game_id: int) -> Game | None:
        """The game with that number, or None."""
        return await self._one(SELECT_GAME.where(GAMES.c.id == game_id))

    async def find_running(self, channel_id: int, user_id: int) -> Game | None:
        """The game that a user plays in a channel, or None. It may be due."""
        return await self._one(
            SELECT_GAME.join(SEATS, SEATS.c.game_id == GAMES.c.id).where(
                SEATS.c.channel_id == channel_id, SEATS.c.user_id == user_id
            )
        )

    async def find_challenge(self, channel_id: int, user_id: int) -> Game | None:
        """The newest open challenge that a user made in a channel, or None. It may be due."""
        asks_as_x = sa.and_(GAMES.c.x == user_id, GAMES.c.offer == Mark.X.value)
        asks_as_o = sa.and_(GAMES.c.o == user_id, GAMES.c.offer == Mark.O.value)
        return await self._one(
            SELECT_GAME.where(
                GAMES.c.status == Status.CHALLENGE.value,
                GAMES.c.channel_id == channel_id,
                sa.or_(asks_as_x, asks_as_o),
            )
            .order_by(GAMES.c.id.desc())
            .limit(1)
        )

    async def find_due(self, now: int, limit: int) -> list[Game]:
        """Users' games and challenges whose deadline has passed, the oldest deadlines first."""
        still_open = [Status.RUNNING.value, Status.CHALLENGE.value]
        due = SELECT_GAME.where(GAMES.c.status.in_(still_open), GAMES.c.deadline <= now, sa.not_(IS_EXHIBITION))
        return await self._all(due.order_by(GAMES.c.deadline).limit(limit))

    async def find_exhibitions(self, limit: int) -> list[Game]:
        """The exhibitions that run, those whose next move is nearest first."""
        running = SELECT_GAME.where(GAMES.c.status == Status.RUNNING.value, IS_EXHIBITION)
        return await self._all(running.order_by(GAMES.c.deadline).limit(limit))

    async def find_live(self, channel_ids: Sequence[int], now: int, limit: int) -> list[Game]:
        """Games that run in these channels and are not due, the newest first."""
        is_running = sa.and_(GAMES.c.status == Status.RUNNING.value, sa.or_(GAMES.c.deadline > now, IS_EXHIBITION))
        live = SELECT_GAME.where(is_running, GAMES.c.channel_id.in_(channel_ids))
        return await self._all(live.order_by(GAMES.c.id.desc()).limit(limit))

    async def find_ended(
        self,
        guild_id: int | None,
        channel_ids: Sequence[int],
        limit: int,
        *,
        user_id: int | None = None,
        before: int | None = None,
        after: int | None = None,
    ) -> list[Game]:
        """Games of these channels that were played and have ended, the newest first.

        user_id: only this user's. before, after: only games with a lower, or a higher, number; with `after` it is
        the ones next to it.
        """
        ended = SELECT_GAME.where(
            GAMES.c.guild_id == guild_id,
            GAMES.c.channel_id.in_(channel_ids),
            GAMES.c.status.in_([status.value for status in PLAYED]),
        )
        if user_id is not None:
            ended = ended.where(sa.or_(GAMES.c.x == user_id, GAMES.c.o == user_id))
        if after is not None:
            return (await self._all(ended.where(GAMES.c.id > after).order_by(GAMES.c.id).limit(limit)))[::-1]
        if before is not None:
            ended = ended.where(GAMES.c.id < before)
        return await self._all(ended.order_by(GAMES.c.id.desc()).limit(limit))

    async def find_watched(self, *, ended: bool = False) -> list[Game]:
        """The games that boards elsewhere follow; ended: only those that are over."""
        watched = SELECT_GAME.where(GAMES.c.id.in_(sa.select(WATCHES.c.game_id)))
        return await self._all(watched.where(GAMES.c.status != Status.RUNNING.value) if ended else watched)

    async def insert(self, game: Game, closing: Game | None = None) -> Game:
        """Write a new game, seating its players where it is running; with it, the game it grew out of.

        closing: written by the same transaction, on its version, as `replace` does (a rematch ends its offer).
        Returns the game with its number. Errors: SeatTaken where a player sits in another game of that channel
        or `closing` has changed meanwhile; nothing is written then.
        """
        try:
            async with self._engine.begin() as connection:
                if closing is not None and not await _replace(connection, closing):
                    raise SeatTaken
                result = await connection.execute(sa.insert(GAMES).values(tables.row(game)).returning(GAMES.c.id))
                numbered = replace(game, id=result.scalar_one())
                if game.status is Status.RUNNING:
                    await connection.execute(sa.insert(SEATS), tables.seats(numbered))
        except IntegrityError as error:
            raise SeatTaken from error
        return numbered

    async def replace(self, game: Game, *, seat: bool = False) -> Game | None:
        """Write a changed game where the row still has the version that was read; an ended game frees its seats.

        seat: take the players' seats by the same transaction (an accepted challenge).
        Returns the game with its new version, or None where another writer was faster.
        Errors: SeatTaken where a seat to be taken is not free; nothing is written then.
        """
        written = replace(game, version=game.version + 1)
        if game.status is Status.RUNNING and not seat:
            async with self._single.connect() as connection:  # one statement is its own transaction
                return written if await _replace(connection, game) else None
        try:
            async with self._engine.begin() as connection:
                if not await _replace(connection, game):
                    return None
                if seat:
                    await connection.execute(sa.insert(SEATS), tables.seats(game))
                else:
                    await connection.execute(sa.delete(SEATS).where(SEATS.c.game_id == game.id))
        except IntegrityError as error:
            raise SeatTaken from error
        return written

    async def set_message(self, game_id: int, message_id: int) -> None:
        """Remember the newest message that shows a game."""
        async with self._single.connect() as connection:
            await connection.execute(sa.update(GAMES).where(GAMES.c.id == game_id).values(message_id=message_id))

    async def watches(self, *, game_id: int | None = None, channel_id: int | None = None) -> list[Watch]:
        """The boards that follow a game, or that stand in a channel, the oldest first."""
        query = sa.select(WATCHES).order_by(WATCHES.c.message_id)
        if game_id is not None:
            query = query.where(WATCHES.c.game_id == game_id)
        if channel_id is not None:
            query = query.where(WATCHES.c.channel_id == channel_id)
        async with self._single.connect() as connection:
            return [tables.watch(row) for row in (await connection.execute(query)).mappings()]

    async def watch(self, watch: Watch) -> Watch | None:
        """Keep a board that follows a game, and return the one of that game and channel whose place it takes."""
        same = sa.and_(WATCHES.c.game_id == watch.game_id, WATCHES.c.channel_id == watch.place.channel_id)
        async with self._engine.begin() as connection:
            found = (await connection.execute(sa.select(WATCHES).where(same))).mappings().first()
            await connection.execute(KEEP_WATCH, tables.watch_row(watch))
            return tables.watch(found) if found else None

    async def unwatch(self, watch: Watch) -> None:
        """Forget a board that followed a game, unless another message has taken its place."""
        row = tables.watch_row(watch)
        is_same = sa.and_(*(WATCHES.c[name] == row[name] for name in ("game_id", "channel_id", "message_id")))
        async with self._single.connect() as connection:
            await connection.execute(sa.delete(WATCHES).where(is_same))

    async def note(self, name: str) -> str | None:
        """A text that was kept under a name, or None."""
        async with self._single.connect() as connection:
            found = await connection.execute(sa.select(NOTES.c.text).where(NOTES.c.name == name))
            return found.scalar_one_or_none()

    async def set_note(self, name: str, text: str) -> None:
        """Keep a text (at most 255 characters) under a name, in place of what was there."""
        async with self._single.connect() as connection:
            await connection.execute(KEEP_NOTE, {"name": name, "text": text})

    async def _all(self, query: sa.Select[Any]) -> list[Game]:
        async with self._single.connect() as connection:
            return [tables.game(row) for row in (await connection.execute(query)).mappings()]

    async def _one(self, query: sa.Select[Any]) -> Game | None:
        async with self._single.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
            return tables.game(row) if row else None


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """WAL lets readers go on beside the writer; FULL makes a commit survive a power cut.

    Source: sqlite.org/wal.html and sqlite.org/pragma.html#pragma_synchronous.
    """
    connection.isolation_level = None  # SQLAlchemy alone says when a transaction begins
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    try:
        cursor.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError:
        # Another process does the same to a new file. SQLite does not wait for that, but for a transaction it does.
        for statement in ("BEGIN IMMEDIATE", "COMMIT", "PRAGMA journal_mode=WAL"):
            cursor.execute(statement)
    cursor.close()


def _begin_immediate(connection: sa.Connection) -> None:
    """Take the write lock at once: two transactions that both read first would refuse each other.

    A single statement (AUTOCOMMIT) is told of here too and must stay outside a transaction.
    """
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _migrate(connection: sa.Connection) -> None:
    """Where several start at once the first migrates, the others wait and find nothing to do.

    SQLite's transaction holds the write lock already.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7474)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _replace(connection: Any, game: Game) -> bool:
    """Write all but the message, which set_message may have written since this version was read."""
    row = tables.row(replace(game, version=game.version + 1))
    del row["message_id"]
    is_read_version = sa.and_(GAMES.c.id == game.id, GAMES.c.version == game.version)
    result = await connection.execute(sa.update(GAMES).where(is_read_version).values(row))
    return bool(result.rowcount)
