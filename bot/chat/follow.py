"""Boards that are edited by the bot's own right: those that follow a game elsewhere, and exhibitions.

The rows say who follows what. Here is only which boards are behind: a place whose edit is under way, or waits for
Discord's limits, takes whatever has happened meanwhile in its next one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
from discord.ext import tasks

from bot.chat.door import as_edit
from bot.chat.render import play
from bot.chat.render import watch as render
from bot.chat.render.board import Page
from bot.chat.sight import is_open
from bot.games import Game, GameService, Place, Status, StoreError, Watch

log = logging.getLogger(__name__)

UNDELIVERED = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What discord.py raises where Discord does not take an answer, or cannot be reached."""
LOOK_S = 1.0
"""How often exhibitions are looked at while any is on."""
MEND_AFTER_S = (0.0, 2.0, 10.0)
"""When a board is edited whose answer was lost, each time after the last try has failed."""
GONE = (discord.NotFound, discord.Forbidden)
"""The message, the channel or the right to edit there is no more."""
ARCHIVED = 50083
"""Discord's code for an edit in a thread that is archived, and so no more looked at."""


class Followers:
    """Keeps followed boards up to date."""

    def __init__(self, client: discord.Client, service: GameService) -> None:
        self._client = client
        self._service, self._gallery = service, service.gallery
        self._behind: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By game and channel: the task that brings that board up to date."""
        self._again: set[tuple[int, int]] = set()
        """Those that have changed since their edit began."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._pacing = asyncio.Lock()
        self._woken = 0

    def changed(self, game: Game) -> None:
        """Bring the boards that follow a game up to date, in the background."""
        if game.watched:
            self._spawn(self._spread(game))

    def missed(self, game: Game) -> None:
        """Bring a game's newest message up to date, in the background: the answer that showed it has not arrived."""
        self._spawn(self._mend(game))

    def resume(self) -> None:
        """Go on where the last process stopped."""
        self._spawn(self.bring_all())
        self.wake()

    async def bring_all(self, *, ended: bool = False) -> None:
        """Bring all followed boards up to date; ended: only those of games that are over."""
        for game in await self._gallery.watched(ended=ended):
            await self._spread(game)

    async def board(self, game: Game, place: Place) -> Page:
        """A game as it is shown in a place that follows it."""
        link = render.jump(game, "The players' board") if place != game.place else ""
        return render.followed(game, await self._gallery.comment(game), link)

    async def follow(self, watch: Watch, shown: Game) -> None:
        """Keep a board that has just been posted; an older one of that game and channel points to it."""
        replaced, game = await self._gallery.followed(watch)
        if game is not None and game.version != shown.version:
            self.changed(game)
        if replaced is not None:
            self._spawn(self._retire(replaced, render.moved(shown)))

    async def stopped(self, watches: list[Watch], exhibition: Game | None) -> None:
        """Say on boards that they follow no longer, and on an exhibition's that it was stopped."""
        for watch in watches:
            game = await self._gallery.find(watch.game_id, lambda _: True)
            self._spawn(self._retire(watch, render.unfollowed(game)))
        if exhibition is not None:
            self._spawn(self.show(exhibition))

    async def show(self, game: Game) -> bool | None:
        """Bring the newest message of a game up to date, and the boards that follow it.

        Returns what edit does; False where no message is known.
        """
        is_shown: bool | None = False
        if game.message_id is not None:
            is_shown = await edit(self._client, game.place, game.message_id, await self.page(game))
        self.changed(game)
        return is_shown

    async def page(self, game: Game) -> Page:
        """A game as it is shown where it is played; an exhibition with what there is to say of its last move."""
        if game.is_exhibition:
            return render.exhibition(game, await self._gallery.comment(game))
        return play.page(game)

    def wake(self) -> None:
        """Play the moves of exhibitions from now on, until none goes on."""
        self._woken += 1
        if not self._pace.is_running():
            self._pace.start()

    @property
    def is_pacing(self) -> bool:
        """Whether an exhibition may be on."""
        return self._pace.is_running()

    @tasks.loop(seconds=LOOK_S)
    async def _pace(self) -> None:
        woken = self._woken
        async with self._pacing:
            try:
                moved, more = await self._gallery.advance()
                await asyncio.gather(*map(self.show, moved))
            except StoreError:
                return  # the database has told the host, and is tried again
            except Exception:
                log.exception("Exhibitions were not all shown; trying again in %.0f s", LOOK_S)
                return
        if not more and woken == self._woken:
            self._pace.stop()

    async def drain(self, within_s: float) -> None:
        """Let what is under way finish; the next start catches up on the rest.

        A query is not cancelled in its middle: the pool might wait for it for ever.
        """
        self._again.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._pacing.acquire(), within_s)
        self._pace.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=within_s)

    async def _mend(self, game: Game) -> None:
        """Edit until what is shown is what is so: Discord may still be unwell, or the game go on meanwhile."""
        shown = None
        for wait_s in MEND_AFTER_S:
            await asyncio.sleep(wait_s)
            game = await self._service.show(game.place, game.id)
            while game != shown and await self.show(game) is not None:
                shown, game = game, await self._service.show(game.place, game.id)
            if game == shown:
                return

    async def _spread(self, game: Game) -> None:
        for watch in await self._gallery.watches(game):
            key = game.id, watch.place.channel_id
            if key in self._behind:
                self._again.add(key)
            else:
                self._behind[key] = self._spawn(self._bring(key))

    async def _bring(self, key: tuple[int, int]) -> None:
        """Edit one board until it shows the game as it is."""
        try:
            behind = True
            while behind:
                self._again.discard(key)
                await self._edit(*key)
                behind = key in self._again
        finally:
            del self._behind[key]

    async def _edit(self, game_id: int, channel_id: int) -> None:
        found = await self._gallery.board(game_id, channel_id)
        if found is None:
            return
        watch, game = found
        guild = self._client.get_guild(watch.place.guild_id or 0)
        hidden = guild is not None and not is_open(guild, watch.place, game.place)
        page = render.HIDDEN if hidden else await self.board(game, watch.place)
        ended = hidden or game.status is not Status.RUNNING
        delivered = await edit(self._client, watch.place, watch.message_id, page)
        if delivered is False or (delivered and ended):
            await self._gallery.unwatch(watch)

    async def _retire(self, watch: Watch, page: Page) -> None:
        """Turn a board that is forgotten into its last page, after the edit that may be under way."""
        if (underway := self._behind.get((watch.game_id, watch.place.channel_id))) is not None:
            await asyncio.wait({underway})
        await edit(self._client, watch.place, watch.message_id, page)

    def _spawn(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guard(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except StoreError as error:
            log.info("A board waits for its next move, for want of the database: %s", error)
        except Exception:
            log.exception("A board that follows a game could not be brought up to date; its next move tries again")


async def edit(client: discord.Client, place: Place, message_id: int, page: Page) -> bool | None:
    """Edit a message by the bot's own right (no interaction asks for it).

    Returns True where it was edited, False where message, channel or right are gone, None where Discord cannot be
    reached or is unwell: none of these is a fault.
    """
    known = client.get_channel(place.channel_id)
    if isinstance(known, discord.abc.GuildChannel | discord.Thread):
        page = page if known.permissions_for(known.guild.me).embed_links else page.without_embed()
    channel = client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    try:
        await channel.get_partial_message(message_id).edit(**as_edit(page))
    except GONE as error:
        log.debug("Message %s in channel %s is gone: %s", message_id, place.channel_id, error)
        return False
    except UNDELIVERED as error:
        log.info("Message %s in channel %s was not edited: %s", message_id, place.channel_id, error)
        return False if isinstance(error, discord.HTTPException) and error.code == ARCHIVED else None
    return True
