"""Asked to stop, once or again and again, at any moment, whatever Discord and the database do: it ends, and quietly."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from standin.conduct import PATIENCE_S
from standin.discord import StandIn
from standin.launch import BotProcess, environment, start_bot
from standin.payloads import BOT
from tests.process.conftest import BOT_ROOT
from tests.process.test_process import (
    ADA,
    STOPS_WITHIN_S,
    assert_quiet,
    begin,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

SIGNALS = (signal.SIGTERM, signal.SIGINT)
BURSTS = {"SIGTERM": SIGNALS[:1], "Ctrl-C": SIGNALS[1:], "both": SIGNALS}
EVERY_S = 0.001


async def send_until_gone(process: asyncio.subprocess.Process, *signals: signal.Signals) -> None:
    """Send signals again and again until the process is gone, which is soon."""
    ended = asyncio.create_task(process.wait())
    async with asyncio.timeout(STOPS_WITHIN_S):
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


@pytest.mark.parametrize("signals", BURSTS.values(), ids=BURSTS)
async def test_one_who_asks_again_and_again_does_not_cut_the_stop_short(
    tmp_path: Path, signals: tuple[signal.Signals, ...]
) -> None:
    async with StandIn() as standin, start_bot(standin, tmp_path, root=BOT_ROOT) as bot:
        await bot.ready()
        await begin(standin, ADA)
        await assert_ends(bot, *signals)


@pytest.mark.parametrize("path", ["/users/@me", f"/applications/{BOT.id}/commands", "/gateway"])
async def test_nor_while_it_connects(tmp_path: Path, path: str) -> None:
    async with StandIn() as standin:
        standin.unanswered = path
        async with start_bot(standin, tmp_path, root=BOT_ROOT) as bot:
            await asyncio.wait_for(standin.left_waiting.wait(), PATIENCE_S)
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
STARTS = {
    "python -m bot": ("-m", "bot"),
    "tictactoe-bot": ("-c", "import sys; from bot.__main__ import main; sys.exit(main())"),
}


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
@pytest.mark.parametrize(
    ("asked", "status", "name"), [("SIGINT", 130, "bot.app"), ("SIGTERM", 143, "discord"), ("SIGINT", 130, "bot.demo")]
)
async def test_a_signal_during_the_import_ends_it_at_once_and_without_a_word(
    tmp_path: Path, start: tuple[str, ...], name: str, asked: str, status: int
) -> None:
    (tmp_path / "sitecustomize.py").write_text(SITE.format(name=name, signal=asked))
    async with start_demo(tmp_path, *start) as process:
        said, _ = await asyncio.wait_for(process.communicate(), PATIENCE_S)
        assert (process.returncode, said.decode()) == (status, "")


@pytest.mark.parametrize("signals", BURSTS.values(), ids=BURSTS)
async def test_the_demo_ends_as_the_bot_does(tmp_path: Path, signals: tuple[signal.Signals, ...]) -> None:
    async with start_demo(tmp_path, "-m", "bot") as process:
        assert process.stdout is not None
        while b"http://" not in (line := await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)):
            assert line, "it ended"
        await send_until_gone(process, *signals)
        assert (process.returncode, (await process.stdout.read()).decode().splitlines()[1:]) == (0, [])


@pytest.mark.parametrize("command", ["check", "invite"])
async def test_a_command_that_is_broken_off_does_not_look_as_if_all_was_well(tmp_path: Path, command: str) -> None:
    async with StandIn() as standin:
        standin.unanswered = "/users/@me"
        async with start_bot(standin, tmp_path, arguments=[command], root=BOT_ROOT) as bot:
            await asyncio.wait_for(standin.left_waiting.wait(), PATIENCE_S)
            bot.process.send_signal(signal.SIGINT)
            assert (await bot.ended(), bot.output()) == (130, "")


@contextlib.asynccontextmanager
async def start_demo(folder: Path, *start: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the demo in a folder, and kill it at the end if it still runs."""
    given = environment(folder, root=BOT_ROOT)
    given |= {"PYTHONPATH": os.pathsep.join([str(folder), given["PYTHONPATH"]]), "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *start, "demo", "--no-browser"),
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
