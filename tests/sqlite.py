"""SQLite in tests: a statement is compiled once a process, not once a database, and no commit has to wait for the disk.

Sources: docs.sqlalchemy.org/en/21/core/connections.html#sql-caching and #registering-new-dialects.
"""

from __future__ import annotations

from typing import Any, ClassVar

import sqlalchemy as sa
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from bot.core.store.database import Database

compiled = dict[Any, Any]()
"""Statements as they are compiled, by dialect among others."""


class Dialect(SQLiteDialect_pysqlite):
    """The same for all engines of a process that are made with the same options."""

    supports_statement_cache = True
    known: ClassVar[dict[frozenset[tuple[str, Any]], Dialect]] = {}

    def __new__(cls, **options: Any) -> Dialect:
        return cls.known.setdefault(frozenset(options.items()), super().__new__(cls))

    def __init__(self, **options: Any) -> None:
        if not vars(self):
            super().__init__(**options)


@sa.event.listens_for(sa.Engine, "engine_connect")
def share(connection: sa.Connection) -> None:
    if isinstance(connection.dialect, Dialect):
        connection.execution_options(compiled_cache=compiled)


def hurry(database: Database) -> None:
    """Let no commit wait for the disk, before it is opened: tests make no power cut."""
    if database.is_sqlite:
        sa.event.listen(database.engine, "connect", lambda it, _: it.execute("PRAGMA synchronous=OFF"))


registry.register("sqlite", __name__, "Dialect")
