"""Find the constraint that a row broke, with one name for both kinds of database; repair PostgreSQL's sequences.

A sequence is behind if rows were written with their ids, as by a restore of data alone; it then gives ids that rows
have already. SQLite has no sequences.
"""

import re
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.core.store.tables import METADATA

SEATS = "seats_pkey"
"""A member has one seat in a channel."""
ONE_TOURNAMENT = "tournaments_channel"
"""A channel has one tournament that is on."""
REFERENCE = "reference"
"""Another row refers to one that is to go, or to one that isn't there. SQLite doesn't say which."""

FOREIGN_KEY = "23503"
COLUMNS = re.compile(r"UNIQUE constraint failed: (\w+\.\w+(?:, \w+\.\w+)*)")
OF = sa.text("SELECT pg_get_serial_sequence(:table, 'id')")
SET = sa.text("SELECT setval(:sequence, :number)")
LAST = sa.text("SELECT pg_sequence_last_value(CAST(CAST(:sequence AS text) AS regclass))")
"""The last number given, or null. A role that may use a sequence may ask that, even if it may not read it."""


def broken(error: IntegrityError) -> str:
    """Return the name of the constraint that a row broke: of a primary key `<table>_pkey`, of an index its own.

    A column that must have a value has no name: then it's what the driver says, in which no value of the row stands.
    """
    told = str(error.orig).splitlines()[0]
    cause = getattr(error.orig, "__cause__", None)  # asyncpg's own error
    if getattr(cause, "sqlstate", None) == FOREIGN_KEY or told.startswith("FOREIGN KEY"):
        return REFERENCE
    if found := COLUMNS.search(told):
        return _of_columns(found[1].split(", "))
    return str(getattr(cause, "constraint_name", None) or told.rpartition(">: ")[2])


def _of_columns(names: list[str]) -> str:
    """Return which constraint allows each value of these columns once: SQLite names them instead."""
    table = METADATA.tables.get(names[0].partition(".")[0])
    if table is None:
        return ", ".join(names)
    known = {f"{table.name}_pkey": table.primary_key.columns.values()}
    known |= {str(index.name): index.columns.values() for index in table.indexes if index.unique}
    matching = (name for name, columns in known.items() if [str(column) for column in columns] == names)
    return next(matching, ", ".join(names))


def repair(connection: sa.Connection, tables: Sequence[sa.Table] | None = None) -> None:
    """Set each sequence that is behind to its table's last id. Locks the table against writes meanwhile."""
    for table in _numbered(tables) if connection.dialect.name == "postgresql" else ():
        _repair(connection, table)


def numbered_by(constraint: str) -> str | None:
    """Return the table with this primary key, if the database numbers its rows; else None."""
    return next((table.name for table in _numbered() if f"{table.name}_pkey" == constraint), None)


def _numbered(tables: Sequence[sa.Table] | None = None) -> list[sa.Table]:
    return [table for table in tables or METADATA.sorted_tables if table.autoincrement_column is not None]


def _repair(connection: sa.Connection, table: sa.Table) -> None:
    sequence = connection.execute(OF, {"table": table.name}).scalar()
    if sequence is None or not _behind(connection, table, sequence):
        return
    # With the lock, every given number has its row and no more are given: so the sequence never goes back.
    connection.execute(sa.text(f"LOCK TABLE {table.name} IN SHARE ROW EXCLUSIVE MODE"))
    if highest := _behind(connection, table, sequence):
        connection.execute(SET, {"sequence": sequence, "number": highest})


def _behind(connection: sa.Connection, table: sa.Table, sequence: str) -> int | None:
    """Return the highest number in a table if its sequence has yet to give it; None if all is well."""
    highest: int | None = connection.execute(sa.select(sa.func.max(table.c.id))).scalar()
    last: int | None = connection.execute(LAST, {"sequence": sequence}).scalar()
    return highest if highest is not None and (last or 0) < highest else None
