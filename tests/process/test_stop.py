"""Asked to stop, once or again and again, at any moment, whatever Discord and the database do: it ends, and quietly."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.words import words
from standin.conduct import PATIENCE_S
from standin.discord import StandIn
from standin.launch import BotProcess, environment, start_bot
from standin.payloads import BOT, CHANNEL_ID
from tests.conftest import ON_POSTGRESQL, ON_SQLITE
from tests.process.conftest import BOT_ROOT, Scene
from tests.process.seeing import until
from tests.process.test_ends import assert_ended, expired
from tests.process.test_process import (
    ADA,
    TEN,
    assert_quiet,
    assert_stops,
    begin,
    board_of,
    click_all_at_once,
    square,
    stops_within_s,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

SIGNALS = (signal.SIGTERM, signal.SIGINT)
EVERY_S = 0.001
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
"""The sessions of this test's own database alone: others run beside it."""


async def send_until_gone(process: asyncio.subprocess.Process, *signals: signal.Signals) -> None:
    """Send signals again and again until the process is gone, which is soon."""
    ended = asyncio.create_task(process.wait())
    async with asyncio.timeout(stops_within_s()):
        while not ended.done():
            with contextlib.suppress(ProcessLookupError):
                for each in signals:
                    os.kill(process.pid, each)  # send_signal() would take the exit status from who waits for it
            await asyncio.wait({ended}, timeout=EVERY_S)


async def assert_ends(bot: BotProcess, *signals: signal.Signals) -> None:
    """However often it is asked to, the process ends once: with 0, in time, and without a fuss in the log."""
    await send_until_gone(bot.process, *signals)
    assert bot.process.returncode == 0, bot.output()
    assert_quiet(bot)


async def test_one_who_asks_again_and_again_does_not_cut_the_stop_short(standin: StandIn, bot: BotProcess) -> None:
    await begin(standin, ADA)
    await assert_ends(bot, *SIGNALS)


@pytest.mark.parametrize("kept", [False, True], ids=["", "nohup"])
async def test_a_terminal_that_closes_stops_the_bot_unless_nohup_keeps_it(
    standin: StandIn, tmp_path: Path, *, kept: bool
) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN if kept else signal.SIG_DFL)  # the process inherits it
    try:
        async with start_bot(standin, tmp_path, root=BOT_ROOT) as bot:
            await bot.ready()
            if not kept:
                return await assert_ends(bot, signal.SIGHUP)
            bot.process.send_signal(signal.SIGHUP)
            await begin(standin, ADA)
            await assert_ends(bot, signal.SIGTERM)
    finally:
        signal.signal(signal.SIGHUP, before)


async def test_systemd_is_told_that_it_has_started_that_it_lives_and_that_it_stops(
    standin: StandIn, tmp_path: Path
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(PATIENCE_S)
        told = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "60000000"}
        async with start_bot(standin, tmp_path, told) as bot:
            assert await asyncio.to_thread(systemd.recv, 100) == b"READY=1"
            assert await asyncio.to_thread(systemd.recv, 100) == b"WATCHDOG=1"
            await bot.ready()
            assert await bot.terminate() == 0
            said = [await asyncio.to_thread(systemd.recv, 100)]
            while said[-1] == b"WATCHDOG=1":  # again, after half a minute on a slow machine
                said.append(await asyncio.to_thread(systemd.recv, 100))
            assert said[-1] == b"STOPPING=1"
            assert_quiet(bot)


@pytest.mark.parametrize("path", ["/users/@me", f"/applications/{BOT.id}/commands", "/gateway"])
async def test_nor_while_it_connects(standin: StandIn, tmp_path: Path, path: str) -> None:
    standin.unanswered = path
    async with start_bot(standin, tmp_path, root=BOT_ROOT) as bot:
        await standin.until_left_waiting()
        await assert_ends(bot, *SIGNALS)


SITE = """
import os, signal, sys

class Finder:
    def find_spec(self, name, *_):
        if name == "{name}":
            os.kill(os.getpid(), signal.{signal})

sys.meta_path.insert(0, Finder())
"""
"""A module that Python imports by itself; it sends a signal as soon as something is imported."""
AS_INSTALLED = "import sys; from bot.__main__ import main; sys.exit(main())"


@pytest.mark.parametrize(
    ("start", "asked", "status", "name"),
    [
        (("-m", "bot"), "SIGTERM", 143, "discord"),
        (("-m", "bot"), "SIGINT", 130, "bot.demo"),
        (("-c", AS_INSTALLED), "SIGINT", 130, "bot.app"),
    ],
)
async def test_a_signal_during_the_import_ends_it_at_once_and_without_a_word(
    tmp_path: Path, start: tuple[str, ...], name: str, asked: str, status: int
) -> None:
    (tmp_path / "sitecustomize.py").write_text(SITE.format(name=name, signal=asked))
    async with start_demo(tmp_path, *start) as process:
        said, _ = await asyncio.wait_for(process.communicate(), PATIENCE_S)
        assert (process.returncode, said.decode()) == (status, "")


async def test_the_demo_ends_as_the_bot_does(tmp_path: Path) -> None:
    async with start_demo(tmp_path, "-m", "bot") as process:
        assert process.stdout is not None
        while b"http://" not in (line := await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)):
            assert line, "it ended"
        await send_until_gone(process, *SIGNALS)
        assert (process.returncode, (await process.stdout.read()).decode().splitlines()[1:]) == (0, [])


async def test_a_command_that_is_broken_off_does_not_look_as_if_all_was_well(standin: StandIn, tmp_path: Path) -> None:
    standin.unanswered = "/users/@me"
    async with start_bot(standin, tmp_path, arguments=["check"], root=BOT_ROOT) as bot:
        await standin.until_left_waiting()
        bot.process.send_signal(signal.SIGINT)
        assert await bot.ended() == 130
        assert not re.search("Traceback|https:", bot.output()), "no link, which comes last"


@contextlib.asynccontextmanager
async def start_demo(folder: Path, *start: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the demo in a folder, and kill it at the end if it still runs."""
    given = environment("http://127.0.0.1:9", folder, root=BOT_ROOT)
    given |= {"PYTHONPATH": os.pathsep.join([str(folder), given["PYTHONPATH"]]), "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *start, "demo", "--no-browser", "--port", "0"),
        cwd=folder,
        env=given,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# A Discord that answers slowly, or never: what is under way when the session is closed


ANSWERS = "/[ci]*"
"""What is posted in channels, and what answers interactions."""


def assert_one_line(bot: BotProcess) -> None:
    """After the stop was asked for, one line says that something was not delivered, and it names no fault."""
    lines = bot.output().split(words()("log-stopping"))[1].splitlines()
    # Jobs begin when they do, and say so if the database is locked; "Ready" comes 2 s after the start.
    said = [line for line in lines if re.search(r" bot\.core\.chat\.(?!jobs)", line) and "Ready" not in line]
    assert [line.split(": ")[1] for line in said] == [words()("log-undelivered")], bot.output()
    assert "Traceback" not in bot.output()


async def test_answers_that_discord_does_not_take_in_time_are_one_line(standin: StandIn, bot: BotProcess) -> None:
    """Members press and type; Discord takes one message of a channel at a time, so the others wait in the process."""
    boards = [await begin(standin, player) for player in TEN]
    standin.unanswered = ANSWERS
    asking: list[asyncio.Task[Any]] = [*click_all_at_once(standin, boards)]
    asking += [asyncio.create_task(standin.say("!board", player)) for player in TEN]
    await standin.until_left_waiting()
    await assert_stops(bot)
    assert_one_line(bot)
    await asyncio.gather(*asking, return_exceptions=True)


async def test_an_answer_that_was_put_off_is_given_up_with_its_acknowledgement(
    standin: StandIn, bot: BotProcess, tmp_path: Path
) -> None:
    board = await begin(standin, ADA)
    standin.unanswered = ANSWERS
    with contextlib.closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asking = standin.send_click(board, square(board, board_of(board).legal()[0]), ADA)
        await standin.until_left_waiting()
        bot.process.terminate()
        async with asyncio.timeout(stops_within_s()):
            assert await bot.ended() == 0
    await asyncio.gather(asking, return_exceptions=True)
    assert_one_line(bot)


@ON_SQLITE
async def test_boards_that_discord_does_not_take_in_time_are_one_line_and_are_edited_by_the_next_start(
    scene: Scene,
) -> None:
    async with expired(scene, len(TEN)) as tables:
        scene.standin.unanswered = f"/channels/{CHANNEL_ID}/messages*"
        async with scene.start() as bot:
            await scene.standin.until_left_waiting()
            await bot.ready()
            await assert_stops(bot)
            assert_one_line(bot)
        scene.standin.unanswered = None
        async with scene.start() as bot:
            await bot.ready()
            await assert_ended(scene.standin, tables)


# A database that does not answer


@pytest.mark.empty
@ON_POSTGRESQL
async def test_a_stop_does_not_wait_until_another_process_has_migrated(scene: Scene) -> None:
    async with other_session(scene, "SELECT pg_advisory_xact_lock(7474)") as waits, scene.start() as bot:
        await until(bot, waits)
        await assert_ends(bot, *SIGNALS)


@ON_POSTGRESQL
async def test_a_stop_does_not_wait_for_a_database_that_does_not_answer(scene: Scene) -> None:
    """Neither for the sweep nor for an exhibition, and not for one after the other."""
    async with scene.start() as bot:
        await bot.ready()
        await begin(scene.standin, ADA)
        await scene.standin.say("!watch easy hard", TEN[1])
        await bot.terminate()
    await scene.expire()
    async with other_session(scene, "LOCK TABLE games", of=2) as waits, scene.start() as bot:
        await until(bot, waits)
        await assert_stops(bot)


@contextlib.asynccontextmanager
async def other_session(scene: Scene, statement: str, *, of: int = 1) -> AsyncIterator[Callable[[], Awaitable[bool]]]:
    """Hold what a statement locks; yield what tells whether so many sessions wait for it."""
    engine = create_async_engine(scene.url)
    async with engine.connect() as holding, engine.connect() as looking:
        await holding.execute(sa.text(statement))

        async def waits() -> bool:
            waiting = await looking.scalar(sa.text(WAITING))
            await looking.rollback()
            return bool(waiting == of)

        yield waits
    await engine.dispose()
