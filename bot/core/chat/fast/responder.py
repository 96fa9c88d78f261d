"""FastResponder: a press read from Discord's raw JSON and answered by one lean request, without discord.py's objects.

Source: docs.discord.com/developers/interactions/receiving-and-responding (Interaction Object).
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import discord

from bot.core.chat.fast.callbacks import Callbacks, Packet
from bot.core.chat.messages import EPHEMERAL, MESSAGE, UPDATE
from bot.core.chat.page import Page
from bot.core.chat.people import named, rights_of
from bot.core.chat.request import Audience, Request, Rights, Via
from bot.core.chat.responders import InteractionResponder
from bot.core.game import Place

PRIVATE_CHANNEL = 2
"""The context of an interaction in messages between people, without the bot."""
THREADS = (10, 11, 12)
BY_SERVER, BY_USER = "0", "1"
"""Who has installed the app, by the keys of `authorizing_integration_owners`."""


class FastResponder(InteractionResponder):
    """Answers one press. What is rare goes discord.py's way: deferred answers, follow-ups, files.

    Errors: LookupError, TypeError, ValueError or AttributeError if Discord sends another shape.
    """

    def __init__(
        self, callbacks: Callbacks, packet: Packet, *, in_private: bool = False, with_rights: bool = False
    ) -> None:
        self._callbacks, self._packet, self._in_private = callbacks, packet, in_private
        self._is_click, self.is_late = True, False
        guild_id = int(packet["guild_id"]) if packet.get("guild_id") else None
        member = packet["member"] if guild_id else {}
        user = member["user"] if guild_id else packet["user"]
        is_private = in_private or bool(packet["message"].get("flags", 0) & EPHEMERAL)
        self.request = Request(
            number=int(packet["id"]),
            place=Place(guild_id, int(packet["channel"]["id"])),
            user=named(int(user["id"]), member.get("nick") or user.get("global_name") or user["username"]),
            via=Via.CLICK,
            audience=Audience.ASKER if is_private else Audience.CHANNEL,
            locale=packet.get("locale", "en-US"),
            rights=self._rights(guild_id, member, int(user["id"])) if with_rights else Rights(),
        )

    @cached_property
    def _interaction(self) -> discord.Interaction[Any]:  # type: ignore[override]
        """The press as discord.py has it; made once, because discord.py remembers what was answered."""
        return self._callbacks.interaction(self._packet)

    async def show(self, page: Page, *, as_new: bool = False, private: bool = False) -> int | None:
        if self.is_late or page.file is not None:
            return await super().show(page, as_new=as_new, private=private)
        is_private = private or self._in_private
        if as_new or is_private:
            data = message_payload(page, private=is_private)
            message = await self._callbacks.send(self._packet, MESSAGE, data, with_message=not is_private)
        else:
            await self._callbacks.send(self._packet, UPDATE, edit_payload(page))
            message = self._packet["message"]
        return int(message["id"]) if message and not message.get("flags", 0) & EPHEMERAL else None

    async def tell(self, sentence: str) -> None:
        if self.is_late:
            await super().tell(sentence)
        else:
            await self._callbacks.send(self._packet, MESSAGE, message_payload(Page(sentence), private=True))

    def _rights(self, guild_id: int | None, member: Mapping[str, Any], user_id: int) -> Rights:
        owners: Mapping[str, str] = self._packet.get("authorizing_integration_owners", {})
        is_by_server = int(owners.get(BY_SERVER, 0)) == guild_id
        return rights_of(
            guild_id,
            is_ours=self._packet.get("context") != PRIVATE_CHANNEL,
            is_thread=self._packet["channel"]["type"] in THREADS,
            is_guest=int(owners.get(BY_USER, 0)) == user_id and not is_by_server,
            is_absent=guild_id is not None and self._callbacks.servers.is_absent(guild_id),
            asker=discord.Permissions(int(member.get("permissions", 0))),
            bot=discord.Permissions(int(self._packet.get("app_permissions", 0))),
        )


def edit_payload(page: Page) -> dict[str, Any]:
    """A page without a file as an edit, in Discord's JSON."""
    return _payload(page) | {"attachments": [], "allowed_mentions": {"parse": []}}


def message_payload(page: Page, *, private: bool) -> dict[str, Any]:
    """A page without a file as a new message, in Discord's JSON. private: for the asker alone."""
    users = [each for each in (page.pings, *page.also_pings) if each is not None]
    fields = {key: value for key, value in _payload(page).items() if value}
    return fields | {"allowed_mentions": {"parse": [], "users": users}} | ({"flags": EPHEMERAL} if private else {})


def _payload(page: Page) -> dict[str, Any]:
    embeds = [] if page.embed is None else [page.embed.to_dict()]
    return {"content": page.content, "embeds": embeds, "components": page.view.to_components() if page.view else []}
