"""Deadlines: what the sweep ends, and of which servers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.game import Place
from bot.core.game.refusals import TimeRanOut
from bot.core.play.services import Services
from bot.core.store import Shards
from tests.services import MOVE_S, Clock, Heard, Processes, ask, hearing, meet_bot, play, stored
from tests.values import ANN, BEN, CAT, HERE


async def test_a_sweep_ends_so_many_and_the_next_one_the_rest(services: Services, heard: Heard, clock: Clock) -> None:
    for number in range(5):
        await meet_bot(services, ANN, Place(1, number + 1))
        clock.now += 1
    clock.now += MOVE_S
    del heard.changes[:]
    await services.play.expire(None, limit=3)
    assert [change.after.place.channel_id for change in heard.changes] == [1, 2, 3]
    await services.play.expire(None, limit=3)
    assert [change.after.place.channel_id for change in heard.changes] == [1, 2, 3, 4, 5]


async def test_each_process_sweeps_the_servers_of_its_own_shards(processes: Processes, clock: Clock) -> None:
    guilds = (None, 1, 1 << 22, (2 << 22) + 5, 3 << 22)
    both = [Shards(2, frozenset({shard})) for shard in range(2)]
    services = [await processes.start(shards=shards) for shards in both]
    for channel, guild in enumerate(guilds):
        await meet_bot(services[0], ANN, Place(guild, channel + 1))
        await ask(services[0], Place(guild, channel + 1), BEN, CAT)
    clock.now += MOVE_S
    for each, shards in zip(services, both, strict=True):
        heard = hearing(*services)
        await each.play.expire(each.shards)
        assert all(change.after.is_over for change in heard.changes)
        expected = sorted(2 * [channel + 1 for channel, guild in enumerate(guilds) if shards.holds(guild)])
        assert sorted(change.after.place.channel_id for change in heard.changes) == expected
    assert await services[0].store.listings.due(clock.now, 99) == []


async def test_who_asks_is_answered_by_any_process_whatever_its_shards(processes: Processes, clock: Clock) -> None:
    services = await processes.start(shards=Shards(2, frozenset({1})))
    played = await meet_bot(services)
    clock.now += MOVE_S
    with pytest.raises(TimeRanOut):
        await services.turns.current(HERE, ANN.id)
    assert (await stored(services, played.id)).is_over


async def test_a_move_in_a_game_that_is_remembered_with_an_older_deadline_is_told_that_time_ran_out(
    services: Services, other: Services, clock: Clock
) -> None:
    game = await play(services, "5")
    assert await other.store.games.change(game, replace(game, deadline=clock.now)) is not None
    with pytest.raises(TimeRanOut) as late:
        await services.turns.move(HERE, BEN.id, "1")
    assert late.value.facts["game_id"] == game.id
    assert (await stored(services, game.id)).result is not None
