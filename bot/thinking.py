"""Where the engine thinks: in threads what is quick, in processes of their own what may take longer.

A search in a thread would hold the event loop back for as long as the interpreter lets it. The engine itself knows
neither; a worker process imports this module and the engine, and nothing else of the bot.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import resources
from random import Random
from typing import Any, TypeVar, TypeVarTuple

from bot.engine import Analysis, Board, Budget, Level, Memo, Position, analyse, choose
from bot.engine.openings import read_openings
from bot.engine.remarks import Remark, Standing, remark, stand
from bot.engine.values import SMALL

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

log = logging.getLogger(__name__)

QUICK = frozenset({Level.EASY, Level.MEDIUM})
"""Levels that search nothing."""
TRIES = 3
"""How often a search is given to a new worker where the last one died."""


class Thinker:
    """Runs the engine off the event loop.

    threads: for what takes milliseconds; the caller's to shut down. workers: processes, started when the first board
    of more than nine cells is searched. time_s: how long such a search may take.
    """

    def __init__(self, threads: Executor, *, workers: int = 1, time_s: float = 1.0) -> None:
        self._threads = threads
        self._workers = workers
        self._time_s = time_s
        self._memo = Memo()
        self._asked: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, position: Position, level: Level, random: Random) -> int:
        """The bot's move."""
        if position.board.cells <= SMALL or level in QUICK:
            return await self._look_up(functools.partial(choose, position, level, random, self._memo))
        return await self._work(_choose, position, level, random.getrandbits(64), self._time_s)

    async def analyse(self, position: Position) -> Analysis:
        """What every move is worth, as far as the time goes."""
        if position.board.cells <= SMALL:
            return await self._look_up(functools.partial(analyse, position, self._memo))
        return await self._work(_analyse, position, self._time_s)

    async def remark(self, before: Position, cell: int) -> Remark:
        """What to say about a move."""
        if before.board.cells <= SMALL:
            return await self.run(remark, before, cell, self._memo)
        return await self._work(_remark, before, cell, self._time_s)

    async def stand(self, position: Position) -> Standing:
        """How a position stands."""
        if position.board.cells <= SMALL:
            return await self.run(stand, position, self._memo)
        return await self._work(_stand, position, self._time_s)

    async def run(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Run what takes milliseconds in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    async def _look_up(self, work: Callable[[], T]) -> T:
        """Run what takes microseconds, together with all that is asked for in this turn of the event loop.

        To hand work to a thread and to hear of it costs more than the work itself.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._asked.append((work, done))
        if len(self._asked) == 1:
            loop.call_soon(self._hand_over, loop)
        return await done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        asked, self._asked = self._asked, []
        dones = [done for _, done in asked]
        try:
            handed = self._threads.submit(_all_of, [work for work, _ in asked])
        except RuntimeError as error:  # the threads are closed
            _tell(dones, [(None, error)] * len(dones))
        else:
            handed.add_done_callback(lambda found: _hear(loop, dones, found))

    def close(self) -> None:
        """Let the workers go; what they search is dropped. A search ends by its time, and its process with it."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _work(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Run a search in a worker; in a new one where that has died."""
        for left in reversed(range(TRIES)):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                log.warning("A worker that searched has died; the search is begun anew")
                if self._pool is pool:  # and no other search has replaced it meanwhile
                    self._pool = None
                    pool.shutdown(wait=False)
                if not left:
                    raise
        raise AssertionError("the last try returns or raises")


def _all_of(works: list[Callable[[], Any]]) -> list[tuple[Any, Exception | None]]:
    """What each of them returns or raises."""
    found: list[tuple[Any, Exception | None]] = []
    for work in works:
        try:
            found.append((work(), None))
        except Exception as error:
            found.append((None, error))
    return found


def _hear(
    loop: asyncio.AbstractEventLoop, dones: list[asyncio.Future[Any]], found: Future[list[tuple[Any, Exception | None]]]
) -> None:
    """In the thread: pass on what was found, unless the bot is stopping and nobody waits."""
    if not found.cancelled():
        loop.call_soon_threadsafe(_tell, dones, found.result())


def _tell(dones: list[asyncio.Future[Any]], found: list[tuple[Any, Exception | None]]) -> None:
    for done, (value, error) in zip(dones, found, strict=True):
        if done.done():  # who asked was cancelled
            continue
        if error is None:
            done.set_result(value)
        else:
            done.set_exception(error)


def _prepare() -> None:
    """A worker leaves Ctrl-C to the bot, and leaves with it, also where that is killed and can say nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@functools.lru_cache
def remembered(board: Board) -> Memo:
    """What this process remembers of a larger board, with the openings that are shipped for it."""
    name = board.text().replace("/", "-") + ".openings"
    file = resources.files("bot") / "openings" / name
    return Memo(openings=read_openings(board, file.read_bytes()) if file.is_file() else None)


def _budget(time_s: float) -> Budget:
    end = time.monotonic() + time_s
    return Budget(is_up=lambda: time.monotonic() >= end)


def _choose(position: Position, level: Level, seed: int, time_s: float) -> int:
    return choose(position, level, Random(seed), remembered(position.board), _budget(time_s))


def _analyse(position: Position, time_s: float) -> Analysis:
    return analyse(position, remembered(position.board), _budget(time_s))


def _remark(before: Position, cell: int, time_s: float) -> Remark:
    return remark(before, cell, remembered(before.board), _budget(time_s))


def _stand(position: Position, time_s: float) -> Standing:
    return stand(position, remembered(position.board), _budget(time_s))
