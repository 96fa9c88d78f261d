"""Of the processes with the same shards one has the jobs: the newest that is ready, and another once that is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.app import App
from bot.core.chat import jobs as module
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.feature import Event
from bot.core.chat.jobs import Jobs
from bot.settings import Settings
from standin.conduct import PATIENCE_S

Start = Callable[..., Awaitable[Jobs]]


@pytest_asyncio.fixture
async def start(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Start]:
    """Make the jobs of one more process on the same database, which is ready; `sweep` of the test does them."""
    monkeypatch.setattr(TicTacToeBot, "is_ready", lambda _: True)
    async with AsyncExitStack() as stack:

        async def started(count: int | None = None, *ids: int) -> Jobs:
            settings = Settings(database_url=url, shard_count=count, shard_ids=ids or None)
            app = await stack.enter_async_context(App(settings))
            return app.bot.jobs

        yield started


async def sweep(jobs: Jobs) -> bool:
    """Return whether a sweep of that process does the jobs."""
    done = noting(jobs)
    await jobs.sweep.coro(jobs)
    return done.is_set()


def noting(jobs: Jobs) -> asyncio.Event:
    """Let the jobs of a process be one that sets an event."""
    done = asyncio.Event()

    async def note() -> None:
        done.set()

    jobs._registry.features.clear()
    jobs._registry._hears.clear()
    jobs._registry.subscribe(note, Event.SWEEP)
    return done


async def lapse(jobs: Jobs) -> None:
    await jobs._services.store.database.write(lambda to: to.execute(sa.text("UPDATE leases SET until = 0")))


async def test_the_newest_has_them_and_when_it_stops_another_at_its_next_sweep(start: Start) -> None:
    old, new = await start(), await start()
    assert [await sweep(each) for each in (old, old, new, old, new)] == [True, True, True, False, True]
    await new._client.close()
    assert await sweep(old)


async def test_when_it_is_killed_another_has_them_once_its_lease_is_up_and_catches_up(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, killed = await start(), await start()
    caught_up = list[None]()
    monkeypatch.setattr(old._client, "dispatch", caught_up.append)
    assert [await sweep(each) for each in (old, killed, old)] == [True, True, False]
    await lapse(old)
    assert (await sweep(old), await sweep(old), len(caught_up)) == (True, True, 1)


async def test_one_that_is_not_ready_takes_them_from_nobody_until_it_is(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = await start(), await start()
    monkeypatch.setattr(new._client, "is_ready", lambda: False)
    assert [await sweep(each) for each in (old, new, old, new)] == [True, False, True, False]
    monkeypatch.undo()
    monkeypatch.setattr(TicTacToeBot, "is_ready", lambda _: True)
    assert [await sweep(each) for each in (new, old, new)] == [True, False, True]


@pytest.mark.parametrize("is_late", [False, True], ids=["ready", "too late"])
async def test_the_first_sweep_waits_until_the_process_is_ready_but_not_for_ever(
    start: Start, monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    jobs, ready = await start(), asyncio.Event()
    done, leases = noting(jobs), jobs._services.store.leases
    monkeypatch.setattr(jobs._client, "wait_until_ready", ready.wait)
    if is_late:
        monkeypatch.setattr(module, "SWEEP_S", 0.0)
    jobs.sweep.start()
    if not is_late:
        for _ in range(3):  # a sweep's own would have come before
            assert await leases.take("jobs", "test", -1)
        ready.set()
    await asyncio.wait_for(done.wait(), PATIENCE_S)


async def test_processes_of_other_shards_have_their_own(start: Start) -> None:
    jobs = [await start(4, 0, 1), await start(4, 2, 3), await start(4, 0), await start(4, 0, 1)]
    assert [await sweep(each) for each in (*jobs, *jobs)] == [True, True, True, True, False, True, True, True]


async def test_a_process_whose_database_was_away_at_its_start_has_them_when_it_is_back(start: Start) -> None:
    old, new = await start(), await start()
    assert await sweep(old)
    write = new._services.store.database.write
    await write(lambda to: to.execute(sa.text("ALTER TABLE leases RENAME TO away")))
    assert not await sweep(new)
    await write(lambda to: to.execute(sa.text("ALTER TABLE away RENAME TO leases")))
    assert [await sweep(new), await sweep(old)] == [True, False]
