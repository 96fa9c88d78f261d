"""Typed: what a command in a message asks, and how its answer goes out, as the bot's own messages."""

import contextlib
from typing import Any

import discord
from discord.ext import commands

from bot.core.chat.messages import as_message
from bot.core.chat.page import Page
from bot.core.chat.people import may_send, user_of
from bot.core.chat.request import Audience, Request, Rights, Via
from bot.core.chat.traffic import UNDELIVERED, ClosedChannels, ClosedError
from bot.core.game import Place
from bot.core.game.refusals import NoDirectMessages
from bot.words import words

NO_RIGHT = (400, 403)
"""With which Discord refuses a reply if the bot may not read what it replies to."""


class TypedResponder:
    """A command in a message, by the prefix or a mention. in_private: the answer goes to the author alone.

    with_rights: look up what may be done in the channel, which costs more than everything else here.
    """

    def __init__(self, ctx: commands.Context[Any], *, in_private: bool = False, with_rights: bool = False) -> None:
        self._channel, self._author, self.is_late = ctx.channel, ctx.author, False
        # A channel that is not in the cache tells no permissions.
        is_unknown = isinstance(ctx.channel, discord.PartialMessageable)
        self._allowed = discord.Permissions.all() if is_unknown else ctx.bot_permissions
        self._in_private = in_private and ctx.guild is not None
        self._closed: ClosedChannels = ctx.bot.closed_channels
        # There and in direct messages Discord itself will say, and what it said last is remembered.
        self._may_be_closed = is_unknown or ctx.guild is None
        is_closed = self._may_be_closed and ctx.channel.id in self._closed
        may_speak = may_send(self._allowed, is_thread=isinstance(ctx.channel, discord.Thread)) and not is_closed
        rights = Rights(speak=may_speak)
        if with_rights:
            asker = discord.Permissions.none() if is_unknown else ctx.permissions
            rights = Rights(
                speak=may_speak,
                manage_messages=asker.manage_messages,
                manage_server=asker.manage_guild,
                attach_files=self._in_private or self._allowed.attach_files,
                edit_later=not is_unknown and may_speak and self._allowed.view_channel,
                be_answered=ctx.guild is not None,
            )
        self.request = Request(
            number=ctx.message.id,
            place=Place(ctx.guild.id if ctx.guild else None, ctx.channel.id),
            user=user_of(ctx.author),
            via=Via.TYPED,
            audience=Audience.ASKER if self._in_private else Audience.CHANNEL,
            rights=rights,
            command=ctx.command.name if ctx.command else "",
        )

    async def defer(self) -> None:
        """Do nothing: a message waits for its answer as long as it takes."""

    async def show(self, page: Page, *, as_new: bool = False, private: bool = False) -> int | None:
        """Post the page as a new message, or send it to the author alone and say in the channel where it is.

        Errors: NoDirectMessages if the author takes none.
        """
        if self._in_private:
            number = await self._write(**as_message(page))
            with contextlib.suppress(*UNDELIVERED):
                await self._post(content=words(self.request.locale)("sent-in-private"), reference=self._reference())
            return number
        page = page if self._allowed.embed_links else page.without_embed()
        try:
            return await self._post(**as_message(page))
        except discord.Forbidden:  # a right may have gone since the message came
            if page.embed is None and page.file is None:
                raise
        return await self._post(**as_message(page.in_words()))

    async def tell(self, sentence: str) -> None:
        """Reply without a ping, or write to the author alone if the channel is closed to the bot."""
        if not self.request.rights.speak:
            with contextlib.suppress(NoDirectMessages):  # then there is no way to tell
                await self._write(content=sentence)
            return
        if reference := self._reference():
            try:
                await self._post(content=sentence, reference=reference)
                return
            except discord.HTTPException as error:  # that right, too, may have gone
                if error.status not in NO_RIGHT:
                    raise
        await self._post(content=sentence)

    def _reference(self) -> discord.MessageReference | None:
        """Return what makes a message a reply to the command, if the bot may read that."""
        (guild_id, channel_id), number = self.request.place, self.request.number
        if not self._allowed.read_message_history:
            return None
        return discord.MessageReference(
            message_id=number, channel_id=channel_id, guild_id=guild_id, fail_if_not_exists=False
        )

    async def _post(self, **message: Any) -> int:
        """Write to the channel. One of unknown permissions that refuses is left alone for a while."""
        channel = self._channel
        if not self._may_be_closed:
            return (await channel.send(**message)).id
        async with self._closed.trying(channel.id):
            sent = await channel.send(**message)
        if self.request.place.guild_id is None:
            self._closed.open(self._author.id)  # the author takes direct messages again
        return sent.id

    async def _write(self, **message: Any) -> int:
        """Write to the author alone. Errors: NoDirectMessages if they take none, or took none recently."""
        author = self._author
        try:
            async with self._closed.trying(author.id):
                return (await author.send(**message)).id
        except (discord.Forbidden, ClosedError):
            raise NoDirectMessages from None
