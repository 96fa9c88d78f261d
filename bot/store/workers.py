"""Workers: each a thread with a connection to SQLite, for callers on an event loop.

What an executor makes for each thing it is handed (a future with a lock and a condition, and another that follows it on
the loop) takes twice as long as handing it over does, and a move hands over one or two. aiosqlite does it like this.
"""

import asyncio
import contextlib
import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread, current_thread
from typing import Any, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
Order = tuple[Callable[[], Any], asyncio.Future[Any], asyncio.AbstractEventLoop]


class Worker:
    """Does one thing after the other, each in a transaction.

    Its thread begins with the first one, and ends with this object, or with the process when nothing is left to do. The
    connection is kept: to take one anew each time costs as much as the statements do. name: of the thread.
    """

    def __init__(self, engine: sa.Engine, name: str) -> None:
        self._engine, self._name = engine, name
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._is_started = False
        self.kept: sa.Connection | None = None

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do it after all that was asked for before, and return its result. Errors: those of the work.

        Who is cancelled meanwhile doesn't wait for it; it is left out if it hasn't begun.
        """
        return await self._do(lambda: self._run(work))

    async def close(self) -> None:
        """Give the connection back; the next run takes one again."""
        await self._do(self._give_back)

    async def _do(self, work: Callable[[], T]) -> T:
        if not self._is_started:
            self._start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._orders.put((work, done, loop))
        return await done

    def _start(self) -> None:
        self._is_started = True
        thread = Thread(target=_serve, args=(self._orders,), name=self._name, daemon=True)
        thread.start()
        weakref.finalize(self, _end, self._orders, thread)

    def _run(self, work: Callable[[sa.Connection], T]) -> T:
        if self.kept is None:
            self.kept = self._engine.connect()
        with self.kept.begin():
            return work(self.kept)

    def _give_back(self) -> None:
        kept, self.kept = self.kept, None
        if kept is not None:
            kept.close()


def _serve(orders: SimpleQueue[Order | None]) -> None:
    """Do what comes until there is None. Who asked for it may have gone, and its event loop with it."""
    while (order := orders.get()) is not None:
        work, done, loop = order
        if not done.cancelled():
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_done(work, done))
        del order, work, done, loop  # else they would live on for as long as nothing more is to do


def _done(work: Callable[[], T], done: asyncio.Future[T]) -> Callable[[], None]:
    """Do the work, and return what tells of it on the event loop."""
    try:
        result = work()
    except BaseException as error:
        failed = error  # the name of an except clause is gone after it
        return lambda: None if done.done() else done.set_exception(failed)
    return lambda: None if done.done() else done.set_result(result)


def _end(orders: SimpleQueue[Order | None], thread: Thread) -> None:
    """Wait for a thread to do what it still has to, unless it is the one that lets go of the worker."""
    orders.put(None)
    if thread is not current_thread():
        thread.join()
