"""What systemd is told: that the bot has started, that nothing is lost, and nothing more once something is."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import App
from bot.core.store import StoreError
from bot.hosting.serve import notify, tell_supervisor
from bot.hosting.states import LASTING_S, States
from bot.settings import Settings
from standin.conduct import PATIENCE_S
from tests.core.store.test_database import set_pragma
from tests.hosting.test_states import Clock, _Away

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets of files are POSIX's")
ABSTRACT = pytest.param("@tictactoe-test", marks=pytest.mark.skipif(sys.platform != "linux", reason="Linux's alone"))


@pytest.fixture(params=["", ABSTRACT])
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[socket.socket]:
    """The socket on which systemd listens, by a file or by an abstract name."""
    name = request.param or str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(name.replace("@", "\0"))
        listening.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", name)
        monkeypatch.setenv("WATCHDOG_USEC", "30000")
        yield listening


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    async with App(Settings(database_url=f"sqlite:///{tmp_path.as_posix()}/games.db")) as opened:
        yield opened


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def states(app: App, clock: Clock) -> States:
    """What a process that isn't connected yet is in."""
    return States(Settings(), app, asyncio.Event(), now=clock)


async def heard(systemd: socket.socket) -> str:
    """The next datagram."""
    async with asyncio.timeout(PATIENCE_S):
        return (await asyncio.get_running_loop().sock_recv(systemd, 100)).decode()


async def test_systemd_hears_of_the_start_and_again_while_nothing_is_lost(
    systemd: socket.socket, app: App, clock: Clock, states: States, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = asyncio.create_task(tell_supervisor(states))
    assert [await heard(systemd) for _ in range(3)] == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]
    await app.store.close()
    app.store.database._runner = _Away()  # type: ignore[assignment]
    clock.now += LASTING_S
    await states.look()
    assert states.lost() == ["database"]
    with contextlib.suppress(BlockingIOError):
        while systemd.recv(100):
            pass
    for _ in range(3):
        await looked(states, monkeypatch)
    with pytest.raises(BlockingIOError):
        systemd.recv(100)
    telling.cancel()


async def test_a_disk_that_only_reads_is_no_reason_for_a_restart(
    systemd: socket.socket, app: App, clock: Clock, states: States
) -> None:
    """The start would refuse it for good; the process that runs goes on when it can be written again."""
    await states.look()
    set_pragma(app.store, "query_only=1")
    with pytest.raises(StoreError):
        await app.store.notes.set_note("a", "b")
    clock.now += LASTING_S
    await states.look()
    assert states.lost() == ["database"], "the health port tells it"
    telling = asyncio.create_task(tell_supervisor(states))
    assert [await heard(systemd) for _ in range(3)] == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]
    telling.cancel()


async def looked(states: States, monkeypatch: pytest.MonkeyPatch) -> None:
    """Return after the next look."""
    look, done = states.look, asyncio.Event()

    async def noted() -> None:
        await look()
        done.set()

    with monkeypatch.context() as patched:
        patched.setattr(states, "look", noted)
        async with asyncio.timeout(PATIENCE_S):
            await done.wait()


def test_without_systemd_and_when_it_is_gone_nothing_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify("READY=1")
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    notify("READY=1")
