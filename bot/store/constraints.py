"""Constraints: by which of them a database refused a row. Both kinds of database have the same names for them here."""

import re

from sqlalchemy.exc import IntegrityError

from bot.store.tables import METADATA

SEATS = "seats_pkey"
"""A member has one seat in a channel."""
ONE_TOURNAMENT = "tournaments_channel"
"""A channel has one tournament that is on."""
REFERENCE = "reference"
"""Another row refers to one that is to go, or to one that isn't there. SQLite doesn't say which."""

FOREIGN_KEY = "23503"
COLUMNS = re.compile(r"UNIQUE constraint failed: (\w+\.\w+(?:, \w+\.\w+)*)")


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
