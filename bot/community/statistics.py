"""Statistics: what somebody's games come to, how well they moved, and the values that charts of it show."""

from typing import NamedTuple

from bot.community.ratings import Ratings
from bot.engine import Board, Mark
from bot.model import User
from bot.model.statistics import Duel, RatingPoint, Record
from bot.store import Store
from bot.thinking import Thinker


class Accuracy(NamedTuple):
    """How many moves there were on small boards, and how many of them kept what the position was worth."""

    moves: int = 0
    kept: int = 0

    @property
    def share(self) -> int:
        """How many of 100 moves kept it; 100 only if all did."""
        return 100 * self.kept // self.moves if self.moves else 0


class Statistics:
    """Counts stored games whenever it is asked. guild_id: of one server only; None for all games.

    Errors, of every method: StoreError.
    """

    def __init__(self, store: Store, thinker: Thinker, ratings: Ratings) -> None:
        self._stored, self._thinker, self._ratings = store.statistics, thinker, ratings

    async def of(self, user_id: int, guild_id: int | None) -> Record:
        await self._ratings.settle()
        return await self._stored.of(user_id, guild_id)

    async def name(self, user_id: int) -> str | None:
        """Return what somebody was called in their newest game; None if they have none."""
        return await self._stored.name(user_id)

    async def accuracy(self, user_id: int, guild_id: int | None) -> Accuracy:
        """Return how well somebody moved in their newest games. Cost: some 30 ms in a thread for 1,000 games."""
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
