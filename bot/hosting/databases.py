"""`python -m bot database upgrade` and `database copy FROM TO`."""

import asyncio
import sys

from bot.core.store import Refused, Store
from bot.core.store.copying import copy_database
from bot.core.store.restoring import sqlite_file
from bot.settings import Problem, Settings, SettingsError
from bot.settings.values import Unusable, database_url
from bot.words import words

CONFIGURED = "-"
"""Stands for DATABASE_URL, which keeps its password out of process lists and histories."""


def upgrade(settings: Settings, *, has_copy: bool) -> int:
    """Bring the tables up to date, as a start does, and print from where to where. Return 0.

    has_copy: whether to copy a SQLite file first. Errors: Refused if the file is missing; StoreError.
    """
    _check_file(settings.database_url)
    store = asyncio.run(_opened(settings.database_url, has_copy))
    say = words()
    if store.upgraded is None:
        print(say("database-up-to-date", migration=store.database.migration))
        return 0
    before, after = store.upgraded
    print(say("database-upgraded", before=before, after=after))
    if store.database.copy is not None:
        print(say("database-copy-kept", file=str(store.database.copy)))
    return 0


def _check_file(url: str) -> None:
    """Errors: Refused for a SQLite file that doesn't exist."""
    if url.startswith("sqlite") and not (file := sqlite_file(url)).exists():
        raise Refused("backup-no-database", file=str(file))


async def _opened(url: str, has_copy: bool) -> Store:
    store = Store(url)
    try:
        await store.open(has_copy=has_copy)
    finally:
        await store.close()
    return store


def copy(settings: Settings, source: str, target: str) -> int:
    """Copy a database into an empty one and print how many rows it has. Return 0.

    source, target: as DATABASE_URL takes them, or CONFIGURED.
    Errors: SettingsError if one isn't an address; Refused and StoreError as of `copy_database`.
    """
    here, there = _address(settings, "FROM", source), _address(settings, "TO", target)
    for url in (here, there):
        if url.startswith("sqlite"):
            sqlite_file(url)
    _check_file(here)
    rows, was_in_use = asyncio.run(copy_database(here, there))
    if was_in_use:
        print(words()("copy-in-use"), file=sys.stderr)
    print(words()("copy-done", rows=rows))
    return 0


def _address(settings: Settings, name: str, given: str) -> str:
    if given == CONFIGURED:
        return settings.database_url
    try:
        return database_url(given)
    except Unusable as error:
        raise SettingsError((Problem(name, *error.args),)) from error
