"""Of the processes with the same shards one has the jobs: the newest, and another once that is gone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest_asyncio
import sqlalchemy as sa

from bot.app import App
from bot.core.chat.jobs import Jobs
from bot.core.chat.registry import Feature
from bot.settings import Settings

Start = Callable[..., Awaitable[Jobs]]


@pytest_asyncio.fixture
async def start(url: str) -> AsyncIterator[Start]:
    """Make the jobs of one more process on the same database; `sweep` of the test does them."""
    async with AsyncExitStack() as stack:

        async def started(count: int | None = None, *ids: int) -> Jobs:
            settings = Settings(database_url=url, shard_count=count, shard_ids=ids or None)
            app = await stack.enter_async_context(App(settings))
            return app.bot.jobs

        yield started


async def sweep(jobs: Jobs) -> bool:
    """Return whether a sweep of that process does the jobs."""
    done = list[None]()

    async def note() -> None:
        done.append(None)

    jobs._registry.features[:] = [Feature(name="noting", sweeps=[note])]
    await jobs._sweep.coro(jobs)
    return bool(done)


async def lapse(jobs: Jobs) -> None:
    """Let so much time pass that nothing holds any more."""
    await jobs._services.store.database.write(lambda to: to.execute(sa.text("UPDATE leases SET until = 0")))


async def test_the_newest_has_them_and_when_it_stops_another_at_its_next_sweep(start: Start) -> None:
    old, new = await start(), await start()
    assert [await sweep(each) for each in (old, old, new, old, new)] == [True, True, True, False, True]
    await new.stop(1)
    assert await sweep(old)


async def test_when_it_is_killed_another_has_them_once_its_lease_is_up(start: Start) -> None:
    old, killed = await start(), await start()
    assert [await sweep(each) for each in (old, killed, old)] == [True, True, False]
    await lapse(old)
    assert await sweep(old)


async def test_processes_of_other_shards_have_their_own(start: Start) -> None:
    jobs = [await start(4, 0, 1), await start(4, 2, 3), await start(4, 0, 1)]
    assert [await sweep(each) for each in (*jobs, *jobs)] == [True, True, True, False, True, True]


async def test_a_process_whose_database_was_away_at_its_start_has_them_when_it_is_back(start: Start) -> None:
    old, new = await start(), await start()
    assert await sweep(old)
    write = new._services.store.database.write
    await write(lambda to: to.execute(sa.text("ALTER TABLE leases RENAME TO away")))
    assert not await sweep(new)
    await write(lambda to: to.execute(sa.text("ALTER TABLE away RENAME TO leases")))
    assert [await sweep(new), await sweep(old)] == [True, False]
