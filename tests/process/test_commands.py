"""`python -m bot invite`, and what a start says of commands that Discord refuses, or of an unusable database."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

from bot.words import words
from standin.conduct import PATIENCE_S, Fault
from standin.discord import StandIn
from standin.launch import BotProcess, start_bot
from standin.payloads import Person
from standin.rules import Violation, form

REFUSED = {
    "code": 50_035,
    "message": "Invalid Form Body",
    "errors": form([Violation((0, "options", 0, "autocomplete"), "Choices are present.")]),
}


async def test_invite_prints_the_link_alone(tmp_path: Path) -> None:
    async with StandIn() as standin, start_bot(standin, tmp_path, arguments=["invite"]) as bot:
        status, output = await bot.ended(), bot.output()
    assert output.startswith("https://discord.com/oauth2/authorize?client_id=")
    assert len(output.splitlines()) == 1
    assert status == 0


async def line_at_start(bot: BotProcess) -> str:
    """Return the line that tells a host that the bot is ready; discord.py waits two seconds for its servers."""
    await bot.ready()
    async with asyncio.timeout(PATIENCE_S):
        for number in count(1):
            if found := [line for line in bot.output().splitlines() if "Ready in" in line]:
                return found[0]
            await bot.standin.say("!board", Person(number, "ada"))
    raise AssertionError


async def test_a_start_whose_commands_are_refused_says_so_and_the_next_one_sends_them(tmp_path: Path) -> None:
    async with StandIn() as standin:
        standin.faults.append(Fault("PUT", "/applications/*/commands", 400, body=REFUSED))
        for line in (
            "Ready in one server. Commands refused, as the warning above says: Discord has none.",
            "Ready in one server. Commands sent: Discord has 32.",
            "Ready in one server. Commands unchanged: Discord has 32.",
        ):
            async with start_bot(standin, tmp_path) as bot:
                assert line in await line_at_start(bot)
                assert ("Choices are present" in bot.output()) is ("refused" in line)
                assert await bot.terminate() == 0, bot.output()
        assert standin.unexpected == []


async def test_a_database_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    async with StandIn() as standin:
        settings = {"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/file/games.db"}
        async with start_bot(standin, tmp_path, settings) as bot:
            assert await bot.ended() == 2
            assert "Traceback" not in bot.output()
            assert bot.output().splitlines()[-1].startswith(words()("cli-database-unusable", reason=""))
