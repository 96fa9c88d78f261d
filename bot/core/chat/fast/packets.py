"""Packets: build a press's Request from Discord's raw JSON, without discord.py's objects.

Errors of all functions: LookupError, TypeError, ValueError or AttributeError if Discord sends another shape.
Source: docs.discord.com/developers/interactions/receiving-and-responding (Interaction Object).
"""

from collections.abc import Callable, Mapping
from typing import Any

import discord

from bot.core.chat.people import Standing, named
from bot.core.chat.request import Audience, Request, Rights, Via
from bot.core.game import Place

Packet = Mapping[str, Any]
"""An INTERACTION_CREATE event's data."""
COMPONENT = 3
"""The type of interaction that a press is."""
EPHEMERAL = 1 << 6
PRIVATE_CHANNEL = 2
"""The context of an interaction in messages between people, without the bot."""
THREADS = (10, 11, 12)
BY_SERVER, BY_USER = "0", "1"
"""Who has installed the app, by the keys of `authorizing_integration_owners`."""


def request_of(packet: Packet, *, in_private: bool, rights: Rights) -> Request:
    """Return what was pressed. in_private: the answer is for the asker alone."""
    guild_id, member, user = _who(packet)
    is_private = in_private or bool(packet["message"].get("flags", 0) & EPHEMERAL)
    name = (member and member.get("nick")) or user.get("global_name") or user["username"]
    return Request(
        number=int(packet["id"]),
        place=Place(guild_id, int(packet["channel"]["id"])),
        user=named(int(user["id"]), name),
        via=Via.CLICK,
        audience=Audience.ASKER if is_private else Audience.CHANNEL,
        locale=packet.get("locale", "en-US"),
        rights=rights,
    )


def rights_of(packet: Packet, is_absent: Callable[[int], bool]) -> Rights:
    """Return what the asker and the bot may do there. is_absent: whether the bot surely isn't in a server."""
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


def _who(packet: Packet) -> tuple[int | None, Mapping[str, Any] | None, Mapping[str, Any]]:
    """Return the server, the member of it, and the user; the first two are None in direct messages."""
    if guild_id := packet.get("guild_id"):
        member = packet["member"]
        return int(guild_id), member, member["user"]
    return None, None, packet["user"]
