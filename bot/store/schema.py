"""The schema: at which migration a database is, and how it is brought to the newest, with a copy of it as it was."""

import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.store import backups
from bot.store.connections import StoreError
from bot.words import words

log = logging.getLogger(__name__)

UNFINISHED = "copying-"
"""How the migration of a database begins into which another is being copied: no bot starts on half a copy."""


class Upgrade(NamedTuple):
    """From which migration to which a database was brought. copy: of its file as it was before."""

    before: str
    after: str
    copy: Path | None


def current(connection: sa.Connection) -> str | None:
    """Return the migration that a database is at, or None if it has none of the bot's tables."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def known() -> tuple[str, ...]:
    """Return all migrations that this version has, the newest first."""
    return tuple(each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions())


def newest() -> str:
    return known()[0]


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring the tables to a migration. If several do so at once, the others wait and find nothing to do."""
    _wait_for_others(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def bring_up_to_date(
    connection: sa.Connection, /, *, is_cancelled: Callable[[], bool], has_copy: bool
) -> Upgrade | None:
    """Migrate what is older, with a copy of it as it was. Returns the upgrade if there were tables to upgrade.

    Errors: StoreError if the tables are of a newer version or half a copy, or if they can't be copied; they stay as
    they are then.
    """
    _wait_for_others(connection)
    before = current(connection)
    check(before)
    if before == newest():
        return None
    copy = _copy(connection, is_cancelled) if before and has_copy and has_rows(connection) else None
    migrate(connection)
    return Upgrade(before, newest(), copy) if before else None


def check(migration: str | None) -> None:
    """Errors: StoreError if it isn't one of this version's: it belongs to a newer one, or to half a copy."""
    if migration is not None and migration.startswith(UNFINISHED):
        raise StoreError("database-unfinished")
    if migration is not None and migration not in known():
        raise StoreError("database-newer")


def has_rows(connection: sa.Connection) -> bool:
    """Whether any table has a row, but for the one that tells the migration."""
    names = sa.inspect(connection).get_table_names()
    exists = (sa.exists(sa.select(sa.literal_column("1")).select_from(sa.table(name))) for name in names)
    return any(
        connection.execute(sa.select(each)).scalar()
        for name, each in zip(names, exists, strict=True)
        if name != "alembic_version"
    )


def _wait_for_others(connection: sa.Connection) -> None:
    """Let one process at a time migrate, until its transaction ends. SQLite's holds the write lock already."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7474)"))


def _copy(connection: sa.Connection, is_cancelled: Callable[[], bool]) -> Path | None:
    """Copy a SQLite file, whose write lock this transaction has. Returns the copy; None on PostgreSQL."""
    if connection.dialect.name == "postgresql":
        log.warning(words()("log-database-no-copy"))
        return None
    if not (name := connection.engine.url.database) or name == ":memory:":
        return None
    copy = backups.keep(Path(name), newest(), is_cancelled)
    log.info(words()("log-database-copied", file=str(copy)))
    return copy


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
