"""Each feature can be deleted: its folder and its line, and the bot plays on without it; without all of them, too."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Collection
from pathlib import Path

import pytest

from bot.features import FEATURES
from tests.source import ROOT, python, unmeasured
from tests.test_house import needed_by

PROGRAM = """
import asyncio, sys
from simcord import Env
from bot.app import App
from bot.settings import Settings
from standin.strict import strict

async def main():
    app = App(Settings(database_url=f"sqlite:///{sys.argv[1]}/games.db"))
    async with app:
        env = Env(app.bot, shard_count=1)
        refused = strict(env)
        env.inject_error("GET", "/applications/*/commands/permissions", status=403, times=None)
        await env.start()
        guild = env.create_guild()
        channel, alice = guild.create_text_channel("games"), guild.add_member(env.create_user("alice"))
ACTS
        env.raise_errors()
        assert not refused, refused
        await env.shutdown()

asyncio.run(main())
"""
"""The bot in a simulated server, where alice does what is put in for ACTS."""
PLAY = """
await alice.send(channel, "!play easy me")
await alice.send(channel, "!move 5")
board = channel.history()[-1]
stored = env.backend.get_message(channel.id, board.id).components
buttons = [each for row in stored for each in row["components"] if not each["disabled"]]
await alice.click(board, custom_id=buttons[0]["custom_id"])
game = await app.services.store.games.get(1)
assert game.ply == 4, game
for each in buttons:
    assert app.bot.registry.read(each["custom_id"]), each
assert not sys.argv[2] or app.bot.registry.read(sys.argv[2]) is None, "an old button is answered by nothing"
if "help" in {feature.qualified_name for feature in app.bot.registry.features}:
    await alice.slash(channel, "help")
    await alice.send(channel, "!help")
"""
PRESSES = {
    "watch": "ttt:1:2:replay",
    "learn": "ttt:1:2:hint",
    "ratings": "ttt-board:1:3x3:standard:all:here:0:first",
    "stats": "ttt-stats:1:rating:",
    "puzzles": "ttt-solve:20500",
    "tournaments": "ttt-cup:7:play:3",
    "crowd": "ttt-vote:1:2:3",
    "privacy": "ttt-forget:1:2:erase",
    "help": "ttt-help:watch",
}
"""A button of each feature that has any."""

pytestmark = pytest.mark.slow


def program(acts: str) -> str:
    """The program in which alice does these acts."""
    return PROGRAM.replace("ACTS\n", textwrap.indent(acts.lstrip("\n"), " " * 8))


def copy_without(gone: Collection[str], folder: Path, *packages: str) -> None:
    """Copy the bot, and packages beside it, to a folder and delete these features there."""
    for name in ("bot", *packages):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for each in gone:
        shutil.rmtree(folder / "bot/features" / each)
    file = folder / "bot/features/__init__.py"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if line.strip(' ,"\n') not in gone), encoding="utf-8")


def run(folder: Path, *command: str, timeout_s: int) -> None:
    """Run Python in a copy of the bot. Fails if that does."""
    result = python(*command, cwd=folder, variables=unmeasured(), timeout_s=timeout_s)
    assert result.returncode == 0, f"{result.stdout[-5000:]}\n{result.stderr[-5000:]}"


@pytest.mark.parametrize("name", [*FEATURES, "all"])
def test_the_bot_plays_without_a_feature(name: str, tmp_path: Path) -> None:
    copy_without(needed_by(name) if name != "all" else FEATURES, tmp_path, "standin")
    run(tmp_path, "-c", program(PLAY), tmp_path.as_posix(), PRESSES.get(name, ""), timeout_s=120)


ONE_CASE = """
def pytest_collection_modifyitems(items):
    items[:] = {each.nodeid.split("[")[0]: each for each in items if "world" in each.fixturenames}.values()
"""
"""Of all that can be imported: only a bot that runs can meet a feature, and one case meets what the others do."""


def test_the_cores_tests_pass_without_features(tmp_path: Path) -> None:
    copy_without(FEATURES, tmp_path, "standin", "tests")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.rmtree(tmp_path / "tests/features")
    (tmp_path / "conftest.py").write_text(ONE_CASE, encoding="utf-8")
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/core", timeout_s=900)
