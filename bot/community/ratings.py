"""Ratings: counts games as they end, in the background. A database full of old ones is counted bit by bit.

It hears the changes, looks at the start and now and then for what others have left, and keeps nothing in memory.
"""

import asyncio
import contextlib
import logging
from time import monotonic

from bot.community.pools import count
from bot.games.services import Services
from bot.model import Change, Game
from bot.store import StoreError

log = logging.getLogger(__name__)

AT_ONCE = 25
"""How many games one transaction counts: it takes some 10 ms, and SQLite has one that writes at a time."""
PAUSE_S = 1.0
"""How long the longest pause between two transactions is, and the one after which a busy process tries again."""


class Ratings:
    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._task: asyncio.Task[None] | None = None
        self._is_woken = False
        self._is_over = asyncio.Event()
        services.store.games.subscribe(self.hear)

    def hear(self, change: Change) -> None:
        """Count a game that has ended."""
        if isinstance(change.after, Game) and change.after.is_over and not (change.before and change.before.is_over):
            self._wake()

    async def sweep(self) -> None:
        """Begin to count what has ended before this process, or in one that couldn't count it."""
        self._wake()

    async def settle(self, within_s: float | None = None) -> None:
        """Wait until all has been counted that is known of; within_s: not for longer."""
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=within_s)

    async def stop(self, within_s: float) -> None:
        """Begin nothing more, and let the transaction that runs finish."""
        self._is_over.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=within_s)
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        self._is_woken = True
        if self._task is None and not self._is_over.is_set():
            self._task = asyncio.create_task(self._count())

    async def _count(self) -> None:
        try:
            while self._is_woken and not self._is_over.is_set():
                self._is_woken = False
                await self._count_all()
        except StoreError as error:
            log.info("Games that have ended wait to be counted for the database: %s", error)
        except Exception:
            log.exception("Games that have ended were not all counted; trying again at the next end or sweep")
        finally:
            self._task = None

    async def _count_all(self) -> None:
        """Count until nothing is left. Between two transactions others have as much time as the last one took."""
        while not self._is_over.is_set():
            began = monotonic()
            counted = await self._store.ratings.count(AT_ONCE, count)
            if counted is not None and counted < AT_ONCE:
                return
            with contextlib.suppress(TimeoutError):
                pause_s = PAUSE_S if counted is None else min(monotonic() - began, PAUSE_S)
                await asyncio.wait_for(self._is_over.wait(), pause_s)
