"""Show leaderboards: the command, in both of its forms, and the buttons that turn a page."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import described, options
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import BOARDS, Refusal, User, board_named, with_rules
from bot.engine import Rules
from bot.features.ratings.pages import LeaderboardReply
from bot.features.ratings.rules import (
    Leaderboard,
    LeaderboardButton,
    LeaderboardOptions,
    Ranking,
    Scope,
    Unlisted,
    leaderboard_options,
)
from bot.features.ratings.service import Membership, Ratings

TRIES = 3
"""A page is filled again at most this often because a member on it has left the server."""


class LeaderboardCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, ratings: Ratings) -> None:
        self._answer, self._ratings, self._membership = bot.answerer.answer, ratings, Membership(bot.visibility)
        self._visibility, self._listings = bot.visibility, bot.services.store.listings

    async def show(self, request: Request, options: LeaderboardOptions, at: int = 0) -> LeaderboardReply:
        """Show a page (from 0) of a leaderboard. Errors: ratings-no-server-here."""
        guild_id = request.place.guild_id
        scope = options.scope or (Scope.EVERYWHERE if guild_id is None else Scope.HERE)
        if scope is Scope.HERE and guild_id is None:
            raise Refusal("ratings-no-server-here")
        of = guild_id if scope is Scope.HERE else None
        ranking = self._ratings.ranking(of, options.board, options.period)
        ranking = ranking._replace(channels=frozenset(self._visibility.channels(request.place)))
        page = await self._named(request, of, await self._page(request, ranking, at))
        return LeaderboardReply(page, request.user, options.board, options.period, scope)

    async def show_by_words(self, request: Request, text: str) -> LeaderboardReply:
        return await self.show(request, leaderboard_options(text))

    async def turn(self, request: Request, button: LeaderboardButton) -> LeaderboardReply:
        """Turn a leaderboard's page, for the one who asked for it. Errors: ratings-not-your-leaderboard."""
        if request.user.id != button.asker_id:
            raise Refusal("ratings-not-your-leaderboard")
        board = with_rules(board_named(button.board), button.rules)
        return await self.show(request, LeaderboardOptions(board, button.period, button.scope), button.at)

    async def _page(self, request: Request, ranking: Ranking, at: int) -> Leaderboard:
        """Return a page without those who have left the server; the one who asks is there."""
        page = await self._ratings.leaderboard(ranking, request.user.id, at)
        if ranking.guild_id is None:
            return page
        if page.mine is Unlisted.GONE:
            await self._ratings.set_left(ranking.guild_id, [request.user.id], has_left=False)
            page = await self._ratings.leaderboard(ranking, request.user.id, at)
        for _ in range(TRIES):
            shown = [line.user.id for line in page.lines]
            names = await self._membership.names(ranking.guild_id, [each for each in shown if each != request.user.id])
            left = [each for each, name in names.items() if name is None]
            if not left:
                break
            await self._ratings.set_left(ranking.guild_id, left, has_left=True)
            page = await self._ratings.leaderboard(ranking, request.user.id, at)
        return page

    async def _named(self, request: Request, of: int | None, page: Leaderboard) -> Leaderboard:
        """Return a page with names: by the games of the asker's server, else by what Discord says now in the list's."""
        guild_id, asker = request.place.guild_id, request.user
        users = [line.user.id for line in page.lines if line.user.id != asker.id]
        names: dict[int, str | None] = {} if guild_id is None else {**await self._listings.names(guild_id, users)}
        names |= await self._membership.names(of, [each for each in users if each not in names])
        names[asker.id] = asker.name
        lines = (line._replace(user=User(line.user.id, names[line.user.id] or "")) for line in page.lines)
        return page._replace(lines=tuple(lines))

    # `leaderboard` has two ways, as `play` has: typed, its words come in any order.

    @app_commands.command(**described("leaderboard"))
    @options("leaderboard", board=BOARDS, rules=Rules, period=("all", "month"), where=("here", "everywhere"))
    async def leaderboard_by_slash(
        self,
        interaction: discord.Interaction[Any],
        board: str = "3x3",
        rules: str = Rules.STANDARD,
        period: str = "all",
        where: str | None = None,
    ) -> None:
        text = " ".join(filter(None, (board, rules, period, where)))
        await self._answer(InteractionResponder(interaction), self.show_by_words, text)

    @commands.command(name="leaderboard", aliases=["lb", "leaderboards", "top", "rank"])
    async def leaderboard_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx), self.show_by_words, text)
