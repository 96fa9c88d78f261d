"""Shards connect side by side within Discord's limits, whatever the number of processes; all of them are asked."""

from __future__ import annotations

import re
import sys

import pytest

from bot.words import words
from tests.conftest import ON_POSTGRESQL
from tests.process.conftest import Scene
from tests.process.test_process import ADA, assert_quiet, board_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

FIVE_S = 5.0
ELSEWHERE = str(int("1100000000000000001") + (1 << 22))
"""A server on the other of two shards."""


async def test_the_shards_of_all_lanes_connect_beside_each_other(scene: Scene) -> None:
    """While none gets an answer, there is one connection of each lane."""
    standin = scene.standin
    standin.max_concurrency, standin.unanswered = 4, "/gateway"
    async with scene.start(SHARD_COUNT="6") as bot:
        await standin.until(lambda: standin.connections == 4, "connect")
        assert await bot.terminate() == 0
        assert_quiet(bot)
    assert standin.connections == 4


@ON_POSTGRESQL
async def test_the_shards_of_a_lane_take_turns(scene: Scene) -> None:
    standin = scene.standin
    standin.max_concurrency, standin.identify_every_s = 4, FIVE_S
    async with scene.start(SHARD_COUNT="6") as bot:
        await bot.ready(6)
        assert await bot.terminate() == 0
        assert_quiet(bot)
    assert standin.too_early == []
    assert {shard for shard, _ in standin.signed_in[:4]} == {0, 1, 2, 3}


async def test_the_processes_of_one_database_take_turns(scene: Scene) -> None:
    standin, elsewhere = scene.standin, scene.standin.server.add("elsewhere", guild_id=ELSEWHERE)
    standin.server.guild_ids.append(ELSEWHERE)
    standin.identify_every_s = FIVE_S
    async with (
        scene.start(SHARD_COUNT="2", SHARD_IDS="0", is_alone=False) as one,
        scene.start(SHARD_COUNT="2", SHARD_IDS="1", is_alone=False) as other,
    ):
        await other.ready(2)
        for channel in (standin.server.games, elsewhere):
            answer = await standin.slash("play", ADA, channel=channel, level="easy", first="me")
            assert board_of(answer.message).ply == 0
        for bot in (one, other):
            assert await bot.terminate() == 0
            assert_quiet(bot)
    assert standin.too_early == []


async def test_a_start_waits_when_the_days_sessions_are_used_up(scene: Scene) -> None:
    standin = scene.standin
    standin.sessions_left, standin.sessions_reset_ms = 20, 500
    async with scene.start() as bot:
        await standin.until(lambda: [call.path for call in standin.calls].count("/gateway/bot") >= 3, "ask again")
        assert standin.signed_in == []
        standin.sessions_left = 900
        await bot.ready()
        assert await bot.terminate() == 0
    said = words()("log-sessions-used-up", left=20, total=1000, minutes=1)
    assert said in bot.output()


@pytest.mark.parametrize(("left", "message"), [(900, "log-sessions"), (60, "log-sessions-few")])
async def test_the_log_says_how_many_sessions_are_left(scene: Scene, left: int, message: str) -> None:
    scene.standin.sessions_left = left
    async with scene.start() as bot:
        await bot.ready()
        assert await bot.terminate() == 0
    said = words()(message, left=left, total=1000)
    assert re.search(re.escape(said), bot.output()), bot.output()
