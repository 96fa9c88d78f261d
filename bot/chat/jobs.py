"""What is done unasked, for the servers whose shards this process holds: deadlines, planned notices, exhibitions."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from discord.ext import tasks

from bot.chat.boards import BoardUpdater
from bot.chat.duty import Duty
from bot.chat.notices import Notifier
from bot.games.services import Services
from bot.model import Change, Game
from bot.store import Shards, StoreError

Sweep = Callable[[], Awaitable[None]]
Advance = Callable[[Shards | None], Awaitable[bool]]
"""Does what is due in the games of these shards, and returns whether more of that is to come soon."""

log = logging.getLogger(__name__)

SWEEP_S = 30.0
"""How often it is looked whose time is up, and which ends are still to be shown."""
FORGET_EVERY = 120
"""After how many sweeps it is forgotten which requests have been carried out, and old notices.

Discord repeats no request after an hour.
"""
APART_S = 2 * int(SWEEP_S)
"""How old an end is when another process must have written down that it has shown it, if it has."""
LOOK_S = 1.0
"""How often exhibitions and votes are looked at while any runs, or is open."""


class Jobs:
    """Ends what is due, shows what has ended, tells who lets others wait, and plays the moves of exhibitions.

    sweeps: what else is looked at as often; if one fails the others are done all the same. votes: closes those
    that are due. duty: whether it is for this process to do; what only it can do is done in any case.
    """

    def __init__(
        self, services: Services, boards: BoardUpdater, notifier: Notifier, duty: Duty, *sweeps: Sweep, votes: Advance
    ) -> None:
        self._services, self._boards, self._notifier, self._duty = services, boards, notifier, duty
        self._sweeps = sweeps
        self._advances = (services.watching.advance, votes)
        self._sweeping, self._pacing = asyncio.Lock(), asyncio.Lock()
        self._woken = self._woken_before = 0
        services.store.games.subscribe(self.hear)

    def start(self) -> None:
        """Begin to sweep, and look whether exhibitions go on from the last process."""
        self._sweep.start()
        if self._duty.is_on:
            self._wake()

    def hear(self, change: Change) -> None:
        """Begin to play the moves of an exhibition that has begun, or to look at a vote.

        Whoever hears of it does so, until the process whose job it is has surely looked, too.
        """
        after = change.after
        if isinstance(after, Game) and after.exhibition and (change.before is None or after.is_crowd):
            self._wake()

    async def stop(self, within_s: float) -> None:
        """Let what is under way finish: the pool may wait for ever for a query that was cancelled."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                await self._sweeping.acquire()
                await self._pacing.acquire()
                await self._duty.leave()
        self._sweep.cancel()
        self.pace.cancel()

    @tasks.loop(seconds=SWEEP_S)
    async def _sweep(self) -> None:
        async with self._sweeping:
            is_ours = False
            try:
                was_on = self._duty.is_on
                is_ours = await self._duty.renew()
                await self._boards.tidy()
                if is_ours:
                    await self._sweep_all(is_new=not was_on)
                else:
                    self._rest()
            except StoreError as error:
                log.info("Games whose time is up wait for the database: %s", error)
            except Exception:
                log.exception("Games whose time is up were not all ended; trying again in %.0f s", SWEEP_S)
            for sweep in self._sweeps if is_ours else ():
                await self._do(sweep)

    async def _sweep_all(self, *, is_new: bool) -> None:
        """Do what is due. is_new: whether another process did so before, and may have left something undone."""
        await self._services.play.expire(self._services.shards)
        await self._boards.sweep(self._services.turns.now() - APART_S if self._duty.has_company else None)
        await self._notifier.sweep()
        if self._sweep.current_loop % FORGET_EVERY == 0:
            await self._services.store.forget_claims()
            await self._services.store.drop_old_copies()
            await self._notifier.forget()
        if is_new:
            self._boards.resume()
        self._wake()

    def _rest(self) -> None:
        """Leave exhibitions and votes to the process whose job they are, once it has had the time to see them."""
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
            goes_on = [await self._advance(each) for each in self._advances]
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
