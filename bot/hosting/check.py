"""`python -m bot check`: print whether everything the bot needs is there. It changes nothing.

Each line begins with a tick, a cross for a problem, or an exclamation mark for what a host should know.
"""

import io
import logging
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import discord

from bot.core.chat.client import invite_url
from bot.core.store import StoreError, inspect
from bot.hosting.checked_discord import Finding, Mark, discord_findings
from bot.hosting.reasons import reason
from bot.settings import Settings, SettingsError, unknown
from bot.words import words


async def check(
    settings: Settings, environ: Mapping[str, str], dotenv_path: Path | None, *, opens_gateway: bool = False
) -> int:
    """Print the state of settings, database, token, intents, shards and permissions. Return 0, or 1 for a problem.

    environ, dotenv_path: what the settings were read from. opens_gateway: whether to connect one shard, for a moment.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # for ticks and servers' names on old terminals
    logging.getLogger("discord").addHandler(logging.NullHandler())  # the findings say it in our words
    is_well = True
    async for mark, sentence in _findings(settings, environ, dotenv_path, opens_gateway=opens_gateway):
        print(mark, sentence, flush=True)
        is_well &= mark is not Mark.PROBLEM
    return 0 if is_well else 1


async def invite_link(token: str) -> str:
    """Return the link that adds the bot to a server. Errors: discord.LoginFailure, and OSError without a network."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        return invite_url(client.application_id)


async def _findings(
    settings: Settings, environ: Mapping[str, str], dotenv_path: Path | None, *, opens_gateway: bool
) -> AsyncIterator[Finding]:
    yield _settings_finding(settings)
    for name, nearest in unknown(environ, dotenv_path):
        code = "check-setting-near" if nearest else "check-setting-unknown"
        yield Finding(Mark.NOTE, words()(code, name=name, nearest=nearest or ""))
    yield await _database_finding(settings)
    async for finding in discord_findings(settings, opens_gateway=opens_gateway):
        yield finding


def _settings_finding(settings: Settings) -> Finding:
    """Find what a start would refuse although each setting could be read."""
    try:
        if settings.interactions_port is not None:
            from bot.hosting.http import listening

            listening.check()
    except SettingsError as error:
        (problem,) = error.problems
        return Finding(
            Mark.PROBLEM, words()("check-settings-problem", problem=words()(problem.code, variable=problem.variable))
        )
    return Finding(Mark.WELL, words()("check-settings"))


async def _database_finding(settings: Settings) -> Finding:
    """Find the database's state. A due upgrade is no problem: the next start does it."""
    say = words()
    try:
        found = await inspect(settings.database_url)
    except StoreError as error:
        return Finding(Mark.PROBLEM, say("check-database-unusable", reason=reason(error)))
    if found.missing is not None:
        return Finding(Mark.WELL, say("check-database-missing", path=found.missing))
    if found.at is None:
        return Finding(Mark.WELL, say("check-database-empty"))
    if found.at != found.needed:
        return Finding(Mark.NOTE, say("check-database-upgrade", at=found.at, needed=found.needed))
    return Finding(Mark.WELL, say("check-database"))
