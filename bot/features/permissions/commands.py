"""The command `permissions`."""

from typing import Any

import discord
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import IN_SERVERS, hybrid
from bot.core.chat.request import Request
from bot.core.chat.responders import responder_of
from bot.core.game import Refusal
from bot.features.permissions.pages import PermissionsReply
from bot.features.permissions.rules import EXTRA, FOR_THREADS, IN_THREAD, NEEDED, withheld


class PermissionCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        self._answer, self._settings, self._servers = bot.answerer.answer, bot.settings, bot.services.store.servers

    @hybrid("permissions")
    @IN_SERVERS
    async def permissions(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self.show, ctx)

    async def show(self, request: Request, ctx: commands.Context[Any]) -> PermissionsReply:
        """Show what the bot may do in a command's channel. Errors: permissions-no-channel in direct messages."""
        guild, channel = ctx.guild, ctx.channel
        if guild is None or isinstance(channel, discord.PartialMessageable | discord.abc.PrivateChannel):
            raise Refusal("permissions-no-channel")
        me, is_thread = guild.get_member(ctx.bot.user.id), isinstance(channel, discord.Thread)
        # Of an interaction discord.py would add what answers may have anyway.
        here = _named(ctx.interaction.app_permissions if ctx.interaction else ctx.bot_permissions)
        roles = _named(me.guild_permissions) if me else None
        set_here = await self._servers.of(guild.id)
        needed, extra = (IN_THREAD, EXTRA[1:]) if is_thread else (NEEDED, EXTRA)
        if set_here.threads and not is_thread:
            needed, extra = (*NEEDED, *FOR_THREADS), EXTRA[len(FOR_THREADS) :]
        missing, off = ({name: withheld(name, here, roles) for name in names} for names in (needed, extra))
        everyone = None
        if guild.roles and (not isinstance(channel, discord.Thread) or channel.parent):
            everyone = channel.permissions_for(guild.default_role).use_application_commands
        prefix = set_here.prefix or self._settings.command_prefix
        typed = prefix if self._settings.typed_commands else None
        return PermissionsReply(channel.id, missing, off, everyone, typed)


def _named(allowed: discord.Permissions) -> dict[str, bool]:
    return {name: getattr(allowed, name) for name in (*NEEDED, *EXTRA)}
