"""Who does what nobody asks for: those with a gateway always, of the others one, and only while no gateway lives."""

from __future__ import annotations

import pytest_asyncio
import sqlalchemy as sa

from bot.core.chat.jobs import Leader
from bot.core.store import Store, StoreError
from tests.conftest import OpenStore


@pytest_asyncio.fixture
async def stores(open_store: OpenStore) -> list[Store]:
    """Three processes on one database."""
    opened = [open_store() for _ in range(3)]
    for each in opened:
        await each.open()
    return opened


async def lapse(store: Store) -> None:
    """Let so much time pass that nothing holds any more."""
    await store.database.write(lambda to: to.execute(sa.text("UPDATE leases SET until = 0")))


async def test_of_processes_without_a_gateway_one_has_the_jobs(stores: list[Store]) -> None:
    one, two, three = (Leader(store.leases, has_gateway=False) for store in stores)
    assert [await each.renew() for each in (one, two, three, one, two)] == [True, False, False, True, False]
    assert [each.is_on for each in (one, two, three)] == [True, False, False]


async def test_after_a_stop_another_has_them_at_its_next_sweep_and_after_a_crash_when_the_lease_is_up(
    stores: list[Store],
) -> None:
    one, two, three = (Leader(store.leases, has_gateway=False) for store in stores)
    assert await one.renew()
    await one.leave()
    assert await two.renew()
    assert not await three.renew(), "two was killed just now"
    await lapse(stores[0])
    assert await three.renew()
    await two.leave()
    assert not await two.renew()
    assert await three.renew()


async def test_while_a_process_with_a_gateway_lives_the_others_have_no_jobs(stores: list[Store]) -> None:
    gateway = Leader(stores[0].leases, has_gateway=True)
    one, two = (Leader(store.leases, has_gateway=False) for store in stores[1:])
    assert await one.renew()
    assert await gateway.renew()
    assert not await one.renew()
    assert not await two.renew()
    await lapse(stores[0])
    assert await two.renew(), "the gateway has been gone for as long as a lease is good"


async def test_a_bot_that_is_one_process_with_a_gateway_writes_no_lease(stores: list[Store]) -> None:
    gateway = Leader(stores[0].leases, has_gateway=True)
    assert await gateway.renew()
    assert not gateway.has_company
    rows = await stores[0].database.read(lambda on: on.execute(sa.text("SELECT count(*) FROM leases")).scalar())
    assert rows == 0
    assert await Leader(stores[1].leases, has_gateway=False).renew()
    await gateway.renew()
    assert gateway.has_company


async def test_without_a_database_nobody_who_needs_a_lease_has_the_jobs(open_store: OpenStore) -> None:
    store = open_store()
    await store.open()
    duty = Leader(store.leases, has_gateway=False)
    assert await duty.renew()
    await store.database.write(lambda to: to.execute(sa.text("DROP TABLE leases")))
    try:
        await duty.renew()
    except StoreError:
        assert not duty.is_on
    else:
        raise AssertionError("there is no table")
    await duty.leave()
