"""Thinking off the event loop: threads for 3x3, processes for larger boards; a worker that dies is replaced."""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.managers import SyncManager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.core import thinking
from bot.core.thinking import Priority, Thinker
from bot.engine import STANDARD, Board, Level, Outcome, Position
from bot.engine.remarks import Prospect, RemarkKind, prospect
from tests.source import ROOT

FIVE, FOUR = Board(5, 5, 4), Board(4, 4, 4)


class NoThreads(Executor):
    """Fails if anything runs in it."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        raise AssertionError("this was to run in a process")


async def test_larger_boards_are_searched_in_processes() -> None:
    workers, start = Thinker(NoThreads(), workers=2, time_s=0.5), Position.start(FIVE)
    found = await workers.analyse(start)
    assert (found.outcome, found.exact, len(found.moves)) == (Outcome.DRAW, True, 25)
    assert await workers.choose(start, Level.UNBEATABLE, Random(1)) in found.best
    hard = await workers.choose(start.play(0), Level.HARD, Random(1))
    assert hard in start.play(0).legal()
    assert (await workers.prospect(start)).winner is None
    lines = Position.after([0, 5, 1, 6], FIVE)
    assert (await workers.remark(lines, 2)).kind in (RemarkKind.FORKS, RemarkKind.FORCES)
    same = [await workers.choose(Position.start(FOUR), Level.UNBEATABLE, Random(7)) for _ in range(2)]
    assert same[0] == same[1], "by the same seed"
    assert workers._pool is not None
    workers.close()


async def test_small_boards_and_levels_that_search_nothing_stay_in_threads() -> None:
    with ThreadPoolExecutor(1) as threads:
        thinker = Thinker(threads)
        assert await thinker.choose(Position.start(STANDARD), Level.UNBEATABLE, Random(1)) in range(9)
        assert await thinker.choose(Position.start(FIVE), Level.EASY, Random(1)) in range(25)
        assert await thinker.choose(Position.start(FIVE), Level.MEDIUM, Random(1)) in range(25)
        assert (await thinker.analyse(Position.start())).outcome is Outcome.DRAW
        assert thinker._pool is None


async def test_what_is_remembered_is_answered_without_a_thread_and_all_else_in_one() -> None:
    threads = ThreadPoolExecutor(1)
    thinker, start = Thinker(threads), Position.start()
    source, untouched = Random(1), Random(1)
    assert thinker.recall(start, Level.UNBEATABLE, source) is None
    assert source.getstate() == untouched.getstate(), "chance decides nothing yet"
    await thinker.choose(start, Level.UNBEATABLE, Random(1))
    threads.shutdown()
    choosing = thinker.choose(start, Level.UNBEATABLE, source)
    with pytest.raises(StopIteration) as chosen:
        choosing.send(None)
    assert chosen.value.value in (0, 2, 6, 8), "at once: nothing is waited for"
    assert thinker.recall(start, Level.UNBEATABLE, untouched) == chosen.value.value
    with pytest.raises(RuntimeError):
        await thinker.choose(start.play(4), Level.UNBEATABLE, source)
    thinker.close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
async def test_a_worker_that_is_killed_is_replaced_and_the_move_searched_again() -> None:
    thinker = Thinker(NoThreads(), workers=1)
    try:
        position = Position.start(FIVE)
        await thinker.choose(position, Level.UNBEATABLE, Random(1))
        first: Any = thinker._pool
        assert first is not None
        (pid,) = first._processes
        searches = [asyncio.create_task(thinker.choose(position, Level.UNBEATABLE, Random(2))) for _ in range(3)]
        os.kill(pid, signal.SIGKILL)
        chosen = await asyncio.gather(*searches)
        assert len(set(chosen)) == 1
        assert thinker._pool is not first
    finally:
        thinker.close()


def die(*_: object) -> int:
    os._exit(1)


async def test_a_search_that_kills_every_worker_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    thinker = Thinker(NoThreads(), workers=1)
    with pytest.raises(BrokenProcessPool):
        await thinker._work(2, die)
    assert caplog.text.count("A worker died during a search") == 1
    assert thinker._pool is None


async def test_workers_end_when_nothing_has_been_searched_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, start = Thinker(NoThreads(), workers=1), Position.start(FOUR)
    await thinker.choose(start, Level.HARD, Random(1))
    pool: Any = thinker._pool
    assert pool is not None, "they stay for the next move"
    (worker,) = pool._processes.values()
    monkeypatch.setattr(thinking, "IDLE_S", 0.0)
    await thinker.choose(start, Level.HARD, Random(2))
    await settle()
    assert thinker._pool is None
    while worker.exitcode is None:  # the pool waits for it as well, and one of the two learns its status first
        await asyncio.to_thread(worker.join)
    assert worker.exitcode == 0
    assert await thinker.choose(start, Level.HARD, Random(3)) in range(16), "in a new one"
    thinker.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
@pytest.mark.parametrize("asked", ["SIGTERM", "SIGHUP"])
async def test_a_search_goes_on_if_a_services_stop_signals_the_worker_too(
    gate: threading.Event, caplog: pytest.LogCaptureFixture, asked: str
) -> None:
    thinker, start = Thinker(NoThreads(), workers=1), Position.start(FOUR)
    await thinker.choose(start, Level.HARD, Random(1))
    pool: Any = thinker._pool
    searching = asyncio.create_task(thinker.prospect(start))
    await asyncio.sleep(0)
    for pid in pool._processes:
        os.kill(pid, signal.Signals[asked])
    gate.set()
    assert (await searching).winner is None
    assert caplog.text == ""
    thinker.close()


async def test_closing_drops_what_waits() -> None:
    thinker = Thinker(NoThreads(), workers=1, time_s=0.05)
    position = Position.after([0, 24, 4], FIVE)
    await thinker.choose(position, Level.HARD, Random(1))
    waiting = [asyncio.create_task(thinker.analyse(position)) for _ in range(20)]
    await asyncio.sleep(0)
    thinker.close()
    ended = await asyncio.gather(*waiting, return_exceptions=True)
    assert any(isinstance(each, asyncio.CancelledError) for each in ended)


ORPHAN = """
import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from bot.engine import Board, Level, Position
from bot.core.thinking import Thinker

async def main():
    thinker = Thinker(ThreadPoolExecutor(1))
    await thinker.choose(Position.start(Board(5, 5, 4)), Level.HARD, Random(1))
    print("searching", flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_workers_leave_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    """They hold its output open as long as they live."""
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    command, path = [sys.executable, str(script)], {"PYTHONPATH": str(ROOT)}
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | path)
    assert bot.stdout is not None
    assert bot.stdout.readline() == b"searching\n"
    bot.kill()
    assert bot.communicate(timeout=30)[0] == b""


# Moves and all else

PATIENCE_S = 60.0


async def test_a_move_on_a_small_board_does_not_wait_for_explanations() -> None:
    go_on = threading.Event()
    with ThreadPoolExecutor(1) as threads:
        thinker = Thinker(threads)
        explained = [asyncio.create_task(thinker.run(go_on.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        try:
            moving = thinker.choose(Position.start(), Level.UNBEATABLE, Random(1))
            assert await asyncio.wait_for(moving, PATIENCE_S) in range(9)
            quick = thinker.choose(Position.start(FIVE), Level.MEDIUM, Random(1))
            assert await asyncio.wait_for(quick, PATIENCE_S) in range(25)
            assert not any(each.done() for each in explained)
        finally:
            go_on.set()
        await asyncio.gather(*explained)
        thinker.close()


def held(gate: threading.Event, position: Position, *given: Any) -> Prospect:
    """In a worker: search once the gate is open."""
    gate.wait()
    return prospect(position, *given)


@pytest.fixture(scope="module")
def manager() -> Iterator[SyncManager]:
    with multiprocessing.get_context("spawn").Manager() as started:
        yield started


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch, manager: SyncManager) -> Iterator[threading.Event]:
    """What comments in workers wait for."""
    gate = manager.Event()
    monkeypatch.setattr(thinking, "prospect", functools.update_wrapper(functools.partial(held, gate), held))
    yield gate
    gate.set()


class Order:
    """Asks for one thing after the other, and notes in which order they are answered."""

    def __init__(self) -> None:
        self.answered, self.tasks = list[str](), dict[str, asyncio.Task[None]]()

    async def ask(self, name: str, work: Awaitable[object]) -> None:
        self.tasks[name] = asyncio.create_task(self._wait(name, work))
        for _ in range(5):  # until it waits for its turn
            await asyncio.sleep(0)

    async def _wait(self, name: str, work: Awaitable[object]) -> None:
        await work
        self.answered.append(name)


async def test_moves_on_larger_boards_go_before_all_that_waits_aside(gate: threading.Event) -> None:
    thinker, order, start = Thinker(NoThreads(), workers=1), Order(), Position.start(FOUR)
    for number in range(3):
        await order.ask(f"comment {number}", thinker.prospect(start.play(number)))
    await order.ask("explanation", thinker.analyse(start, Priority.BACKGROUND))
    for number in range(2):
        await order.ask(f"move {number}", thinker.choose(start.play(number), Level.UNBEATABLE, Random(1)))
    gate.set()
    await asyncio.gather(*order.tasks.values())
    thinker.close()
    assert order.answered == ["comment 0", "move 0", "move 1", "comment 1", "comment 2", "explanation"]


async def test_a_search_that_nobody_waits_for_keeps_its_worker_to_its_end(gate: threading.Event) -> None:
    thinker, order, start = Thinker(NoThreads(), workers=1), Order(), Position.start(FOUR)
    await order.ask("gone", thinker.prospect(start))
    order.tasks.pop("gone").cancel()
    await order.ask("comment", thinker.prospect(start.play(1)))
    await order.ask("gone, too", thinker.prospect(start.play(2)))
    await order.ask("move", thinker.choose(start, Level.UNBEATABLE, Random(1)))
    order.tasks.pop("gone, too").cancel()
    gate.set()
    await asyncio.gather(*order.tasks.values())
    thinker.close()
    assert order.answered == ["move", "comment"]


def time_given(time_s: float, *_: object) -> float:
    """In a worker: say how long it may take."""
    return time_s


async def test_what_no_game_waits_for_gets_half_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_timed", time_given)
    thinker, start = Thinker(NoThreads(), workers=1, time_s=3.0), Position.start(FIVE)
    found: list[Any] = [
        await thinker.choose(start, Level.UNBEATABLE, Random(1)),
        await thinker.analyse(start),
        await thinker.choose(start, Level.UNBEATABLE, Random(1), Priority.BACKGROUND),
        await thinker.analyse(start, Priority.BACKGROUND),
        await thinker.prospect(start),
        await thinker.remark(start, 0),
    ]
    thinker.close()
    assert found == [3.0, 3.0, 1.5, 1.5, 1.5, 1.5]


async def test_with_many_searches_waiting_each_gets_a_share_so_that_the_last_is_not_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "_timed", time_given)
    thinker, start = Thinker(NoThreads(), workers=1, time_s=3.0), Position.start(FIVE)
    times: list[Any] = await asyncio.gather(
        *(thinker.choose(start, Level.UNBEATABLE, Random(1)) for _ in range(20)),
        *(thinker.analyse(start, Priority.BACKGROUND) for _ in range(20)),
    )
    assert times[0] == 3.0, "nobody waited yet"
    for time_s, (_, second, *_, last) in ((3.0, times[:20]), (1.5, times[20:])):
        by = thinking.PATIENCE * time_s
        assert second <= by / 19, "nineteen share what is left"
        assert second >= thinking.LEAST_SHARE * time_s / 19
        assert last > second, "those who wait no more leave their share"
    assert await thinker.choose(start, Level.UNBEATABLE, Random(1)) == 3.0, "calm again"
    thinker.close()


# Who goes first


class Seated:
    """Asks for workers, one after the other, and notes who was admitted, in which order."""

    def __init__(self, workers: int) -> None:
        self.thinker, self.admitted = Thinker(NoThreads(), workers=workers), list[str]()

    async def ask(self, *names: str) -> list[asyncio.Task[None]]:
        """Ask for workers. A name says the priority: "move 1", "background 2"."""
        asking = [asyncio.create_task(self._enter(name)) for name in names]
        await settle()
        return asking

    async def leave(self, name: str) -> None:
        self.thinker._leave(Priority(name.split(maxsplit=1)[0]))
        await settle()

    async def _enter(self, name: str) -> None:
        await self.thinker._enter(Priority(name.split(maxsplit=1)[0]), 1.0)
        self.admitted.append(name)


async def settle() -> None:
    """Let all go on that can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_moves_go_first_and_each_priority_keeps_its_order() -> None:
    one = Seated(1)
    await one.ask("background 1", "background 2", "move 1", "background 3", "move 2")
    order = ["background 1", "move 1", "move 2", "background 2", "background 3"]
    for number, name in enumerate(order, 1):
        assert one.admitted == order[:number], "one at a time"
        await one.leave(name)


@pytest.mark.parametrize(("workers", "most"), [(1, 1), (2, 1), (3, 2), (8, 7)])
async def test_background_work_leaves_a_worker_to_moves_if_there_is_more_than_one(workers: int, most: int) -> None:
    one = Seated(workers)
    await one.ask(*(f"background {number}" for number in range(workers + 1)))
    assert len(one.admitted) == most
    await one.ask(*(f"move {number}" for number in range(workers + 1)))
    assert one.admitted[most:] == [f"move {number}" for number in range(workers - most)]


async def test_a_worker_that_is_given_to_an_asker_who_is_just_cancelled_goes_to_the_next() -> None:
    one = Seated(1)
    _, second, _, _ = await one.ask("background 1", "background 2", "background 3", "background 4")
    one.thinker._leave(Priority.BACKGROUND)  # the second is admitted, and does not know yet
    second.cancel()
    await settle()
    assert second.cancelled()
    assert one.admitted == ["background 1", "background 3"]


async def test_an_asker_who_is_cancelled_before_a_worker_is_free_gets_none() -> None:
    one = Seated(1)
    _, second, _ = await one.ask("background 1", "background 2", "background 3")
    second.cancel()
    one.thinker._leave(Priority.BACKGROUND)  # in the same turn of the loop
    await settle()
    assert one.admitted == ["background 1", "background 3"]


async def test_closing_cancels_all_who_wait_and_none_who_was_admitted() -> None:
    one = Seated(1)
    first, *others = await one.ask("move 1", "move 2", "background 1")
    one.thinker.close()
    await settle()
    assert not first.cancelled()
    assert all(other.cancelled() for other in others)
    await one.leave("move 1")
    assert one.admitted == ["move 1"]
