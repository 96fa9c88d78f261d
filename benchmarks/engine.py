"""How fast the engine is, beside others in the same run: python -m benchmarks.engine [--games 1000]

Peers are measured where they are installed: pip install easyAI open_spiel. Times are medians of a few runs or means
over positions; what takes longer than LIMIT_S is ended and told as that.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import multiprocessing
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import mean, median

from benchmarks import peers
from bot.core.thinking import Thinker, remembered
from bot.engine import (
    STANDARD,
    Board,
    Budget,
    Level,
    Mark,
    Outcome,
    Position,
    TranspositionTable,
    analyse,
    canonical_key,
    choose,
    plain_minimax,
)

LIMIT_S = 30.0
BUDGET_S = 1.0
BOARDS = ("4x4/3", "4x4/4", "5x5/5", "5x5/4")


def main() -> None:
    """Print every table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000, help="random games on each larger board")
    games = parser.parse_args().games
    small()
    larger()
    moves_within_the_budget(games)
    games_not_lost(games // 2)
    asyncio.run(searches_at_once())


def open_positions() -> list[Position]:
    """All 4,520 positions of 3x3 in which something can be played."""
    found: dict[tuple[int, int], Position] = {}
    new = {Position.start()}
    while new:
        found |= {(position.x, position.o): position for position in new}
        new = {position.play(cell) for position in new for cell in position.legal()}
        new = {position for position in new if not position.is_over and (position.x, position.o) not in found}
    return list(found.values())


def measure_small() -> tuple[float, dict[str, tuple[float, float]]]:
    """Seconds until all of 3x3 is known; and seconds a move from the empty board, and in the mean, by who moves.

    "ours" is what the bot plays by: unbeatable's choice, with all positions remembered.
    """
    positions = open_positions()
    start, table = Position.start(), TranspositionTable()
    classes = list({canonical_key(position): position for position in positions}.values())
    begun = time.perf_counter()
    for position in classes:
        analyse(position, table)
    ready = time.perf_counter() - begun
    best = {(position.x, position.o): analyse(position, table).best[0] for position in positions}
    chance, unbeatable = Random(1), Level.UNBEATABLE
    for position in positions:
        choose(position, unbeatable, chance, table)
    rows: dict[str, tuple[float, float]] = {
        "plain minimax (the tutorials)": (once(plain_minimax, start), each(plain_minimax, positions)),
        "ours, nothing remembered": (best_of(lambda: analyse(start)), each(analyse, positions)),
        "ours": (
            best_of(lambda: choose(start, unbeatable, chance, table)),
            each(lambda at: choose(at, unbeatable, chance, table), positions * 5),
        ),
        "ours, every move valued": (
            best_of(lambda: analyse(start, table)),
            each(lambda at: analyse(at, table), positions * 5),
        ),
        "a bare dictionary look-up": (
            best_of(lambda: best[start.x, start.o]),
            each(lambda at: best[at.x, at.o], positions * 5),
        ),
    }
    return ready, rows | peers.small(positions)


def small() -> None:
    """Time per move on 3x3."""
    ready, rows = measure_small()
    plain = rows["plain minimax (the tutorials)"]
    print(f"3x3: all 4,520 open positions, 627 up to symmetry, known in {ready * 1000:.0f} ms\n")
    print("| 3x3, time per move | empty board | times faster | mean | times faster |\n|---|--:|--:|--:|--:|")
    for name, row in rows.items():
        cells = (f"{shown(taken)} | {base / taken:,.0f}" for taken, base in zip(row, plain, strict=True))
        print(f"| {name} | {' | '.join(cells)} |")


def larger() -> None:
    """Time, nodes and memory from the empty board, every move valued exactly and with nothing remembered."""
    print("\n| from the empty board | outcome | ours | nodes | remembered | easyAI | OpenSpiel |")
    print("|---|---|--:|--:|--:|--:|--:|")
    for name in BOARDS:
        start, table = Position.start(Board.parse(name)), TranspositionTable()
        begun = time.perf_counter()
        found = analyse(start, table)
        taken = time.perf_counter() - begun
        kib = len(table.bounds) * peers.size_of_entry(table) / 1024
        others = (limited(solve, name) for solve in (peers.easyai_solve, peers.openspiel_solve))
        print(
            f"| {name} | {found.outcome.value} | {shown(taken)} | {found.nodes:,} | {kib:,.0f} KiB | "
            f"{' | '.join(others)} |"
        )


def moves_within_the_budget(games: int) -> None:
    """How long unbeatable takes for its moves against random play, under the budget of a second."""
    print(f"\n| {games} random games, time per move | median | p99 | slowest | sure |\n|---|--:|--:|--:|--:|")
    for name in BOARDS:
        board, random = Board.parse(name), Random(1)
        table, taken, sure = remembered(board), [], 0
        for number in range(games):
            position, ours = Position.start(board), (Mark.X, Mark.O)[number % 2]
            while not position.is_over:
                if position.to_move is ours:
                    begun = time.perf_counter()
                    found = analyse(position, table, budget())
                    taken.append(time.perf_counter() - begun)
                    sure += found.exact
                    position = position.play(random.choice(found.best))
                else:
                    position = position.play(random.choice(position.legal()))
        taken.sort()
        p99 = taken[len(taken) * 99 // 100]
        print(f"| {name} | {shown(median(taken))} | {shown(p99)} | {shown(taken[-1])} | {sure / len(taken):.2%} |")


def games_not_lost(games: int) -> None:
    """Games of unbeatable against random and against hard: those lost although the position was not."""
    print(f"\n| {games} games of unbeatable | won | drawn | lost | lost, but not by theory |\n|---|--:|--:|--:|--:|")
    for name in BOARDS:
        for level in (Level.EASY, Level.HARD):
            board, random, ends, given_away = Board.parse(name), Random(2), [0, 0, 0], 0
            table = remembered(board)
            for number in range(games):
                ours, position, was_held = (Mark.X, Mark.O)[number % 2], Position.start(board), False
                while not position.is_over:
                    is_ours = position.to_move is ours
                    if is_ours and not was_held:
                        found = analyse(position, table, budget())
                        was_held = found.exact and found.outcome is not Outcome.LOSS
                    mover = Level.UNBEATABLE if is_ours else level
                    position = position.play(choose(position, mover, random, table, budget()))
                ends[0 if position.winner is ours else 1 if position.winner is None else 2] += 1
                given_away += was_held and position.winner is ours.other
            print(f"| {name} against {level} | {' | '.join(map(str, ends))} | {given_away} |")


async def searches_at_once() -> None:
    """Twenty searches of the slowest board at once: how late the event loop is meanwhile."""
    for workers in (1, 2):
        with ThreadPoolExecutor(workers) as threads:
            thinker = Thinker(threads, workers=workers, time_s=BUDGET_S)
            slow = Position.after((15, 3, 24, 8), Board(5, 5, 4))
            await thinker.analyse(slow)
            searches = asyncio.gather(*(thinker.analyse(slow.play(cell)) for cell in slow.legal()[:20]))
            late: list[float] = []
            while not searches.done():
                begun = time.perf_counter()
                await asyncio.sleep(0.005)
                late.append(time.perf_counter() - begun - 0.005)
            await searches
            thinker.close()
        late.sort()
        p99 = late[len(late) * 99 // 100]
        where = f"20 searches at once on 5x5/4, {workers} at a time"
        print(f"\n{where}: event loop late by {shown(p99)} at p99, {shown(late[-1])} at most")


def budget() -> Budget:
    """A second from now."""
    end = time.perf_counter() + BUDGET_S
    return Budget(is_up=lambda: time.perf_counter() >= end)


def once(work: Callable[[Position], object], position: Position) -> float:
    """Seconds for one call."""
    begun = time.perf_counter()
    work(position)
    return time.perf_counter() - begun


def best_of(work: Callable[[], object], runs: int = 5, calls: int = 200) -> float:
    """Seconds a call, the median of a few runs."""
    taken = []
    for _ in range(runs):
        begun = time.perf_counter()
        for _ in range(calls):
            work()
        taken.append((time.perf_counter() - begun) / calls)
    return median(taken)


def each(work: Callable[[Position], object], positions: Iterable[Position]) -> float:
    """Seconds a position, in the mean."""
    return mean(once(work, position) for position in positions)


def limited(solve: Callable[[str], float | None], name: str) -> str:
    """What a peer takes for a board, in a process that is ended after LIMIT_S."""
    if importlib.util.find_spec(peers.PACKAGES[solve.__name__]) is None:
        return "not installed"
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        try:
            taken = pool.apply_async(solve, (name,)).get(LIMIT_S)
        except multiprocessing.TimeoutError:
            return f"> {LIMIT_S:.0f} s"
    return "cannot" if taken is None else shown(taken)


def shown(seconds: float) -> str:
    """A time with three figures."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


if __name__ == "__main__":
    assert STANDARD.cells == 9
    main()
