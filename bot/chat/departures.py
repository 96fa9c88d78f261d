"""Departures: notes which servers the bot has left, and has what was kept of them deleted in time.

A server that Discord can't reach for a while is not left: discord.py tells of it by another event, and it stays among
the client's servers. Nothing is deleted before all shards of this process have said which servers they have.
"""

import logging

import discord
from discord.ext import commands

from bot.community.retention import Retention
from bot.store import StoreError

log = logging.getLogger(__name__)


class Departures(commands.Cog):
    def __init__(self, client: discord.Client, retention: Retention) -> None:
        self._client, self._retention = client, retention
        self._is_reconciled = False

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._note(guild, is_there=True)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._note(guild, is_there=False)

    async def sweep(self) -> None:
        """Delete some of what is kept of a server that was left long ago. Errors: StoreError."""
        if not self._client.is_ready():
            return
        known = {guild.id for guild in self._client.guilds}
        if not self._is_reconciled:
            await self._retention.reconcile(known)
            self._is_reconciled = True
        await self._retention.sweep_servers(known)

    async def _note(self, guild: discord.Guild, *, is_there: bool) -> None:
        """Note it now, or, if the database is away, at the next sweep."""
        try:
            await (self._retention.join(guild.id) if is_there else self._retention.leave(guild.id))
        except StoreError:
            self._is_reconciled = False
            log.info("That server %s was joined or left is noted when the database is back", guild.id)
