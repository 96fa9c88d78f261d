"""`python -m bot check`: is everything there that the bot needs? Each line is a tick, or what to do about it."""

from __future__ import annotations

import asyncio

import aiohttp
import discord

from bot.chat.client import PERMISSIONS, invite_url
from bot.games import Store, StoreError
from bot.settings import Settings

CONNECT_S = 30.0


async def check(settings: Settings) -> int:
    """Print the state of settings, database, token, intents and permissions. Returns 0, or 1 where one is amiss."""
    print("✓ Settings: all of them can be used.")
    database_works = await _check_database(settings)
    return 0 if await _check_discord(settings) and database_works else 1


async def invite_link(token: str) -> str:
    """The link that adds the bot to a server. Errors: discord.LoginFailure, and OSError without a network."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        return invite_url(client.application_id)


async def _check_database(settings: Settings) -> bool:
    try:
        store = Store(settings.database_url)
        await store.open()
        await store.close()
    except StoreError as error:
        print(f"✗ Database: {error}. Look at DATABASE_URL, and at who may write there.")
        return False
    print("✓ Database: it opens, it is up to date, and the bot may write to it.")
    return True


async def _check_discord(settings: Settings) -> bool:
    if settings.discord_token is None:
        print("✗ Token: DISCORD_TOKEN is not set. `python -m bot` says how to get one.")
        return False
    intents = discord.Intents(guilds=True)
    async with discord.AutoShardedClient(intents=intents) as client:
        try:
            await client.login(settings.discord_token)
        except discord.LoginFailure:
            print("✗ Token: Discord does not accept it. Take a new one: your application, Bot, Reset Token.")
            return False
        except (OSError, aiohttp.ClientError, discord.HTTPException) as error:
            print(f"✗ Token: Discord could not be asked: {error}.")
            return False
        print(f"✓ Token: signed in as {client.user}.")
        intent_granted = _check_intent(settings, client)
        connecting = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({connecting, ready}, timeout=CONNECT_S, return_when=asyncio.FIRST_COMPLETED)
        connected = ready.done()
        permitted = connected and _check_permissions(client)
        if not connected:
            print("✗ Gateway: Discord did not let the bot in. Try again in a minute.")
        for task in (connecting, ready):
            task.cancel()
        await asyncio.gather(connecting, ready, return_exceptions=True)
        print(f"  Invite: {invite_url(client.application_id)}")
    return intent_granted and permitted


def _check_intent(settings: Settings, client: discord.Client) -> bool:
    flags = client.application.flags if client.application else discord.ApplicationFlags()
    if not settings.typed_commands:
        print("✓ Intents: none is needed, because TYPED_COMMANDS is off.")
        return True
    if flags.gateway_message_content or flags.gateway_message_content_limited:
        print("✓ Intents: typed commands are heard.")
        return True
    print(
        f"✗ Intents: typed commands such as {settings.command_prefix}move 4 will not be heard. Switch on "
        "Message Content Intent on your application's page Bot, or set TYPED_COMMANDS=off."
    )
    return False


def _check_permissions(client: discord.Client) -> bool:
    complete = True
    for guild in client.guilds:
        given = guild.me.guild_permissions
        missing = ", ".join(name for name, wanted in PERMISSIONS if wanted and not getattr(given, name))
        if missing:
            complete = False
            print(f"✗ Permissions in {guild.name}: {missing} missing. Give them to the bot's role there.")
    if complete:
        print(f"✓ Permissions: complete in all {len(client.guilds)} servers.")
    return complete
