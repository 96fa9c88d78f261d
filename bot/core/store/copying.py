"""Copy a database into an empty one of either kind, in one transaction: it arrives whole, or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.core.store import constraints, files, schema
from bot.core.store.connections import BUSY_S, Conflict, Refused, StoreError, translated

BATCH_ROWS = 10_000
OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)


async def copy_database(source: str, target: str) -> tuple[int, bool]:
    """Copy all rows as of one moment; return how many, and whether the source was in use.

    source, target: as Database takes them. Errors: Refused if the source isn't at this version's migration, if the
    target has rows or another program's tables, or if both are one database; StoreError.
    """
    ends = [sa.make_url(url) for url in (source, target)]
    if _is_same(*ends):
        raise Refused("copy-same")
    if all(end.get_backend_name() == "sqlite" for end in ends):
        return _copy(*ends)
    try:
        from sqlalchemy.util import greenlet_spawn  # PostgreSQL's driver needs it
    except ImportError as error:
        raise StoreError("database-driver-missing", package="greenlet") from error
    copied: tuple[int, bool] = await greenlet_spawn(_copy, *ends)
    return copied


def _is_same(source: sa.URL, target: sa.URL) -> bool:
    if source.get_backend_name() == target.get_backend_name() == "sqlite":
        return Path(source.database or "").resolve() == Path(target.database or "").resolve()
    here, there = ((end.host, end.port, end.database) for end in (source, target))
    return here == there  # whichever user signs in


def _copy(source: sa.URL, target: sa.URL) -> tuple[int, bool]:
    file = files.file_of(source.database) if source.get_backend_name() == "sqlite" else None
    was_in_use = file is not None and files.is_in_use(file)
    try:
        with translated(), _connected(source) as here, _connected(target) as there:
            if here.dialect.name == "postgresql":  # a transaction of SQLite sees one moment anyway
                here.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                was_in_use = bool(here.scalar(OTHERS))
            _check_source(here)
            tables = _make_tables(there)
            rows = sum(_copy_table(here, there, table) for table in tables)
            constraints.repair(there, tables)
            there.commit()
    except Conflict as conflict:  # another process writes into the target
        raise StoreError("database-refused", constraint=str(conflict.constraint)) from conflict
    return rows, was_in_use


@contextmanager
def _connected(address: sa.URL) -> Iterator[sa.Connection]:
    if address.get_backend_name() == "sqlite":
        if file := files.file_of(address.database):
            file.parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(address.set(drivername="sqlite"), poolclass=sa.NullPool)
        sa.event.listen(engine, "connect", _leave_transactions_to_us)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    else:
        from sqlalchemy.ext.asyncio import create_async_engine

        try:
            engine = create_async_engine(address, poolclass=sa.NullPool, connect_args={"timeout": BUSY_S}).sync_engine
        except ModuleNotFoundError as error:
            raise StoreError("database-driver-missing", package=str(error.name)) from error
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def _leave_transactions_to_us(connection: Any, _record: object) -> None:
    connection.isolation_level = None


def _check_source(source: sa.Connection) -> None:
    """Errors: Refused if it isn't at the newest migration."""
    migration = schema.current(source)
    if migration is None:
        raise Refused("copy-foreign-source")
    schema.check(migration)
    if migration != schema.newest():
        raise Refused("copy-old-source", migration=migration, newest=schema.newest())


def _make_tables(target: sa.Connection) -> list[sa.Table]:
    """Return the tables, as migrations made them: those of features that are not there are copied, too.

    Errors: Refused if the target has rows, or tables of another program.
    """
    migration = schema.current(target)
    schema.check(migration)
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
