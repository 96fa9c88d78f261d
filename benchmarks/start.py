"""What a start costs: python -m benchmarks.start [--stored N] [--json FILE]

Three tables. The first compares the bot on a database that is there with the floor bot of floor.py, in turn in one run:
the CPU of a start that has settled, memory, modules; and the CPU of `python -m bot --version`. Reads /proc, so Linux
only. The second compares the very first start, which makes the database and sends the commands to Discord, and a later
one that sends them, with the next, which finds them there. The third has the time until Discord knows the bot, on a new
database and on one that holds a million games, which is looked over page by page before it is used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from benchmarks.chat import FLOOR, OURS, PLAY, SQUARE, start
from benchmarks.store import STORED, fill
from benchmarks.tables import Script
from bot.features import FEATURES
from standin.launch import held

ROUNDS = 3
FIRST, SENDS = "ours, the first start", "ours, sends commands"
SETTLES_S = 3.0
"""What follows READY: discord.py waits for servers for two seconds."""


async def cost(name: str, database: str, script: Script) -> dict[str, float]:
    """Return the CPU seconds and the MiB of one bot that has started and settled."""
    async with start(name, script, 1, database) as bot:
        await asyncio.sleep(SETTLES_S)
        return {"CPU, s": bot.cpu_s(), "RSS, MiB": held(bot.process.pid)["bytes"] / (1 << 20)}


def modules(*names: str) -> int:
    """Return how many modules a Python has that has imported these."""
    program = f"import sys, {', '.join(names)}; print(len(sys.modules))"
    return int(subprocess.run([sys.executable, "-c", program], check=True, capture_output=True).stdout)


def version_s() -> float:
    """Return the CPU seconds of `python -m bot --version`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "bot", "--version"], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


async def compare(rounds: int = ROUNDS) -> dict[str, dict[str, float]]:
    """Return the medians of what a start costs, by bot; of ours also of the first start and of one that sends commands.

    Of all three Discord is the same, which remembers what was sent.
    """
    found: dict[str, list[dict[str, float]]] = {FIRST: [], SENDS: [], OURS: [], FLOOR: []}
    for _ in range(rounds):
        script = Script(PLAY, SQUARE)
        with tempfile.TemporaryDirectory() as folder:
            for name, each in found.items():
                if name == SENDS:
                    script.commands.clear()
                bot, of = (FLOOR, Script(PLAY, SQUARE)) if name == FLOOR else (OURS, script)
                each.append(await cost(bot, f"sqlite:///{folder}/games.db", of))
    result = {name: {key: median(one[key] for one in each) for key in each[0]} for name, each in found.items()}
    started = ("bot.cli", "bot.hosting.serve", *(f"bot.features.{name}" for name in FEATURES))
    result[OURS] |= {"modules": modules(*started), "--version: CPU, s": version_s()}
    result[FLOOR] |= {"modules": modules("benchmarks.floor")}
    return result


def to_floor(found: dict[str, dict[str, float]]) -> dict[str, float]:
    """Return the figures for baseline.json: ratios to the floor."""
    ours, floor = found[OURS], found[FLOOR]
    ratios = {f"start: {key.partition(',')[0]}, to the floor": ours[key] / floor[key] for key in floor}
    return ratios | {"start: CPU of --version, to the floor's start": ours["--version: CPU, s"] / floor["CPU, s"]}


async def measure(stored: int = STORED, rounds: int = ROUNDS) -> dict[str, float]:
    """Medians in seconds, by what the database holds at the start."""
    found: dict[str, list[float]] = {"none, a new file": [], "none": [], f"{stored:,} games": []}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        large = folder / "large.db"
        await fill(large, stored)
        for number in range(rounds):
            new = folder / f"new{number}.db"
            for what, file in zip(found, (new, new, large), strict=True):
                async with start(OURS, Script(PLAY, SQUARE), 1, f"sqlite:///{file.as_posix()}") as bot:
                    found[what].append(bot.started_s)
    return {what: median(taken) for what, taken in found.items()}


def main() -> None:
    """Print the table, and write the file that was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--stored", type=int, default=STORED, help="how many games the large database holds")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    chosen = parser.parse_args()
    costs = asyncio.run(compare())
    print("| a start | ours | floor | to floor |\n|---|--:|--:|--:|")
    for key, ours in costs[OURS].items():
        floor = costs[FLOOR].get(key)
        print(f"| {key} | {ours:.2f} | {f'{floor:.2f} | {ours / floor:.2f}' if floor else '|'} |")
    print("\n| of ours | first start | sends commands | next start |\n|---|--:|--:|--:|")
    for key in costs[SENDS]:
        print(f"| {key} | {costs[FIRST][key]:.2f} | {costs[SENDS][key]:.2f} | {costs[OURS][key]:.2f} |")
    print()
    found = asyncio.run(measure(chosen.stored))
    least = min(found.values())
    print("| stored at the start | until READY | to the quickest |\n|---|--:|--:|")
    for what, taken in found.items():
        print(f"| {what} | {taken:.2f} s | {taken / least:.2f} |")
    if chosen.json:
        chosen.json.write_text(json.dumps({"cost": costs, "until READY": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
