"""Count a member's games, review their moves, and return the values of charts."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

from bot.core.chat.game_page import CardLine
from bot.core.chat.players import name
from bot.core.game import Game, Leaderboards, User
from bot.core.store import Store
from bot.core.thinking import Thinker
from bot.engine import Board, Mark
from bot.features.ratings.rules import Rating, x_score
from bot.features.ratings.service import Ratings
from bot.features.stats import sql
from bot.features.stats.pages import changed, head_to_head_line
from bot.features.stats.rules import Accuracy, Channels, Duel, Meaning, Record

T = TypeVar("T")

KEPT_S = 5.0  # how long counts are kept: a member may ask for them three times a second


class Statistics:
    """Counts stored games. guild_id, channels: of these only; None for all. Errors, of every method: StoreError."""

    def __init__(self, store: Store, thinker: Thinker, ratings: Ratings) -> None:
        self._database, self._thinker, self._ratings = store.database, thinker, ratings
        self._preferences, self.names = store.preferences, store.listings.names
        self._turn = asyncio.Lock()
        self._counts: dict[tuple[Any, ...], tuple[float, Any]] = {}

    async def of(self, user_id: int, guild_id: int | None, channels: Channels = None) -> Record:
        await self._ratings.settle()
        return await self._count(sql.record, user_id=user_id, guild_id=guild_id, channels=channels)

    async def accuracy(self, user_id: int, guild_id: int | None, channels: Channels = None) -> Accuracy:
        """Review a member's newest games. Cost: some 30 ms in a thread for 1,000 games."""
        lines = await self._count(sql.lines, user_id=user_id, guild_id=guild_id, channels=channels)
        reviewed = await self._thinker.kept([(Board.parse(line.pool), line.moves) for line in lines])
        own = [(line.games, found[line.mark is Mark.O :: 2]) for line, found in zip(lines, reviewed, strict=True)]
        return Accuracy(sum(games * len(kept) for games, kept in own), sum(games * sum(kept) for games, kept in own))

    async def duel(self, user_id: int, other_id: int, guild_id: int | None, channels: Channels = None) -> Duel:
        return await self._count(sql.duel, user_id=user_id, other_id=other_id, guild_id=guild_id, channels=channels)

    async def rating_points(self, user_id: int, pool: str, channels: Channels = None) -> tuple[Rating, ...]:
        await self._ratings.settle()
        return await self._count(sql.rating_points, user_id=user_id, pool=pool, channels=channels)

    async def card_lines(self, game: Game) -> list[CardLine]:
        """Return the lines on what an ended game was to its players, the same whatever is played later."""
        users, is_shown = game.users, game.exhibition is not None
        if game.result is None or is_shown or game.ply < sql.MIN_PLIES or any(user.is_forgotten for user in users):
            return []
        if game.place.guild_id is not None and x_score(game) is not None:  # else no rating is told
            await self._ratings.settle()
        meanings, score = await self._database.read(partial(sql.meanings, game=game, until=game.result.ended_at))
        both = zip(users, meanings, strict=True)
        told = [each for user, meant in both for each in await self._meant(game, user, meant)]
        if score and score.games > 1:
            told.append(CardLine(partial(head_to_head_line, users, score)))
        return told

    async def _meant(self, game: Game, user: User, meant: Meaning) -> list[CardLine]:
        """Return a player's milestones, and their rating unless they are on no leaderboard, or have few games there.

        The first few ratings jump by hundreds, and would tell how a game elsewhere ended.
        """
        told = []
        if (bot := game.bot) and meant.wins == 1:
            told.append(CardLine(lambda say: say("stats-first-win", name=name(user, say), bot=name(bot, say))))
        if meant.games == sql.HUNDRED:
            told.append(CardLine(lambda say: say("stats-hundred", name=name(user, say))))
        is_listed = (await self._preferences.known(user.id)).leaderboards is not Leaderboards.OFF
        if is_listed and meant.course:
            told.append(CardLine(partial(changed, user, *meant.course)))
        return told

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
