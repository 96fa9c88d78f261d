"""What `check` says of servers and channels: where the bot may not do what it needs.

They are asked by REST, a bounded number of them. Strangers chose their names, so those are printed only as of `plain`.
"""

import asyncio
from collections.abc import AsyncIterator
from functools import reduce
from operator import and_
from typing import NamedTuple

import aiohttp
import discord

from bot.chat.client import PERMISSIONS
from bot.hosting.findings import Finding, amiss, note, plain, well
from bot.hosting.reasons import reason
from bot.words import words

PATIENCE_S = 30
"""How long Discord may take for a server."""
MOST_LISTED = 1_000
"""How many servers are listed: five requests. Those in which the bot's roles lack something are looked at first."""
MOST_SERVERS = 25
"""In how many servers channels are looked at: three requests each."""
MOST_CHANNELS = 3
"""How many channels of a server are named."""


class Listed(NamedTuple):
    """A server of the bot's, as the list of them tells: what it may do there by its roles, before any channel."""

    id: int
    name: str
    permissions: discord.Permissions


async def place_findings(client: discord.Client) -> AsyncIterator[Finding]:
    """Say in which servers the bot can't do its part, and in which of their channels. client: one that has signed in.

    Errors: as of discord.py, if the servers can't even be listed.
    """
    say = words()
    listed = await _listed(client)
    looked_at = sorted(listed, key=lambda each: not PERMISSIONS & ~each.permissions)[:MOST_SERVERS]
    is_well = True
    for server in looked_at:
        try:
            async with asyncio.timeout(PATIENCE_S):
                found = await _finding(client, server)
        except (OSError, aiohttp.ClientError, discord.DiscordException) as error:
            found = note(say("check-server-unknown", server=plain(server.name), reason=reason(error)))
        if found:
            is_well = False
            yield found
    if is_well:
        yield well(say("check-permissions", servers=len(looked_at)))
    count = client.application.approximate_guild_count if client.application else 0
    if (servers := max(len(listed), count)) > len(looked_at):
        yield note(say("check-permissions-bounded", looked=len(looked_at), servers=servers))


async def _listed(client: discord.Client) -> list[Listed]:
    """List the bot's servers, page by page."""
    found: list[Listed] = []
    while len(found) < MOST_LISTED:
        after = discord.Object(found[-1].id) if found else None
        page = await client.http.get_guilds(200, after=after.id if after else None, with_counts=False)
        found += [Listed(int(each["id"]), each["name"], discord.Permissions(int(each["permissions"]))) for each in page]
        if len(page) < 200:
            break
    return found


async def _finding(client: discord.Client, server: Listed) -> Finding | None:
    """Return what is amiss in a server, or None: it is amiss if the bot has all that it needs in no channel."""
    say, guild = words(), await client.fetch_guild(server.id, with_counts=False)
    channels = [each for each in await guild.fetch_channels() if isinstance(each, discord.TextChannel)]
    me = await guild.fetch_member(client.user.id if client.user else 0)
    closed = {each: missing for each in channels if (missing := PERMISSIONS & ~each.permissions_for(me))}
    if not closed:
        return None
    shared = reduce(and_, closed.values())
    if len(closed) == len(channels) and shared:
        return amiss(say("check-permissions-missing", server=plain(server.name), missing=_names(shared)))
    named = [
        say("check-channel", channel=plain(channel.name), missing=_names(missing))
        for channel, missing in list(closed.items())[:MOST_CHANNELS]
    ]
    if len(closed) > MOST_CHANNELS:
        named.append(say("others", count=len(closed) - MOST_CHANNELS))
    tell = amiss if len(closed) == len(channels) else note
    return tell(say("check-channels-missing", server=plain(server.name), channels=say.all_of(named)))


def _names(missing: discord.Permissions) -> str:
    """List permissions as Discord's settings call them, nearly: Send Messages. Without the first, no other counts."""
    if missing.view_channel:
        return words()("check-view-channel")
    return words().all_of(name.replace("_", " ").title() for name, is_missing in missing if is_missing)
