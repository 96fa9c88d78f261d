"""`python -m bot check`: is everything there that the bot needs? Each line is a tick, or what to do about it."""

import asyncio

import aiohttp
import discord

from bot.chat.client import PERMISSIONS, invite_url
from bot.settings import Settings
from bot.store import Store, StoreError
from bot.words import words


async def check(settings: Settings) -> int:
    """Print the state of settings, database, token, intents and permissions. Return 0, or 1 if one is amiss."""
    _tell(True, words()("check-settings"))
    database_works = await _check_database(settings)
    return 0 if await _check_discord(settings) and database_works else 1


def reason(error: Exception) -> str:
    """Return what an error says, in one line: the message of its code if it has one, else its own words."""
    if isinstance(error, StoreError):
        return words()(error.code, **error.data)
    return (str(error).splitlines() or [type(error).__name__])[0].removesuffix(".")


async def invite_link(token: str) -> str:
    """Return the link that adds the bot to a server. Errors: discord.LoginFailure, and OSError without a network."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        return invite_url(client.application_id)


async def _check_database(settings: Settings) -> bool:
    try:
        store = Store(settings.database_url)
        await store.open()
        await store.close()
    except StoreError as error:
        return _tell(False, words()("check-database-unusable", reason=reason(error)))
    return _tell(True, words()("check-database"))


async def _check_discord(settings: Settings) -> bool:
    say = words()
    if settings.discord_token is None:
        return _tell(False, say("check-token-missing"))
    async with discord.AutoShardedClient(intents=discord.Intents(guilds=True)) as client:
        try:
            await client.login(settings.discord_token)
        except discord.LoginFailure:
            return _tell(False, say("check-token-refused"))
        except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
            return _tell(False, say("check-token-unknown", reason=reason(error)))
        _tell(True, say("check-token", name=str(client.user)))
        intent_granted = _check_intent(settings, client)
        permitted = await _connect(client) and _check_permissions(client)
        print(" ", say("check-invite", link=invite_url(client.application_id)))
    return intent_granted and permitted


def _check_intent(settings: Settings, client: discord.Client) -> bool:
    if not settings.typed_commands:
        return _tell(True, words()("check-intents-off"))
    flags = client.application.flags if client.application else discord.ApplicationFlags()
    if flags.gateway_message_content or flags.gateway_message_content_limited:
        return _tell(True, words()("check-intents"))
    return _tell(False, words()("check-intents-missing", prefix=settings.command_prefix))


async def _connect(client: discord.Client) -> bool:
    """Connect for as long as it takes to know the servers."""
    connecting = asyncio.create_task(client.connect())
    ready = asyncio.create_task(client.wait_until_ready())
    done, _ = await asyncio.wait({connecting, ready}, timeout=30, return_when=asyncio.FIRST_COMPLETED)
    for task in (connecting, ready):
        task.cancel()
    await asyncio.gather(connecting, ready, return_exceptions=True)
    return ready in done or _tell(False, words()("check-gateway"))


def _check_permissions(client: discord.Client) -> bool:
    say, complete = words(), True
    for guild in client.guilds:
        if missing := [name for name, is_missing in PERMISSIONS & ~guild.me.guild_permissions if is_missing]:
            complete = _tell(False, say("check-permissions-missing", server=guild.name, missing=say.all_of(missing)))
    return complete and _tell(True, say("check-permissions", servers=len(client.guilds)))


def _tell(is_well: bool, sentence: str) -> bool:
    print("✓" if is_well else "✗", sentence)
    return is_well
