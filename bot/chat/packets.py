"""Packets: what a click or a slash command says as Discord sends it, read without making discord.py's objects of it.

Errors of all in here: LookupError, TypeError or ValueError, if Discord sends something else than it does today.
Source: docs.discord.com/developers/interactions/receiving-and-responding (Interaction Object).
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import discord

from bot.chat.events import Packet
from bot.chat.inline import EPHEMERAL
from bot.chat.people import named
from bot.chat.request import Audience, Request, Rights, Via
from bot.model import Place

COMMAND, COMPONENT = 2, 3
"""The types of interactions: a command, and what is under a message."""
PRIVATE_CHANNEL = 2
"""The context of an interaction in messages between people, to which the bot doesn't belong."""
THREADS = (10, 11, 12)
BY_SERVER, BY_USER = "0", "1"
"""Who has installed the app, by the keys of `authorizing_integration_owners`."""


class Standing(NamedTuple):
    """What tells the rights of an interaction, as discord.py has it or as it was sent.

    is_ours: whether it is not between people alone. is_guest: whether the bot is there only by an app that a user has
    installed. is_absent: whether it surely isn't in that server. asker, bot: what each may do.
    """

    guild_id: int | None
    is_ours: bool
    is_thread: bool
    is_guest: bool
    is_absent: bool
    asker: discord.Permissions
    bot: discord.Permissions

    def rights(self) -> Rights:
        is_server = self.guild_id is not None
        return Rights(
            manage_messages=self.asker.manage_messages,
            manage_server=self.asker.manage_guild,
            attach_files=self.bot.attach_files,
            edit_later=self._may_write() if is_server else self.is_ours,
            # Nobody else is in the bot's direct messages. In a server that has not invited the bot, Discord shows the
            # answer to the asker alone if they may not use apps that everybody sees.
            be_answered=not self.is_guest or self.asker.use_external_apps if is_server else not self.is_ours,
        )

    def _may_write(self) -> bool:
        """Whether both may write in a server's channel; the bot not if it is only a guest there."""
        if self.is_guest or self.is_absent:
            return False
        return all(each.view_channel and self._may_send(each) for each in (self.asker, self.bot))

    def _may_send(self, allowed: discord.Permissions) -> bool:
        return allowed.send_messages_in_threads if self.is_thread else allowed.send_messages


def request_of(packet: Packet, *, in_private: bool, rights: Rights) -> Request:
    """Return what is asked for. in_private: whether the answer is for the asker alone. rights: as they are to be."""
    guild_id, member, user = _who(packet)
    is_private = in_private or is_ephemeral(packet)
    name = (member and member.get("nick")) or user.get("global_name") or user["username"]
    return Request(
        number=int(packet["id"]),
        place=Place(guild_id, int(packet["channel"]["id"])),
        user=named(int(user["id"]), name),
        via=Via.CLICK if packet["type"] == COMPONENT else Via.SLASH,
        audience=Audience.ASKER if is_private else Audience.CHANNEL,
        locale=packet.get("locale", "en-US"),
        rights=rights,
        role_ids=frozenset(map(int, member["roles"])) if member else None,
        command=str(packet["data"].get("name", "")),
    )


def rights_of(packet: Packet, is_absent: Callable[[int], bool]) -> Rights:
    """Return what may be done there. is_absent: whether the bot surely isn't in a server."""
    guild_id, member, user = _who(packet)
    owners: Mapping[str, str] = packet.get("authorizing_integration_owners", {})
    is_guest = int(owners.get(BY_USER, 0)) == int(user["id"]) and int(owners.get(BY_SERVER, 0)) != guild_id
    return Standing(
        guild_id,
        is_ours=packet.get("context") != PRIVATE_CHANNEL,
        is_thread=packet["channel"]["type"] in THREADS,
        is_guest=is_guest,
        is_absent=guild_id is not None and is_absent(guild_id),
        asker=discord.Permissions(int(member.get("permissions", 0)) if member else 0),
        bot=discord.Permissions(int(packet.get("app_permissions", 0))),
    ).rights()


def is_ephemeral(packet: Packet) -> bool:
    """Whether what was clicked is seen by the one who did so alone."""
    return packet["type"] == COMPONENT and bool(packet["message"].get("flags", 0) & EPHEMERAL)


def _who(packet: Packet) -> tuple[int | None, Mapping[str, Any] | None, Mapping[str, Any]]:
    """Return the server, the member of it, and the user; the first two are None in direct messages."""
    if guild_id := packet.get("guild_id"):
        member = packet["member"]
        return int(guild_id), member, member["user"]
    return None, None, packet["user"]
