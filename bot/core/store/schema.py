"""Read a database's migration and bring it to the newest, with a copy of the file before."""

import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path

import sqlalchemy as sa

from bot.core.store import files
from bot.core.store.connections import StoreError
from bot.words import words

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = "alembic_version"  # the table in which Alembic keeps the migration of a database


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


def bring_up_to_date(
    connection: sa.Connection, /, *, is_cancelled: Callable[[], bool], has_copy: bool
) -> tuple[str | None, Path | None]:
    """Migrate what is older, or prove a write. Returns the migration before, and the copy of the file, if one was made.

    Errors: StoreError if the tables are of a newer version, or if they can't be copied; they stay as they are then.
    """
    _wait_for_others(connection)
    before, copy = current(connection), None
    check(before)
    if before != newest():
        if before and has_copy and has_rows(connection):
            copy = _copy(connection, is_cancelled)
        migrate(connection)
    else:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    return before, copy


def check(migration: str | None) -> None:
    """Errors: StoreError if it isn't one of this version's: it belongs to a newer one."""
    if migration is not None and migration not in known():
        raise StoreError("database-newer")


def has_rows(connection: sa.Connection) -> bool:
    """Whether any table has a row, except the one that names the migration."""
    tables = [sa.table(name) for name in sa.inspect(connection).get_table_names() if name != VERSION]
    return any(connection.scalar(sa.select(sa.exists().select_from(each))) for each in tables)


def _wait_for_others(connection: sa.Connection) -> None:
    """Let one process at a time migrate, until its transaction ends. SQLite's holds the write lock already."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7474)"))


def _copy(connection: sa.Connection, is_cancelled: Callable[[], bool]) -> Path | None:
    """Copy a SQLite file, whose write lock this transaction has. Returns the copy; None on PostgreSQL."""
    if connection.dialect.name == "postgresql":
        log.warning(words()("log-database-no-copy"))
        return None
    if (file := files.file_of(connection.engine.url.database)) is None:
        return None
    copy = files.keep(file, newest(), is_cancelled)
    log.info(words()("log-database-copied", file=str(copy)))
    return copy
