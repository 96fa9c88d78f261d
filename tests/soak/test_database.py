"""The database fails under the real process and under the service, again and again, and comes back."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.core.store import Store
from bot.words import words
from standin.discord import StandIn
from standin.launch import start_bot
from standin.payloads import Json
from tests.conftest import NO_SERVER, SERVER, scratch_database
from tests.core.store import test_database as failing
from tests.core.store.test_opening import test_a_damaged_file_is_found_at_the_start as find_damage
from tests.process.test_faults import play_one
from tests.process.test_process import ADA, TEN, assert_quiet, begin, board_of, square
from tests.soak.conftest import Report, Watch, scaled

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")
WITH_SERVER = pytest.mark.skipif(SERVER is None, reason=NO_SERVER)
AWAY = words()("store-away")
TOLD = "use the database"
"""In what the host reads, when it is away and when it is back."""


async def is_told(standin: StandIn, board: Json) -> None:
    """A click is answered by a sentence, and the board stays as it is."""
    answer = await standin.click(board, square(board, board_of(board).legal()[0]), ADA)
    assert (answer.message["content"], answer.ephemeral) == (AWAY, True)
    assert board_of(standin.messages[board["id"]]) == board_of(board)


async def test_the_file_is_locked(tmp_path: Path, report: Report) -> None:
    watch, times = Watch(), scaled(10)
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        board = await begin(standin, ADA)
        for _ in range(times):
            other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            await is_told(standin, board)
            other.execute("ROLLBACK")
            other.close()
            with watch.time():
                board = await play_one(standin, board, ADA)
        assert_quiet(bot, allowed=TOLD)
        assert bot.output().count("ERROR") == times, "one line each time"
    made = "another process holds the SQLite file until a player was told"
    report.row("the database is locked", made, times, "nothing", f"{watch.text()} after it was free")


@WITH_SERVER
async def test_postgresql_is_gone(tmp_path: Path, report: Report) -> None:
    watch, gone_s = Watch(), float(scaled(60))
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(scratch_database(SERVER or ""))
        standin = await stack.enter_async_context(StandIn())
        bot = await stack.enter_async_context(start_bot(standin, tmp_path, {"DATABASE_URL": url}))
        await bot.ready()
        board = await begin(standin, ADA)
        async with failing.no_connections(url):
            ends = asyncio.get_running_loop().time() + gone_s
            while asyncio.get_running_loop().time() < ends:
                await is_told(standin, board)
                await asyncio.sleep(1)  # fewer requests than are refused for their number
        with watch.time():
            boards = {0: await play_one(standin, board, ADA)}
        for number in range(scaled(20)):
            player = TEN[number % len(TEN)]  # one alone would ask more often than is heard
            board = boards.get(number % len(TEN)) or await begin(standin, player)
            async with failing.no_connections(url):
                pass
            with watch.time():
                boards[number % len(TEN)] = await play_one(standin, board, player)
        assert_quiet(bot, allowed=TOLD)
    made = f"the server takes no connection for {gone_s:.0f} s; then it drops all, as at a restart"
    report.row("PostgreSQL is gone", made, 1 + scaled(20), "nothing", f"{watch.text()} after it was back")


@WITH_SERVER
async def test_postgresql_is_slow(tmp_path: Path, report: Report) -> None:
    watch, times = Watch(), scaled(5)
    async with scratch_database(SERVER or "") as url, StandIn() as standin:
        outside = create_async_engine(url)
        async with start_bot(standin, tmp_path, {"DATABASE_URL": url}) as bot:
            await bot.ready()
            board = await begin(standin, ADA)
            for _ in range(times):
                async with outside.begin() as connection:
                    await connection.execute(text("LOCK TABLE games IN ACCESS EXCLUSIVE MODE"))
                    with watch.time():
                        playing = asyncio.create_task(play_slowly(standin, board))
                        await standin.until(lambda: is_deferred(standin), "acknowledge the click")
                        standin.calls.clear()
                        await connection.rollback()
                        board = await playing
            assert_quiet(bot)
        await outside.dispose()
    made = "the table is locked until a click is acknowledged, after 1.5 s"
    report.row("PostgreSQL is slow", made, times, "nothing", watch.text())


def is_deferred(standin: StandIn) -> bool:
    """Whether a click was acknowledged without an answer."""
    return any(call.path.endswith("/callback") and call.json["type"] == 6 for call in standin.calls)


async def play_slowly(standin: StandIn, board: Json) -> Json:
    """Click the first free square; the answer is put off first."""
    answer = await standin.click(board, square(board, board_of(board).legal()[0]), ADA)
    assert answer.type == 6
    assert board_of(answer.message).ply > board_of(board).ply
    return answer.message if not board_of(answer.message).is_over else await begin(standin, ADA)


CASES = {
    "the disk is full": (
        "SQLite may take no more pages",
        failing.test_a_full_disk_takes_nothing_half_and_goes_on_when_there_is_room,
    ),
    "the file is read-only": (
        "SQLite is asked to refuse writes",
        failing.test_a_file_that_may_not_be_written_keeps_what_is_in_it,
    ),
}


@pytest.mark.parametrize("fault", CASES)
async def test_the_file_takes_nothing(tmp_path: Path, report: Report, fault: str) -> None:
    made, fail = CASES[fault]
    for number in range(scaled(20)):
        store = Store(f"sqlite:///{tmp_path.as_posix()}/{number}.db")
        await store.open()
        await fail(store)
        await store.close()
    report.row(fault, made, scaled(20), "nothing; nothing half", "at once, when it takes more")


async def test_the_file_is_damaged(tmp_path: Path, report: Report) -> None:
    pages = range(scaled(20))
    for page in pages:
        folder = tmp_path / str(page)
        folder.mkdir()
        await find_damage(folder, f"sqlite:///{folder.as_posix()}/games.db", page * 4096)
    made = "a page of it is overwritten before the start"
    report.row("the file is damaged", made, len(pages), "nothing more: it is left as it is", "not: the start says so")
