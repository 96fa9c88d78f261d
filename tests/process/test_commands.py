"""`python -m bot invite`, and what a start says of commands that Discord refuses, or of an unusable database."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bot.words import words
from standin.conduct import Fault
from standin.discord import StandIn
from standin.handshake import registered
from standin.launch import BotProcess, held, start_bot
from standin.payloads import BOT, Person
from standin.rules import Violation, form
from tests.process.seeing import logged
from tests.process.test_process import board_of

WRONG = {"options": {"0": form([Violation(("autocomplete",), "Choices are present.")])}}
LAUNCH = registered(
    [{"type": 4, "name": "launch", "handler": 2, "name_localizations": {"de": "start"}, "contexts": None}]
)
ADA = Person(2_000_000_000_000_000_001, "ada")
MOST_BYTES = 5 << 20


async def test_invite_prints_the_link_alone(standin: StandIn, tmp_path: Path) -> None:
    async with start_bot(standin, tmp_path, arguments=["invite"]) as bot:
        status, output = await bot.ended(), bot.output()
    assert output.startswith("https://discord.com/oauth2/authorize?client_id=")
    assert len(output.splitlines()) == 1
    assert status == 0


async def line_at_start(bot: BotProcess) -> str:
    """Return the line that tells a host that the bot is ready; discord.py waits two seconds for its servers."""
    await bot.ready()
    return await logged(bot, "Ready in")


def uploads(standin: StandIn) -> int:
    return sum((call.method, call.path) == ("PUT", f"/applications/{BOT.id}/commands") for call in standin.calls)


async def test_one_refused_command_takes_no_other_along_and_is_not_sent_again_before_setup(tmp_path: Path) -> None:
    async with StandIn() as standin:
        standin.refused_commands["leaderboard"] = WRONG
        async with start_bot(standin, tmp_path) as bot:
            line = await line_at_start(bot)
            assert "Ready in one server. Commands sent without /leaderboard: Discord has 31. Invite:" in line
            assert "Discord refused /leaderboard board autocomplete: Choices are present." in bot.output()
            assert board_of(await standin.say("!play easy first", ADA)).legal()
            await standin.slash("move", ADA, square="5")
            with pytest.raises(LookupError, match="no command /leaderboard"):
                await standin.slash("leaderboard", ADA)
            shown = json.dumps((await standin.slash("permissions", ADA)).message)
            assert "Discord didn't take all of my slash commands, so some may be missing or out of date." in shown
            assert await bot.terminate() == 0, bot.output()
        assert uploads(standin) == 2
        async with start_bot(standin, tmp_path) as bot:
            line = await line_at_start(bot)
            assert "Ready in one server. Commands unchanged without /leaderboard: Discord has 31. Invite:" in line
            assert "Discord refuses /leaderboard" in bot.output()
        assert uploads(standin) == 2
        assert [line for line in await run(standin, tmp_path, "check") if line.startswith("✗")] == [
            f"✗ {words()('check-commands-refused', refused='/leaderboard')}"
        ]
        standin.refused_commands.clear()
        assert f"✓ {words()('setup-commands')}" in await run(standin, tmp_path, "setup", "--yes")
        assert not any("✗" in line for line in await run(standin, tmp_path, "check"))
        async with start_bot(standin, tmp_path) as bot:
            assert "Commands sent: Discord has 32." in await line_at_start(bot)
        assert words()("setup-commands") not in "\n".join(await run(standin, tmp_path, "setup", "--yes"))
        assert standin.unexpected == []


async def run(standin: StandIn, folder: Path, *arguments: str) -> list[str]:
    """Run a command of the command line to its end; return what it prints."""
    async with start_bot(standin, folder, arguments=arguments, is_alone=False) as bot:
        await bot.ended()
        return bot.output().splitlines()


async def test_a_start_waits_for_no_limit_of_minutes(tmp_path: Path) -> None:
    async with StandIn() as standin:
        limit = {"message": "You are being rate limited.", "retry_after": 300.0, "global": False}
        headers = {"Via": "1.1 stand-in"}
        standin.faults.append(Fault("PUT", "/applications/*/commands", 429, headers=headers, body=limit))
        for line in ("Commands not sent, as the warning above says", "Commands sent: Discord has 32."):
            async with start_bot(standin, tmp_path) as bot:
                assert line in await line_at_start(bot)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
async def test_a_start_that_is_killed_before_discord_answers_is_made_up_for_by_the_next(tmp_path: Path) -> None:
    async with StandIn() as standin:
        standin.faults.append(Fault("PUT", "/applications/*/commands", done=True, is_held=True))
        async with start_bot(standin, tmp_path) as bot:
            await standin.until_left_waiting()
            await bot.kill()
        for line in ("Commands sent: Discord has 32.", "Commands unchanged: Discord has 32."):
            async with start_bot(standin, tmp_path) as bot:
                assert line in await line_at_start(bot)


async def test_two_processes_that_start_at_once_send_the_same_and_know_what_was_refused(tmp_path: Path) -> None:
    async with StandIn() as standin:
        standin.max_concurrency = 2
        standin.refused_commands["leaderboard"] = WRONG
        shards = [{"SHARD_COUNT": "2", "SHARD_IDS": str(number)} for number in range(2)]
        async with (
            start_bot(standin, tmp_path, shards[0]) as one,
            start_bot(standin, tmp_path, shards[1], is_alone=False) as other,
        ):
            await other.ready(2)
            for bot in (one, other):
                assert "without /leaderboard: Discord has 31." in await line_at_start(bot)
        sent = uploads(standin)
        async with start_bot(standin, tmp_path) as bot:
            assert "Commands unchanged without /leaderboard: Discord has 31." in await line_at_start(bot)
        assert sent in (2, 4)
        assert uploads(standin) == sent


async def test_an_entry_point_command_is_sent_back_and_not_counted(tmp_path: Path) -> None:
    async with StandIn() as standin:
        standin.commands = [*LAUNCH]
        for line in ("Commands sent: Discord has 32.", "Commands unchanged: Discord has 32."):
            async with start_bot(standin, tmp_path) as bot:
                assert line in await line_at_start(bot)
                assert "WARNING" not in bot.output()
        (entry_point,) = [each for each in standin.commands if each["type"] == 4]
        kept = ("name", "handler", "name_localizations")
        assert [entry_point[key] for key in kept] == [LAUNCH[0][key] for key in kept]
        assert standin.unexpected == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
async def test_a_first_start_holds_hardly_more_memory_than_the_next(tmp_path: Path) -> None:
    """It makes the database and sends the commands; a later one that sends them is alike."""
    found = list[int]()
    async with StandIn() as standin:
        for is_sent in (True, True, False):
            if is_sent:
                standin.commands = []
            async with start_bot(standin, tmp_path) as bot:
                await line_at_start(bot)
                found.append(held(bot.process.pid)["bytes"])
    assert max(found) - found[-1] <= MOST_BYTES, found
