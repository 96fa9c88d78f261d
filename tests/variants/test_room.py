"""A variant is a folder and a line: without both the bot runs, and outside the folder its name hardly appears."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree, rmtree

import pytest

from bot.engine import Rules
from tests.report import for_each
from tests.source import ROOT, files, python, read

VARIANTS = list(Rules)[1:]
WITHOUT = """
from bot.app import App
from bot.core.game import BOARDS, KINDS, RULES
from bot.engine import Level, Position, choose
from bot.features.puzzles.rules import of_day
from bot.settings import Settings
from random import Random
App(Settings(database_url="sqlite:///games.db"))
print(len(KINDS), *(rules for rules in RULES), *BOARDS)
print(len({of_day(20794 + day).code for day in range(7)}))
for board in KINDS:
    position = Position.start(board)
    print(choose(position, Level.EASY, Random(1)) in position.legal())
"""
NAMED = {
    "bot/variants/__init__.py": "the one line",
    "bot/features/puzzles/rules.py": "what puzzles are set on",
    "bot/features/help/pages.py": "an example of a topic",
    "bot/engine/board.py": "an example of a name",
}
"""Files outside a variant's folder that may name one, and why."""


@pytest.mark.parametrize("rules", [VARIANTS[0], *(pytest.param(each, marks=pytest.mark.slow) for each in VARIANTS[1:])])
def test_without_its_folder_and_its_line_the_bot_plays_the_others(rules: Rules, tmp_path: Path) -> None:
    copytree(ROOT / "bot", tmp_path / "bot")
    rmtree(tmp_path / "bot/variants" / rules)
    listed = tmp_path / "bot/variants/__init__.py"
    lines = read(listed).splitlines()
    kept = [line for line in lines if f' = "{rules}"' not in line]
    assert len(kept) == len(lines) - 1
    listed.write_text("\n".join(kept))
    done = python("-c", WITHOUT, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    kinds, puzzles, *plays = done.stdout.splitlines()
    count, *names = kinds.split()
    assert rules not in names
    assert int(count) == len(plays) == 8
    assert puzzles == "7"
    assert set(plays) == {"True"}


@for_each(path for path in files() if "migrations" not in path.parts)
def test_a_variant_is_named_in_its_folder_alone(path: Path) -> None:
    name, source = path.relative_to(ROOT).as_posix(), read(path)
    found = {rules for rules in VARIANTS if re.search(rf'Rules\.{rules.name}\b|["\']{rules}["\']', source)}
    own = {rules for rules in VARIANTS if name.startswith(f"bot/variants/{rules}/")}
    assert found <= own or name in NAMED
