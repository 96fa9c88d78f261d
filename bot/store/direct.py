"""Direct: writes of one statement each, on a connection of PostgreSQL's driver that is kept for them.

SQLAlchemy's layers cost three times what the driver does, and a transaction of its own takes three further ways to the
server. Whatever is out of the ordinary here is left to the ordinary way, which writes the same and knows every error.
"""

import asyncio
import math
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.connections import LOCK_NOT_AVAILABLE, Conflict, Locked

UNIQUE = "23505"
IDLE_S = 1
"""After how many seconds without a statement it's asked first whether the connection is still there."""

Order = tuple[str, tuple[Any, ...]]
"""A statement and what it is given; it returns one row."""


class Direct:
    """Keeps one connection of an engine, and runs statements on it. One call at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        import asyncpg

        self._engine = engine
        self._refused = (asyncpg.PostgresError, asyncpg.InterfaceError)
        self._lost = (asyncpg.PostgresConnectionError, asyncpg.InternalClientError, OSError)
        self._kept: AsyncConnection | None = None
        self._driver: Any = None
        self._used_at = -math.inf

    async def run(self, orders: Sequence[Order]) -> list[Any] | None:
        """Do them all in their order, or none; return their rows. None: the server refused one, nothing is written.

        Errors: Locked if a row is, Conflict if one is there already, and nothing is written; OSError if the connection
        is lost meanwhile, and then nobody knows whether they are.
        """
        driver, self._used_at = await self._connected(), -math.inf
        try:
            rows = await _run(driver, orders)
        except self._lost as error:
            if isinstance(error.__cause__, self._refused):  # the server's last word, as when it ends a session
                return None
            raise ConnectionError(str(error) or type(error).__name__) from error
        except self._refused as error:
            state = getattr(error, "sqlstate", None)
            if state == LOCK_NOT_AVAILABLE:
                raise Locked from error
            if state == UNIQUE:  # not tried again: the next number of a sequence may be free
                raise Conflict(getattr(error, "constraint_name", None)) from error
            return None
        self._used_at = asyncio.get_running_loop().time()
        return rows

    async def close(self) -> None:
        """Give the connection back; the next run takes one again."""
        kept, self._kept, self._driver = self._kept, None, None
        if kept is not None:
            await kept.close()

    async def _connected(self) -> Any:
        """Return the driver's connection that is kept, if it is still there, or else a new one."""
        if self._kept is not None and not await self._is_there():
            await self._kept.invalidate()
            await self.close()
            await self._engine.dispose()  # those that wait in the pool are lost as well, most likely
        if self._kept is None:
            self._kept = await self._engine.connect()
            self._driver = (await self._kept.get_raw_connection()).driver_connection
        return self._driver

    async def _is_there(self) -> bool:
        """Whether the connection is: a server that restarts, or what lies between, may have dropped it."""
        if asyncio.get_running_loop().time() - self._used_at < IDLE_S:
            return not self._driver.is_closed()
        try:
            await self._driver.fetchval("SELECT 1")
        except (*self._refused, *self._lost):
            return False
        return True


async def _run(driver: Any, orders: Sequence[Order]) -> list[Any]:
    """Of one text they are one way to the server and one transaction by themselves."""
    if len(orders) == 1:
        text, given = orders[0]
        return [await driver.fetchrow(text, *given)]
    by_text = [(text, [given for _, given in same]) for text, same in groupby(orders, key=lambda order: order[0])]
    if len(by_text) == 1:
        return list(await driver.fetchmany(*by_text[0]))
    async with driver.transaction():
        return [row for text, given in by_text for row in await driver.fetchmany(text, given)]
