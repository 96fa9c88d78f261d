"""Run the engine off the event loop: quick work in threads, longer searches in processes.

A search in a thread would hold up the event loop. A worker process imports this module and the engine, nothing else
of the bot. Moves never wait for background work: that has its own thread, and never takes the last of several workers.
"""

import asyncio
import enum
import functools
import logging
import os
import signal
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from importlib import resources
from random import Random
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from bot.core.observer import Observer
from bot.engine import Analysis, Board, Budget, Level, Position, TranspositionTable, analyse, choose
from bot.engine.remarks import Prospect, Remark, kept, prospect, remark, review
from bot.engine.values import SMALL, pick, read_openings

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
log = logging.getLogger(__name__)

SEARCHLESS = frozenset({Level.EASY, Level.MEDIUM})
MAX_TRIES = 3
BACKGROUND_SHARE = 0.5
"""The part of a move's time that a background search gets: with one worker, a move waits as long for it."""
PATIENCE = 1.3  # a search should be over after this many times its time, waiting included; those before it get less
LEAST_SHARE = 0.1  # of its part of that time, if it has waited for longer
IDLE_S = 300.0  # without a search; then the workers end, which hold up to 100 MB each
LEAVE_S = 5  # that a worker goes on after SIGTERM: a service's stop signals all, and the bot still answers


class Priority(enum.Enum):
    MOVE = "move"  # a game waits for it
    BACKGROUND = "background"  # explanations, comments, exhibitions


class _Turn(NamedTuple):
    """A search that waits for a worker. by: when it should be over, by the monotonic clock."""

    admitted: asyncio.Future[None]
    by: float


class Thinker:
    """Runs the engine off the event loop.

    threads: for what takes milliseconds; the caller shuts them down. workers: processes, started for the first search
    on more than nine cells. time_s: how long such a search may take for a move; less if many wait. observer: hears how
    long each took.
    """

    def __init__(
        self, threads: Executor, *, workers: int = 1, time_s: float = 1.0, observer: Observer | None = None
    ) -> None:
        self._observer = observer or Observer()
        self._threads, self._workers, self._time_s = threads, workers, time_s
        self._background = ThreadPoolExecutor(1, thread_name_prefix="background")
        self._table = TranspositionTable()
        self._limits = {Priority.MOVE: workers, Priority.BACKGROUND: max(1, workers - 1)}
        self._running: Counter[Priority] = Counter()
        self._waiting = {priority: deque[_Turn]() for priority in Priority}
        self._pool: Executor | None = None
        self._ending: asyncio.TimerHandle | None = None

    def recall(self, position: Position, level: Level, random: Random) -> int | None:
        """Choose at once, by one look-up in the table; None, without asking chance, if the candidates aren't there."""
        if (cells := self._table.candidates.get((position.key, level))) is None:
            return None
        self._observer.searched(choose.__name__, "memory", 0.0)
        return pick(cells, random)

    async def choose(self, position: Position, level: Level, random: Random, priority: Priority = Priority.MOVE) -> int:
        """Choose, in a thread or a worker if that takes more than a look-up."""
        if (recalled := self.recall(position, level, random)) is not None:
            return recalled
        if position.board.cells <= SMALL or level in SEARCHLESS:
            return await self.in_thread(choose, position, level, random, self._table)
        return await self._search(priority, choose, position, level, Random(random.getrandbits(64)))

    async def analyse(self, position: Position, priority: Priority = Priority.MOVE) -> Analysis:
        """Value every move, as far as the time goes."""
        return await self._search(priority, analyse, position)

    async def remark(self, before: Position, cell: int) -> Remark:
        return await self._search(Priority.BACKGROUND, remark, before, cell)

    async def review(self, board: Board, moves: tuple[int, ...]) -> list[Remark]:
        """Remark on every move of a game on a small board: microseconds each."""
        return await self.in_thread(review, board, moves, self._table)

    async def kept(self, games: Sequence[tuple[Board, tuple[int, ...]]]) -> list[list[bool]]:
        """Return of each move of many games on small boards whether it kept what the position was worth."""
        return await self.in_background(lambda: [kept(board, moves, self._table) for board, moves in games])

    async def prospect(self, position: Position) -> Prospect:
        return await self._search(Priority.BACKGROUND, prospect, position)

    async def in_background(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Run work that takes more than a millisecond in the one thread for that, in the order of asking."""
        return await asyncio.get_running_loop().run_in_executor(self._background, work, *given)

    async def in_thread(self, work: Callable[..., T], *given: Any) -> T:
        """Run, in a thread for quick work, what takes microseconds, or milliseconds once."""
        began = time.perf_counter()
        found = await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        self._observer.searched(work.__name__, "thread", time.perf_counter() - began)
        return found

    def close(self) -> None:
        """End the workers and drop what waits. A running search ends with its time, and its process then."""
        for turn in [turn for waiting in self._waiting.values() for turn in waiting]:
            turn.admitted.cancel()
        self._background.shutdown(wait=False, cancel_futures=True)
        self._end_workers()

    async def _search(self, priority: Priority, work: Callable[..., T], position: Position, *given: Any) -> T:
        if position.board.cells <= SMALL:
            return await self.in_thread(work, position, *given, self._table)
        time_s = self._time_s if priority is Priority.MOVE else self._time_s * BACKGROUND_SHARE
        began = time.perf_counter()
        share_s = await self._enter(priority, time_s)
        searching = asyncio.ensure_future(self._work(MAX_TRIES, _timed, share_s, work, position, *given))
        searching.add_done_callback(lambda _: self._leave(priority))
        found = await asyncio.shield(searching)  # the worker is busy to the end, even if the asker is cancelled
        self._observer.searched(work.__name__, "worker", time.perf_counter() - began)
        return found

    async def _enter(self, priority: Priority, time_s: float) -> float:
        """Wait for a worker, moves first, then in order. Return how long it's for: less if others would be late."""
        turn = _Turn(asyncio.get_running_loop().create_future(), time.monotonic() + PATIENCE * time_s)
        self._waiting[priority].append(turn)
        self._admit()
        try:
            await turn.admitted
        except asyncio.CancelledError:
            if not turn.admitted.cancelled():  # it was admitted at the same instant
                self._leave(priority)
            raise
        now, line = time.monotonic(), [turn, *(each for each in self._waiting[priority] if not each.admitted.done())]
        share_s = min((each.by - now) / (1 + at // self._workers) for at, each in enumerate(line))
        return min(time_s, max(share_s, LEAST_SHARE * time_s / len(line)))

    def _leave(self, priority: Priority) -> None:
        self._running[priority] -= 1
        self._admit()
        if self._pool is not None and not self._running.total():
            self._ending = asyncio.get_running_loop().call_later(IDLE_S, self._end_workers)

    def _admit(self) -> None:
        for priority, limit in self._limits.items():
            waiting = self._waiting[priority]
            while waiting and self._running.total() < self._workers and self._running[priority] < limit:
                turn = waiting.popleft().admitted
                if not turn.done():  # it is if its asker was cancelled
                    self._running[priority] += 1
                    turn.set_result(None)

    async def _work(self, tries: int, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Run something in a worker; if that dies, in a new one, until `tries` have died."""
        pool = self._open_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenExecutor:
            if self._pool is pool:  # no other search has replaced it meanwhile
                self._end_workers()
            if tries == 1:
                raise
        log.warning("A worker died during a search; the search starts again")
        return await self._work(tries - 1, work, *given)

    def _open_pool(self) -> Executor:
        if self._ending is not None:
            self._ending.cancel()
        if self._pool is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_prepare)
        return self._pool

    def _end_workers(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None


def _prepare() -> None:
    """In a worker: leave requests to stop to the bot, and end with it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        # Late, not never: if one worker dies, the pool ends the others so, and waits for them.
        signal.signal(signal.SIGTERM, lambda *_: signal.alarm(LEAVE_S))
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    from multiprocessing import parent_process

    if parent := parent_process():
        parent.join()
        os._exit(1)


def _timed(time_s: float, work: Callable[..., T], position: Position, *given: Any) -> T:
    """In a worker: call a function of the engine with this process's transposition table and a limit of time."""
    end = time.monotonic() + time_s
    return work(position, *given, remembered(position.board), Budget(is_up=lambda: time.monotonic() >= end))


@functools.lru_cache
def remembered(board: Board) -> TranspositionTable:
    """Return this process's transposition table of a larger board, with the openings that are shipped for it."""
    file = resources.files("bot") / "openings" / f"{board.text().replace('/', '-')}.openings"
    return TranspositionTable(openings=read_openings(board, file.read_bytes()) if file.is_file() else None)
