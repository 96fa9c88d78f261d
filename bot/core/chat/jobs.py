"""Run jobs for the shards of this process: deadlines, planned notices, exhibitions."""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Awaitable
from datetime import timedelta
from typing import TYPE_CHECKING, Any, TypeVar

from discord.ext import tasks
from discord.utils import compute_timedelta

from bot.core.chat.feature import Event, Kind
from bot.core.game import Change
from bot.core.play.clock import JUMP_S, Clock
from bot.core.store import StoreError
from bot.core.store.shifting import Jump
from bot.words import words

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot

T = TypeVar("T")
log = logging.getLogger(__name__)

SWEEP_S = 30.0  # interval between two sweeps for due games and unshown ends
FORGET_EVERY = 120  # sweeps between two deletions of old claims: Discord repeats no request after an hour
LOOK_S = 1.0  # interval between two looks at exhibitions and votes while any is open
LEASE_S = 60  # a process has the jobs this long after its last sweep; it sweeps twice as often


class Jobs:
    """End due games, show ends and run the features' jobs; if one fails, the others still run.

    Of the processes with the same shards, the one that was ready last has their jobs, by a lease. If two run them for
    a while, nothing breaks: games have versions, and every post is claimed in the database.
    """

    def __init__(self, bot: "TicTacToeBot") -> None:
        self._client, self._services, self._registry = bot, bot.services, bot.registry
        self._boards, self._deleted = bot.boards, bot.deleted
        self._leases, shards = bot.services.store.leases, bot.services.shards
        ids = hashlib.sha256(str(sorted(shards.ids)).encode()).hexdigest()[:16] if shards else ""
        self._lease = f"jobs/{shards.count}/{ids}" if shards else "jobs"
        self._holder = secrets.token_hex(8)
        self._had: bool | None = None  # whether this process had the jobs at its last sweep; None until one when ready
        self._sweeping, self._pacing = asyncio.Lock(), asyncio.Lock()
        self._woken = 0
        bot.registry.subscribe(self._wake, Event.BEGUN, Kind.EXHIBITION)
        bot.registry.subscribe(self._wake, Event.CHANGED, Kind.CROWD)

    async def stop(self, within_s: float) -> None:
        """Wait for work under way, as the pool may wait for ever for a cancelled query; then stop."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                await self._sweeping.acquire()
                await self._pacing.acquire()
                await self._do(self._leases.give_back(self._lease, self._holder))
        self.sweep.cancel()
        self.pace.cancel()

    @tasks.loop(seconds=SWEEP_S)
    async def sweep(self) -> None:
        async with self._sweeping:
            await self._do(self._follow_clock())
            is_new = self._client.is_ready() and self._had is None
            is_ours = await self._do(self._leases.take(self._lease, self._holder, LEASE_S, takes_over=is_new))
            await self._do(self._boards.tidy())
            if is_ours:
                await self._do(self._sweep_all(is_resumed=self._had is False))
                for sweep in self._registry.subscribers(Event.SWEEP):
                    await self._do(sweep())
            if is_ours is not None and (is_new or self._had is not None):
                self._had = is_ours
        _keep_time(self.sweep)

    @sweep.before_loop
    async def _wait(self) -> None:
        """Wait for the servers: some jobs need them. Of many shards the last comes late."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._client.wait_until_ready(), SWEEP_S)

    async def _sweep_all(self, *, is_resumed: bool) -> None:
        """Do what is due. is_resumed: another process did so before, and may have left some work."""
        await self._deleted.check_due()
        await self._services.play.expire(self._services.shards)
        await self._boards.sweep()
        if self.sweep.current_loop % FORGET_EVERY == 0:
            await self._services.store.forget_claims()
            await self._services.store.drop_old_copies()
        if is_resumed:
            self._client.dispatch("takeover")
        self._wake()

    @tasks.loop(seconds=LOOK_S)
    async def pace(self) -> None:
        """Advance exhibitions and votes; stop if none is open. One that fails is looked at again."""
        woken = self._woken
        async with self._pacing:
            shards = self._services.shards
            goes_on = [await self._do(advance(shards)) for advance in self._registry.subscribers(Event.PACE)]
        if not any(each is not False for each in goes_on) and woken == self._woken:
            self.pace.stop()
        _keep_time(self.pace)

    async def _follow_clock(self) -> None:
        """Move all that is pending if the clock has jumped; only then does that count. Errors: StoreError."""
        now, games = self._services.turns.now, self._services.store.games
        if not isinstance(now, Clock) or not (by := now.jump()):
            return
        async with self._pacing:
            jumped, jump = now.jumped, Jump(now.at, by, self._lease, self._services.shards)
            try:
                await games.shift(jump, lambda: setattr(now, "jumped", 0.0))
            except StoreError:
                now.jumped = jumped
                raise
        log.warning("%s", words()("log-clock-jumped", seconds=str(by)))

    async def _do(self, job: Awaitable[T]) -> T | None:
        """Do a job and return its result; None if it fails."""
        try:
            return await job
        except StoreError:
            return None  # the database has told the host, and is tried again
        except Exception:
            log.exception("A job failed; it is tried again")
            return None

    def _wake(self, _: Change | None = None) -> None:
        self._woken += 1
        if not self.pace.is_running():
            self.pace.start()


def _keep_time(loop: tasks.Loop[Any]) -> None:
    """Begin a loop again if the clock was set: by discord.py it would stand still, or catch up on all turns at once."""
    due, far = loop.next_iteration, timedelta(seconds=JUMP_S + SWEEP_S)
    rest_s = compute_timedelta(due + far) if due is not None else far.total_seconds()
    if not 0 < rest_s < 2 * far.total_seconds():
        loop.restart()
