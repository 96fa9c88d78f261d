"""A database that is locked or breaks at a given statement, and what is heard of one that works."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.store import Store, StoreError

REFUSE = "CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$ LANGUAGE plpgsql"


async def failure(url: str) -> StoreError:
    """What opening that database fails with."""
    store = Store(url)
    with pytest.raises(StoreError) as caught:
        await store.open()
    await store.close()
    return caught.value


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another process holds the file of a folder to write."""
    other = sqlite3.connect(folder / "games.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


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


def hear_commits(store: Store, hear: Callable[[], Any]) -> None:
    """Call `hear` after each transaction that writes."""
    sa.event.listen(store.database.engine, "commit", lambda on: None if is_reading(on) else hear())


def hear_statements(store: Store, hear: Callable[[str], Any]) -> None:
    """Call `hear` with each statement of a transaction that writes, and with its BEGIN and COMMIT."""

    def note(on: sa.Connection, _cursor: object, statement: str, *_: object) -> None:
        if not is_reading(on) and not statement.startswith("BEGIN"):
            hear(statement)

    engine = store.database.engine
    sa.event.listen(engine, "begin", lambda on: None if is_reading(on) else hear("BEGIN"))
    sa.event.listen(engine, "before_cursor_execute", note)
    sa.event.listen(engine, "commit", lambda on: None if is_reading(on) else hear("COMMIT"))


def is_reading(on: sa.Connection) -> bool:
    options = on.get_execution_options()
    return bool(options.get("is_reading")) or options.get("isolation_level") == "AUTOCOMMIT"
