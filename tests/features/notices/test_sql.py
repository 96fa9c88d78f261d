"""A turn is told of once, by whoever claims it first."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.core.game import Game, How, Place
from bot.core.store import Shards
from bot.engine import Mark
from bot.features.notices.sql import Notice
from bot.features.preferences import PreferenceOptions
from tests.features.full import OpenStore, Store
from tests.values import game, moves


async def running(store: Store, *numbers: int, place: Place | None = None) -> Game:
    """A game of two people after these moves."""
    return await store.games.open(game(moves=moves(*numbers), place=place or Place(1, 10)))


async def test_planned_notices_are_due_in_their_order(store: Store) -> None:
    first, second = await running(store), await running(store, place=Place(1, 11))
    await store.notices.plan(first.id, 0, 30)
    await store.notices.plan(second.id, 0, 20)
    due = await store.notices.due(30, 99)
    assert [each.game_id for each in due] == [second.id, first.id]
    assert await store.notices.due(30, 1) == due[:1]


async def test_a_clock_that_is_a_little_behind_brings_no_notice_forward(store: Store) -> None:
    one = await running(store)
    longest = PreferenceOptions.read("dm 60 minutes").changes()["idle_s"]
    assert isinstance(longest, int)
    await store.notices.plan(one.id, 0, 1000 + longest)
    assert await store.notices.due(999, 99) == (), "set back by a second, or another machine's"
    assert not await store.notices.claim(one.id, 0, 999, 1059)


async def test_a_message_that_came_when_its_turn_was_over_is_kept_to_be_taken_back(store: Store) -> None:
    one = await running(store)
    sent = Notice(one.id, 0, 3, 4)
    assert await store.notices.claim(one.id, 0, 9, 69)
    await store.notices.drop(sent)
    await store.notices.note(sent)
    assert (await store.notices.read(one.id, None))[1] == (sent,)


async def test_a_process_looks_after_notices_of_its_own_shards(store: Store) -> None:
    for guild_id in (1 << 22, None):
        one = await running(store, place=Place(guild_id, guild_id or 5))
        await store.notices.plan(one.id, 0, 5)
        await store.notices.claim(one.id, 9, 9, 69)
        await store.notices.note(Notice(one.id, 9, 3, 4))
    for shard, game_id in ((1, 1), (0, 2)):
        of_shard = Shards(2, frozenset({shard}))
        assert [each.game_id for each in await store.notices.due(9, 99, of_shard)] == [game_id]
        assert [each.game_id for each in await store.notices.outdated(99, of_shard)] == [game_id]


async def test_a_message_is_out_of_date_when_its_turn_is_over(store: Store) -> None:
    one = await running(store)
    for turn in range(3):
        await store.notices.claim(one.id, turn, 9, 69)
        await store.notices.note(Notice(one.id, turn, 3, turn))

    async def current() -> set[int]:
        return {0, 1, 2} - {each.turn for each in await store.notices.outdated(99)}

    assert await current() == {0}
    moved = await store.games.change(one, replace(one, moves=moves(4), position=game(moves=moves(4)).position))
    assert moved is not None
    assert await current() == {1}
    ended = await store.games.change(moved, moved.ended(Mark.X, How.RESIGNATION, 50))
    assert ended is not None
    assert await current() == set()
    offered = await store.games.change(ended, replace(ended, rematch_offer=Mark.O))
    assert offered is not None
    assert await current() == {2}, "an end counts as a turn: a rematch has a notice of its own"
    await store.games.change(offered, replace(offered, rematch_offer=None))
    assert await current() == set()


async def test_what_was_told_of_is_forgotten_when_the_game_is_long_over(store: Store) -> None:
    one = await running(store)
    for turn in range(3):
        await store.notices.claim(one.id, turn, 9, 69)
        await store.notices.note(Notice(one.id, turn, 3, 4) if turn == 1 else Notice(one.id, turn))
    await store.notices.forget(before=1000)
    assert not await store.notices.claim(one.id, 0, 9, 69), "its game goes on"
    await store.games.change(one, one.ended(Mark.X, How.RESIGNATION, 50))
    await store.notices.forget(before=50)
    assert not await store.notices.claim(one.id, 0, 9, 69), "it has just ended"
    await store.notices.forget(before=51)
    assert [await store.notices.claim(one.id, turn, 9, 69) for turn in range(3)] == [True, False, True]


@pytest.mark.parametrize("is_planned", [False, True])
async def test_a_turn_is_claimed_once_by_as_many_processes_as_there_are(
    open_store: OpenStore, *, is_planned: bool
) -> None:
    stores = [open_store() for _ in range(3)]
    for each in stores:
        await each.open()
    one = await running(stores[0])
    for turn in range(4):
        if is_planned:
            await asyncio.gather(*(each.notices.plan(one.id, turn, 5) for each in stores))
        claimed = await asyncio.gather(*(each.notices.claim(one.id, turn, 9, 69) for each in stores * 3))
        assert claimed.count(True) == 1
        await stores[1].notices.plan(one.id, turn, 5)
        assert await stores[2].notices.due(9, 99) == ()
