"""What a game costs in memory, and whether a hundred thousand of them leave anything behind:
python -m benchmarks.memory [--games 100000] [--json FILE]

The first table starts games by the bot's services, without Discord, and leaves them open after a move; the second
plays whole games through the real client, as chat.py does, and looks at the process from outside. Reads /proc, so
Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from benchmarks.chat import OURS, PLAY, SQUARE, figures, start
from benchmarks.packets import BUTTONS
from benchmarks.tables import Script
from bot.app import App
from bot.core.game import First, Place, User
from bot.core.play import turns
from bot.engine import Level
from bot.settings import Settings
from standin.launch import held

OPEN = (10_000, 100_000)
GAMES = 100_000
CHANNELS = 50
CHUNK_S = 10.0


async def open_games(count: int) -> int:
    """Open so many games of as many members; by how many bytes this process has grown since the first thousand."""
    before, place = 0, Place(1, 2)
    with tempfile.TemporaryDirectory() as folder:
        async with App(Settings(database_url=f"sqlite:///{folder}/games.db")) as app:
            start, do = app.services.lobby.start, app.services.turns.do
            for first in range(0, count, 100):
                if first == 1000:
                    gc.collect()
                    before = held()["bytes"]
                users = [User(number, f"member{number}") for number in range(first, first + 100)]
                games = await asyncio.gather(*(start(place, user, Level.EASY, First.ME) for user in users))
                moves = zip(games, users, strict=True)
                await asyncio.gather(*(do(place, game.id, turns.press_square, user.id, 0, 4) for game, user in moves))
            gc.collect()
            return held()["bytes"] - before


def per_open_game(count: int) -> float:
    """Bytes of a running game, measured in a process of its own."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        return pool.submit(_opened, count).result() / count


def _opened(count: int) -> int:
    return asyncio.run(open_games(count))


async def play(games: int, channels: int = CHANNELS, chunk_s: float = CHUNK_S) -> list[dict[str, Any]]:
    """Play so many games; what the process holds, and how quick it is, as they become more."""
    found: list[dict[str, Any]] = []
    async with start(OURS, Script(PLAY, SQUARE), channels) as bot:
        await bot.stage.scatter()
        while not found or found[-1]["games"] < games:
            tally = await bot.stage.play(BUTTONS, channels, chunk_s, bot.cpu_s)
            ended = len(bot.stage.lengths)
            found.append({"games": ended} | held(bot.process.pid) | figures(tally))
    return found


def measure(games: int = GAMES) -> dict[str, Any]:
    """Both tables."""
    return {"open": {str(count): per_open_game(count) for count in OPEN}, "played": asyncio.run(play(games))}


def tenths(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Ten of many looks, evenly spread, the last one among them."""
    return [found[len(found) * (n + 1) // 10 - 1] for n in range(10)] if len(found) > 10 else found


def main() -> None:
    """Print the tables, and write the file that was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=GAMES, help="how many to play")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    chosen = parser.parse_args()
    found = measure(chosen.games)
    print("| running games | bytes each |\n|--:|--:|")
    for count, each in found["open"].items():
        print(f"| {int(count):,} | {each:,.0f} |")
    print("\n| games played | MiB | files | threads | p50 ms | p99 ms | CPU ms/move |\n|--:|--:|--:|--:|--:|--:|--:|")
    for look in tenths(found["played"]):
        print(
            f"| {look['games']:,} | {look['bytes'] / 2**20:.1f} | {look['files']} | {look['threads']} "
            f"| {look['p50_ms']:.1f} | {look['p99_ms']:.1f} | {look['cpu_ms_per_move']:.2f} |"
        )
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
