"""How long does one event-loop handle hold the bot, while many games are played at once?

Run `python -m benchmarks.loop`. The real bot runs in a process of its own, as in chat.py.
In it every asyncio handle is timed by the wall clock, so a busy machine adds to what is shown.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import gc
import json
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from benchmarks.chat import OURS, SQUARE, figures, start
from benchmarks.packets import BUTTONS
from benchmarks.start import SETTLES_S
from benchmarks.tables import Script, Tally
from bot.__main__ import main as run
from standin.payloads import Json

AIM_MS = 50.0
SHARES = {"max": 1.0, "p99.9": 0.999, "p99": 0.99}
WORTH_A_NAME_S = 0.002


# Inside the bot's process


def record(report: Path) -> None:
    """Time every event-loop handle of this process; write the times to report when the process ends."""
    started: list[float] = []
    seconds: list[float] = []
    named: dict[int, tuple[float, float, str]] = {}
    collecting = {"since": 0.0, "total": 0.0}
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        start, cpu, collected = time.monotonic(), time.thread_time(), collecting["total"]
        run(handle)
        held = time.monotonic() - start
        if held > WORTH_A_NAME_S:
            cpu, collected = time.thread_time() - cpu, collecting["total"] - collected
            named[len(started)] = (cpu, collected, name_of(handle))
        started.append(start)
        seconds.append(held)

    def collect(phase: str, _: object) -> None:
        if phase == "start":
            collecting["since"] = time.monotonic()
        else:
            collecting["total"] += time.monotonic() - collecting["since"]

    def write() -> None:
        report.write_text(json.dumps({"started": started, "seconds": seconds, "named": named}))

    gc.callbacks.append(collect)
    asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]
    atexit.register(write)


def name_of(handle: asyncio.Handle) -> str:
    """Say what a handle runs: the coroutine if it is a task's step."""
    callback: Any = handle._callback  # type: ignore[attr-defined]
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        coroutine: Any = owner.get_coro()
        return f"{owner.get_name()}: {coroutine.__qualname__}"
    return str(getattr(callback, "__qualname__", callback))


# Outside


async def measure(report: Path, games: int, seconds: float, level: str) -> tuple[list[float], Tally, int]:
    """Start the bot and play; the report is there then. Returns when play began and ended, what was done, and games."""
    script = Script(("play", {"level": level, "first": "me"}), SQUARE)
    program = ("benchmarks.loop", "--inside", str(report))
    async with start(OURS, script, games, program=program) as bot:
        await bot.stage.scatter()
        await asyncio.sleep(SETTLES_S)
        before, began = len(bot.stage.lengths), time.monotonic()
        tally = await bot.stage.play(BUTTONS, games, seconds, bot.cpu_s)
        return [began, time.monotonic()], tally, len(bot.stage.lengths) - before


def show(found: Json, played: list[float], tally: Tally, games: int) -> None:
    """Print the result; only what ran while the games did counts, the rest is start and stop."""
    (began, ended), now = played, figures(tally)
    handles = list(zip(found["started"], found["seconds"], strict=True))
    held = {n: s for n, (start, s) in enumerate(handles) if began <= start <= ended}
    starting = [s for start, s in handles if start < began]
    print(f"{games} games, {tally.moves} moves in {tally.seconds:.1f} s: {now['moves_per_s']:.0f} a second")
    print(f"REST calls: {now['rest_calls_per_move']:.3f} a move, beside 1 to start each game")
    print(f"a click is answered in {now['p50_ms']:.1f} ms (p99 {now['p99_ms']:.1f})")
    share = sum(held.values()) / (ended - began)
    print(f"{len(held)} handles hold the loop {share:.0%} of the time; one handle holds it")
    longest = " ".join(f"{name} {at(held.values(), part):.1f}" for name, part in SHARES.items())
    print(f"  {longest} ms (aim: max {AIM_MS:.0f}; while starting: max {at(starting, 1):.1f})")
    print("the longest, in ms: the whole, computing, collecting garbage")
    for n in sorted(held, key=lambda n: -held[n])[:5]:
        cpu, collected, name = found["named"].get(str(n), (held[n], 0.0, "(short)"))
        print(f"  {held[n] * 1000:6.1f} {cpu * 1000:6.1f} {collected * 1000:6.1f}  {name}")


def at(seconds: Iterable[float], share: float) -> float:
    """The value below which that share of the values lies, in milliseconds."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


def main() -> int:
    """Read the arguments; measure, or be what is measured."""
    if sys.argv[1:2] == ["--inside"]:
        record(Path(sys.argv[2]))
        return run([])
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games played at once (20)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for how long (10)")
    parser.add_argument("--level", default="unbeatable", help="how the bot plays (unbeatable)")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        played, tally, games = asyncio.run(measure(report, chosen.games, chosen.seconds, chosen.level))
        show(json.loads(report.read_text()), played, tally, games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
