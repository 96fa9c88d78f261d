"""States: which parts are well, and when a restart is asked for, on a real store by a clock that the test moves."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import App
from bot.core.store import StoreError
from bot.hosting import states
from bot.hosting.states import FRESH_S, LASTING_S, STUCK_S, States
from bot.settings import Settings
from tests.core.store.test_database import set_pragma
from tests.core.store.test_inspecting import ON_POSIX
from tests.faults import hear_commits


@dataclass
class Clock:
    """A clock that stands still until the test moves it."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Asked:
    """A database that counts questions and does what the test says: answer, fail, or wait for `go_on`."""

    times: int = 0
    error: Exception | None = None
    go_on: asyncio.Event = field(default_factory=asyncio.Event)

    async def __call__(self, name: str) -> str | None:
        self.times += 1
        await self.go_on.wait()
        if self.error is not None:
            raise self.error
        return None


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    async with App(Settings(database_url=f"sqlite:///{tmp_path.as_posix()}/games.db")) as opened:
        yield opened


@pytest.fixture
def look_at(app: App, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Callable[[Asked], States]:
    """Make States of a process that isn't connected yet, whose database is the test's."""

    def made(asked: Asked) -> States:
        monkeypatch.setattr(app.store.notes, "note", asked)
        return States(Settings(), app, asyncio.Event(), now=clock)

    return made


def is_well(looked: States) -> bool:
    return looked.parts()["database"]


async def test_the_database_is_asked_once_at_a_time_and_its_answer_is_kept(
    look_at: Callable[[Asked], States], clock: Clock
) -> None:
    asked = Asked()
    looked = look_at(asked)
    several = [asyncio.create_task(looked.look()) for _ in range(50)]
    await asyncio.sleep(0)
    asked.go_on.set()
    await asyncio.gather(*several)
    await looked.count()
    assert (asked.times, looked.running, is_well(looked)) == (1, 0, True)
    await looked.look()
    assert asked.times == 1, "it is fresh"
    clock.now += FRESH_S
    await looked.look()
    assert asked.times == 2


async def test_an_asker_waits_only_so_long_and_a_stuck_question_is_not_asked_again(
    look_at: Callable[[Asked], States], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked()
    asked.go_on.set()
    looked = look_at(asked)
    await looked.look()
    monkeypatch.setattr(states, "PATIENCE_S", 0.0)
    asked.go_on.clear()
    clock.now += FRESH_S
    await looked.look()
    assert is_well(looked), "the last answer was a good one, and this one may still come"
    clock.now += STUCK_S
    await looked.look()
    assert (asked.times, is_well(looked)) == (2, False)
    asked.go_on.set()
    assert looked._asking is not None
    await looked._asking
    assert is_well(looked)


@pytest.mark.parametrize("error", [StoreError("database-unusable", reason="away"), IndexError()], ids=repr)
async def test_a_database_that_fails_is_not_well_until_it_answers_again(
    look_at: Callable[[Asked], States], clock: Clock, error: Exception
) -> None:
    asked = Asked(error=error)
    asked.go_on.set()
    looked = look_at(asked)
    await looked.look()
    assert not is_well(looked)
    asked.error = None
    clock.now += FRESH_S
    await looked.look()
    assert is_well(looked)


@dataclass
class Disk:
    """What the system tells of a disk."""

    f_bavail: int = 1000
    f_flag: int = 0


FULL = pytest.param(Disk(f_bavail=0), marks=ON_POSIX)
READ_ONLY = pytest.param(Disk(f_flag=getattr(os, "ST_RDONLY", 0)), marks=ON_POSIX)


@pytest.mark.parametrize("sign", [None, FULL, READ_ONLY], ids=["a write", "full", "read-only"])
async def test_a_database_that_cannot_be_written_is_not_well_and_heals_without_a_player(
    app: App, clock: Clock, monkeypatch: pytest.MonkeyPatch, sign: Disk | None
) -> None:
    looked = States(Settings(), app, asyncio.Event(), now=clock)
    await looked.look()
    assert is_well(looked)
    set_pragma(app.store, "query_only=1")
    if sign is None:
        with pytest.raises(StoreError):
            await app.store.notes.set_note("a", "b")
    else:  # nobody has played yet
        monkeypatch.setattr(os, "statvfs", lambda _: sign)
    clock.now += FRESH_S
    await looked.look()
    assert not is_well(looked)
    monkeypatch.undo()
    clock.now += FRESH_S
    await looked.look()
    assert not is_well(looked), "only a write that is committed is a proof"
    set_pragma(app.store, "query_only=0")
    clock.now += FRESH_S
    await looked.look()
    assert is_well(looked)


async def test_while_all_is_well_nothing_is_written_to_find_out(app: App, clock: Clock) -> None:
    looked, commits = States(Settings(), app, asyncio.Event(), now=clock), list[None]()
    hear_commits(app.store, lambda: commits.append(None))
    for _ in range(10):
        clock.now += FRESH_S
        await looked.look()
    assert (is_well(looked), commits) == (True, [])


async def test_a_restart_is_asked_for_when_what_was_well_is_lost_for_long(app: App, clock: Clock) -> None:
    looked = States(Settings(), app, asyncio.Event(), now=clock)
    await looked.look()
    assert is_well(looked)
    await app.store.close()
    app.store.database._runner = _Away()  # type: ignore[assignment]
    clock.now += FRESH_S
    await looked.look()
    assert (is_well(looked), looked.lost()) == (False, [])
    clock.now += LASTING_S - FRESH_S - 1
    await looked.look()
    assert looked.lost() == []
    clock.now += 1
    await looked.look()
    assert looked.lost() == ["database"]


async def test_what_has_never_been_well_is_no_reason_for_a_restart(app: App, clock: Clock) -> None:
    """A login that is told to wait for an hour would begin its hour again."""
    looked = States(Settings(), app, asyncio.Event(), now=clock)
    await looked.look()
    clock.now += 10 * LASTING_S
    await looked.look()
    assert (looked.parts(), looked.is_ready(), looked.lost()) == ({"database": True, "gateway": False}, False, [])


async def test_before_the_store_is_open_and_while_it_stops_the_database_is_not_asked(tmp_path: Path) -> None:
    app, stop = App(Settings(database_url=f"sqlite:///{tmp_path.as_posix()}/games.db")), asyncio.Event()
    looked = States(Settings(), app, stop)
    await looked.look()
    assert (is_well(looked), looked.lost()) == (False, [])
    async with app:
        await looked.look()
        assert is_well(looked)
        stop.set()
        asked_at = looked._asked_at
        await looked.look()
        assert (looked.is_ready(), looked._asked_at) == (False, asked_at)
    assert not (tmp_path / "games.db-wal").exists(), "nothing has opened it again"


class _Away:
    """A database that is broken."""

    async def read(self, _: object) -> None:
        raise OSError("away")

    async def close(self) -> None:
        """Nothing is left to close."""
