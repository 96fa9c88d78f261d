"""Spacing: one process at a time, on one database, and then nobody for a while."""

from __future__ import annotations

import asyncio

from bot.store import Store
from tests.conftest import OpenStore

SPAN_S = 600.0


async def test_of_many_processes_at_one_instant_one_has_the_turn(open_store: OpenStore) -> None:
    stores = [open_store() for _ in range(4)]
    for each in stores:
        await each.open()
    waits = await asyncio.gather(*(each.spacing.take("lane", SPAN_S) for each in stores for _ in range(5)))
    assert waits.count(0.0) == 1
    assert all(SPAN_S - 30 < wait <= SPAN_S for wait in waits if wait)


async def test_turns_of_other_names_are_free(store: Store) -> None:
    assert await store.spacing.take("one", SPAN_S) == 0.0
    assert await store.spacing.take("two", SPAN_S) == 0.0
    assert await store.spacing.take("one", SPAN_S) > 0.0


async def test_a_turn_is_free_again_after_its_time(store: Store) -> None:
    assert await store.spacing.take("lane", SPAN_S) == 0.0
    assert await store.spacing.take("lane", 0.0) == 0.0


async def test_a_turn_that_was_taken_by_a_clock_that_ran_ahead_keeps_nobody(store: Store) -> None:
    await store.notes.set_note("lane", "99999999999999")
    assert await store.spacing.take("lane", SPAN_S) == 0.0
