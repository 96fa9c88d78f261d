"""The meeting point of every door: run the work, show the board or say why not, exactly once.

A typed command, a slash command and a click each become a `Door`; `Answers.answer` is the only place that
acknowledges, catches and logs. discord.py only logs what escapes a button and lets the user see a failure,
so no door does more than call it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

import aiohttp
import discord
from discord.ext import commands

from bot.chat import render
from bot.engine import Mark
from bot.games import Game, GameService, Place, Player, Refusal

log = logging.getLogger(__name__)

DEFER_AFTER_S = 2.0
"""Discord drops an interaction that nobody has answered for 3 seconds."""
UNDELIVERED = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What discord.py raises where Discord does not take an answer, or cannot be reached."""
DRAIN_S = 3.0
"""How long a stop waits for the answers that are under way."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer that shows a game. fresh: by a new message even where a button was pressed on an old one."""

    game: Game
    fresh: bool = False
    sure: Mark | None = None


class Door(Protocol):
    """One request: who asks, where, and how to answer."""

    place: Place
    player: Player

    async def defer(self) -> None:
        """Tell Discord that the answer takes longer."""

    async def show(self, shown: Shown) -> int | None:
        """Show a game and return the number of the message that does, where it may be edited later."""

    async def tell(self, sentence: str) -> None:
        """Say a sentence to the one who asked."""


class TypedDoor:
    """A command in a message, by the prefix or a mention."""

    def __init__(self, ctx: commands.Context[Any]) -> None:
        self._ctx = ctx
        # A channel that is not in the cache tells no permissions; there, Discord itself will say.
        unknown = isinstance(ctx.channel, discord.PartialMessageable)
        self._allowed = discord.Permissions.all() if unknown else ctx.bot_permissions
        self.player = player_of(ctx.author)
        self.place = Place(ctx.guild.id if ctx.guild else None, ctx.channel.id)

    @property
    def may_speak(self) -> bool:
        """Whether the bot may write in that channel."""
        in_thread = isinstance(self._ctx.channel, discord.Thread)
        return self._allowed.send_messages_in_threads if in_thread else self._allowed.send_messages

    async def defer(self) -> None:
        """A message waits for its answer as long as it takes."""

    async def show(self, shown: Shown) -> int | None:
        """Post the board as a new message."""
        page = render.page(shown.game, embeds=self._allowed.embed_links, sure=shown.sure)
        message = await self._ctx.channel.send(**_as_new(page))
        return message.id

    async def tell(self, sentence: str) -> None:
        """Reply without a ping, or write to the author alone where the channel is closed to the bot."""
        if not self.may_speak:
            await self._ctx.author.send(sentence)
        elif self._allowed.read_message_history:
            await self._ctx.channel.send(sentence, reference=self._ctx.message.to_reference(fail_if_not_exists=False))
        else:
            await self._ctx.channel.send(sentence)


class InteractionDoor:
    """A slash command or a click, answered with the token that it brought itself."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._on_message = interaction.message is not None
        self.player = player_of(interaction.user)
        self.place = Place(interaction.guild_id, interaction.channel_id or 0)

    async def defer(self) -> None:
        """Win time: up to 15 minutes instead of 3 seconds."""
        await self._interaction.response.defer(thinking=not self._on_message)

    async def show(self, shown: Shown) -> int | None:
        """Turn the message that was clicked into the board, or send it as the answer to the command."""
        page = render.page(shown.game, sure=shown.sure)
        edits = self._on_message and not shown.fresh
        response = self._interaction.response
        if response.is_done():
            if edits or not self._on_message:
                edited = await self._interaction.edit_original_response(**_as_edit(page))
                return edited.id
            sent = await self._interaction.followup.send(**_as_new(page), wait=True)
            return sent.id
        if edits:
            await response.edit_message(**_as_edit(page))
            message = self._interaction.message
        else:
            callback = await response.send_message(**_as_new(page))
            message = callback.resource if isinstance(callback.resource, discord.InteractionMessage) else None
        return message.id if message and not message.flags.ephemeral else None

    async def tell(self, sentence: str) -> None:
        """Say it to the one who asked alone."""
        if not self._interaction.response.is_done():
            await self._interaction.response.send_message(sentence, ephemeral=True)
        elif self._on_message:
            await self._interaction.followup.send(sentence, ephemeral=True)
        else:
            await self._interaction.edit_original_response(content=sentence)


def player_of(user: discord.User | discord.Member) -> Player:
    """A user as a player. The name loses what cannot be seen or turns the line around, and what is beyond 32.

    The store keeps it, and PostgreSQL takes no null character.
    """
    seen = "".join(" " if unicodedata.category(each)[0] in "CZ" else each for each in user.display_name)
    return Player(user.id, " ".join(seen.split())[:32] or "somebody")


def door_of(ctx: commands.Context[Any]) -> Door:
    """The door by which a hybrid command came in."""
    return InteractionDoor(ctx.interaction) if ctx.interaction else TypedDoor(ctx)


class Answers:
    """Answers requests by way of the game service, and knows which answers are under way."""

    def __init__(self, service: GameService) -> None:
        self.service = service
        self._held: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def answer(self, door: Door, work: Callable[[], Awaitable[Shown | str]]) -> None:
        """Do the work and answer it: a game is shown, a sentence or a refusal is said. Never raises."""
        task = asyncio.current_task()
        if task is not None:
            self._held.add(task)
        try:
            await self._answer(door, work)
        except UNDELIVERED as error:
            # The work is done and stored; the answer could not be delivered (deleted message, lost right, late).
            log.info("An answer in channel %s was not delivered: %s", door.place.channel_id, error)
        finally:
            if task is not None:
                self._held.discard(task)

    async def drain(self) -> None:
        """Take no new work and wait for what is under way, at most DRAIN_S seconds."""
        self._closing = True
        held = self._held - {asyncio.current_task()}
        if held:
            await asyncio.wait(held, timeout=DRAIN_S)

    async def _answer(self, door: Door, work: Callable[[], Awaitable[Shown | str]]) -> None:
        if self._closing:
            await door.tell(render.RESTARTING)
            return
        if isinstance(door, TypedDoor) and not door.may_speak:
            await door.tell(render.may_not_speak(door.place.channel_id))
            return
        try:
            reply = await self._in_time(door, work)
        except Refusal as refusal:
            await door.tell(render.sentence(refusal))
        except Exception:
            await self._broke(door)
        else:
            await self._deliver(door, reply)

    async def _broke(self, door: Door) -> None:
        """Log the exception that is being handled under a reference, and tell that reference to the user."""
        reference = secrets.token_hex(2).upper()
        log.exception("Reference %s: a request in channel %s failed", reference, door.place.channel_id)
        await door.tell(render.broken(reference))

    async def _in_time(self, door: Door, work: Callable[[], Awaitable[Shown | str]]) -> Shown | str:
        """Await the work, deferring the answer where it takes long."""
        running = asyncio.ensure_future(work())
        done, _ = await asyncio.wait({running}, timeout=DEFER_AFTER_S)
        if not done:
            try:
                await door.defer()
            except UNDELIVERED as error:
                log.info("An answer in channel %s could not be deferred: %s", door.place.channel_id, error)
        return await running

    async def _deliver(self, door: Door, reply: Shown | str) -> None:
        if isinstance(reply, str):
            await door.tell(reply)
            return
        message_id = await door.show(reply)
        if message_id is not None:
            try:
                await self.service.shown(reply.game, message_id)
            except Exception:
                log.exception("The place of game %s was not noted; the game itself is stored", reply.game.id)


class HasAnswers(Protocol):
    """The client, as a button needs it: a button is made anew at each press and is handed nothing else."""

    answers: Answers


def _as_edit(page: render.Page) -> dict[str, Any]:
    return {"content": page.content, "embed": page.embed, "view": page.view}


def _as_new(page: render.Page) -> dict[str, Any]:
    """A new message leaves out what it does not have, and pings nobody but the one who is addressed."""
    users = [discord.Object(page.pings)] if page.pings is not None else []
    fields = {key: value for key, value in _as_edit(page).items() if value is not None}
    return fields | {"allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=users)}


async def edit_shown(client: discord.Client, game: Game) -> None:
    """Bring the newest message of a game up to date by the bot's own right (no interaction asks for it).

    A message, channel or right that is gone is no fault: the next click shows the game as it is.
    """
    if game.message_id is None:
        return
    known, embeds = client.get_channel(game.place.channel_id), True
    if isinstance(known, discord.abc.GuildChannel | discord.Thread):
        embeds = known.permissions_for(known.guild.me).embed_links
    channel = client.get_partial_messageable(game.place.channel_id, guild_id=game.place.guild_id)
    try:
        await channel.get_partial_message(game.message_id).edit(**_as_edit(render.page(game, embeds=embeds)))
    except UNDELIVERED as error:
        log.debug("Game %s ended, and its message could not be edited: %s", game.id, error)
