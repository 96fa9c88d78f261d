"""Members with very many games ask for all that is counted of them, as fast as they are heard, while others play."""

from __future__ import annotations

import asyncio
import re
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.chat.answerer import MAX_REQUESTS, WINDOW_S
from bot.core.store import Store, constraints
from bot.core.store.tables import GAMES
from bot.features.ratings.sql import PLAYERS, RATED_GAMES, RATINGS, STANDINGS
from standin.discord import StandIn
from standin.launch import start_bot
from standin.payloads import CHANNEL_ID, SERVER_ID, Json, Person, buttons
from tests.conftest import NO_SERVER, SERVER, scratch_database
from tests.process.conftest import BOT_ROOT
from tests.process.test_process import assert_quiet
from tests.soak.conftest import Report, Watch, scaled, shown
from tests.soak.test_abuse import people

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

GAMES_EACH, ASKED_S, MOST_S = 30_000, 20, 0.1
LINES = ("0314", "0314", "40268", "041", "408217356", "48")
"""Moves as the table has them, one digit each."""
Row = dict[str, Any]
Taken = dict[str, list[float]]
SQUARE = re.compile(r"ttt:\d+:\d+:\d+")
WITH_SERVER = pytest.mark.skipif(SERVER is None, reason=NO_SERVER)


async def fill(url: str, players: list[Person], each: int) -> None:
    """Let members have played so many games, with one another and with others: ended, shown and rated."""
    store = Store(url)
    await store.open()
    await store.database.write(lambda to: insert(to, players, each))
    await store.database.write(constraints.repair)  # of what gives numbers
    await store.database.write(lambda to: to.exec_driver_sql("ANALYZE"))  # PostgreSQL does so by itself, later
    await store.close()


def insert(connection: sa.Connection, players: list[Person], each: int) -> None:
    random, others = Random(1), people(5000, 20)
    known = {person: number for number, person in enumerate([*players, *others], 1)}
    there: Row = {"guild_id": int(SERVER_ID), "pool": "3x3/3", "games": each, "played_at": 50}
    rated: Row = {"rating": 1500.0, "deviation": 60.0, "volatility": 0.06, "games": each, "rated_at": 50}
    rated |= {"pool": "3x3/3", "is_established": True}
    about = [{"id": number, "user_id": person.id} for person, number in known.items()]
    connection.execute(sa.insert(PLAYERS), about)
    connection.execute(sa.insert(RATINGS), [rated | {"player_id": number} for number in known.values()])
    connection.execute(sa.insert(STANDINGS), [there | {"player_id": known[person]} for person in players])
    games, record = list[Row](), list[Row]()
    pairs = (random.sample([person, random.choice(others)], 2) for _ in range(each) for person in players)
    for number, (x, o) in enumerate(pairs, 1):
        winner, at = random.choice(["X", "O", None]), 1_700_000_000 + 7 * number
        facts: Row = {"guild_id": int(SERVER_ID), "ended_at": at}
        game = facts | {"id": number, "channel_id": int(CHANNEL_ID), "message_id": 1, "created_at": at, "deadline": at}
        game |= {"x": x.id, "x_name": x.name, "o": o.id, "o_name": o.name, "board": "3x3/3", "status": "ended"}
        game |= {"moves": random.choice(LINES), "winner": winner, "how": "resignation" if winner else "agreement"}
        sides: Row = {f"{mark}_player": known[player] for mark, player in (("x", x), ("o", o))}
        sides |= {f"{mark}_rating": random.uniform(1400, 1600) for mark in "xo"}
        sides |= {"x_deviation": 60.0, "o_deviation": 60.0, "x_score": 0.5, "pool": "3x3/3", "game_id": number}
        games.append(game | {"version": 5, "is_end_shown": True, "is_rated": True})
        record.append(facts | sides)
    for start in range(0, len(games), 1000):
        connection.execute(sa.insert(GAMES), games[start : start + 1000])
        connection.execute(sa.insert(RATED_GAMES), record[start : start + 1000])


async def ask_all(standin: StandIn, person: Person, other: Person, taken: Taken) -> None:
    """Ask for everything in turn, as often as one is heard, and do not wait for an answer before the next."""
    stats = (await standin.slash("stats", person)).message
    charts = [str(one["custom_id"]) for one in buttons(stats)]
    ways: list[tuple[str, Any]] = [
        ("`/stats`", lambda: standin.slash("stats", person)),
        ("`/stats` against", lambda: standin.slash("stats", person, member=person, against=other)),
        *((f"chart {one.split(':')[-2:]}", lambda one=one: standin.click(stats, one, person)) for one in charts),
        ("`/history`", lambda: standin.slash("history", person)),
        ("`/history` of one", lambda: standin.slash("history", person, member=person)),
        ("`/leaderboard`", lambda: standin.slash("leaderboard", person)),
        ("`/export`", lambda: standin.slash("export", person)),
    ]
    asked: list[asyncio.Task[None]] = []

    async def ask(what: str, way: Any) -> None:
        begun = asyncio.get_running_loop().time()
        await way()
        taken[what].append(asyncio.get_running_loop().time() - begun)

    try:
        while True:
            for what, way in ways:
                asked.append(asyncio.create_task(ask(what, way)))
                await asyncio.sleep(WINDOW_S / MAX_REQUESTS)
    finally:
        for task in asked:
            task.cancel()
        for end in await asyncio.gather(*asked, return_exceptions=True):
            assert end is None or isinstance(end, asyncio.CancelledError), end


@asynccontextmanager
async def asking(standin: StandIn, some: list[Person], taken: Taken) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(ask_all(standin, each, some[n - 1], taken)) for n, each in enumerate(some)]
    try:
        await asyncio.sleep(2)
        yield
    finally:
        for task in tasks:
            task.cancel()
        for end in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(end, Exception):
                raise end


Play = tuple[list[float], list[float]]


async def play_for(standin: StandIn, players: list[Person], seconds: float) -> Play:
    """Let some play the bot for a while: how long a start waits for its answer, and how long a press does."""
    starts, presses, ends = Watch(), Watch(), time.monotonic() + seconds

    async def play(person: Person) -> None:
        while time.monotonic() < ends:
            with starts.time():
                shown = (await standin.slash("play", person, level="easy", first="me")).message
            if not ids(shown):  # the answer was deferred; asking again and again would not be heard
                await asyncio.sleep(2)
                shown = (await standin.slash("board", person)).message
            while squares := [each for each in ids(shown) if SQUARE.fullmatch(each)]:
                with presses.time():
                    shown = (await standin.click(shown, squares[0], person)).message
                await asyncio.sleep(0.4)  # no more than are heard

    await asyncio.gather(*map(play, players))
    return starts.taken, presses.taken


def ids(message: Json) -> list[str]:
    return [str(button.get("custom_id")) for button in buttons(message) if not button.get("disabled")]


async def forget(standin: StandIn, person: Person, taken: Taken) -> None:
    """Be forgotten, with all games."""
    question = (await standin.slash("forget", person)).message
    begun = time.monotonic()
    await standin.click(question, next(each for each in ids(question) if each.endswith(":erase")), person)
    taken["`/forget`"].append(time.monotonic() - begun)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=WITH_SERVER)])
@pytest.mark.parametrize("count", [1, 6])
async def test_members_with_very_many_games(tmp_path: Path, report: Report, kind: str, count: int) -> None:
    heavy, two, taken = people(900, count), people(0, 2), defaultdict[str, list[float]](list)
    async with AsyncExitStack() as stack:
        url = f"sqlite:///{tmp_path.as_posix()}/games.db"
        if kind == "postgresql":
            url = await stack.enter_async_context(scratch_database(SERVER or ""))
        await fill(url, heavy, scaled(GAMES_EACH))
        standin = await stack.enter_async_context(StandIn())
        bot = await stack.enter_async_context(start_bot(standin, tmp_path, {"DATABASE_URL": url}, root=BOT_ROOT))
        await bot.ready()
        _, alone = await play_for(standin, two, 5)
        async with asking(standin, heavy, taken):
            _, meanwhile = await play_for(standin, two, ASKED_S)
        await asyncio.sleep(WINDOW_S)  # then the member is heard again
        (_, erasing), _ = await asyncio.gather(play_for(standin, two, 5), forget(standin, heavy[0], taken))
        assert_quiet(bot)
    print(kind, count, *(f"{what}: {len(times)}, {middle(times)}" for what, times in taken.items()), sep="\n  ")
    is_busy = 5 * statistics.median(alone)  # a machine that does other things, too, is slow before
    assert statistics.median(meanwhile) < max(MOST_S, is_busy), middle(meanwhile)
    until = (
        f"others' presses: {middle(meanwhile)} meanwhile, {middle(erasing)} during `/forget`, {middle(alone)} before"
    )
    made = (
        f"`/stats`, charts, `/history`, `/leaderboard`, `/export` as fast as heard, {GAMES_EACH:,} games each; {kind}"
    )
    asked = sum(map(len, taken.values()))
    report.row(f"{count} with very many games ask for lists, {kind}", made, asked, "nothing", until)


def middle(taken: list[float]) -> str:
    return f"{shown(statistics.median(taken))}, at most {shown(max(taken))}"
