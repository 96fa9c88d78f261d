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
from bot.core.chat.replies import Reply, page_of
from bot.core.chat.request import Request
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Game, Place
from bot.core.store import StoreError
from bot.features.threads import sql
from bot.features.threads.pages import ThreadReply

log = logging.getLogger(__name__)

MAX_OPEN = 3
"""Games of one member in threads of a channel; another one is played in the channel."""
QUIET_S = 900
"""A thread is archived this long after its last message, if no game runs there: time for a rematch."""
MAX_ARCHIVED = 10
"""In one sweep."""
UNUSED_MINUTES: Literal[10080] = 10080
"""Discord archives a thread after this time without a message: long, since a game may wait for a move."""
WAIT_S = 5
"""Discord may have the bot wait for minutes if it made many threads."""
MAX_REMEMBERED = 10_000


class Threads:
    def __init__(self, bot: TicTacToeBot) -> None:
        self._bot, self._store, self._now = bot, bot.services.store, bot.services.turns.now
        self._known = set[tuple[int, ...]]()
        """Servers and members who know why their games have no thread, and threads that can't be archived."""

    async def place(self, request: Request, reply: GameReply) -> Reply:
        """Move a game that has just begun to a thread of its own, if the server wants that and it can be."""
        game, guild_id = reply.game, reply.game.place.guild_id
        channel = self._bot.get_channel(game.place.channel_id)  # a process without a gateway knows none
        if not isinstance(game, Game) or guild_id is None or channel is None:
            return reply
        if not (await self._store.servers.of(guild_id)).threads:
            return reply
        with contextlib.suppress(StoreError):
            if await self._bot.registry.draw_of(game):
                return reply  # a tournament's, whose buttons belong to its channel
            thread = await self._made(channel, game)
            if isinstance(thread, str):
                return reply._replace(aside=thread if self._is_new(guild_id, request.user.id) else "")
            if moved := await self._store.games.move(game, Place(guild_id, thread.id)):
                with contextlib.suppress(StoreError):
                    await self._show(reply._replace(game=moved))
                return ThreadReply(moved, reply.as_new)
        return reply

    async def sweep(self) -> None:
        """Archive threads in which no game runs and nothing has happened for a while. Errors: StoreError."""
        since = self._now() - QUIET_S
        known = [thread for guild in self._bot.guilds for thread in guild.threads if self._is_mine(thread)]
        quiet = [each for each in known if _is_quiet(each, since) and (each.id,) not in self._known]
        ids = [thread.id for thread in quiet]
        used = await self._store.database.read(partial(sql.used, threads=ids, since=since)) if ids else set()
        unused = [thread for thread in quiet if thread.id not in used]
        for thread in unused[:MAX_ARCHIVED]:
            try:
                await thread.edit(archived=True)
            except UNDELIVERED as error:
                log.info("Thread %s was not archived: %s", thread.id, error)
                self._is_new(thread.id)

    async def _made(self, channel: object, game: Game) -> discord.Thread | str:
        """Make a thread, or return the name of the message that says why there is none."""
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            return "threads-only-in-text"
        allowed = channel.permissions_for(channel.guild.me)
        if not (allowed.create_public_threads and allowed.send_messages_in_threads):
            return "threads-no-right"
        mine = [thread.id for thread in channel.threads if self._is_mine(thread)]
        for user in game.users if mine else ():
            count = partial(sql.played, threads=mine, user_id=user.id)
            if await self._store.database.read(count) >= MAX_OPEN:
                return "threads-enough"
        say = await self._bot.languages.of(game.place)
        title = say("threads-title", x=plain(game.x, say), o=plain(game.o, say))
        try:
            kind = discord.ChannelType.public_thread
            async with asyncio.timeout(WAIT_S):
                return await channel.create_thread(name=title, type=kind, auto_archive_duration=UNUSED_MINUTES)
        except UNDELIVERED as error:
            log.info("A game in channel %s got no thread: %s", channel.id, error)
            return "threads-refused"

    async def _show(self, reply: GameReply) -> None:
        """Post the board in its thread. If Discord doesn't take it, `/board` shows it there."""
        game = reply.game
        page = page_of(await self._bot.boards.complete(reply), await self._bot.languages.of(game.place))
        posted = await self._bot.outbox.post(game.place, page)
        if isinstance(posted, Posted):
            await self._store.games.set_message(game.id, posted.message_id)

    def _is_new(self, *what: int) -> bool:
        """Remember something, and return whether it is new."""
        is_new = what not in self._known
        self._known = (self._known if len(self._known) < MAX_REMEMBERED else set()) | {what}
        return is_new

    def _is_mine(self, thread: discord.Thread) -> bool:
        return self._bot.user is not None and thread.owner_id == self._bot.user.id


def _is_quiet(thread: discord.Thread, since: int) -> bool:
    """Return whether nothing was written in a thread since a time. A locked one can't be archived by the bot."""
    written = discord.utils.snowflake_time(thread.last_message_id or thread.id).timestamp()
    return written < since and not (thread.archived or thread.locked)
