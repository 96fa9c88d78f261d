"""Who is told that it's their turn: how a test lets them be, and how it looks at what they are told."""

from __future__ import annotations

from typing import Any

import discord
from simcord import ChannelHandle, HttpLogEntry, MemberActor

from bot.core.game import Notices
from tests.world import World, is_notice

QUIET = discord.MessageFlags(suppress_notifications=True).value


async def prefer(world: World, player: MemberActor, notices: Notices, minutes: int = 0) -> None:
    """Let a member be told so from now on."""
    await world.store.preferences.change(player.id, notices=notices, idle_s=minutes * 60)


def notices(channel: ChannelHandle) -> list[str]:
    """What the notices in a channel say, without their link."""
    return [message.content.partition(" [")[0] for message in channel.history() if is_notice(message)]


def body(call: HttpLogEntry) -> dict[str, Any]:
    """The message that a call sends."""
    assert call.json is not None
    return dict(call.json)


def sent(world: World) -> list[HttpLogEntry]:
    """The calls that sent a notice since calls were last looked at."""
    posted = [call for call in world.calls() if call.method == "POST" and call.path.endswith("/messages")]
    return [call for call in posted if "Go to the board" in (body(call)["content"] or "")]


async def wait(world: World, minutes: float) -> None:
    """Let time pass as it does: in steps, with a sweep in each."""
    for _ in range(round(minutes * 2)):
        await world.env.advance_time(30)
