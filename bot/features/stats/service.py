"""Count a member's games, review their moves, and return the values of charts."""

from bot.core.game import User
from bot.core.store import Store
from bot.core.thinking import Thinker
from bot.engine import Board, Mark
from bot.features.ratings.service import Ratings
from bot.features.stats.rules import Accuracy, Duel, RatingPoint, Record
from bot.features.stats.sql import StatisticsRepository


class Statistics:
    """Counts stored games on each call. guild_id: of one server only; None for all games.

    Errors, of every method: StoreError.
    """

    def __init__(self, store: Store, thinker: Thinker, ratings: Ratings) -> None:
        self._stored, self._thinker, self._ratings = StatisticsRepository(store.database), thinker, ratings

    async def of(self, user_id: int, guild_id: int | None) -> Record:
        await self._ratings.settle()
        return await self._stored.of(user_id, guild_id)

    async def name(self, user_id: int) -> str | None:
        """Return a member's name in their newest game; None if they have none."""
        return await self._stored.name(user_id)

    async def accuracy(self, user_id: int, guild_id: int | None) -> Accuracy:
        """Review a member's newest games. Cost: some 30 ms in a thread for 1,000 games."""
        lines = await self._stored.lines(user_id, guild_id)
        reviewed = await self._thinker.kept([(Board.parse(line.pool), line.moves) for line in lines])
        moves = kept = 0
        for line, found in zip(lines, reviewed, strict=True):
            own = found[line.mark is Mark.O :: 2]
            moves += line.games * len(own)
            kept += line.games * sum(own)
        return Accuracy(moves, kept)

    async def duel(self, user: User, other: User, guild_id: int | None) -> Duel:
        return await self._stored.duel(user.id, other.id, guild_id)

    async def rating_points(self, user_id: int, pool: str) -> tuple[RatingPoint, ...]:
        await self._ratings.settle()
        return await self._stored.rating_points(user_id, pool)
