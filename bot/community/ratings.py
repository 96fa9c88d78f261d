"""Ratings: counts games that have ended, in the background: many at a time, and always before anybody sees ratings.

It hears the changes, and looks at every sweep for what others have left. It keeps nothing in memory but how many games
have ended since it counted: a row tells by itself whether its game is counted, so that a crash loses none.
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
"""How many games one transaction counts: it takes some 10 ms, and SQLite has one that writes at a time.

As many ends are waited for: until then nobody needs the transaction but who asks for ratings, or the next sweep.
"""
PAUSE_S = 1.0
"""How long the longest pause between two transactions is."""
AGAIN_S = 0.05
"""How soon it is tried again if another process counts just now."""
SHOWN_S = 1.0
"""How long who asks for ratings waits for games to be counted. Only a database full of old ones takes longer."""


class Ratings:
    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._task: asyncio.Task[None] | None = None
        self._ended = 0
        self._is_woken = False
        self._is_over = asyncio.Event()
        services.store.games.subscribe(self.hear)

    def hear(self, change: Change) -> None:
        """Count the games that have ended if they are many by now."""
        if isinstance(change.after, Game) and change.after.is_over and not (change.before and change.before.is_over):
            self._ended += 1
            if self._ended >= AT_ONCE:
                self._wake()

    async def sweep(self) -> None:
        """Begin to count what has ended, here or in a process that couldn't count it."""
        self._wake()

    async def settle(self, within_s: float | None = SHOWN_S) -> None:
        """Count all that has ended, in whichever process, before ratings are shown or taken apart. Never raises.

        within_s: not to wait for longer; None: for as long as it takes.
        """
        self._wake()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=within_s)

    async def stop(self, within_s: float) -> None:
        """Count what has ended here, in one transaction, and begin nothing more."""
        if self._ended:
            self._wake()
        self._is_over.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=within_s)
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        if self._is_over.is_set():
            return
        self._is_woken = True
        if self._task is None:
            self._task = asyncio.create_task(self._count())

    async def _count(self) -> None:
        try:
            while self._is_woken:
                self._is_woken, self._ended = False, 0
                await self._count_all()
        except StoreError as error:
            log.info("Games that have ended wait to be counted for the database: %s", error)
        except Exception:
            log.exception("Games that have ended were not all counted; trying again at the next sweep")
        finally:
            self._task = None

    async def _count_all(self) -> None:
        """Count until nothing is left. Between two transactions others have as much time as the last one took."""
        pause_s = 0.0
        while await self._store.ratings.is_behind() and not await self._is_over_after(pause_s):
            began = monotonic()
            counted = await self._store.ratings.count(AT_ONCE, count)
            if counted is not None and counted < AT_ONCE:
                return  # what is left is held by others
            pause_s = AGAIN_S if counted is None else min(monotonic() - began, PAUSE_S)

    async def _is_over_after(self, pause_s: float) -> bool:
        """Return whether a stop ends a pause. There is none before the first transaction, which a stop asks for."""
        if pause_s:
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(self._is_over.wait(), pause_s)
        return False
