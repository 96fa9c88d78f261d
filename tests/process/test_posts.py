"""The puzzle of the day is posted once in each server, whatever Discord, the database and the process do meanwhile."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from standin.conduct import Fault
from standin.launch import BotProcess
from standin.payloads import SERVER_ID
from standin.server import Channel
from tests.conftest import ON_SQLITE
from tests.process.conftest import Scene
from tests.process.seeing import Port
from tests.process.test_process import assert_quiet

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

SERVERS = [str(int(SERVER_ID) + number * (1 << 22)) for number in range(6)]
EXPIRED = "UPDATE leases SET until = 0 RETURNING name"
"""Time passes: whoever has claimed a post, or the jobs, is not waited for any more."""
PUT = "INSERT INTO puzzle_channels (guild_id, channel_id, posted_day) VALUES ({}, {}, 0) RETURNING guild_id"
UNPOSTED = "SELECT guild_id FROM puzzle_channels WHERE posted_day = 0"


@asynccontextmanager
async def started(scene: Scene) -> AsyncIterator[BotProcess]:
    """Start a process when all that others have claimed has run out; stop it at the end, unless it was killed.

    Ready, it has begun to post, and a stop waits for that.
    """
    await scene.execute(EXPIRED)
    port, standin, before = Port(), scene.standin, len(scene.standin.signed_in)
    async with scene.start(is_alone=False, **port.settings) as bot:
        await standin.until(lambda: len(standin.signed_in) > before, "connect")
        await port.ready()
        yield bot
        if bot.process.returncode is None:
            assert await bot.terminate() == 0
            assert_quiet(bot)


async def news(scene: Scene) -> list[Channel]:
    """Make a channel for the puzzle in each server; today's is not there yet."""
    server = scene.standin.server
    server.guild_ids[:] = SERVERS
    made = [server.add(f"news{number}", guild_id=guild_id) for number, guild_id in enumerate(SERVERS)]
    for each in made:
        await scene.execute(PUT.format(each.guild_id, each.id))
    return made


def posted(scene: Scene, channels: Sequence[Channel]) -> list[int]:
    """How many messages each channel has."""
    found = Counter(message["channel_id"] for message in scene.standin.messages.values())
    return [found[each.id] for each in channels]


async def assert_posted_once(scene: Scene, channels: Sequence[Channel]) -> None:
    """Time passes, and the bot starts again: then each channel has one, and nothing is left to be posted."""
    async with started(scene):
        await scene.standin.until(lambda: all(posted(scene, channels)), "post the puzzle in each server")
    assert posted(scene, channels) == [1] * len(SERVERS)
    assert await scene.execute(UNPOSTED) == []


FAULTS = (
    Fault("POST", "", 503),
    Fault("POST", "", 500, times=5),  # discord.py asks again four times
    Fault("POST", "", 500, done=True, times=5),
    Fault("POST", ""),
    Fault("POST", "", done=True),
)


async def test_while_discord_is_unwell(scene: Scene) -> None:
    channels = await news(scene)
    faults = [replace(fault) for fault in FAULTS]
    for fault, channel in zip(faults, channels[1:], strict=True):
        fault.path = f"/channels/{channel.id}/messages"
    scene.standin.faults += faults
    async with started(scene):
        await scene.standin.until(lambda: not any(fault.times for fault in faults), "try to post")
    await assert_posted_once(scene, channels)


async def kill_in_the_middle(scene: Scene, channel: Channel, *, done: bool) -> None:
    """Start a process, and kill it before or after Discord has the post of a channel."""
    standin = scene.standin
    standin.left_waiting.clear()
    standin.faults.append(Fault("POST", f"/channels/{channel.id}/messages", done=done, is_held=True))
    async with started(scene) as bot:
        await standin.until_left_waiting()
        await bot.kill()


async def test_killed_before_and_after_discord_has_it(scene: Scene) -> None:
    channels = await news(scene)
    await kill_in_the_middle(scene, channels[1], done=False)
    assert posted(scene, channels)[:3] == [1, 0, 0]
    await kill_in_the_middle(scene, channels[2], done=True)
    assert posted(scene, channels)[:4] == [1, 1, 1, 0]
    await assert_posted_once(scene, channels)


@ON_SQLITE
async def test_killed_when_discord_has_it_and_away_for_longer_than_discord_remembers(scene: Scene) -> None:
    """It comes twice: nobody knows whether the first one is there, and a day without a puzzle is worse."""
    channels = await news(scene)
    await kill_in_the_middle(scene, channels[1], done=True)
    scene.standin.forget_nonces()
    async with started(scene):
        await scene.standin.until(
            lambda: posted(scene, channels) == [1, 2, 1, 1, 1, 1], "post the puzzle in each server"
        )
    assert await scene.execute(UNPOSTED) == []


async def test_by_two_processes_of_which_one_is_killed(scene: Scene) -> None:
    channels = await news(scene)
    scene.standin.faults.append(Fault("POST", f"/channels/{channels[1].id}/messages", done=True, is_held=True))
    async with started(scene) as bot, started(scene):
        await scene.standin.until_left_waiting()
        await bot.kill()
    await assert_posted_once(scene, channels)
