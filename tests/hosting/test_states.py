"""States: which parts are well, and when a restart is asked for, on a real store by a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import App
from bot.chat.endpoint import Endpoint
from bot.hosting import states
from bot.hosting.states import FRESH_S, LASTING_S, STUCK_S, Question, Shard, States
from bot.settings import Settings
from bot.store import StoreError


@dataclass
class Clock:
    """A clock that stands still until the test moves it."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Asked:
    """A database that counts who asks, and does what the test says: answer, fail, or wait for `go_on`."""

    times: int = 0
    fails: bool = False
    go_on: asyncio.Event = field(default_factory=asyncio.Event)

    async def __call__(self) -> int:
        self.times += 1
        await self.go_on.wait()
        if self.fails:
            raise StoreError("database-unusable", reason="away")
        return self.times


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    async with App(Settings(database_url=f"sqlite:///{tmp_path.as_posix()}/games.db")) as opened:
        yield opened


async def test_the_database_is_asked_once_at_a_time_and_its_answer_is_kept(clock: Clock) -> None:
    asked = Asked()
    question = Question(asked, FRESH_S, clock)
    several = [asyncio.create_task(question.settle()) for _ in range(50)]
    await asyncio.sleep(0)
    asked.go_on.set()
    await asyncio.gather(*several)
    assert (asked.times, question.answer, question.is_well) == (1, 1, True)
    await question.settle()
    assert asked.times == 1, "it is fresh"
    clock.now += FRESH_S
    await question.settle()
    assert (asked.times, question.answer) == (2, 2)


async def test_who_asks_waits_only_so_long_and_what_is_stuck_is_asked_no_second_time(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(states, "PATIENCE_S", 0.0)
    asked = Asked()
    asked.go_on.set()
    question = Question(asked, FRESH_S, clock)
    await question.settle()
    await asyncio.sleep(0)
    asked.go_on.clear()
    clock.now += FRESH_S
    await question.settle()
    assert question.is_well, "the last answer was a good one, and this one may still come"
    clock.now += STUCK_S
    await question.settle()
    assert (asked.times, question.is_well) == (2, False)
    asked.go_on.set()
    await asyncio.sleep(0.01)
    assert question.is_well


async def test_a_database_that_fails_is_not_well_until_it_answers_again(clock: Clock) -> None:
    asked = Asked(fails=True)
    asked.go_on.set()
    question = Question(asked, FRESH_S, clock)
    await question.settle()
    assert not question.is_well
    asked.fails = False
    clock.now += FRESH_S
    await question.settle()
    assert question.is_well


async def test_a_database_that_fails_in_a_way_nobody_knows_is_not_well_either(clock: Clock) -> None:
    answers = [1]

    async def ask() -> int:
        return answers.pop()

    question = Question(ask, FRESH_S, clock)
    for is_well in (True, False):
        await question.settle()
        assert question.is_well is is_well
        clock.now += FRESH_S


async def test_a_restart_is_asked_for_when_what_was_well_is_lost_for_long(app: App, clock: Clock) -> None:
    looked = States(Settings(gateway=False), app, Endpoint(app.bot), asyncio.Event(), clock)
    await looked.look()
    assert looked.is_ready()
    await app.store.close()
    app.store.database._runner = _Away()  # type: ignore[assignment]
    clock.now += FRESH_S
    await looked.look()
    assert (looked.is_ready(), looked.lost()) == (False, [])
    clock.now += LASTING_S - FRESH_S - 1
    await looked.look()
    assert looked.lost() == []
    clock.now += 1
    await looked.look()
    assert looked.lost() == ["database"]


async def test_what_has_never_been_well_is_no_reason_for_a_restart(app: App, clock: Clock) -> None:
    """A login that is told to wait for an hour would begin its hour again."""
    looked = States(Settings(), app, Endpoint(app.bot), asyncio.Event(), clock)
    await looked.look()
    clock.now += 10 * LASTING_S
    await looked.look()
    assert (looked.parts(), looked.is_ready(), looked.lost()) == ({"database": True, "gateway": False}, False, [])


async def test_before_the_store_is_open_and_while_it_stops_the_database_is_not_asked(tmp_path: Path) -> None:
    app, stop = App(Settings(database_url=f"sqlite:///{tmp_path.as_posix()}/games.db")), asyncio.Event()
    looked = States(Settings(gateway=False), app, Endpoint(app.bot), stop)
    await looked.look()
    assert (looked.is_ready(), looked.lost()) == (False, [])
    async with app:
        await looked.look()
        assert looked.is_ready()
        stop.set()
        asked_at = looked.database._asked_at
        await looked.look()
        assert (looked.is_ready(), looked.database._asked_at) == (False, asked_at)
    assert not (tmp_path / "games.db-wal").exists(), "nothing has opened it again"


@pytest.mark.parametrize(
    ("shard", "is_heard"),
    [
        (Shard(0, True, 0.1, 0.05), True),
        (Shard(0, True, states.HEARD_S, 0.05), False),
        (Shard(0, True, None, None), False),
        (Shard(0, False, 0.1, 0.05), False),
    ],
)
def test_a_shard_is_heard_if_it_is_open_and_not_silent(shard: Shard, is_heard: bool) -> None:
    assert shard.is_heard is is_heard


class _Away:
    """A database that is broken."""

    async def read(self, _: object) -> None:
        raise OSError("away")

    async def close(self) -> None:
        """Nothing is left to close."""
