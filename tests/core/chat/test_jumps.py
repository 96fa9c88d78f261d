"""The machine's clock is set right while games and challenges are under way: each keeps the time that it had left."""

from __future__ import annotations

import re
from collections import Counter
from datetime import timedelta

import pytest

from bot.core.chat.registry import Feature
from bot.core.game import Answer, Challenge, How
from bot.core.store import Shards
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
    clock.wall = lambda: wall() + by  # type: ignore[attr-defined]


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

    async def advance(_shards: Shards | None) -> bool:
        done["pace"] += 1
        return True

    world.bot.registry.features.append(Feature(name="noting", sweeps=[sweep], advances=[advance]))
    await world.env.advance_time(SWEEP)
    world.env.backend.clock._epoch += timedelta(seconds=by)
    for _ in range(5):
        done.clear()
        await world.env.advance_time(30)
        assert 1 <= done["sweep"] <= 3
        assert 28 <= done["pace"] <= 34
