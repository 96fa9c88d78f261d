"""A database that breaks at a given statement, and what is heard of one that works."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from bot.store import Store

REFUSE = "CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$ LANGUAGE plpgsql"


@asynccontextmanager
async def broken(store: Store, statement: str) -> AsyncIterator[None]:
    """A database that fails at statements which begin like that: "INSERT INTO games", or at "COMMIT" after an UPDATE
    or INSERT of a game. The database itself does, by a trigger, in whichever way the statement comes to it.
    """
    if store.database.is_sqlite and statement == "COMMIT":

        def fail(_: sa.Connection) -> None:
            raise OSError("broken")

        sa.event.listen(store.database.engine, "commit", fail)
        yield
        sa.event.remove(store.database.engine, "commit", fail)
        return
    verb, *_, table = ["INSERT OR UPDATE", "games"] if statement == "COMMIT" else statement.split()
    trigger = f"TRIGGER breaks BEFORE {verb} ON {table}"
    if store.database.is_sqlite:
        await execute(store, f"CREATE {trigger} BEGIN SELECT broken(); END")  # there is no such function
        yield
        await execute(store, "DROP TRIGGER breaks")
        return
    if statement == "COMMIT":
        trigger = f"CONSTRAINT TRIGGER breaks AFTER {verb} ON {table} DEFERRABLE INITIALLY DEFERRED"
    each = "ROW" if statement == "COMMIT" else "STATEMENT"
    await execute(store, REFUSE, f"CREATE {trigger} FOR EACH {each} EXECUTE FUNCTION refuse()")
    yield
    await execute(store, f"DROP TRIGGER breaks ON {table}", "DROP FUNCTION refuse")


async def execute(store: Store, *statements: str) -> None:
    await store.database.write(lambda to: [to.exec_driver_sql(each) for each in statements])


async def hear_commits(store: Store, hear: Callable[[], Any]) -> None:
    """Call `hear` after each transaction that writes, also if it's a single statement on PostgreSQL."""
    sa.event.listen(store.database.engine, "commit", lambda _: hear())
    driver = await driver_of(store)
    if driver is not None:
        driver.add_query_logger(lambda told: hear() if is_ours(told.query) and not driver.is_in_transaction() else None)


async def hear_statements(store: Store, hear: Callable[[str], Any]) -> None:
    """Call `hear` with each statement that writes. On PostgreSQL each is a way to the server and back."""
    if store.database.is_sqlite:
        runner: Any = store.database._runner
        runner._writer.kept.connection.driver_connection.set_trace_callback(hear)
        return
    sa.event.listen(store.database.engine, "before_cursor_execute", lambda *told: hear(told[2]))
    driver = await driver_of(store)
    if driver is not None:
        driver.add_query_logger(lambda told: hear(told.query) if is_ours(told.query) else None)


def is_ours(query: str) -> bool:
    """Whether the driver doesn't say it by itself, once a connection."""
    return query.lstrip().startswith(("WITH claimed", "BEGIN", "COMMIT"))


async def driver_of(store: Store) -> Any:
    """The connection of PostgreSQL's driver that single statements go through; None on SQLite."""
    direct = store.database._direct
    return None if direct is None else await direct._connected()
