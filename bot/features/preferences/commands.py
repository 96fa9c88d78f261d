"""The command `preferences`."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.answerer import Answerer
from bot.core.chat.describe import described, options
from bot.core.chat.replies import Said
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.store.preferences import PreferenceRepository
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
        await self._answer(InteractionResponder(interaction), self._change, text)

    @commands.command(name="preferences", aliases=["prefs"])
    async def preferences_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx), self._change, text)

    async def _change(self, request: Request, text: str) -> Said:
        """Change the preferences that a text names, if any, and show them all. Errors: preferences-no-such."""
        given, user_id = preference_options(text), request.user.id
        found = await (self._preferences.change(user_id, **given) if given else self._preferences.of(user_id))
        facts = {"look": found.look.value, "notices": found.notices.value, "minutes": found.idle_s // 60}
        facts |= {"leaderboards": found.leaderboards.value, "voice": found.voice.value}
        return Said("preferences-saved" if given else "preferences-now", facts)
