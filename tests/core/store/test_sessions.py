"""Several writers: what shares a commit, what other sessions of PostgreSQL hold or end, and SQLite's threads."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.core.game import Place
from bot.core.store import AlreadyClaimed, Store, claiming, connections
from bot.core.store.connections import SQLite
from standin.conduct import PATIENCE_S
from tests.conftest import ON_POSTGRESQL, OpenStore
from tests.faults import hear_statements
from tests.source import ROOT
from tests.values import BEN, EASY, HERE, game, moves


async def test_writes_that_come_together_share_one_begin_and_one_commit(store: Store) -> None:
    read = [await store.games.open(game(place=Place(1, number))) for number in range(10)]
    said: list[str] = []
    hear_statements(store, lambda query: said.append(query.split()[0]))
    await asyncio.gather(*(store.games.change(each, replace(each, moves=moves(4))) for each in read))
    assert said == ["BEGIN", *["UPDATE"] * 10, "COMMIT"]


# Beside other sessions of PostgreSQL


@asynccontextmanager
async def held(url: str, statement: str, game_id: int) -> AsyncIterator[AsyncConnection]:
    """Another session has done a statement of a game and not committed it."""
    other = create_async_engine(url)
    async with other.connect() as connection:
        await connection.execute(sa.text(statement), {"id": game_id})
        yield connection
    await other.dispose()


WAITING = sa.text(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' LIMIT 1"
)


async def waiting(url: str) -> int:
    """The process of the server in which a session waits for a lock, as soon as one does."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection, asyncio.timeout(PATIENCE_S):
        while (found := (await connection.execute(WAITING)).scalar()) is None:
            pass
    await engine.dispose()
    return int(found)


@ON_POSTGRESQL
@pytest.mark.parametrize(
    ("statement", "is_ours"),
    [
        ("UPDATE games SET version = version + 1 WHERE id = :id", False),
        ("UPDATE games SET message_id = 76 WHERE id = :id", True),
    ],
)
async def test_a_row_that_is_written_while_one_waits_for_it_decides_as_it_is_then(
    url: str, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch, statement: str, is_ours: bool
) -> None:
    monkeypatch.setattr(connections, "LOCK_S", 20)
    store = open_store()
    await store.open()
    begun = await store.games.open(game())
    async with held(url, statement, begun.id) as other:
        with claiming(7):
            moving = asyncio.create_task(store.games.change(begun, replace(begun, moves=moves(4))))
            await waiting(url)
            await other.commit()
            moved = await moving
    assert (moved == replace(begun, moves=moves(4), version=1, message_id=76)) is is_ours
    assert (moved is None) is not is_ours
    with claiming(7), pytest.raises(AlreadyClaimed):
        await store.database.claim()


@ON_POSTGRESQL
async def test_a_session_that_the_server_ends_amid_a_write_loses_nothing(
    url: str, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LOCK_S", 20)
    store = open_store()
    await store.open()
    begun = await store.games.open(game())
    async with held(url, "SELECT * FROM games WHERE id = :id FOR UPDATE", begun.id) as other:
        with claiming(7):
            moving = asyncio.create_task(store.games.change(begun, replace(begun, moves=moves(4))))
            await other.execute(sa.text(f"SELECT pg_terminate_backend({await waiting(url)})"))
            await other.commit()
            moved = await moving
    assert moved == await store.games.get(begun.id) == replace(begun, moves=moves(4), version=1)


@ON_POSTGRESQL
async def test_a_process_holds_no_more_connections_than_it_says(store: Store) -> None:
    count = sa.text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")
    begun = await store.games.open(game())
    busy = [store.database.read(lambda on: on.execute(sa.text("SELECT pg_sleep(0.01)"))) for _ in range(40)]
    moving = store.games.change(begun, replace(begun, moves=moves(4)))
    await asyncio.gather(*busy, moving, store.games.open(game(place=HERE, x=BEN, o=EASY)), return_exceptions=True)
    assert await store.database.read(lambda on: on.execute(count).scalar_one()) <= connections.POOL


# SQLite's threads


def put(number: int, connection: sa.Connection) -> None:
    connection.execute(sa.text("INSERT INTO claims VALUES (:number)"), {"number": number})


async def test_work_that_no_caller_waits_for_is_left_out_unless_it_has_begun(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")
    await store.open()
    runner, begun, may_go_on = store.database._runner, threading.Event(), threading.Event()
    assert isinstance(runner, SQLite)

    def slow(connection: sa.Connection) -> None:
        begun.set()
        may_go_on.wait()
        put(1, connection)

    tasks = [asyncio.create_task(runner.write(slow))]
    await asyncio.to_thread(begun.wait)
    tasks.append(asyncio.create_task(runner.write(lambda on: put(2, on))))
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    assert await store.database.read(lambda on: on.execute(sa.text("SELECT 1")).scalar()) == 1, "a reader needs no turn"
    may_go_on.set()
    await runner.write(lambda on: put(3, on))
    query = sa.text("SELECT number FROM claims ORDER BY number")
    assert await runner.read(lambda on: list(on.execute(query).scalars())) == [1, 3]
    await store.close()


NOT_AWAITED = """
import asyncio, sys, threading
import sqlalchemy as sa
from bot.core.store import Store
begun, is_ending = threading.Event(), threading.Event()
def work(connection):
    begun.set()
    is_ending.wait()
    for number in range(2000):
        connection.execute(sa.text("INSERT INTO claims VALUES (:number)"), {"number": number})
async def leave():
    store = Store(sys.argv[1])
    await store.open()
    task = asyncio.create_task(store.database.write(work))
    await asyncio.to_thread(begun.wait)
    task.cancel()
    return store
store = asyncio.run(leave())
is_ending.set()
"""


async def test_a_process_does_not_end_in_the_middle_of_a_write(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    ran = [sys.executable, "-W", "ignore", "-c", NOT_AWAITED, url]
    await asyncio.to_thread(subprocess.run, ran, cwd=ROOT, check=True, timeout=60)
    store = Store(url)
    await store.open()
    with claiming(1999), pytest.raises(AlreadyClaimed):
        await store.database.claim()
    await store.close()
