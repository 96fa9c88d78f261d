"""The machine's clock is set right while games and challenges are under way: each keeps the time that it had left."""

from __future__ import annotations

import re
from collections import Counter
from datetime import timedelta

import pytest

from bot.core.chat.feature import Event
from bot.core.game import Answer, Challenge, How
from bot.core.store import Shards
from tests.faults import broken
from tests.people import members_game, shows_end
from tests.world import World, text_of

HOUR, MONTH = 3600, 31 * 86_400
JUMPS = pytest.mark.parametrize("by", [HOUR, -HOUR, MONTH, -MONTH], ids=["+1h", "-1h", "+31d", "-31d"])
SWEEP = 31
pytestmark = pytest.mark.own_world


def set_clock(world: World, by: int) -> None:
    """Set the clock of the bot's machine, but not Discord's, ahead or back."""
    clock = world.services.turns.now
    wall = clock.wall  # type: ignore[attr-defined]
    clock.wall = lambda: wall() + timedelta(seconds=by)  # type: ignore[attr-defined]


def deadline(world: World) -> int:
    """When the newest board says that time is up."""
    return int(re.findall(r"<t:(\d+):R>", text_of(world.last))[-1])


@JUMPS
async def test_a_game_keeps_the_time_that_it_had_left_and_its_board_shows_the_new_time(world: World, by: int) -> None:
    await world.restart(game_expires_s=900)
    await world.env.advance_time(5)
    await members_game(world, "51")
    before = deadline(world)
    await world.env.advance_time(10)
    set_clock(world, by)
    await world.env.advance_time(SWEEP)
    assert deadline(world) == before + by
    await world.press(world.alice, "2")
    after = deadline(world)
    assert abs(after - before - by - 41) <= 1, "a move has the usual time again"
    await world.env.advance_time(world.settings.game_expires_s - SWEEP)
    assert not shows_end(world.last)
    await world.env.advance_time(2 * SWEEP)
    ended = await world.ended(1)
    assert ended.result
    assert (ended.result.how, ended.result.ended_at) == (How.TIME, after)


@JUMPS
async def test_who_comes_before_the_bot_has_noticed_plays_on(world: World, by: int) -> None:
    await world.env.advance_time(SWEEP)
    await members_game(world, "51")
    set_clock(world, by)
    await world.press(world.alice, "2")
    assert not shows_end(world.last)
    await world.env.advance_time(SWEEP)
    game = await world.game(world.alice)
    with world.env.time_context():
        assert abs(game.deadline - world.services.turns.now() - world.settings.game_expires_s) <= 2 * SWEEP
    await world.press(world.bob, "3")
    assert not shows_end(world.last)


@JUMPS
async def test_a_challenge_stays_open_as_long_as_it_was_meant_to(world: World, by: int) -> None:
    await world.env.advance_time(5)
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    before = deadline(world)
    set_clock(world, by)
    await world.env.advance_time(SWEEP)
    assert deadline(world) == before + by
    await world.env.advance_time(world.settings.challenge_expires_s - 2 * SWEEP)
    open_still = await world.stored(1)
    assert isinstance(open_still, Challenge)
    assert not open_still.is_over
    await world.env.advance_time(2 * SWEEP)
    expired = await world.stored(1)
    assert isinstance(expired, Challenge)
    assert expired.answer is Answer.EXPIRED


@JUMPS
async def test_the_jobs_are_done_as_often_as_before(world: World, by: int) -> None:
    """discord.py's own loops reckon by the machine's clock: they would stand still, or run without a pause."""
    done = Counter[str]()

    async def sweep() -> None:
        done["sweep"] += 1

    async def pace(shards: Shards | None) -> bool:
        done["pace"] += 1
        return True

    world.bot.registry.subscribe(sweep, Event.SWEEP)
    world.bot.registry.subscribe(pace, Event.PACE)
    await world.env.advance_time(SWEEP)
    world.env.backend.clock._epoch += timedelta(seconds=by)
    for _ in range(5):
        done.clear()
        await world.env.advance_time(30)
        assert 1 <= done["sweep"] <= 3
        assert 28 <= done["pace"] <= 34


async def test_a_jump_in_the_midst_of_a_sweep_ends_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.restart(game_expires_s=600)
    await members_game(world, "51")
    tidy, by = world.bot.boards.tidy, iter([MONTH])

    async def tidy_late() -> None:
        await tidy()
        set_clock(world, next(by, 0))

    monkeypatch.setattr(world.bot.boards, "tidy", tidy_late)
    await world.env.advance_time(2 * SWEEP)
    assert deadline(world) - world.env.now().timestamp() > MONTH + 500
    await world.press(world.alice, "2")
    assert not shows_end(world.last)


@JUMPS
async def test_while_the_database_takes_nothing_the_time_goes_on_and_all_moves_when_it_does(
    world: World, by: int
) -> None:
    await world.restart(game_expires_s=600)
    await members_game(world, "51")
    before = deadline(world)
    async with broken(world.store, "INSERT INTO notes"):
        set_clock(world, by)
        await world.env.advance_time(3 * SWEEP)
        await world.press(world.alice, "2")
        assert abs(deadline(world) - before - 3 * SWEEP) <= 1
    await world.env.advance_time(SWEEP)
    assert abs(deadline(world) - before - by - 3 * SWEEP) <= 1
    await world.press(world.bob, "3")
    assert not shows_end(world.last)


async def test_a_restart_after_it_was_noticed_moves_nothing_again_and_one_before_counts_as_time_off(
    world: World,
) -> None:
    """A killed process may have moved all and nothing, but never a part: it's one transaction."""
    await world.restart(game_expires_s=600)
    await members_game(world, "51")
    before = deadline(world)
    world.env.backend.clock._epoch += timedelta(seconds=HOUR)
    await world.env.advance_time(SWEEP)
    await world.restart()
    await world.env.advance_time(2 * SWEEP)
    assert deadline(world) == before + HOUR
    world.env.backend.clock._epoch += timedelta(seconds=HOUR)
    await world.restart()
    await world.env.advance_time(SWEEP)
    assert (await world.ended(1)).result.how is How.TIME  # type: ignore[union-attr]


async def test_a_machine_that_slept_has_lost_the_time(world: World) -> None:
    await world.restart(game_expires_s=600)
    await members_game(world, "51")
    world.bot.jobs.sweep.cancel()
    await world.env.advance_time(3000)
    await world.press(world.alice, "2")
    assert shows_end(world.last)


async def test_if_the_commit_fails_the_jump_does_not_count_either(world: World) -> None:
    await world.restart(game_expires_s=600)
    await members_game(world, "51")
    before = deadline(world)
    async with broken(world.store, "COMMIT"):
        set_clock(world, HOUR)
        await world.env.advance_time(SWEEP)
    await world.press(world.alice, "2")
    assert not shows_end(world.last)
    await world.env.advance_time(SWEEP)
    assert abs(deadline(world) - before - HOUR - SWEEP) <= 1


async def test_what_begins_when_a_clock_that_was_set_back_has_come_so_far_again_has_its_time(world: World) -> None:
    await world.env.advance_time(5)
    set_clock(world, -HOUR)
    await world.env.advance_time(HOUR + SWEEP)
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    assert deadline(world) == world.env.now().timestamp() - HOUR + world.settings.challenge_expires_s
