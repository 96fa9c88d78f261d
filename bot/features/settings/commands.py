"""The command `settings`, and the buttons and forms of its card."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import IN_SERVERS, described, options
from bot.core.chat.options import GameOptions
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import Refusal
from bot.features.settings.pages import Hosts, SettingsButton, SettingsReply
from bot.features.settings.rules import GROUPS, SETTINGS, UNSET, USUAL, read_settings, value_of

OFFERED = {name: (*it.values, *[UNSET] * it.may_be_unset) for name, it in SETTINGS.items() if it.values}
TICKED = {"True": "on", "": "off"}
"""What a form sends for a box that is ticked, or not."""


class SettingsCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        self._answer, self._servers, host = bot.answerer.answer, bot.services.store.servers, bot.settings
        level, self._registry = host.default_level and host.default_level.value, bot.registry
        times = {"challenge": host.challenge_expires_s, "idle": host.game_expires_s}
        self._hosts = Hosts(level, host.command_prefix, times)

    # Typed, each name stands before its value; a slash command has an option for each.

    @app_commands.command(**described("settings"))
    @IN_SERVERS
    @app_commands.default_permissions(manage_guild=True)
    @options("settings", "prefix", **OFFERED)
    async def settings_by_slash(  # noqa: PLR0917 (Discord names every option)
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        prefix: app_commands.Range[str, 1, 20] | None = None,
        level: str | None = None,
        board: str | None = None,
        rules: str | None = None,
        first: str | None = None,
        challenge: str | None = None,
        idle: str | None = None,
        games: str | None = None,
        look: str | None = None,
        notices: str | None = None,
        threads: str | None = None,
    ) -> None:
        responder = InteractionResponder(interaction, in_private=True, with_rights=True)
        await self._answer(responder, self.change, dict(iter(interaction.namespace)))

    @commands.command(name="settings")
    async def settings_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx, with_rights=True), self.change_by_words, text)

    async def change_by_words(self, request: Request, text: str) -> SettingsReply:
        _managed_server(request)
        return await self.change(request, read_settings(text))

    async def settings(self, request: Request, button: SettingsButton, filled: Mapping[str, str]) -> SettingsReply:
        """Open the form of a group, or save what was changed in it."""
        if not button.shown:
            return await self._show(_managed_server(request), group=button.group)
        before = dict(zip(GROUPS[button.group], button.shown, strict=True))
        sent = {name: TICKED.get(word, word) if name == "threads" else word or UNSET for name, word in filled.items()}
        changed = {name: word for name, word in sent.items() if word != before.get(name, word)}
        return (await self.change(request, changed))._replace(changed=tuple(changed))

    async def change(self, request: Request, given: Mapping[str, str]) -> SettingsReply:
        """Change settings by words for them, or show them all. Errors: as `value_of`; no-such-variant."""
        guild_id = _managed_server(request)
        values = {SETTINGS[name].field: value_of(name, word) for name, word in given.items()}
        if values:
            after = (await self._servers.of(guild_id))._asdict() | values
            GameOptions(board=after["board"], rules=after["rules"]).board_in(USUAL)  # refuses what doesn't go together
            await self._servers.change(guild_id, **values)
        return await self._show(guild_id, changed=tuple(given) if given else None)

    async def _show(self, guild_id: int, **how: Any) -> SettingsReply:
        more = [line for tell in self._registry.all("server_lines") for line in await tell(guild_id)]
        return SettingsReply(await self._servers.of(guild_id), self._hosts, more=tuple(more), **how)


def _managed_server(request: Request) -> int:
    """Return the server that the asker may manage. Errors: settings-servers-only, settings-managers-only."""
    if request.place.guild_id is None:
        raise Refusal("settings-servers-only")
    if not request.rights.manage_server:
        raise Refusal("settings-managers-only")
    return request.place.guild_id
