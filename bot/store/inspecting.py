"""A look at a database that changes nothing: what is there, whether this bot can use it, and whether it may write.

Writing is proved by an insert that is rolled back.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from bot.store import schema
from bot.store.access import hindrance
from bot.store.connections import BUSY_S, STATEMENT_S, StoreError, check_sound, translated
from bot.store.tables import METADATA

VERSION = "alembic_version"
"""The table in which Alembic keeps which migration a database is at."""
PROOF = "INSERT INTO alembic_version VALUES ('check')"
FIRST_PROOF = "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"
"""What shows that a database without our tables can be written to."""


class Inspection(NamedTuple):
    """Which migration a database is at, and which this bot needs. at: None if the first start has yet to make it.

    missing: the path of a file that doesn't exist yet, and can be made.
    """

    at: str | None
    needed: str
    missing: str | None = None


async def inspect(url: str) -> Inspection:
    """Look at a database. Errors: StoreError if this bot can't use it; its code says why.

    Codes, besides those of StoreError and of `access.hindrance`: database-read-only, database-grant and
    database-grant-new (role, grantee, schema), database-other-owner (role, owner).
    """
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        return await asyncio.to_thread(_inspect_file, address.database or ":memory:")
    from sqlalchemy.ext.asyncio import create_async_engine  # 8 MiB that SQLite has no use for

    limits = {"timeout": BUSY_S, "command_timeout": STATEMENT_S}
    try:
        engine = create_async_engine(address, poolclass=sa.NullPool, connect_args=limits)
    except ModuleNotFoundError as error:
        raise StoreError("database-driver-missing", package=str(error.name)) from error
    try:
        with translated():
            async with engine.connect() as connection:
                return await connection.run_sync(_inspect_server)
    finally:
        await engine.dispose()


def _inspection(at: str | None) -> Inspection:
    """Errors: StoreError if a newer version of this bot has changed the tables, or if they are half a copy."""
    schema.check(at)
    return Inspection(at, schema.newest())


# SQLite


def _inspect_file(name: str) -> Inspection:
    if name == ":memory:":
        return Inspection(None, schema.newest())
    file = Path(name).absolute()
    if error := hindrance(file):
        raise error
    if not file.exists():
        return Inspection(None, schema.newest(), missing=str(file))
    log_was_there = Path(f"{file}-wal").exists()
    with translated(), _opened(file, "ro") as reader:
        check_sound(reader)
        found = _inspection(schema.current(reader))
        if log_was_there:  # whoever closes a file last writes its log into it, but not one who may only read
            _prove(file, found)
    if not log_was_there:
        with translated():
            _prove(file, found)
    return found


def _prove(file: Path, found: Inspection) -> None:
    """Write, and take it back."""
    with _opened(file, "rw") as writer:
        writer.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            writer.exec_driver_sql(PROOF if found.at else FIRST_PROOF)
        finally:
            writer.exec_driver_sql("ROLLBACK")


@contextlib.contextmanager
def _opened(file: Path, mode: str) -> Iterator[sa.Connection]:
    """Open a file that exists, without the settings that the bot leaves in it. mode: ro or rw."""

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(f"{file.as_uri()}?mode={mode}", uri=True, timeout=BUSY_S, isolation_level=None)

    engine = sa.create_engine("sqlite://", creator=connect, poolclass=sa.NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")  # only now is the file read
        yield connection


# PostgreSQL

READ_ONLY = sa.text("SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool")
WHERE = sa.text("SELECT current_user, current_schema(), has_schema_privilege(current_schema(), 'CREATE')")
LOCKED_TABLES = sa.text(
    "SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND relname = ANY(:names)"
    " AND relnamespace = current_schema()::regnamespace"
    " AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')"
    " AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))"
)
LOCKED_SEQUENCES = sa.text(
    # In a CASE, for PostgreSQL may ask in any order, and refuses to be asked so of anything else.
    "SELECT relname FROM pg_class WHERE relname = ANY(:names) AND relnamespace = current_schema()::regnamespace"
    " AND CASE relkind WHEN 'S' THEN NOT has_sequence_privilege(oid, 'USAGE') END"
)
OTHER_OWNER = sa.text(
    "SELECT pg_get_userbyid(relowner) FROM pg_class WHERE relkind IN ('r', 'p') AND relname = ANY(:names)"
    " AND relnamespace = current_schema()::regnamespace AND NOT pg_has_role(relowner, 'USAGE') LIMIT 1"
)


def _inspect_server(connection: sa.Connection) -> Inspection:
    """Errors: StoreError with what the GRANT that helps is made of, if a right is missing."""
    role, place, may_create = connection.execute(WHERE).one()
    names = [*METADATA.tables, VERSION]
    locked_tables = connection.scalars(LOCKED_TABLES, {"names": names}).all()
    sequences = {"names": [f"{name}_id_seq" for name in names]}
    quote = connection.dialect.identifier_preparer.quote
    grant = {"role": role, "grantee": quote(role), "schema": quote(place or "public")}
    if locked_tables or connection.scalars(LOCKED_SEQUENCES, sequences).all():
        raise StoreError("database-grant", **grant)
    found = _inspection(schema.current(connection))
    if connection.scalar(READ_ONLY):
        raise StoreError("database-read-only")
    if found.at is None and not may_create:
        raise StoreError("database-grant-new", **grant)
    if found.at not in (None, found.needed) and (owner := connection.scalar(OTHER_OWNER, {"names": names})):
        raise StoreError("database-other-owner", role=role, owner=owner)
    connection.exec_driver_sql(PROOF if found.at else FIRST_PROOF)
    connection.rollback()
    return found
