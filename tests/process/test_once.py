"""Each request is carried out once: by a process that hears of it twice, or by two while a bot is being replaced."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from standin.payloads import CHANNEL_ID
from tests.conftest import ON_POSTGRESQL, ON_SQLITE
from tests.process.conftest import Scene
from tests.process.test_process import ADA, TEN, assert_quiet, board_of, square

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

BEN, CAT, DAN = TEN[1:4]


async def test_what_comes_twice_at_one_instant_to_two_processes_is_carried_out_once(scene: Scene) -> None:
    standin, bots = scene.standin, []
    async with AsyncExitStack() as running:
        for number in range(2):
            bots.append(await running.enter_async_context(scene.start(is_alone=False)))
            await bots[-1].ready(number + 1)
        standin.copies, standin.is_everywhere = 2, True
        asked = await standin.slash("play", BEN, opponent=CAT)
        assert not asked.ephemeral, asked.message["content"]
        game = (await standin.slash("play", DAN, level="easy", first="me")).message
        assert board_of((await standin.click(game, square(game, 4), DAN)).message).ply == 2
        typed = [await standin.say(f"!{text}", ADA) for text in ("play easy", "move 5", "board", "help", "resign")]
        assert board_of(typed[0]).ply == 0
        assert (board_of(typed[2]).ply, typed[4]["content"]) == (2, "Give up game 3? I win then.")
        withdrawn = await standin.say("!resign", BEN)
        refused = await standin.say("!move 5", CAT)
        for bot in bots:
            assert await bot.terminate() == 0, bot.output()
            assert_quiet(bot)
    posted = [call for call in standin.calls if call.path == f"/channels/{CHANNEL_ID}/messages"]
    assert len(posted) == len([*typed, withdrawn, refused])
    assert await scene.count() == 3


@ON_SQLITE
async def test_what_is_carried_out_is_shown_though_another_process_has_put_it_off(scene: Scene) -> None:
    async with scene.start() as bot:
        await bot.ready()
        scene.standin.is_put_off = True
        board = (await scene.standin.slash("play", BEN, level="easy", first="me")).message
        assert board_of(board).ply == 0
        assert board_of((await scene.standin.click(board, square(board, 4), BEN)).message).ply == 2
        assert await bot.terminate() == 0
        assert_quiet(bot)


@ON_POSTGRESQL
async def test_an_answer_is_given_by_one_process_though_another_has_acknowledged(scene: Scene) -> None:
    """Both wait for the database, and both ask for time. Whichever of them may answer does."""
    standin, engine = scene.standin, create_async_engine(scene.url)
    async with scene.start(is_alone=False) as one, scene.start(is_alone=False) as other:
        for number, bot in enumerate((one, other), 1):
            await bot.ready(number)
        standin.is_everywhere = True
        async with engine.connect() as connection:
            await connection.execute(sa.text("LOCK TABLE games IN EXCLUSIVE MODE"))
            asked = [asyncio.create_task(standin.slash("play", player, level="easy", first="me")) for player in TEN]
            deferrals = 2 * len(TEN)
            await standin.until(
                lambda: sum(call.path.endswith("/callback") for call in standin.calls) == deferrals, "ask for time"
            )
        for answer in await asyncio.gather(*asked):
            assert board_of(answer.message).ply == 0
    await engine.dispose()
    assert await scene.count() == len(TEN)
