"""States: which parts of a running process are well, and since when one is not.

Two questions are asked of a process. May it be sent work: only if all its parts are well (`/readyz`). Should it be
killed and started again: not because Discord or the database is away, for that helps neither, loses what is under way,
and each start costs one of the identifies that Discord gives out a day. So it is alive (`/healthz`) as long as its loop
answers, unless a part that has once been well is lost for LASTING_S. No usual outage takes as long; a process that
would recover by itself has done so by then, and one that has got stuck comes back by a restart.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from bot.app import App
from bot.chat.endpoint import Endpoint
from bot.settings import Settings
from bot.store import StoreError

T = TypeVar("T")

LASTING_S = 600.0
"""How long a part is lost until a restart is asked for: some 15 heartbeats of the gateway."""
HEARD_S = 124.0
"""After how long a shard counts as silent: three heartbeats. discord.py itself connects again after 60 s of silence."""
FRESH_S, PATIENCE_S, STUCK_S = 2.0, 1.0, 5.0
"""How long the database's answer is kept, how long whoever asks waits for a new one, and when it counts as none."""


class Shard(NamedTuple):
    """One shard of this process. silent_s: since Discord was heard on it; latency_s: of its last heartbeat."""

    id: int
    is_open: bool
    silent_s: float | None
    latency_s: float | None

    @property
    def is_heard(self) -> bool:
        return self.is_open and self.silent_s is not None and self.silent_s < HEARD_S


class Gateway:
    """What is known of this process's connections to Discord."""

    def __init__(self, app: App, shard_ids: Sequence[int] | None) -> None:
        self._bot, self._ids = app.bot, shard_ids

    @property
    def expected(self) -> int:
        """How many shards this process is to hold; 0 until Discord has said."""
        return len(self._ids) if self._ids else self._bot.shard_count or 0

    def shards(self) -> list[Shard]:
        """Return those that have been connected. When one was heard only discord.py's own timer knows."""
        found = []
        for number, info in self._bot.shards.items():
            beat = getattr(info._parent.ws, "_keep_alive", None)
            silent_s = None if beat is None else time.perf_counter() - beat._last_recv
            latency_s = None if beat is None or beat.latency == float("inf") else beat.latency
            found.append(Shard(number, not info.is_closed(), silent_s, latency_s))
        return found

    def heard(self) -> int:
        """Return how many are connected and heard."""
        return sum(shard.is_heard for shard in self.shards())

    @property
    def is_complete(self) -> bool:
        """Whether Discord has told of all servers since the start."""
        return self._bot.is_ready()

    def is_well(self) -> bool:
        return self.is_complete and self.heard() >= self.expected > 0

    def guilds(self) -> Counter[int]:
        """Return how many servers are on each shard. Cost: a look at each."""
        return Counter(guild.shard_id for guild in self._bot.guilds)


class Question(Generic[T]):
    """Something asked of the database: once at a time, and its answer is kept for a while. Never raises.

    answer: the last one. is_well: whether it has answered when it was last asked, and doesn't take for ever just now.
    """

    def __init__(self, ask: Callable[[], Awaitable[T]], fresh_s: float, now: Callable[[], float]) -> None:
        self._ask, self._fresh_s, self._now = ask, fresh_s, now
        self._asked_at = -fresh_s
        self._asking: asyncio.Task[None] | None = None
        self._was_well = False
        self.answer: T | None = None
        self.took_s = 0.0

    @property
    def is_well(self) -> bool:
        return self._was_well and (self._asking is None or self._now() - self._asked_at < STUCK_S)

    async def settle(self) -> None:
        """Ask again if it is time to, and wait for the answer, but not for long. What takes longer goes on."""
        if self._asking is None and self._now() - self._asked_at >= self._fresh_s:
            self._asked_at = self._now()
            self._asking = asyncio.create_task(self._put())
        if self._asking is not None:
            await asyncio.wait({self._asking}, timeout=PATIENCE_S)

    async def _put(self) -> None:
        was_well = False  # whatever it fails with
        try:
            with contextlib.suppress(StoreError):
                self.answer = await self._ask()
                was_well = True
        finally:
            self._was_well = was_well
            self.took_s = self._now() - self._asked_at
            self._asking = None


class States:
    """The parts of a process. stop: is set when it is to end. now: a clock, in seconds."""

    def __init__(
        self,
        settings: Settings,
        app: App,
        endpoint: Endpoint,
        stop: asyncio.Event,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._app, self._stop, self._now = app, stop, now
        self.gateway = Gateway(app, settings.shard_ids)
        self.database = Question[Any](lambda: app.store.notes.note("health"), FRESH_S, now)
        self.games = Question[int](app.store.listings.count_running, 30.0, now)
        self._parts: dict[str, Callable[[], bool]] = {"database": lambda: self.database.is_well}
        if settings.gateway:
            self._parts["gateway"] = self.gateway.is_well
        if settings.interactions_port is not None:
            self._parts["http"] = lambda: endpoint.is_open
        self._well_at: dict[str, float] = {}

    async def look(self) -> None:
        """Ask the database how it is, unless it isn't open yet, or no longer."""
        if self._app.is_open and not self.is_stopping:
            await self.database.settle()
        self.note()

    def note(self) -> None:
        """Note which parts are well now; to be called now and then, if nobody asks."""
        self._well_at |= {part: self._now() for part, is_well in self.parts().items() if is_well}

    def parts(self) -> dict[str, bool]:
        """Return each part that this process has, and whether it is well."""
        return {part: is_well() for part, is_well in self._parts.items()}

    @property
    def is_stopping(self) -> bool:
        return self._stop.is_set()

    def is_ready(self) -> bool:
        """Whether work may be sent to this process."""
        return not self.is_stopping and all(self.parts().values())

    def lost(self) -> list[str]:
        """Return the parts that were well, and have not been for so long that a restart may help."""
        return [part for part, at in self._well_at.items() if self._now() - at >= LASTING_S]
