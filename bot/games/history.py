"""Lists of games that are being played or have ended, one of them to look at, and what there is to say of it."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from bot.engine import Board
from bot.engine.remarks import SLIPS, Remark, Standing
from bot.engine.values import SMALL
from bot.model import Game, Move, Totals, User, Wanted
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
COUNTED, MOST_COUNTED = 100, 1000
"""In how many channels games are counted for the top of a list, and how many games at most."""
KEPT = 250
"""How many comments are kept: each of many followed boards asks for the same one, and at the end for all of them."""


class HistoryPage(NamedTuple):
    """Some ended games, the newest first. has_newer, has_older: whether there are more on either side."""

    games: tuple[Game, ...]
    has_newer: bool
    has_older: bool


class History:
    def __init__(self, games: GameRepository, listings: Listings, now: Callable[[], int]) -> None:
        self._games, self._listings, self._now = games, listings, now

    def running(self) -> Wanted:
        """Return which games run now."""
        return Wanted(now=self._now())

    async def channels(self, among: Collection[int], wanted: Wanted) -> list[int]:
        """Return those of these channels that have such games, the one with the nearest first."""
        return await self._listings.channels(among, wanted)

    async def totals(self, channel_ids: Sequence[int], wanted: Wanted) -> Totals:
        """Count such games in these channels, on all pages: in COUNTED channels, and at most MOST_COUNTED."""
        totals = await self._listings.totals(channel_ids[:COUNTED], wanted, MOST_COUNTED)
        return totals if len(channel_ids) <= COUNTED else totals._replace(has_more=True)

    async def live(self, channel_ids: Collection[int]) -> tuple[tuple[Game, ...], bool]:
        """Return the newest games that run in these channels, at most LISTED, and whether there are more."""
        found = await self._listings.games(channel_ids, self.running(), LISTED + 1)
        return tuple(found[:LISTED]), len(found) > LISTED

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
    """What is said of a game as it stands. remark: on its last move, None before the first.

    slip: on the move before it, if the bot answered that and it changed who wins.
    """

    remark: Remark | None
    standing: Standing
    slip: Remark | None = None


class TurningPoint(NamedTuple):
    """A move that changed who wins under best play. number: of the move, from 1."""

    number: int
    remark: Remark


class Commentator:
    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._found: dict[tuple[Board, tuple[Move, ...]], asyncio.Future[Comment]] = {}

    async def commentary(self, game: Game) -> Comment:
        """Comment on the last move, and if the bot answered by it, on a slip of the member's before it."""
        found = await self.comment(game)
        if game.bot is None or game.ply < 2 or not isinstance(game.seat(game.position.to_move), User):
            return found
        before = (await self.comment(game.at(game.ply - 1))).remark
        return found._replace(slip=before if before and before.kind in SLIPS else None)

    async def turning_points(self, game: Game) -> tuple[TurningPoint, ...]:
        """Return the moves that changed who wins, the first one first; the one that ended the game tells that itself.

        Cost: a look-up on 3x3. On larger boards nothing is searched: they are those of the comments that are kept.
        """
        if game.board.cells <= SMALL:
            remarks: list[Remark | None] = [*await self._thinker.review(game.board, _numbers(game))]
        else:
            remarks = [self._kept(game.board, game.moves[:ply]) for ply in range(1, game.ply + 1)]
        made = enumerate(remarks, 1)
        return tuple(TurningPoint(number, each) for number, each in made if each and each.kind in SLIPS)

    async def turning_point(self, game: Game) -> TurningPoint | None:
        """Return the last of them, after which nobody let go what they had. Cost: as turning_points."""
        points = await self.turning_points(game)
        return points[-1] if points else None

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

    def _kept(self, board: Board, moves: tuple[Move, ...]) -> Remark | None:
        found = self._found.get((board, moves))
        is_there = found is not None and found.done() and not found.cancelled() and found.exception() is None
        return found.result().remark if found is not None and is_there else None


def _numbers(game: Game) -> tuple[int, ...]:
    return tuple(move.number(game.board) for move in game.moves)
