"""Connect to a database and translate its errors: SQLite in two threads, PostgreSQL by a pool on the event loop."""

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from bot.core.store.tables import METADATA

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
"""What is done on a connection of either kind. It may be done again if one was lost, so it changes nothing else."""

BUSY_S = 2  # SQLite waits this long for another writer, PostgreSQL for a connection; a stop has time for two such waits
STATEMENT_S = 10  # PostgreSQL may take this long for a statement; this finds a server that no longer answers
LOCK_S = 0.1  # PostgreSQL waits this long for a locked row while other writes wait behind it, SQLite to empty its log
POOL, READS = 10, 2  # connections to PostgreSQL, and those that read: a press writes, however many lists are read
LOOK_EVERY = 10_000  # SQLite's own instructions, some of 10 us, between two looks whether an opening was cancelled
NOT_ITS_FAULT = ("22", "40")  # classes of SQLSTATE: a value that no column takes, two processes in a deadlock
UNPREPARED = {"statement_cache_size": 0, "prepared_statement_cache_size": 0}  # asyncpg's, and SQLAlchemy's beside it
DIRECT = "is_direct"  # in a connection's info: it keeps its session, as one by a pooler may not
FOREIGN_KEY, LOCK_NOT_AVAILABLE = "23503", "55P03"
PASSING_STATES = ("08", "53", "57", "25006")
"""SQLSTATEs of what may pass: lost connections, no room, a server that starts, stops, cancels, or is a replica yet."""
PASSING_NAMES = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_PROTOCOL", "SQLITE_INTERRUPT")
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")

ONE_SEAT = "seats_pkey"  # a member has one seat in a channel
ONE_TOURNAMENT = "tournaments_channel"  # a channel has one tournament that is on
REFERENCE = "reference"  # a row refers to one that is to go, or to one that isn't there; SQLite doesn't say which


class StoreError(Exception):
    """The database can't be used. code: of the message that says why. data: its arguments.

    Codes: those of database.ftl and backup.ftl; the reason of database-unusable is the driver's first line, without
    statement or address. is_temporary: whether it may work later as it is.
    """

    def __init__(self, code: str, *, is_temporary: bool = False, **data: str | int) -> None:
        super().__init__(str(data.get("reason", code)))
        self.code, self.is_temporary = code, is_temporary
        self.data: dict[str, Any] = data


class Refused(StoreError):
    """What was asked can't be done with what was given; nothing is changed."""


class Conflict(Exception):
    """What a write relied on is no longer so; nothing is written. constraint: what a row broke, if it was one."""

    def __init__(self, constraint: str | None = None) -> None:
        super().__init__(constraint)
        self.constraint = constraint


class Locked(Exception):
    """PostgreSQL: another session holds a row for longer than LOCK_S; nothing is written."""


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """Turn what drivers raise into Conflict, Locked and StoreError."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(_broken(error)) from error
    except (OSError, SQLAlchemyError) as error:  # a TimeoutError is an OSError
        cause = getattr(error, "orig", None)
        state, name = (str(getattr(cause, each, None) or "") for each in ("sqlstate", "sqlite_errorname"))
        if state == LOCK_NOT_AVAILABLE:
            raise Locked from error
        if isinstance(error, DataError) or state.startswith(NOT_ITS_FAULT):
            raise
        reason = (str(cause or error) or type(error).__name__).splitlines()[0]
        if name in DAMAGED:
            raise StoreError("database-damaged", detail=reason) from error
        if name.startswith("SQLITE_READONLY"):
            raise StoreError("database-read-only", reason=reason) from error
        if isinstance(error, DBAPIError):
            may_pass = state.startswith(PASSING_STATES) or name.startswith(PASSING_NAMES)
            may_pass |= error.connection_invalidated
        else:  # a server or a network that isn't up; the OSErrors of files become StoreErrors at once
            may_pass = isinstance(error, (OSError, PoolTimeoutError)) and not isinstance(error, PermissionError)
        raise StoreError("database-unusable", is_temporary=may_pass, reason=reason) from error


def _broken(error: IntegrityError) -> str:
    """Return the name of the constraint that a row broke: of a primary key `<table>_pkey`, of an index its own.

    A column that must have a value has no name: then it's what the driver says, in which no value of the row stands.
    """
    told = str(error.orig).splitlines()[0]
    cause = getattr(error.orig, "__cause__", None)  # asyncpg's own error
    if getattr(cause, "sqlstate", None) == FOREIGN_KEY or told.startswith("FOREIGN KEY"):
        return REFERENCE
    columns = told.rpartition(": ")[2]
    if told.startswith("UNIQUE") and (table := METADATA.tables.get(columns.partition(".")[0])) is not None:  # SQLite
        keys = {f"{table.name}_pkey": table.primary_key.columns}
        keys |= {str(index.name): index.columns for index in table.indexes if index.unique}
        return {", ".join(map(str, key)): name for name, key in keys.items()}.get(columns, told)
    return str(getattr(cause, "constraint_name", None) or told.rpartition(">: ")[2])


class SQLite:
    """Threads beside the loop, for a commit waits for the disk: one reads, and one writes, as SQLite has one writer.

    A caller that is cancelled doesn't wait for its work, which is left out if it hasn't begun.
    """

    def __init__(self, url: sa.URL) -> None:
        self._file = url.database if url.database != ":memory:" else None
        pool: dict[str, Any] = {"pool_use_lifo": True} if self._file else {"poolclass": sa.StaticPool}
        self.engine = sa.create_engine(url.set(drivername="sqlite"), connect_args={"check_same_thread": False}, **pool)
        self._is_cancelled = is_cancelled = threading.Event()
        sa.event.listen(self.engine, "connect", _prepare_sqlite)
        sa.event.listen(self.engine, "connect", lambda it, _: it.set_progress_handler(is_cancelled.is_set, LOOK_EVERY))
        sa.event.listen(self.engine, "begin", _begin_immediate)
        self._reading = self.engine.execution_options(is_reading=True)
        self._writer = ThreadPoolExecutor(1, "write")
        self._reader = ThreadPoolExecutor(1, "read") if self._file else self._writer

    async def prepare(self, migrate: Callable[..., T]) -> T:
        """Create the file's folder if needed, check that the file is sound, and migrate it: all of it, or nothing.

        migrate: takes a connection, and is_cancelled, which says whether to break off. If the caller is cancelled,
        SQLite refuses all statements from then on, also the one that runs: no process ends before its threads.
        """
        self._is_cancelled.clear()
        try:
            if self._file:
                try:
                    if not self._file.startswith("file:"):  # which SQLite reads by rules of its own
                        Path(self._file).parent.mkdir(parents=True, exist_ok=True)
                        # SQLite gives those beside it the same mode.
                        with contextlib.suppress(FileExistsError):  # to close one that is open gives up its locks
                            os.close(os.open(self._file, os.O_CREAT | os.O_EXCL, 0o600))
                except OSError as error:  # it doesn't pass, unlike those of a network
                    raise StoreError("database-unusable", reason=str(error)) from error
                await self.read(check_sound)
            return await self.write(partial(migrate, is_cancelled=self._is_cancelled.is_set))
        except asyncio.CancelledError:
            self._is_cancelled.set()
            raise

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, _run, self._reading, work)

    async def write(self, work: Work[T], *, is_patient: bool = True) -> T:
        """Run it in a transaction. is_patient changes nothing here: SQLite locks no rows."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, _run, self.engine, work)

    async def close(self) -> None:
        """Close the file after what is under way. The threads stay, idle: they end with this object."""
        await asyncio.get_running_loop().run_in_executor(self._reader, str)
        await asyncio.get_running_loop().run_in_executor(self._writer, self.engine.dispose)


class PostgreSQL:
    """A pool of connections by an async driver, itself or behind a pooler. Errors: StoreError without the driver."""

    def __init__(self, url: sa.URL) -> None:
        pool: dict[str, Any] = {"pool_size": POOL, "max_overflow": 0, "pool_use_lifo": True, "pool_timeout": BUSY_S}
        self._engine = postgresql_engine(url, command_timeout=STATEMENT_S, **pool)
        self._plain = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._patient = postgresql_engine(url)
        self._reads = asyncio.Semaphore(READS)
        self.engine = self._engine.sync_engine
        sa.event.listen(self.engine, "connect", _prepare_postgresql)

    async def prepare(self, migrate: Callable[..., T]) -> T:
        """Migrate without a limit of time: many games take long, and so does another process that migrates them."""
        async with self._patient.begin() as connection:
            return await connection.run_sync(migrate, is_cancelled=lambda: False)

    async def read(self, work: Work[T]) -> T:
        async with self._reads, self._plain.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T], *, is_patient: bool = True) -> T:
        """Run it in a transaction. is_patient: whether to wait for a locked row. Errors: Locked if it may not."""
        async with self._engine.begin() as connection:
            if is_patient or DIRECT not in connection.info:
                await connection.execute(sa.text(f"SET LOCAL lock_timeout = {0 if is_patient else LOCK_S * 1000:.0f}"))
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def postgresql_engine(url: sa.URL, *, command_timeout: float | None = None, **pool: Any) -> "AsyncEngine":
    """Return an engine, without a pool unless one is described. Errors: StoreError without the driver.

    asyncpg reads the address itself, as libpq does. With pgbouncer=true in it no server is asked for a pooler.
    """
    dsn = url.set(drivername="postgresql").difference_update_query(["pgbouncer"]).render_as_string(hide_password=False)
    given: dict[str, Any] = {"dsn": dsn, "timeout": BUSY_S, "command_timeout": command_timeout}
    is_pooled = url.query.get("pgbouncer") == "true"
    given |= UNPREPARED if is_pooled else {}
    given |= {"ssl": True} if url.query.get("sslrootcert") == "system" else {}  # by the certificates of this machine
    try:
        from sqlalchemy.ext.asyncio import create_async_engine  # 8 MiB that SQLite has no use for

        found = create_async_engine("postgresql+asyncpg://", connect_args=given, **(pool or {"poolclass": sa.NullPool}))
    except ImportError as error:
        raise StoreError("database-driver-missing", package=error.name or "greenlet") from error
    if not is_pooled:
        sa.event.listen(found.sync_engine, "do_connect", partial(_connect, dict(UNPREPARED)))
    return found


def _connect(careful: dict[str, int], dialect: Any, record: Any, args: list[Any], given: dict[str, Any]) -> Any:
    """Connect without prepared statements; if a server answers for itself, empty `careful` and connect with them.

    PgBouncer takes another of its connections for each transaction. It makes up what a server says of its process, for
    that names who may cancel a statement. Source: postgresql.org/docs/current/protocol-message-formats.html.
    """
    connection = dialect.connect(*args, **given, **careful)
    if careful:
        cursor = connection.cursor()  # not asyncpg itself, whose errors are no SQLAlchemyError
        cursor.execute("SELECT pg_backend_pid()")
        connection.rollback()
        if cursor.fetchone()[0] == connection.driver_connection.get_server_pid():
            careful.clear()
            connection.close()
            connection = dialect.connect(*args, **given)
    record.info.update({} if careful else {DIRECT: True})
    return connection


def _run(engine: sa.Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def check_sound(connection: sa.Connection) -> None:
    """Errors: StoreError if pages are damaged. Cost: reads the whole file, a third of a second for a million games."""
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found != "ok":
        raise StoreError("database-damaged", detail=found.splitlines()[-1])


def empty_log(connection: sa.Connection) -> None:
    """Move SQLite's log, with its erased rows, into the file; SQLite does so later if another process reads it."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout={LOCK_S * 1000:.0f}")
        try:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all()
        finally:
            connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY_S * 1000:.0f}")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """WAL lets readers go on beside the writer; FULL makes a commit survive a power cut; erased rows are overwritten.

    Source: sqlite.org/wal.html and sqlite.org/pragma.html#pragma_synchronous.
    """
    connection.isolation_level = None  # SQLAlchemy alone says when a transaction begins
    execute = connection.cursor().execute
    for pragma in (f"busy_timeout={BUSY_S * 1000:.0f}", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        execute(f"PRAGMA {pragma}")
    try:
        execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError:
        # Another process does the same to a new file. SQLite doesn't wait for that, but for a transaction it does.
        for statement in ("BEGIN IMMEDIATE", "COMMIT", "PRAGMA journal_mode=WAL"):
            execute(statement)


def _prepare_postgresql(connection: Any, record: Any) -> None:
    """Not as settings at the start, which PgBouncer would refuse. A list takes one core; the others are for presses."""
    if DIRECT in record.info:  # else another client of the pooler would get them
        for setting in (f"lock_timeout = {LOCK_S * 1000:.0f}", "max_parallel_workers_per_gather = 0"):
            connection.cursor().execute(f"SET {setting}")
        connection.commit()


def _begin_immediate(connection: sa.Connection) -> None:
    """Take the write lock at once: two transactions that both read first would refuse each other."""
    if not connection.get_execution_options().get("is_reading"):  # then each statement stands alone
        connection.exec_driver_sql("BEGIN IMMEDIATE")
