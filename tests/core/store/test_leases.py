"""A lease is one process's, by the database's clock, until it is given back or not kept any more."""

from __future__ import annotations

import asyncio

from bot.core.store import Store


async def test_who_takes_a_lease_first_keeps_it_until_its_time_is_up(store: Store, other_store: Store) -> None:
    one, other = store.leases, other_store.leases
    assert await one.take("jobs", "one", 60)
    assert not await other.take("jobs", "other", 60)
    assert await one.take("jobs", "one", -1), "it may be kept, and here it is over at once"
    assert await other.take("jobs", "other", 60)
    assert not await one.take("jobs", "one", 60)


async def test_a_lease_that_is_given_back_is_free_and_only_the_holder_can(store: Store, other_store: Store) -> None:
    one, other = store.leases, other_store.leases
    assert await one.take("jobs", "one", 60)
    await other.give_back("jobs", "other")
    assert not await other.take("jobs", "other", 60)
    await one.give_back("jobs", "one")
    assert await other.take("jobs", "other", 60)


async def test_of_many_who_take_a_lease_at_one_instant_one_gets_it(store: Store, other_store: Store) -> None:
    leases = store.leases, other_store.leases
    taken = await asyncio.gather(*(leases[n % 2].take("jobs", str(n), 60) for n in range(10)))
    assert sum(taken) == 1


async def test_a_lease_of_a_clock_that_was_a_day_ahead_is_over_when_it_is_right(
    store: Store, other_store: Store
) -> None:
    one, other = store.leases, other_store.leases
    assert await one.take("jobs", "one", 60)
    await store.database.write(lambda to: to.exec_driver_sql("UPDATE leases SET until = until + 86400"))
    assert await other.take("jobs", "other", 60)
    assert not await one.take("jobs", "one", 60)
