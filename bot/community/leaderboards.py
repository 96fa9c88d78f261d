"""Leaderboards: the list that is meant by a period and a place, a page of it, and who has left the server."""

from collections.abc import Collection
from datetime import UTC, datetime

from bot.community.ratings import Ratings
from bot.engine import Board
from bot.games.services import Services
from bot.model.leaderboards import Leaderboard, Period, Ranking


class Leaderboards:
    """Errors, of every method that waits: StoreError."""

    def __init__(self, services: Services, ratings: Ratings) -> None:
        self._stored, self._now, self._ratings = services.store.ratings, services.turns.now, ratings

    def ranking(self, guild_id: int | None, board: Board, period: Period) -> Ranking:
        """Return which list is meant. guild_id: None for those who have agreed to be listed everywhere."""
        return Ranking(guild_id, board, month_began(self._now()) if period is Period.MONTH else 0)

    async def page(self, ranking: Ranking, user_id: int, at: int = 0) -> Leaderboard:
        """Return a page of a list, or the last one if there are fewer. user_id: who asks. at: from 0."""
        await self._ratings.settle()
        return await self._stored.leaderboard(ranking, user_id, at)

    async def leave(self, guild_id: int, user_ids: Collection[int]) -> None:
        """Note who has left a server: they are on none of its lists until they are seen there again."""
        await self._ratings.settle()  # a game that is counted later would tell that they are there
        await self._stored.set_left(guild_id, user_ids, has_left=True)

    async def come_back(self, guild_id: int, user_id: int) -> None:
        await self._stored.set_left(guild_id, [user_id], has_left=False)


def month_began(now: int) -> int:
    """Return when the calendar month began, in UTC; both in seconds since 1970.

    >>> datetime.fromtimestamp(month_began(1_800_000_000), UTC).isoformat()
    '2027-01-01T00:00:00+00:00'
    """
    first = datetime.fromtimestamp(now, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return int(first.timestamp())
