"""`python -m bot check`: is everything there that the bot needs? It changes nothing, anywhere.

Each line begins with a tick, a cross for what is amiss, or an exclamation mark for what a host should know.
"""

import io
import logging
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import discord

from bot.chat.client import invite_url
from bot.hosting.checked_database import database_findings
from bot.hosting.checked_discord import discord_findings
from bot.hosting.findings import Finding, Mark, note, well
from bot.settings import Settings, unknown
from bot.words import words


async def check(
    settings: Settings, environ: Mapping[str, str], dotenv_path: Path | None, *, opens_gateway: bool = False
) -> int:
    """Print the state of settings, database, token, intents, shards and permissions. Return 0, or 1 if one is amiss.

    environ, dotenv_path: what the settings were read from. opens_gateway: whether to connect one shard, for a moment.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # no name of a server, and no tick, is worth a traceback
    logging.getLogger("discord").addHandler(logging.NullHandler())  # what it warns of is said in our words
    is_well = True
    async for mark, sentence in _findings(settings, unknown_of(environ, dotenv_path), opens_gateway=opens_gateway):
        print(mark, sentence, flush=True)
        is_well &= mark is not Mark.AMISS
    return 0 if is_well else 1


async def invite_link(token: str) -> str:
    """Return the link that adds the bot to a server. Errors: discord.LoginFailure, and OSError without a network."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        return invite_url(client.application_id)


def unknown_of(environ: Mapping[str, str], dotenv_path: Path | None) -> list[Finding]:
    """Return a line for each variable that is probably meant as a setting and is none. Its value is in none of them."""
    say, found = words(), list[Finding]()
    for name, nearest in unknown(environ, dotenv_path):
        slip = say("check-setting-near", name=name, nearest=nearest) if nearest else ""
        found.append(note(slip or say("check-setting-unknown", name=name)))
    return found


async def _findings(settings: Settings, slips: list[Finding], *, opens_gateway: bool) -> AsyncIterator[Finding]:
    yield well(words()("check-settings"))
    for slip in slips:
        yield slip
    async for finding in database_findings(settings):
        yield finding
    async for finding in discord_findings(settings, opens_gateway=opens_gateway):
        yield finding
