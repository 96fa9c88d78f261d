"""One asks as fast as they can, or a thousand do: what the others feel of it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.core.chat.answerer import MAX_REQUESTS, WINDOW_S
from bot.core.game import BOARDS
from bot.engine import Position
from standin.discord import StandIn
from standin.launch import BotProcess, start_bot
from standin.payloads import BOT, CHANNEL_ID, SERVER_ID, Json, Person, buttons, snowflake
from standin.server import PUBLIC_THREAD, VIEW, Overwrite, Role, Server
from tests.process.conftest import BOT_ROOT
from tests.process.test_faults import play_one
from tests.process.test_process import ADA, assert_quiet, begin
from tests.soak.conftest import Report, Watch, scaled, shown

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads the process's memory under /proc")

MIB = 1 << 20
HOLDS = (str(Path(__file__).with_name("holds.py")),)


def memory(bot: BotProcess) -> int:
    """Bytes that the process holds."""
    status = Path(f"/proc/{bot.process.pid}/status").read_text()
    return 1024 * int(status.split("VmRSS:")[1].split()[0])


Board = tuple[Person, Json]


async def boards(standin: StandIn, people: list[Person]) -> list[Board]:
    """Let each of them begin a game."""
    return [(person, await begin(standin, person)) for person in people]


async def clicks(standin: StandIn, boards: list[Board]) -> list[float]:
    """How long a click on each board waits for its answer."""
    taken = []
    for person, board in boards:
        begun = time.monotonic()
        await play_one(standin, board, person)
        taken.append(time.monotonic() - begun)
    return taken


async def latency(standin: StandIn, people: list[Person]) -> float:
    """How long a click waits for its answer: the median of some people's."""
    return statistics.median(await clicks(standin, await boards(standin, people)))


def people(first: int, count: int) -> list[Person]:
    """Members that nobody else is."""
    return [Person(2_000_000_000_000_500_000 + first + n, f"member{first + n}") for n in range(count)]


async def test_one_floods_a_channel(tmp_path: Path, report: Report) -> None:
    fired = scaled(2000)
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        await begin(standin, ADA)
        alone, held = await latency(standin, people(0, 20)), memory(bot)
        before = len(standin.calls)
        flood = [asyncio.create_task(standin.say("!board", ADA)) for _ in range(fired)]
        meanwhile = await latency(standin, people(100, 20))
        await latency(standin, people(200, 20))
        for task in flood:
            task.cancel()
        for end in await asyncio.gather(*flood, return_exceptions=True):
            assert isinstance(end, dict | asyncio.CancelledError | TimeoutError), "an answer, or none was waited for"
        posted = [call for call in standin.calls[before:] if call.path == f"/channels/{CHANNEL_ID}/messages"]
        assert len(posted) <= 3 * (MAX_REQUESTS + 1), "ten seconds are a window; this takes less than three of them"
        grown = memory(bot) - held
        assert grown < 20 * MIB
        assert_quiet(bot)
    until = f"others' clicks: {shown(meanwhile)} meanwhile, {shown(alone)} before; {grown / MIB:.1f} MiB more"
    report.row("one member floods a channel", "`!board` as fast as they come", fired, "nothing", until)


async def test_one_asks_for_lists_in_the_largest_server(tmp_path: Path, report: Report) -> None:
    """A game runs in every channel and thread, and the asker's answer is for all to read: all of them are judged."""
    fired, [asker] = scaled(MAX_REQUESTS), people(300, 1)
    async with StandIn() as standin:
        furnish(standin.server)
        async with start_bot(standin, tmp_path, program=HOLDS, root=BOT_ROOT) as bot:
            await bot.ready()
            await standin.say("!games", ADA)  # the tables are there by then, and the words of a list
            play_everywhere(tmp_path / "games.db", [int(each) for each in standin.server.channels])
            await standin.give(asker, *standin.server.roles[::5])
            others = await boards(standin, people(100, 20))
            alone, seen, before = await latency(standin, people(0, 20)), len(bot.output()), len(standin.calls)
            asked = [asyncio.create_task(standin.say("!games", asker)) for _ in range(fired)]
            meanwhile = await clicks(standin, others)
            await asyncio.gather(*asked)
            held = max(map(float, re.findall(r"held for (.*) s", bot.output()[seen:])), default=0.0)
            assert_quiet(bot)
    posted = [call for call in standin.calls[before:] if call.path == f"/channels/{CHANNEL_ID}/messages"]
    assert len(posted) == fired
    assert all(f"/channels/{SERVER_ID}/{CHANNEL_ID}/" in str(call.json) for call in posted), "a game is listed"
    until = f"others' clicks: {shown(statistics.median(meanwhile))}, at most {shown(max(meanwhile))} meanwhile, "
    until += f"{shown(alone)} before; the loop is held for {shown(held)} at most"
    made = "`!games` with 500 channels of 50 overwrites and 1,000 threads, a game in each"
    report.row("one member asks for lists in Discord's largest server", made, fired, "nothing", until)


def furnish(server: Server) -> None:
    """Make it as large as Discord allows: 250 roles, 500 channels of 50 overwrites each, 1,000 active threads."""
    random = Random(1)
    server.roles += [Role(snowflake(), f"role-{number}") for number in range(249)]

    def overwrites() -> tuple[Overwrite, ...]:
        roles = random.sample(server.roles, 48)
        rules = [Overwrite(each, VIEW, 0) if random.random() < 0.5 else Overwrite(each, 0, VIEW) for each in roles]
        return (Overwrite(None, deny=VIEW), Overwrite(BOT, allow=VIEW), *rules)

    server.games.overwrites = overwrites()
    channels = [server.add(f"channel-{number}", *overwrites()) for number in range(499)]
    for number in range(1000):
        server.add(f"thread-{number}", kind=PUBLIC_THREAD, parent=channels[number % len(channels)])


def play_everywhere(file: Path, channel_ids: list[int]) -> None:
    """Let two others play in each channel."""
    fields = {"guild_id": int(SERVER_ID), "message_id": 1, "x": 1, "x_name": "X", "o": 2, "o_name": "O"}
    fields |= {"board": "3x3/3", "moves": "4", "status": "running", "created_at": 1, "deadline": 2**40, "version": 1}
    statement = f"INSERT INTO games (channel_id, {', '.join(fields)}) VALUES (?{', ?' * len(fields)})"  # noqa: S608
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.executemany(statement, [(each, *fields.values()) for each in channel_ids])


async def test_a_thousand_challenges_and_games(tmp_path: Path, report: Report) -> None:
    count = scaled(1000)
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        alone, held = await latency(standin, people(0, 20)), memory(bot)
        asked = await in_turns(standin, people(1000, count), opponent=ADA)
        assert all("Accept" in str(message["components"]) for message in asked)
        with_challenges = await latency(standin, people(100, 20))
        games = await in_turns(standin, people(3000, count), level="easy", first="me")
        assert all(len(buttons(message)) > 8 for message in games)
        with_games, grown = await latency(standin, people(200, 20)), memory(bot) - held
        accept = next(str(one["custom_id"]) for one in buttons(asked[-1]) if one.get("label") == "Accept")
        await standin.click(asked[-1], accept, ADA)
        assert grown < 50 * MIB
        assert_quiet(bot)
    before = f"{shown(alone)} before; {grown / MIB:.1f} MiB more"
    made = "challenges to one member, all open"
    report.row("very many challenges", made, count, "nothing", f"others' clicks: {shown(with_challenges)}, {before}")
    report.row(
        "very many games", "in one channel, all open", count, "nothing", f"clicks: {shown(with_games)}, {before}"
    )


async def in_turns(standin: StandIn, askers: list[Person], **options: Any) -> list[Json]:
    """Let all of them use /play, a hundred at a time."""
    answers = []
    for first in range(0, len(askers), 100):
        some = (standin.slash("play", person, **options) for person in askers[first : first + 100])
        answers += [answer.message for answer in await asyncio.gather(*some)]
    return answers


@pytest.mark.parametrize(("board", "games", "within_s"), [("3x3", 200, 1.0), ("5x5", 30, 2.0)])
async def test_six_ask_for_explanations(
    tmp_path: Path, report: Report, board: str, games: int, within_s: float
) -> None:
    alone, meanwhile = Watch(), Watch()
    settings = {"SEARCH_WORKERS": "1", "SEARCH_TIME_S": "1.0"}
    async with StandIn() as standin, start_bot(standin, tmp_path, settings, root=BOT_ROOT) as bot:
        await bot.ready()
        await play_some(standin, people(0, 2), board, Watch())  # a worker starts
        await play_some(standin, people(10, scaled(games)), board, alone)
        async with six_who_ask(standin, board) as asked:
            await play_some(standin, people(1000, scaled(games)), board, meanwhile)
        assert_quiet(bot)
    assert max(meanwhile.taken) < within_s, meanwhile.text()
    until = f"others' moves: {meanwhile.text()} meanwhile; {alone.text()} before"
    made = f"`/explain` of boards of {board}, each as fast as they are heard"
    report.row(f"six members ask for explanations, {board}", made, len(asked), "nothing", until)


async def play_some(standin: StandIn, players: list[Person], board: str, watch: Watch) -> None:
    """One after the other starts a game against the best level and plays some moves; each move is timed."""
    for person in players:
        random = Random(person.id)
        shown = (await standin.slash("play", person, level="unbeatable", first="me", board=board)).message
        for _ in range(4):
            ids = [str(button.get("custom_id")) for button in buttons(shown) if not button.get("disabled")]
            if free := [each for each in ids if re.fullmatch(r"ttt:\d+:\d+:\d+", each)]:
                with watch.time():
                    shown = (await standin.click(shown, random.choice(free), person)).message


@asynccontextmanager
async def six_who_ask(standin: StandIn, board: str) -> AsyncIterator[list[asyncio.Task[Any]]]:
    """Meanwhile six members ask for explanations of one position after the other, without waiting for an answer."""
    asked: list[asyncio.Task[Any]] = []

    async def ask(person: Person) -> None:
        random, plies = Random(person.id), {"3x3": 1, "5x5": 6}[board]
        while True:
            cells = random.sample(range(BOARDS[board].cells), plies)
            what = Position.after(cells, BOARDS[board]).text()
            asked.append(asyncio.create_task(standin.slash("explain", person, what=what)))
            await asyncio.sleep(WINDOW_S / MAX_REQUESTS)  # no more than are heard

    asking = [asyncio.create_task(ask(person)) for person in people(900, 6)]
    try:
        yield asked
    finally:
        for task in [*asking, *asked]:
            task.cancel()
        await asyncio.gather(*asking, *asked, return_exceptions=True)
