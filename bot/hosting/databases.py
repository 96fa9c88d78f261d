"""Copy and change the database as a whole, for the command line: each function of COMMANDS prints what it did."""

import asyncio
import contextlib
import signal
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from bot import stop_requests
from bot.core.store import Refused, Store
from bot.core.store.copying import back_up, back_up_dated, copy_database, put_back, sqlite_file
from bot.core.store.schema import newest
from bot.settings import Problem, Settings, SettingsError
from bot.settings.values import Unusable, database_url
from bot.words import words

CONFIGURED = "-"  # stands for DATABASE_URL, which keeps its password out of process lists and histories
MIB = 1 << 20


def backup(settings: Settings, given: Namespace) -> None:
    """Copy a SQLite database to a file, or with keep to a dated one in a folder. Errors: as of `back_up`."""
    source, target = sqlite_file(settings.database_url), given.file.absolute()
    with _interruptible():
        if given.keep is None:
            found = back_up(source, target, is_forced=given.force)
        else:
            found, target = back_up_dated(source, target, given.keep)
    mib = -(-target.stat().st_size // MIB)
    print(words()("backup-done", file=str(target), mib=mib, migration=found.migration, rows=found.rows))


def restore(settings: Settings, given: Namespace) -> None:
    """Put a backup in the database's place. Errors: as of `put_back`."""
    source, target = given.file.absolute(), sqlite_file(settings.database_url).absolute()
    is_named = settings.discord_token or settings.database_url != Settings().database_url
    if not (is_named or given.force or target.exists()):  # they are no bot's settings
        raise Refused("restore-unnamed", database=str(target))
    with _interruptible():
        found, aside = put_back(source, target, is_forced=given.force)
    facts = {"file": str(source), "database": str(target), "migration": found.migration}
    print(words()("restore-done", **facts, rows=found.rows))
    if aside is not None:
        print(words()("restore-aside", file=str(aside)))


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Let a request to stop delete the unfinished file before the process ends."""

    def stop(number: int, _: object) -> None:
        raise SystemExit(128 + number)

    before = {name: signal.signal(name, stop) for name in stop_requests()}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)


def upgrade(settings: Settings, given: Namespace) -> None:
    """Bring the tables up to date, as a start does. Errors: Refused if a SQLite file is missing; StoreError."""
    _check_file(settings.database_url)
    before, kept = asyncio.run(_open(Store(settings.database_url), given.has_copy))
    if before in (None, newest()):
        print(words()("database-up-to-date", migration=newest()))
    else:
        print(words()("database-upgraded", before=before, after=newest()))
    if kept is not None:
        print(words()("database-copy-kept", file=str(kept)))


def _check_file(url: str) -> None:
    """Errors: Refused for a SQLite file that doesn't exist."""
    if url.startswith("sqlite") and not (file := sqlite_file(url)).exists():
        raise Refused("backup-no-database", file=str(file))


async def _open(store: Store, has_copy: bool) -> tuple[str | None, Path | None]:
    try:
        return await store.open(has_copy=has_copy)
    finally:
        await store.close()


def copy(settings: Settings, given: Namespace) -> None:
    """Copy a database, as DATABASE_URL takes it or CONFIGURED, into an empty one. Errors: SettingsError, StoreError."""
    here, there = _address(settings, "FROM", given.source), _address(settings, "TO", given.target)
    if there.startswith("sqlite"):
        sqlite_file(there)
    _check_file(here)
    rows, was_in_use = asyncio.run(copy_database(here, there))
    if was_in_use:
        print(words()("copy-in-use"), file=sys.stderr)
    print(words()("copy-done", rows=rows))


def _address(settings: Settings, name: str, given: str) -> str:
    if given == CONFIGURED:
        return settings.database_url
    try:
        return database_url(given)
    except Unusable as error:
        raise SettingsError(Problem(name, *error.args)) from error


COMMANDS = {"backup": backup, "restore": restore, "upgrade": upgrade, "copy": copy}
"""What `python -m bot` calls, with the settings and what was typed."""
