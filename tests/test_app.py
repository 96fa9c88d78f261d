"""App: opens and closes all parts of the bot, and says what it cannot open."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import app
from bot.app import App
from bot.cli import MISUSE, _why
from bot.core.chat.feature import FeatureClash
from bot.core.game import First, Place, User
from bot.core.store import Shards, StoreError
from bot.engine import STANDARD, Level
from bot.features import FEATURES
from bot.hosting.outages import reason
from bot.hosting.serve import serve, stop_signals
from bot.settings import Settings
from bot.words import words
from standin.conduct import PATIENCE_S
from tests.core.store.test_schema import DATA

ADA = User(1, "Ada")
HERE = Place(1, 2)
SIGNALS = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if sys.platform != "win32" else ()))


def settings(tmp_path: Path) -> Settings:
    return Settings(database_url=f"sqlite+aiosqlite:///{tmp_path.as_posix()}/new/games.db")


class Searching:
    """The engine's threads that are alive and began since this was made: another test's may be about to end."""

    def __init__(self) -> None:
        self._before = set(threading.enumerate())

    def __call__(self) -> list[threading.Thread]:
        return [each for each in threading.enumerate() if each.name.startswith("search") and each not in self._before]


@pytest.fixture
def searching() -> Searching:
    return Searching()


async def test_inside_a_game_is_played_and_afterwards_client_and_threads_are_gone_and_the_file_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, searching: Searching
) -> None:
    monkeypatch.setattr(app, "LEAVE_S", PATIENCE_S)
    async with App(settings(tmp_path)) as opened:
        assert not opened.bot.is_closed()
        game = await opened.services.lobby.start(HERE, ADA, Level.EASY, First.ME, STANDARD)
        assert await opened.store.games.get(game.id) == game
        await opened.services.thinker.analyse(game.position)
        assert searching()
    assert opened.bot.is_closed()
    with pytest.raises(RuntimeError, match="after shutdown"):
        await opened.services.thinker.analyse(game.position)
    for thread in searching():
        thread.join(PATIENCE_S)
    assert not searching()
    assert not (tmp_path / "new/games.db-wal").exists()  # SQLite removes it with the last connection
    async with App(settings(tmp_path)) as again:
        assert await again.store.games.get(game.id) == game


@pytest.mark.parametrize(
    ("content", "code"), [(b"no database at all" * 100, "database-damaged"), (None, "database-is-folder")]
)
async def test_a_database_that_cannot_be_used_is_told_at_the_entry(
    tmp_path: Path, content: bytes | None, code: str, searching: Searching
) -> None:
    file = tmp_path / "new/games.db"
    if content is None:
        file.mkdir(parents=True)
    else:
        file.parent.mkdir()
        file.write_bytes(content)
    opened = App(settings(tmp_path))
    with pytest.raises(StoreError) as told:
        async with opened:
            pytest.fail("it was entered")
    assert told.value.code == code
    assert str(tmp_path) not in str(told.value)
    assert not searching()


async def test_a_start_that_the_database_ends_can_be_tried_again(tmp_path: Path) -> None:
    opened, folder = App(settings(tmp_path)), tmp_path / "new/games.db"
    folder.mkdir(parents=True)
    with pytest.raises(StoreError):
        await opened.__aenter__()
    folder.rmdir()
    async with opened:
        assert {each.qualified_name for each in opened.bot.registry.features} >= {"play", *FEATURES}


async def test_features_that_claim_the_same_end_a_start_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "FEATURES", ("help", "help"))
    with pytest.raises(FeatureClash) as clash:
        async with App(settings(tmp_path)):
            pytest.fail("it was entered")
    assert not (tmp_path / "new").exists()
    assert _why(clash.value, None) == (MISUSE, words()("cli-features-clash", reason=reason(clash.value)))


async def test_a_fault_inside_closes_everything_too(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        async with App(settings(tmp_path)) as opened:
            _ = 1 // 0
    assert opened.bot.is_closed()
    other = sqlite3.connect(tmp_path / "new/games.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    other.close()


async def test_a_database_that_does_not_answer_holds_no_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "LEAVE_S", 0.001)
    async with asyncio.timeout(PATIENCE_S), App(settings(tmp_path)) as opened:
        close, never = opened.store.close, asyncio.Event()

        async def wait() -> None:
            await never.wait()

        monkeypatch.setattr(opened.store, "close", wait)
    assert opened.bot.is_closed()
    await close()


@pytest.mark.parametrize(
    ("count", "ids", "ours"), [(None, None, None), (4, None, None), (4, (1, 3), Shards(4, frozenset({1, 3})))]
)
async def test_it_looks_after_the_games_of_its_own_shards(
    tmp_path: Path, count: int | None, ids: tuple[int, ...] | None, ours: Shards | None
) -> None:
    opened = App(replace(settings(tmp_path), shard_count=count, shard_ids=ids))
    assert opened.services.shards == ours


@pytest.fixture
def _signals_as_before() -> Iterator[None]:
    """Give signals back to pytest, which hears Ctrl-C itself."""
    before = {each: signal.getsignal(each) for each in SIGNALS}
    yield
    for each, handler in before.items():
        signal.signal(each, handler)


@pytest.mark.usefixtures("_signals_as_before")
@pytest.mark.parametrize("asked", SIGNALS)
async def test_a_stop_signal_sets_the_event_and_afterwards_no_other_does_anything(asked: signal.Signals) -> None:
    with stop_signals() as stop:
        assert not stop.is_set()
        signal.raise_signal(asked)
        await asyncio.wait_for(stop.wait(), PATIENCE_S)
    for each in SIGNALS:
        assert signal.getsignal(each) is signal.SIG_IGN


@pytest.mark.skipif(sys.platform == "win32", reason="needs a signal to a thread")
@pytest.mark.usefixtures("_signals_as_before")
async def test_a_signal_that_interrupts_nothing_wakes_a_loop_that_waits() -> None:
    """As one that comes just before the wait begins; here it goes to another thread."""
    main = threading.get_ident()

    def send() -> None:
        while sys._current_frames()[main].f_code.co_name != "select":
            pass
        signal.pthread_kill(threading.get_ident(), signal.SIGTERM)

    with stop_signals() as stop:
        late = asyncio.Event()
        timer = asyncio.get_running_loop().call_later(5, late.set)  # wakes the loop, and the handler runs then
        sender = threading.Thread(target=send)
        sender.start()
        await stop.wait()
        timer.cancel()
        sender.join()
    assert not late.is_set()


async def test_without_a_stop_signals_do_afterwards_what_they_did() -> None:
    before = [signal.getsignal(each) for each in SIGNALS]
    with stop_signals():
        assert [signal.getsignal(each) for each in SIGNALS] != before
    assert [signal.getsignal(each) for each in SIGNALS] == before


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
@pytest.mark.usefixtures("_signals_as_before")
async def test_a_signal_that_comes_as_the_handlers_go_kills_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    killed, real = list[int](), signal.signal
    for each in SIGNALS:
        real(each, lambda number, _: killed.append(number))

    def late(name: signal.Signals, handler: Any) -> Any:
        assert handler is not signal.SIG_DFL, "the next one would kill the process"
        signal.raise_signal(signal.SIGTERM)
        before = real(name, handler)
        signal.raise_signal(signal.SIGTERM)
        return before

    with monkeypatch.context() as patch, stop_signals() as stop:
        signal.raise_signal(signal.SIGTERM)
        await stop.wait()
        patch.setattr(signal, "signal", late)
    assert killed == []


ENDLESS = """
CREATE TRIGGER endless AFTER UPDATE ON games BEGIN
    SELECT count(*) FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n);
END
"""
"""What makes a migration last for ever, as that of very many games seems to."""


def is_locked(file: sqlite3.Connection) -> bool:
    try:
        file.executescript("BEGIN IMMEDIATE; ROLLBACK")
    except sqlite3.OperationalError as error:
        return "locked" in str(error)
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
@pytest.mark.usefixtures("_signals_as_before")
async def test_a_migration_of_a_file_is_broken_off_by_a_stop_and_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.serve.skip_unreadable_events", lambda: None)
    file = Path(shutil.copy(DATA / "before-0003.db", tmp_path))
    with closing(sqlite3.connect(file, isolation_level=None, timeout=0)) as other:
        other.execute(ENDLESS)
        before = list(other.iterdump())
        serving = asyncio.create_task(serve(Settings(database_url=f"sqlite:///{file}", discord_token="a.b.c")))
        async with asyncio.timeout(PATIENCE_S):
            while not is_locked(other):
                assert not serving.done(), serving
                await asyncio.sleep(0.01)
            while not serving.done():
                for each in SIGNALS:
                    signal.raise_signal(each)
                await asyncio.sleep(0.001)
            await serving
        other.execute(f"PRAGMA busy_timeout={PATIENCE_S * 1000:.0f}")
        assert not is_locked(other)
        assert list(other.iterdump()) == before
