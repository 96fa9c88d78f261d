"""Responders: how a click or a slash command came in through discord.py, and how its answer goes out, exactly once.

Each makes a `Request` of what Discord sent; nothing below this file and the commands knows discord.py's objects.
"""

import logging
from typing import Any

import discord
from discord.ext import commands

from bot.chat.callbacks import Callbacks
from bot.chat.events import Packet
from bot.chat.inline import EPHEMERAL, MESSAGE, UPDATE
from bot.chat.messages import as_edit, as_message, edit_payload, message_payload
from bot.chat.packets import Standing, is_ephemeral, request_of, rights_of
from bot.chat.people import roles_of, user_of
from bot.chat.render import Page
from bot.chat.request import Audience, Request, Rights, Via
from bot.chat.traffic import UNDELIVERED
from bot.chat.typed import TypedResponder
from bot.model import Place
from bot.words import words

log = logging.getLogger(__name__)

ACKNOWLEDGED = 40060
"""Discord's code for an interaction that was answered or deferred before."""


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
            role_ids=roles_of(interaction.user),
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


class PacketResponder:
    """The same for a click or a slash command as Discord sends it. Its first answer goes out by one lean request.

    What is rare goes discord.py's way: an answer that was put off, what follows one, and files.
    """

    def __init__(
        self, callbacks: Callbacks, packet: Packet, *, in_private: bool = False, with_rights: bool = False
    ) -> None:
        self._callbacks, self._packet, self._in_private = callbacks, packet, in_private
        self.is_late = False
        self._made: InteractionResponder | None = None
        rights = rights_of(packet, callbacks.servers.is_absent) if with_rights else Rights()
        self.request = request_of(packet, in_private=in_private, rights=rights)

    async def defer(self) -> None:
        await self._rest().defer()
        self.is_late = True

    async def show(self, page: Page, *, as_new: bool = False, private: bool = False) -> int | None:
        if self.is_late or page.file is not None:
            return await self._rest().show(page, as_new=as_new, private=private)
        is_private = private or self._in_private
        if self.request.via is Via.CLICK and not as_new and not is_private:
            await self._callbacks.send(self._packet, UPDATE, edit_payload(page))
            return None if is_ephemeral(self._packet) else int(self._packet["message"]["id"])
        data = message_payload(page, private=is_private)
        sent = await self._callbacks.send(self._packet, MESSAGE, data, with_message=not is_private)
        return int(sent["id"]) if sent and not sent.get("flags", 0) & EPHEMERAL else None

    async def tell(self, sentence: str) -> None:
        if self.is_late:
            await self._rest().tell(sentence)
        else:
            await self._callbacks.send(self._packet, MESSAGE, message_payload(Page(sentence), private=True))

    def _rest(self) -> InteractionResponder:
        """Return who does the rest; made once, for discord.py knows what has been answered."""
        if self._made is None:
            self._made = InteractionResponder(self._callbacks.interaction(self._packet), in_private=self._in_private)
        self._made.is_late = self.is_late
        return self._made


Responder = TypedResponder | InteractionResponder | PacketResponder


def responder_of(
    ctx: commands.Context[Any], *, in_private: bool = False, slash_in_private: bool = False, with_rights: bool = False
) -> Responder:
    """The responder to a hybrid command. in_private: both ways; slash_in_private: only as a slash command."""
    if ctx.interaction:
        in_private = in_private or slash_in_private
        return InteractionResponder(ctx.interaction, in_private=in_private, with_rights=with_rights)
    return TypedResponder(ctx, in_private=in_private, with_rights=with_rights)


def _rights(interaction: discord.Interaction[Any]) -> Rights:
    guild_id = interaction.guild_id
    return Standing(
        guild_id,
        is_ours=not interaction.context.private_channel,
        is_thread=isinstance(interaction.channel, discord.Thread),
        is_guest=interaction.is_user_integration() and not interaction.is_guild_integration(),
        is_absent=guild_id is not None and interaction.client.servers.is_absent(guild_id),
        asker=interaction.permissions,
        bot=interaction.app_permissions,
    ).rights()
