"""`python -m bot database upgrade` and `database copy FROM TO`: what a host does with databases as a whole."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

from bot.settings import Problem, Settings, SettingsError
from bot.settings.values import Unusable, database_url
from bot.store import Refused, Store
from bot.store.copying import copy_database
from bot.store.restoring import file_or_tools
from bot.words import words

CONFIGURED = "-"
"""Stands for DATABASE_URL, whose password then is in no list of processes and no history."""


def upgrade(settings: Settings, *, has_copy: bool) -> int:
    """Bring the tables up to date, as a start of the bot does, and print from where to where. Return 0.

    has_copy: whether a SQLite file is copied before that. Errors: Refused if there is no file yet; StoreError.
    """
    file = file_or_tools(settings.database_url, "")
    if isinstance(file, Path) and not file.exists():
        raise Refused("backup-no-database", file=str(file))
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


async def _opened(url: str, has_copy: bool) -> Store:
    """Open a database and close it again; return what it was opened by."""
    store = Store(url)
    try:
        await store.open(has_copy=has_copy)
    finally:
        await store.close()
    return store


def copy(settings: Settings, source: str, target: str) -> int:
    """Copy one database into another, telling on stderr how far it is, and print how many rows each table has.

    source, target: as DATABASE_URL takes them, or CONFIGURED. Return 0.
    Errors: SettingsError if one is no address; Refused and StoreError as copy_database.
    """
    begun = time.monotonic()
    here, there = _address(settings, "FROM", source), _address(settings, "TO", target)
    if None in (file_or_tools(here, ""), file_or_tools(there, "")):
        raise Refused("backup-memory")
    rows = asyncio.run(copy_database(here, there, _tell))
    for table, count in rows.items():
        print(words()("backup-rows", table=table, rows=count))
    print(words()("copy-done", rows=sum(rows.values()), seconds=round(time.monotonic() - begun)))
    return 0


def _address(settings: Settings, name: str, given: str) -> str:
    if given == CONFIGURED:
        return settings.database_url
    try:
        return database_url(given)
    except Unusable as error:
        raise SettingsError((Problem(name, *error.args),)) from error


def _tell(code: str, facts: dict[str, Any]) -> None:
    print(words()(code, **facts), file=sys.stderr, flush=True)
