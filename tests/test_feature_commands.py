"""The command line beside features: one that is gone takes its commands with it; two that clash end a start."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features import COMMANDS, FEATURES
from bot.words import words
from tests.source import python
from tests.test_features import copy_without
from tests.test_house import needed_by

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", [*COMMANDS.values(), "all"])
def test_the_command_line_works_without_a_feature(name: str, tmp_path: Path) -> None:
    gone = needed_by(name) if name != "all" else set(FEATURES)
    copy_without(gone, tmp_path)
    helped = python("-m", "bot", "--help", cwd=tmp_path)
    assert (helped.returncode, helped.stderr) == (0, "")
    for command, feature in COMMANDS.items():
        assert (f" {command} " in helped.stdout) == (feature not in gone)
        assert python("-m", "bot", command, "--help", cwd=tmp_path).returncode == (2 if feature in gone else 0)
    checked = python("-m", "bot", "check", cwd=tmp_path)
    assert (checked.returncode, checked.stderr) == (1, ""), "there is no token"
    assert python("-m", "bot", "run", cwd=tmp_path).stderr.startswith("I need a token")


CLASH = """
import sqlalchemy as sa
from bot.core.chat.commands import command
from bot.core.chat.feature import Feature
from bot.core.chat.press import press
from bot.core.store.tables import METADATA

class Clocks(Feature, name=__name__.rpartition(".")[2]):
    CLAIM

async def setup(bot):
    await bot.add_cog(Clocks(bot))
"""
CLAIMS = {
    "command clock": "@command('clock', with_app_command=False)\n    async def clock(self, request): ...",
    "button ttt-clock": "@press('ttt-clock:{game_id}')\n    async def clock(self, request, game_id: int): ...",
    "table clocks": "TABLE = sa.Table('clocks', METADATA, sa.Column('game_id', sa.Integer))",
}


@pytest.mark.parametrize("claimed", CLAIMS)
def test_two_features_that_claim_the_same_end_a_start_in_one_sentence(claimed: str, tmp_path: Path) -> None:
    copy_without(FEATURES, tmp_path)
    listed = 'FEATURES = ("chess", "rapid")\nCOMMANDS: dict[str, str] = {}\n'
    (tmp_path / "bot/features/__init__.py").write_text(listed, encoding="utf-8")
    for name in ("chess", "rapid"):
        (tmp_path / f"bot/features/{name}.py").write_text(CLASH.replace("CLAIM", CLAIMS[claimed]), encoding="utf-8")
    settings = {"DISCORD_TOKEN": "a.b.c", "DATABASE_URL": "sqlite:///games.db"}
    result = python("-m", "bot", cwd=tmp_path, variables=settings)
    *log, sentence = result.stderr.splitlines()
    reason = f"the features chess and rapid both claim the {claimed}"
    if claimed == "table clocks":
        reason = "the feature rapid defines the table clocks, which another one has"
    assert (result.returncode, result.stdout, sentence) == (2, "", words()("cli-features-clash", reason=reason))
    assert len(log) == 1, "what every start logs"
    assert not (tmp_path / "games.db").exists()


def test_a_feature_that_fails_to_load_ends_a_start_with_its_own_fault_and_a_sentence(tmp_path: Path) -> None:
    copy_without(FEATURES, tmp_path)
    listed = 'FEATURES = ("chess",)\nCOMMANDS: dict[str, str] = {}\n'
    (tmp_path / "bot/features/__init__.py").write_text(listed, encoding="utf-8")
    (tmp_path / "bot/features/chess.py").write_text("import no_such_module\n", encoding="utf-8")
    settings = {"DISCORD_TOKEN": "a.b.c", "DATABASE_URL": "sqlite:///games.db"}
    result = python("-m", "bot", cwd=tmp_path, variables=settings)
    *_, fault, sentence = result.stderr.splitlines()
    assert (result.returncode, result.stdout) == (2, "")
    assert fault == "ModuleNotFoundError: No module named 'no_such_module'"
    assert sentence == words()("cli-feature-broken", name="chess")
    assert not (tmp_path / "games.db").exists()
