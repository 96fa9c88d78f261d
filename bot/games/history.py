"""Lists of games that are being played or have ended, one of them to look at, and what there is to say of it."""

import asyncio
from collections.abc import Callable, Collection
from typing import NamedTuple

from bot.engine import Board
from bot.engine.remarks import Remark, Standing
from bot.model import Game, Move, Wanted
from bot.model.refusals import NotBegun, StillRunning, UnknownGame
from bot.store.games import GameRepository
from bot.store.listings import Listings
from bot.thinking import Thinker

PAGE = 10
"""How many ended games a page lists."""
LISTED = 20
"""How many live games are listed."""
MOST_CHANNELS = max(PAGE, LISTED) + 1
"""How many channels a list looks into: those with the nearest games, for others have nothing to add."""
KEPT = 100
"""How many comments are kept: each of many followed boards asks for the same one."""


class HistoryPage(NamedTuple):
    """Some ended games, the newest first. has_newer, has_older: whether there are more on either side."""

    games: tuple[Game, ...]
    has_newer: bool
    has_older: bool


class History:
    def __init__(self, games: GameRepository, listings: Listings, now: Callable[[], int]) -> None:
        self._games, self._listings, self._now = games, listings, now

    async def live_channels(self, among: Collection[int]) -> list[int]:
        """Return those of these channels in which games run, the one with the newest first."""
        return await self._listings.channels(among, Wanted(now=self._now()))

    async def live(self, channel_ids: Collection[int]) -> tuple[tuple[Game, ...], bool]:
        """Return the newest games that run in these channels, at most LISTED, and whether there are more."""
        found = await self._listings.games(channel_ids, Wanted(now=self._now()), LISTED + 1)
        return tuple(found[:LISTED]), len(found) > LISTED

    async def ended_channels(self, among: Collection[int], wanted: Wanted) -> list[int]:
        """Return those of these channels in which such games have ended, the one with the nearest first."""
        return await self._listings.channels(among, wanted)

    async def ended(self, channel_ids: Collection[int], wanted: Wanted) -> HistoryPage:
        """Return a page of such games that have ended in these channels; `wanted` tells next to which."""
        found = await self._listings.games(channel_ids, wanted, PAGE + 1)
        more = len(found) > PAGE
        if wanted.is_rising:
            return HistoryPage(tuple(found[-PAGE:]), has_newer=more, has_older=True)
        return HistoryPage(tuple(found[:PAGE]), has_newer=wanted.before is not None, has_older=more)

    async def find(self, game_id: int) -> Game:
        """Return a game that has begun, ended first if its time is up. Errors: UnknownGame."""
        game = await self._games.get(game_id)
        if not isinstance(game, Game):
            raise UnknownGame(game_id)
        if not game.is_due(self._now()):
            return game
        ended = await self._games.change(game, game.timed_out())
        return ended if isinstance(ended, Game) else await self.find(game_id)


def check_replayable(game: Game) -> None:
    """Errors: StillRunning; NotBegun if it ended without a move."""
    if not game.is_over:
        raise StillRunning(game.id)
    if not game.moves:
        raise NotBegun(game.id)


class Comment(NamedTuple):
    """What is said of a game as it stands. remark: on its last move, None before the first."""

    remark: Remark | None
    standing: Standing


class Commentator:
    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._found: dict[tuple[Board, tuple[Move, ...]], asyncio.Future[Comment]] = {}

    async def comment(self, game: Game) -> Comment:
        key = game.board, game.moves
        found = self._found.get(key)
        if found is None:
            while len(self._found) >= KEPT:
                del self._found[next(iter(self._found))]
            found = self._found[key] = asyncio.ensure_future(self._find(game))
        try:
            return await asyncio.shield(found)
        except Exception:
            self._found.pop(key, None)
            raise

    async def _find(self, game: Game) -> Comment:
        if not game.moves:
            return Comment(None, await self._thinker.stand(game.position))
        before, number = game.at(game.ply - 1).position, game.moves[-1].number(game.board)
        made = await self._thinker.remark(before, number)
        return Comment(made, made.standing)
