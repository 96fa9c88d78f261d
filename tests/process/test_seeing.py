"""What a host sees of the process: a line for each action, whether it is well, and figures that are what was done."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import sqlite3
import sys
from pathlib import Path

import pytest

from bot.core.game import Game
from bot.words import words
from standin.discord import StandIn
from standin.launch import BotProcess, start_bot
from tests.conftest import ON_POSTGRESQL, ON_SQLITE, OpenStore
from tests.core.store.test_database import no_connections
from tests.process.conftest import Scene
from tests.process.seeing import Port, count
from tests.process.test_process import ADA, TEN, begin, board_of, click, play_to_the_end, square

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")


async def test_the_first_line_says_what_starts(standin: StandIn, tmp_path: Path) -> None:
    port = Port()
    settings = {**port.settings, "SHARD_COUNT": "3", "SHARD_IDS": "0,2"}
    async with start_bot(standin, tmp_path, settings) as bot:
        await bot.ready(sessions=2)
        await port.until("/readyz", lambda _, text: "gateway: 2 of 2 shards heard" in text)
        await bot.terminate()
    first, *others = bot.output().splitlines()
    python = ".".join(map(str, sys.version_info[:3]))
    assert re.search(rf"tictactoe-bot [\d.]+ on Python {python} with sqlite\. Shards: 0,2\.", first)
    assert first.endswith(f"Health: 127.0.0.1:{port.number}.")
    connected = [re.search(r"Shard (\d) is connected: (\d) of 2\.", line) for line in others]
    assert [found.groups() for found in connected if found] == [("0", "1"), ("2", "2")]


@ON_SQLITE
async def test_the_figures_are_what_was_played(scene: Scene, open_store: OpenStore) -> None:
    port, standin = Port(), scene.standin
    async with scene.start(HEALTH_PORT=str(port.number)) as bot:
        await bot.ready()
        await port.ready()
        done = [await play_to_the_end(standin, await begin(standin, player), player) for player in TEN[:3]]
        board = await begin(standin, ADA)
        await standin.click(board, square(board, board_of(board).legal()[0]), TEN[1])
        figures, calls = await port.figures(), len(standin.calls) + len(standin.emoji_calls)
    games = [await open_store().games.get(number) for number in (1, 2, 3, 4)]
    assert count(figures, "games_begun_total", kind="bot") == 4
    assert count(figures, "games_ended_total", kind="bot") == 3
    assert count(figures, "games_open") == 1
    assert count(figures, "moves_total", kind="bot") == sum(one.ply for one in games if isinstance(one, Game))
    assert count(figures, "requests_total", command="play", event="slash", outcome="done") == 4
    assert count(figures, "refusals_total", refusal="not-for-you") == 1
    assert count(figures, "requests_total", outcome="refused") == 1
    asked = count(figures, "requests_total")
    assert asked == count(figures, "answer_seconds_count")
    assert sum(done) <= asked + 3 * 5
    assert count(figures, "rest_requests_total") == calls
    callback = "/interactions/{id}/{token}/callback"
    assert count(figures, "rest_requests_total", route=callback, status="200") >= 12, "eight edits, four new boards"
    assert count(figures, "engine_seconds_count", work="choose") >= 6
    assert count(figures, "transaction_seconds_count", kind="writes") > 12
    assert (count(figures, "guilds", shard="0"), count(figures, "ready"), count(figures, "rest_refused")) == (1, 1, 0)
    assert 0 < count(figures, "gateway_latency_seconds", shard="0") < 60


async def test_however_many_play_there_are_no_more_series(standin: StandIn, tmp_path: Path) -> None:
    port = Port()
    async with start_bot(standin, tmp_path, port.settings) as bot:
        await bot.ready()
        await port.ready()

        async def play(player: int, channel: str) -> None:
            place = await standin.create_channel(channel)
            shown = (await standin.slash("play", TEN[player], channel=place, level="easy", first="me")).message
            while not board_of(shown).is_over:
                shown = await click(standin, shown, TEN[player])
            posted = await standin.say("!history", TEN[player], channel=place)
            assert posted["channel_id"] == place.id

        for number in range(3):
            await play(number, f"one-{number}")
        before = await port.figures()
        for number in range(3, 10):
            await play(number, f"two-{number}")
        after = await port.figures()
    gained = {f"{name} {dict(labels)}" for name, labels in after.keys() - before.keys()}
    assert not [each for each in gained if "how" not in each and "outcome" not in each], gained
    labelled = {value for _, labels in after for _, value in labels}
    assert not [value for value in labelled if re.search(r"\d{5}", value)]


@ON_POSTGRESQL
async def test_a_database_that_is_away_is_said_and_makes_it_unready_but_not_dead(scene: Scene) -> None:
    port = Port()
    async with scene.start(HEALTH_PORT=str(port.number)) as bot:

        def times(what: str) -> int:
            return bot.output().count(f"I {what} the database")

        await bot.ready()
        await port.ready()
        board = await begin(scene.standin, ADA)
        async with no_connections(scene.url):
            # A write may fail before a read is tried.
            away_told = "database: doesn't answer"
            await port.until("/readyz", lambda status, told: status == 503 and away_told in told)
            status, told = await port.ask("/healthz")
            assert (status, told.splitlines()[0]) == (200, "Alive")
            assert away_told in told
            figures = await port.figures()
            assert (count(figures, "up", part="database"), count(figures, "ready")) == (0, 0)
            assert count(figures, "database_failures_total", kind="reads") > 0
            pressed = await scene.standin.click(board, square(board, board_of(board).legal()[0]), ADA)
            assert (pressed.message["content"], pressed.ephemeral) == (words()("store-away"), True)
        # What was under way may fail after something else has worked: then it is said twice, and taken back twice.
        await port.until("/readyz", lambda status, _: status == 200 and times("can't use") == times("can use"))
        assert 1 <= times("can't use") <= 2
        await click(scene.standin, board, ADA)


async def test_a_locked_file_is_no_database_that_is_away(standin: StandIn, tmp_path: Path) -> None:
    port = Port()
    async with start_bot(standin, tmp_path, port.settings) as bot:
        await bot.ready()
        await port.ready()
        with contextlib.closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for _ in range(3):
                assert [(await port.ask(path))[0] for path in ("/readyz", "/healthz", "/metrics")] == [200] * 3


async def test_a_process_that_stops_is_not_ready_while_it_finishes(standin: StandIn, tmp_path: Path) -> None:
    port = Port()
    async with start_bot(standin, tmp_path, port.settings) as bot:
        await bot.ready()
        await port.ready()
        board = await begin(standin, ADA)
        standin.unanswered = "/interactions/*"
        pressed = standin.send_click(board, square(board, board_of(board).legal()[0]), ADA)
        await standin.until_left_waiting()
        bot.process.terminate()
        told = await port.until("/readyz", lambda status, _: status == 503)
        assert "stopping" in told
        assert "gateway: 1 of 1 shards heard" in told, "long before it leaves"
        assert (await port.ask("/healthz"))[0] == 200
        standin.unanswered = None
        standin.over.set()
        assert await bot.ended() == 0
        await asyncio.gather(pressed, return_exceptions=True)


async def test_a_port_that_is_taken_ends_it_with_a_sentence(standin: StandIn, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        async with start_bot(standin, tmp_path, {"HEALTH_PORT": str(number)}) as bot:
            assert await bot.ended() == 2
    last = bot.output().splitlines()[-1]
    assert last.startswith(f"I can't listen at 127.0.0.1, port {number}, which HEALTH_PORT asks for: ")
    assert "Traceback" not in bot.output()


def listening(pid: int) -> list[str]:
    """The addresses at which a process listens, as Linux tells them."""
    links = [os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir()]
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    return [row[1] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in links]


@pytest.mark.skipif(not Path("/proc/self/net/tcp").exists(), reason="needs Linux's /proc")
async def test_without_a_port_nothing_listens_and_nobody_counts(standin: StandIn, bot: BotProcess) -> None:
    await click(standin, await begin(standin, ADA), ADA)
    assert listening(bot.process.pid) == []
    assert await bot.terminate() == 0
