"""RatingRepository: who is rated how, in which pool, by which games and in which order."""

from collections.abc import Callable, Collection
from functools import partial

import sqlalchemy as sa

from bot.model.leaderboards import Leaderboard, Ranking
from bot.model.ratings import Rated, Rating
from bot.store import counting, leaderboards
from bot.store.counting import Step
from bot.store.database import LAST, Database
from bot.store.players import PLAYERS
from bot.store.rating_tables import POOLS, RATED_GAMES, RATINGS, STANDINGS

__all__ = ["PLAYERS", "POOLS", "RATED_GAMES", "RATINGS", "STANDINGS", "RatingRepository"]

ROWS = RATINGS.c
OF = (
    sa.select(RATINGS)
    .join(PLAYERS, PLAYERS.c.id == ROWS.player_id)
    .where(PLAYERS.c.user_id == sa.bindparam("user_id"))
    .order_by(ROWS.games.desc(), ROWS.pool)
)


class RatingRepository:
    """Reads ratings, and counts games for them. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> dict[str, Rated]:
        """Return a user's ratings by pool, the one with the most games first."""
        rows = await self._database.read(lambda on: on.execute(OF, {"user_id": user_id}).all())
        return {
            row.pool: Rated(Rating(row.rating, row.deviation, row.volatility, row.rated_at), row.games) for row in rows
        }

    async def is_behind(self) -> bool:
        """Whether a game has ended that isn't counted: a look at an index, which waits for nobody who writes."""
        return await self._database.read(counting.is_behind)

    async def count(self, most: int, step: Step) -> int | None:
        """Count the next games that have ended, at most so many; return how many. None if another process does."""
        return await self._database.write(partial(counting.count, most=most, step=step), row=LAST)

    async def rebuild(self, step: Step, tell: Callable[[int], None]) -> int:
        """Count all games again, in the order in which they were counted; return how many there are.

        tell: hears now and then how many have been counted, in whichever thread.
        """
        return await self._database.write(partial(counting.rebuild, step=step, tell=tell))

    async def leaderboard(self, ranking: Ranking, user_id: int, at: int = 0) -> Leaderboard:
        """Return a page of a list, or the last one if there are fewer. user_id: who asks. at: from 0."""
        return await self._database.read(partial(leaderboards.read, ranking=ranking, user_id=user_id, at=at))

    async def set_left(self, guild_id: int, user_ids: Collection[int], *, has_left: bool) -> None:
        """Note that some have left a server, or are back: who has left is on none of its lists until they play."""
        setting = partial(leaderboards.set_left, guild_id=guild_id, user_ids=user_ids, has_left=has_left)
        await self._database.write(setting, row=LAST)
