"""The month's champion on Discord: the command of those who manage a server, and the role."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import add_action, described, options
from bot.core.chat.handlers import fail
from bot.core.chat.replies import Said
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.chat.traffic import TOO_MANY, UNDELIVERED
from bot.core.game import Refusal
from bot.features.champions.rules import Posting
from bot.features.champions.service import Champions


class Roles:
    """Asks Discord, not the cache, what the bot may give: a process without a gateway has none."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def check(self, guild_id: int, role_id: int, asker_id: int) -> None:
        """Check that the bot may give a role, and that the asker may: else they could raise themselves by it.

        Errors: champions-no-such-role, champions-managed, champions-no-right, champions-too-high, champions-above-you.
        """
        me = self._client.user
        guild = await self._client.fetch_guild(guild_id)
        role, ours = guild.get_role(role_id), await guild.fetch_member(me.id if me else 0)
        theirs = await guild.fetch_member(asker_id)
        if role is None:
            raise Refusal("champions-no-such-role")
        if role.managed or role.is_default():
            raise Refusal("champions-managed")
        if not ours.guild_permissions.manage_roles:
            raise Refusal("champions-no-right")
        if role >= ours.top_role:
            raise Refusal("champions-too-high")
        if guild.owner_id != asker_id and not (theirs.guild_permissions.manage_roles and role < theirs.top_role):
            raise Refusal("champions-above-you")

    async def crown(self, posting: Posting, user_id: int) -> str | None:
        """Give a posting's role to a user, and take it from the last champion.

        Returns the message that says why it couldn't, or ""; None if Discord is away: try again.
        """
        try:
            await self._client.http.add_role(posting.place.guild_id or 0, user_id, posting.role_id or 0)
        except UNDELIVERED as error:
            return None if getattr(error, "status", TOO_MANY) >= TOO_MANY else "champions-not-given"
        return "" if user_id == posting.champion_id or await self.take(posting) else None

    async def take(self, posting: Posting) -> bool:
        """Take the role from its champion. Returns false if Discord is away; what it refuses is left as it is."""
        if posting.champion_id and posting.role_id:
            try:
                await self._client.http.remove_role(posting.place.guild_id or 0, posting.champion_id, posting.role_id)
            except UNDELIVERED as error:
                return bool(getattr(error, "status", TOO_MANY) < TOO_MANY)
        return True


class ChampionCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, champions: Champions, roles: Roles) -> None:
        self._answer, self._champions, self._roles = bot.answerer.answer, champions, roles
        managers = discord.Permissions(manage_guild=True)
        slash = app_commands.Group(**described("champion"), default_permissions=managers, guild_only=True)
        bot.tree.add_command(slash)
        slash.command(**described("champion-here") | {"name": "here"})(self.here_by_slash)
        add_action(slash, "stop", self.stop_by_slash)

    @options("champion-here", "role")
    async def here_by_slash(self, interaction: discord.Interaction[Any], role: discord.Role | None = None) -> None:
        responder = InteractionResponder(interaction, with_rights=True)
        await self._answer(responder, self.here, role.id if role else None)

    async def stop_by_slash(self, interaction: discord.Interaction[Any], _action: str) -> None:
        await self._answer(InteractionResponder(interaction, with_rights=True), self.stop)

    @commands.command(name="champion", aliases=["champions"])
    async def champion_by_words(self, ctx: commands.Context[Any], action: str = "", *, role: str = "") -> None:
        responder = TypedResponder(ctx, with_rights=True)
        match action.lower(), role:
            case "here", "":
                await self._answer(responder, self.here)
            case "here", _:
                try:
                    found = (await commands.RoleConverter().convert(ctx, role)).id
                except (commands.RoleNotFound, commands.NoPrivateMessage):
                    found = 0
                await self._answer(responder, self.here, found)
            case "stop", "":
                await self._answer(responder, self.stop)
            case _:
                await self._answer(responder, fail, Refusal("champions-no-such-action"))

    async def here(self, request: Request, role_id: int | None = None) -> Said:
        """Post each month's table in this channel. role_id: goes to its first. Errors: champions-cannot-post, ..."""
        guild_id = _managed_server(request)
        if not request.rights.edit_later:
            raise Refusal("champions-cannot-post")
        if role_id is not None:
            await self._roles.check(guild_id, role_id, request.user.id)
        before = await self._champions.posting_of(guild_id)
        await self._champions.post_in(guild_id, request.place.channel_id, role_id)
        if before and before.role_id != role_id:
            await self._roles.take(before)
        return Said("champions-posted", {"role": str(role_id or 0)})

    async def stop(self, request: Request) -> Said:
        guild_id = _managed_server(request)
        if (before := await self._champions.posting_of(guild_id)) is None:
            raise Refusal("champions-not-posted")
        await self._champions.stop_posting(guild_id)
        await self._roles.take(before)
        return Said("champions-stopped")


def _managed_server(request: Request) -> int:
    """Return the server that the asker may manage. Errors: champions-servers-only, champions-managers-only."""
    if request.place.guild_id is None:
        raise Refusal("champions-servers-only")
    if not request.rights.manage_server:
        raise Refusal("champions-managers-only")
    return request.place.guild_id
