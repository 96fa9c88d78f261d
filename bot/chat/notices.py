"""Notices: tells those whose turn it is, as each of them likes it, and takes that back when the turn is over.

It hears the changes. A turn is told of once, whatever happens: its notice is claimed in the database before it is sent,
so what a crash or Discord loses is lost. A game against the bot costs nothing here, a move between members one read.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, NamedTuple

import discord

from bot.chat.messages import as_message
from bot.chat.render import Page
from bot.chat.render.notices import notice
from bot.chat.servers import Servers
from bot.chat.traffic import TOO_MANY, UNDELIVERED, ClosedChannels, ClosedError
from bot.chat.underway import Underway
from bot.games.services import Services
from bot.model import Change, Game, Notice, Notices, Preferences, Wait, accepter, waiting
from bot.store import StoreError
from bot.words import words

log = logging.getLogger(__name__)

AT_ONCE = 50
"""How many planned notices one sweep sends, and how many old ones it takes back."""
DAY_S = 86_400
"""How long after a game it is remembered which of its turns have been told of."""

Answer = asyncio.Task[Any]


class Call(NamedTuple):
    """Somebody is to be told of a turn. is_accepted: the other one has just accepted this game."""

    game: Game
    wait: Wait
    is_accepted: bool = False


class Notifier:
    """Sends notices in the background, each after the answer that led to it. answers: those that are under way."""

    def __init__(
        self, client: discord.Client, servers: Servers, services: Services, answers: Underway, closed: ClosedChannels
    ) -> None:
        self._client, self._servers, self._answers, self._closed = client, servers, answers, closed
        self._store, self._now, self._shards = services.store, services.turns.now, services.shards
        self.work = Underway()
        services.store.games.subscribe(self.hear)

    def hear(self, change: Change) -> None:
        """Tell whose turn it is now, if another one's turn is over; hints and draw offers end none."""
        over, wait, host = waiting(change.before), waiting(change.after), accepter(change)
        if over == wait or not isinstance(change.after, Game):
            return
        call = Call(change.after, wait, is_accepted=host is not None) if wait and wait.user != host else None
        if over or call:
            self._spawn(self._follow(change.after.id, over, call, self._answer()))

    async def sweep(self) -> None:
        """Send what is due by now, and take back what is still there of turns that are over."""
        if not self._servers.is_settled():
            return
        for each in await self._store.notices.outdated(AT_ONCE, self._shards):
            self._spawn(self._withdraw(each))
        for each in await self._store.notices.due(self._now(), AT_ONCE, self._shards):
            self._spawn(self._remind(each))

    async def forget(self) -> None:
        await self._store.notices.forget(self._now() - DAY_S)

    def _answer(self) -> Answer | None:
        """Return the answer that is being made, if that is why something has changed."""
        task = asyncio.current_task()
        return task if task in self._answers.tasks else None

    async def _follow(self, game_id: int, over: Wait | None, call: Call | None, answer: Answer | None) -> None:
        """Send or plan the notice of a turn that has begun, and take back those up to the one that is over."""
        if answer is not None:
            await asyncio.wait({answer})
        likes, notices = await self._store.notices.read(game_id, call and call.wait.user.id)
        if call is not None and likes.is_told_each_turn and likes.idle_s:
            await self._store.notices.plan(game_id, call.wait.turn, self._now() + likes.idle_s)
        elif call is not None and likes.wants_notice(is_accepted=call.is_accepted):
            await self._tell_now(call, likes)
        for each in notices:
            if over is not None and each.turn <= over.turn:
                await self._withdraw(each)

    async def _tell_now(self, call: Call, likes: Preferences) -> None:
        """Send a notice of a turn that has just begun, with a link to the board that the answer has shown."""
        game = self._store.games.recall(call.game.id) or call.game
        if isinstance(game, Game) and waiting(game) == call.wait:
            await self._tell(call._replace(game=game), likes)

    async def _remind(self, planned: Notice) -> None:
        """Send a notice whose time has come, if its turn is not over and it is still wanted."""
        game = await self._store.games.get(planned.game_id)
        wait = waiting(game)
        if isinstance(game, Game) and wait is not None and wait.turn == planned.turn:
            likes, _ = await self._store.notices.read(game.id, wait.user.id)
            if likes.wants_notice():
                await self._tell(Call(game, wait), likes)
                return
        await self._store.notices.drop(planned)

    async def _tell(self, call: Call, likes: Preferences) -> None:
        """Send a notice, unless another process has; take it back if the turn is over meanwhile."""
        game_id, turn = call.game.id, call.wait.turn
        if not await self._store.notices.claim(game_id, turn):
            return
        message = await self._send(call, likes)
        if message is not None:
            sent = Notice(game_id, turn, message.channel.id, message.id)
            await self._store.notices.note(sent)
            if waiting(await self._store.games.get(game_id)) != call.wait:
                await self._withdraw(sent)

    async def _send(self, call: Call, likes: Preferences) -> discord.Message | None:
        """Send it by DM or beside the board; beside the board, and quietly, also if the user's DMs are closed."""
        try:
            if likes.notices is Notices.CHANNEL:
                return await self._post(call, is_quiet=False)
            if likes.notices is Notices.DM:
                with contextlib.suppress(discord.Forbidden, ClosedError):
                    return await self._write(call)
            return await self._post(call, is_quiet=True)
        except UNDELIVERED as error:
            log.info("A notice of a turn in channel %s was not delivered: %s", call.game.place.channel_id, error)
            return None

    async def _write(self, call: Call) -> discord.Message:
        user_id = call.wait.user.id
        async with self._closed.trying(user_id):
            channel = await self._client.create_dm(discord.Object(user_id))
            return await channel.send(**as_message(_page(call, in_private=True)))

    async def _post(self, call: Call, *, is_quiet: bool) -> discord.Message | None:
        """Write beside the board; not if the bot is there only as an app of somebody's own, and may not."""
        place = call.game.place
        if place.guild_id is None or self._servers.is_absent(place.guild_id):
            return None
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        async with self._closed.trying(place.channel_id):
            return await channel.send(**as_message(_page(call, in_private=False)), silent=is_quiet)

    async def _withdraw(self, sent: Notice) -> None:
        """Delete a notice's message, or give up a planned one. If Discord is unwell, a sweep tries again."""
        if sent.channel_id is None or sent.message_id is None:
            await self._store.notices.drop(sent)
            return
        message = self._client.get_partial_messageable(sent.channel_id).get_partial_message(sent.message_id)
        try:
            await message.delete()
        except UNDELIVERED as error:
            log.info("The notice %s in channel %s was not deleted: %s", sent.message_id, sent.channel_id, error)
            if getattr(error, "status", TOO_MANY) >= TOO_MANY:
                return  # any other refusal lasts: it is gone, or the thread is archived
        await self._store.notices.note(sent._replace(channel_id=None, message_id=None))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.work.spawn(self._guard(work))

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        if self.work.is_over:
            work.close()
            return
        try:
            await work
        except StoreError as error:
            log.info("A notice is not sent, or stays for a while, because the database is away: %s", error)
        except Exception:
            log.exception("A notice could not be sent or taken back")


def _page(call: Call, *, in_private: bool) -> Page:
    return notice(call.game, call.wait, is_accepted=call.is_accepted, in_private=in_private, say=words())
