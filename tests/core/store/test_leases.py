"""A lease is one process's, by the database's clock, until it is given back or not kept any more."""

from __future__ import annotations

import asyncio

import pytest
import pytest_asyncio

from bot.core.store import Leases, Store
from tests.conftest import OpenStore

Processes = tuple[Leases, Leases]


@pytest_asyncio.fixture
async def processes(open_store: OpenStore) -> tuple[Store, Store]:
    """Two processes on one database."""
    one, other = open_store(), open_store()
    await one.open()
    await other.open()
    return one, other


@pytest.fixture
def leases(processes: tuple[Store, Store]) -> Processes:
    return processes[0].leases, processes[1].leases


async def test_who_takes_a_lease_first_keeps_it_until_its_time_is_up(leases: Processes) -> None:
    one, other = leases
    assert await one.take("jobs", "one", 60)
    assert not await other.take("jobs", "other", 60)
    assert await one.take("jobs", "one", -1), "it may be kept, and here it is over at once"
    assert await other.take("jobs", "other", 60)
    assert not await one.take("jobs", "one", 60)


async def test_a_lease_that_is_given_back_is_free_and_only_the_holder_can(leases: Processes) -> None:
    one, other = leases
    assert await one.take("jobs", "one", 60)
    await other.give_back("jobs", "other")
    assert not await other.take("jobs", "other", 60)
    await one.give_back("jobs", "one")
    assert await other.take("jobs", "other", 60)


async def test_of_many_who_take_a_lease_at_one_instant_one_gets_it(leases: Processes) -> None:
    taken = await asyncio.gather(*(leases[n % 2].take("jobs", str(n), 60) for n in range(10)))
    assert sum(taken) == 1


async def test_a_lease_of_a_clock_that_was_a_day_ahead_is_over_when_it_is_right(
    leases: Processes, processes: tuple[Store, Store]
) -> None:
    one, other = leases
    assert await one.take("jobs", "one", 60)
    await processes[0].database.write(lambda to: to.exec_driver_sql("UPDATE leases SET until = until + 86400"))
    assert await other.take("jobs", "other", 60)
    assert not await one.take("jobs", "one", 60)
