"""Name the constraint that a row broke, alike for both kinds of database; repair PostgreSQL's sequences."""

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.core.store.tables import METADATA

SEATS = "seats_pkey"  # a member has one seat in a channel
ONE_TOURNAMENT = "tournaments_channel"  # a channel has one tournament that is on
REFERENCE = "reference"  # a row refers to one that is to go, or to one that isn't there; SQLite doesn't say which

FOREIGN_KEY = "23503"
BEHIND = "FROM {0} HAVING max(id) > coalesce(pg_sequence_last_value(pg_get_serial_sequence('{0}', 'id')::regclass), 0)"
"""A role that may use a sequence may ask for its last value, even if it may not read it."""


def broken(error: IntegrityError) -> str:
    """Return the name of the constraint that a row broke: of a primary key `<table>_pkey`, of an index its own.

    A column that must have a value has no name: then it's what the driver says, in which no value of the row stands.
    """
    told = str(error.orig).splitlines()[0]
    cause = getattr(error.orig, "__cause__", None)  # asyncpg's own error
    if getattr(cause, "sqlstate", None) == FOREIGN_KEY or told.startswith("FOREIGN KEY"):
        return REFERENCE
    columns = told.rpartition(": ")[2]
    if told.startswith("UNIQUE") and (table := METADATA.tables.get(columns.partition(".")[0])) is not None:  # SQLite
        keys = {f"{table.name}_pkey": table.primary_key.columns}
        keys |= {str(index.name): index.columns for index in table.indexes if index.unique}
        return {", ".join(map(str, key)): name for name, key in keys.items()}.get(columns, told)
    return str(getattr(cause, "constraint_name", None) or told.rpartition(">: ")[2])


def repair(connection: sa.Connection, tables: Iterable[str] | None = None) -> None:
    """Set each sequence that is behind, as after a restore of data, to the last id. Locks the table against writes."""
    if connection.dialect.name != "postgresql":
        return
    for table in numbered().values() if tables is None else tables:
        behind = BEHIND.format(table)
        if connection.scalar(sa.text(f"SELECT max(id) {behind}")):
            # With the lock, every given number has its row and no more are given: so the sequence never goes back.
            connection.execute(sa.text(f"LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE"))
            connection.execute(sa.text(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) {behind}"))


def numbered() -> dict[str, str]:
    """Return the tables whose rows the database numbers, by the names of their primary keys."""
    return {f"{name}_pkey": name for name, table in METADATA.tables.items() if "id" in table.c}
