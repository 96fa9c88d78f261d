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
from bot.features.permissions.rules import EXTRA, NEEDED, Lookup, missing


class PermissionCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        self._answer, self._settings, self._servers = bot.answerer.answer, bot.settings, bot.services.store.servers

    @hybrid("permissions")
    @IN_SERVERS
    async def permissions(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self.show, _looked_up(ctx))

    async def show(self, request: Request, found: Lookup | None) -> PermissionsReply:
        """Show what the bot may do in the asker's channel. Errors: permissions-no-channel in direct messages."""
        if found is None:
            raise Refusal("permissions-no-channel")
        prefix = (await self._servers.of(request.place.guild_id)).prefix or self._settings.command_prefix
        typed = prefix if self._settings.typed_commands else None
        return PermissionsReply(request.place.channel_id, *missing(found), found.members_may_use, typed)


def _looked_up(ctx: commands.Context[Any]) -> Lookup | None:
    """Return what the bot may do in a command's channel, and in its server as far as this process knows that."""
    guild, channel = ctx.guild, ctx.channel
    if guild is None or isinstance(channel, discord.PartialMessageable | discord.abc.PrivateChannel):
        return None
    me = guild.get_member(ctx.bot.user.id)
    roles = _named(me.guild_permissions) if me else None
    everyone = None
    if guild.roles and (not isinstance(channel, discord.Thread) or channel.parent):
        everyone = channel.permissions_for(guild.default_role).use_application_commands
    # Of an interaction discord.py would add what answers may have anyway.
    here = ctx.interaction.app_permissions if ctx.interaction else ctx.bot_permissions
    return Lookup(_named(here), roles, everyone, isinstance(channel, discord.Thread))


def _named(allowed: discord.Permissions) -> dict[str, bool]:
    return {name: getattr(allowed, name) for name in (*NEEDED, *EXTRA)}
