"""The token and the database's password stay where the host has put them."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from standin.conduct import Fault
from standin.discord import StandIn
from standin.launch import start_bot
from standin.payloads import TOKEN
from tests.process.test_faults import THROUGH, survive
from tests.process.test_process import ADA, TEN, begin, play_to_the_end

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

PASSWORD = "hunter2-of-the-database"
SECRETS = (TOKEN, TOKEN.split(".")[-1], PASSWORD)


def found_in(text: str | bytes) -> list[str]:
    """The secrets that stand in a text."""
    held = text if isinstance(text, bytes) else text.encode()
    return [secret for secret in SECRETS if secret.encode() in held]


def files_in(folder: Path) -> list[Path]:
    """All that the bot has written."""
    return [file for file in folder.rglob("*") if file.is_file()]


async def test_a_session_with_every_log_line_tells_no_secret(standin: StandIn, tmp_path: Path) -> None:
    settings = {"LOG_LEVEL": "DEBUG", "LOG_FORMAT": "json"}
    async with start_bot(standin, tmp_path, settings) as bot:
        await bot.ready()
        await play_to_the_end(standin, await begin(standin, ADA), ADA)
        for name in ("help", "about", "games", "history"):
            await standin.slash(name, ADA)
        await standin.say("!play zwieback hard", TEN[2])
        board = await begin(standin, TEN[1])
        fault = Fault("POST", "/interactions/*/callback", status=429, headers=THROUGH, body={"message": "slow down"})
        await survive(standin, "button", board, TEN[1], fault)
        await bot.terminate()
    tokens = {
        found[1] for call in standin.calls if (found := re.match(r"/(?:interactions|webhooks)/\d+/([^/]+)", call.path))
    }
    assert len(tokens) > 5
    assert not [token for token in tokens if token in bot.output()], "whoever reads one may answer in the bot's place"
    said = json.dumps([call.json for call in standin.calls])
    assert standin.calls
    assert found_in(said) == []
    assert found_in(bot.output()) == []
    assert not [each for each in ("zwieback", *(player.name for player in TEN)) if each in bot.output()]
    assert [file for file in files_in(tmp_path) if found_in(file.read_bytes())] == []


async def test_a_database_that_cannot_be_reached_is_told_without_its_password(standin: StandIn, tmp_path: Path) -> None:
    pytest.importorskip("asyncpg")
    url = f"postgresql+asyncpg://tictactoe:{PASSWORD}@127.0.0.1:1/tictactoe"
    settings = {"DATABASE_URL": url, "LOG_LEVEL": "DEBUG"}
    for command in ("check", "ratings rebuild"):
        async with start_bot(standin, tmp_path, settings, arguments=command.split()) as bot:
            assert await bot.ended() == 1
            assert "atabase" in bot.output()
            assert found_in(bot.output()) == []
