"""Hold typed commands and presses to a server's rules, which Discord itself holds slash commands to."""

from collections.abc import Callable

import discord
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.request import Asker, Request
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Refusal
from bot.features.integrations.rules import ROLE, Rules, may_run
from bot.features.integrations.service import Integrations


class CommandPermissions(commands.Cog):
    """Reads the rules, and takes the changes that the gateway brings."""

    def __init__(self, bot: TicTacToeBot) -> None:
        self._bot = bot
        self._rules = Integrations(self._read, bot.outbox.background.spawn, bot.services.turns.now)

    async def check(self, request: Request, asking: Callable[[], Asker]) -> None:
        """Errors: integrations-held-back if the asker may not run the command as a slash command.

        What is not known forbids nothing; nor do rules in servers that the bot is not in.
        """
        guild_id, name = request.place.guild_id, request.starts
        if guild_id is None or self._bot.servers.is_absent(guild_id):
            return
        ids, rules = self._bot.command_ids, await self._rules.of(guild_id)
        own = rules.get(next((ids[each] for each in ids if each.split()[0] == name), 0), {})
        app = rules.get(self._bot.application_id or 0, {})
        required = getattr(self._bot.tree.get_command(name), "default_permissions", None)
        if not own and not app and required is None:
            return
        asker = asking()
        if asker.roles is None and any(kind == ROLE for kind, _ in (*own, *app)):
            asker = asker._replace(roles=await self._roles(guild_id, asker.user_id))
        if not may_run(asker, guild_id, own, app, None if required is None else required.value):
            raise Refusal("integrations-held-back", command=f"/{name}")

    @commands.Cog.listener()
    async def on_raw_app_command_permissions_update(self, event: discord.RawAppCommandPermissionsUpdateEvent) -> None:
        if event.application_id == self._bot.application_id:
            rules = {(each.type.value, each.id): each.permission for each in event.permissions}
            self._rules.change(event.guild.id, event.target_id, rules)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._rules.forget(guild.id)

    async def _read(self, guild_id: int) -> dict[int, Rules] | None:
        """Ask Discord for all rules of a server; None if it doesn't say."""
        http, own_id = self._bot.http, self._bot.application_id or 0
        try:
            found = await http.get_guild_application_command_permissions(own_id, guild_id)
        except UNDELIVERED:
            return None
        return {
            int(target["id"]): {(each["type"], int(each["id"])): each["permission"] for each in target["permissions"]}
            for target in found
        }

    async def _roles(self, guild_id: int, user_id: int) -> frozenset[int] | None:
        """Ask Discord for a member's roles: a process without the gateway has no list of a server's."""
        try:
            return frozenset(map(int, (await self._bot.http.get_member(guild_id, user_id))["roles"]))
        except UNDELIVERED:
            return None
