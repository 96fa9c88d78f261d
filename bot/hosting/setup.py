"""`python -m bot setup`: set what a host would click in the developer portal, with the bot's own token.

It sets one thing a request, so that Discord can refuse one and take the others, and a second run finishes a broken one.
What a host has written or drawn stays. Source: docs.discord.com/developers/resources/application (Edit Current
Application).
"""

import asyncio
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord

from bot.core.chat.client import PERMISSIONS, invite_url, may_read
from bot.core.chat.syncing import note_of, refused_of
from bot.core.store import Store, StoreError, inspect
from bot.hosting.check import NOTE, PATIENCE_S, PROBLEM, WELL, endpoint_set, names, plain, prepare_output
from bot.hosting.outages import reason
from bot.settings import Settings
from bot.words import words

DUE = "→"
FACE = Path(__file__).parents[1] / "marks" / "face.png"
SERVER, PERSON = ["applications.commands", "bot"], ["applications.commands"]  # scopes of the install links
OF_ONE_FIELD = (400, 403)  # statuses by which Discord refuses what one request sets


async def setup(settings: Settings, *, is_sure: bool) -> int:
    """Show what the application lacks, ask unless `is_sure`, set it, and print the invite link.

    Return 0, or 2 if Discord refused something, there was no terminal to ask in, or the host has to do something.
    Errors: discord.LoginFailure; OSError, aiohttp.ClientError and discord.DiscordException if Discord doesn't answer.
    """
    prepare_output()
    say = words()
    async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=PATIENCE_S) as client:
        async with asyncio.timeout(PATIENCE_S):
            await client.login(settings.discord_token or "")
            application = await client.application_info()
        lacks, is_well = list(_lacks(settings, application)), True
        problem = endpoint_set(application)
        print(say("setup-found" if lacks else "setup-nothing", name=plain(str(client.user))))
        for message, facts, _ in lacks:
            print(DUE, say(message, **facts), flush=True)
        if problem:  # another program may listen there: the host decides
            print(PROBLEM, say("check-endpoint", problem=problem))
        if lacks and not is_sure and not (sys.stdin and sys.stdin.isatty()):
            print(say("setup-unasked"))
            is_well = False
        elif lacks and not is_sure and not await asyncio.to_thread(_is_wanted):
            print(say("setup-left"))
        else:
            is_well = all([await _set(application, message, fields) for message, _, fields in lacks])
            await _forget_refused(settings.database_url, client.application_id)
        print(say("check-invite", link=invite_url(client.application_id)))
        return 0 if is_well and not problem else 2


async def _forget_refused(url: str, application_id: int | None) -> None:
    """Let the next start send commands that Discord refused, and print that, or why it won't."""
    try:
        if refused_of((await inspect(url)).notes, application_id):
            store = Store(url)
            try:
                await store.open()
                await store.notes.set_note(note_of(application_id), "")
            finally:
                await store.close()
            print(WELL, words()("setup-commands"))
    except StoreError as error:
        print(NOTE, words()("check-database-unusable", reason=reason(error)))


def _lacks(settings: Settings, application: discord.AppInfo) -> Iterator[tuple[str, dict[str, str], dict[str, Any]]]:
    """Yield each thing to set: the message that tells it, its facts, and the fields of the application."""
    say, flags = words(), application.flags
    if settings.typed_commands and not may_read(flags):
        flags.gateway_message_content_limited = True
        yield "setup-intent", {"prefix": settings.command_prefix}, {"flags": flags}
    # Discord makes no install links if the host has one, or for a private application.
    if application.bot_public and not application.custom_install_url and not _has_links(application):
        scopes = {"guild_install_scopes": SERVER, "user_install_scopes": PERSON}
        facts = {"permissions": say.all_of(names(PERMISSIONS))}
        yield "setup-links", facts, scopes | {"guild_install_permissions": PERMISSIONS}
    if not application.description:
        text = say("setup-own-description")
        yield "setup-description", {"text": text}, {"description": text}
    if not application.tags:
        tags = say("setup-own-tags").split(", ")
        yield "setup-tags", {"tags": say.all_of(tags)}, {"tags": tags}
    if application.icon is None:
        yield "setup-icon", {}, {"icon": FACE.read_bytes()}


def _has_links(application: discord.AppInfo) -> bool:
    configs = (application.guild_integration_config, application.user_integration_config)
    server, person = (config and config.oauth2_install_params for config in configs)
    is_for_servers = server and sorted(server.scopes) == SERVER and server.permissions == PERMISSIONS
    return bool(is_for_servers and person and person.scopes == PERSON)


def _is_wanted() -> bool:
    """Ask in the terminal. The end of the input is a no."""
    try:
        return input(words()("setup-ask") + " ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


async def _set(application: discord.AppInfo, change: str, fields: Mapping[str, Any]) -> bool:
    """Set one thing and print what became of it. Return whether Discord took it. Errors: as of setup."""
    say, why = words(), ""
    try:
        edited = await asyncio.wait_for(application.edit(**fields), PATIENCE_S)
        if "flags" in fields and not may_read(edited.flags):
            why = say("setup-ignored")  # Discord leaves out flags that a bot may not set
    except discord.HTTPException as error:
        if error.status not in OF_ONE_FIELD or error.text.lstrip().startswith("<"):  # a web page isn't Discord's
            raise
        why = plain(" ".join(error.text.split())).removesuffix(".")
    told = say("setup-refused", change=change, reason=why) if why else say("setup-done", change=change)
    print(PROBLEM if why else WELL, told, flush=True)
    return not why
