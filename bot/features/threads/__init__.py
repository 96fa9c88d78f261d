"""Threads of games: a game begins in its channel, moves to a thread before it is shown, and leaves it to be archived.

A thread that comes late, takes no board or is deleted leaves the game in the channel. A kill in between leaves the game
there, or without a board that `/board` shows; and an empty thread, which the sweep archives as any other without one.
"""

import asyncio
import contextlib
import logging
from dataclasses import replace
from functools import partial
from typing import Any, Literal, NamedTuple

import discord

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.feature import Event, Feature, on
from bot.core.chat.game_page import CardLine, GameReply
from bot.core.chat.outbox import Posted
from bot.core.chat.players import plain
from bot.core.chat.replies import AnyReply, Said
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import FORGOTTEN, Change, Deleted, Game, Place
from bot.core.store import SeatTaken, StoreError
from bot.features.threads import sql

log = logging.getLogger(__name__)

MAX_OPEN = 3  # threads of a channel that one member uses; another game of theirs is played in the channel
QUIET_S = 900
"""Time for a rematch: a thread is in use this long after a game in it, and archived this long after a message."""
MAX_ARCHIVED = 10  # in one sweep
UNUSED_MINUTES: Literal[10080] = 10080
"""Discord archives a thread after this time without a message: long, since a game may wait for a move."""
WAIT_S, SHOW_S = 2.0, 0.5
"""How long a member waits for a thread, and at least for the board in it: Discord may take minutes."""


class Made(NamedTuple):
    """A thread of the bot's. home: its channel. user_ids: of its first players, whatever /forget hides in the game."""

    home: Place
    user_ids: frozenset[int] = frozenset()


class ThreadFeature(Feature, name="threads"):
    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self._store, self._now = bot.services.store, bot.services.turns.now
        self._refused = set[int]()  # ids of threads that can't be archived
        self._made = dict[int, Made]()  # by the thread's id
        self._opening = dict[int, asyncio.Task[AnyReply]]()  # by the thread's id, until the board is there

    async def open_for(self, reply: GameReply) -> AnyReply:
        """Move a game that has just begun to a thread of its own, if the server wants that and it can be."""
        game, guild_id = reply.game, reply.game.place.guild_id
        channel = self.bot.get_channel(game.place.channel_id)
        if not isinstance(game, Game) or not isinstance(channel, discord.TextChannel) or channel.is_news():
            return reply
        here = await self._store.servers.of(guild_id)
        with contextlib.suppress(StoreError):
            if not here.threads or await self.bot.registry.renderer_of(game):
                return reply  # a tournament's, whose buttons belong to its channel
            by = asyncio.get_running_loop().time() + WAIT_S
            thread = await self._make(channel, game, by) if await self._has_room(channel, game, here.games) else None
            if thread:
                self._made[thread.id] = Made(game.place, frozenset(user.id for user in game.users))
                opening = self._opening[thread.id] = asyncio.create_task(self._open(reply, game, thread, by))
                opening.add_done_callback(lambda _: self._opening.pop(thread.id))
                return await asyncio.shield(opening)
        return reply

    @on(Event.DELETED)
    async def bring_back(self, deleted: Deleted) -> None:
        """Move the games of a deleted thread back to its channel, and show them there. Errors: StoreError."""
        if opening := self._opening.get(deleted.channel_id or 0):
            await asyncio.wait({opening})  # it brings its game back itself
        made = self._made.pop(deleted.channel_id or 0, None)
        if made and self.bot.get_channel(made.home.channel_id) is not None:  # else the channel goes, and its threads
            for one in await self._store.listings.open_in(deleted, MAX_ARCHIVED):
                if isinstance(one, Game) and (back := await self._move(one, made.home)):
                    await self._show(GameReply(back, lines=(CardLine(lambda say: say("threads-back")),)))

    @on(Event.SWEEP)
    async def sweep(self) -> None:
        """Archive threads in which no game runs and nothing has happened for a while. Errors: StoreError."""
        since = self._now() - QUIET_S
        known = [thread for guild in self.bot.guilds for thread in guild.threads if self._is_mine(thread)]
        made = {each.id: Made(Place(each.guild.id, each.parent_id)) for each in known}
        self._made = made | {each: its for each, its in self._made.items() if each in made or each in self._opening}
        quiet = [each for each in known if _is_quiet(each, since) and each.id not in self._refused]
        ids = [thread.id for thread in quiet]
        used = await self._store.database.read(partial(sql.threads_in_use, threads=ids, since=since)) if ids else set()
        unused = [thread for thread in quiet if thread.id not in used]
        for thread in unused[:MAX_ARCHIVED]:
            try:
                await thread.edit(archived=True)
            except UNDELIVERED as error:
                log.info("Thread %s was not archived: %s", thread.id, error)
                self._refused.add(thread.id)

    async def _has_room(self, channel: discord.TextChannel, game: Game, most: int) -> bool:
        """Return whether a thread is allowed: not if a player uses MAX_OPEN, or the channel `most` (0: no limit)."""
        allowed = channel.permissions_for(channel.guild.me)
        if not (allowed.create_public_threads and allowed.send_messages_in_threads):
            return False
        mine = [thread.id for thread in channel.threads if self._is_mine(thread)]
        played = await self._store.database.read(partial(sql.played, threads=mine, since=self._now() - QUIET_S))
        used = {each.channel_id: set[int]() for each in played}
        for each in played:
            made = self._made.get(each.channel_id)
            users = made.user_ids if made else frozenset[int]()
            used[each.channel_id] |= users or {each.x, each.o}
        if most and len(used) >= most:
            return False
        mine_or_unknown = ({user.id, FORGOTTEN} for user in game.users)  # after a restart a forgotten player is anybody
        return all(sum(not ids.isdisjoint(each) for ids in used.values()) < MAX_OPEN for each in mine_or_unknown)

    async def _make(self, channel: discord.TextChannel, game: Game, by: float) -> discord.Thread | None:
        """Make a thread. None if Discord refuses, or takes longer than that: what comes later is deleted.

        It has the channel's slow mode if the bot may manage threads; without that right Discord refuses any delay.
        """
        say = await self.bot.languages.words_for(game.place)
        title = say("versus", x=plain(game.x, say), o=plain(game.o, say))
        kind, may_slow = discord.ChannelType.public_thread, channel.permissions_for(channel.guild.me).manage_threads
        slow = channel.slowmode_delay or None if may_slow else None
        made = channel.create_thread(name=title, type=kind, auto_archive_duration=UNUSED_MINUTES, slowmode_delay=slow)
        making = asyncio.create_task(made)
        if not await _is_done(making, by):
            self.bot.outbox.spawn(_drop(making))
            return None
        try:
            return making.result()
        except UNDELIVERED as error:
            log.info("A game in channel %s got no thread: %s", channel.id, error)
            return None

    async def _open(self, reply: GameReply, game: Game, thread: discord.Thread, by: float) -> AnyReply:
        """Move a game to its thread, show it there and say where; if the board isn't taken in time, it goes back."""
        if moved := await self._move(game, Place(game.place.guild_id, thread.id)):
            self.bot.play.archived.on_begun(Change(game, moved))  # offers of a rematch count in all threads there
            showing = asyncio.create_task(self._show(replace(reply, game=moved)))
            is_done = await _is_done(showing, max(by, asyncio.get_running_loop().time() + SHOW_S))
            is_shown = is_done and not showing.exception() and showing.result()
            showing.cancel()
            back = None if is_shown else await self._move(moved, game.place)
            if back is None:
                return Said("threads-line", {"thread": str(thread.id)}, is_aside=False, as_new=reply.as_new)
            reply = replace(reply, game=back)
        self.bot.outbox.spawn(_drop(thread))
        return reply

    async def _move(self, game: Game, place: Place) -> Game | None:
        """Move a game; None if it has changed, one of its players plays there, or the database is away."""
        with contextlib.suppress(SeatTaken, StoreError):
            return await self._store.games.move(game, place)
        return None

    async def _show(self, reply: GameReply) -> bool:
        """Post the board where its game is. Returns whether Discord took it; if not, `/board` shows it there."""
        game = reply.game
        page = (await self.bot.boards.complete(reply)).render(await self.bot.languages.words_for(game.place))
        posted = await self.bot.outbox.post(game.place, page)
        if isinstance(posted, Posted):
            await self._store.games.set_message(game.id, posted.message_id)
        return isinstance(posted, Posted)

    def _is_mine(self, thread: discord.Thread) -> bool:
        return self.bot.user is not None and thread.owner_id == self.bot.user.id


async def _is_done(task: asyncio.Task[Any], by: float) -> bool:
    """Wait for a task until that time of the loop. Returns whether it is done."""
    await asyncio.wait({task}, timeout=by - asyncio.get_running_loop().time())
    return task.done()


async def _drop(thread: discord.Thread | asyncio.Task[discord.Thread]) -> None:
    """Delete a thread without a game, as soon as it is there; archive it if the bot may not delete it."""
    with contextlib.suppress(*UNDELIVERED):
        made = await thread if isinstance(thread, asyncio.Task) else thread
        if made.permissions_for(made.guild.me).manage_threads:
            await made.delete()
        else:
            await made.edit(archived=True)


def _is_quiet(thread: discord.Thread, since: int) -> bool:
    """Return whether nothing was written in a thread since a time. A locked one can't be archived by the bot."""
    written = discord.utils.snowflake_time(thread.last_message_id or thread.id).timestamp()
    return written < since and not (thread.archived or thread.locked)


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(ThreadFeature(bot))
