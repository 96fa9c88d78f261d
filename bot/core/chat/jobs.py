"""Run jobs for the shards of this process: deadlines, planned notices, exhibitions."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable
from typing import TypeVar

from discord.ext import tasks

from bot.core.chat.boards import BoardUpdater
from bot.core.chat.registry import Registry
from bot.core.game import Change, Game
from bot.core.play.services import Services
from bot.core.store import Leases, StoreError

T = TypeVar("T")
log = logging.getLogger(__name__)

SWEEP_S = 30.0  # interval between two sweeps for due games and unshown ends
FORGET_EVERY = 120  # sweeps between two deletions of old claims: Discord repeats no request after an hour
APART_S = 2 * int(SWEEP_S)  # after this time another process has stored that it showed an end, if it did
LOOK_S = 1.0  # interval between two looks at exhibitions and votes while any is open
LEASE_S = 60  # a process counts as alive this long after its last sweep; it sweeps twice as often
GATEWAY, HTTP, JOBS = "gateway", "http", "jobs"
"""Leases: a process with a gateway lives; one without lives; and which of the latter runs the jobs."""


class Leader:
    """Decide which process runs the jobs. is_on: this one does. has_company: other processes may show ends, too.

    A process with a gateway runs them for its own shards. Processes that get interactions over HTTP alone elect one of
    themselves by a lease, and only while no process with a gateway lives. If two run them for a while, nothing breaks,
    as games have versions and every post is claimed in the database; it only costs twice as much.
    """

    def __init__(self, leases: Leases, *, has_gateway: bool) -> None:
        self._leases, self._has_gateway = leases, has_gateway
        self._name = secrets.token_hex(8)
        self.is_on, self.has_company = has_gateway, not has_gateway

    async def renew(self) -> bool:
        """Renew the leases; return whether this process runs the jobs until the next call. Errors: StoreError."""
        if self._has_gateway:
            self.has_company = await self._leases.is_held(HTTP)
            if self.has_company:
                await self._leases.take(GATEWAY, GATEWAY, LEASE_S)
        else:
            self.is_on = False  # if the database is away
            await self._leases.take(HTTP, HTTP, LEASE_S)
            self.is_on = await self._leases.take(JOBS, self._name, LEASE_S, unless=GATEWAY)
        return self.is_on

    async def leave(self) -> None:
        """Give the jobs back, so that another process takes them at once."""
        if self.is_on and not self._has_gateway:
            self.is_on = False
            with contextlib.suppress(StoreError):
                await self._leases.give_back(JOBS, self._name)


class Jobs:
    """End due games, show ends and run the features' jobs; if one fails, the others still run."""

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
        """Start to play the moves of a new exhibition, or to watch a vote, until the leading process surely does."""
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
            was_on = self._leader.is_on
            is_ours = await self._do(self._leader.renew())
            await self._do(self._boards.tidy())
            if is_ours:
                await self._do(self._sweep_all(is_new=not was_on))
                for sweep in self._registry.all("sweeps"):
                    await self._do(sweep())
            elif is_ours is False:
                if self._woken == self._woken_before:  # the leading process has had the time to see what is open
                    self.pace.stop()
                self._woken_before = self._woken

    async def _sweep_all(self, *, is_new: bool) -> None:
        """Do what is due. is_new: another process did so before, and may have left some work."""
        for foresee in self._registry.all("foresees"):
            await foresee()
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

    @tasks.loop(seconds=LOOK_S)
    async def pace(self) -> None:
        """Advance exhibitions and votes; stop if none is open. One that fails is looked at again."""
        woken = self._woken
        async with self._pacing:
            shards = self._services.shards
            goes_on = [await self._do(advance(shards)) for advance in self._registry.all("advances")]
        if not any(each is not False for each in goes_on) and woken == self._woken:
            self.pace.stop()

    async def _do(self, job: Awaitable[T]) -> T | None:
        """Do a job and return its result; None if it fails."""
        try:
            return await job
        except StoreError:
            return None  # the database has told the host, and is tried again
        except Exception:
            log.exception("A job failed; it is tried again")
            return None

    def _wake(self) -> None:
        self._woken += 1
        if not self.pace.is_running():
            self.pace.start()
