"""The command `permissions`."""

from typing import Any

import discord
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import IN_SERVERS, hybrid
from bot.core.chat.request import Request
from bot.core.chat.responders import responder_of
from bot.core.chat.syncing import NONE
from bot.core.game import Refusal
from bot.features.permissions.pages import EXTRA, NEEDED, PermissionsReply


class PermissionCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        self._bot = bot
        self._answer, self._servers = bot.answerer.answer, bot.services.store.servers

    @hybrid("permissions")
    @IN_SERVERS
    async def permissions(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self.show, ctx)

    async def show(self, request: Request, ctx: commands.Context[Any]) -> PermissionsReply:
        """Show what the bot may do in a command's channel. Errors: permissions-no-channel in direct messages."""
        guild, channel = ctx.guild, ctx.channel
        if guild is None or isinstance(channel, discord.PartialMessageable | discord.abc.PrivateChannel):
            raise Refusal("permissions-no-channel")
        me = guild.get_member(ctx.bot.user.id)
        # Of an interaction discord.py would add what answers may have anyway.
        here = _named(ctx.interaction.app_permissions if ctx.interaction else ctx.bot_permissions)
        roles = _named(me.guild_permissions) if me else None
        is_thread, in_threads = isinstance(channel, discord.Thread), (await self._servers.of(guild.id)).threads
        return PermissionsReply(channel.id, here, roles, is_thread, in_threads, self._bot.upload.refused != NONE)


def _named(allowed: discord.Permissions) -> dict[str, bool]:
    return {name: getattr(allowed, name) for name in (*NEEDED, *EXTRA)}
