"""The command line beside features: one that is gone takes its commands with it; two that clash end a start."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.features import COMMANDS, FEATURES
from bot.words import words
from tests.source import ROOT, read
from tests.test_house import needed_by

pytestmark = pytest.mark.slow


def copy_bot(folder: Path, text: str, gone: set[str]) -> None:
    """Copy the bot. text: of features/__init__.py. gone: the features to leave out."""
    shutil.copytree(ROOT / "bot", folder / "bot", ignore=shutil.ignore_patterns("__pycache__"))
    for each in gone:
        shutil.rmtree(folder / "bot/features" / each)
    (folder / "bot/features/__init__.py").write_text(text, encoding="utf-8")


def take_away(name: str, folder: Path) -> set[str]:
    """Copy the bot without a feature and those that need it, or without "all". Return which."""
    gone = needed_by(name) if name != "all" else set(FEATURES)
    lines = read(ROOT / "bot/features/__init__.py").splitlines(keepends=True)
    copy_bot(folder, "".join(line for line in lines if line.strip(' ,"\n') not in gone), gone)
    return gone


def run(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, where it finds the copied bot; unmeasured, since coverage must not see a copy."""
    command = [sys.executable, *arguments]
    environ = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ} | settings
    return subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("name", [*COMMANDS.values(), "all"])
def test_the_command_line_works_without_a_feature(name: str, tmp_path: Path) -> None:
    gone = take_away(name, tmp_path)
    helped = run(tmp_path, "-m", "bot", "--help")
    assert (helped.returncode, helped.stderr) == (0, "")
    for command, feature in COMMANDS.items():
        assert (f" {command} " in helped.stdout) == (feature not in gone)
        assert run(tmp_path, "-m", "bot", command, "--help").returncode == (2 if feature in gone else 0)
    checked = run(tmp_path, "-m", "bot", "check")
    assert (checked.returncode, checked.stderr) == (1, ""), "there is no token"
    assert run(tmp_path, "-m", "bot", "run").stderr.startswith("I need a token")


CLASH = """
import sqlalchemy as sa
from discord.ext import commands
from bot.core.chat.registry import Feature, Press
from bot.core.store.tables import METADATA

class Clocks(commands.Cog):
    @commands.command()
    async def clock(self, ctx):
        ...

def build(bot):
    return Feature(name=__name__.rpartition(".")[2], CLAIM)
"""
CLAIMS = {
    "command clock": "cogs=[Clocks()]",
    "button ttt-clock": "presses={'ttt-clock': Press(lambda _: None, lambda _: None)}",
    "table clocks": "service=sa.Table('clocks', METADATA, sa.Column('game_id', sa.Integer))",
}


@pytest.mark.parametrize("claimed", [pytest.param("command clock", marks=pytest.mark.smoke), *list(CLAIMS)[1:]])
def test_two_features_that_claim_the_same_end_a_start_in_one_sentence(claimed: str, tmp_path: Path) -> None:
    copy_bot(tmp_path, 'FEATURES = ("chess", "rapid")\nCOMMANDS: dict[str, str] = {}\n', set(FEATURES))
    for name in ("chess", "rapid"):
        (tmp_path / f"bot/features/{name}.py").write_text(CLASH.replace("CLAIM", CLAIMS[claimed]), encoding="utf-8")
    result = run(tmp_path, "-m", "bot", DISCORD_TOKEN="a.b.c", DATABASE_URL="sqlite:///games.db")
    *log, sentence = result.stderr.splitlines()
    reason = f"the features chess and rapid both claim the {claimed}"
    if claimed == "table clocks":
        reason = "the feature rapid defines the table clocks, which another one has"
    assert (result.returncode, result.stdout, sentence) == (2, "", words()("cli-features-clash", reason=reason))
    assert len(log) == 1, "what every start logs"
    assert not (tmp_path / "games.db").exists()
