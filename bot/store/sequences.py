"""Sequences: what numbers new rows on PostgreSQL. One that is behind gives numbers that rows have already.

That happens if rows were written with their numbers, as by a restore of data alone. SQLite needs none.
"""

import sqlalchemy as sa

from bot.store.tables import METADATA

OF = sa.text("SELECT pg_get_serial_sequence(:table, 'id')")
SET = sa.text("SELECT setval(:sequence, :number)")
LAST = sa.text("SELECT pg_sequence_last_value(CAST(CAST(:sequence AS text) AS regclass))")
"""What it gave last, or null. A role that may use a sequence may ask that; not every one may read it."""


def repair(connection: sa.Connection) -> None:
    """Let each sequence that is behind go on after the last row of its table, which takes no other row meanwhile."""
    for table in _numbered() if connection.dialect.name == "postgresql" else ():
        _repair(connection, table)


def numbered_by(constraint: str) -> str | None:
    """Return the table that numbers its rows by itself and has this primary key, or None."""
    return next((table.name for table in _numbered() if f"{table.name}_pkey" == constraint), None)


def _numbered() -> list[sa.Table]:
    return [table for table in METADATA.sorted_tables if table.autoincrement_column is not None]


def _repair(connection: sa.Connection, table: sa.Table) -> None:
    sequence = connection.execute(OF, {"table": table.name}).scalar()
    if sequence is None or not _behind(connection, table, sequence):
        return
    # Who takes a number has written its row when the lock is given, and nobody takes another: so none goes back.
    connection.execute(sa.text(f"LOCK TABLE {table.name} IN SHARE ROW EXCLUSIVE MODE"))
    if highest := _behind(connection, table, sequence):
        connection.execute(SET, {"sequence": sequence, "number": highest})


def _behind(connection: sa.Connection, table: sa.Table, sequence: str) -> int | None:
    """Return the highest number in a table if its sequence has yet to give it; None if all is well."""
    highest: int | None = connection.execute(sa.select(sa.func.max(table.c.id))).scalar()
    last: int | None = connection.execute(LAST, {"sequence": sequence}).scalar()
    return highest if highest is not None and (last or 0) < highest else None
