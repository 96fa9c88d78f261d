"""Count a member's games, review their moves, and return the values of charts."""

from functools import partial

from bot.core.store import Store
from bot.core.thinking import Thinker
from bot.engine import Board, Mark
from bot.features.ratings.service import Ratings
from bot.features.stats import sql
from bot.features.stats.rules import Accuracy, Duel, RatingPoint, Record


class Statistics:
    """Counts stored games on each call. guild_id: of one server only; None for all games.

    Errors, of every method: StoreError.
    """

    def __init__(self, store: Store, thinker: Thinker, ratings: Ratings) -> None:
        self._database, self._thinker, self._ratings = store.database, thinker, ratings

    async def of(self, user_id: int, guild_id: int | None) -> Record:
        await self._ratings.settle()
        return await self._database.read(partial(sql.record, user_id=user_id, guild_id=guild_id))

    async def name(self, user_id: int) -> str | None:
        return await self._database.read(partial(sql.name, user_id=user_id))

    async def accuracy(self, user_id: int, guild_id: int | None) -> Accuracy:
        """Review a member's newest games. Cost: some 30 ms in a thread for 1,000 games."""
        lines = await self._database.read(partial(sql.lines, user_id=user_id, guild_id=guild_id))
        reviewed = await self._thinker.kept([(Board.parse(line.pool), line.moves) for line in lines])
        moves = kept = 0
        for line, found in zip(lines, reviewed, strict=True):
            own = found[line.mark is Mark.O :: 2]
            moves += line.games * len(own)
            kept += line.games * sum(own)
        return Accuracy(moves, kept)

    async def duel(self, user_id: int, other_id: int, guild_id: int | None) -> Duel:
        return await self._database.read(partial(sql.duel, user_id=user_id, other_id=other_id, guild_id=guild_id))

    async def rating_points(self, user_id: int, pool: str) -> tuple[RatingPoint, ...]:
        await self._ratings.settle()
        return await self._database.read(partial(sql.rating_points, user_id=user_id, pool=pool))
