"""The database: transactions, writes that share one, the schema, and what the host is told when it fails."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from bot.store.connections import StoreError, T, Work, runner, translated
from bot.words import words

log = logging.getLogger(__name__)

LAST = sys.maxsize
"""After all other rows of a transaction: what is locked by then waits for nothing more."""


class _Waiting(NamedTuple):
    """A write that waits for its turn. done: what its caller waits for."""

    row: int
    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """Runs work in transactions. Open it before use, close it after.

    url: `sqlite:///...` (or, as of old, `sqlite+aiosqlite:///...`) or `postgresql+asyncpg://...`.
    Errors, of every method: StoreError if the database or its driver doesn't do its part.
    """

    def __init__(self, url: str) -> None:
        self._runner = runner(url)
        self.engine = self._runner.engine  # what all statements go through; for those who look on
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._away: set[str] = set()

    async def open(self) -> None:
        """Check a file and bring the tables up to date. Errors: StoreError also if a newer version has changed them."""
        try:
            with translated():
                await self._runner.prepare(_migrate)
        except CommandError as error:
            raise StoreError("database-newer") from error

    async def close(self) -> None:
        """Finish what is being written, and give back every connection."""
        if self._writing is not None:
            await asyncio.wait({self._writing})
        await self._runner.close()

    async def read(self, work: Work[T]) -> T:
        with self._watched("reads"):
            return await _once_more(self._runner.read, work)

    async def write(self, work: Work[T], *, row: int = 0) -> T:
        """Do it in a transaction; those that wait for the same commit share one. Returns after the commit.

        row: the number of the row that is changed. All processes take rows in that order, so that no two of them
        wait for each other. Errors: Conflict if work raises it, or the tables' own constraints do.
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
                if not await self._try(group):
                    for one in group:
                        await self._try([one])
        finally:
            self._writing = None

    async def _try(self, group: list[_Waiting]) -> bool:
        """Write a group as one transaction. False if one of several spoilt it: nothing is written then."""
        try:
            with self._watched("writes"):
                results = await _once_more(self._runner.write, lambda to: [each.work(to) for each in group])
        except Exception as error:
            if len(group) > 1 and not isinstance(error, StoreError):
                return False
            for each in group:
                if not each.done.done():  # it is if its caller was cancelled
                    each.done.set_exception(error)
        else:
            for each, result in zip(group, results, strict=True):
                if not each.done.done():
                    each.done.set_result(result)
        return True

    @contextlib.contextmanager
    def _watched(self, what: str) -> Iterator[None]:
        """Tell the host when the database is away, and when it is back: once each, however many ask meanwhile.

        what: "reads" or "writes"; a file that is locked or full can still be read.
        """
        try:
            with translated():
                yield
        except StoreError as error:
            if not self._away:
                log.error(words()("log-database-away", reason=error.data.get("reason", error.code)))
            self._away.add(what)
            raise
        if self._away == {what}:
            log.warning(words()("log-database-back"))
        self._away.discard(what)


async def _once_more(run: Callable[[Work[T]], Awaitable[T]], work: Work[T]) -> T:
    """Run it, and again if the connection turns out to be lost: after a restart of the server all in the pool are.

    Not if the COMMIT went unanswered, which SQLAlchemy reports without a statement: it may have been done.
    """
    try:
        return await run(work)
    except DBAPIError as error:
        if not error.connection_invalidated or error.statement is None:
            raise
        return await run(work)


def _migrate(connection: sa.Connection, to: str = "head") -> None:
    """If several start at once, the first migrates; the others wait and find nothing to do."""
    if connection.dialect.name == "postgresql":  # SQLite's transaction holds the write lock already
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7474)"))
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    command.upgrade(config, to)
