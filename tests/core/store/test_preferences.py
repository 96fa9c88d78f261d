"""What people prefer is kept, each thing by itself; and a turn is told of once, by whoever claims it first."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.core.game import Game, How, Leaderboards, Look, Notices, Place, Preferences
from bot.core.store import Shards, Store, preferences
from bot.core.store.preferences import KEPT_S
from bot.engine import Mark
from bot.features.notices.rules import Notice
from tests.conftest import OpenStore
from tests.values import ANN, game, moves

SNOWFLAKE = 2**62 + 1


async def running(store: Store, *numbers: int, place: Place | None = None) -> Game:
    """A game of two people after these moves."""
    return await store.games.open(game(moves=moves(*numbers), place=place or Place(1, 10)))


async def test_who_has_said_nothing_likes_what_is_usual(store: Store) -> None:
    assert await store.preferences.of(ANN.id) == Preferences(Look.BOLD, Notices.ACCEPTED, 0)


async def test_preferences_are_changed_one_by_one_and_each_persons_are_their_own(store: Store) -> None:
    await store.preferences.change(SNOWFLAKE, look=Look.CLASSIC)
    changed = await store.preferences.change(SNOWFLAKE, notices=Notices.DM, idle_s=900)
    assert changed == await store.preferences.of(SNOWFLAKE) == Preferences(Look.CLASSIC, Notices.DM, 900)
    changed = await store.preferences.change(SNOWFLAKE, leaderboards=Leaderboards.EVERYWHERE)
    assert changed == await store.preferences.of(SNOWFLAKE)
    assert changed == Preferences(Look.CLASSIC, Notices.DM, 900, Leaderboards.EVERYWHERE)
    assert (await store.notices.read(1, SNOWFLAKE))[0] == changed
    assert await store.preferences.of(ANN.id) == Preferences()


async def test_a_look_is_remembered_for_a_minute_unless_it_changes_here(
    store: Store, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = open_store()
    await other.open()
    now = 1000.0
    monkeypatch.setattr(preferences, "monotonic", lambda: now)
    assert await store.preferences.look_of(ANN.id) is Look.BOLD
    await other.preferences.change(ANN.id, look=Look.CLASSIC)
    assert await store.preferences.look_of(ANN.id) is Look.BOLD, "no query"
    now += KEPT_S
    assert await store.preferences.look_of(ANN.id) is Look.CLASSIC
    await store.preferences.change(ANN.id, look=Look.BOLD)
    assert await store.preferences.look_of(ANN.id) is Look.BOLD, "at once"
    await other.preferences.change(ANN.id, look=Look.CLASSIC)
    assert (await store.preferences.of(ANN.id)).look is Look.CLASSIC, "who asks what is kept is told that"
    await other.preferences.change(ANN.id, look=Look.BOLD)
    store.preferences.forget(ANN.id)
    assert await store.preferences.look_of(ANN.id) is Look.BOLD


async def test_a_look_that_was_read_before_a_change_is_not_remembered_after_it(store: Store) -> None:
    reading = asyncio.create_task(store.preferences.of(ANN.id))
    await asyncio.sleep(0)
    store.preferences.forget(ANN.id)
    await reading
    assert not store.preferences._looks


async def test_looks_are_remembered_of_so_many_people(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preferences, "MAX_KEPT", 2)
    for user_id in (1, 2, 1, 3):
        await store.preferences.of(user_id)
    assert list(store.preferences._looks) == [1, 3]


async def test_another_process_reads_them_at_once(open_store: OpenStore, store: Store) -> None:
    other = open_store()
    await other.open()
    await store.preferences.change(SNOWFLAKE, notices=Notices.CHANNEL)
    assert (await other.preferences.of(SNOWFLAKE)).notices is Notices.CHANNEL
    assert (await other.notices.read(1, SNOWFLAKE))[0].notices is Notices.CHANNEL


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
        claimed = await asyncio.gather(*(each.notices.claim(one.id, turn) for each in stores * 3))
        assert claimed.count(True) == 1
        await stores[1].notices.plan(one.id, turn, 5)
        assert await stores[2].notices.due(9, 99) == ()


async def test_a_turn_that_was_told_of_stays_so_when_its_message_is_gone(store: Store) -> None:
    one = await running(store)
    assert await store.notices.claim(one.id, 0)
    sent = Notice(one.id, 0, SNOWFLAKE, SNOWFLAKE + 1)
    await store.notices.note(sent)
    assert await store.notices.read(one.id, None) == (Preferences(), (sent,))
    await store.notices.note(sent._replace(message_id=None))
    assert (await store.notices.read(one.id, None))[1] == ()
    assert not await store.notices.claim(one.id, 0)


async def test_planned_notices_are_due_in_their_order_until_they_are_dropped_or_claimed(store: Store) -> None:
    first, second = await running(store), await running(store, place=Place(1, 11))
    await store.notices.plan(first.id, 0, 30)
    await store.notices.plan(second.id, 0, 20)
    assert await store.notices.due(19, 99) == ()
    due = await store.notices.due(30, 99)
    assert [each.game_id for each in due] == [second.id, first.id]
    assert await store.notices.due(30, 1) == due[:1]
    await store.notices.drop(due[0])
    assert await store.notices.claim(first.id, 0)
    assert await store.notices.due(30, 99) == ()
    await store.notices.drop(due[1])
    assert not await store.notices.claim(first.id, 0), "what is claimed is not dropped"


async def test_a_process_looks_after_notices_of_its_own_shards(store: Store) -> None:
    for guild_id in (1 << 22, None):
        one = await running(store, place=Place(guild_id, guild_id or 5))
        await store.notices.plan(one.id, 0, 5)
        await store.notices.claim(one.id, 9)
        await store.notices.note(Notice(one.id, 9, 3, 4))
    for shard, game_id in ((1, 1), (0, 2)):
        of_shard = Shards(2, frozenset({shard}))
        assert [each.game_id for each in await store.notices.due(9, 99, of_shard)] == [game_id]
        assert [each.game_id for each in await store.notices.outdated(99, of_shard)] == [game_id]


async def test_a_message_is_out_of_date_when_its_turn_is_over(store: Store) -> None:
    one = await running(store)
    for turn in range(3):
        await store.notices.claim(one.id, turn)
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
        await store.notices.claim(one.id, turn)
    await store.notices.note(Notice(one.id, 1, 3, 4))
    await store.notices.forget(before=1000)
    assert not await store.notices.claim(one.id, 0), "its game goes on"
    await store.games.change(one, one.ended(Mark.X, How.RESIGNATION, 50))
    await store.notices.forget(before=50)
    assert not await store.notices.claim(one.id, 0), "it has just ended"
    await store.notices.forget(before=51)
    assert [await store.notices.claim(one.id, turn) for turn in range(3)] == [True, False, True]
