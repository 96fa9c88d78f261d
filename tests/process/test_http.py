"""Interactions over HTTP: the same answers as by the gateway, by one process or several, and a move without a call.

The processes have no gateway and stand behind a load balancer, but where a test says otherwise. On SQLite they share
one file.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack
from functools import partial

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from standin.conduct import Call
from standin.discord import StandIn
from standin.interactions import Answer
from standin.launch import BotProcess, over_http
from standin.payloads import CHANNEL_ID, Json, Person, buttons
from tests.conftest import ON_POSTGRESQL
from tests.process.conftest import Scene
from tests.process.test_ends import assert_ended, squares
from tests.process.test_ends import begin as begin_table
from tests.process.test_process import (
    ADA,
    TEN,
    assert_quiet,
    assert_stops,
    begin,
    board_of,
    click,
    click_all_at_once,
    is_folded,
    square,
    until_answered,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

BEN, CAT = TEN[1:3]
MANAGE_SERVER = 1 << 5


async def start(scene: Scene, stack: AsyncExitStack, **settings: str) -> BotProcess:
    """Start one more process that takes interactions over HTTP."""
    bot = await stack.enter_async_context(scene.start(is_alone=False, **(over_http() | settings)))
    await bot.listening()
    return bot


async def new_board(standin: StandIn, player: Person) -> Json:
    """Start a game; a machine that is busy may take so long for ten of them that the answer is put off."""
    return (await standin.slash("play", player, level="easy", first="me")).message


def button(message: Json, label: str) -> str:
    return next(str(each["custom_id"]) for each in buttons(message) if each.get("label") == label)


async def play_to_the_end(scene: Scene, board: Json) -> Json:
    """Play on by clicks."""
    while not board_of(board).is_over:
        board = await click(scene.standin, board, ADA)
    return board


@pytest.mark.smoke
async def test_a_game_and_its_rematch_are_played_and_a_move_costs_no_call(scene: Scene) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        bot = await start(scene, stack)
        board = (await standin.slash("play", ADA, level="easy", first="me")).message
        started = len(standin.calls)
        board = await play_to_the_end(scene, board)
        moves = len(standin.statuses) - 1
        assert (standin.statuses, standin.calls[started:]) == ([202, *[200] * moves], []), "a call for the new board"
        again = await standin.click(board, button(board, "Rematch"), ADA)
        assert again.message["id"] != board["id"]
        assert len(standin.calls) == started + 1
        free = board_of(again.message).legal()[0]
        moved = await standin.click(again.message, square(again.message, free), ADA)
        assert (moved.type, standin.statuses.count(202)) == (7, 2)
        answers = [call for call in standin.calls[started:] if call.path.endswith("/callback")]
        assert len(answers) == 1, "beside that the old board may be edited, in the background"
        assert standin.unexpected == []
        await assert_stops(bot)


async def test_an_answer_for_one_pair_of_eyes_goes_back_in_the_body(scene: Scene) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        await start(scene, stack)
        board = await begin(standin, ADA)
        calls = len(standin.calls)
        asked = [
            await standin.slash("help", BEN),
            await standin.slash("move", BEN, square="5"),
            await standin.click(board, square(board, board_of(board).legal()[0]), BEN),
            await standin.slash("stats", ADA),
        ]
        assert [answer.ephemeral for answer in asked[:3]] == [True, True, True]
        assert standin.statuses[-4:-1] == [200, 200, 200]
        assert len(standin.calls) - calls <= 1, "only what all may see takes a call"


async def test_a_challenge_a_hint_and_a_menu_are_answered_as_by_the_gateway(scene: Scene) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        await start(scene, stack)
        asked = (await standin.slash("play", ADA, opponent=BEN)).message
        board = (await standin.click(asked, button(asked, "Accept"), BEN)).message
        if (await standin.click(board, square(board, 4), ADA)).ephemeral:  # it is the other one's turn
            assert not (await standin.click(board, square(board, 4), BEN)).ephemeral
        assert board_of(standin.messages[board["id"]]).ply == 1
        hints = [await standin.slash("hint", each) for each in (ADA, BEN)]
        assert all(hint.ephemeral for hint in hints)
        assert len([call for call in standin.calls if call.path.endswith("/callback")]) == 1, "for the challenge"
        assert standin.unexpected == []


async def test_an_older_board_is_folded_though_nobody_but_this_process_knows_of_it(scene: Scene) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        bot = await start(scene, stack)
        board = await begin(standin, ADA)
        newer = (await standin.slash("board", ADA)).message
        assert newer["id"] != board["id"]
        assert await bot.terminate() == 0
        await standin.until(partial(is_folded, standin, board), "fold the older board before it goes")
        assert squares(standin.messages[newer["id"]])


@ON_POSTGRESQL
async def test_what_takes_long_is_put_off_by_a_call_and_answered_by_another(scene: Scene) -> None:
    standin, engine = scene.standin, create_async_engine(scene.url)
    async with AsyncExitStack() as stack:
        await start(scene, stack)
        async with engine.connect() as connection:
            await connection.execute(sa.text("LOCK TABLE games IN EXCLUSIVE MODE"))
            asked = asyncio.create_task(standin.slash("play", ADA, level="easy", first="me"))
            await standin.until(lambda: standin.calls[-1].path.endswith("/callback"), "ask for time")
            assert standin.calls[-1].json["type"] == 5
        answer = await asked
        assert (answer.type, board_of(answer.message).ply) == (5, 0)
        assert standin.calls[-1].path.endswith("/messages/@original")
        assert standin.statuses == [202]
        assert (await standin.click(answer.message, square(answer.message, 4), ADA)).type == 7
    await engine.dispose()


@pytest.mark.parametrize("answers", [1, 5])
@pytest.mark.smoke
async def test_one_of_two_processes_is_killed_in_the_middle_of_ten_clicks(scene: Scene, answers: int) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        one, other = await start(scene, stack), await start(scene, stack)
        boards = await asyncio.gather(*(new_board(standin, player) for player in TEN))
        clicks = click_all_at_once(standin, boards)
        await until_answered(clicks, answers)
        await one.kill()
        ends = await asyncio.gather(*clicks, return_exceptions=True)
        assert all(isinstance(end, Answer | ConnectionError) for end in ends), ends
        for player, before, end in zip(TEN, boards, ends, strict=True):
            cell = board_of(before).legal()[0]
            shown = standin.messages[before["id"]]
            if isinstance(end, ConnectionError):  # a press shows the board as it is, or plays what was lost
                pressed = square(shown, cell) if board_of(shown) == board_of(before) else None
                shown = (await standin.click(shown, pressed, player)).message if pressed else shown
            assert board_of(shown).text()[cell] == "X"
            assert board_of(shown).ply <= board_of(before).ply + 2
        await assert_stops(other)
    assert await scene.count() == len(TEN)


@pytest.mark.smoke
async def test_what_comes_to_both_processes_is_carried_out_once(scene: Scene) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        bots = [await start(scene, stack), await start(scene, stack)]
        standin.is_everywhere = True
        game = (await standin.slash("play", ADA, level="easy", first="me")).message
        assert board_of((await standin.click(game, square(game, 4), ADA)).message).ply == 2
        asked = await standin.slash("play", BEN, opponent=CAT)
        assert not asked.ephemeral
        for bot in bots:
            assert await bot.terminate() == 0, bot.output()
            assert_quiet(bot)
    assert await scene.count() == 2


async def test_a_stop_lets_what_is_under_way_be_answered_and_the_other_process_goes_on(scene: Scene) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        one, other = await start(scene, stack), await start(scene, stack)
        boards = await asyncio.gather(*(new_board(standin, player) for player in TEN))
        clicks = click_all_at_once(standin, boards)
        await until_answered(clicks, 1)
        await assert_stops(one)
        assert all(isinstance(end, Answer) for end in await asyncio.gather(*clicks))
        for player, board in zip(TEN, boards, strict=True):
            shown = standin.messages[board["id"]]
            moved = await standin.click(shown, square(shown, board_of(shown).legal()[0]), player)
            assert board_of(moved.message).ply > board_of(board).ply
        await assert_stops(other)


async def test_typed_commands_come_by_the_gateway_and_all_else_over_http(scene: Scene) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        bot = await start(scene, stack, GATEWAY="on")
        await bot.ready()
        board = await begin(standin, ADA)
        posted = await standin.say(f"!move {board_of(board).legal()[0] + 1}", ADA)
        assert board_of(posted).ply == board_of(board).ply + 2
        await standin.until(partial(is_folded, standin, board), "fold the older board")
        await click(standin, posted, ADA)
        await assert_stops(bot)


# What nobody asks for


async def test_one_of_the_processes_ends_games_whose_time_is_up(scene: Scene) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        bot = await start(scene, stack)
        tables = {str(n): await begin_table(standin) for n in range(3)}
        assert await bot.terminate() == 0
    await scene.expire()
    calls = len(standin.calls)
    async with AsyncExitStack() as stack:
        bots = [await start(scene, stack), await start(scene, stack)]
        await assert_ended(standin, tables)
        for bot in bots:
            assert await bot.terminate() == 0
            assert_quiet(bot)
    edits = [call for call in standin.calls[calls:] if call.method == "PATCH"]
    assert len(edits) == len(tables), edits


async def test_the_jobs_go_to_another_process_once_their_holder_is_killed(scene: Scene) -> None:
    standin = scene.standin
    async with AsyncExitStack() as stack:
        one, _ = await start(scene, stack), await start(scene, stack)
        tables = {"": await begin_table(standin)}
        holder = await scene.execute("SELECT holder FROM leases WHERE name = 'jobs'")
        assert len(holder) == 1
        await one.kill()
        await scene.expire()
        await scene.execute("UPDATE leases SET until = 0 WHERE name = 'jobs' RETURNING name")
        await start(scene, stack)  # its first sweep comes before the second process's next one
        await assert_ended(standin, tables)
        assert await scene.execute("SELECT holder FROM leases WHERE name = 'jobs'") != holder


async def test_the_daily_puzzle_is_posted_once_though_nobody_knows_of_the_server(scene: Scene) -> None:
    standin = scene.standin
    await standin.give(ADA, await standin.create_role("managers", MANAGE_SERVER))
    async with AsyncExitStack() as stack:
        bot = await start(scene, stack)
        asked = await standin.slash("puzzle here", ADA)
        assert not asked.ephemeral, asked.message["content"]
        assert await bot.terminate() == 0
    await scene.execute("UPDATE puzzle_channels SET posted_day = 0 RETURNING posted_day")
    calls = len(standin.calls)

    def posts() -> list[Call]:
        return [call for call in standin.calls[calls:] if call.path == f"/channels/{CHANNEL_ID}/messages"]

    async with AsyncExitStack() as stack:
        bots = [await start(scene, stack), await start(scene, stack)]
        await standin.until(lambda: bool(posts()), "post the puzzle of the day")
        for bot in bots:
            assert await bot.terminate() == 0
            assert_quiet(bot)
    assert len(posts()) == 1


async def test_without_a_gateway_no_server_counts_as_left(scene: Scene) -> None:
    async with AsyncExitStack() as stack:
        bot = await start(scene, stack)
        await scene.execute("INSERT INTO servers (guild_id) VALUES (1), (2) RETURNING guild_id")
        await begin(scene.standin, ADA)
        assert await bot.terminate() == 0
    async with AsyncExitStack() as stack:
        bot = await start(scene, stack)
        await scene.standin.slash("help", ADA)
        assert await bot.terminate() == 0
    rows = await scene.execute("SELECT guild_id, left_at FROM servers ORDER BY guild_id")
    assert [tuple(row) for row in rows] == [(1, None), (2, None)]
    assert await scene.count() == 1
