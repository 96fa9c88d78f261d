"""Notes that the bot keeps for itself."""

from __future__ import annotations

import asyncio

from bot.core.store import Store


async def test_a_note_is_replaced_only_if_it_is_still_what_it_was(store: Store) -> None:
    assert not await store.notes.replace_note("a", "one", "two")
    assert await store.notes.replace_note("a", None, "one")
    assert not await store.notes.replace_note("a", None, "two")
    assert await store.notes.replace_note("a", "one", "two")
    assert not await store.notes.replace_note("a", "one", "three")
    assert await store.notes.note("a") == "two"


async def test_one_of_several_processes_replaces_a_note(other_store: Store, store: Store) -> None:
    before = None
    for text in ("one", "two", "three"):
        tries = (each.notes.replace_note("a", before, text) for each in (store, other_store))
        assert sorted(await asyncio.gather(*tries)) == [False, True]
        before = text


async def test_processes_may_keep_the_same_note_at_once(other_store: Store, store: Store) -> None:
    for _ in range(5):
        kept = (each.notes.set_note("a", text) for each, text in ((store, "one"), (other_store, "two")))
        assert await asyncio.gather(*kept, return_exceptions=True) == [None, None]
        assert await store.notes.note("a") in ("one", "two")
