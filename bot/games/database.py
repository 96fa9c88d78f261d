"""The database: connections, transactions, schema, and what is said when it fails. The statements are the store's.

SQLite is used in two threads of its own, one that writes and one that reads beside it; PostgreSQL by a pool on the
event loop. Both are given plain functions of a connection, so that every statement stands once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
"""What is done on a connection. It may be done again where a connection was lost, so it changes nothing else."""

BUSY_S = 2
"""How long SQLite waits for another process that writes, and PostgreSQL for a connection.

Two such waits, one after the other, are within what a stop may take.
"""
NOT_ITS_FAULT = ("22", "40")
"""Classes of SQLSTATE that say nothing of the database: values that no column takes, and transactions of two
processes that waited for each other, of which one was undone."""
STATEMENT_S = 10
"""How long PostgreSQL may take for a statement; a server that has gone without a word is found out by this."""


class StoreError(Exception):
    """The database cannot be used. The message is one line: the driver's reason, without statement or address."""


class Conflict(Exception):
    """What a write wanted is no longer so; nothing is written."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A write that waits for its turn. done: what the one who asked waits for."""

    row: int
    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """Runs work in transactions. Open it before use, close it after.

    url: `sqlite:///...` (or, as of old, `sqlite+aiosqlite:///...`) or `postgresql+asyncpg://...`.
    Errors, of every method: StoreError where the database or its driver does not do its part.
    """

    def __init__(self, url: str) -> None:
        address = sa.make_url(url)
        try:
            self._runner: _Runner = (
                _Threads(address) if address.get_backend_name() == "sqlite" else _Connections(address)
            )
        except ModuleNotFoundError as error:
            raise StoreError(f'{error.name} is not installed; pip install ".[postgres]" adds it') from error
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._is_open = False
        self._away: set[str] = set()

    @property
    def engine(self) -> sa.Engine:
        """What all statements go through; for those who look on."""
        return self._runner.engine

    async def open(self) -> None:
        """Create the file's folder where needed, look whether the file is sound, and bring the schema up to date.

        Errors: StoreError also where a newer version has changed the tables.
        """
        try:
            await self._runner.prepare()
            await self.write(_migrate)
        except CommandError as error:
            raise StoreError("its tables are of a newer version of this bot; run that version") from error
        self._is_open = True

    async def close(self) -> None:
        """Finish what is being written, and give back every connection."""
        if self._writing is not None:
            await asyncio.wait({self._writing})
        await self._runner.close()

    async def read(self, work: Work[T]) -> T:
        """Do what changes nothing."""
        with self._watched("reads"):
            return await _once_more(partial(self._runner.read, work))

    async def write(self, work: Work[T], *, row: int = 0) -> T:
        """Do it in a transaction; those that wait for the same commit share one. Returns after the commit.

        row: the number of the row that is changed. All processes take rows in that order, so that no two of them
        wait for each other. Errors: Conflict, where work raises it or the tables' own constraints do.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(row, work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        """Write in turns what has come meanwhile."""
        try:
            while self._waiting:
                group, self._waiting = sorted(self._waiting, key=lambda each: each.row), []
                if len(group) == 1 or not await self._try(group):
                    for one in group:
                        await self._try([one], is_last=True)
        finally:
            self._writing = None

    async def _try(self, group: list[_Waiting], *, is_last: bool = False) -> bool:
        """Write a group as one transaction. False where one of several spoilt it: nothing is written then."""

        def all_of_them(connection: sa.Connection) -> list[Any]:
            return [each.work(connection) for each in group]

        try:
            with self._watched("writes"):
                results = await _once_more(partial(self._runner.write, all_of_them))
        except Exception as error:
            if not isinstance(error, StoreError) and not is_last:
                return False
            for each in group:
                if not each.done.done():
                    each.done.set_exception(error)
        else:
            for each, result in zip(group, results, strict=True):
                if not each.done.done():  # it is where the one who asked was cancelled
                    each.done.set_result(result)
        return True

    @contextlib.contextmanager
    def _watched(self, what: str) -> Iterator[None]:
        """Tell the host when the database is away, and when it is back: once each, however many ask meanwhile.

        what: "reads" or "writes"; a file that is locked or full can still be read.
        """
        try:
            with _faults():
                yield
        except StoreError as error:
            if self._is_open:
                if not self._away:
                    log.error("The database cannot be used: %s. It is tried again with each request.", error)
                self._away.add(what)
            raise
        if what in self._away:
            self._away.remove(what)
            if not self._away:
                log.warning("The database can be used again.")


class _Runner(Protocol):
    """How a kind of database does work."""

    @property
    def engine(self) -> sa.Engine: ...

    async def prepare(self) -> None: ...

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


class _Threads:
    """SQLite. A commit waits for the disk, so the loop must not; one thread writes, for SQLite has one writer."""

    def __init__(self, url: sa.URL) -> None:
        self._file = url.database if url.database not in (None, "", ":memory:") else None
        options: dict[str, Any] = {} if self._file else {"poolclass": sa.StaticPool}
        self.engine = sa.create_engine(
            url.set(drivername="sqlite"), connect_args={"check_same_thread": False}, **options
        )
        self._plain = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        sa.event.listen(self.engine, "connect", _prepare_sqlite)
        sa.event.listen(self.engine, "begin", _begin_immediate)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="write")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="read") if self._file else self._writer

    async def prepare(self) -> None:
        if self._file:
            with _faults():
                await asyncio.to_thread(Path(self._file).parent.mkdir, parents=True, exist_ok=True)
                await self.read(_check_sound)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def close(self) -> None:
        """The threads stay, idle, for it may be opened again; they end with this object."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self.engine.dispose)

    def _read(self, work: Work[T]) -> T:
        with self._plain.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)


class _Connections:
    """PostgreSQL, by an async driver."""

    def __init__(self, url: sa.URL) -> None:
        limits = {"timeout": BUSY_S, "command_timeout": STATEMENT_S}
        self._engine = create_async_engine(url, pool_timeout=BUSY_S, connect_args=limits)
        self._plain = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def engine(self) -> sa.Engine:
        return self._engine.sync_engine

    async def prepare(self) -> None:
        """There is nothing to prepare."""

    async def read(self, work: Work[T]) -> T:
        async with self._plain.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


async def _once_more(run: Callable[[], Awaitable[T]]) -> T:
    """Run it, and again where the connection turns out to be lost: after a restart of the server all in the pool are.

    Not where the COMMIT was not heard of, which SQLAlchemy tells without a statement: that may have been done.
    """
    try:
        return await run()
    except DBAPIError as error:
        if not error.connection_invalidated or error.statement is None:
            raise
        return await run()


@contextlib.contextmanager
def _faults() -> Iterator[None]:
    """Turn what drivers raise into Conflict and StoreError."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict from error
    except (OSError, SQLAlchemyError) as error:  # a TimeoutError is an OSError
        told = getattr(error, "orig", None)
        if isinstance(error, DataError) or str(getattr(told, "sqlstate", None)).startswith(NOT_ITS_FAULT):
            raise
        reason = str(told or error) or type(error).__name__
        raise StoreError(reason.splitlines()[0]) from error


def _check_sound(connection: sa.Connection) -> None:
    """Errors: StoreError where pages of the file are damaged.

    Cost: reads the whole file, a third of a second for a million games.
    """
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found != "ok":
        raise StoreError(f"the file is damaged ({found.splitlines()[-1]})")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """WAL lets readers go on beside the writer; FULL makes a commit survive a power cut.

    Source: sqlite.org/wal.html and sqlite.org/pragma.html#pragma_synchronous.
    """
    connection.isolation_level = None  # SQLAlchemy alone says when a transaction begins
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_S * 1000:.0f}", "synchronous=FULL", "foreign_keys=ON"):
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
