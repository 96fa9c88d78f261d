"""Run transactions, batch writes into shared ones, and log failures for the host.

Each message and interaction is carried out once: Discord may send an event twice, and while a bot is replaced two
processes get every event. A request's claim is a row, written in one transaction with the request's first write: the
process that comes second writes nothing.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.core.observer import Access, Observer
from bot.core.store.connections import Conflict, Locked, PostgreSQL, SQLite, StoreError, T, Work, translated
from bot.core.store.files import check_writable, file_of
from bot.core.store.schema import bring_up_to_date, newest
from bot.core.store.tables import CLAIMS, METADATA
from bot.words import words

log = logging.getLogger(__name__)

LAST = sys.maxsize  # after the rows of all games: what is locked by then waits for nothing more
MAX_PATIENT_WRITES = 5  # waiting for locked rows at a time, each on a connection of its own
TAKE = "INSERT INTO claims (number) VALUES {rows} ON CONFLICT DO NOTHING RETURNING number"
HOUR = 3_600_000 << 22  # the distance of two ids that Discord made an hour apart: ids begin with milliseconds
FORGET = sa.delete(CLAIMS).where(CLAIMS.c.number < sa.select(sa.func.max(CLAIMS.c.number) - HOUR).scalar_subquery())
"""Deletes claims an hour older than the newest: Discord repeats nothing after that."""
BEHIND = "FROM {0} HAVING max(id) > coalesce(pg_sequence_last_value(pg_get_serial_sequence('{0}', 'id')::regclass), 0)"
"""A role that may use a sequence may ask for its last value, even if it may not read it."""


class AlreadyClaimed(Exception):
    """That request has been carried out; nothing is written."""


@dataclass(eq=False, slots=True)
class Claim:
    """The claim on one request. is_open: the next write stores it."""

    number: int
    is_open: bool = True


_CLAIM: ContextVar[Claim | None] = ContextVar("claim", default=None)


@contextmanager
def claiming(number: int) -> Iterator[None]:
    """Let the first write in here claim a request. number: Discord's id of the message or the interaction."""
    claim = Claim(number)
    token = _CLAIM.set(claim)
    try:
        yield
    finally:
        _CLAIM.reset(token)
        claim.is_open = False  # for tasks that were begun in here and go on


def current_claim() -> Claim | None:
    """Return the claim that the next write stores, or None."""
    claim = _CLAIM.get()
    return claim if claim is not None and claim.is_open else None


def is_ours() -> bool:
    """Return whether the current request was claimed by this process."""
    claim = _CLAIM.get()
    return claim is not None and not claim.is_open


class _Waiting(NamedTuple):
    """A write that waits for its turn. done: what its caller waits for. claim: on the request that it is made for."""

    order: int
    work: Work[Any]
    done: asyncio.Future[Any]
    claim: Claim | None


class Database:
    """Runs work in transactions. Open it before use, close it after.

    url: `sqlite:///...` (or the older `sqlite+aiosqlite:///...`) or `postgresql+asyncpg://...`. observer: gets every
    transaction. Errors, of every method: StoreError if the database or its driver doesn't do its part.
    """

    def __init__(self, url: str, observer: Observer | None = None) -> None:
        self._observer = observer or Observer()
        address = sa.make_url(url)
        self.is_sqlite = address.get_backend_name() == "sqlite"
        self._runner = SQLite(address) if self.is_sqlite else PostgreSQL(address)
        self.engine = self._runner.engine
        self.file = file_of(address.database) if self.is_sqlite else None
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._patient = asyncio.Semaphore(MAX_PATIENT_WRITES)
        self._late: set[asyncio.Task[None]] = set()  # writes that wait for a row that another session holds
        self.failing: set[Access] = set()  # those whose last transaction failed

    async def open(self, *, has_copy: bool = True) -> tuple[str | None, Path | None]:
        """Check a file and bring the tables up to date. Return their migration before, and the copy that was made.

        has_copy: whether a SQLite file is copied before its tables change. Errors: StoreError also if a newer version
        has changed them, if there's no room for the copy, or if nothing can be written.
        """
        try:
            with translated():
                before, copy = await self._runner.prepare(partial(bring_up_to_date, has_copy=has_copy))
        except StoreError as error:
            if self.file and error.code in ("database-unusable", "database-read-only"):
                check_writable(self.file)  # it may know better
            raise
        if before not in (None, newest()):
            log.info(words()("log-database-upgraded", before=before, after=newest()))
        return before, copy

    async def close(self) -> None:
        """Finish what is being written, and give back every connection."""
        while underway := {*self._late, *filter(None, [self._writing])}:
            await asyncio.wait(underway)
        await self._runner.close()

    async def read(self, work: Work[T]) -> T:
        try:
            return await self._run("reads", self._runner.read, work)
        except Locked:  # another session changes a whole table
            return await self._run("reads", self._runner.write, work)

    async def claim(self) -> None:
        """Claim the request that is being answered, unless a write has. Errors: AlreadyClaimed."""
        if current_claim() is not None:
            await self.write(lambda _: None)

    async def write(self, work: Work[T], *, order: int = 0, guards: Collection[str] = (), is_again: bool = False) -> T:
        """Do it in a transaction, together with all writes that wait for a commit. Returns after the commit.

        order: the number of the game that is changed, or LAST. All processes lock rows in that order, so that no two
        of them wait for each other. guards: the constraints that may refuse it. is_again: whether sequences have been
        repaired. Errors: Conflict if work raises it, or one of the guards does; StoreError if another constraint does,
        which the log names; AlreadyClaimed if it is made for a request that another has carried out.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(order, work, done, current_claim()))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        try:
            return await done
        except Conflict as conflict:
            if conflict.constraint is None or conflict.constraint in guards:
                raise
            table = numbered().get(conflict.constraint)
            if table is None or is_again:
                log.error(words()("log-database-refused", constraint=conflict.constraint))
                raise StoreError("database-refused", constraint=conflict.constraint) from conflict
        await self._run("writes", self._runner.write, reset_sequences)  # it gave a number that a row has already
        result = await self.write(work, order=order, guards=guards, is_again=True)
        log.warning(words()("log-database-numbered", table=table))
        return result

    async def _write_all(self) -> None:
        """Write in turns what has come meanwhile."""
        try:
            while self._waiting:
                group, self._waiting = sorted(self._waiting, key=attrgetter("order")), []
                if not await self._try(group):
                    for one in group:
                        if not await self._try([one]):
                            task = asyncio.create_task(self._wait(one))
                            self._late.add(task)
                            task.add_done_callback(self._late.discard)
        finally:
            self._writing = None

    async def _wait(self, one: _Waiting) -> None:
        """Write one whose row is locked, while all others go on."""
        async with self._patient:
            await self._try([one], is_patient=True)

    async def _try(self, group: list[_Waiting], *, is_patient: bool = False) -> bool:
        """Write a group in a transaction. False if one of several spoilt it or a row is locked: nothing is written."""
        try:
            run = partial(self._runner.write, is_patient=is_patient)
            results = await self._run("writes", run, partial(_carry_out, group))
            for each in group:
                if each.claim is not None:
                    each.claim.is_open = False
        except Exception as error:
            if isinstance(error, Locked) or (len(group) > 1 and not isinstance(error, StoreError)):
                return False
            results = [error] * len(group)
        for each, result in zip(group, results, strict=True):
            if each.done.done():  # its caller was cancelled
                continue
            if isinstance(result, Exception):
                each.done.set_exception(result)
            else:
                each.done.set_result(result)
        return True

    async def _run(self, what: Access, run: Callable[[Work[T]], Awaitable[T]], work: Work[T]) -> T:
        """Run it, and again if the connection turns out to be lost: after a restart of the server all in the pool are.

        Not if the COMMIT went unanswered, which SQLAlchemy reports without a statement: it may have been done.
        Log once when the database is away, and once when it is back; a file that is locked or full can be read.
        """
        began, is_well = time.perf_counter(), True
        try:
            with translated():
                try:
                    result = await run(work)
                except DBAPIError as error:
                    if not error.connection_invalidated or error.statement is None:
                        raise
                    result = await run(work)
        except StoreError as error:
            is_well = False
            if not self.failing:
                log.error(words()("log-database-away", reason=str(error)))
            self.failing.add(what)
            raise
        finally:
            self._observer.transacted(what, time.perf_counter() - began, is_well=is_well)
        if self.failing == {what}:
            log.warning(words()("log-database-back"))
        self.failing.discard(what)
        return result


class Repository:
    """Reads and writes what belongs together. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database


def _carry_out(group: list[_Waiting], connection: sa.Connection) -> list[Any]:
    """Run the writes whose request no one else has claimed. Returns the results, AlreadyClaimed for the rest."""
    wanted, results = dict[int, Claim](), list[Any]()
    for each in reversed(group):  # of two requests with one number, the first gets it
        if each.claim and each.claim.is_open:
            wanted[each.claim.number] = each.claim
    new = set[int]()
    if wanted:
        given = {f"number{at}": number for at, number in enumerate(sorted(wanted))}  # all processes have one order
        taken = sa.text(TAKE.format(rows=f"(:{'), (:'.join(given)})"))
        new = set(connection.execute(taken, given).scalars())
    for each in group:
        claim = each.claim
        is_free = claim is None or not claim.is_open or (claim.number in new and claim is wanted[claim.number])
        results.append(each.work(connection) if is_free else AlreadyClaimed())
    return results


def reset_sequences(connection: sa.Connection, tables: Iterable[str] | None = None) -> None:
    """Set each sequence that is behind, as after a restore of data, to the last id. Locks the table against writes."""
    if connection.dialect.name != "postgresql":
        return
    for table in numbered().values() if tables is None else tables:
        behind = BEHIND.format(table)
        if connection.scalar(sa.text(f"SELECT max(id) {behind}")):
            # With the lock, every given number has its row and no more are given: so the sequence never goes back.
            connection.execute(sa.text(f"LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE"))
            connection.execute(sa.text(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) {behind}"))


def numbered() -> dict[str, str]:
    """Return the tables whose rows the database numbers, by the names of their primary keys."""
    return {f"{name}_pkey": name for name, table in METADATA.tables.items() if "id" in table.c}
