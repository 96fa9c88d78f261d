"""Games in threads of their own, by a bot that may make threads and, at first, not manage them."""

from __future__ import annotations

import sys

import pytest

from standin.payloads import BOT, SERVER_ID
from standin.server import CREATE_THREADS, MANAGE_THREADS, Channel
from tests.conftest import ON_SQLITE
from tests.process.conftest import Scene
from tests.process.test_process import TEN, assert_quiet, shows_board

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses"),
    ON_SQLITE,
]


WANTS_THREADS = (
    "INSERT INTO server_settings (guild_id, settings) VALUES ({}, '{{\"threads\": true}}') RETURNING guild_id"
)


def threads(scene: Scene) -> list[Channel]:
    """The threads that there are, the oldest first."""
    return [channel for channel in scene.standin.server.channels.values() if channel.parent]


async def test_in_a_channel_with_slow_mode_a_game_gets_its_thread(scene: Scene) -> None:
    standin, server = scene.standin, scene.standin.server
    server.games.slow_s = 60
    async with scene.start() as bot:
        await bot.ready()
        await standin.give(BOT, await standin.create_role("threads", CREATE_THREADS))
        await scene.execute(WANTS_THREADS.format(SERVER_ID))
        await standin.slash("play", TEN[0], level="easy", first="me")
        assert [each.slow_s for each in threads(scene)] == [0], "it may not manage threads"
        await standin.give(BOT, await standin.create_role("manager", CREATE_THREADS | MANAGE_THREADS))
        await standin.slash("play", TEN[1], level="easy", first="me")
        assert [each.slow_s for each in threads(scene)] == [0, 60]
        shown = {each["channel_id"] for each in standin.messages.values() if shows_board(each)}
        assert shown == {each.id for each in threads(scene)}
        assert_quiet(bot)
    assert standin.unexpected == []
