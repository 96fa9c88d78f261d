"""Puzzles, as a command: a line that asks a handler."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.commands.describe import described, options
from bot.chat.handlers.puzzles import PuzzleHandlers
from bot.chat.responders import InteractionResponder
from bot.chat.typed import TypedResponder


class PuzzleCommands(commands.Cog):
    def __init__(self, answerer: Answerer, puzzles: PuzzleHandlers) -> None:
        self._answerer, self._puzzles = answerer, puzzles

    # `puzzle` has two ways, as `play` has: typed, its board is for everybody.

    @app_commands.command(**described("puzzle"))
    @options("puzzle", "action")
    async def puzzle_by_slash(
        self, interaction: discord.Interaction[Any], action: Literal["today", "practice", "here", "stop"] = "today"
    ) -> None:
        responder = InteractionResponder(interaction, in_private=action != "here", with_rights=True)
        await self._answerer.answer(responder, self._puzzles.do, action)

    @commands.command(name="puzzle", aliases=["puzzles"])
    async def puzzle_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answerer.answer(TypedResponder(ctx, with_rights=True), self._puzzles.do, text)
