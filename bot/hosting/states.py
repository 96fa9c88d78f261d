"""Which parts of a running process are well, and since when one is not.

`/readyz` is for load balancers: work may be sent here only if all parts are well. `/healthz` is for restarts. A restart
does not help while Discord or the database is away, loses work, and takes one of the day's identifies, so a process
is alive as long as its loop answers, unless a part that was once well is lost for LASTING_S: longer than usual outages.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Callable

from bot.app import App
from bot.core.store import StoreError
from bot.core.store.files import is_disk_out
from bot.settings import Settings

LASTING_S = 600.0  # after this long a restart may help: some 15 heartbeats of the gateway
FRESH_S, PATIENCE_S, STUCK_S = 2.0, 1.0, 5.0
"""The database's answer is kept for FRESH_S, a caller waits PATIENCE_S for it; after STUCK_S it counts as lost."""
COUNT_FRESH_S = 30.0
NOTE = "health"


class States:
    """The parts of a process. stop: set when it ends."""

    def __init__(
        self, settings: Settings, app: App, stop: asyncio.Event, *, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._app, self._now, self.is_stopping = app, now, stop.is_set
        self._ids = settings.shard_ids
        self.took_s = 0.0  # until the database's last answer
        self.running: int | None = None  # open games in the database, once it has told
        self._has_answered = False
        self._asking: asyncio.Task[None] | None = None
        self._asked_at = self._counted_at = -math.inf
        self._well_at: dict[str, float] = {}

    @property
    def expected(self) -> int:
        """The number of shards that this process should hold; 0 until Discord says."""
        return len(self._ids) if self._ids else self._app.bot.shard_count or 0

    def connected(self) -> int:
        """Return how many shards are connected. discord.py closes one that is silent for a minute."""
        return sum(not shard.is_closed() for shard in self._app.bot.shards.values())

    def parts(self) -> dict[str, bool]:
        is_connected = self._app.bot.is_ready() and self.connected() >= self.expected > 0
        return {"database": self._is_database_well(), "gateway": is_connected}

    def is_ready(self) -> bool:
        return not self.is_stopping() and all(self.parts().values())

    def lost(self) -> list[str]:
        """Return the parts that were well, and have not been for so long that a restart may help."""
        return [part for part, at in self._well_at.items() if self._now() - at >= LASTING_S]

    def is_disk_out(self) -> bool:
        """Return whether SQLite's file can be read and not written. No restart mends that; a start may be refused."""
        database = self._app.store.database
        return database.file is not None and database.failing == {"writes"}

    def note(self) -> None:
        """Note which parts are well now; call it every now and then."""
        self._well_at |= {part: self._now() for part, is_well in self.parts().items() if is_well}

    async def look(self) -> None:
        """Ask the database, one question at a time, if it is open and its last answer is old. Wait PATIENCE_S."""
        if self._app.is_open and not self.is_stopping():
            if self._asking is None and self._now() - self._asked_at >= FRESH_S:
                self._asked_at = self._now()
                self._asking = asyncio.create_task(self._ask())
            if self._asking is not None:
                await asyncio.wait({self._asking}, timeout=PATIENCE_S)
        self.note()

    async def _ask(self) -> None:
        """Read a note and, if writing failed last or may fail, write it: so both show without a player."""
        has_answered, store = False, self._app.store
        try:
            with contextlib.suppress(StoreError):
                before = await store.notes.note(NOTE)
                self.took_s = self._now() - self._asked_at
                is_out = await store.database.read(lambda _: is_disk_out(store.database.file))
                if is_out or store.database.failing:
                    await store.notes.replace_note(NOTE, before, str(int(time.time())))
                has_answered = True
        finally:
            self._has_answered, self._asking = has_answered, None

    async def count(self) -> None:
        """Count the open games, if the database is well and the last count is old. Wait PATIENCE_S."""
        if self._is_database_well() and self._now() - self._counted_at >= COUNT_FRESH_S:
            self._counted_at = self._now()
            with contextlib.suppress(StoreError, TimeoutError):
                self.running = await asyncio.wait_for(self._app.store.listings.count_running(), PATIENCE_S)

    def _is_database_well(self) -> bool:
        is_stuck = self._asking is not None and self._now() - self._asked_at >= STUCK_S
        return self._has_answered and not is_stuck and not self._app.store.database.failing
