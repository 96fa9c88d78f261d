"""The doors: one request, who asks, where, what may be done there, and how to answer it.

A typed command, a slash command and a click each become a `Door`. What to answer is for others to know.
"""

from __future__ import annotations

import io
import unicodedata
from typing import Any, Protocol

import discord
from discord.ext import commands

from bot.chat.render.board import Page
from bot.games import Place, Player
from bot.games.refusals import NoDirectMessages


class Door(Protocol):
    """One request. asker: the user, as a member where it came from a server. private: answered to the asker alone."""

    place: Place
    player: Player
    asker: discord.User | discord.Member
    private: bool

    @property
    def may_manage(self) -> bool:
        """Whether the asker may manage messages here."""

    @property
    def may_attach(self) -> bool:
        """Whether a file may go with the answer."""

    @property
    def may_keep(self) -> bool:
        """Whether the asker may write here, and the bot may go on editing what it writes here."""

    async def defer(self) -> None:
        """Tell Discord that the answer takes longer."""

    async def show(self, page: Page, *, fresh: bool = False) -> int | None:
        """Show a page and return the number of the message that does, where it may be edited later.

        fresh: by a new message even where a button was pressed on an old one.
        """

    async def tell(self, sentence: str) -> None:
        """Say a sentence to the one who asked."""


class TypedDoor:
    """A command in a message, by the prefix or a mention."""

    def __init__(self, ctx: commands.Context[Any], *, private: bool = False) -> None:
        self._ctx = ctx
        # A channel that is not in the cache tells no permissions; there, Discord itself will say.
        self._unknown = isinstance(ctx.channel, discord.PartialMessageable)
        self._allowed = discord.Permissions.all() if self._unknown else ctx.bot_permissions
        self.asker = ctx.author
        self.player = player_of(ctx.author)
        self.place = Place(ctx.guild.id if ctx.guild else None, ctx.channel.id)
        self.private = private and ctx.guild is not None

    @property
    def may_speak(self) -> bool:
        """Whether the bot may write in that channel."""
        return _may_send(self._allowed, self._ctx.channel)

    @property
    def may_manage(self) -> bool:
        """Whether the author may manage messages here."""
        return not self._unknown and self._ctx.permissions.manage_messages

    @property
    def may_attach(self) -> bool:
        """Whether the bot may attach files here; in a direct message it may."""
        return self.private or self._allowed.attach_files

    @property
    def may_keep(self) -> bool:
        """Who can type here may write here."""
        return not self._unknown and self.may_speak and self._allowed.view_channel

    async def defer(self) -> None:
        """A message waits for its answer as long as it takes."""

    async def show(self, page: Page, *, fresh: bool = False) -> int | None:
        """Post the page as a new message, or send it to the author alone.

        Errors: NoDirectMessages where the author takes none.
        """
        if not self.private:
            page = page if self._allowed.embed_links else page.without_embed()
            return (await self._ctx.channel.send(**as_new(page))).id
        try:
            return (await self._ctx.author.send(**as_new(page))).id
        except discord.Forbidden:
            raise NoDirectMessages from None

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

    def __init__(self, interaction: discord.Interaction[Any], *, private: bool = False) -> None:
        self._interaction = interaction
        self._on_message = interaction.message is not None
        self.asker = interaction.user
        self.player = player_of(interaction.user)
        self.place = Place(interaction.guild_id, interaction.channel_id or 0)
        self.private = private

    @property
    def may_manage(self) -> bool:
        """Whether the user may manage messages here."""
        return self._interaction.permissions.manage_messages

    @property
    def may_attach(self) -> bool:
        """Whether the bot may attach files here."""
        return self._interaction.app_permissions.attach_files

    @property
    def may_keep(self) -> bool:
        """Not where the bot is only a guest, by an app that the user has installed."""
        interaction, channel = self._interaction, self._interaction.channel
        if interaction.guild_id is None:
            return not interaction.context.private_channel
        if interaction.client.get_guild(interaction.guild_id) is None:
            return False
        both = (interaction.permissions, interaction.app_permissions)
        return all(allowed.view_channel and _may_send(allowed, channel) for allowed in both)

    async def defer(self) -> None:
        """Win time: up to 15 minutes instead of 3 seconds."""
        if self.private:
            await self._interaction.response.defer(thinking=True, ephemeral=True)
        else:
            await self._interaction.response.defer(thinking=not self._on_message)

    async def show(self, page: Page, *, fresh: bool = False) -> int | None:
        """Turn the message that was clicked into the page, or send it as the answer."""
        edits = self._on_message and not fresh and not self.private
        response = self._interaction.response
        if response.is_done():
            if edits or self.private or not self._on_message:
                edited = await self._interaction.edit_original_response(**_as_late(page))
                return None if self.private else edited.id
            sent = await self._interaction.followup.send(**as_new(page), wait=True)
            return sent.id
        if edits:
            await response.edit_message(**as_edit(page))
            message = self._interaction.message
        else:
            callback = await response.send_message(**as_new(page), ephemeral=self.private)
            message = callback.resource if isinstance(callback.resource, discord.InteractionMessage) else None
        return message.id if message and not message.flags.ephemeral else None

    async def tell(self, sentence: str) -> None:
        """Say it to the one who asked alone."""
        if not self._interaction.response.is_done():
            await self._interaction.response.send_message(sentence, ephemeral=True)
        elif self._on_message and not self.private:
            await self._interaction.followup.send(sentence, ephemeral=True)
        else:
            await self._interaction.edit_original_response(content=sentence)


def player_of(user: discord.User | discord.Member) -> Player:
    """A user as a player. The name loses what cannot be seen or turns the line around, and what is beyond 32.

    The store keeps it, and PostgreSQL takes no null character.
    """
    seen = "".join(" " if unicodedata.category(each)[0] in "CZ" else each for each in user.display_name)
    return Player(user.id, " ".join(seen.split())[:32] or "somebody")


def door_of(ctx: commands.Context[Any], *, private: bool = False) -> Door:
    """The door by which a hybrid command came in."""
    return InteractionDoor(ctx.interaction, private=private) if ctx.interaction else TypedDoor(ctx, private=private)


def as_edit(page: Page) -> dict[str, Any]:
    """A page as an edit: what it does not have is taken away."""
    return {"content": page.content, "embed": page.embed, "view": page.view}


def as_new(page: Page) -> dict[str, Any]:
    """A new message leaves out what it does not have, and pings nobody but the one who is addressed."""
    users = [discord.Object(page.pings)] if page.pings is not None else []
    fields = {key: value for key, value in as_edit(page).items() if value not in (None, "")}
    if page.picture is not None:
        fields["file"] = _file(page)
    return fields | {"allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=users)}


def _as_late(page: Page) -> dict[str, Any]:
    """A page in place of the sign that an answer is on its way."""
    return as_edit(page) | ({"attachments": [_file(page)]} if page.picture is not None else {})


def _file(page: Page) -> discord.File:
    if page.picture is None:
        raise ValueError("the page has no picture")
    return discord.File(io.BytesIO(page.picture.png), "minimax.png", description=page.picture.words)


def _may_send(allowed: discord.Permissions, channel: object) -> bool:
    return allowed.send_messages_in_threads if isinstance(channel, discord.Thread) else allowed.send_messages
