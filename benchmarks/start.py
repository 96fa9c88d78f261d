"""How long a start takes until Discord knows the bot: python -m benchmarks.start [--stored N] [--json FILE]

The real process against the stand-in of chat.py, on a new database and on one that holds a million games, which is
looked over page by page before it is used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from benchmarks.chat import PLAY, SQUARE
from benchmarks.stage import Stage
from benchmarks.store import STORED, fill
from benchmarks.tables import Script
from standin import launch

ROUNDS = 3


async def once(database: Path, folder: Path) -> float:
    """Seconds from the start of the process until it has its server."""
    async with Stage(1, Script(PLAY, SQUARE)) as stage:
        environment = launch.environment(stage.url, folder, {"DATABASE_URL": f"sqlite:///{database.as_posix()}"})
        command = (sys.executable, "-m", "bot")
        with (folder / "log").open("wb") as log:
            begun = time.perf_counter()
            process = await asyncio.create_subprocess_exec(*command, cwd=folder, env=environment, stderr=log)
            await stage.ready()
            taken = time.perf_counter() - begun
            process.terminate()
            await process.wait()
    return taken


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
                found[what].append(await once(file, folder))
    return {what: median(taken) for what, taken in found.items()}


def main() -> None:
    """Print the table, and write the file that was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--stored", type=int, default=STORED, help="how many games the large database holds")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    chosen = parser.parse_args()
    found = asyncio.run(measure(chosen.stored))
    least = min(found.values())
    print("| stored at the start | until READY | to the quickest |\n|---|--:|--:|")
    for what, taken in found.items():
        print(f"| {what} | {taken:.2f} s | {taken / least:.2f} |")
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
