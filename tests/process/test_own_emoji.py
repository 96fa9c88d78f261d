"""The bot's own emoji, by real processes: uploaded once, whoever is killed; a deleted one is soon missed."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from bot.core.chat.own_emoji import pictures
from standin.conduct import Fault
from standin.discord import StandIn
from standin.launch import BotProcess
from standin.payloads import Person, snowflake
from tests.conftest import ON_SQLITE
from tests.process.conftest import Scene
from tests.process.seeing import logged
from tests.process.test_process import ADA, assert_quiet, board_of, square

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

NAMES = list(pictures()[1])
LIST = "/applications/*/emojis"
EXPIRED = "UPDATE leases SET until = 0 RETURNING name"
MISSING = 6


def put(standin: StandIn, count: int) -> None:
    """Let Discord have the first ones, and take the others."""
    standin.most_emoji = 2000
    for name in NAMES[:count]:
        one = {"id": snowflake(), "name": name}
        standin.emoji[one["id"]] = one


def uploaded(standin: StandIn) -> list[str]:
    return [call.json["name"] for call in standin.emoji_calls if call.method == "POST"]


async def drawn(bot: BotProcess) -> None:
    """Return when boards are drawn with them."""
    await bot.ready()
    await logged(bot, "my own emoji")


async def test_each_is_uploaded_once_though_a_process_is_killed_and_two_start_after_it(scene: Scene) -> None:
    standin = scene.standin
    put(standin, len(NAMES) - MISSING)
    async with scene.start(is_alone=False) as killed:
        await standin.until(lambda: len(uploaded(standin)) == 2, "upload two")
        await killed.kill()
    await scene.execute(EXPIRED)
    async with scene.start(is_alone=False) as one, scene.start(is_alone=False) as two:
        await standin.until(lambda: len(standin.emoji) == len(NAMES), "upload the rest")
        assert Counter(each["name"] for each in standin.emoji.values()) == Counter(NAMES)
        assert Counter(uploaded(standin)) == Counter(NAMES[-MISSING:])
        await one.ready(2)
        for bot in (one, two):
            assert await bot.terminate() == 0, bot.output()


@ON_SQLITE
async def test_the_next_start_asks_once_whatever_members_write_and_a_press_after_their_deletion_is_shown_in_unicode(
    scene: Scene,
) -> None:
    """Neither what they typed, which Discord returns with a reply to it, nor their name makes the bot miss an emoji."""
    standin, eve = scene.standin, Person(2_000_000_000_000_000_666, ":square_5_0000:")
    put(standin, len(NAMES))
    async with scene.start() as bot:
        await drawn(bot)
        assert "referenced_message" in await standin.say("!resign :square_5_0000:", eve)
        for words in ("!play easy", "!move 5", "!stats", "!explain :square_5_0000:"):
            await standin.say(words, eve)
        await standin.slash("board", eve)
        board = (await standin.slash("play", ADA, level="easy", first="me")).message
        assert board["content"].count("<:square_") == 9
        assert [call.method for call in standin.emoji_calls] == ["GET"]
        standin.emoji.clear()
        shown = (await standin.click(board, square(board, 4), ADA)).message
        assert "<:" not in shown["content"]
        assert board_of(shown).ply == 2
        assert await bot.terminate() == 0, bot.output()
        assert_quiet(bot)


@ON_SQLITE
async def test_a_deleted_one_is_shown_as_text_by_no_more_than_one_answer(scene: Scene) -> None:
    standin = scene.standin
    put(standin, len(NAMES))
    async with scene.start() as bot:
        await drawn(bot)
        gone = next(name for name in NAMES if name.startswith("square_5"))
        standin.delete_emoji(gone)
        standin.faults.append(Fault("GET", LIST, is_held=True))
        board = (await standin.slash("play", ADA, level="easy", first="me")).message
        assert f":{gone}:" in board["content"], "Discord says of it no more than this"
        shown = (await standin.click(board, square(board, 3), ADA)).message
        assert board_of(shown).ply == 2
        assert "square_" not in shown["content"], "though the list is still to come"
        await standin.until_left_waiting()
        assert await bot.terminate() == 0, bot.output()
        assert_quiet(bot)
