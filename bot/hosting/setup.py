"""`python -m bot setup`: set what a host would click in the developer portal, with the bot's own token.

It sets one thing a request, so that Discord can refuse one and take the others, and a second run finishes a broken one.
What a host has written or drawn stays. Source: docs.discord.com/developers/resources/application (Edit Current
Application).
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import discord

from bot.core.chat.client import PERMISSIONS, invite_url, may_read
from bot.hosting.check import PATIENCE_S, PROBLEM, WELL, names, plain, prepare_output
from bot.settings import Settings
from bot.words import words

DUE = "→"
FACE = Path(__file__).parents[1] / "marks" / "face.png"
SERVER, PERSON = ["applications.commands", "bot"], ["applications.commands"]
"""The scopes of the install links."""
Link = tuple[list[str], discord.Permissions]
OF_ONE_FIELD = (400, 403)
"""Statuses by which Discord refuses what one request sets."""


class Change(NamedTuple):
    """One thing to set: the message that tells it, and the request."""

    message: str
    edit: Callable[[], Awaitable[object]]
    facts: dict[str, str]

    def text(self) -> str:
        return words()(self.message, **self.facts)


async def setup(settings: Settings, *, is_sure: bool) -> int:
    """Show what the application lacks, ask if there is a terminal, and set it. Print the invite link.

    is_sure: set it without asking. Return 0, or 2 if Discord refused something or there was no terminal to ask in.
    Errors: discord.LoginFailure; OSError, aiohttp.ClientError and discord.DiscordException if Discord doesn't answer.
    """
    prepare_output()
    say = words()
    async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=PATIENCE_S) as client:
        async with asyncio.timeout(PATIENCE_S):
            await client.login(settings.discord_token or "")
        found, is_well = await _changes(settings, client), True
        print(say("setup-found" if found else "setup-nothing", name=plain(str(client.user))))
        for each in found:
            print(DUE, each.text(), flush=True)
        if found and not is_sure and not (sys.stdin and sys.stdin.isatty()):
            print(say("setup-unasked"))
            is_well = False
        elif found and not is_sure and not await asyncio.to_thread(_is_wanted):
            print(say("setup-left"))
        elif found:  # and not what the host has set meanwhile
            is_well = all([await _set(each) for each in await _changes(settings, client)])
        print(say("check-invite", link=invite_url(client.application_id)))
        return 0 if is_well else 2


async def _changes(settings: Settings, client: discord.Client) -> list[Change]:
    """Ask Discord what the application and its bot lack. Errors: as of setup."""
    async with asyncio.timeout(PATIENCE_S):
        application = await client.application_info()
    return list(_lacks(settings, application, client.user))


def _lacks(settings: Settings, application: discord.AppInfo, user: discord.ClientUser | None) -> Iterator[Change]:
    say, edit = words(), application.edit
    if settings.typed_commands and settings.gateway and not may_read(flags := application.flags):
        flags.gateway_message_content_limited = True
        yield Change("setup-intent", partial(edit, flags=flags), {"prefix": settings.command_prefix})
    server, person = _link(application.guild_integration_config), _link(application.user_integration_config)
    if _may_have_links(application) and (server != (SERVER, PERMISSIONS) or not person or person[0] != PERSON):
        links = partial(
            edit, guild_install_scopes=SERVER, guild_install_permissions=PERMISSIONS, user_install_scopes=PERSON
        )
        facts = {"permissions": say.all_of(names(PERMISSIONS)), "server": _shown(server), "person": _shown(person)}
        yield Change("setup-links", links, facts)
    if not application.description:
        text = say("setup-own-description")
        yield Change("setup-description", partial(edit, description=text), {"text": text})
    if not application.tags:
        tags = say("setup-own-tags").split(", ")
        yield Change("setup-tags", partial(edit, tags=tags), {"tags": say.all_of(tags)})
    if application.icon is None:
        if user is not None and user.avatar is None:  # a bot with an icon alone has a face of its host's
            yield Change("setup-avatar", partial(user.edit, avatar=FACE.read_bytes()), {})
        yield Change("setup-icon", partial(edit, icon=FACE.read_bytes()), {})


def _may_have_links(application: discord.AppInfo) -> bool:
    """Return whether Discord makes the install links. Not if the host has one, and a private application has none."""
    return application.bot_public and not application.custom_install_url


def _link(config: discord.IntegrationTypeConfig | None) -> Link | None:
    found = config.oauth2_install_params if config else None
    return (sorted(found.scopes), found.permissions) if found else None


def _shown(link: Link | None) -> str:
    """Return the scopes and permissions of a link, as words."""
    return words().all_of([*link[0], *names(link[1])]) if link else words()("setup-link-missing")


def _is_wanted() -> bool:
    """Ask in the terminal. The end of the input is a no."""
    try:
        return input(words()("setup-ask") + " ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


async def _set(change: Change) -> bool:
    """Set one thing and print what became of it. Return whether Discord took it.

    Errors: OSError, aiohttp.ClientError and discord.DiscordException if that isn't known.
    """
    say, why = words(), ""
    try:
        async with asyncio.timeout(PATIENCE_S):
            edited = await change.edit()
        if change.message == "setup-intent" and isinstance(edited, discord.AppInfo) and not may_read(edited.flags):
            why = say("setup-ignored")  # Discord leaves out flags that a bot may not set
    except discord.HTTPException as error:
        if error.status not in OF_ONE_FIELD or error.text.lstrip().startswith("<"):  # a web page isn't Discord's
            raise
        why = plain(" ".join(error.text.split())).removesuffix(".")
    if why:
        print(PROBLEM, say("setup-refused", change=change.message, reason=why), flush=True)
        return False
    print(WELL, say("setup-done", change=change.message), flush=True)
    if change.message == "setup-intent":
        print(" ", say("setup-restart"))
    return True
