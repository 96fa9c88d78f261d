"""Remember the rules of each server: read at most once an hour, and changed by what Discord tells meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.features.integrations.rules import Rules

EVERY_S, MOST_SERVERS = 3600, 10_000
WAIT_S = 1.0
"""How long an answer waits for the rules; then those of before hold, or none."""

Read = Callable[[int], Awaitable[Mapping[int, Rules] | None]]


@dataclass
class _Known:
    """The rules of one server, by the id of a command or the application. told: changes since its reading began."""

    rules: dict[int, Rules] = field(default_factory=dict)
    told: dict[int, Rules] = field(default_factory=dict)
    due_at: int = 0
    reading: asyncio.Task[None] | None = None


class Integrations:
    """read: asks Discord for the rules of a server; None if it doesn't say. spawn: starts a task. now: in seconds."""

    def __init__(
        self, read: Read, spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]], now: Callable[[], int]
    ) -> None:
        self._read, self._spawn, self._now = read, spawn, now
        self._known: dict[int, _Known] = {}

    async def of(self, guild_id: int) -> Mapping[int, Rules]:
        """Return a server's rules as far as they are known."""
        known = self._known.setdefault(guild_id, _Known())
        if known.due_at <= self._now():
            known.due_at, known.told = self._now() + EVERY_S, {}
            known.reading = self._spawn(self._refresh(guild_id, known))
            if len(self._known) > MOST_SERVERS:
                self.forget(next(iter(self._known)))
        if known.reading is not None and not known.reading.done():
            await asyncio.wait({known.reading}, timeout=WAIT_S)
        return known.rules

    def change(self, guild_id: int, target_id: int, rules: Rules) -> None:
        """Take the new rules of one command, or of the application."""
        if known := self._known.get(guild_id):  # else they will be read
            known.rules[target_id] = known.told[target_id] = rules

    def forget(self, guild_id: int) -> None:
        self._known.pop(guild_id, None)

    async def _refresh(self, guild_id: int, known: _Known) -> None:
        if (found := await self._read(guild_id)) is not None:
            known.rules = {**found, **known.told}
