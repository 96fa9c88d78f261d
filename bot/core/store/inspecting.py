"""Look at a database without changing it: its migration, and whether this bot can use and write it."""

import asyncio
import os
import shutil
import stat
from collections.abc import Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from bot.core.store import files, schema
from bot.core.store.connections import BUSY_S, STATEMENT_S, StoreError, check_sound, postgresql_engine, translated
from bot.core.store.tables import METADATA, NOTES

MIN_FREE_BYTES = 16 * 1024 * 1024  # SQLite's log grows to some 4 MiB beside the file


class Inspection(NamedTuple):
    """A database's migration, None before the first start, and the one this bot needs."""

    at: str | None
    needed: str
    missing: str | None = None  # the path of a file that doesn't exist yet, and can be made
    notes: Mapping[str, str] = {}  # what the bot keeps for itself, by name; empty before an upgrade


async def inspect(url: str) -> Inspection:
    """Look at a database. Errors: StoreError if this bot can't use it."""
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        file = files.file_of(address.database)
        return await asyncio.to_thread(_inspect_file, file.absolute()) if file else Inspection(None, schema.newest())
    engine = postgresql_engine(address, command_timeout=STATEMENT_S)
    with translated():
        async with engine.connect() as connection:
            return await connection.run_sync(_prove)


def check_writable(file: Path) -> None:
    """Errors: StoreError if something keeps SQLite from writing a file, which need not exist yet."""
    folder = next(each for each in file.absolute().parents if each.exists())
    if not folder.is_dir():
        raise StoreError("database-no-folder", path=str(folder))
    if file.is_dir():
        raise StoreError("database-is-folder", path=str(file))
    for each in (folder, *(Path(f"{file}{ending}") for ending in ("", *files.SIDE_FILES))):
        if each.exists() and not os.access(each, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            facts, user = each.stat(), str(os.geteuid()) if hasattr(os, "geteuid") else os.environ.get("USERNAME", "?")
            mode, owner = stat.filemode(facts.st_mode), str(facts.st_uid)
            code = "database-denied" if owner != user else "database-denied-to-owner"
            raise StoreError(code, path=str(each), owner=owner, mode=mode, user=user)
    if (free := shutil.disk_usage(folder).free) < MIN_FREE_BYTES:
        raise StoreError("database-disk-full", is_temporary=True, path=str(folder), free=str(free // 1024**2))


@translated()  # also a folder that may not be entered
def _inspect_file(file: Path) -> Inspection:
    check_writable(file)
    if not file.exists():
        return Inspection(None, schema.newest(), missing=str(file))
    engine = sa.create_engine("sqlite://", creator=partial(files.connect, file, BUSY_S), poolclass=sa.NullPool)
    with closing(files.connect(file, mode="ro")) as reader, engine.connect() as connection:
        if Path(f"{file}-wal").exists():  # the last connection to close merges the log into the file, if it may write
            reader.execute("SELECT count(*) FROM sqlite_master")
        check_sound(connection)
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        return _prove(connection)


def _prove(connection: sa.Connection) -> Inspection:
    """Write to the tables, or make one in an empty database, in a transaction that the caller never commits."""
    found = Inspection(schema.current(connection), schema.newest())
    schema.check(found.at)
    if found.at is None:
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        return found
    connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('check')")
    for name in METADATA.tables if found.at == found.needed else ():
        connection.exec_driver_sql(f"INSERT INTO {name} SELECT * FROM {name} WHERE 1 = 0")  # noqa: S608
        connection.exec_driver_sql(f"DELETE FROM {name} WHERE 1 = 0")  # noqa: S608
    notes = connection.execute(sa.select(NOTES)).all() if found.at == found.needed else ()
    return found._replace(notes={each.name: each.text for each in notes})
