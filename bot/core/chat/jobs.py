"""Run jobs for the shards of this process: deadlines, planned notices, exhibitions."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from discord.ext import tasks

from bot.core.chat.boards import BoardUpdater
from bot.core.chat.leader import Leader
from bot.core.chat.registry import Registry
from bot.core.game import Change, Game
from bot.core.play.services import Services
from bot.core.store import Shards, StoreError

Sweep = Callable[[], Awaitable[None]]
Advance = Callable[[Shards | None], Awaitable[bool]]
"""Does what is due in the games of these shards; returns whether more is due soon."""

log = logging.getLogger(__name__)

SWEEP_S = 30.0
"""Interval between two sweeps for due games and unshown ends."""
FORGET_EVERY = 120
"""Sweeps between two deletions of old claims and notices.

Discord repeats no request after an hour.
"""
APART_S = 2 * int(SWEEP_S)
"""After this time another process has stored that it showed an end, if it did."""
LOOK_S = 1.0
"""Interval between two looks at exhibitions and votes while any is open."""


class Jobs:
    """End due games, show ends, and run the features' jobs; if one job fails, the others still run.

    leader: whether this process runs the jobs; those that only it can run, it always runs.
    """

    def __init__(self, services: Services, boards: BoardUpdater, leader: Leader, registry: Registry) -> None:
        self._services, self._boards, self._leader, self._registry = services, boards, leader, registry
        self._sweeping, self._pacing = asyncio.Lock(), asyncio.Lock()
        self._woken = self._woken_before = 0
        services.store.games.subscribe(self.hear)

    def start(self) -> None:
        """Start to sweep, and continue exhibitions of the last process."""
        self._sweep.start()
        if self._leader.is_on:
            self._wake()

    def hear(self, change: Change) -> None:
        """Start to play the moves of a new exhibition, or to watch a vote.

        Every process that gets the change does so, until the leading process has surely looked, too.
        """
        after = change.after
        if isinstance(after, Game) and after.exhibition and (change.before is None or after.is_crowd):
            self._wake()

    async def stop(self, within_s: float) -> None:
        """Wait for work under way, as the pool may wait for ever for a cancelled query; then stop."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                await self._sweeping.acquire()
                await self._pacing.acquire()
                await self._leader.leave()
        self._sweep.cancel()
        self.pace.cancel()

    @tasks.loop(seconds=SWEEP_S)
    async def _sweep(self) -> None:
        async with self._sweeping:
            is_ours = False
            try:
                was_on = self._leader.is_on
                is_ours = await self._leader.renew()
                await self._boards.tidy()
                if is_ours:
                    await self._sweep_all(is_new=not was_on)
                else:
                    self._rest()
            except StoreError as error:
                log.info("Games whose time is up wait for the database: %s", error)
            except Exception:
                log.exception("Games whose time is up were not all ended; trying again in %.0f s", SWEEP_S)
            for sweep in self._registry.all("sweeps") if is_ours else ():
                await self._do(sweep)

    async def _sweep_all(self, *, is_new: bool) -> None:
        """Do what is due. is_new: another process did so before, and may have left some work."""
        await self._services.play.expire(self._services.shards)
        await self._boards.sweep(self._services.turns.now() - APART_S if self._leader.has_company else None)
        if self._sweep.current_loop % FORGET_EVERY == 0:
            await self._services.store.forget_claims()
            await self._services.store.drop_old_copies()
            for forget in self._registry.all("hourly"):
                await forget()
        if is_new:
            self._boards.resume()
        self._wake()

    def _rest(self) -> None:
        """Leave exhibitions and votes to the leading process, once it has had the time to see them."""
        if self._woken == self._woken_before:
            self.pace.stop()
        self._woken_before = self._woken

    async def _do(self, sweep: Sweep) -> None:
        try:
            await sweep()
        except StoreError as error:
            log.info("What is done every %.0f s waits for the database: %s", SWEEP_S, error)
        except Exception:
            log.exception("Something that is done every %.0f s failed; trying again then", SWEEP_S)

    @tasks.loop(seconds=LOOK_S)
    async def pace(self) -> None:
        woken = self._woken
        async with self._pacing:
            goes_on = [await self._advance(each) for each in self._registry.all("advances")]
        if not any(goes_on) and woken == self._woken:
            self.pace.stop()

    async def _advance(self, advance: Advance) -> bool:
        """Do what is due. Returns whether more is to come soon, also if it failed."""
        try:
            return await advance(self._services.shards)
        except StoreError:
            return True  # the database has told the host, and is tried again
        except Exception:
            log.exception("Exhibitions or votes were not all moved; trying again in %.0f s", LOOK_S)
            return True

    def _wake(self) -> None:
        self._woken += 1
        if not self.pace.is_running():
            self.pace.start()
