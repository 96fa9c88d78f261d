"""What a server sets under Integrations, by real processes: known from the first command on, and read once an hour."""

from __future__ import annotations

import sys

import pytest

from standin.discord import StandIn
from standin.interactions import Answer
from standin.payloads import SERVER_ID, Json, Person
from tests.conftest import ON_SQLITE
from tests.process.conftest import Scene
from tests.process.test_process import ADA, TEN, assert_quiet, board_of, shows_board, square

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses"),
    ON_SQLITE,
]

BEN = TEN[1]
ROLE, MEMBER = 1, 2
EVERYONE = (ROLE, SERVER_ID, False)


def is_refused(message: Json) -> bool:
    return "doesn't let you use" in message["content"]


async def press_play(standin: StandIn, message: Json, who: Person) -> Answer:
    """Press a button of help that starts a game."""
    return await standin.click(message, "ttt-play:easy:3x3:standard", who)


@pytest.mark.smoke
async def test_the_rule_holds_from_the_first_command_after_a_kill_and_ends_at_once(scene: Scene) -> None:
    standin = scene.standin
    async with scene.start() as bot:
        await bot.ready()
        shown = (await standin.slash("help", ADA)).message
        board = (await standin.slash("play", BEN, level="easy", first="me")).message
        assert standin.rule_calls == []
        await standin.set_rules("play", EVERYONE)
        assert is_refused(await standin.say("!play easy", ADA))
        await bot.kill()
    async with scene.start() as bot:
        await bot.ready()
        assert is_refused((await press_play(standin, shown, ADA)).message)
        assert is_refused(await standin.say("!play easy", ADA))
        assert len(standin.rule_calls) == 2, "one of each process"
        after = (await standin.click(board, square(board, 4), BEN)).message
        assert board_of(after).ply == 2, "a game that runs goes on"
        await standin.set_rules("play", (MEMBER, ADA.id, True), EVERYONE)
        assert shows_board(await standin.say("!play easy", ADA))
        assert len(standin.rule_calls) == 2
        assert await bot.terminate() == 0, bot.output()
        assert_quiet(bot)
