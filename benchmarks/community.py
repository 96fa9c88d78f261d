"""How long what accumulates takes to be read: python -m benchmarks.community [--database URL] [--json FILE]

Makes a million games that have ended, with ratings, on a new SQLite file and, if an address is given (or stands in
TEST_DATABASE_URL), in a scratch database of that PostgreSQL. One member has 10,000 of them, one server 100,000. Each
question is asked as the bot asks it; a range tells the quickest and the slowest of all rounds. Not part of
`python -m benchmarks`: filling the databases takes a minute or two.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import sqlalchemy as sa

from bot.engine import STANDARD, Board, Level, Position, Rules
from bot.model import BOARDS, Bot, Game, How, Move, Place, Result, Seat, User, with_rules
from bot.model.leaderboards import Ranking
from bot.store import Store, tables
from bot.store.ratings import PLAYERS, POOLS, RATED_GAMES, RATINGS, STANDINGS

STORED = 1_000_000
HEAVY, HEAVY_GAMES = 1, 10_000
"""The number of the member with the most games, and how many these are; all in the large server."""
LARGE, LARGE_GAMES = 1, 100_000
"""The number of the server with the most games, and how many these are."""
SERVERS, PEOPLE_OF_A_SERVER = 300, 60
KINDS: dict[Board, int] = {
    STANDARD: 80,
    with_rules(STANDARD, Rules.MISERE): 5,
    with_rules(STANDARD, Rules.WILD): 5,
    BOARDS["4x4"]: 5,
    BOARDS["5x5"]: 5,
}
"""Of 100 games, how many are played on each board."""
SCRIPTS = 20_000
"""How many different games there are; a million of these are drawn."""
ROUNDS = 31
CHUNK = 20_000
STARTED, MONTH_S = 1_700_000_000, 30 * 86_400
"""When the first game ended, in seconds since 1970; each of the others ends half a minute later."""

Row = dict[str, Any]
Question = Callable[[], Awaitable[object]]


def script(board: Board, chance: Random) -> Row:
    """Return a row of a game that was played at random to its end, without its place and its players."""
    position, cells = Position.start(board), list[int]()
    while not position.is_over:
        cells.append(chance.choice(position.legal()))
        position = position.play(cells[-1])
    moves = tuple(Move.of(cell, Position.after(cells[:ply], board)) for ply, cell in enumerate(cells))
    how = How.LINE if position.winner else How.FULL_BOARD
    nobody = User(0, "")
    game = Game(Place(1, 1), nobody, nobody, board, 0, 0, moves, Result(position.winner, how, 0))
    return tables.row(game) | {"is_end_shown": True, "is_rated": True}


def seats(number: int, guild_id: int, chance: Random) -> tuple[Seat, Seat]:
    """Return who plays a game: half of them against the bot, half with somebody of the server."""
    first = HEAVY if number < HEAVY_GAMES else member_of(guild_id, chance)
    second = member_of(guild_id, chance)
    while second == first:
        second = member_of(guild_id, chance)
    other: Seat = User(second, f"member{second}") if chance.random() < 0.5 else Bot(chance.choice(list(Level)))
    pair: tuple[Seat, Seat] = (User(first, f"member{first}"), other)
    return pair if chance.random() < 0.5 else (pair[1], pair[0])


def member_of(guild_id: int, chance: Random) -> int:
    """Return a member of a server, not the one with the most games. Some play much more than others."""
    most = PEOPLE_OF_A_SERVER * (20 if guild_id == LARGE else 1)
    return guild_id * 10_000 + int(most * chance.random() ** 2)


EMPTY = Game(Place(1, 1), User(0, ""), User(0, ""), STANDARD, 0, 0)


def games(count: int) -> Iterator[Row]:
    """Yield rows of games that have ended: numbered from 1, in the order in which they ended."""
    chance = Random(1)
    boards = chance.choices(list(KINDS), list(KINDS.values()), k=SCRIPTS)
    scripts = [script(board, chance) for board in boards]
    large = LARGE_GAMES * count // STORED
    order = list(range(count))
    chance.shuffle(order)
    for number, kind in enumerate(order):
        guild_id = LARGE if kind < large else 2 + kind % (SERVERS - 1)
        x, o = seats(kind * STORED // count, guild_id, chance)
        people = tables.row(replace(EMPTY, x=x, o=o))
        ended_at = STARTED + number * 30
        yield {
            **chance.choice(scripts),
            **{name: people[name] for name in ("x", "o", "x_name", "o_name", "x_level", "o_level")},
            "id": number + 1, "guild_id": guild_id, "channel_id": guild_id * 100 + number % 5,
            "message_id": number, "created_at": ended_at - 60, "deadline": ended_at, "ended_at": ended_at,
        }  # fmt: skip


class Ratings:
    """Who is rated how, as games are counted; by a walk at random, for how they are computed takes its own time."""

    def __init__(self) -> None:
        self.players: dict[object, Row] = {}
        self.ratings: dict[tuple[int, str], Row] = {}
        self.standings: dict[tuple[int, str, int], Row] = {}
        self._chance = Random(2)

    def count(self, game: Row) -> Row:
        """Return the row of a game that is counted."""
        score = {"X": 1.0, "O": 0.0}.get(game["winner"], 0.5)
        x, o = self._rated(game, "x", score - 0.5), self._rated(game, "o", 0.5 - score)
        counted = {"game_id": game["id"], "guild_id": game["guild_id"], "pool": game["board"], "x_score": score}
        counted |= {"id": game["id"], "x_player": x["player_id"], "o_player": o["player_id"]}
        counted |= {"x_rating": x["rating"], "x_deviation": x["deviation"], "ended_at": game["ended_at"]}
        return counted | {"o_rating": o["rating"], "o_deviation": o["deviation"]}

    def _rated(self, game: Row, seat: str, won: float) -> Row:
        user_id, level, pool = game[seat], game[f"{seat}_level"], game["board"]
        new = {"id": len(self.players) + 1, "user_id": user_id, "name": game[f"{seat}_name"], "level": level}
        player_id = self.players.setdefault(user_id or level, new)["id"]
        row = self.ratings.setdefault(
            (player_id, pool),
            {
                "player_id": player_id,
                "pool": pool,
                "rating": 1500.0,
                "deviation": 500.0,
                "volatility": 0.09,
                "games": 0,
            },
        )
        row["rating"] += 20 * won + self._chance.uniform(-8, 8)
        row["deviation"], row["rated_at"] = max(45.0, row["deviation"] * 0.97), game["ended_at"]
        row["games"] += 1
        there = (game["guild_id"], pool, player_id)
        standing = dict(zip(("guild_id", "pool", "player_id"), there, strict=True)) | {"games": 0, "has_left": False}
        standing = self.standings.setdefault(there, standing)
        standing["games"] += 1
        standing["played_at"] = game["ended_at"]
        return row


def agreed(ratings: Ratings) -> list[Row]:
    """Return rows for every other person, who agrees to be listed everywhere."""
    usual = {"look": "bold", "notices": "accepted", "idle_s": 0, "leaderboards": "everywhere"}
    people = [player["user_id"] for player in ratings.players.values() if player["user_id"]]
    return [usual | {"user_id": user_id} for user_id in people[::2]]


Put = Callable[[sa.Table, list[Row]], Awaitable[None]]


async def fill(url: str, count: int) -> None:
    """Put so many games, and all that was counted of them, into a new database."""
    store, ratings, known = Store(url), Ratings(), 0
    await store.open()
    async with putting(store, url) as put:
        chunk: list[Row] = []
        for game in games(count):
            chunk.append(game)
            if len(chunk) == CHUNK or game["id"] == count:
                counted = [ratings.count(each) for each in chunk]
                await put(tables.GAMES, chunk)
                await put(PLAYERS, list(ratings.players.values())[known:])
                await put(RATED_GAMES, counted)
                chunk, known = [], len(ratings.players)
        await put(RATINGS, list(ratings.ratings.values()))
        await put(STANDINGS, list(ratings.standings.values()))
        await put(tables.PREFERENCES, agreed(ratings))
        await put(POOLS, [{"pool": board.text(), "advantage": 60.0, "information": 0.1} for board in KINDS])
    await store.close()


@asynccontextmanager
async def putting(store: Store, url: str) -> AsyncIterator[Put]:
    """Give what writes many rows at once; afterwards each database looks at what it holds, as it does by itself."""
    if url.startswith("sqlite"):
        with store.database.engine.connect() as file:

            async def insert(table: sa.Table, rows: list[Row]) -> None:
                if rows:
                    file.execute(sa.insert(table), rows)
                    file.commit()

            yield insert
        return
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection

        async def copy(table: sa.Table, rows: list[Row]) -> None:
            if rows:
                names = list(rows[0])
                records = [tuple(row[name] for name in names) for row in rows]
                await driver.copy_records_to_table(table.name, columns=names, records=records)

        yield copy
        await driver.execute("VACUUM ANALYZE")
    await engine.dispose()


async def asked(question: Question, rounds: int) -> dict[str, float]:
    """Return how long a question takes to be answered, in milliseconds; the first time does not count."""
    taken_ms = []
    for _ in range(rounds + 1):
        begun = time.perf_counter()
        await question()
        taken_ms.append((time.perf_counter() - begun) * 1000)
    return {"first": taken_ms[0], "median": median(taken_ms[1:]), "least": min(taken_ms[1:]), "most": max(taken_ms[1:])}


def questions(store: Store, stored: int) -> dict[str, Question]:
    """Return what is asked of a large database, by what it is called."""
    stats, ordinary, rival = store.statistics, 20_003, 10_000
    pool, here, late = STANDARD.text(), Ranking(LARGE), STARTED + stored * 30 - MONTH_S
    return {
        "stats, 10,000 games, in their server": lambda: stats.of(HEAVY, LARGE),
        "stats, 10,000 games, in direct messages": lambda: stats.of(HEAVY, None),
        "stats, an ordinary member": lambda: stats.of(ordinary, 2),
        "stats, of somebody without games": lambda: stats.of(5, 2),
        "head to head, 10,000 games": lambda: stats.duel(HEAVY, rival, LARGE),
        "head to head, an ordinary member": lambda: stats.duel(ordinary, 20_000, 2),
        "the newest 1,000 games for accuracy": lambda: stats.lines(HEAVY, LARGE),
        "the newest 500 ratings for the chart": lambda: stats.rating_points(HEAVY, pool),
        "leaderboard of the large server": lambda: store.ratings.leaderboard(here, HEAVY),
        "leaderboard of the large server, a later page": lambda: store.ratings.leaderboard(here, HEAVY, 50),
        "leaderboard of the large server, this month": lambda: store.ratings.leaderboard(
            here._replace(since=late), HEAVY
        ),
        "leaderboard of an ordinary server": lambda: store.ratings.leaderboard(Ranking(2), ordinary),
        "leaderboard everywhere": lambda: store.ratings.leaderboard(Ranking(), HEAVY),
    }


async def measure(url: str, stored: int = STORED, rounds: int = ROUNDS) -> dict[str, dict[str, float]]:
    """Fill a new database and return the times of each question."""
    begun = time.perf_counter()
    await fill(url, stored)
    print(f"filled in {time.perf_counter() - begun:.0f} s")
    store = Store(url)
    await store.open()
    found = {name: await asked(question, rounds) for name, question in questions(store, stored).items()}
    await store.close()
    return found


@asynccontextmanager
async def scratch_database(server: str) -> AsyncIterator[str]:
    """Make an empty PostgreSQL database beside the one that is named, and drop it afterwards."""
    from sqlalchemy.ext.asyncio import create_async_engine

    name, admin = f"benchmark_{uuid.uuid4().hex}", create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with admin.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    try:
        yield sa.make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        async with admin.connect() as connection:
            await connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
        await admin.dispose()


async def measure_all(server: str | None, stored: int) -> dict[str, Any]:
    """Return the times by database."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        found["SQLite"] = await measure(f"sqlite:///{Path(folder, 'games.db').as_posix()}", stored)
    if server:
        async with scratch_database(server) as url:
            found["PostgreSQL"] = await measure(url, stored)
    return found


def main() -> None:
    """Print the table, and write the file that was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--database", metavar="URL", default=os.environ.get("TEST_DATABASE_URL"), help="of PostgreSQL")
    parser.add_argument("--stored", type=int, default=STORED, help="how many games there are")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    chosen = parser.parse_args()
    found = asyncio.run(measure_all(chosen.database, chosen.stored))
    print(f"| {chosen.stored:,} games | database | median ms | range | the first time |\n|---|---|--:|--:|--:|")
    for database, by_question in found.items():
        for name, each in by_question.items():
            span = f"{each['least']:.1f} to {each['most']:.1f}"
            print(f"| {name} | {database} | {each['median']:.1f} | {span} | {each['first']:.1f} |")
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
