"""Hold typed commands and buttons to what a server sets under Integrations, as Discord holds slash commands to it."""

import asyncio
from collections.abc import Callable

import discord
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.core.chat.request import Asker, Request
from bot.core.chat.traffic import TOO_MANY, UNDELIVERED
from bot.core.game import Refusal
from bot.features.integrations.rules import Rules, may_run

EVERY_S, AGAIN_S = 3600, 30
WAIT_S = 1.0  # an answer waits so long for a server's rules; then those of before hold, or none


def build(bot: TicTacToeBot) -> Feature:
    cog = CommandPermissions(bot)
    return Feature(name="integrations", cogs=[cog], permits=[cog.check])


class CommandPermissions(commands.Cog):
    """Knows the rules of each server by the id of a command, or of the application for all commands."""

    def __init__(self, bot: TicTacToeBot) -> None:
        self._bot, self._known = bot, dict[int, tuple[int, dict[int, Rules], asyncio.Task[None]]]()

    async def check(self, request: Request, asking: Callable[[], Asker]) -> None:
        """Errors: integrations-held-back if the server's rules keep the asker from the slash command.

        What is not known forbids nothing: the roles in a server that the bot isn't in, or that is away. The permissions
        that a command asks for by default aren't a rule of the server: it refuses in its own words.
        """
        guild_id, name = request.place.guild_id, request.starts
        if guild_id is None or self._bot.servers.is_away(guild_id):
            return
        ids, rules = self._bot.command_ids, await self._rules_of(guild_id)
        own = rules.get(next((ids[each] for each in ids if each.split()[0] == name), 0), {})
        app = rules.get(self._bot.application_id or 0, {})
        if not own and not app:
            return
        if not may_run(asking(), guild_id, own, app):
            raise Refusal("integrations-held-back", command=name)

    async def _rules_of(self, guild_id: int) -> dict[int, Rules]:
        """Return what is known of a server's rules. They are read once an hour, and the gateway tells of changes."""
        now = self._bot.services.turns.now()
        due_at, rules, reading = self._known.get(guild_id, (0, {}, None))
        if reading is None or due_at <= now:
            reading = self._bot.outbox.background.spawn(self._read(guild_id, rules))
            self._known[guild_id] = now + EVERY_S, rules, reading
        await asyncio.wait({reading}, timeout=WAIT_S)
        return rules

    async def _read(self, guild_id: int, rules: dict[int, Rules]) -> None:
        http, own_id = self._bot.http, self._bot.application_id or 0
        try:
            found = await http.get_guild_application_command_permissions(own_id, guild_id)
        except UNDELIVERED as error:
            if known := self._known.get(guild_id):
                wait_s = AGAIN_S if getattr(error, "status", TOO_MANY) >= TOO_MANY else EVERY_S
                self._known[guild_id] = self._bot.services.turns.now() + wait_s, *known[1:]
            return
        rules.clear()
        for target in found:
            given = target["permissions"]
            rules[int(target["id"])] = {(each["type"], int(each["id"])): each["permission"] for each in given}

    @commands.Cog.listener()
    async def on_raw_app_command_permissions_update(self, event: discord.RawAppCommandPermissionsUpdateEvent) -> None:
        if event.application_id == self._bot.application_id and (known := self._known.get(event.guild.id)):
            _, rules, reading = known
            await asyncio.wait({reading})  # it may have begun before the change
            rules[event.target_id] = {(each.type.value, each.id): each.permission for each in event.permissions}

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._known.pop(guild.id, None)
