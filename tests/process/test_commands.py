"""`python -m bot invite`, and what a start says of a database that can't be used."""

from __future__ import annotations

from pathlib import Path

from bot.words import words
from standin.discord import StandIn
from standin.launch import start_bot


async def test_invite_prints_the_link_alone(tmp_path: Path) -> None:
    async with StandIn() as standin, start_bot(standin, tmp_path, arguments=["invite"]) as bot:
        status, output = await bot.ended(), bot.output()
    assert output.startswith("https://discord.com/oauth2/authorize?client_id=")
    assert len(output.splitlines()) == 1
    assert status == 0


async def test_a_database_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    async with StandIn() as standin:
        settings = {"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/file/games.db"}
        async with start_bot(standin, tmp_path, settings) as bot:
            assert await bot.ended() == 2
            assert "Traceback" not in bot.output()
            assert bot.output().splitlines()[-1].startswith(words()("cli-database-unusable", reason=""))
