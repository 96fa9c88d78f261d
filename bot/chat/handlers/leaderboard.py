"""Leaderboards: who is rated best, in a server or everywhere, and where one stands oneself."""

from bot.chat.address import LeaderboardButton
from bot.chat.membership import Membership
from bot.chat.options import LeaderboardOptions, TypedWords
from bot.chat.request import LeaderboardReply, Request
from bot.community.leaderboards import Leaderboards
from bot.model import User, board_named, with_rules
from bot.model.leaderboards import Leaderboard, NoServerHere, NotYourLeaderboard, Ranking, Scope, Unlisted

TRIES = 3
"""How often a page is filled again because somebody on it has left the server."""


class LeaderboardHandlers:
    def __init__(self, leaderboards: Leaderboards, membership: Membership) -> None:
        self._leaderboards, self._membership = leaderboards, membership

    async def show(self, request: Request, options: LeaderboardOptions, at: int = 0) -> LeaderboardReply:
        """Show a page (from 0) of a leaderboard. Errors: NoServerHere."""
        guild_id = request.place.guild_id
        scope = options.scope or (Scope.EVERYWHERE if guild_id is None else Scope.HERE)
        if scope is Scope.HERE and guild_id is None:
            raise NoServerHere
        of = guild_id if scope is Scope.HERE else None
        page = await self._page(request, self._leaderboards.ranking(of, options.board, options.period), at)
        return LeaderboardReply(page, request.user, options.board, options.period, scope)

    async def show_by_words(self, request: Request, text: str) -> LeaderboardReply:
        return await self.show(request, TypedWords.read(text).leaderboard())

    async def turn(self, request: Request, button: LeaderboardButton) -> LeaderboardReply:
        """Turn a leaderboard's page, for the one who asked for it. Errors: NotYourLeaderboard."""
        if request.user.id != button.asker_id:
            raise NotYourLeaderboard
        board = with_rules(board_named(button.board), button.rules)
        return await self.show(request, LeaderboardOptions(board, button.period, button.scope), button.at)

    async def _page(self, request: Request, ranking: Ranking, at: int) -> Leaderboard:
        """Return a page without those who have left the server; the one who asks is there."""
        page = await self._leaderboards.page(ranking, request.user.id, at)
        if page.mine is Unlisted.GONE:
            await self._leaderboards.come_back(ranking.guild_id or 0, request.user.id)
            page = await self._leaderboards.page(ranking, request.user.id, at)
        for _ in range(TRIES if ranking.guild_id is not None else 0):
            shown = [line.seat.id for line in page.lines if isinstance(line.seat, User)]
            others = [user_id for user_id in shown if user_id != request.user.id]
            left = await self._membership.left(request.place, others)
            if not left:
                break
            await self._leaderboards.leave(ranking.guild_id or 0, left)
            page = await self._leaderboards.page(ranking, request.user.id, at)
        return page
