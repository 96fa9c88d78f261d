"""The bot as an app of a member's own, in a server that hasn't invited it: it asks for nothing that it may not do."""

from __future__ import annotations

import sys

import pytest

from standin.conduct import Call
from standin.payloads import SERVER_ID, Json, buttons
from standin.server import EXTERNAL_APPS, Channel
from tests.conftest import ON_SQLITE
from tests.process.conftest import Scene
from tests.process.test_process import TEN, assert_quiet, square

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses"),
    ON_SQLITE,
]

ADA, BOB = TEN[:2]
FAR = str(int(SERVER_ID) + 1000)
OF_A_ROLE = 1
"""The kind of a rule; the role that has the server's number is everyone's."""


def far(scene: Scene) -> Channel:
    """A channel of a server that hasn't invited the bot, but lets its members use apps of their own."""
    scene.standin.server.everyone |= EXTERNAL_APPS
    return scene.standin.server.add("far", guild_id=FAR)


def by_own_right(scene: Scene, channel: Channel) -> list[Call]:
    """What the bot asked of a channel by its own right."""
    return [call for call in scene.standin.calls if call.path.startswith(f"/channels/{channel.id}")]


def labelled(message: Json, label: str) -> str:
    return next(str(each["custom_id"]) for each in buttons(message) if each.get("label") == label)


async def test_a_challenge_that_is_accepted_played_and_out_of_time_costs_no_refusal(scene: Scene) -> None:
    standin, channel = scene.standin, far(scene)
    async with scene.start(is_alone=False) as bot:
        await bot.ready()
        asked = (await standin.slash("play", ADA, channel=channel, opponent=BOB, first="me")).message
        board = (await standin.click(asked, labelled(asked, "Accept"), BOB)).message
        board = (await standin.click(board, square(board, 4), ADA)).message
        await standin.slash("board", BOB, channel=channel)
        await scene.expire()
        await standin.slash("move", BOB, channel=channel, square="1")
        assert await bot.terminate() == 0
        assert_quiet(bot)
    assert by_own_right(scene, channel) == []


async def test_who_presses_the_message_of_anothers_app_starts_nothing_there_that_is_edited_later(scene: Scene) -> None:
    standin, channel = scene.standin, far(scene)
    async with scene.start(is_alone=False) as bot:
        await bot.ready()
        board = (await standin.slash("play", ADA, channel=channel, level="easy", first="me")).message
        more: Json = {"type": 2, "style": 2, "label": "Watch", "custom_id": "ttt-do:0:0:watch easy hard"}
        standin.messages[board["id"]]["components"].append({"type": 1, "components": [more]})
        answer = await standin.click(board, more["custom_id"], BOB)
        assert answer.ephemeral
        assert await scene.count() == 1
    assert by_own_right(scene, channel) == []


async def test_a_servers_rules_hold_for_the_old_messages_of_a_members_own_app(scene: Scene) -> None:
    standin = scene.standin
    standin.server.everyone |= EXTERNAL_APPS
    standin.server.guild_ids[:] = [FAR]
    async with scene.start(is_alone=False) as bot:
        await bot.ready()
        shown = (await standin.slash("help", ADA)).message
        assert await bot.terminate() == 0
    standin.server.guild_ids[:] = [SERVER_ID]
    async with scene.start(is_alone=False) as bot:
        await bot.ready()
        await standin.set_rules("play", (OF_A_ROLE, SERVER_ID, False))
        refused = (await standin.click(shown, "ttt-play:easy:3x3:standard", ADA)).message
        assert "doesn't let you use" in refused["content"]
        assert await bot.terminate() == 0
