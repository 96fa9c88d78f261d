"""Discord is unwell, again and again, also in the ways that its library waits out."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
from pathlib import Path

import pytest

from standin.conduct import Fault
from standin.discord import StandIn
from standin.interactions import Answer
from standin.launch import start_bot
from standin.payloads import Json, Person
from tests.process.conftest import BOT_ROOT
from tests.process.test_faults import DOORS, FAULTS, RESUMED, SLOW, act, finish, play_one, survive
from tests.process.test_process import ADA, TEN, assert_quiet, begin, board_of
from tests.soak.conftest import Report, Watch, scaled

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

PEOPLE = [Person(2_000_000_000_000_001_001 + n, f"member{n}") for n in range(2000)]


@pytest.mark.parametrize("name", [*FAULTS, *SLOW])
async def test_answers_that_are_not_taken(tmp_path: Path, report: Report, name: str) -> None:
    watch, rounds = Watch(), scaled(3 if name in SLOW else 50)
    people = iter(PEOPLE)
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        for _ in range(rounds):
            for door, (method, path) in DOORS.items():
                player = next(people)
                board = await begin(standin, player)
                fault = Fault(method, path, **{**FAULTS, **SLOW}[name])
                with watch.time():
                    shown = await survive(standin, door, board, player, fault)
                await finish(standin, shown, player)
        assert_quiet(bot, allowed="rate limit")
    made = "instead of taking the answer to a move, by button, slash command and typing"
    report.row(f"Discord: {name}", made, rounds * len(DOORS), "nothing", f"shown after {watch.text()}")


async def test_the_gateway_closes(tmp_path: Path, report: Report) -> None:
    watch, times = Watch(), 0
    people = iter(PEOPLE)
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        for _ in range(scaled(20)):
            player = next(people)
            board = await begin(standin, player)
            for code in RESUMED:
                with watch.time():
                    await standin.drop(code)
                    await bot.ready()
                board, times = await play_one(standin, board, player), times + 1
        assert_quiet(bot)
    codes = ", ".join(map(str, RESUMED))
    report.row("the gateway closes", f"close codes {codes}", times, "nothing", f"{watch.text()}")


@pytest.mark.parametrize("how", [(7, None), (9, True), (9, False)])
async def test_discord_asks_for_a_new_connection(tmp_path: Path, report: Report, how: tuple[int, bool | None]) -> None:
    watch, times = Watch(), scaled(10)
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        board = await begin(standin, ADA)
        for _ in range(times):
            with watch.time():
                await standin.ask_to_leave(*how)
                await bot.ready()
            board = await play_one(standin, board, ADA)
        assert_quiet(bot)
    what = {(7, None): "a reconnect is asked for", (9, True): "the session may be resumed", (9, False): "it is invalid"}
    report.row(f"the gateway: {what[how]}", f"opcode {how[0]}, `{how[1]}`", times, "nothing", watch.text())


async def test_the_gateway_says_nothing_any_more(tmp_path: Path, report: Report) -> None:
    """discord.py gives a connection up that has been silent for a minute."""
    watch = Watch()
    async with StandIn(heartbeat_s=1.0) as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        board = await begin(standin, ADA)
        standin.is_silent = True
        with watch.time():
            await standin.gone(within_s=120)
            standin.is_silent = False
            await bot.ready()
        await play_one(standin, board, ADA)
        assert_quiet(bot, allowed="heartbeat")
    report.row("the gateway falls silent", "no heartbeat is answered", 1, "nothing", watch.text())


@pytest.mark.parametrize("since", ["from the start", "from one moment to the next"])
async def test_both_are_slow(tmp_path: Path, report: Report, since: str) -> None:
    """The database takes 1.9 s, Discord 1.2 s, and it takes no answer to what is older than 3 s."""
    watch, times = Watch(), scaled(10)
    async with StandIn() as standin, start_bot(standin, tmp_path, root=BOT_ROOT) as bot:
        standin.delay_s = 1.2 if since == "from the start" else 0.0
        await bot.ready()
        for _ in range(times):
            boards = await asyncio.gather(*(begin(standin, player) for player in TEN[:4]))
            standin.delay_s, standin.expires_s = 1.2, 3.0
            with watch.time():
                answers = await move_slowly(standin, tmp_path / "games.db", boards)
            assert [answer.type for answer in answers] == [6, 6, 5, 5]
            standin.delay_s = 0.0
            for answer, player in zip(answers, TEN, strict=False):
                await finish(standin, answer.message, player)
        assert_quiet(bot)
    made = "the file is locked for 1.9 s; requests are 1.2 s on their way; no answer is taken 3 s after what it is to"
    report.row(f"database and Discord are slow, {since}", made, 4 * times, "nothing", watch.text())


async def move_slowly(standin: StandIn, file: Path, boards: list[Json]) -> list[Answer]:
    """Move in two games by a button and in two by a slash command, while another process holds the file."""
    doors = zip(("button", "button", "slash", "slash"), boards, TEN, strict=False)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        moves = [act(standin, door, board, board_of(board).legal()[0], player) for door, board, player in doors]
        await asyncio.sleep(1.9)
        other.execute("ROLLBACK")
    answers = await asyncio.wait_for(asyncio.gather(*moves), 10)
    return [answer for answer in answers if isinstance(answer, Answer)]
