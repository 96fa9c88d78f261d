"""Note which channel's readers read a thread with games, and ask Discord about those of older games, once each."""

from __future__ import annotations

import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.core.chat.outbox import Outcome
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Change, Place
from bot.core.store import Shards

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot

KEY = ("archived threads", 0, 0)
MAX_NOTED = 10_000  # threads that this process has noted
MAX_READ = 500  # channels with games, looked through in a second
REST_S = 3600  # between two passes through all channels with games


class ArchivedThreads:
    def __init__(self, bot: TicTacToeBot) -> None:
        self._client, self._outbox = bot, bot.outbox
        self._threads, self._names = bot.services.store.threads, bot.services.store.names
        self._noted = dict[int, None]()
        self._unknown: deque[Place] = deque()
        self._after: int | None = 0
        self._rests_until = 0.0

    def on_begun(self, change: Change) -> None:
        """Note the thread in which a game goes on: one that has moved there does so, too, and it's not archived yet."""
        place = change.after.place
        thread = self._cached(place)
        if isinstance(thread, discord.Thread) and thread.id not in self._noted:
            self._outbox.spawn(self._note(place, thread))

    async def advance(self, _shards: Shards | None) -> bool:
        """Ask Discord about one thread in the background, of servers in the cache. Returns whether there may be more.

        Errors: StoreError.
        """
        if time.monotonic() < self._rests_until:
            return False
        if not self._unknown and self._after is not None:
            places, self._after = await self._threads.unknown(self._after, MAX_READ)
            self._unknown.extend(places)
        while self._unknown and KEY not in self._outbox.editing:
            place = self._unknown.popleft()
            guild = self._client.get_guild(place.guild_id or 0)
            if guild is not None and not guild.unavailable and self._cached(place) is None:
                self._outbox.start(KEY, partial(self._ask, guild, place))
                return True
        if self._unknown or self._after is not None:
            return True
        self._after, self._rests_until = 0, time.monotonic() + REST_S
        await self._threads.tidy()
        await self._names.tidy()
        return False

    async def _ask(self, guild: discord.Guild, place: Place) -> Outcome:
        try:
            found = await guild.fetch_channel(place.channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            found = None
        except UNDELIVERED:
            return Outcome.REFUSED  # until the next pass
        await self._note(place, found if isinstance(found, discord.Thread) else None)
        return Outcome.DONE

    async def _note(self, place: Place, thread: discord.Thread | None) -> None:
        parent_id = thread.parent_id if thread and not thread.is_private() else None
        await self._threads.put(place, parent_id)
        self._noted[place.channel_id] = None
        if len(self._noted) > MAX_NOTED:
            del self._noted[next(iter(self._noted))]

    def _cached(self, place: Place) -> discord.abc.GuildChannel | discord.Thread | None:
        guild = self._client.get_guild(place.guild_id or 0)
        return guild.get_channel_or_thread(place.channel_id) if guild else None
