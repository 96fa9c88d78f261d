"""Channels that are gone or archived: what was played in them ends, or is still read by those who could.

Discord tells of a deleted channel or thread once; a process that was away learns of it when Discord knows no such
channel. If a member leaves a server, the bot isn't told: their game runs out of time.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from bot.core.chat.feature import Event
from bot.core.chat.outbox import Delivery
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Change, Deleted, Place
from bot.core.play.turns import call_off
from bot.core.store import Shards

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot

MAX_AT_ONCE = 50  # games called off, or looked at, at a time
FOR_GOOD = 2**62  # no channel comes back: also what a clock that was ahead has begun there is gone
LOOK_S = 5.0  # Discord may take that long to say whether channels are gone
MAX_REMEMBERED = 1000  # channels that are gone
KEY = ("archived threads", 0, 0)
MAX_NOTED = 10_000  # threads that this process has noted
MAX_READ = 500  # channels with games, looked through in a second
REST_S = 3600  # between two passes through all channels with games


class DeletedChannels(commands.Cog):
    """Call off what was played in channels and servers that are gone: nothing counts, nothing is edited there."""

    def __init__(self, bot: TicTacToeBot) -> None:
        self._listings, self._turns = bot.services.store.listings, bot.services.turns
        self._shards, self._spawn = bot.services.shards, bot.outbox.spawn
        self._visibility, self._guilds, self._registry = bot.visibility, bot.guild_cache, bot.registry
        self._left: deque[int] = deque(maxlen=MAX_REMEMBERED)  # ids of channels
        self._leaving: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by channel, or server

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self._spawn(self.end_all(Deleted(channel.guild.id, channel.id, FOR_GOOD)))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        self._spawn(self.end_all(Deleted(thread.guild_id, thread.thread_id, FOR_GOOD)))

    @commands.Cog.listener()
    async def on_unknown_channel(self, place: Place) -> None:
        """Look at a channel that Discord didn't know when the bot wrote or edited a message there."""
        self._spawn(self.check(place))

    async def end_all(self, deleted: Deleted) -> None:
        """Call off the games and challenges of a channel or a server; features end what else belongs there."""
        async with self._leaving.setdefault(deleted.channel_id or deleted.guild_id, asyncio.Lock()):
            for hear in self._registry.subscribers(Event.DELETED):
                await hear(deleted)
            while some := await self._listings.open_in(deleted, MAX_AT_ONCE):
                for one in some:  # a game that was brought back has another version and is left alone
                    await self._turns.games.change(one, call_off(one, self._turns.now()))
            if deleted.channel_id is not None:
                self._left.append(deleted.channel_id)

    async def check(self, place: Place) -> None:
        """Leave a channel if it has been deleted: what is ended there is edited in vain, and leads here again."""
        guild_id = place.guild_id
        async with self._leaving.setdefault(place.channel_id, asyncio.Lock()):  # it may be left right now
            is_left = place.channel_id in self._left
        if guild_id is None or is_left or self._guilds.is_closed(place):
            return
        if await self._visibility.is_deleted(place):
            await self.end_all(Deleted(guild_id, place.channel_id, FOR_GOOD))

    async def check_due(self) -> None:
        """Look at the channels of games whose time is up: in a deleted one no game is lost on time."""
        due = await self._listings.due(self._turns.now(), MAX_AT_ONCE, self._shards)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK_S):
                await asyncio.gather(*(self.check(place) for place in {each.place for each in due}))


class ArchivedThreads:
    """Note which channel's readers read a thread with games, and ask Discord about those of older games, once each."""

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
                self._outbox.in_background(KEY, partial(self._ask, guild, place))
                return True
        if self._unknown or self._after is not None:
            return True
        self._after, self._rests_until = 0, time.monotonic() + REST_S
        await self._threads.tidy()
        await self._names.tidy()
        return False

    async def _ask(self, guild: discord.Guild, place: Place) -> Delivery:
        try:
            found = await guild.fetch_channel(place.channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            found = None
        except UNDELIVERED:
            return Delivery.REFUSED  # until the next pass
        await self._note(place, found if isinstance(found, discord.Thread) else None)
        return Delivery.DONE

    async def _note(self, place: Place, thread: discord.Thread | None) -> None:
        parent_id = thread.parent_id if thread and not thread.is_private() else None
        await self._threads.put(place, parent_id)
        self._noted[place.channel_id] = None
        if len(self._noted) > MAX_NOTED:
            del self._noted[next(iter(self._noted))]

    def _cached(self, place: Place) -> discord.abc.GuildChannel | discord.Thread | None:
        guild = self._client.get_guild(place.guild_id or 0)
        return guild.get_channel_or_thread(place.channel_id) if guild else None
