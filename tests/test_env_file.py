"""`--env-file`: the settings and the database are the same from wherever a command is started."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.cli import MISUSE, OK, main
from bot.settings import Settings, load
from tests.source import ROOT, python


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a bot; another is the current one."""
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DATABASE_URL", "HOST_NAME"):
        monkeypatch.delenv(name, raising=False)
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    return home


@pytest.mark.slow
def test_a_command_finds_settings_and_database_from_any_folder(home: Path, tmp_path: Path) -> None:
    (home / "env").write_text("HOST_NAME=Ada\n", encoding="utf-8")
    command, of_bot = ("-m", "bot", "--env-file", "../home/env"), {"PYTHONPATH": str(ROOT)}
    for arguments in (["ratings", "rebuild"], ["privacy"]):
        done = python(*command, *arguments, cwd=tmp_path / "elsewhere", variables=of_bot)
        assert (done.returncode, done.stderr) == (OK, "")
    assert "Ada" in done.stdout
    assert (home / "data" / "tictactoe.db").is_file()
    assert list((tmp_path / "elsewhere").iterdir()) == []


@pytest.mark.parametrize(
    ("given", "placed"),
    [
        ("sqlite:///games.db", "sqlite:///{home}/games.db"),
        ("sqlite+aiosqlite:///data/games.db?timeout=5", "sqlite+aiosqlite:///{home}/data/games.db?timeout=5"),
        ("sqlite:////var/lib/games.db", "sqlite:////var/lib/games.db"),
        ("sqlite:///:memory:", "sqlite:///:memory:"),
        ("postgresql+asyncpg://bot@db/games", "postgresql+asyncpg://bot@db/games"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="a path from the root has no drive there")
def test_a_relative_database_is_in_the_folder_of_the_named_file(home: Path, given: str, placed: str) -> None:
    (home / "env").write_text(f"DATABASE_URL={given}\n", encoding="utf-8")
    assert load({}, home / "env", is_named=True).database_url == placed.format(home=home)
    assert load({}, home / "env").database_url == given


def test_a_relative_token_file_is_there_too(home: Path) -> None:
    (home / "token").write_text("a.b.c", encoding="utf-8")
    (home / "env").write_text("DISCORD_TOKEN_FILE=token\n", encoding="utf-8")
    assert load({}, home / "env", is_named=True).discord_token == "a.b.c"


def test_without_a_named_file_paths_count_from_the_current_folder_as_ever(home: Path) -> None:
    assert load({}, home / ".env").database_url == Settings().database_url


def test_a_named_file_that_is_missing_is_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--env-file", str(home / "nothing"), "privacy"]) == MISUSE
    assert capsys.readouterr().err == f"There's no file {home / 'nothing'}. Check the path after --env-file.\n"
