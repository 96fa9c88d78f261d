"""Each feature can be deleted: its folder and its line, and the bot plays on without it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.features import FEATURES
from tests.source import ROOT, unmeasured
from tests.test_house import needed_by

PLAY = """
import asyncio, sys
from simcord import Env
from bot.app import App
from bot.settings import Settings

async def main():
    app = App(Settings(database_url=f"sqlite:///{sys.argv[1]}/games.db"))
    async with app:
        env = Env(app.bot, shard_count=1)
        await env.start()
        guild = env.create_guild()
        channel, alice = guild.create_text_channel("games"), guild.add_member(env.create_user("alice"))
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
        if "help" in {feature.name for feature in app.bot.registry.features}:
            await alice.slash(channel, "help")
            await alice.send(channel, "!help")
        env.raise_errors()
        await env.shutdown()

asyncio.run(main())
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


@pytest.mark.parametrize("name", [*FEATURES, "all"])
def test_the_bot_plays_without_a_feature(name: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "bot", tmp_path / "bot", ignore=shutil.ignore_patterns("__pycache__"))
    file, gone = tmp_path / "bot/features/__init__.py", needed_by(name) if name != "all" else set(FEATURES)
    for each in gone:
        shutil.rmtree(tmp_path / "bot/features" / each)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if line.strip(' ,"\n') not in gone), encoding="utf-8")
    command = [sys.executable, "-c", PLAY, tmp_path.as_posix(), PRESSES.get(name, "")]
    result = subprocess.run(
        command, cwd=tmp_path, env=unmeasured(), capture_output=True, text=True, timeout=120, check=False
    )
    assert result.returncode == 0, result.stderr
