"""Threads of games: a game begins in its channel, moves to a thread before it is shown, and leaves it to be archived.

A kill in between leaves the game in the channel, or without a board that `/board` shows; and an empty thread, which the
sweep archives as any other without a game. Nothing of this is kept.
"""

import asyncio
import contextlib
import logging
from functools import partial
from typing import Literal

import discord

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.game_page import GameReply
from bot.core.chat.outbox import Posted
from bot.core.chat.players import plain
from bot.core.chat.replies import Reply, Said, page_of
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Game, Place
from bot.core.store import StoreError
from bot.features.threads import sql

log = logging.getLogger(__name__)

MAX_OPEN = 3  # threads of a channel that one member uses; another game of theirs is played in the channel
QUIET_S = 900
"""Time for a rematch: a thread is in use this long after a game in it, and archived this long after a message."""
MAX_ARCHIVED = 10  # in one sweep
UNUSED_MINUTES: Literal[10080] = 10080
"""Discord archives a thread after this time without a message: long, since a game may wait for a move."""
WAIT_S = 5  # Discord may have the bot wait for minutes if it made many threads


class Threads:
    def __init__(self, bot: TicTacToeBot) -> None:
        self._bot, self._store, self._now = bot, bot.services.store, bot.services.turns.now
        self._refused = set[int]()  # ids of threads that can't be archived

    async def place(self, reply: GameReply) -> Reply:
        """Move a game that has just begun to a thread of its own, if the server wants that and it can be."""
        game, guild_id = reply.game, reply.game.place.guild_id
        channel = self._bot.get_channel(game.place.channel_id)
        if not isinstance(game, Game) or not isinstance(channel, discord.TextChannel) or channel.is_news():
            return reply
        here = await self._store.servers.of(guild_id)
        with contextlib.suppress(StoreError):
            if not here.threads or await self._bot.registry.draw_of(game):
                return reply  # a tournament's, whose buttons belong to its channel
            thread = await self._made(channel, game, here.games)
            if thread and (moved := await self._store.games.move(game, Place(guild_id, thread.id))):
                with contextlib.suppress(StoreError):
                    await self._show(reply._replace(game=moved))
                return Said("threads-line", {"thread": str(thread.id)}, is_told=False, as_new=reply.as_new)
        return reply

    async def sweep(self) -> None:
        """Archive threads in which no game runs and nothing has happened for a while. Errors: StoreError."""
        since = self._now() - QUIET_S
        known = [thread for guild in self._bot.guilds for thread in guild.threads if self._is_mine(thread)]
        quiet = [each for each in known if _is_quiet(each, since) and each.id not in self._refused]
        ids = [thread.id for thread in quiet]
        used = await self._store.database.read(partial(sql.used, threads=ids, since=since)) if ids else set()
        unused = [thread for thread in quiet if thread.id not in used]
        for thread in unused[:MAX_ARCHIVED]:
            try:
                await thread.edit(archived=True)
            except UNDELIVERED as error:
                log.info("Thread %s was not archived: %s", thread.id, error)
                self._refused.add(thread.id)

    async def _made(self, channel: discord.TextChannel, game: Game, most: int) -> discord.Thread | None:
        """Make a thread if that is allowed. None if a player uses MAX_OPEN, or the channel `most` (0: no limit).

        It has the channel's slow mode if the bot may manage threads; without that right Discord refuses any delay.
        """
        allowed = channel.permissions_for(channel.guild.me)
        if not (allowed.create_public_threads and allowed.send_messages_in_threads):
            return None
        mine = [thread.id for thread in channel.threads if self._is_mine(thread)]
        played = await self._store.database.read(partial(sql.played, threads=mine, since=self._now() - QUIET_S))
        if most and len({each.channel_id for each in played}) >= most:
            return None
        for user in game.users:
            if len({each.channel_id for each in played if user.id in (each.x, each.o)}) >= MAX_OPEN:
                return None
        say = await self._bot.languages.of(game.place)
        title = say("versus", x=plain(game.x, say), o=plain(game.o, say))
        try:
            kind = discord.ChannelType.public_thread
            async with asyncio.timeout(WAIT_S):
                return await channel.create_thread(
                    name=title,
                    type=kind,
                    auto_archive_duration=UNUSED_MINUTES,
                    slowmode_delay=(channel.slowmode_delay or None) if allowed.manage_threads else None,
                )
        except UNDELIVERED as error:
            log.info("A game in channel %s got no thread: %s", channel.id, error)
            return None

    async def _show(self, reply: GameReply) -> None:
        """Post the board in its thread. If Discord doesn't take it, `/board` shows it there."""
        game = reply.game
        page = page_of(await self._bot.boards.complete(reply), await self._bot.languages.of(game.place))
        posted = await self._bot.outbox.post(game.place, page)
        if isinstance(posted, Posted):
            await self._store.games.set_message(game.id, posted.message_id)

    def _is_mine(self, thread: discord.Thread) -> bool:
        return self._bot.user is not None and thread.owner_id == self._bot.user.id


def _is_quiet(thread: discord.Thread, since: int) -> bool:
    """Return whether nothing was written in a thread since a time. A locked one can't be archived by the bot."""
    written = discord.utils.snowflake_time(thread.last_message_id or thread.id).timestamp()
    return written < since and not (thread.archived or thread.locked)
