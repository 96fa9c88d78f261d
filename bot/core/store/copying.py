"""Copy a database, all or nothing: a SQLite file to a backup and back, or either kind into an empty one of either."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.core.store import files, schema
from bot.core.store.connections import Conflict, Refused, StoreError, postgresql_engine, translated
from bot.core.store.database import reset_sequences
from bot.core.store.files import Contents

BATCH_ROWS = 10_000
OTHER_SESSIONS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)


def sqlite_file(url: str) -> Path:
    """Return a SQLite database's file. Errors: Refused for PostgreSQL, and for a database in memory."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        raise Refused("backup-postgresql")
    if (file := files.file_of(address.database)) is None:
        raise Refused("backup-memory")
    return file


def back_up(source: Path, target: Path, *, is_forced: bool) -> Contents:
    """Copy a database, which may be in use, to a file, all or nothing. Errors: Refused; StoreError."""
    if not source.exists():
        raise Refused("backup-no-database", file=str(source))
    if not source.stat().st_size:
        raise Refused("file-kind", file=str(source), kind="empty")
    if target.exists():
        if target.is_dir() or target.samefile(source):
            raise Refused("backup-target", file=str(target))
        if not is_forced:
            raise Refused("backup-exists", file=str(target))
    with files.copied(source, target) as found:
        return found


def back_up_dated(source: Path, folder: Path, keep: int) -> tuple[Contents, Path]:
    """Copy a database to a dated file in a folder, and delete all older dated copies there but the newest.

    Returns what the copy holds, and its path. keep: how many stay. Errors: as of `back_up`; then no copy goes.
    """
    with files.translated(folder):
        folder.mkdir(mode=0o700, exist_ok=True)
    made = folder / f"{source.stem}-{datetime.now(UTC).strftime(files.STAMP)}{source.suffix}"
    found = back_up(source, made, is_forced=True)  # a copy of the same second is replaced by as good a one
    files.drop_before(made, source, keep)
    return found, made


def put_back(source: Path, target: Path, *, is_forced: bool) -> tuple[Contents, Path | None]:
    """Put a backup in a database's place, all or nothing. Return what it holds, and the former one's new name, if any.

    Errors: Refused if the backup is missing or of another version, if the database is in use, or if it has games and
    is_forced is False; StoreError.
    """
    if not source.is_file():
        raise Refused("restore-no-file", file=str(source))
    if target.exists() and target.samefile(source):
        raise Refused("backup-target", file=str(source))
    files.check_kind(source)
    if not (found := files.look(source)).rows:
        raise Refused("file-kind", file=str(source), kind="empty")
    schema.check_not_newer(found.migration)
    _check_free(target, is_forced=is_forced)
    with files.translated(target):
        target.parent.mkdir(parents=True, exist_ok=True)
    with files.copied(source, target) as found:
        _check_free(target, is_forced=is_forced)  # a bot may have started meanwhile
        return found, _set_aside(target)


async def copy_database(source: str, target: str) -> tuple[int, bool]:
    """Copy all rows as of one moment; return how many, and whether the source was in use.

    source, target: as Database takes them. Errors: Refused if the source isn't at this version's migration, if the
    target has rows or another program's tables, or if both are one database; StoreError.
    """
    here, there = sa.make_url(source), sa.make_url(target)
    if _place(here) == _place(there):
        raise Refused("copy-same")
    engines = _engine(here), _engine(there)
    try:
        with translated():
            if all(engine.dialect.name == "sqlite" for engine in engines):
                return _copy_rows(*engines)
            from sqlalchemy.util import greenlet_spawn  # PostgreSQL's driver needs it

            copied: tuple[int, bool] = await greenlet_spawn(_copy_rows, *engines)
            return copied
    except Conflict as conflict:  # another process writes into the target
        raise StoreError("database-refused", constraint=str(conflict.constraint)) from conflict


def _place(address: sa.URL) -> tuple[Any, ...]:
    """Return what tells a database from others, whichever user signs in."""
    if address.get_backend_name() == "sqlite":
        return (Path(address.database or "").resolve(),)
    return address.host, address.port, address.database


def _engine(address: sa.URL) -> sa.Engine:
    if address.get_backend_name() == "postgresql":
        return postgresql_engine(address).sync_engine
    plain = address.set(drivername="sqlite")  # transactions begin where _copy_rows says so
    return sa.create_engine(plain, isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)


def _copy_rows(source: sa.Engine, target: sa.Engine) -> tuple[int, bool]:
    """Do as copy_database, in a transaction, on this thread; the source is in use if another process has it open."""
    was_in_use = False
    if source.dialect.name == "sqlite" and (file := files.file_of(source.url.database)):
        was_in_use = files.is_in_use(file)
    if target.dialect.name == "sqlite" and (file := files.file_of(target.url.database)):
        file.parent.mkdir(parents=True, exist_ok=True)
    with source.connect() as here, target.connect() as there:
        for each in (here, there):
            if each.dialect.name == "sqlite":
                each.exec_driver_sql("BEGIN")
        if here.dialect.name == "postgresql":  # a transaction of SQLite sees one moment anyway
            here.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            was_in_use = bool(here.scalar(OTHER_SESSIONS))
        if (migration := schema.current(here)) is None:
            raise Refused("copy-foreign-source")
        schema.check_not_newer(migration)
        if migration != schema.newest():
            raise Refused("copy-old-source", migration=migration, newest=schema.newest())
        tables = _make_tables(there)
        rows = sum(_copy_table(here, there, table) for table in tables)
        reset_sequences(there, [table.name for table in tables if "id" in table.c])
        there.commit()
    return rows, was_in_use


def _make_tables(target: sa.Connection) -> list[sa.Table]:
    """Return the tables that migrations make, also of features that are gone. Errors: Refused if it isn't empty."""
    migration = schema.current(target)
    schema.check_not_newer(migration)
    if migration is None and sa.inspect(target).get_table_names():
        raise Refused("copy-target-full")
    schema.migrate(target)
    found = sa.MetaData()
    found.reflect(target, only=lambda name, _: name != schema.VERSION)
    if any(_count(target, table) for table in found.sorted_tables):
        raise Refused("copy-target-full")
    return found.sorted_tables


def _copy_table(source: sa.Connection, target: sa.Connection, table: sa.Table) -> int:
    """Return how many rows a table has. Errors: StoreError if the target has more or fewer."""
    rows = sa.select(table).order_by(*table.primary_key)
    with source.execute(rows, execution_options={"yield_per": BATCH_ROWS}) as result:
        for batch in result.mappings().partitions():
            target.execute(sa.insert(table), [dict(row) for row in batch])
    count = _count(source, table)
    if _count(target, table) != count:
        raise StoreError("copy-differs", table=table.name)
    return count


def _count(on: sa.Connection, table: sa.Table) -> int:
    return on.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def _check_free(target: Path, *, is_forced: bool) -> None:
    """Errors: Refused if a database is in use, or if it has games or can't be read and is_forced is False."""
    if not target.exists():
        return
    try:
        is_in_use = files.is_in_use(target)
        games = 0 if is_in_use or is_forced else files.look(target).games
    except StoreError as error:
        if is_forced:
            return
        raise Refused("restore-unreadable", file=str(target)) from error
    if is_in_use:
        raise Refused("restore-in-use", file=str(target))
    if games:
        raise Refused("restore-has-games", file=str(target), games=games)


def _set_aside(target: Path) -> Path | None:
    """Rename a database with its side files, which SQLite would otherwise replay into the new one."""
    aside, is_there = files.name_of_copy(target, files.RESTORE), target.exists()
    if aside.exists():  # by another restore in the same second
        raise StoreError("file-unusable", file=str(aside), reason="File exists")
    for ending in ("", *files.SIDE_FILES):
        if (each := Path(f"{target}{ending}")).exists():
            each.replace(f"{aside}{ending}")
    return aside if is_there else None
