"""A request is carried out once: by its number, whichever process hears of it and however often."""

from __future__ import annotations

import asyncio
from contextvars import Context

import pytest
import sqlalchemy as sa

from bot.core.game import Game, Place
from bot.core.store import AlreadyClaimed, SeatTaken, Store, claiming
from bot.core.store.database import HOUR, Claim, current_claim
from tests.conftest import OpenStore
from tests.values import EASY, HERE, game


async def opened(store: Store, number: int, channel_id: int) -> Game:
    """A game of a channel, opened for the request of that number."""
    with claiming(number):
        return await store.games.open(game(place=Place(1, channel_id)))


async def claimed(store: Store) -> list[int]:
    found = sa.text("SELECT number FROM claims ORDER BY number")
    return await store.database.read(lambda on: list(on.execute(found).scalars()))


@pytest.mark.parametrize("count", [1, 2])
async def test_of_the_same_request_at_one_instant_one_is_carried_out(open_store: OpenStore, count: int) -> None:
    stores = [open_store() for _ in range(count)]
    for store in stores:
        await store.open()
    for number in range(10):
        tried = await asyncio.gather(
            *(opened(stores[twice % count], number, number * 10 + twice) for twice in range(4)), return_exceptions=True
        )
        assert sum(isinstance(each, Game) for each in tried) == 1
        assert sum(isinstance(each, AlreadyClaimed) for each in tried) == 3
    assert len(await stores[0].listings.due(2**40, 99)) == 10
    assert await claimed(stores[0]) == list(range(10))


async def test_requests_that_share_a_commit_each_have_their_own_claim(store: Store) -> None:
    await opened(store, 5, 5)
    tried = await asyncio.gather(*(opened(store, number, 100 + number) for number in range(9)), return_exceptions=True)
    assert [isinstance(each, Game) for each in tried] == [number != 5 for number in range(9)]
    assert await claimed(store) == list(range(9))


async def test_all_writes_of_a_request_are_its_own_also_those_that_share_a_commit(store: Store) -> None:
    with claiming(7):
        await asyncio.gather(*(store.games.open(game(place=Place(1, channel_id))) for channel_id in (1, 2)))
        await store.games.open(game(place=Place(1, 3)))
        await store.database.claim()
    assert await claimed(store) == [7]


async def test_a_request_that_writes_nothing_is_claimed_by_itself(store: Store) -> None:
    for number in (7, 8):
        with claiming(number):
            await store.database.claim()
            await store.database.claim()
    with claiming(7), pytest.raises(AlreadyClaimed):
        await store.database.claim()
    await store.database.claim()  # for nobody
    assert await claimed(store) == [7, 8]


async def test_a_write_that_fails_claims_nothing(store: Store) -> None:
    await store.games.open(game())
    with claiming(7):
        with pytest.raises(SeatTaken):
            await store.games.open(game(o=EASY))
        assert await claimed(store) == []
        await store.database.claim()
    assert await claimed(store) == [7]


async def test_what_goes_on_after_a_request_is_nobodys(store: Store) -> None:
    go_on = asyncio.Event()

    async def later() -> Game:
        await go_on.wait()
        return await store.games.open(game(place=HERE))

    with claiming(7):
        task = asyncio.create_task(later())
        await asyncio.sleep(0)
    with claiming(7):
        await store.database.claim()
    go_on.set()
    assert (await task).place == HERE


async def test_claims_are_forgotten_an_hour_later_by_discords_own_clock(store: Store) -> None:
    newest = 1_500_000_000_000_000_000
    for number in (newest - HOUR - 1, newest - HOUR, newest):
        with claiming(number):
            await store.database.claim()
    await store.forget_claims()
    assert await claimed(store) == [newest - HOUR, newest]


async def test_a_task_of_no_request_takes_no_claim() -> None:
    async def found() -> Claim | None:
        return current_claim()

    with claiming(7):
        assert await asyncio.create_task(found()) is not None
        assert await asyncio.create_task(found(), context=Context()) is None
        assert current_claim() is not None, "the request keeps its own"
