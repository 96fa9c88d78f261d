"""At what size what breaks: python -m benchmarks.scaling [--database URL] [--servers 1000,10000] [--json FILE]

Measures what one server, one game and one move cost, and works out from a model of what people do what bots of 10 to
1,000,000 servers need. docs/reports/scaling.md shows the tables. The model is an assumption: nobody has counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from benchmarks import chat, flood, store
from benchmarks.packets import BUTTONS
from bot.app import App
from bot.core.game import Place, User
from bot.core.store import Store
from bot.features.ratings.service import Ratings
from bot.settings import Settings

SIZES = (10, 1_000, 100_000, 1_000_000)
GAMES_A_SERVER, REQUESTS_A_GAME, BUSIEST_HOUR, TYPED, OTHER_CALLS = 2.0, 6.0, 0.1, 0.2, 0.2
"""The model: games of a server a day; requests of a game; share of a day's in its busiest hour; share that is typed;
messages a game besides answers (notices, boards that follow a game, ends by the clock)."""
CALLS_A_TYPED = 2
"""REST calls of a typed move: the answer, and the older board that is folded. Those of interactions are exempt."""
GLOBAL_REST, PER_PROCESS, CONNECTIONS = 50, 10_000, 10
"""Requests a second that Discord takes of a bot; servers of a process; PostgreSQL connections of one at most."""
IDENTIFY_EVERY_S, SPARE = 5.0, 20
"""Between two sessions that can't start at once; sessions a day that stay for later."""
LARGE, LANES = 150_000, 16
"""From so many servers on Discord gives more sessions a day, and starts so many at once instead of one. Source: its
docs, "Sharding for Large Bots"."""
SERVERS_A_SHARD = 1_000
"""About what Discord recommends; 2,500 is the most."""


@dataclass(frozen=True)
class Units:
    """What was measured. process, server: bytes of memory. process_s, server_cpu_s: at the start. game: on disk."""

    process: float
    process_s: float
    server: float
    server_cpu_s: float
    server_sent: float
    game: dict[str, float]
    rows: dict[str, float]
    moves_per_s: float
    writes_per_s: dict[str, float]


async def played(url: str, games: int) -> dict[str, int]:
    """Play so many games of 200 members, have them rated, and return how many rows each table has then."""
    async with App(Settings(database_url=url)) as app:
        for number in range(0, games, 50):
            place = Place(1, number + 1)
            members = [User(1 + each % 200, "member") for each in range(number, number + 50)]
            await asyncio.gather(*(store.play(app.services, place, member) for member in members))
        ratings = app.bot.registry.service(Ratings)
        await ratings.sweep()
        await ratings.settle()
        return await app.store.database.read(_rows)


def _rows(on: sa.Connection) -> dict[str, int]:
    tables = sa.inspect(on).get_table_names()
    return {table: on.execute(sa.text(f'SELECT count(*) FROM "{table}"')).scalar_one() for table in tables}  # noqa: S608


def _size(url: str) -> int:
    """Bytes of a database: of the file, or of the tables and indexes."""
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        return Path(str(address.database)).stat().st_size
    return asyncio.run(_size_there(url))


async def _size_there(url: str) -> int:
    opened = Store(url)
    await opened.open()
    query = "SELECT sum(pg_total_relation_size(relid)) FROM pg_stat_user_tables"
    size = int(await opened.database.read(lambda on: on.execute(sa.text(query)).scalar_one()))
    await opened.close()
    return size


def stored(url: str, games: int = 2_000) -> tuple[float, dict[str, float]]:
    """Bytes of a game with all that it leaves, and rows of it by table; what a few games leave is taken off."""
    before = asyncio.run(played(url, 500))
    smaller = _size(url)
    after = asyncio.run(played(url, games))
    rows = {table: (after[table] - before.get(table, 0)) / games for table in after}
    return (_size(url) - smaller) / games, {table: count for table, count in rows.items() if count > 0.01}


def measure(database: str | None, servers: Sequence[int]) -> tuple[Units, list[dict[str, float]]]:
    """Return the unit costs, and what each flood of servers cost. database: an empty PostgreSQL one."""
    none, *floods = [asyncio.run(flood.cost(count)) for count in (0, *servers)]
    largest = floods[-1]
    with tempfile.TemporaryDirectory() as folder:
        urls = {"SQLite": f"sqlite:///{folder}/games.db"} | ({"PostgreSQL": database} if database else {})
        games = {name: stored(url) for name, url in urls.items()}
        writes = {name: asyncio.run(store.rate(url, 100))["moves_per_s"] for name, url in urls.items()}
    found = chat.measure((100,), rounds=1, ways=(BUTTONS,))["results"]
    units = Units(
        process=none["bytes"],
        process_s=none["cpu_s"],
        server=(largest["bytes"] - none["bytes"]) / largest["servers"],
        server_cpu_s=(largest["cpu_s"] - none["cpu_s"]) / largest["servers"],
        server_sent=largest["sent"] / largest["servers"],
        game={name: size for name, (size, _) in games.items()},
        rows=games["SQLite"][1],
        moves_per_s=next(each["moves_per_s"] for each in found if each["bot"] == chat.OURS),
        writes_per_s=writes,
    )
    return units, [none, *floods]


def need(servers: int, units: Units) -> dict[str, Any]:
    """What a bot of so many servers needs and is allowed, by the model."""
    games = servers * GAMES_A_SERVER
    peak = games * REQUESTS_A_GAME * BUSIEST_HOUR / 3600
    shards, lanes = math.ceil(servers / SERVERS_A_SHARD), LANES if servers >= LARGE else 1
    sessions = max(2_000, servers // 1_000 * 5) if servers >= LARGE else 1_000
    processes = math.ceil(servers / PER_PROCESS)
    share = min(servers, PER_PROCESS)
    return {
        "servers": servers,
        "games a day": games,
        "requests a second, busiest hour": peak,
        "% of what one process answers": 100 * peak / units.moves_per_s,
        "REST calls a second that count": peak * (TYPED * CALLS_A_TYPED + OTHER_CALLS / REQUESTS_A_GAME),
        "shards": shards,
        "processes": processes,
        "MiB a process": (units.process + share * units.server) / 2**20,
        "start, s": max(
            (math.ceil(shards / lanes) - 1) * IDENTIFY_EVERY_S, units.process_s + share * units.server_cpu_s
        ),
        "full restarts a day": (sessions - SPARE) // shards,
        "GB on disk a year": games * 365 * max(units.game.values()) / 1e9,
        "PostgreSQL connections": processes * CONNECTIONS if processes > 1 else 0,
    }


def show(units: Units, floods: list[dict[str, float]]) -> None:
    """Print the tables of docs/reports/scaling.md."""
    print("| servers | shards | MiB | KiB a server | CPU s | start, s | MB sent |\n|--:|--:|--:|--:|--:|--:|--:|")
    for each in floods:
        per = (each["bytes"] - units.process) / 1024 / each["servers"] if each["servers"] else 0
        print(
            f"| {each['servers']:,} | {each['shards']} | {each['bytes'] / 2**20:,.0f} | {per:.0f} "
            f"| {each['cpu_s']:.1f} | {each['start_s']:.1f} | {each['sent'] / 1e6:,.1f} |"
        )
    print(f"\nmoves a second: {units.moves_per_s:,.0f}; stored alone: {_listed(units.writes_per_s)}")
    print(f"bytes a game: {_listed(units.game)}; rows: {_listed(units.rows)}\n")
    rows = [need(size, units) for size in SIZES]
    print("| | " + " | ".join(f"{row.pop('servers'):,}" for row in rows) + " |\n|---|" + "--:|" * len(rows))
    for name in rows[0]:
        print(f"| {name} | " + " | ".join(_shown(row[name]) for row in rows) + " |")


def _listed(figures: dict[str, float]) -> str:
    return ", ".join(f"{name} {_shown(figure)}" for name, figure in figures.items())


def _shown(figure: float) -> str:
    if 0 < figure < 0.01:
        return "under 0.01"
    return f"{figure:,.0f}" if figure >= 10 or figure == int(figure) else f"{figure:.2g}"


def main() -> None:
    """Print the tables, and write the file that was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--database", metavar="URL", help="of an empty PostgreSQL database")
    parser.add_argument(
        "--servers", default="10,1000,10000", help="how many servers to tell a process of, each in turn"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    chosen = parser.parse_args()
    units, floods = measure(chosen.database, [int(count) for count in chosen.servers.split(",")])
    show(units, floods)
    if chosen.json:
        needs = [need(size, units) for size in SIZES]
        chosen.json.write_text(json.dumps({"units": vars(units), "floods": floods, "needs": needs}, indent=1) + "\n")


if __name__ == "__main__":
    main()
