"""How fast the bot answers moves, beside discord.py alone: python -m benchmarks.chat [--quick] [--json FILE]

Whole games through the real client over loopback HTTP and WebSocket, by buttons, slash commands and typed moves. In
each channel one person makes the next move as soon as the last one is answered: in 1 channel this is latency, in
1,000 it is all that the bot can do. The peers are in `floor.py`. Each bot is a process of its own and all run at the
same time, but are asked in turn; a ratio compares what was measured in one round, and has a median and a range. Aims:
by buttons no fewer moves a second than the floor and more than the example, and no more CPU; typed 0.80 of the floor's,
slash commands 0.75; p99 at most 1.25 times the floor's; exactly one REST call a move.
The floor gets as many starts of games among its moves as ours; games of the example, for two, are longer.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import platform
import re
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import Any

import discord

from benchmarks.packets import BUTTONS, WAYS
from benchmarks.stage import Stage
from benchmarks.tables import Script, Tally
from standin import launch

OURS, FLOOR, EXAMPLE = "ours", "floor", "example"
CHANNELS = (1, 10, 100, 1000)
SQUARE = re.compile(r"ttt:\d+:\d+:\d+")
PLAY = ("play", {"level": "easy", "first": "me"})
COMPARED = ("moves_per_s", "p99_ms", "cpu_ms_per_move")

Figures = dict[str, float]
Case = tuple[str, int]
Found = dict[Case, dict[str, list[Figures]]]


@dataclass(frozen=True)
class Running:
    """A bot that was started, and the stage it plays on. started_s: from the start of the process until READY."""

    name: str
    stage: Stage
    process: asyncio.subprocess.Process
    started_s: float

    def cpu_s(self) -> float:
        """What all threads of the process have computed."""
        return launch.cpu_s(self.process.pid)


@asynccontextmanager
async def start(
    name: str, script: Script, channels: int, database: str | None = None, program: Sequence[str] = ("bot",)
) -> AsyncIterator[Running]:
    """Start a bot in a folder of its own, wait until it is connected, and stop it at the end.

    database: of ours, an address. program: the module to run as ours, with its arguments.
    """
    settings = {"DATABASE_URL": database} if name == OURS and database else {}
    with TemporaryDirectory() as folder, NamedTemporaryFile(dir=folder) as log:
        async with Stage(channels, script) as stage:
            begun = time.perf_counter()
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                *(program if name == OURS else ("benchmarks.floor", name, stage.url)),
                cwd=folder,
                env=launch.environment(stage.url, Path(folder), settings),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
            reading = asyncio.create_task(_read(process, stage))
            try:
                await stage.ready()
                yield Running(name, stage, process, time.perf_counter() - begun)
            except (RuntimeError, TimeoutError) as error:
                log.seek(0)
                error.add_note(f"{name} printed:\n{log.read().decode()[-4000:]}")
                raise
            finally:
                if process.returncode is None:
                    process.terminate()
                await process.wait()
                await reading


async def _read(process: asyncio.subprocess.Process, stage: Stage) -> None:
    """Pass on which boards of the example can be clicked; whatever else a bot prints is nobody's concern."""
    if process.stdout is not None:
        async for line in process.stdout:
            if (channel_id := line.decode().strip()) in stage.tables:
                await stage.started(channel_id)
    stage.fail("the bot ended")


def measure(
    channels: Sequence[int] = CHANNELS,
    rounds: int = 5,
    seconds: float = 2.0,
    database: str | None = None,
    ways: Sequence[str] = WAYS,
) -> dict[str, Any]:
    """Play every case with every bot in turn and return medians, as `--json` writes them.

    channels: in how many to play at once. rounds: how often each case is measured, for so many seconds. database: an
    address for the bot to use in place of a new SQLite file. ways: how to move, some of WAYS.
    """
    found = asyncio.run(_play_all(channels, rounds, seconds, database, ways))
    results = [_result(case, name, by_name) for case, by_name in found.items() for name in by_name]
    return {
        "python": platform.python_version(),
        "discord.py": discord.__version__,
        "database": "postgresql" if database and database.startswith("postgresql") else "sqlite",
        "rounds": rounds,
        "seconds": seconds,
        "results": results,
    }


async def _play_all(
    channels: Sequence[int], rounds: int, seconds: float, database: str | None, ways: Sequence[str]
) -> Found:
    """Start all bots and let them play every case; the figures of each round by case and bot."""
    lengths = [4]
    scripts = {
        OURS: Script(PLAY, SQUARE),
        FLOOR: Script(PLAY, SQUARE, lengths),
        EXAMPLE: Script("$tic", re.compile(".+"), players=2, told_of_starts=True),
    }
    found: Found = {(way, count): {} for way in ways for count in channels}
    async with AsyncExitStack() as stack:
        bots = [
            await stack.enter_async_context(start(name, script, max(channels), database))
            for name, script in scripts.items()
        ]
        for bot in bots:
            await bot.stage.scatter()
            lengths[:] = (bot.stage.lengths if bot.name == OURS else None) or lengths
        gc.collect()
        gc.freeze()
        for number in range(rounds):
            for (way, count), by_name in found.items():
                for bot in bots if number % 2 == 0 else reversed(bots):
                    if bot.name != EXAMPLE or way == BUTTONS:
                        tally = await bot.stage.play(way, count, seconds, bot.cpu_s)
                        by_name.setdefault(bot.name, []).append(figures(tally))
    return found


def figures(tally: Tally) -> Figures:
    """One measurement as figures. Times in milliseconds."""
    waited_ms = sorted(each * 1000 for each in tally.waited_s)
    moves = tally.moves

    def below(share: float) -> float:
        return waited_ms[min(moves - 1, int(share * moves))]

    return {
        "moves_per_s": moves / tally.seconds,
        "starts_per_move": tally.starts / moves,
        "p50_ms": below(0.50),
        "p95_ms": below(0.95),
        "p99_ms": below(0.99),
        "cpu_ms_per_move": tally.bot_cpu_s * 1000 / moves,
        "stage_cpu_ms_per_move": tally.stage_cpu_s * 1000 / moves,
        "rest_calls_per_move": tally.calls / moves,
        "bytes_per_move": tally.sent_bytes / moves,
    }


def _result(case: Case, name: str, by_name: dict[str, list[Figures]]) -> dict[str, Any]:
    """The medians of one bot's rounds of a case; of its ratios to the floor in the same round the range as well."""
    rounds, floor = by_name[name], by_name[FLOOR]
    result: dict[str, Any] = {"way": case[0], "channels": case[1], "bot": name}
    result |= {key: round(median(each[key] for each in rounds), 3) for key in rounds[0]}
    for key in COMPARED:
        ratios = [one[key] / other[key] if other[key] else 0.0 for one, other in zip(rounds, floor, strict=True)]
        result[f"{key}_to_floor"] = round(median(ratios), 3)
        result[f"{key}_to_floor_range"] = [round(min(ratios), 3), round(max(ratios), 3)]
    return result


def show(found: dict[str, Any]) -> None:
    """Print the table."""
    print(
        "| moves by | channels | bot | moves/s | to floor | range | p50 ms | p95 ms | p99 ms | to floor | range "
        "| CPU ms/move | to floor | range | REST calls/move | bytes/move |\n"
        "|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
    )
    for each in found["results"]:
        throughput, slowest, cpu = (_compared(each, key) for key in COMPARED)
        print(
            f"| {each['way']} | {each['channels']:,} | {each['bot']} | {each['moves_per_s']:.0f} | {throughput} "
            f"| {each['p50_ms']:.1f} | {each['p95_ms']:.1f} | {each['p99_ms']:.1f} | {slowest} "
            f"| {each['cpu_ms_per_move']:.2f} | {cpu} "
            f"| {each['rest_calls_per_move']:.3f} | {each['bytes_per_move']:.0f} |"
        )
    stage = median(each["stage_cpu_ms_per_move"] for each in found["results"])
    print(
        f"\nPython {found['python']}, discord.py {found['discord.py']}, {found['database']}; medians of "
        f"{found['rounds']} rounds of {found['seconds']:g} s. The stand-in for Discord took {stage:.2f} ms a move."
    )


def _compared(result: dict[str, Any], key: str) -> str:
    """The cells of a ratio to the floor: its median and its range."""
    least, most = result[f"{key}_to_floor_range"]
    return f"{result[f'{key}_to_floor']:.2f} | {least:.2f} to {most:.2f}"


def main() -> None:
    """Measure, print the table and write the file that was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--channels", type=int, nargs="+", help="in how many channels at once (1 10 100 1000)")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS, help="how to move (all)")
    parser.add_argument("--rounds", type=int, help="how often each case is measured (5)")
    parser.add_argument("--seconds", type=float, help="for how long each time (2)")
    parser.add_argument("--quick", action="store_true", help="1 and 100 channels, 2 rounds of 1 s")
    parser.add_argument("--database", metavar="URL", help="of the bot; a new SQLite file if left out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    chosen = parser.parse_args()
    quick = chosen.quick
    channels = chosen.channels or ([1, 100] if quick else CHANNELS)
    rounds, seconds = chosen.rounds or (2 if quick else 5), chosen.seconds or (1.0 if quick else 2.0)
    found = measure(channels, rounds, seconds, chosen.database, chosen.ways)
    show(found)
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
