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
from collections.abc import AsyncIterator, Awaitable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot import thinking
from bot.engine import STANDARD, Board, Level, Outcome, Position
from bot.engine.remarks import Kind, Standing, stand
from bot.lanes import Lane
from bot.thinking import TRIES, Thinker

FIVE, FOUR = Board(5, 5, 4), Board(4, 4, 4)


class NoThreads(Executor):
    """Fails where anything is run in it."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        raise AssertionError("this was to run in a process")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def workers() -> AsyncIterator[Thinker]:
    thinker = Thinker(NoThreads(), workers=2, time_s=0.5)
    yield thinker
    thinker.close()


@pytest.mark.asyncio(loop_scope="module")
async def test_larger_boards_are_searched_in_processes(workers: Thinker) -> None:
    start = Position.start(FIVE)
    found = await workers.analyse(start)
    assert (found.outcome, found.exact, len(found.moves)) == (Outcome.DRAW, True, 25)
    assert await workers.choose(start, Level.UNBEATABLE, Random(1)) in found.best
    hard = await workers.choose(start.play(0), Level.HARD, Random(1))
    assert hard in start.play(0).legal()
    assert (await workers.stand(start)).winner is None
    lines = Position.after([0, 5, 1, 6], FIVE)
    assert (await workers.remark(lines, 2)).kind in (Kind.FORKS, Kind.FORCES)
    assert workers._pool is not None


@pytest.mark.asyncio(loop_scope="module")
async def test_the_same_seed_makes_the_same_choice(workers: Thinker) -> None:
    position = Position.start(FOUR)
    first, again = [await workers.choose(position, Level.UNBEATABLE, Random(7)) for _ in range(2)]
    assert first == again


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
        first = thinker._pool
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


async def test_a_search_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(NoThreads(), workers=1)
    made: list[object] = []
    original = ProcessPoolExecutor

    def note(*given: Any, **options: Any) -> Any:
        made.append(given)
        return original(*given, **options)

    monkeypatch.setattr(thinking, "ProcessPoolExecutor", note)
    try:
        with pytest.raises(BrokenProcessPool):
            await thinker._work(die)
        assert len(made) == TRIES
    finally:
        thinker.close()


async def test_closing_drops_what_waits() -> None:
    thinker = Thinker(NoThreads(), workers=1, time_s=0.2)
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
from bot.thinking import Thinker

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
    root = str(Path(thinking.__file__).parents[1])
    bot = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": root})
    assert bot.stdout is not None
    assert bot.stdout.readline() == b"searching\n"
    bot.kill()
    assert bot.communicate(timeout=30)[0] == b""


async def test_what_is_asked_in_one_turn_of_the_loop_is_handed_over_together_and_answered_apart() -> None:
    handed: list[object] = []

    class Counted(ThreadPoolExecutor):
        def submit(self, *given: Any, **named: Any) -> Future[Any]:
            handed.append(given)
            return super().submit(*given, **named)

    start = Position.start(STANDARD)
    with Counted(1) as threads:
        thinker = Thinker(threads)
        cells = await asyncio.gather(
            *(thinker.choose(start.play(cell), Level.UNBEATABLE, Random(1)) for cell in range(9)),
            thinker.choose(Position.after([0, 3, 1, 4, 2]), Level.UNBEATABLE, Random(1)),  # this one is over
            return_exceptions=True,
        )
    assert len(handed) == 1
    assert [cell for cell in cells[:9] if isinstance(cell, int)] == cells[:9]
    assert isinstance(cells[9], Exception)


async def test_who_asks_no_more_does_not_keep_others_of_the_same_turn_from_their_answer() -> None:
    start = Position.start(STANDARD)
    with ThreadPoolExecutor(1) as threads:
        thinker = Thinker(threads)
        asked = [asyncio.ensure_future(thinker.analyse(start.play(cell))) for cell in range(3)]
        await asyncio.sleep(0)
        asked[1].cancel()
        found = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(each, asyncio.CancelledError) for each in found] == [False, True, False]


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


def held(gate: threading.Event, position: Position, *given: Any) -> Standing:
    """In a worker: search once the gate is open."""
    gate.wait()
    return stand(position, *given)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """What comments in workers wait for."""
    with multiprocessing.get_context("spawn").Manager() as manager:
        gate = manager.Event()
        monkeypatch.setattr(thinking, "stand", functools.update_wrapper(functools.partial(held, gate), held))
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
        await order.ask(f"comment {number}", thinker.stand(start.play(number)))
    await order.ask("explanation", thinker.analyse(start, Lane.ASIDE))
    for number in range(2):
        await order.ask(f"move {number}", thinker.choose(start.play(number), Level.UNBEATABLE, Random(1)))
    gate.set()
    await asyncio.gather(*order.tasks.values())
    thinker.close()
    assert order.answered == ["comment 0", "move 0", "move 1", "comment 1", "comment 2", "explanation"]


async def test_a_search_that_nobody_waits_for_keeps_its_worker_to_its_end(gate: threading.Event) -> None:
    thinker, order, start = Thinker(NoThreads(), workers=1), Order(), Position.start(FOUR)
    await order.ask("gone", thinker.stand(start))
    order.tasks.pop("gone").cancel()
    await order.ask("comment", thinker.stand(start.play(1)))
    await order.ask("gone, too", thinker.stand(start.play(2)))
    await order.ask("move", thinker.choose(start, Level.UNBEATABLE, Random(1)))
    order.tasks.pop("gone, too").cancel()
    gate.set()
    await asyncio.gather(*order.tasks.values())
    thinker.close()
    assert order.answered == ["move", "comment"]


async def test_a_worker_stays_free_for_moves_if_there_are_two(gate: threading.Event) -> None:
    thinker, order, start = Thinker(NoThreads(), workers=2), Order(), Position.start(FOUR)
    for number in range(3):
        await order.ask(f"comment {number}", thinker.stand(start.play(number)))
    moving = thinker.choose(start, Level.UNBEATABLE, Random(1))
    assert await asyncio.wait_for(moving, PATIENCE_S) in range(16)
    assert order.answered == []
    gate.set()
    await asyncio.gather(*order.tasks.values())
    thinker.close()


def time_given(time_s: float, *_: object) -> float:
    """In a worker: say how long it may take."""
    return time_s


async def test_what_no_game_waits_for_gets_half_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_timed", time_given)
    thinker, start = Thinker(NoThreads(), workers=1, time_s=3.0), Position.start(FIVE)
    found: list[Any] = [
        await thinker.choose(start, Level.UNBEATABLE, Random(1)),
        await thinker.analyse(start),
        await thinker.choose(start, Level.UNBEATABLE, Random(1), Lane.ASIDE),
        await thinker.analyse(start, Lane.ASIDE),
        await thinker.stand(start),
        await thinker.remark(start, 0),
    ]
    thinker.close()
    assert found == [3.0, 3.0, 1.5, 1.5, 1.5, 1.5]
