"""Learning, as commands: each is a line that asks a handler."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.commands.describe import described, hybrid, options
from bot.chat.handlers.learn import LearnHandlers
from bot.chat.options import ExplainOptions, as_typed, explain_options
from bot.chat.responders import InteractionResponder, responder_of
from bot.chat.typed import TypedResponder


class LearnCommands(commands.Cog):
    def __init__(self, answerer: Answerer, learn: LearnHandlers) -> None:
        self._answerer, self._learn = answerer, learn

    @hybrid("hint")
    async def hint(self, ctx: commands.Context[Any]) -> None:
        await self._answerer.answer(responder_of(ctx, in_private=True), self._learn.hint)

    # `explain` has two ways of its own, as `play` has: typed, its words come in any order.

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
        await self._answerer.answer(responder, self._learn.explain, chosen)

    @commands.command(name="explain")
    async def explain_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        chosen = explain_options(text)
        responder = TypedResponder(ctx, in_private=chosen.is_of_game, with_rights=True)
        await self._answerer.answer(responder, self._learn.explain, chosen)
