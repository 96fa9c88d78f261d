"""How many moves a second the store keeps, durably: python -m benchmarks.store [--database URL] [--json FILE]

A move is looked up, checked, answered by the bot and written before it counts, as in a channel but without Discord;
games are started meanwhile, and that takes its part of the time. On a new SQLite file, on one that holds a million
games that have ended, and on PostgreSQL if an address is given.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.core.game import First, Game, How, Place, Result, User
from bot.core.play import turns
from bot.core.play.services import Services
from bot.core.store import Store, tables
from bot.core.thinking import Thinker
from bot.engine import STANDARD, Level

STORED = 1_000_000
AT_ONCE = (1, 10, 100, 1000)
SECONDS = 2.0
CELLS = (4, 0, 2, 6, 3, 5, 1, 7, 8)
"""A game that is drawn."""


def ended(count: int) -> Iterator[dict[str, Any]]:
    """Rows of games that have ended and been shown so, of a thousand members in a hundred channels."""
    drawn = Game(Place(1, 100), User(0, ""), User(1, ""), STANDARD, created_at=0, deadline=0, moves=CELLS)
    for number in range(count):
        game = replace(
            drawn,
            place=Place(1, 100 + number % 100),
            x=User(number % 1000, f"member{number % 1000}"),
            o=User(number % 997 + 1000, "other"),
            created_at=number,
            deadline=number + 100,
            result=Result(None, How.FULL_BOARD, number + 50),
        )
        yield tables.row(game) | {"is_end_shown": True}


async def fill(path: Path, count: int = STORED) -> None:
    """Put so many games that have ended into a new SQLite file."""
    store = Store(f"sqlite:///{path.as_posix()}")
    await store.open()
    await store.close()
    names = list(next(ended(1)))
    connection = sqlite3.connect(path)
    statement = f"INSERT INTO games ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"  # noqa: S608
    connection.executemany(statement, ended(count))
    connection.commit()
    connection.close()


def served(store: Store, threads: ThreadPoolExecutor) -> Services:
    """The services, as the bot puts them together."""
    return Services(
        store,
        Thinker(threads),
        now=lambda: int(time.time()),
        random=Random(1),
        challenge_s=300,
        move_s=86_400,
    )


async def play(services: Services, place: Place, player: User) -> list[float]:
    """Play a game by the services, without Discord; how long each move took."""
    game, waited_s = await services.lobby.start(place, player, Level.EASY, First.ME), []
    while not game.is_over:
        begun, cell = time.perf_counter(), game.position.legal()[0]
        after = await services.turns.do(place, game.id, turns.press_square, player.id, game.ply, cell)
        waited_s.append(time.perf_counter() - begun)
        assert isinstance(after, Game)
        game = after
    return waited_s


async def _play_on(services: Services, channel_id: int, until: float, waited_s: list[float]) -> None:
    """Play game after game in a channel."""
    while time.perf_counter() < until:
        waited_s += await play(services, Place(2, channel_id), User(2, "player"))


async def rate(url: str, at_once: int, seconds: float = SECONDS) -> dict[str, float]:
    """Moves a second in so many channels at once, and how long one waits, in milliseconds."""
    waited_s: list[float] = []
    store = Store(url)
    await store.open()
    with ThreadPoolExecutor(1) as threads:
        services, begun = served(store, threads), time.perf_counter()
        await asyncio.gather(*(_play_on(services, 10_000 + n, begun + seconds, waited_s) for n in range(at_once)))
        taken = time.perf_counter() - begun
    await store.close()
    waited_s.sort()
    p50, p99 = (waited_s[len(waited_s) * share // 100] * 1000 for share in (50, 99))
    return {"moves_per_s": len(waited_s) / taken, "p50_ms": p50, "p99_ms": p99}


async def measure(database: str | None = None, stored: int = STORED, seconds: float = SECONDS) -> dict[str, Any]:
    """All cases, by database and by how many games are played at once."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        files = {"SQLite": Path(folder, "new.db"), f"SQLite, {stored:,} games": Path(folder, "large.db")}
        await fill(files[f"SQLite, {stored:,} games"], stored)
        urls = {name: f"sqlite:///{file.as_posix()}" for name, file in files.items()}
        if database:
            urls["PostgreSQL"] = database
        for at_once in AT_ONCE:
            for name, url in urls.items():
                found.setdefault(name, {})[str(at_once)] = await rate(url, at_once, seconds)
    return found


def main() -> None:
    """Print the table, and write the file that was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--database", metavar="URL", help="of an empty PostgreSQL database")
    parser.add_argument("--stored", type=int, default=STORED, help="how many games the large file holds")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    chosen = parser.parse_args()
    found = asyncio.run(measure(chosen.database, chosen.stored))
    print(
        "| moves stored | games at once | moves/s | to a new SQLite file | p50 ms | p99 ms |\n|---|--:|--:|--:|--:|--:|"
    )
    for name, by_count in found.items():
        for at_once, each in by_count.items():
            ratio = each["moves_per_s"] / found["SQLite"][at_once]["moves_per_s"]
            print(
                f"| {name} | {int(at_once):,} | {each['moves_per_s']:,.0f} | {ratio:.2f} "
                f"| {each['p50_ms']:.2f} | {each['p99_ms']:.2f} |"
            )
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
