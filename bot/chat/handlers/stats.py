"""Statistics: what somebody's games come to, against one opponent too, and as charts."""

import asyncio
from collections.abc import Sequence

from bot.chat.address import Chart, StatsButton
from bot.chat.request import Audience, PrivateReply, Request
from bot.chat.stats_replies import Named, OpeningsReply, Pair, RatingReply, StatsReply
from bot.community.charts import Charts
from bot.community.statistics import Statistics
from bot.engine import Board
from bot.model import User
from bot.model.statistics import AgainstYourself, NoOpeningsYet, NoStatsOfBots, NotRatedYet, StatsAreYours


class StatsHandlers:
    """Answers in a server of the games there; in direct messages of all, but to nobody of somebody else's."""

    def __init__(self, statistics: Statistics, charts: Charts) -> None:
        self._statistics, self._charts = statistics, charts

    async def stats(self, request: Request, member: Named | None, against: Named | None) -> StatsReply:
        """Tell what a member's games, or one's own, come to. Errors: StatsAreYours, AgainstYourself, NoStatsOfBots."""
        user = member.user if member else request.user
        _check_own(request, user.id)
        if any(each.is_bot for each in (member, against) if each):
            raise NoStatsOfBots
        if against is not None and against.user.id == user.id:
            raise AgainstYourself
        guild_id = request.place.guild_id
        record, accuracy, pair = await asyncio.gather(
            self._statistics.of(user.id, guild_id),
            self._statistics.accuracy(user.id, guild_id),
            self._pair(request, user, against),
        )
        return StatsReply(user, record, accuracy, user.id == request.user.id, pair)

    async def chart(self, request: Request, button: StatsButton) -> RatingReply | OpeningsReply | PrivateReply:
        """Show a chart to the one who pressed; that of another board in place of it.

        Errors: StatsAreYours; NotRatedYet, NoOpeningsYet if there is nothing to show.
        """
        _check_own(request, button.user_id)
        user = request.user if button.user_id == request.user.id else User(button.user_id, "")
        if user.id != request.user.id:
            user = user._replace(name=await self._statistics.name(user.id) or "")
        of = self._rating if button.chart is Chart.RATING else self._openings
        reply = await of(request, user, button.pool)
        # An edit without a picture would leave the one of another board there.
        is_in_place = button.pool and request.audience is Audience.ASKER and reply.png
        return reply if is_in_place else PrivateReply(reply)

    async def _pair(self, request: Request, user: User, against: Named | None) -> Pair | None:
        """Return the games of two people: of those that were named, or of the asker and a member."""
        first, second = (user, against.user) if against else (request.user, user)
        if first.id == second.id:
            return None
        duel = await self._statistics.duel(first, second, request.place.guild_id)
        if against is None and not duel.latest:
            return None
        return Pair(first, second, duel, first.id == request.user.id)

    async def _rating(self, request: Request, user: User, wanted: str) -> RatingReply:
        record = await self._statistics.of(user.id, request.place.guild_id)
        pools = tuple(each.pool for each in record.ratings)
        pool = _chosen(pools, wanted)
        points = await self._statistics.rating_points(user.id, pool) if pool else ()
        if not points:
            raise NotRatedYet
        png = await self._draw(request, {"chart": "rating", "points": points})
        return RatingReply(user, pool, pools, points, png)

    async def _openings(self, request: Request, user: User, wanted: str) -> OpeningsReply:
        record = await self._statistics.of(user.id, request.place.guild_id)
        pools = tuple(pool for pool in record.by_pool if record.openings(pool))
        if not pools:
            raise NoOpeningsYet
        pool = _chosen(pools, wanted)
        board, openings = Board.parse(pool), record.openings(pool)
        cells = [openings.get(cell, (0, 0, 0)) for cell in range(board.cells)]
        shape = {"rows": board.rows, "columns": board.columns}
        png = await self._draw(request, {"chart": "openings", **shape, "cells": cells})
        return OpeningsReply(user, pool, pools, openings, png)

    async def _draw(self, request: Request, chart: dict[str, object]) -> bytes | None:
        return await self._charts.draw(chart) if request.rights.attach_files else None


def _check_own(request: Request, user_id: int) -> None:
    """Errors: StatsAreYours for somebody else's games outside a server."""
    if request.place.guild_id is None and user_id != request.user.id:
        raise StatsAreYours


def _chosen(pools: Sequence[str], wanted: str) -> str:
    """Return the board that is wanted, or the first one if that has no games; empty if none has."""
    return wanted if wanted in pools else next(iter(pools), "")
