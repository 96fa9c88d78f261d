"""The month's champion on Discord: the command of those who manage a server, and the role."""

import contextlib
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import add_action, described, options
from bot.core.chat.replies import Said
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.chat.traffic import TOO_MANY, UNDELIVERED
from bot.core.game import Place, Refusal
from bot.features.champions.sql import Champions, Posting
from bot.features.ratings.service import Ratings


class Roles:
    """Asks Discord, not the cache, what the bot may give: a process without a gateway has none."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def check(self, guild_id: int, role_id: int, asker_id: int) -> None:
        """Check that the bot may give a role, and that the asker may: else they could raise themselves by it.

        Errors: champions-no-such-role, champions-no-right, champions-too-high, champions-above-you.
        """
        guild = await self._client.fetch_guild(guild_id)
        me = self._client.user.id if self._client.user else 0
        role, ours, asker = guild.get_role(role_id), await guild.fetch_member(me), await guild.fetch_member(asker_id)
        if role is None or role.managed or role.is_default():
            raise Refusal("champions-no-such-role")
        if not ours.guild_permissions.manage_roles:
            raise Refusal("champions-no-right")
        if role >= ours.top_role:
            raise Refusal("champions-too-high")
        if guild.owner_id != asker_id and not (asker.guild_permissions.manage_roles and role < asker.top_role):
            raise Refusal("champions-above-you")

    async def crown(self, posting: Posting, user_id: int) -> str | None:
        """Give a posting's role to a user, and take it from the last champion.

        Returns "", the message that says why it couldn't, or None if Discord is away: try again.
        """
        guild_id, role_id, http = posting.place.guild_id or 0, posting.role_id or 0, self._client.http
        try:
            await http.add_role(guild_id, user_id, role_id)
        except UNDELIVERED as error:
            return None if getattr(error, "status", TOO_MANY) >= TOO_MANY else "champions-not-given"
        if posting.champion_id not in (None, user_id):
            with contextlib.suppress(discord.NotFound, discord.Forbidden):  # they have left, or the role has moved
                await http.remove_role(guild_id, posting.champion_id or 0, role_id)
        return ""


class ChampionCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, champions: Champions, roles: Roles, ratings: Ratings) -> None:
        self._answer, self._champions, self._roles, self._ratings = bot.answerer.answer, champions, roles, ratings
        bot.tree.add_command(slash := app_commands.Group(**described("champion")))
        slash.command(**described("champion-here") | {"name": "here"})(self.here_by_slash)
        add_action(slash, "stop", self.do_by_slash)

    @options("champion-here", "role")
    async def here_by_slash(self, interaction: discord.Interaction[Any], role: discord.Role | None = None) -> None:
        await self.do_by_slash(interaction, "here", role.id if role else None)

    async def do_by_slash(self, interaction: discord.Interaction[Any], action: str, role_id: int | None = None) -> None:
        await self._answer(InteractionResponder(interaction, with_rights=True), self.do, action, role_id)

    @commands.command(name="champion", aliases=["champions"])
    async def champion_by_words(self, ctx: commands.Context[Any], action: str = "", *, role: str = "") -> None:
        role_id = 0 if role else None
        if role and ctx.guild:
            with contextlib.suppress(commands.RoleNotFound):
                role_id = (await commands.RoleConverter().convert(ctx, role)).id
        await self._answer(TypedResponder(ctx, with_rights=True), self.do, action.lower(), role_id)

    async def do(self, request: Request, action: str, role_id: int | None) -> Said:
        """Post each month's table in this channel ("here"), or no more. role_id: goes to the first of a month.

        Errors: champions-servers-only, champions-managers-only, champions-no-such-action.
        champions-cannot-post, champions-not-posted, as post_in.
        """
        place = request.place
        if place.guild_id is None:
            raise Refusal("champions-servers-only")
        if not request.rights.manage_server:
            raise Refusal("champions-managers-only")
        if action == "here":
            if not request.rights.edit_later:
                raise Refusal("champions-cannot-post")
            return await self.post_in(place, request.user.id, role_id)
        if action != "stop":
            raise Refusal("champions-no-such-action")
        if (posting := await self._champions.of(place.guild_id)) is None:
            raise Refusal("champions-not-posted")
        await self._champions.remove(posting.place)
        return Said("champions-stopped")

    async def post_in(self, place: Place, asker_id: int, role_id: int | None) -> Said:
        """Post each month's table in a channel where the bot may write, this month's first. Errors: as Roles.check."""
        if role_id is not None:
            await self._roles.check(place.guild_id or 0, role_id, asker_id)
        await self._champions.put(Posting(place, role_id), self._ratings.month().later(-1).value)
        return Said("champions-posted", {"role": str(role_id) if role_id else "none"})
