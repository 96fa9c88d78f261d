"""`python -m bot check` and `invite`, against the stand-in for Discord."""

from __future__ import annotations

from pathlib import Path

from bot.words import words
from standin.discord import StandIn
from standin.launch import start_bot
from standin.payloads import TOKEN

CONTENT_GRANTED = 1 << 19


async def run(folder: Path, command: str, settings: dict[str, str] | None = None, flags: int = 0) -> tuple[int, str]:
    """Run one command to its end; return its exit status and what it printed."""
    async with (
        StandIn(application_flags=flags) as standin,
        start_bot(standin, folder, settings, arguments=[command]) as bot,
    ):
        return await bot.ended(), bot.output()


async def test_check_ticks_what_is_there(tmp_path: Path) -> None:
    status, output = await run(tmp_path, "check", flags=CONTENT_GRANTED)
    ticks = [line.split(":")[0] for line in output.splitlines() if line.startswith("✓")]
    assert ticks == ["✓ Settings", "✓ Database", "✓ Token", "✓ Intents", "✓ Permissions"]
    assert "permissions=274878024704" in output
    assert TOKEN not in output
    assert status == 0


async def test_check_says_what_to_do_about_a_missing_intent(tmp_path: Path) -> None:
    status, output = await run(tmp_path, "check")
    assert f"✗ {words()('check-intents-missing', prefix='!')}" in output.splitlines()
    assert status == 1
    status, output = await run(tmp_path, "check", {"TYPED_COMMANDS": "off"})
    assert "✓ Intents" in output
    assert status == 0


async def test_check_says_what_to_do_about_a_wrong_token_and_a_closed_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    settings = {"DISCORD_TOKEN": "a.wrong.token", "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/file/games.db"}
    status, output = await run(tmp_path, "check", settings)
    assert "✗ Database:" in output
    assert f"✗ {words()('check-token-refused')}" in output.splitlines()
    assert "Traceback" not in output
    assert "a.wrong.token" not in output
    assert status == 1


async def test_invite_prints_the_link_alone(tmp_path: Path) -> None:
    status, output = await run(tmp_path, "invite")
    assert output.startswith("https://discord.com/oauth2/authorize?client_id=")
    assert len(output.splitlines()) == 1
    assert status == 0


async def test_a_database_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    async with StandIn() as standin:
        settings = {"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/file/games.db"}
        async with start_bot(standin, tmp_path, settings) as bot:
            assert await bot.ended() == 1
            assert "Traceback" not in bot.output()
            assert bot.output().splitlines()[-1].startswith(words()("cli-database-unusable", reason=""))
