"""Show leaderboards: the command, in both of its forms, and the buttons that turn a page."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import complete
from bot.core.chat.describe import described, options
from bot.core.chat.page import Choice
from bot.core.chat.readers import with_months
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import BOARDS, RULES, Refusal, board_named, with_rules
from bot.engine import Rules
from bot.features.ratings.pages import LeaderboardReply
from bot.features.ratings.rules import (
    LeaderboardButton,
    LeaderboardOptions,
    Period,
    Scope,
    leaderboard_options,
    period_named,
)
from bot.features.ratings.service import Ratings
from bot.words import words

MONTHS = 12  # the months before this one that are offered; earlier ones can be typed


class LeaderboardCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, ratings: Ratings) -> None:
        self._answer, self._ratings = bot.answerer.answer, ratings
        self._lists, self._servers = ratings.lists, bot.services.store.servers
        complete(bot.answerer, self.leaderboard_by_slash, "period", self.periods)

    async def show(self, request: Request, options: LeaderboardOptions, at: int = 0) -> LeaderboardReply:
        """Show a page (from 0) of a leaderboard. Errors: ratings-no-server-here, ratings-months-of-servers."""
        guild_id = request.place.guild_id
        scope = options.scope or (Scope.EVERYWHERE if guild_id is None else Scope.HERE)
        if scope is Scope.HERE and guild_id is None:
            raise Refusal("ratings-no-server-here")
        of = guild_id if scope is Scope.HERE else None
        ranking = self._ratings.ranking(of, options.board, options.period, (await self._servers.of(of)).zone)
        page = await self._lists.page(request.place, ranking, request.user, at)
        return LeaderboardReply(page, request.user, options.board, options.period, scope)

    async def show_by_words(self, request: Request, text: str) -> LeaderboardReply:
        return await self.show(request, leaderboard_options(await self._with_months(request, text)))

    async def show_by_options(self, request: Request, text: str, period: str) -> LeaderboardReply:
        """Show a leaderboard for the options of a slash command. text: all of them but the period."""
        names = await self._periods(request)
        try:
            chosen = period_named(period, names)
        except Refusal:
            chosen = period_named(await self._with_months(request, period), names)
        return await self.show(request, leaderboard_options(text)._replace(period=chosen))

    async def turn(self, request: Request, button: LeaderboardButton) -> LeaderboardReply:
        """Turn a leaderboard's page, for the one who asked for it. Errors: ratings-not-your-leaderboard."""
        if request.user.id != button.asker_id:
            raise Refusal("ratings-not-your-leaderboard")
        board = with_rules(board_named(button.board), button.rules)
        return await self.show(request, LeaderboardOptions(board, button.period, button.scope), button.at)

    async def periods(self, request: Request, typed: str) -> list[Choice]:
        """Offer the periods that match what is typed: all, this month, or one of the last twelve."""
        named = await self._periods(request)
        return [Choice(value, label) for value, label in named.items() if typed.lower() in f"{value} {label.lower()}"]

    async def _with_months(self, request: Request, text: str) -> str:
        here, own = await self._servers.of(request.place.guild_id), (request.locale, request.own)
        return with_months(text, self._ratings.month(here.zone), [words(each).language for each in own])

    async def _periods(self, request: Request) -> dict[str, str]:
        """Return the names of the periods that are offered, by their values."""
        say, here = words(request.own), await self._servers.of(request.place.guild_id)
        month = self._ratings.month(here.zone)
        months = [month.later(-back) for back in range(1, MONTHS + 1)]
        return {each: say(f"choice-{each}") for each in Period} | {each.value: say.month(*each) for each in months}

    @app_commands.command(**described("leaderboard"))
    @options("leaderboard", "period", board=BOARDS, rules=RULES, where=("here", "everywhere"))
    async def leaderboard_by_slash(
        self,
        interaction: discord.Interaction[Any],
        board: str = "3x3",
        rules: str = Rules.STANDARD,
        period: str = "all",
        where: str | None = None,
    ) -> None:
        text = " ".join(filter(None, (board, rules, where)))
        await self._answer(InteractionResponder(interaction), self.show_by_options, text, period)

    @commands.command(name="leaderboard", aliases=["lb", "leaderboards", "top", "rank"])
    async def leaderboard_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx), self.show_by_words, text)
