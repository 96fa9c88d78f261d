"""Each worker does one thing after the other in a thread, whoever has asked for it and whoever still waits for it."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.store.workers import Worker
from tests.source import ROOT


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sa.Engine]:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/worker.db", connect_args={"check_same_thread": False})
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE found (number INTEGER)"))
    yield engine
    engine.dispose()


def put(number: int, connection: sa.Connection) -> int:
    connection.execute(sa.text("INSERT INTO found VALUES (:number)"), {"number": number})
    return number


def found(connection: sa.Connection) -> list[int]:
    return list(connection.execute(sa.text("SELECT number FROM found ORDER BY rowid")).scalars())


def threads(name: str) -> list[threading.Thread]:
    return [each for each in threading.enumerate() if each.name == name]


async def test_it_does_one_thing_after_the_other_in_one_thread(engine: sa.Engine) -> None:
    worker, seen = Worker(engine, "one"), set[str]()

    def work(number: int, connection: sa.Connection) -> int:
        seen.add(threading.current_thread().name)
        return put(number, connection)

    numbers = await asyncio.gather(*(worker.run(lambda on, n=n: work(n, on)) for n in range(50)))  # type: ignore[misc]
    assert numbers == await worker.run(found) == list(range(50))
    assert seen == {"one"}
    await worker.close()


async def test_what_fails_is_told_and_taken_back_and_the_next_goes_on(engine: sa.Engine) -> None:
    worker = Worker(engine, "fails")

    def work(connection: sa.Connection) -> None:
        put(1, connection)
        raise KeyError("this")

    with pytest.raises(KeyError, match="this"):
        await worker.run(work)
    await worker.run(lambda on: put(2, on))
    assert await worker.run(found) == [2]
    await worker.close()


async def test_what_nobody_waits_for_is_left_out_unless_it_has_begun(engine: sa.Engine) -> None:
    worker, begun, may_go_on = Worker(engine, "cancelled"), threading.Event(), threading.Event()
    wrong: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: wrong.append(context))

    def slow(connection: sa.Connection) -> None:
        begun.set()
        may_go_on.wait()
        put(1, connection)

    first = asyncio.create_task(worker.run(slow))
    await asyncio.to_thread(begun.wait)
    second = asyncio.create_task(worker.run(lambda on: put(2, on)))
    await asyncio.sleep(0)
    for task in (first, second):
        task.cancel()
    await asyncio.wait({first, second})
    may_go_on.set()
    await worker.run(lambda on: put(3, on))
    assert await worker.run(found) == [1, 3]
    await worker.close()
    assert not wrong


async def test_it_keeps_its_connection_until_it_is_closed(engine: sa.Engine) -> None:
    worker = Worker(engine, "keeps")
    first, second = [await worker.run(lambda on: on.connection.driver_connection) for _ in range(2)]
    assert first is second
    await worker.close()
    assert worker.kept is None
    assert engine.pool.checkedout() == 0  # type: ignore[attr-defined]
    assert await worker.run(found) == []
    await worker.close()


def test_its_thread_outlives_an_event_loop_and_ends_with_it(engine: sa.Engine) -> None:
    worker, begun, may_go_on = Worker(engine, "ends"), threading.Event(), threading.Event()

    def slow(connection: sa.Connection) -> None:
        begun.set()
        may_go_on.wait()
        put(1, connection)

    async def leave(worker: Worker) -> None:
        task = asyncio.create_task(worker.run(slow))
        await asyncio.to_thread(begun.wait)
        task.cancel()

    asyncio.run(leave(worker))
    may_go_on.set()
    assert asyncio.run(asyncio.wait_for(worker.run(found), 30)) == [1]
    assert len(threads("ends")) == 1
    asyncio.run(worker.close())
    del worker
    gc.collect()
    assert not threads("ends")


async def test_idle_it_holds_nothing_of_what_it_did(engine: sa.Engine) -> None:
    class Result:
        pass

    worker = Worker(engine, "forgets")
    result = await worker.run(lambda _: Result())
    await worker.run(found)
    left = weakref.ref(result)
    del result
    gc.collect()
    assert left() is None
    await worker.close()


NOT_AWAITED = """
import asyncio, sys, threading
import sqlalchemy as sa
from bot.store.workers import Worker
engine = sa.create_engine(sys.argv[1], connect_args={"check_same_thread": False})
worker, begun = Worker(engine, "late"), threading.Event()
def work(connection):
    begun.set()
    threading.main_thread().join()  # until the process is about to end
    connection.execute(sa.text("INSERT INTO found VALUES (7)"))
async def leave():
    task = asyncio.create_task(worker.run(work))
    await asyncio.to_thread(begun.wait)
    task.cancel()
asyncio.run(leave())
"""


def test_a_process_ends_by_itself_and_not_in_the_middle_of_a_write(engine: sa.Engine) -> None:
    subprocess.run([sys.executable, "-c", NOT_AWAITED, str(engine.url)], cwd=ROOT, check=True, timeout=60)
    with engine.connect() as connection:
        assert found(connection) == [7]
