"""Call off what was played in channels and servers that are gone: nothing of it counts, and nothing is edited there.

Discord tells of a deleted channel or thread once; a process that was away learns of it when Discord knows no such
channel. If a member leaves a server, the bot isn't told: their game runs out of time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from bot.core.chat.feature import Event
from bot.core.game import Deleted, Place
from bot.core.play.turns import call_off

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot

MAX_AT_ONCE = 50  # games called off, or looked at, at a time
FOR_GOOD = 2**62  # no channel comes back: also what a clock that was ahead has begun there is gone
LOOK_S = 5.0  # Discord may take that long to say whether channels are gone
MAX_REMEMBERED = 1000  # channels that are gone


class DeletedChannels(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        self._listings, self._turns = bot.services.store.listings, bot.services.turns
        self._shards, self._spawn = bot.services.shards, bot.outbox.spawn
        self._visibility, self._servers, self._registry = bot.visibility, bot.servers, bot.registry
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
        if guild_id is None or is_left or self._servers.is_closed(place):
            return
        if await self._visibility.is_deleted(place):
            await self.end_all(Deleted(guild_id, place.channel_id, FOR_GOOD))

    async def check_due(self) -> None:
        """Look at the channels of games whose time is up: in a deleted one no game is lost on time."""
        due = await self._listings.due(self._turns.now(), MAX_AT_ONCE, self._shards)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK_S):
                await asyncio.gather(*(self.check(place) for place in {each.place for each in due}))
