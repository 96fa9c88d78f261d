"""Tournaments in their channels: each round posted once, what is shown kept as it is. It hears games and tournaments.

Everything is read anew before it is shown, and what is to be posted is claimed in the database first, so that neither a
restart nor a second process posts a round twice or loses one.
"""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

import discord

from bot.chat.answerer import Answerer
from bot.chat.cups import tournament_reply
from bot.chat.editing import Edited, Editor, Key
from bot.chat.messages import as_message
from bot.chat.render import Page, page_of
from bot.chat.render.tournaments import moved, round_page
from bot.chat.request import Reply, Request, TournamentReply
from bot.chat.servers import Servers
from bot.chat.traffic import UNDELIVERED, ClosedChannels
from bot.community.services import Community
from bot.games.services import Services
from bot.model import Change, Game, Place
from bot.model.tournaments import Stage, Tournament
from bot.words import words

log = logging.getLogger(__name__)

CLAIM_S = 120
"""How long a message that was claimed has time to be posted, and to be noted; then it is tried again."""

Answer = asyncio.Task[Any]


class TournamentPoster:
    """Posts and edits by the bot's own right, each after the answer that led to it."""

    def __init__(
        self,
        client: discord.Client,
        servers: Servers,
        services: Services,
        community: Community,
        answerer: Answerer,
        *,
        closed: ClosedChannels,
    ) -> None:
        self._client, self._servers, self._services, self._course = client, servers, services, community.course
        self._store, self._answers, self._closed = services.store.tournaments, answerer.answers, closed
        self._editor = Editor(client)
        self.work = self._editor.underway
        answerer.settlers.append(self.settle)
        community.course.subscribe(self.hear)
        services.store.games.subscribe(self.hear_game)

    def hear(self, _before: Tournament, after: Tournament) -> None:
        """Bring what is shown of a tournament up to date."""
        self._spawn(self._bring(after.id))

    def hear_game(self, change: Change) -> None:
        """Count a game between members that has ended, if it is a tournament's."""
        game, is_new = change.after, change.before is None or not change.before.is_over
        if isinstance(game, Game) and game.is_over and is_new and len(game.users) == 2 and game.place.guild_id:
            self._spawn(self._count(game.id))

    async def settle(self, _request: Request, reply: Reply, message_id: int | None) -> None:
        """Remember which message shows a tournament, and that it is shown as it is. An older one leads to it."""
        if isinstance(reply, TournamentReply) and message_id is not None:
            await self._note(reply.tournament, message_id)

    async def sweep(self) -> None:
        """Go on with all tournaments of which something is due."""
        if self._servers.is_settled():
            for tournament_id in await self._course.pending():
                self._editor.start(_key(tournament_id), partial(self._edit, tournament_id))

    async def _bring(self, tournament_id: int) -> None:
        self._editor.start(_key(tournament_id), partial(self._edit, tournament_id))

    async def _count(self, game_id: int) -> None:
        tournament_id = await self._course.of_game(game_id)
        if tournament_id is not None:
            await self._course.settle(tournament_id)

    async def _edit(self, tournament_id: int) -> Edited:
        """Post what is due, let the tournament go on, and show it as it is."""
        one = await self._store.get(tournament_id)
        is_new = one is not None and one.post_due is not None and await self._post(one)
        one = await self._course.settle(tournament_id)
        if one is None or (one.shown >= one.version and one.message_id is not None):
            return Edited.GONE
        if one.round_message_id is not None and one.posted == one.round and not is_new:
            await self._editor.show(one.place, one.round_message_id, _round(one, one.posted))
        return await self._show(one)

    async def _post(self, one: Tournament) -> bool:
        """Post a round or, at the end, the tournament itself, unless another process does. Return whether it did."""
        claimed = await self._course.claim_post(one, CLAIM_S)
        if claimed is None:
            return False
        if claimed.round_message_id is not None and claimed.posted:
            await self._editor.show(claimed.place, claimed.round_message_id, _round(claimed, claimed.posted))
        page = _round(claimed, claimed.round) if claimed.is_running else await self._page(claimed)
        sent = await self._send(claimed.place, page)
        if sent is None:
            return False
        await self._course.note_posted(claimed, sent)
        now = await self._store.get(one.id)
        if now is not None and now.stage is Stage.OVER:
            await self._note(now, sent)
        return True

    async def _show(self, one: Tournament) -> Edited:
        """Edit what shows a tournament; if that is gone, post it anew. It is tried once for each change."""
        page, edited = await self._page(one), Edited.GONE
        if one.message_id is not None:
            edited = await self._editor.show(one.place, one.message_id, page)
        if edited is Edited.UNWELL:
            return edited
        is_missing = edited is Edited.GONE and (one.is_open or one.is_running)
        message_id = await self._send(one.place, page) if is_missing else one.message_id
        await self._store.note_shown(one, message_id or one.message_id or 0)
        return edited

    async def _note(self, one: Tournament, message_id: int) -> None:
        before = await self._store.get(one.id)
        await self._store.note_shown(one, message_id)
        if before is not None and before.message_id not in (None, message_id):
            now = await self._store.get(one.id) or one
            self._spawn(self._editor.show(one.place, before.message_id or 0, moved(now, words())))

    async def _page(self, one: Tournament) -> Page:
        may_attach = self._allowed(one.place).attach_files
        return page_of(await tournament_reply(one, self._services, may_attach=may_attach), words())

    async def _send(self, place: Place, page: Page) -> int | None:
        """Return the number of a new message, None if it cannot be posted."""
        allowed = self._allowed(place)
        page = page if allowed.embed_links else page.without_embed()
        channel = self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        try:
            async with self._closed.trying(place.channel_id):
                return (await channel.send(**as_message(page))).id
        except UNDELIVERED as error:
            log.info("A tournament in channel %s could not be posted: %s", place.channel_id, error)
            return None

    def _allowed(self, place: Place) -> discord.Permissions:
        """Return what the bot may do in a channel; everything if that is not known: Discord will say."""
        channel = self._client.get_channel(place.channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and channel.guild.me is not None:
            return channel.permissions_for(channel.guild.me)
        return discord.Permissions.all()

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.current_task()
        self._editor.spawn(self._after(task if task in self._answers.tasks else None, work))

    async def _after(self, answer: Answer | None, work: Coroutine[Any, Any, object]) -> None:
        """Do something after the answer that led to it has been given."""
        if answer is not None:
            await asyncio.wait({answer})
        await work


def _key(tournament_id: int) -> Key:
    return ("tournament", tournament_id, 0)


def _round(one: Tournament, number: int) -> Page:
    return round_page(one, number, words())
