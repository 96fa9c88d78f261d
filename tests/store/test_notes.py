"""Notes that the bot keeps for itself."""

from __future__ import annotations

import asyncio

from bot.store import Store
from tests.conftest import OpenStore


async def test_notes_are_kept_and_replaced(store: Store) -> None:
    assert await store.notes.note("a") is None
    for text in ("one", "two"):
        await store.notes.set_note("a", text)
        assert await store.notes.note("a") == text


async def test_processes_may_keep_the_same_note_at_once(open_store: OpenStore, store: Store) -> None:
    other = open_store()
    await other.open()
    for _ in range(5):
        kept = (each.notes.set_note("a", text) for each, text in ((store, "one"), (other, "two")))
        assert await asyncio.gather(*kept, return_exceptions=True) == [None, None]
        assert await store.notes.note("a") in ("one", "two")
