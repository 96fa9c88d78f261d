"""Where the engine thinks: in threads what is quick, in processes of their own what may take longer.

A search in a thread would hold the event loop back for as long as the interpreter lets it. The engine itself knows
neither; a worker process imports this module and the engine, and nothing else of the bot.

Moves never wait for explanations: those have a thread of their own, and in processes moves go first (lanes.py).
"""

import asyncio
import contextlib
import functools
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import resources
from random import Random
from typing import Any, TypeVar, TypeVarTuple

from bot.engine import Analysis, Board, Budget, Level, Memo, Position, analyse, choose
from bot.engine.openings import read_openings
from bot.engine.remarks import Remark, Standing, kept, remark, review, stand
from bot.engine.values import SMALL, pick
from bot.lanes import Lane, Lanes
from bot.observer import Observer

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

log = logging.getLogger(__name__)

QUICK = frozenset({Level.EASY, Level.MEDIUM})
"""Levels that search nothing."""
TRIES = 3
"""How many workers a search may lose before it's given up."""
ASIDE_SHARE = 0.5
"""What part of a move's time a search may take that no game waits for: with one worker, a move waits as long for it."""


class Thinker:
    """Runs the engine off the event loop.

    threads: for what takes milliseconds; the caller's to shut down. workers: processes, started when the first board
    of more than nine cells is searched. time_s: how long such a search may take for a move. observer: is told how long
    each who asked has waited.
    """

    def __init__(
        self, threads: Executor, *, workers: int = 1, time_s: float = 1.0, observer: Observer | None = None
    ) -> None:
        self._observer = observer or Observer()
        self._threads, self._workers, self._time_s = threads, workers, time_s
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._lanes = Lanes(workers)
        self._memo = Memo()
        self._asked: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        self._pool: ProcessPoolExecutor | None = None

    def recall(self, position: Position, level: Level, random: Random) -> int | None:
        """Choose at once if the candidates are remembered: one look-up, in the memo that the threads write. Else None.

        Chance is asked only if there's an answer.
        """
        cells = self._memo.recall(position, level)
        if cells is None:
            return None
        self._observer.searched(choose.__name__, "memory", 0.0)
        return pick(cells, random)

    async def choose(self, position: Position, level: Level, random: Random, lane: Lane = Lane.MOVE) -> int:
        """Choose, in a thread or a worker if that takes more than a look-up."""
        recalled = self.recall(position, level, random)
        if recalled is not None:
            return recalled
        if position.board.cells <= SMALL or level in QUICK:
            return await self.look_up(choose, position, level, random, self._memo)
        return await self._search(lane, choose, position, level, Random(random.getrandbits(64)))

    async def analyse(self, position: Position, lane: Lane = Lane.MOVE) -> Analysis:
        """What every move is worth, as far as the time goes."""
        if position.board.cells <= SMALL:
            return await self.look_up(analyse, position, self._memo)
        return await self._search(lane, analyse, position)

    async def remark(self, before: Position, cell: int) -> Remark:
        if before.board.cells <= SMALL:
            return await self.look_up(remark, before, cell, self._memo)
        return await self._search(Lane.ASIDE, remark, before, cell)

    async def review(self, board: Board, moves: tuple[int, ...]) -> list[Remark]:
        """What there is to say of every move of a game on a small board: microseconds each."""
        return await self.look_up(review, board, moves, self._memo)

    async def kept(self, games: Sequence[tuple[Board, tuple[int, ...]]]) -> list[list[bool]]:
        """Tell of each move of many games on small boards whether it kept what the position was worth to its mover."""
        return await self.run(lambda: [kept(board, moves, self._memo) for board, moves in games])

    async def stand(self, position: Position) -> Standing:
        if position.board.cells <= SMALL:
            return await self.look_up(stand, position, self._memo)
        return await self._search(Lane.ASIDE, stand, position)

    async def run(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Run what takes more than a millisecond and no game waits for, one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work, *given)

    def close(self) -> None:
        """Let the workers go; what they search is dropped. A search ends by its time, and its process with it."""
        self._lanes.close()
        self._aside.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def look_up(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Run what takes microseconds with all else asked in this turn of the loop: the way to a thread costs more."""
        loop, began = asyncio.get_running_loop(), time.perf_counter()
        done: asyncio.Future[T] = loop.create_future()
        self._asked.append((functools.partial(work, *given), done))
        if len(self._asked) == 1:
            loop.call_soon(self._hand_over, loop)
        found = await done
        self._observer.searched(work.__name__, "thread", time.perf_counter() - began)
        return found

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        asked, self._asked = self._asked, []
        try:
            self._threads.submit(_answer_all, loop, asked)
        except RuntimeError as error:  # the threads are closed
            _tell([(done, None, error) for _, done in asked])

    async def _search(self, lane: Lane, work: Callable[..., T], position: Position, *given: Any) -> T:
        time_s, began = self._time_s if lane is Lane.MOVE else self._time_s * ASIDE_SHARE, time.perf_counter()
        await self._lanes.enter(lane)
        searching = asyncio.ensure_future(self._work(_timed, time_s, work, position, *given))
        searching.add_done_callback(lambda _: self._lanes.leave(lane))
        found = await asyncio.shield(searching)  # if nobody asks any more, the worker is busy until its time is up
        self._observer.searched(work.__name__, "worker", time.perf_counter() - began)
        return found

    async def _work(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Run something in a worker; in a new one if that dies, until TRIES have died."""
        for left in reversed(range(TRIES)):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                log.warning("A worker died during a search; the search starts again")
                if self._pool is pool:  # and no other search has replaced it meanwhile
                    self._pool = None
                    pool.shutdown(wait=False)
                if not left:
                    raise
        raise AssertionError("the last try returns or raises")


def _answer_all(loop: asyncio.AbstractEventLoop, asked: list[tuple[Callable[[], Any], asyncio.Future[Any]]]) -> None:
    """In a thread: do all that was asked, and tell the loop."""
    found: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
    for work, done in asked:
        try:
            found.append((done, work(), None))
        except Exception as error:
            found.append((done, None, error))
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
        loop.call_soon_threadsafe(_tell, found)


def _tell(found: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for done, value, error in found:
        if error is not None and not done.done():  # it is if who asked was cancelled
            done.set_exception(error)
        elif not done.done():
            done.set_result(value)


def _prepare() -> None:
    """A worker leaves Ctrl-C to the bot, and leaves with it, even if the bot is killed and can't say so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def _timed(time_s: float, work: Callable[..., T], position: Position, *given: Any) -> T:
    """In a worker: call a function of the engine with what this process remembers and the time that it may take."""
    end = time.monotonic() + time_s
    return work(position, *given, remembered(position.board), Budget(is_up=lambda: time.monotonic() >= end))


@functools.lru_cache
def remembered(board: Board) -> Memo:
    """What this process remembers of a larger board, with the openings that are shipped for it."""
    file = resources.files("bot") / "openings" / f"{board.text().replace('/', '-')}.openings"
    return Memo(openings=read_openings(board, file.read_bytes()) if file.is_file() else None)
