"""Copying one database into another of either kind: table by table, in the order of its key, some rows at a time.

Until the last row is compared, the migration of the copy says that it isn't finished, so no bot starts on it. All that
is in it by then is of an earlier try: a second run goes on after the rows that are there, if they are still the same.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import greenlet_spawn

from bot.store import files, schema, sequences
from bot.store.connections import BUSY_S, Conflict, Refused, StoreError, translated
from bot.store.tables import METADATA

BATCH = 10_000
"""How many rows are read, written and committed at once: some 10 MiB."""
OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)
VERSION = sa.text("UPDATE alembic_version SET version_num = :migration")
TEXT = sa.String

Rows = list[tuple[Any, ...]]
Tell = Callable[[str, dict[str, Any]], None]
"""Hears what happens: the code of a message, and its arguments."""


class _Changed(Exception):
    """What an earlier try has copied is no longer so."""


async def copy_database(source: str, target: str, tell: Tell) -> dict[str, int]:
    """Copy all rows, compare every one of them, and return how many each table has.

    source, target: as Database takes them; the source isn't changed, and read as it is at one moment.
    Errors: Refused if the source is not there or not at this version's migration, if the target holds anything but an
    unfinished copy, or if both are one; StoreError if a database can't be used, or the copy is not the same.
    """
    if _is_same(source, target):
        raise Refused("copy-same")
    rows: dict[str, int] = await greenlet_spawn(_copy, source, target, tell)  # for the driver of PostgreSQL
    return rows


def _copy(source_url: str, target_url: str, tell: Tell) -> dict[str, int]:
    _check_file(source_url, tell)
    with _faults(), _connected(source_url) as read, _connected(target_url) as target:
        source = _as_of_one_moment(read)
        _check_source(source, tell)
        _claim(target)
        try:
            _go_on(source, target, tell)
        except _Changed:
            tell("copy-changed", {})
            _clear(target)
            _go_on(source, target, tell)
        rows = {table.name: _compare(source, target, table, tell) for table in METADATA.sorted_tables}
        _finish(target)
    return rows


@contextmanager
def _faults() -> Iterator[None]:
    try:
        with translated():
            yield
    except Conflict as conflict:  # somebody else writes into the target
        raise StoreError("database-refused", constraint=str(conflict.constraint)) from conflict


def _is_same(source: str, target: str) -> bool:
    ends = [sa.make_url(url) for url in (source, target)]
    if {end.get_backend_name() for end in ends} == {"sqlite"}:
        return Path(ends[0].database or "").resolve() == Path(ends[1].database or "").resolve()
    here, there = ((end.host, end.port, end.database) for end in ends)
    return here == there  # with another user, too


def _check_file(url: str, tell: Tell) -> None:
    """Look whether a file is there, and tell if a bot may be using it."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        return
    file = files.file_of(address.database)
    if file is None or not file.is_file():
        raise Refused("copy-no-source", file=str(file or address.database))
    if files.is_in_use(file):
        tell("copy-in-use", {})


@contextmanager
def _connected(url: str) -> Iterator[sa.Connection]:
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        if file := files.file_of(address.database):
            file.parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(address.set(drivername="sqlite"), poolclass=sa.NullPool)
        sa.event.listen(engine, "connect", _leave_transactions_to_us)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    else:
        try:
            engine = create_async_engine(url, poolclass=sa.NullPool, connect_args={"timeout": BUSY_S}).sync_engine
        except ModuleNotFoundError as error:
            raise StoreError("database-driver-missing", package=str(error.name)) from error
    with closing(engine.connect()) as connection:
        yield connection
    engine.dispose()


def _leave_transactions_to_us(connection: Any, _record: object) -> None:
    connection.isolation_level = None


def _as_of_one_moment(source: sa.Connection) -> sa.Connection:
    if source.dialect.name == "sqlite":
        return source  # a transaction sees one moment
    return source.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _check_source(source: sa.Connection, tell: Tell) -> None:
    """Errors: Refused if it isn't at the newest migration."""
    migration = schema.current(source)
    if migration is None:
        raise Refused("copy-foreign-source")
    schema.check(migration)
    if migration != schema.newest():
        raise Refused("copy-old-source", migration=migration, newest=schema.newest())
    if source.dialect.name == "postgresql" and source.execute(OTHERS).scalar():
        tell("copy-in-use", {})


def _claim(target: sa.Connection) -> None:
    """Make the tables of an empty target and note that a copy into it is under way. Errors: Refused."""
    migration, unfinished = schema.current(target), schema.UNFINISHED + schema.newest()
    if migration == unfinished:
        target.rollback()
        return
    if migration is not None and migration.startswith(schema.UNFINISHED):
        raise Refused("copy-other-version")
    schema.check(migration)
    if schema.has_rows(target) or (migration is None and sa.inspect(target).get_table_names()):
        raise Refused("copy-target-full")
    schema.migrate(target)
    target.execute(VERSION, {"migration": unfinished})
    target.commit()


def _go_on(source: sa.Connection, target: sa.Connection, tell: Tell) -> None:
    """Write the rows of all tables that aren't there yet. Errors: _Changed if those that are differ from the source."""
    for table in METADATA.sorted_tables:
        whole = source.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for rows in _fill(source, target, table):
            tell("copy-progress", {"table": table.name, "rows": rows, "whole": whole})


def _fill(source: sa.Connection, target: sa.Connection, table: sa.Table) -> Iterator[int]:
    """Write the rows of a table that aren't there yet. Yields how many are, after each batch that is written."""
    there, done = _batches(target, table), 0
    for batch in _batches(source, table):
        known = next(there, [])
        done += len(batch)
        if batch[: len(known)] != known:
            raise _Changed
        if len(known) == len(batch):
            continue
        there.close()
        there = _nothing()
        _insert(target, table, batch[len(known) :])
        target.commit()
        yield done
    if next(there, []):
        raise _Changed
    target.rollback()


def _batches(on: sa.Connection, table: sa.Table) -> Generator[Rows, None, None]:
    """Yield all rows in the order of their key. Texts are compared by their bytes, as no language's rules do."""
    is_postgresql = on.dialect.name == "postgresql"
    order = [sa.collate(key, "C") if is_postgresql and isinstance(key.type, TEXT) else key for key in table.primary_key]
    query = sa.select(table).order_by(*order)
    with closing(on.execute(query, execution_options={"yield_per": BATCH})) as result:
        for batch in result.partitions():
            yield [tuple(row) for row in batch]


def _nothing() -> Generator[Rows, None, None]:
    yield from ()


def _insert(target: sa.Connection, table: sa.Table, rows: Rows) -> None:
    if target.dialect.name == "sqlite":
        target.exec_driver_sql(str(sa.insert(table).compile(dialect=target.dialect)), rows)
        return
    from asyncpg import PostgresError

    driver: Any = target.connection.dbapi_connection
    names = [column.name for column in table.columns]
    try:
        driver.run_async(lambda on: on.copy_records_to_table(table.name, columns=names, records=rows))
    except PostgresError as error:
        raise StoreError("database-unusable", reason=str(error).splitlines()[0]) from error


def _clear(target: sa.Connection) -> None:
    target.rollback()
    for table in reversed(METADATA.sorted_tables):
        target.execute(sa.delete(table))
    target.commit()


def _compare(source: sa.Connection, target: sa.Connection, table: sa.Table, tell: Tell) -> int:
    """Return how many rows a table has. Errors: StoreError if any of them, or of their values, is not the same."""
    there, rows = _batches(target, table), 0
    for batch in _batches(source, table):
        if next(there, []) != batch:
            raise StoreError("copy-differs", table=table.name)
        rows += len(batch)
    if next(there, []):
        raise StoreError("copy-differs", table=table.name)
    if rows:
        tell("copy-compared", {"table": table.name, "rows": rows})
    return rows


def _finish(target: sa.Connection) -> None:
    """Let new rows be numbered after the last, and the migration say that the copy may be used."""
    target.rollback()
    sequences.repair(target)
    target.execute(VERSION, {"migration": schema.newest()})
    if target.dialect.name == "postgresql":
        target.execute(sa.text("ANALYZE"))  # else it would guess, until it looks by itself
    target.commit()
