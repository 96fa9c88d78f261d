"""The leaderboard, as a command: a line that asks a handler."""

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.commands.describe import BoardName, described, options
from bot.chat.handlers.leaderboard import LeaderboardHandlers
from bot.chat.responders import InteractionResponder
from bot.chat.typed import TypedResponder


class LeaderboardCommands(commands.Cog):
    def __init__(self, answerer: Answerer, leaderboard: LeaderboardHandlers) -> None:
        self._answerer, self._leaderboard = answerer, leaderboard

    # `leaderboard` has two ways, as `play` has: typed, its words come in any order.

    @app_commands.command(**described("leaderboard"))
    @options("leaderboard", "board", "rules", "period", "where")
    async def leaderboard_by_slash(
        self,
        interaction: discord.Interaction[Any],
        board: BoardName = "3x3",
        rules: Literal["standard", "misere", "wild"] = "standard",
        period: Literal["all", "month"] = "all",
        where: Literal["here", "everywhere"] | None = None,
    ) -> None:
        text = " ".join(filter(None, (board, rules, period, where)))
        await self._answerer.answer(InteractionResponder(interaction), self._leaderboard.show_by_words, text)

    @commands.command(name="leaderboard", aliases=["lb", "leaderboards"])
    async def leaderboard_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answerer.answer(TypedResponder(ctx), self._leaderboard.show_by_words, text)
