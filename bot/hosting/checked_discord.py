"""What `check` says of Discord: token, application, intents, sign-ins and shards, asked by REST alone.

A session of the gateway costs one of a thousand sign-ins a day, so it is begun only if the host asks for it.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

import aiohttp
import discord

from bot.chat.client import invite_url
from bot.chat.shards import may_read
from bot.hosting.checked_places import place_findings
from bot.hosting.findings import Finding, amiss, note, plain, well
from bot.hosting.reasons import reason, time_of
from bot.settings import Settings
from bot.words import words

PATIENCE_S = 30
"""How long Discord may take, with each answer and with the gateway's greeting."""
UNREACHABLE = (OSError, aiohttp.ClientError, discord.DiscordException)


class Gateway(NamedTuple):
    """What Discord says of its gateway: how many shards it recommends, and how many more may be begun today."""

    shards: int
    left: int
    total: int
    reset_after_s: float


async def discord_findings(settings: Settings, *, opens_gateway: bool) -> AsyncIterator[Finding]:
    """Look at all that concerns Discord. opens_gateway: whether one shard may be connected, for a moment."""
    say = words()
    if settings.discord_token is None:
        yield amiss(say("check-token-missing"))
        return
    async with _client(settings) as client:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await client.login(settings.discord_token)
        except discord.LoginFailure:
            yield amiss(say("check-token-refused"))
            return
        except UNREACHABLE as error:
            yield amiss(say("check-token-unknown", reason=reason(error)))
            return
        yield well(say("check-token", name=plain(str(client.user))))
        for finding in (_intents(settings, client), *_interactions(settings, client)):
            yield finding
        try:
            async for finding in place_findings(client):
                yield finding
            if settings.gateway:
                async for finding in _gateway(settings, client, opens_gateway=opens_gateway):
                    yield finding
        except UNREACHABLE as error:
            yield amiss(say("check-interrupted", reason=reason(error)))
        yield well(say("check-invite", link=invite_url(client.application_id)))


def _client(settings: Settings) -> discord.AutoShardedClient:
    """Make a client as the bot's own is, of one of its shards."""
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    intents.message_content = settings.typed_commands
    return discord.AutoShardedClient(intents=intents, max_ratelimit_timeout=PATIENCE_S, chunk_guilds_at_startup=False)


def _intents(settings: Settings, client: discord.Client) -> Finding:
    if not (settings.typed_commands and settings.gateway):
        return well(words()("check-intents-off"))
    if may_read(client.application_flags):
        return well(words()("check-intents"))
    return amiss(words()("check-intents-missing", prefix=settings.command_prefix))


def _interactions(settings: Settings, client: discord.Client) -> list[Finding]:
    """Say whether interactions come where the bot hears them: by the gateway, or to the address that the portal has.

    With SQLite there is one process, so what this one doesn't serve nobody does; with PostgreSQL another may.
    """
    say, application = words(), client.application
    if application is None:
        return []
    found, key = list[Finding](), settings.discord_public_key
    if key is not None and key.hex() != application.verify_key.lower():
        found.append(amiss(say("check-public-key", key=plain(application.verify_key))))
    endpoint = application.interactions_endpoint_url
    if endpoint and settings.interactions_port is None:
        is_alone = settings.database_url.startswith("sqlite")
        told = say("check-endpoint-unserved", url=plain(endpoint))
        found.append(amiss(told) if is_alone else note(told))
    elif endpoint:
        found.append(well(say("check-endpoint", url=plain(endpoint))))
    elif settings.interactions_port is not None and not settings.gateway:
        found.append(amiss(say("check-endpoint-missing")))
    elif settings.interactions_port is not None:
        found.append(note(say("check-endpoint-unused")))
    return found


async def _gateway(
    settings: Settings, client: discord.AutoShardedClient, *, opens_gateway: bool
) -> AsyncIterator[Finding]:
    """Compare the shards that are set with what Discord recommends and still lets in today."""
    say, found = words(), await _ask(client)
    count = settings.shard_count or found.shards
    ids = settings.shard_ids or range(count)
    if settings.shard_count and settings.shard_count < found.shards:
        yield note(say("check-shards-few", count=settings.shard_count, recommended=found.shards))
    if found.left < len(ids):
        time = time_of(found.reset_after_s)
        yield amiss(say("check-sign-ins-spent", left=found.left, needed=len(ids), time=time))
    else:
        yield well(say("check-sign-ins", left=found.left, total=found.total, recommended=found.shards))
    if opens_gateway and found.left <= len(ids):
        yield note(say("check-gateway-spared"))
    elif opens_gateway:
        yield await _connect(settings, client, ids[0], count)


async def _ask(client: discord.Client) -> Gateway:
    async with asyncio.timeout(PATIENCE_S):
        shards, _, limits = await client.http.get_bot_gateway()
    return Gateway(shards, limits["remaining"], limits["total"], limits["reset_after"] / 1000)


async def _connect(settings: Settings, client: discord.AutoShardedClient, shard: int, count: int) -> Finding:
    """Begin a session of one shard, as it is set, until Discord greets it: one sign-in of however many.

    The client may be closed afterwards.
    """
    say = words()
    client.shard_count, client.shard_ids = count, [shard]
    connecting = asyncio.create_task(client.connect(reconnect=False))
    greeted = asyncio.create_task(client.wait_for("shard_connect"))
    done, _ = await asyncio.wait({connecting, greeted}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
    for task in (connecting, greeted):
        task.cancel()
    results = await asyncio.gather(connecting, greeted, return_exceptions=True)
    if greeted in done:
        return well(say("check-gateway", shard=shard, count=count))
    match results[0]:
        case discord.PrivilegedIntentsRequired():
            return amiss(say("check-intents-missing", prefix=settings.command_prefix))
        case discord.ConnectionClosed() as error:
            return amiss(say("check-gateway-closed", code=str(error.code)))
        case Exception() as error:
            return amiss(say("check-gateway-unreachable", reason=reason(error)))
    return amiss(say("check-gateway-silent"))
