"""Count a member's games, review their moves, and return the values of charts."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

from bot.core.store import Store
from bot.core.thinking import Thinker
from bot.engine import Board, Mark
from bot.features.ratings.service import Ratings
from bot.features.stats import sql
from bot.features.stats.rules import Accuracy, Channels, Duel, RatingPoint, Record

T = TypeVar("T")

KEPT_S = 5.0
"""How long counts are kept: a member may ask for them three times a second."""


class Statistics:
    """Counts stored games on each call. guild_id: of one server only; None for all games. channels: of these only.

    Errors, of every method: StoreError.
    """

    def __init__(self, store: Store, thinker: Thinker, ratings: Ratings) -> None:
        self._database, self._thinker, self._ratings = store.database, thinker, ratings
        self.names = store.listings.names
        self._turn = asyncio.Lock()
        self._counts: dict[tuple[Any, ...], tuple[float, Any]] = {}

    async def of(self, user_id: int, guild_id: int | None, channels: Channels = None) -> Record:
        await self._ratings.settle()
        return await self._count(sql.record, user_id=user_id, guild_id=guild_id, channels=channels)

    async def accuracy(self, user_id: int, guild_id: int | None, channels: Channels = None) -> Accuracy:
        """Review a member's newest games. Cost: some 30 ms in a thread for 1,000 games."""
        lines = await self._count(sql.lines, user_id=user_id, guild_id=guild_id, channels=channels)
        reviewed = await self._thinker.kept([(Board.parse(line.pool), line.moves) for line in lines])
        moves = kept = 0
        for line, found in zip(lines, reviewed, strict=True):
            own = found[line.mark is Mark.O :: 2]
            moves += line.games * len(own)
            kept += line.games * sum(own)
        return Accuracy(moves, kept)

    async def duel(self, user_id: int, other_id: int, guild_id: int | None, channels: Channels = None) -> Duel:
        return await self._count(sql.duel, user_id=user_id, other_id=other_id, guild_id=guild_id, channels=channels)

    async def rating_points(self, user_id: int, pool: str, channels: Channels = None) -> tuple[RatingPoint, ...]:
        await self._ratings.settle()
        return await self._count(sql.rating_points, user_id=user_id, pool=pool, channels=channels)

    async def _count(self, work: Callable[..., T], user_id: int, **given: Any) -> T:
        """Read once for all who ask for the same within KEPT_S, one by one, unless a game has ended since."""
        newest = await self._database.read(partial(sql.newest, user_id=user_id))
        key = work, user_id, newest, *given.values()
        async with self._turn:
            now = time.monotonic()
            self._counts = {each: kept for each, kept in self._counts.items() if now - kept[0] < KEPT_S}
            if key not in self._counts:
                found = await self._database.read(partial(work, user_id=user_id, **given))
                self._counts[key] = time.monotonic(), found
            return cast(T, self._counts[key][1])
