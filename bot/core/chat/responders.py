"""Responders: what a typed command, a slash command or a press asks, and how its answer goes out, exactly once.

Each makes a `Request` of what Discord sent; nothing below this file and the commands knows discord.py's objects.
"""

import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from bot.core.chat.looks import as_edit, as_message, as_modal
from bot.core.chat.page import Page
from bot.core.chat.request import RULES_OF, Asker, Audience, Opponent, Request, Rights, Via
from bot.core.chat.traffic import UNDELIVERED, ClosedError, PausedError
from bot.core.game import Place, User
from bot.core.game.refusals import NoDirectMessages

log = logging.getLogger(__name__)

ACKNOWLEDGED = 40060  # Discord's code for an interaction that was answered or deferred before
NO_RIGHT = (400, 403)  # with which Discord refuses a reply if the bot may not read what it replies to


class InteractionResponder:
    """A command or a press. in_private: the asker alone reads the answer. starts, act: see Press. is_late: deferred."""

    def __init__(
        self, interaction: discord.Interaction[Any], *, in_private: bool = False, starts: str = "", act: str = ""
    ) -> None:
        self._interaction, self._in_private = interaction, in_private
        message, data = interaction.message, dict[str, Any](interaction.data or {})
        self._is_click, self.is_late = message is not None, False
        self.posts: Callable[[], None] | None = None  # called before the answer goes out
        is_private = in_private or (message is not None and message.flags.ephemeral)
        self.request = Request(
            number=interaction.id,
            place=Place(interaction.guild_id, interaction.channel_id or 0),
            user=user_of(interaction.user),
            via=Via.CLICK if self._is_click else Via.SLASH,
            audience=Audience.ASKER if is_private else Audience.CHANNEL,
            own_locale=str(interaction.locale.value),
            guild_locale=str(interaction.guild_locale.value if interaction.guild_locale else ""),
            rights=_rights(interaction),
            command=str(data.get("name", "")),
            act=act,
            starts=RULES_OF.get(starts, starts),
        )

    def asker(self) -> Asker:
        return _asker(self._interaction.user, self._interaction.channel, self._interaction.permissions)

    async def defer(self) -> None:
        """Win time: 15 minutes instead of 3 seconds. If another process has done so, it leaves the rest to this one."""
        try:
            is_new = self._in_private or not self._is_click
            await self._interaction.response.defer(thinking=is_new, ephemeral=self._in_private)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
        self.is_late = True

    async def show(self, page: Page, *, as_new: bool = False, private: bool = False) -> int | None:
        """Turn the message that was pressed into the page, or send it as the answer.

        as_new: by a new message, even if an old one was pressed. private: by a message for the asker alone.
        Returns the number of the message if it can be edited later. Errors: UNDELIVERED.
        """
        if page.form is not None and not self.is_late:
            await self._interaction.response.send_modal(as_modal(page.form))
            return None
        is_edit = self._is_click and not as_new and not private and not self._in_private
        if self.is_late:
            return await self._show_late(page, is_edit=is_edit, private=private)
        if is_edit:
            await self._interaction.response.edit_message(**as_edit(page))
            message = self._interaction.message
        else:
            is_private = private or self._in_private
            sent = await self._interaction.response.send_message(**as_message(page), ephemeral=is_private)
            message = sent.resource if isinstance(sent.resource, discord.InteractionMessage) else None
        return message.id if message and not message.flags.ephemeral else None

    async def tell(self, sentence: Page) -> None:
        """Say it to the asker alone."""
        if not self.is_late:
            await self._interaction.response.send_message(**as_message(sentence), ephemeral=True)
        elif self._is_click and not self._in_private:
            await self._interaction.followup.send(**as_message(sentence), ephemeral=True)
        else:
            await self._interaction.edit_original_response(**as_edit(sentence))

    async def _show_late(self, page: Page, *, is_edit: bool, private: bool) -> int | None:
        """Show a page after a deferral. A layout's picture comes by a new message, or without the layout.

        Discord refuses an edit that brings one, the first message after "thinking" too: discord-api-docs, issue 7529.
        """
        has_picture = page.is_layout and page.file is not None
        if self._is_click and not self._in_private and (has_picture or not is_edit):
            private |= is_edit and self.request.audience is Audience.ASKER
            sent = await self._interaction.followup.send(**as_message(page), ephemeral=private, wait=True)
            return None if private else sent.id
        shown = replace(page, is_layout=page.is_layout and not has_picture)
        edited = await self._interaction.edit_original_response(**as_edit(shown))
        if self._in_private or edited.flags.ephemeral:
            return None
        if page.pings is not None and not is_edit:
            await self._notify(page.pings)
        return edited.id

    async def _notify(self, user_id: int) -> None:
        """Ping a challenged user by a message of its own: an edit notifies no one."""
        text = self.request.say_to_all("challenge-late", asked=f"<@{user_id}>")
        try:
            await self._interaction.followup.send(**as_message(Page(text, pings=user_id)))
        except UNDELIVERED as error:
            log.info("A challenge in channel %s notified no one: %s", self.request.place.channel_id, error)


class TypedResponder:
    """A command in a message. in_private, posts: as InteractionResponder has them. is_edited: by the message's edit."""

    def __init__(self, ctx: commands.Context[Any], *, in_private: bool = False, is_edited: bool = False) -> None:
        self._ctx, self._channel, self._message, self.is_late = ctx, ctx.channel, ctx.message, False
        self.posts: Callable[[], None] | None = None
        # A channel that is not in the cache tells no permissions.
        is_unknown = isinstance(ctx.channel, discord.PartialMessageable)
        self._allowed = discord.Permissions.all() if is_unknown else ctx.bot_permissions
        self._in_private, self._closed = in_private and ctx.guild is not None, ctx.bot.closed_channels
        # There and in direct messages Discord itself will say, and what it said last is remembered.
        self._may_be_closed = is_unknown or ctx.guild is None
        is_closed = self._may_be_closed and ctx.channel.id in self._closed
        is_thread, prefix = isinstance(ctx.channel, discord.Thread), ctx.prefix or ""
        may_speak = may_send(self._allowed, is_thread=is_thread) and not is_closed
        # Discord tells who a member is with a new message, and perhaps not with an edit.
        is_stranger = is_unknown or (ctx.guild is not None and not isinstance(ctx.author, discord.Member))
        asker = discord.Permissions.none() if is_stranger else ctx.permissions
        name = (ctx.command.root_parent or ctx.command).name if ctx.command else ""
        self.request = Request(
            number=_edit_id(ctx.message) if is_edited else ctx.message.id,
            place=Place(ctx.guild.id if ctx.guild else None, ctx.channel.id),
            user=user_of(ctx.author),
            via=Via.TYPED,
            audience=Audience.ASKER if self._in_private else Audience.CHANNEL,
            guild_locale=str(ctx.guild.preferred_locale.value) if ctx.guild else "",
            rights=Rights(
                speak=may_speak,
                manage_messages=asker.manage_messages,
                manage_server=asker.manage_guild,
                attach_files=self._in_private or self._allowed.attach_files,
                edit_later=not is_unknown and may_speak and self._allowed.view_channel,
                be_answered=ctx.guild is not None,
                bots=None if is_unknown else self._allowed.value,
                in_thread=is_thread,
            ),
            command=name,
            called=ctx.invoked_with or "",
            prefix="@bot " if prefix.startswith("<@") else prefix,
            arguments=" ".join(ctx.message.content.removeprefix(prefix).split()[1:]),
            mentioned=tuple(map(partial(opponent_of, ctx.bot), ctx.message.mentions)),
            starts="" if is_edited else RULES_OF.get(name, name),
        )

    def asker(self) -> Asker:
        author: Any = self._ctx.author
        is_unknown = isinstance(self._channel, discord.PartialMessageable)
        return _asker(author, self._channel, author.guild_permissions if is_unknown else self._ctx.permissions)

    async def defer(self) -> None:
        """Do nothing: a message waits for its answer as long as it takes."""

    async def show(self, page: Page, *, as_new: bool = False, private: bool = False) -> int | None:
        """Post the page as a new message, or send it to the author alone and say in the channel where it is.

        as_new: post it even so, since it works in the channel alone. Errors: NoDirectMessages if the author takes none.
        """
        if self._in_private and not as_new:
            number = await self._send_to_author(**as_message(page))
            with contextlib.suppress(*UNDELIVERED):
                await self._post(content=self.request.say("sent-in-private"), reference=self._reference())
            return number
        page = page if self._allowed.embed_links else page.without_embed()
        try:
            return await self._post(**as_message(page))
        except discord.Forbidden:  # a right may have gone since the message came
            if page.embed is None and page.file is None:
                raise
        return await self._post(**as_message(replace(page.without_embed(), file=None)))

    async def tell(self, sentence: Page) -> None:
        """Reply without a ping, or write to the author alone if the channel is closed to the bot."""
        message = as_message(sentence)
        if not self.request.rights.speak:
            with contextlib.suppress(NoDirectMessages):  # then there is no way to tell
                await self._send_to_author(**message)
            return
        if reference := self._reference():
            try:
                await self._post(**message, reference=reference)
                return
            except discord.HTTPException as error:  # that right, too, may have gone
                if error.status not in NO_RIGHT:
                    raise
        await self._post(**message)

    def _reference(self) -> discord.MessageReference | None:
        """Return what makes a message a reply to the command, if the bot may read that."""
        return self._message.to_reference(fail_if_not_exists=False) if self._allowed.read_message_history else None

    async def _post(self, **message: Any) -> int:
        """Write to the channel. One of unknown permissions that refuses is left alone for a while."""
        channel = self._channel
        if not self._may_be_closed:
            return (await channel.send(**message)).id
        async with self._closed.trying(channel.id):
            sent = await channel.send(**message)
        if self.request.place.guild_id is None:
            self._closed.open(self._message.author.id)  # the author takes direct messages again
        return sent.id

    async def _send_to_author(self, **message: Any) -> int:
        """Write to the author alone. Errors: NoDirectMessages if they take none, took none recently, or must wait."""
        author = self._message.author
        try:
            async with self._closed.trying(author.id, opens=author.dm_channel is None):
                return (await author.send(**message)).id
        except (discord.Forbidden, ClosedError, PausedError):
            raise NoDirectMessages from None


Responder = InteractionResponder | TypedResponder


def responder_of(ctx: commands.Context[Any], *, in_private: bool = False, slash_in_private: bool = False) -> Responder:
    """Return the responder to a hybrid command. in_private: both ways; slash_in_private: only as a slash command."""
    if ctx.interaction:
        return InteractionResponder(ctx.interaction, in_private=in_private or slash_in_private)
    return TypedResponder(ctx, in_private=in_private)


def _edit_id(message: discord.Message) -> int:
    """Return an id for a message's edit, made of its time as Discord makes ids; never the message's own."""
    return discord.utils.time_snowflake(message.edited_at or message.created_at) | (message.id % (1 << 22) ^ (1 << 21))


def _asker(user: Any, channel: Any, allowed: discord.Permissions) -> Asker:
    roles = frozenset(role.id for role in getattr(user, "roles", ()) if not role.is_default())
    channel_id = channel.parent_id if isinstance(channel, discord.Thread) else getattr(channel, "id", 0)
    return Asker(user.id, channel_id, roles, allowed.value)


def _rights(interaction: discord.Interaction[Any]) -> Rights:
    guild_id, asker, bot = interaction.guild_id, interaction.permissions, interaction.app_permissions
    is_thread, is_server = isinstance(interaction.channel, discord.Thread), guild_id is not None
    is_ours = not interaction.context.private_channel  # the bot belongs to the channel
    # A guest came only by a member's own app. (`is_user_integration` compares that app's owner with the presser.)
    is_guest = not is_ours if guild_id is None else interaction.client.get_guild(guild_id) is None
    if not is_ours:
        interaction.client.guild_cache.note_private(interaction.channel_id)
    may_write = may_send(asker, is_thread=is_thread) and may_send(bot, is_thread=is_thread)
    both_write = asker.view_channel and bot.view_channel and may_write
    return Rights(
        manage_messages=asker.manage_messages,
        manage_server=asker.manage_guild,
        attach_files=bot.attach_files,
        edit_later=both_write and not is_guest if is_server else is_ours,
        # The bot's direct messages have no other reader. In a server that has not invited the bot, Discord shows the
        # answer to the asker alone if they may not use external apps.
        be_answered=not is_guest or asker.use_external_apps if is_server else not is_ours,
        bots=bot.value,
        in_thread=is_thread,
    )


def user_of(user: discord.User | discord.Member) -> User:
    return named(user.id, user.display_name, user.name)


def named(user_id: int, name: str, handle: str = "") -> User:
    """A user by number and name: what isn't printable (PostgreSQL takes no null) is a blank; 32 letters at most."""
    return User(user_id, _printable(name) or "?", _printable(handle))


def _printable(text: str) -> str:
    if not text.isprintable():
        text = "".join(each if each.isprintable() else " " for each in text)
    return " ".join(text.split())[:32]


def opponent_of(client: discord.Client, user: discord.User | discord.Member) -> Opponent:
    is_me = client.user is not None and user.id == client.user.id
    return Opponent(user_of(user), is_me, user.bot, isinstance(user, discord.Member))


def may_send(allowed: discord.Permissions, *, is_thread: bool) -> bool:
    return allowed.send_messages_in_threads if is_thread else allowed.send_messages
