"""Shards: connected side by side, as fast as Discord lets a bot, and in turn with its other processes.

Discord takes one IDENTIFY in five seconds of each bucket, which is a shard's number modulo `max_concurrency`,
and a thousand a day (`session_start_limit`): a bot that asks for more loses all its sessions, and its token is reset.
Source: docs.discord.com/developers/events/gateway, "Rate Limiting" (of IDENTIFY) and "Sharding", "Max Concurrency".
"""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.store import Spacing, StoreError
from bot.words import words

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

log = logging.getLogger(__name__)

SPAN_S = 5.25
"""From one IDENTIFY of a bucket to the next. Discord says 5; what is on its way may be late."""
CONNECT_S = 900.0
"""How long a shard may take to connect, the wait for its turn included: enough for 170 processes of one bucket."""
SPARE = 20
"""How many of a day's IDENTIFY a start leaves: a shard that loses its session needs one."""
LOW = 100


class Buckets:
    """Whose turn it is to identify. spacing: with all processes; None if this is the bot's only one."""

    def __init__(self, spacing: Spacing | None) -> None:
        self.count = 1
        self._spacing = spacing
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._free_at: dict[int, float] = {}

    def sorted(self, shard_ids: Iterable[int]) -> list[list[int]]:
        """Return the shards of each bucket, in the order in which they connect."""
        buckets: defaultdict[int, list[int]] = defaultdict(list)
        for shard_id in shard_ids:
            buckets[shard_id % self.count].append(shard_id)
        return list(buckets.values())

    async def wait(self, shard_id: int) -> None:
        """Return when a shard may identify. If the database is away, only this process's own shards are waited for."""
        bucket, loop = shard_id % self.count, asyncio.get_running_loop()
        async with self._locks[bucket]:
            await asyncio.sleep(self._free_at.get(bucket, 0.0) - loop.time())
            with contextlib.suppress(StoreError):
                await self._until_free(f"identify {bucket}")
            self._free_at[bucket] = loop.time() + SPAN_S

    async def _until_free(self, name: str) -> None:
        left_s = await self._spacing.take(name, SPAN_S) if self._spacing else 0.0
        while self._spacing and left_s:
            await asyncio.sleep(left_s)
            left_s = await self._spacing.take(name, SPAN_S)


class ParallelShards(commands.AutoShardedBot):
    """discord.py's client with all buckets at once; it knows one. How it connects again later is its own."""

    buckets: Buckets

    async def launch_shards(self) -> None:
        """Connect the shards, those of a bucket in turn.

        Errors: discord.GatewayNotFound if nobody knows how many; discord.PrivilegedIntentsRequired, without a shard and
        without an IDENTIFY, if the developer portal grants no message content.
        """
        if self.is_closed():
            return
        if self.intents.message_content and not may_read(self.application_flags):
            raise discord.PrivilegedIntentsRequired(None)
        self.shard_connect_timeout = CONNECT_S
        gateway = await self._ask()
        shard_ids = self.shard_ids or range(self.shard_count or 1)
        self._connection.shard_count, self._connection.shard_ids = self.shard_count, shard_ids
        await asyncio.gather(*(self._launch(gateway, bucket) for bucket in self.buckets.sorted(shard_ids)))

    async def _launch(self, gateway: yarl.URL, bucket: list[int]) -> None:
        for shard_id in bucket:
            await self.launch_shard(gateway, shard_id)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for a shard's turn, whether it is new or has lost its session."""
        await self.buckets.wait(shard_id or 0)

    async def _ask(self) -> yarl.URL:
        """Ask how many shards may connect, and how many at once; return where. Waits if there are too few left."""
        is_given = self.shard_count is not None
        try:
            count, url, limit = await self.http.get_bot_gateway()
            while (left_s := self._until_enough(limit, count)) > 0:
                await asyncio.sleep(left_s)
                count, url, limit = await self.http.get_bot_gateway()
        except discord.GatewayNotFound:
            if not is_given:
                raise
            return DiscordWebSocket.DEFAULT_GATEWAY
        self.buckets.count = max(1, limit["max_concurrency"])
        self.shard_count = self.shard_count or count
        return DiscordWebSocket.DEFAULT_GATEWAY if is_given else yarl.URL(url)

    def _until_enough(self, limit: "SessionStartLimit", count: int) -> float:
        """Say how many sessions are left today; return how many seconds to wait for more, 0 if they are enough."""
        needed = len(self.shard_ids or range(self.shard_count or count))
        left, reset_s = limit["remaining"], limit["reset_after"] / 1000
        facts: dict[str, Any] = {"left": left, "total": limit["total"], "minutes": max(1, round(reset_s / 60))}
        if left < min(needed + SPARE, limit["total"]):
            log.warning("%s", words()("log-sessions-used-up", **facts))
            return reset_s
        if left < max(LOW, 3 * needed):
            log.warning("%s", words()("log-sessions-few", **facts))
        else:
            log.info("%s", words()("log-sessions", **facts))
        return 0.0


def may_read(flags: discord.ApplicationFlags) -> bool:
    """Whether an application may read messages that don't mention it. Small bots have the "limited" flag."""
    return flags.gateway_message_content or flags.gateway_message_content_limited
