"""Preferences, as a command: a line that asks a handler."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.commands.describe import described, options
from bot.chat.handlers.preferences import PreferenceHandlers
from bot.chat.responders import InteractionResponder
from bot.chat.typed import TypedResponder


class PreferenceCommands(commands.Cog):
    def __init__(self, answerer: Answerer, preferences: PreferenceHandlers) -> None:
        self._answerer, self._preferences = answerer, preferences

    # `preferences` has two ways, as `play` has: typed, its words come in any order.

    @app_commands.command(**described("preferences"))
    @options("preferences", "look", "notices", "after", "leaderboards")
    async def preferences_by_slash(
        self,
        interaction: discord.Interaction[Any],
        look: Literal["bold", "classic"] | None = None,
        notices: Literal["accepted", "off", "channel", "dm"] | None = None,
        after: Literal["at once", "5 minutes", "15 minutes", "60 minutes"] | None = None,
        leaderboards: Literal["server", "everywhere", "hidden"] | None = None,
    ) -> None:
        text = " ".join(filter(None, (look, notices, after, leaderboards)))
        await self._answerer.answer(InteractionResponder(interaction), self._preferences.prefer, text)

    @commands.command(name="preferences", aliases=["prefs"])
    async def preferences_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answerer.answer(TypedResponder(ctx), self._preferences.prefer, text)
