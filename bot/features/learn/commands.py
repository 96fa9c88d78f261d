"""The commands `hint` and `explain`."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.answerer import Answerer
from bot.core.chat.describe import described, hybrid, options
from bot.core.chat.options import as_typed
from bot.core.chat.responders import InteractionResponder, TypedResponder, responder_of
from bot.features.learn.rules import ExplainOptions, explain_options
from bot.features.learn.service import LearnHandlers


class LearnCommands(commands.Cog):
    def __init__(self, answerer: Answerer, learn: LearnHandlers) -> None:
        self._answerer, self._learn = answerer, learn

    @hybrid("hint")
    async def hint(self, ctx: commands.Context[Any]) -> None:
        await self._answerer.answer(responder_of(ctx, in_private=True), self._learn.hint)

    # Typed, the words after `explain` come in any order; a slash command has an option for each.

    @app_commands.command(**described("explain"))
    @options("explain", "what", "form", "scores")
    async def explain_by_slash(
        self,
        interaction: discord.Interaction[Any],
        what: app_commands.Range[str, 0, 100] = "",
        form: Literal["tree", "steps"] = "tree",
        scores: Literal["10", "1"] = "10",
    ) -> None:
        chosen = ExplainOptions(as_typed(what), form == "steps", int(scores))
        responder = InteractionResponder(interaction, in_private=chosen.is_of_game, with_rights=True)
        await self._answerer.answer(responder, self._learn.explain_or_pick, chosen)

    @commands.command(name="explain")
    async def explain_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        chosen = explain_options(text)
        responder = TypedResponder(ctx, in_private=chosen.is_of_game, with_rights=True)
        await self._answerer.answer(responder, self._learn.explain_or_pick, chosen)
