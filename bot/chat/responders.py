"""Responders: how a request came in through discord.py, and how its answer goes out, exactly once.

Each makes a `Request` of what Discord sent; nothing below this file and the commands knows discord.py's objects.
"""

import contextlib
import logging
from typing import Any

import discord
from discord.ext import commands

from bot.chat.messages import as_edit, as_message
from bot.chat.render import Page
from bot.chat.request import Audience, Request, Rights, Via
from bot.chat.traffic import UNDELIVERED, ClosedChannels, ClosedError
from bot.model import Place, User
from bot.model.refusals import NoDirectMessages
from bot.words import words

log = logging.getLogger(__name__)

ACKNOWLEDGED = 40060
"""Discord's code for an interaction that was answered or deferred before."""
NO_RIGHT = (400, 403)
"""With which Discord refuses a reply if the bot may not read what it replies to."""


class TypedResponder:
    """A command in a message, by the prefix or a mention. in_private: the answer goes to the author alone.

    with_rights: whether the handler asks what may be done in the channel, which costs more than all else in here.
    """

    def __init__(self, ctx: commands.Context[Any], *, in_private: bool = False, with_rights: bool = False) -> None:
        self._ctx = ctx
        # A channel that is not in the cache tells no permissions.
        self._is_unknown = isinstance(ctx.channel, discord.PartialMessageable)
        self._allowed = discord.Permissions.all() if self._is_unknown else ctx.bot_permissions
        self._in_private = in_private and ctx.guild is not None
        self._closed: ClosedChannels = ctx.bot.closed_channels
        # There and in direct messages Discord itself will say, and what it said last is remembered.
        self._may_be_closed = self._is_unknown or ctx.guild is None
        is_closed = self._may_be_closed and ctx.channel.id in self._closed
        self._may_speak = _may_send(self._allowed, ctx.channel) and not is_closed
        self.request = Request(
            number=ctx.message.id,
            place=Place(ctx.guild.id if ctx.guild else None, ctx.channel.id),
            user=user_of(ctx.author),
            via=Via.TYPED,
            audience=Audience.ASKER if self._in_private else Audience.CHANNEL,
            rights=self._rights() if with_rights else Rights(speak=self._may_speak),
            role_ids=_roles(ctx.author),
            command=ctx.command.name if ctx.command else "",
        )

    async def defer(self) -> None:
        """A message waits for its answer as long as it takes."""

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
        if not self._may_speak:
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
        """What makes a message a reply to the command, if the bot may read that."""
        may_read = self._allowed.read_message_history
        return self._ctx.message.to_reference(fail_if_not_exists=False) if may_read else None

    async def _post(self, **message: Any) -> int:
        """Write to the channel. If its permissions aren't known and it refuses, it is left alone for a while."""
        channel = self._ctx.channel
        if not self._may_be_closed:
            return (await channel.send(**message)).id
        async with self._closed.trying(channel.id):
            sent = await channel.send(**message)
        if self._ctx.guild is None:
            self._closed.open(self._ctx.author.id)  # who can be answered there takes direct messages again
        return sent.id

    async def _write(self, **message: Any) -> int:
        """Write to the author alone. Errors: NoDirectMessages if they take none, or took none of late."""
        author = self._ctx.author
        try:
            async with self._closed.trying(author.id):
                return (await author.send(**message)).id
        except (discord.Forbidden, ClosedError):
            raise NoDirectMessages from None

    def _rights(self) -> Rights:
        return Rights(
            speak=self._may_speak,
            manage_messages=not self._is_unknown and self._ctx.permissions.manage_messages,
            manage_server=not self._is_unknown and self._ctx.permissions.manage_guild,
            attach_files=self._in_private or self._allowed.attach_files,
            edit_later=not self._is_unknown and self._may_speak and self._allowed.view_channel,
            be_answered=self._ctx.guild is not None,
        )


class InteractionResponder:
    """A slash command or a click, answered with the token that it brought itself.

    in_private: by a message of its own, for the asker alone. with_rights: as above. is_late: whether it was put off.
    """

    def __init__(
        self, interaction: discord.Interaction[Any], *, in_private: bool = False, with_rights: bool = False
    ) -> None:
        self._interaction, self._in_private = interaction, in_private
        message, data = interaction.message, dict[str, Any](interaction.data or {})
        self._is_click, self.is_late = message is not None, False
        is_private = in_private or (message is not None and message.flags.ephemeral)
        self.request = Request(
            number=interaction.id,
            place=Place(interaction.guild_id, interaction.channel_id or 0),
            user=user_of(interaction.user),
            via=Via.CLICK if self._is_click else Via.SLASH,
            audience=Audience.ASKER if is_private else Audience.CHANNEL,
            locale=interaction.locale.value,
            rights=_rights(interaction) if with_rights else Rights(),
            role_ids=_roles(interaction.user),
            command=str(data.get("name", "")),
        )

    async def defer(self) -> None:
        """Win time: 15 minutes instead of 3 seconds. Another process may have done so, and leave the rest to us."""
        try:
            if self._in_private:
                await self._interaction.response.defer(thinking=True, ephemeral=True)
            else:
                await self._interaction.response.defer(thinking=not self._is_click)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
        self.is_late = True

    async def show(self, page: Page, *, as_new: bool = False, private: bool = False) -> int | None:
        """Turn the message that was clicked into the page, or send it as the answer.

        as_new: by a new message, even if a button was pressed on an old one. private: by one for the asker alone.
        Returns the number of the message, if it can be edited later.
        """
        is_edit = self._is_click and not as_new and not private and not self._in_private
        if self.is_late:
            return await self._show_late(page, is_edit=is_edit, private=private)
        if is_edit:
            await self._interaction.response.edit_message(**as_edit(page))
            message = self._interaction.message
        else:
            sent = await self._interaction.response.send_message(
                **as_message(page), ephemeral=private or self._in_private
            )
            message = sent.resource if isinstance(sent.resource, discord.InteractionMessage) else None
        return message.id if message and not message.flags.ephemeral else None

    async def tell(self, sentence: str) -> None:
        """Say it to the one who asked alone."""
        if not self.is_late:
            await self._interaction.response.send_message(sentence, ephemeral=True)
        elif self._is_click and not self._in_private:
            await self._interaction.followup.send(sentence, ephemeral=True)
        else:
            await self._interaction.edit_original_response(content=sentence)

    async def _show_late(self, page: Page, *, is_edit: bool, private: bool) -> int | None:
        if self._is_click and not is_edit and not self._in_private:
            sent = await self._interaction.followup.send(**as_message(page), ephemeral=private, wait=True)
            return None if private else sent.id
        edited = await self._interaction.edit_original_response(**as_edit(page))
        if self._in_private or edited.flags.ephemeral:
            return None
        if page.pings is not None and not is_edit:
            await self._notify(page.pings)
        return edited.id

    async def _notify(self, user_id: int) -> None:
        """Tell somebody that the page is for them: an edit, late as it is, notifies nobody."""
        text = words(self.request.locale)("challenge-late", asked=f"<@{user_id}>")
        try:
            await self._interaction.followup.send(**as_message(Page(text, pings=user_id)))
        except UNDELIVERED as error:
            log.info("A challenge in channel %s notified nobody: %s", self.request.place.channel_id, error)


Responder = TypedResponder | InteractionResponder


def user_of(user: discord.User | discord.Member) -> User:
    """A Discord user as ours. The name loses what cannot be seen or turns the line around, and what is beyond 32.

    The store keeps it, and PostgreSQL takes no null character.
    """
    name = user.display_name
    if not name.isprintable():
        name = "".join(each if each.isprintable() else " " for each in name)
    return User(user.id, " ".join(name.split())[:32] or "?")


def responder_of(
    ctx: commands.Context[Any], *, in_private: bool = False, slash_in_private: bool = False, with_rights: bool = False
) -> Responder:
    """The responder to a hybrid command. in_private: both ways; slash_in_private: only as a slash command."""
    if ctx.interaction:
        in_private = in_private or slash_in_private
        return InteractionResponder(ctx.interaction, in_private=in_private, with_rights=with_rights)
    return TypedResponder(ctx, in_private=in_private, with_rights=with_rights)


def _roles(user: discord.User | discord.Member) -> frozenset[int] | None:
    """The roles of a member; None for somebody who is none, or of a server that is not known."""
    return frozenset(user._roles) if isinstance(user, discord.Member) else None


def _rights(interaction: discord.Interaction[Any]) -> Rights:
    allowed = interaction.permissions
    return Rights(
        manage_messages=allowed.manage_messages,
        manage_server=interaction.guild_id is not None and allowed.manage_guild,
        attach_files=interaction.app_permissions.attach_files,
        edit_later=_may_edit_later(interaction),
        be_answered=_may_be_answered(interaction),
    )


def _may_edit_later(interaction: discord.Interaction[Any]) -> bool:
    """Not if the bot is only a guest, by an app that the user has installed."""
    if interaction.guild_id is None:
        return not interaction.context.private_channel
    if _is_guest(interaction) or interaction.client.servers.is_absent(interaction.guild_id):
        return False
    both = (interaction.permissions, interaction.app_permissions)
    return all(allowed.view_channel and _may_send(allowed, interaction.channel) for allowed in both)


def _may_be_answered(interaction: discord.Interaction[Any]) -> bool:
    """Not in the bot's direct messages, nor if Discord shows the answer to the asker alone.

    It does so in a server that has not invited the bot, if the member may not use apps that everybody sees.
    """
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not _is_guest(interaction) or interaction.permissions.use_external_apps


def _is_guest(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot is there only by an app that a user has installed, as the interaction itself says."""
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def _may_send(allowed: discord.Permissions, channel: object) -> bool:
    return allowed.send_messages_in_threads if isinstance(channel, discord.Thread) else allowed.send_messages
