"""The command `preferences`."""

from collections.abc import Mapping
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.answerer import Answerer
from bot.core.chat.describe import described, options
from bot.core.chat.replies import Said
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.store import PreferenceRepository
from bot.features.preferences.pages import FormButton, PreferencesReply, facts
from bot.features.preferences.rules import preference_options


class PreferenceCommands(commands.Cog):
    def __init__(self, answerer: Answerer, preferences: PreferenceRepository) -> None:
        self._answer, self._preferences = answerer.answer, preferences

    # Typed, the words after `preferences` come in any order; a slash command has an option for each.

    @app_commands.command(**described("preferences"))
    @options("preferences", "look", "notices", "after", "leaderboards")
    async def preferences_by_slash(
        self,
        interaction: discord.Interaction[Any],
        look: Literal["crisp", "bold", "classic", "letters", "contrast"] | None = None,
        notices: Literal["accepted", "off", "channel", "dm"] | None = None,
        after: Literal["at once", "5 minutes", "15 minutes", "60 minutes"] | None = None,
        leaderboards: Literal["server", "everywhere", "hidden"] | None = None,
    ) -> None:
        text = " ".join(filter(None, (look, notices, after, leaderboards)))
        await self._answer(InteractionResponder(interaction, in_private=True), self.change, text)

    @commands.command(name="preferences", aliases=["prefs"])
    async def preferences_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx), self.change, text)

    async def change(self, request: Request, text: str) -> Said | PreferencesReply:
        """Change the preferences that a text names, or show them all. Errors: as `preference_options`."""
        given, user_id = preference_options(text), request.user.id
        if given:
            return Said("preferences-saved", facts(await self._preferences.change(user_id, **given)))
        await self._preferences.of(user_id)
        return PreferencesReply(await self._preferences.within(request.place.guild_id, user_id))

    async def press(self, request: Request, _: FormButton, filled: Mapping[str, str]) -> Said | PreferencesReply:
        """Open the form, or save it: its words are read as typed ones are."""
        return await self.change(request, " ".join(filled.values()))
