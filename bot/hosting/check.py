"""`python -m bot check`: print whether everything the bot needs is there. It changes nothing.

Each line begins with a tick, a cross for a problem, or an exclamation mark for what a host should know.
Discord is asked by REST: a gateway session, one of a thousand sign-ins a day, begins only if the host asks for it.
"""

import asyncio
import contextlib
import io
import logging
import os
import sys
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import aiohttp
import discord

from bot.core.chat.client import PERMISSIONS, intents_of, invite_url, may_read
from bot.core.chat.syncing import refused_of
from bot.core.store import Refused, StoreError, inspect
from bot.core.store.copying import sqlite_file
from bot.hosting.asking import ANYWHERE, WITHIN_S
from bot.hosting.gateway import proxy_of
from bot.hosting.outages import reason, time_of
from bot.hosting.serve import first_of
from bot.settings import GATEWAY_OFF, Settings, leftovers, secret_files, unknown
from bot.words import words

WELL, NOTE, PROBLEM = "✓", "!", "✗"
MAX_NAME_LENGTH = 100
PATIENCE_S = 30
MAX_SERVERS = 200  # Discord lists that many at once
MAX_LOOKED_INTO = 10  # a bot in more servers has only its roles looked at: the channels of each take three requests
UNREACHABLE = (OSError, aiohttp.ClientError, discord.DiscordException)


async def check(settings: Settings, environ: Mapping[str, str], dotenv_path: Path, *, opens_gateway: bool) -> int:
    """Print the state of all that the bot needs; return 0, or 1 for a problem. opens_gateway: connect a shard, too."""
    prepare_output()
    run = _Check(settings)
    run.check_settings(environ, dotenv_path)
    await run.check_database()
    run.check_files(secret_files(environ, dotenv_path))
    await run.check_network()
    await run.check_discord(opens_gateway=opens_gateway)
    return 0 if run.is_well else 1


def prepare_output() -> None:
    """Let old terminals show ticks and servers' names, and leave out discord.py's own lines."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    logging.getLogger("discord").addHandler(logging.NullHandler())


async def invite_link(token: str) -> str:
    """Return the link that adds the bot to a server. Errors: discord.LoginFailure, and OSError without a network."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        return invite_url(client.application_id)


class _Check:
    """One run, which prints what it finds at once. is_well: whether there is no problem so far."""

    def __init__(self, settings: Settings) -> None:
        self._settings, self._notes = settings, dict[str, str]()
        self.is_well = True

    def _tell(self, mark: str, message: str, **data: str | int) -> None:
        print(mark, words()(message, **data), flush=True)
        self.is_well &= mark != PROBLEM

    def check_settings(self, environ: Mapping[str, str], dotenv_path: Path) -> None:
        """Tell whether a start takes the settings, and which names are gone or may be misspelt."""
        left = leftovers(environ, dotenv_path)
        if all(problem.code != GATEWAY_OFF for problem in left):
            self._tell(WELL, "check-settings")
        for problem in left:
            mark = PROBLEM if problem.code == GATEWAY_OFF else NOTE
            told = words()(problem.code, variable=problem.variable, options=str(problem.data.get("options")))
            self._tell(mark, "check-setting-gone", problem=told)
        for name, nearest in unknown(environ, dotenv_path).items():
            code = "check-setting-near" if nearest else "check-setting-unknown"
            self._tell(NOTE, code, name=name, nearest=nearest or "")

    def check_files(self, files: list[Path]) -> None:
        """Tell which files with secrets, and which database, others may read. A container's secrets are its own."""
        with contextlib.suppress(Refused):  # what is no database may belong to others
            files = [*files, *([sqlite_file(self._settings.database_url)] if self.is_well else [])]
        for file in files if os.name == "posix" else ():
            with contextlib.suppress(OSError):  # it isn't there, or its folder is closed
                if file.stat().st_mode & 0o004 and not file.is_relative_to("/run/secrets"):
                    self._tell(NOTE, "check-file-open", path=str(file))

    async def check_database(self) -> None:
        """Tell the database's state. A due upgrade is no problem: the next start does it."""
        try:
            found = await inspect(self._settings.database_url)
        except StoreError as error:
            self._tell(PROBLEM, "check-database-unusable", reason=reason(error))
            return
        self._notes.update(found.notes)
        if found.missing is not None:
            self._tell(WELL, "check-database-missing", path=found.missing)
        elif found.at is None:
            self._tell(WELL, "check-database-empty")
        elif found.at != found.needed:
            self._tell(NOTE, "check-database-upgrade", at=found.at, needed=found.needed)
        else:
            self._tell(WELL, "check-database")

    async def check_network(self) -> None:
        """Tell the proxy for Discord, if there is one, and whether a port is taken that the bot would listen at."""
        proxy, shown = proxy_of(self._settings.discord_api_url)
        if shown:
            told = words()("log-proxy", proxy=shown, used=str(bool(proxy)))
            self._tell(WELL if proxy else NOTE, "check-network", told=told)
        host, port = self._settings.health_host, self._settings.health_port
        try:
            if port is not None:
                (await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)).close()
        except OSError as error:
            asked = HTTPConnection(ANYWHERE.get(host, host), port, timeout=WITHIN_S)
            with contextlib.suppress(OSError, HTTPException), contextlib.closing(asked):
                asked.request("GET", "/metrics")
                if b"tictactoe_" in asked.getresponse().read():
                    return  # it is the bot itself
            facts = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
            told = words()("setting-port-unusable", variable="HEALTH_PORT", **facts)
            self._tell(PROBLEM, "check-setting-gone", problem=told)

    async def check_discord(self, *, opens_gateway: bool) -> None:
        if (token := self._settings.discord_token) is None:
            self._tell(PROBLEM, "check-token-missing")
            return
        async with discord.AutoShardedClient(
            intents=intents_of(self._settings), max_ratelimit_timeout=PATIENCE_S, chunk_guilds_at_startup=False
        ) as client:
            try:
                await asyncio.wait_for(client.login(token), PATIENCE_S)
            except discord.LoginFailure:
                self._tell(PROBLEM, "check-token-refused")
                return
            except UNREACHABLE as error:
                self._tell(PROBLEM, "check-token-unknown", reason=reason(error))
                return
            self._tell(WELL, "check-token", name=plain(str(client.user)))
            self._check_intents(client)
            if problem := endpoint_set(client.application):
                self._tell(PROBLEM, "check-endpoint", problem=problem)
            if refused := refused_of(self._notes, client.application_id):
                self._tell(PROBLEM, "check-commands-refused", refused=refused)
            try:
                await self._check_permissions(client)
                await self._check_gateway(client, opens_gateway=opens_gateway)
            except UNREACHABLE as error:
                self._tell(PROBLEM, "check-interrupted", reason=reason(error))
            self._tell(WELL, "check-invite", link=invite_url(client.application_id))

    def _check_intents(self, client: discord.Client) -> None:
        if not self._settings.typed_commands:
            self._tell(WELL, "check-intents-off")
        elif may_read(client.application_flags):
            self._tell(WELL, "check-intents")
        else:
            self._tell(PROBLEM, "check-intents-missing", prefix=self._settings.command_prefix)

    async def _check_permissions(self, client: discord.Client) -> None:
        """Compare what the bot's roles allow in each server with what the invite asks for. Errors: UNREACHABLE."""
        is_well = True
        servers = await asyncio.wait_for(client.http.get_guilds(MAX_SERVERS, with_counts=False), PATIENCE_S)
        for server in servers:
            if missing := PERMISSIONS & ~discord.Permissions(int(server["permissions"])):
                lacks = words().all_of(names(missing))
                self._tell(PROBLEM, "check-permissions-missing", server=plain(server["name"]), missing=lacks)
                is_well = False
            elif len(servers) <= MAX_LOOKED_INTO:
                is_well &= await self._check_channels(client, int(server["id"]))
        if len(servers) > MAX_LOOKED_INTO:
            self._tell(NOTE, "check-permissions-roles", most=MAX_LOOKED_INTO)
        if is_well:
            self._tell(WELL, "check-permissions", servers=len(servers))
        count = client.application.approximate_guild_count if client.application else 0
        if count > len(servers):
            self._tell(NOTE, "check-permissions-bounded", looked=len(servers), servers=count)

    async def _check_channels(self, client: discord.Client, server_id: int) -> bool:
        """Return whether some text channel of a server allows all. If not, tell why. Errors: UNREACHABLE."""
        async with asyncio.timeout(PATIENCE_S):
            guild = await client.fetch_guild(server_id, with_counts=False)
            me, channels = await guild.fetch_member(client.user.id if client.user else 0), await guild.fetch_channels()
        by_id, told = {each.id: each for each in channels}, list[dict[str, str]]()
        targets: list[discord.Member | discord.Role] = [me, *reversed(me.roles)]
        for channel in (each for each in channels if isinstance(each, discord.TextChannel)):
            allowed, category = channel.permissions_for(me), by_id.get(channel.category_id or 0)
            if allowed >= PERMISSIONS:
                return True
            lacks = PERMISSIONS & ~allowed if allowed.view_channel else discord.Permissions(view_channel=True)
            place = category if category and category.overwrites == channel.overwrites else channel
            for target in targets:
                if denied := lacks & channel.overwrites_for(target).pair()[1]:
                    whose = "me" if target == me else "everyone" if target == guild.default_role else "role"
                    facts = {"place": plain(place.name), "kind": place.type.name, "role": plain(target.name)}
                    facts |= {"server": plain(guild.name), "whose": whose, "missing": words().all_of(names(denied))}
                    told += [facts] if facts not in told else []
        for facts in told[:3]:
            self._tell(PROBLEM, "check-permissions-overwrite", **facts)
        return not told

    async def _check_gateway(self, client: discord.AutoShardedClient, *, opens_gateway: bool) -> None:
        """Compare the settings' shards with those Discord recommends, and with the sign-ins left today."""
        recommended, _, limits = await asyncio.wait_for(client.http.get_bot_gateway(), PATIENCE_S)
        count, left = self._settings.shard_count or recommended, limits["remaining"]
        ids = self._settings.shard_ids or range(count)
        if count < recommended:
            self._tell(NOTE, "check-shards-few", count=count, recommended=recommended)
        if left < len(ids):
            time = time_of(limits["reset_after"] / 1000)
            self._tell(PROBLEM, "check-sign-ins-spent", left=left, needed=len(ids), time=time)
        else:
            self._tell(WELL, "check-sign-ins", left=left, total=limits["total"], recommended=recommended)
        if opens_gateway and left <= len(ids):
            self._tell(NOTE, "check-gateway-spared")
        elif opens_gateway:
            client.shard_count, client.shard_ids = count, [ids[0]]
            await self._connect(client)

    async def _connect(self, client: discord.AutoShardedClient) -> None:
        """Connect the client's one shard until Discord greets it."""
        tasks = await first_of(client.connect(reconnect=False), client.wait_for("shard_connect", timeout=PATIENCE_S))
        error, greeting = await asyncio.gather(*tasks, return_exceptions=True)
        if not isinstance(greeting, BaseException):
            self._tell(WELL, "check-gateway")
        elif isinstance(error, discord.PrivilegedIntentsRequired):
            self._tell(PROBLEM, "check-intents-missing", prefix=self._settings.command_prefix)
        elif isinstance(error, Exception):
            self._tell(PROBLEM, "check-gateway-unreachable", reason=reason(error))
        else:
            self._tell(PROBLEM, "check-gateway-silent")


def endpoint_set(application: discord.AppInfo | None) -> str:
    """Return what to do if Discord sends slash commands and presses to an address, not by the gateway; else ""."""
    url = application and application.interactions_endpoint_url
    return words()("log-endpoint-set", url=plain(url)) if url else ""


def names(permissions: discord.Permissions) -> list[str]:
    """Return the permissions' names, as Discord shows them in English."""
    found = (name for name, is_set in permissions if is_set)
    return ["View Channel" if name == "read_messages" else name.replace("_", " ").title() for name in found]


def plain(name: str) -> str:
    """Return a name from Discord fit for a terminal: one line, nothing invisible, no escapes, not endless.

    >>> plain("ab\\x1b[31mc\\u202e")
    'ab?[31mc?'
    """
    shown = "".join(each if each.isprintable() else "?" for each in name)
    return shown if len(shown) <= MAX_NAME_LENGTH else shown[: MAX_NAME_LENGTH - 1] + "…"
