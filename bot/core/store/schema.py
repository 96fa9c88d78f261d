"""Read a database's migration, prove that this bot can use it, and bring it to the newest, with a copy before."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from bot.core.store import files
from bot.core.store.connections import BUSY_S, STATEMENT_S, StoreError, check_sound, postgresql_engine, translated
from bot.core.store.tables import METADATA, NOTES
from bot.words import words

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"  # the table in which Alembic keeps the migration of a database


class Inspection(NamedTuple):
    """A database's migration, None before the first start, and the one this bot needs."""

    at: str | None
    needed: str
    missing: str | None = None  # the path of a file that doesn't exist yet, and can be made
    notes: Mapping[str, str] = {}  # what the bot keeps for itself, by name; empty before an upgrade


def current(connection: sa.Connection) -> str | None:
    """Return the migration that a database is at, or None if it has none of the bot's tables."""
    if not sa.inspect(connection).has_table(VERSION):
        return None
    found: str | None = connection.scalar(sa.select(sa.column("version_num")).select_from(sa.table(VERSION)))
    return found


@cache
def known() -> tuple[str, ...]:
    """Return all migrations that this version has, the newest first. Their files' names tell without Alembic."""
    scripts = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return tuple(sorted((script.name.partition("_")[0] for script in scripts), reverse=True))


def newest() -> str:
    return known()[0]


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring the tables to a migration. If several do so at once, the others wait and find nothing to do."""
    from alembic import command  # 4 MiB that an up-to-date database has no use for
    from alembic.config import Config

    _wait_for_others(connection)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS))
    command.upgrade(config, to)


def executing(statements: str) -> Callable[[], None]:
    """Return a migration's `upgrade`: it executes statements, parted by ";". {serial}: the type of a numbered id."""

    def upgrade() -> None:
        from alembic import op

        serial = "BIGSERIAL" if op.get_bind().dialect.name == "postgresql" else "INTEGER"
        for statement in statements.format(serial=serial).split(";"):
            op.execute(statement)

    return upgrade


def bring_up_to_date(
    connection: sa.Connection, /, *, is_cancelled: Callable[[], bool], has_copy: bool
) -> tuple[str | None, Path | None]:
    """Migrate what is older, or prove a write. Returns the migration before, and the copy of the file, if one was made.

    Errors: StoreError if the tables are of a newer version, or if they can't be copied; they stay as they are then.
    """
    _wait_for_others(connection)
    before, copy = current(connection), None
    check_not_newer(before)
    if before != newest():
        copy = _copy(connection, is_cancelled) if before and has_copy else None
        migrate(connection)
    else:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    return before, copy


def check_not_newer(migration: str | None) -> None:
    """Refuse a migration that this version lacks: a newer one has made it. None: no tables yet. Errors: StoreError."""
    if migration is not None and migration not in known():
        raise StoreError("database-newer")


async def inspect(url: str) -> Inspection:
    """Look at a database. Errors: StoreError if this bot can't use it."""
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        file = files.file_of(address.database)
        return await asyncio.to_thread(_inspect_file, file.absolute()) if file else Inspection(None, newest())
    engine = postgresql_engine(address, command_timeout=STATEMENT_S)
    with translated():
        async with engine.connect() as connection:
            return await connection.run_sync(_prove)


def _wait_for_others(connection: sa.Connection) -> None:
    """Let one process at a time migrate, until its transaction ends. SQLite's holds the write lock already."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7474)"))


def _copy(connection: sa.Connection, is_cancelled: Callable[[], bool]) -> Path | None:
    """Copy a SQLite file that has rows, whose write lock this transaction has. Returns the copy, if one is made."""
    tables = [sa.table(name) for name in sa.inspect(connection).get_table_names() if name != VERSION]
    if not any(connection.scalar(sa.select(sa.exists().select_from(each))) for each in tables):
        return None
    if connection.dialect.name == "postgresql":
        log.warning(words()("log-database-no-copy"))
        return None
    if (file := files.file_of(connection.engine.url.database)) is None:
        return None
    copy = files.keep(file, newest(), is_cancelled)
    log.info(words()("log-database-copied", file=str(copy)))
    return copy


@translated()  # also a folder that may not be entered
def _inspect_file(file: Path) -> Inspection:
    files.check_writable(file)
    if not file.exists():
        return Inspection(None, newest(), missing=str(file))
    engine = sa.create_engine("sqlite://", creator=partial(files.connect, file, BUSY_S), poolclass=sa.NullPool)
    with closing(files.connect(file, mode="ro")) as reader, engine.connect() as connection:
        if Path(f"{file}-wal").exists():  # the last connection to close merges the log into the file, if it may write
            reader.execute("SELECT count(*) FROM sqlite_master")
        check_sound(connection)
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        return _prove(connection)


def _prove(connection: sa.Connection) -> Inspection:
    """Write to the tables, or make one in an empty database, in a transaction that the caller never commits."""
    found = Inspection(current(connection), newest())
    check_not_newer(found.at)
    if found.at is None:
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        return found
    connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('check')")
    for name in METADATA.tables if found.at == found.needed else ():
        connection.exec_driver_sql(f"INSERT INTO {name} SELECT * FROM {name} WHERE 1 = 0")  # noqa: S608
        connection.exec_driver_sql(f"DELETE FROM {name} WHERE 1 = 0")  # noqa: S608
    notes = connection.execute(sa.select(NOTES)).all() if found.at == found.needed else ()
    return found._replace(notes={each.name: each.text for each in notes})
