"""What `check` finds out from Discord, by REST: token, intents, interactions, permissions, shards.

A gateway session costs one of a thousand sign-ins a day, so it begins only if the host asks for it.
"""

import asyncio
from collections.abc import AsyncIterator
from enum import StrEnum
from typing import NamedTuple

import aiohttp
import discord

from bot.core.chat.client import PERMISSIONS, invite_url, may_read
from bot.hosting.reasons import reason, time_of
from bot.settings import Settings
from bot.words import words

MAX_NAME_LENGTH = 100
PATIENCE_S = 30
MAX_SERVERS = 200
"""Discord lists that many at once."""
UNREACHABLE = (OSError, aiohttp.ClientError, discord.DiscordException)


class Mark(StrEnum):
    WELL = "✓"
    NOTE = "!"
    PROBLEM = "✗"


class Finding(NamedTuple):
    """One line of `python -m bot check`."""

    mark: Mark
    sentence: str


async def discord_findings(settings: Settings, *, opens_gateway: bool) -> AsyncIterator[Finding]:
    """Look at all that concerns Discord. opens_gateway: whether to connect one shard, for a moment."""
    say = words()
    if settings.discord_token is None:
        yield Finding(Mark.PROBLEM, say("check-token-missing"))
        return
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    intents.message_content = settings.typed_commands
    async with discord.AutoShardedClient(
        intents=intents, max_ratelimit_timeout=PATIENCE_S, chunk_guilds_at_startup=False
    ) as client:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await client.login(settings.discord_token)
        except discord.LoginFailure:
            yield Finding(Mark.PROBLEM, say("check-token-refused"))
            return
        except UNREACHABLE as error:
            yield Finding(Mark.PROBLEM, say("check-token-unknown", reason=reason(error)))
            return
        yield Finding(Mark.WELL, say("check-token", name=plain(str(client.user))))
        for finding in (_intents(settings, client), *_interactions(settings, client)):
            yield finding
        try:
            for finding in await _permissions(client):
                yield finding
            if settings.gateway:
                async for finding in _gateway(settings, client, opens_gateway=opens_gateway):
                    yield finding
        except UNREACHABLE as error:
            yield Finding(Mark.PROBLEM, say("check-interrupted", reason=reason(error)))
        yield Finding(Mark.WELL, say("check-invite", link=invite_url(client.application_id)))


def _intents(settings: Settings, client: discord.Client) -> Finding:
    if not (settings.typed_commands and settings.gateway):
        return Finding(Mark.WELL, words()("check-intents-off"))
    if may_read(client.application_flags):
        return Finding(Mark.WELL, words()("check-intents"))
    return Finding(Mark.PROBLEM, words()("check-intents-missing", prefix=settings.command_prefix))


def _interactions(settings: Settings, client: discord.Client) -> list[Finding]:
    """Compare where Discord sends interactions with where this process listens.

    With PostgreSQL another process may serve the endpoint; with SQLite there is only this one.
    """
    say, application = words(), client.application
    if application is None:
        return []
    found, key = list[Finding](), settings.discord_public_key
    if key is not None and key.hex() != application.verify_key.lower():
        found.append(Finding(Mark.PROBLEM, say("check-public-key", key=plain(application.verify_key))))
    endpoint, port = application.interactions_endpoint_url, settings.interactions_port
    if endpoint and port is None:
        mark = Mark.PROBLEM if settings.database_url.startswith("sqlite") else Mark.NOTE
        found.append(Finding(mark, say("check-endpoint-unserved", url=plain(endpoint))))
    elif endpoint:
        found.append(Finding(Mark.WELL, say("check-endpoint", url=plain(endpoint))))
    elif port is not None and not settings.gateway:
        found.append(Finding(Mark.PROBLEM, say("check-endpoint-missing")))
    elif port is not None:
        found.append(Finding(Mark.NOTE, say("check-endpoint-unused")))
    return found


async def _permissions(client: discord.Client) -> list[Finding]:
    """Compare what the bot's roles allow in each server with what the invite asks for. Errors: UNREACHABLE."""
    say = words()
    async with asyncio.timeout(PATIENCE_S):
        servers = await client.http.get_guilds(MAX_SERVERS, with_counts=False)
    found = []
    for server in servers:
        if missing := PERMISSIONS & ~discord.Permissions(int(server["permissions"])):
            names = say.all_of(name.replace("_", " ").title() for name, is_missing in missing if is_missing)
            facts = {"server": plain(server["name"]), "missing": names}
            found.append(Finding(Mark.PROBLEM, say("check-permissions-missing", **facts)))
    if not found:
        found.append(Finding(Mark.WELL, say("check-permissions", servers=len(servers))))
    count = client.application.approximate_guild_count if client.application else 0
    if count > len(servers):
        found.append(Finding(Mark.NOTE, say("check-permissions-bounded", looked=len(servers), servers=count)))
    return found


async def _gateway(
    settings: Settings, client: discord.AutoShardedClient, *, opens_gateway: bool
) -> AsyncIterator[Finding]:
    """Compare the settings' shards with those Discord recommends, and with the sign-ins left today."""
    say = words()
    async with asyncio.timeout(PATIENCE_S):
        recommended, _, limits = await client.http.get_bot_gateway()
    count, left = settings.shard_count or recommended, limits["remaining"]
    ids = settings.shard_ids or range(count)
    if count < recommended:
        yield Finding(Mark.NOTE, say("check-shards-few", count=count, recommended=recommended))
    if left < len(ids):
        time = time_of(limits["reset_after"] / 1000)
        yield Finding(Mark.PROBLEM, say("check-sign-ins-spent", left=left, needed=len(ids), time=time))
    else:
        yield Finding(Mark.WELL, say("check-sign-ins", left=left, total=limits["total"], recommended=recommended))
    if opens_gateway and left <= len(ids):
        yield Finding(Mark.NOTE, say("check-gateway-spared"))
    elif opens_gateway:
        client.shard_count, client.shard_ids = count, [ids[0]]
        yield await _connect(settings, client)


async def _connect(settings: Settings, client: discord.AutoShardedClient) -> Finding:
    """Connect the client's one shard until Discord greets it."""
    say = words()
    connecting = asyncio.create_task(client.connect(reconnect=False))
    greeted = asyncio.create_task(client.wait_for("shard_connect"))
    done, _ = await asyncio.wait({connecting, greeted}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
    for task in (connecting, greeted):
        task.cancel()
    results = await asyncio.gather(connecting, greeted, return_exceptions=True)
    if greeted in done:
        return Finding(Mark.WELL, say("check-gateway"))
    match results[0]:
        case discord.PrivilegedIntentsRequired():
            return Finding(Mark.PROBLEM, say("check-intents-missing", prefix=settings.command_prefix))
        case Exception() as error:
            return Finding(Mark.PROBLEM, say("check-gateway-unreachable", reason=reason(error)))
    return Finding(Mark.PROBLEM, say("check-gateway-silent"))


def plain(name: str) -> str:
    """Return a name from Discord fit for a terminal: one line, nothing invisible, no escapes, not endless.

    >>> plain("ab\\x1b[31mc\\u202e")
    'ab?[31mc?'
    """
    shown = "".join(each if each.isprintable() else "?" for each in name)
    return shown if len(shown) <= MAX_NAME_LENGTH else shown[: MAX_NAME_LENGTH - 1] + "…"
