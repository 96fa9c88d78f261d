"""Discord is unwell, again and again, also in the ways that its library waits out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from standin.conduct import Fault
from standin.discord import StandIn
from standin.launch import start_bot
from standin.payloads import Person
from tests.process.test_faults import DOORS, FAULTS, RESUMED, SLOW, finish, play_one, survive
from tests.process.test_process import ADA, assert_quiet, begin
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
                fault = Fault(method, path, **{**FAULTS, **SLOW}[name])  # type: ignore[arg-type]
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
