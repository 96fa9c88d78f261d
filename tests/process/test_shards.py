"""Shards of several processes: each process answers for its own servers."""

from __future__ import annotations

import sys

import pytest

from tests.process.conftest import Scene
from tests.process.test_process import ADA, assert_quiet, board_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

ELSEWHERE = str(int("1100000000000000001") + (1 << 22))
"""A server on the other of two shards."""


async def test_two_processes_of_one_database_answer_for_their_own_servers(scene: Scene) -> None:
    standin, elsewhere = scene.standin, scene.standin.server.add("elsewhere", guild_id=ELSEWHERE)
    standin.server.guild_ids.append(ELSEWHERE)
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
