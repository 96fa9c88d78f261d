"""Spacing: something that only one process may do at a time, and then nobody for a while; such as to connect a shard.

A turn is a note with the time at which it was taken, in milliseconds of the database's clock. Nobody holds anything, so
a process that dies with a turn leaves nothing behind.
"""

import time

import sqlalchemy as sa

from bot.store.database import Database

HERE = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
"""PostgreSQL's clock: those of several machines differ. Who shares a SQLite file shares a clock."""
TAKE = """
INSERT INTO notes (name, text) VALUES (:name, CAST(({now}) AS VARCHAR(20)))
ON CONFLICT (name) DO UPDATE SET text = excluded.text
WHERE CAST(excluded.text AS BIGINT) - CAST(notes.text AS BIGINT) NOT BETWEEN 0 AND :span - 1
"""
"""A turn that is yet to come was taken by a clock that has been set back since; it keeps nobody."""
LEFT = "SELECT CAST(text AS BIGINT) + :span - ({now}) FROM notes WHERE name = :name"


class Spacing:
    """Takes turns, by name, among all processes on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, name: str, span_s: float) -> float:
        """Take a turn unless somebody has within span_s; return 0, or the seconds until it is worth asking again.

        name: at most 64 characters. Errors: StoreError.
        """
        return await self._database.write(lambda to: _take(to, name, round(span_s * 1000)))


def _take(connection: sa.Connection, name: str, span_ms: int) -> float:
    now = HERE if connection.dialect.name == "postgresql" else f"SELECT {time.time_ns() // 1_000_000}"
    given = {"name": name, "span": span_ms}
    if connection.execute(sa.text(TAKE.format(now=now)), given).rowcount:
        return 0.0
    left: int = connection.execute(sa.text(LEFT.format(now=now)), given).scalar_one()
    return max(1, left) / 1000
