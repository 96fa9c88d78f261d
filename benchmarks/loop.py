"""How long does one event-loop handle hold the bot, while many games are played at once?

Run `python -m benchmarks.loop`. The real bot runs in a process of its own against the stand-in for Discord.
In it every asyncio handle is timed by the wall clock, so a busy machine adds to what is shown.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import gc
import json
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.__main__ import main as run
from standin import launch
from standin.discord import StandIn
from standin.payloads import Json, Person, buttons

AIM_MS = 50.0
SHARES = {"max": 1.0, "p99.9": 0.999, "p99": 0.99}
WORTH_A_NAME_S = 0.002
SQUARE = re.compile(r"ttt:\d+:\d+:\d+")


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


@dataclass
class Tally:
    """What the players did, and when; answers_s: how long each click waited for its answer."""

    games: int = 0
    calls: int = 0
    answers_s: list[float] = field(default_factory=list)
    begun: float = 0.0
    ended: float = 0.0


async def play(standin: StandIn, player: Person, level: str, tally: Tally) -> None:
    """Start a game and click free squares until none is left to click."""
    board = (await standin.slash("play", player, level=level, first="me")).message
    tally.games += 1
    while squares := enabled_squares(board):
        start = time.monotonic()
        board = (await standin.click(board, random.choice(squares), player)).message
        tally.answers_s.append(time.monotonic() - start)


def enabled_squares(board: Json) -> list[str]:
    """The squares of a board that can be clicked, as custom_ids."""
    ids = [str(button.get("custom_id")) for button in buttons(board) if not button.get("disabled")]
    return [one for one in ids if SQUARE.fullmatch(one)]


async def measure(folder: Path, players: int, rounds: int, level: str) -> Tally:
    """Start the bot, play one game to warm up, then the rounds; folder then holds report.json."""
    people = [Person(2_000_000_000_000_000_001 + n, f"player{n}") for n in range(players)]
    program = ("-m", "benchmarks.loop", "--inside", str(folder / "report.json"))
    async with StandIn() as standin, launch.start_bot(standin, folder, program=program) as bot:
        await bot.ready()
        await play(standin, people[0], level, Tally())
        tally, calls = Tally(begun=time.monotonic()), len(standin.calls)
        for _ in range(rounds):
            await asyncio.gather(*(play(standin, player, level, tally) for player in people))
        tally.ended, tally.calls = time.monotonic(), len(standin.calls) - calls
        if await bot.terminate() != 0 or standin.unexpected:
            sys.exit(f"{bot.output()}\nunexpected calls: {standin.unexpected}")
    return tally


def show(found: Json, tally: Tally) -> None:
    """Print the result; only what ran while the games did counts, the rest is start and stop."""
    moves, took = len(tally.answers_s), tally.ended - tally.begun
    handles = list(zip(found["started"], found["seconds"], strict=True))
    held = {n: s for n, (start, s) in enumerate(handles) if tally.begun <= start <= tally.ended}
    starting = [s for start, s in handles if start < tally.begun]
    print(f"{tally.games} games, {moves} moves in {took:.1f} s: {moves / took:.0f} a second")
    print(f"REST calls: {(tally.calls - tally.games) / moves:.3f} a move, beside 1 to start each game")
    print(f"a click is answered in {at(tally.answers_s, 0.5):.1f} ms (p99 {at(tally.answers_s, 0.99):.1f})")
    print(f"{len(held)} handles hold the loop {sum(held.values()) / took:.0%} of the time; one handle holds it")
    longest = " ".join(f"{name} {at(held.values(), share):.1f}" for name, share in SHARES.items())
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
    parser.add_argument("--rounds", type=int, default=10, help="how often (10)")
    parser.add_argument("--level", default="unbeatable", help="how the bot plays (unbeatable)")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(measure(Path(folder), chosen.games, chosen.rounds, chosen.level))
        show(json.loads(Path(folder, "report.json").read_text()), tally)
    return 0


if __name__ == "__main__":
    sys.exit(main())
