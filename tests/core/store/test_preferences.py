"""What people prefer is kept, each thing by itself."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.game import Look
from bot.core.store import Store, preferences
from bot.core.store.preferences import KEPT_S
from tests.values import ANN


async def test_a_look_is_remembered_for_a_minute_unless_it_changes_here(
    store: Store, other_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(preferences, "monotonic", lambda: now)
    assert await store.preferences.look_of(None, ANN.id) is Look.CRISP
    await other_store.preferences.change(ANN.id, look=Look.CLASSIC)
    assert await store.preferences.look_of(None, ANN.id) is Look.CRISP, "no query"
    now += KEPT_S
    assert await store.preferences.look_of(None, ANN.id) is Look.CLASSIC
    await store.preferences.change(ANN.id, look=Look.BOLD)
    assert await store.preferences.look_of(None, ANN.id) is Look.BOLD, "at once"
    await other_store.preferences.change(ANN.id, look=Look.CLASSIC)
    assert (await store.preferences.of(ANN.id)).look is Look.CLASSIC, "who asks what is kept is told that"
    await other_store.preferences.change(ANN.id, look=Look.BOLD)
    store.preferences.forget(ANN.id)
    assert await store.preferences.look_of(None, ANN.id) is Look.BOLD


async def test_a_look_that_was_read_before_a_change_is_not_remembered_after_it(store: Store) -> None:
    reading = asyncio.create_task(store.preferences.of(ANN.id))
    await asyncio.sleep(0)
    store.preferences.forget(ANN.id)
    await reading
    assert not store.preferences._known


async def test_looks_are_remembered_of_so_many_people(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preferences, "MAX_KEPT", 2)
    for user_id in (1, 2, 1, 3):
        await store.preferences.of(user_id)
    assert list(store.preferences._known) == [1, 3]
