"""Old games, and servers that the bot left, go in their time; nothing else does."""

from __future__ import annotations

import pytest

from bot.core.game import Place
from bot.core.store import Shards
from bot.features.privacy.service import BATCHES_PER_SWEEP, Retention
from bot.features.privacy.sql import BATCH, PrivacyRepository
from tests.features.filling import found_of
from tests.features.full import PERSONAL, Services
from tests.services import Clock, ask, hearing, play, resigned
from tests.values import ANN, BEN, CAT

DAY = 86_400
GONE, OTHER = 5 << 22, 6 << 22


def retention(services: Services, days: int = 0, server_days: int = 30, shards: Shards | None = None) -> Retention:
    services.shards = shards
    return Retention(services, PERSONAL, days=days, server_days=server_days)


async def test_games_are_kept_for_ever_unless_the_host_wants_otherwise(services: Services, clock: Clock) -> None:
    over = await resigned(services, "5")
    clock.now += 36_500 * DAY
    await retention(services).sweep()
    assert await services.store.games.get(over.id) is not None


async def test_games_go_when_their_days_are_over_and_are_forgotten_here_too(services: Services, clock: Clock) -> None:
    over = await resigned(services, "5")
    await services.store.ratings.count(10)
    clock.now += 3 * DAY
    running = await play(services, "5")
    await retention(services, days=3).sweep()
    assert await services.store.games.get(over.id) is not None
    clock.now += 1
    await retention(services, days=3).sweep()
    assert services.store.games.cache.get(over.id) is None
    assert await services.store.games.get(over.id) is None
    assert await services.store.games.get(running.id) == running


async def test_a_clock_that_goes_back_deletes_nothing(services: Services, clock: Clock) -> None:
    over = await resigned(services, "5")
    clock.now -= 100 * DAY
    await retention(services, days=1).sweep()
    assert await services.store.games.get(over.id) is not None


async def test_one_sweep_deletes_so_much_and_no_more(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    deleted: list[int] = []

    async def delete_games(_: PrivacyRepository, before: int, shards: Shards | None) -> list[int]:
        deleted.append(before)
        return [1] * BATCH

    monkeypatch.setattr(PrivacyRepository, "delete_games", delete_games)
    await retention(services, days=1).sweep()
    assert len(deleted) == BATCHES_PER_SWEEP


async def test_a_server_goes_so_many_days_after_the_bot_left_it(services: Services, clock: Clock) -> None:
    begun = await play(services, "5", Place(GONE, 60))
    kept = await play(services, "5", Place(OTHER, 61), ANN, CAT)
    await ask(services, Place(GONE, 62), BEN, CAT)
    heard, of = hearing(services), retention(services, server_days=30)
    await services.store.privacy.note([GONE], clock.now)
    clock.now += 30 * DAY - 1
    await of.sweep_servers({OTHER})
    assert await services.store.games.get(begun.id) is not None
    clock.now += 1
    await of.sweep_servers({OTHER, GONE})
    assert await services.store.games.get(begun.id) is not None, "the bot is there, whatever was noted"
    for _ in range(3):
        await of.sweep_servers({OTHER})
    assert heard.ends(begun.id), "what runs ends first"
    assert await found_of(services.store, GONE) == set()
    assert await services.store.games.get(kept.id) == kept
    assert await services.store.privacy.servers() == {}


async def test_a_server_that_never_added_the_bot_is_not_left(services: Services, clock: Clock) -> None:
    begun, of = await play(services, "5", Place(GONE, 60)), retention(services, server_days=1)
    for _ in range(3):
        await of.reconcile({OTHER})
        await of.sweep_servers({OTHER})
        clock.now += 10 * DAY
    assert await services.store.games.get(begun.id) is not None, "somebody plays there by an app of their own"


async def test_other_shards_servers_are_none_of_its_business(services: Services, clock: Clock) -> None:
    await play(services, "5", Place(GONE, 60))
    even = retention(services, shards=Shards(2, frozenset({0})))
    await retention(services).reconcile({GONE})
    await even.reconcile(set())
    assert await services.store.privacy.servers() == {GONE: None}
    await services.store.privacy.note([GONE], clock.now)
    clock.now += 31 * DAY
    await even.sweep_servers(set())
    assert await found_of(services.store, GONE)
    await retention(services, shards=Shards(2, frozenset({1}))).sweep_servers(set())
    assert {table for table, _ in await found_of(services.store, GONE)} <= {"servers"}
