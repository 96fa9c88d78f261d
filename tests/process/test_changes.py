"""The server changes in the middle of a game, or is heard of late: nothing breaks, and what can be said is said."""

from __future__ import annotations

import sys

import pytest

from standin.discord import StandIn
from standin.launch import BotProcess
from standin.payloads import BOT, Json, Person
from standin.server import ATTACH_FILES, EMBED_LINKS, PUBLIC_THREAD, READ_HISTORY, Channel, Overwrite
from tests.conftest import ON_SQLITE
from tests.process.conftest import Scene
from tests.process.test_process import ADA, TEN, assert_quiet, begin, board_of, click, square

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

BEN, CAT = TEN[1:3]
UNSHOWN = "SELECT count(*) FROM games WHERE status NOT IN ('challenge', 'running') AND NOT is_end_shown"


async def begin_in(standin: StandIn, channel: Channel, player: Person) -> Json:
    """Start a game there and play its first move."""
    board = (await standin.slash("play", player, channel=channel, level="easy", first="me")).message
    return (await standin.click(board, square(board, 4), player)).message


async def assert_ends_are_given_up(scene: Scene) -> None:
    """The time of all games is up. A start notices, tries what is to be shown, and leaves nothing to try for ever."""
    await scene.expire()
    async with scene.start() as bot:
        await bot.ready()
        board = await begin(scene.standin, CAT)
        await click(scene.standin, board, CAT)
        assert await bot.terminate() == 0
        assert_quiet(bot)
    assert await scene.execute(UNSHOWN) == [(0,)]


@ON_SQLITE
async def test_a_channel_that_is_deleted_in_the_middle_of_a_move_and_a_thread_that_is_locked(scene: Scene) -> None:
    standin = scene.standin
    async with scene.start() as bot:
        await bot.ready()
        other, thread = await begin(standin, BEN), await standin.create_thread("quiet")
        board = await begin_in(standin, thread, ADA)
        await standin.lock(thread)
        shown = (await standin.click(board, square(board, board_of(board).legal()[0]), ADA)).message
        assert board_of(shown).ply == 4
        channel = await standin.create_channel("soon-gone")
        board = await begin_in(standin, channel, CAT)
        pressed = standin.send_click(board, square(board, board_of(board).legal()[0]), CAT)
        await standin.delete_channel(channel)
        await click(standin, other, BEN)
        assert await bot.terminate() == 0
        pressed.cancel()
        assert_quiet(bot)
    await assert_ends_are_given_up(scene)


RIGHTS = (
    (EMBED_LINKS, "!play easy", "Easy bot"),
    (ATTACH_FILES, "!explain O.XX.X.OO", "❌ wins now with 5."),
    (READ_HISTORY, "!watch 99", "I can't show game 99"),
)


async def test_a_right_that_is_taken_away_before_the_bot_hears_of_it(standin: StandIn, bot: BotProcess) -> None:
    for right, words, told in RIGHTS:
        standin.server.games.overwrites = (Overwrite(deny=right),)
        message = await standin.say(words, ADA)
        text = " ".join([message["content"], *(embed["description"] for embed in message["embeds"])])
        assert told in text
    assert_quiet(bot)


@ON_SQLITE
async def test_what_is_asked_for_before_the_bot_has_heard_of_the_place_is_answered(scene: Scene) -> None:
    standin = scene.standin
    standin.hold_guild = True
    thread = standin.server.add("unheard-of", kind=PUBLIC_THREAD, parent=standin.server.games)
    async with scene.start() as bot:
        await bot.ready()
        for player, channel in ((ADA, standin.server.games), (BEN, thread)):
            board = await standin.say("!play easy", player, channel=channel)
            moved = (await standin.click(board, square(board, 4), player)).message
            assert board_of(moved).ply == 2
            shown = (await standin.slash("board", player, channel=channel)).message
            assert board_of(shown) == board_of(moved)
        assert_quiet(bot)


async def test_rights_that_a_channel_takes_away_and_a_role_gives_back_are_known_at_once(
    standin: StandIn, bot: BotProcess
) -> None:
    other = await standin.create_channel("other")

    async def lacks() -> bool:
        return "❌ **Embed Links**" in str(await standin.say("!permissions", ADA, channel=other))

    assert not await lacks()
    await standin.set_overwrites(other, Overwrite(deny=EMBED_LINKS))
    assert await lacks()
    role = await standin.create_role("embedder")
    await standin.set_overwrites(other, Overwrite(deny=EMBED_LINKS), Overwrite(role, allow=EMBED_LINKS))
    assert await lacks()
    await standin.give(BOT, role)
    assert not await lacks()
    assert_quiet(bot)
