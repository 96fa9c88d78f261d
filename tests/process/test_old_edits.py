"""Discord takes few edits of messages older than an hour: they wait, merged, and cost few refusals."""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial

import pytest

from bot.words import words
from standin.conduct import Call
from standin.discord import StandIn
from standin.payloads import SERVER_ID, Json
from tests.conftest import ON_SQLITE
from tests.process.conftest import Scene
from tests.process.test_process import TEN, assert_quiet, begin, board_of, click
from tests.process.test_user_app import labelled
from tests.process.test_waiting import lines

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses"),
    ON_SQLITE,
]

ADA, CAT = TEN[0], TEN[2]


async def followed(standin: StandIn, game: int = 1) -> Json:
    """A message in another channel that follows a game, and is older than an hour."""
    message = await standin.say(f"!watch {game}", CAT, channel=await standin.create_channel("other"))
    standin.old.add(message["id"])
    return message


def edits(standin: StandIn, message: Json) -> list[Call]:
    """The edits of a message that Discord has seen."""
    return [each for each in standin.calls if each.method == "PATCH" and each.path.endswith(message["id"])]


def shows(standin: StandIn, message: Json, board: Json) -> bool:
    """Whether a message shows as much of a game as another one."""
    return board_of(standin.messages[message["id"]]) == board_of(board)


async def test_an_edit_waits_and_what_comes_meanwhile_is_merged_into_it(scene: Scene) -> None:
    standin = scene.standin
    async with scene.start() as bot:
        await bot.ready()
        board = await begin(standin, ADA)
        message = await followed(standin)
        first = await click(standin, board, ADA)
        await standin.until(lambda: bool(standin.limited), "try to edit the followed board")
        assert not shows(standin, message, first)
        last = await click(standin, first, ADA)
        standin.old_edits = 99
        await standin.until(partial(shows, standin, message, last), "show the newest board in an old message")
        await standin.until(lambda: len(edits(standin, message)) == len(standin.limited) + 1, "edit it once")
        assert await bot.terminate() == 0
        assert_quiet(bot)
    assert len(edits(standin, message)) == len(standin.limited) + 1, "both moves went by one edit"


async def test_of_many_old_messages_in_a_channel_one_at_a_time_is_tried_again(scene: Scene) -> None:
    standin = scene.standin
    async with scene.start() as bot:
        await bot.ready()
        boards = [await begin(standin, player) for player in TEN[:5]]
        assert await bot.terminate() == 0
    standin.old |= {board["id"] for board in boards}
    await scene.expire()
    async with scene.start() as bot:
        await bot.ready()
        limited = standin.limited
        await standin.until(lambda: len(limited) >= 7 and len(set(limited)) == len(boards), "show five ends, in vain")
        assert sorted(Counter(limited).values())[:-1] == [1, 1, 1, 1], "the first in line tries again, nobody else"
        standin.old_edits = 99
        await standin.until(lambda: standin.old_edits == 99 - len(boards), "show all of them")
        assert len(limited) < 12
        assert_quiet(bot)


async def test_a_board_that_no_longer_follows_and_the_one_that_does_do_not_wait_for_each_other(scene: Scene) -> None:
    standin, other = scene.standin, await scene.standin.create_channel("other")
    async with scene.start() as bot:
        await bot.ready()
        board = await begin(standin, ADA)
        older = await standin.say("!watch 1", CAT, channel=other)
        standin.old.add(older["id"])
        newer = await standin.say("!watch 1", CAT, channel=other)
        standin.old.add(newer["id"])
        await standin.until(lambda: bool(standin.limited), "try to lead from the older board to the newer one")
        board = await click(standin, board, ADA)
        await standin.until(lambda: len(edits(standin, newer)) > 0, "try to edit the newer board")
        standin.old_edits = 99
        await standin.until(partial(shows, standin, newer, board), "show the game in the newer board")
        moved = words()("watch-followed-moved", game="1")
        await standin.until(lambda: moved in str(standin.messages[older["id"]]), "lead from the older board")
        assert await bot.terminate() == 0
        assert_quiet(bot)


async def test_the_posts_of_a_tournament_do_not_wait_for_an_edit_of_its_old_messages(scene: Scene) -> None:
    standin = scene.standin
    standin.retry_after_s = 900
    async with scene.start() as bot:
        await bot.ready()
        overview = (await standin.slash("tournament create", ADA)).message
        await standin.click(overview, labelled(overview, "Join"), CAT)
        standin.old.add(overview["id"])
        await standin.click(overview, labelled(overview, "Start"), ADA)
        await standin.until(lambda: bool(standin.limited), "try to lead from the overview to the first round")
        question = (await standin.slash("tournament leave", CAT)).message
        await standin.click(question, labelled(question, "Leave for good"), CAT)
        won = words()("tournaments-champion", user=f"<@{ADA.id}>")
        await standin.until(lambda: any(each["content"] == won for each in standin.messages.values()), "post the end")
        standin.old_edits = 99
        assert await bot.terminate() == 0
        assert_quiet(bot)


async def test_a_stop_does_not_wait_for_that_and_the_next_start_shows_what_is_so(scene: Scene) -> None:
    standin = scene.standin
    standin.retry_after_s = 60
    async with scene.start() as bot:
        await bot.ready()
        board = await begin(standin, ADA)
        message = await followed(standin)
        board = await click(standin, board, ADA)
        await standin.until(lambda: bool(standin.limited), "try to edit the followed board")
        assert await bot.terminate() == 0
        assert not lines(bot, "log-undelivered")
    standin.old_edits, before = 99, len(edits(standin, message))
    standin.server.guild_ids += [str(int(SERVER_ID) + 1000 * number) for number in range(1, 6)]
    async with scene.start() as bot:
        await bot.ready()
        await standin.until(partial(shows, standin, message, board), "show the board in an old message")
        await begin(standin, CAT)
        assert await bot.terminate() == 0
    assert len(edits(standin, message)) == before + 1, "it's edited once, however many servers come"
