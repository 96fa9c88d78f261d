"""Watching: boards elsewhere that follow a game, and exhibitions, in which the bot plays itself."""

import asyncio
import contextlib
from random import Random

from bot.engine import STANDARD, Board, Level
from bot.engine.values import SMALL
from bot.games.turns import Turns, stop
from bot.lanes import Lane
from bot.model import Bot, Exhibition, FollowedBoard, Game, Move, Place, User
from bot.model.refusals import (
    AlreadyOver,
    ExhibitionRunning,
    NothingToStop,
    NotYours,
    TooManyBoards,
    TooManyExhibitions,
    TooManyFollowers,
)
from bot.store import BOT_SEAT, NoRoom, SeatTaken, Shards, Store, limits
from bot.thinking import Thinker

PACE_S = 3
"""How many seconds a move of an exhibition is looked at before the next one."""
AT_ONCE = 100
"""How many exhibitions are looked at in one go."""


class Watching:
    """Lets others than the players look on, and lets the bot play itself."""

    def __init__(self, turns: Turns, store: Store, thinker: Thinker, random: Random) -> None:
        self._turns, self._store, self._thinker, self._random = turns, store, thinker, random
        self._searching = asyncio.Lock()

    async def check_follow(self, game: Game, place: Place) -> None:
        """Errors: AlreadyOver, TooManyBoards (in that place), TooManyFollowers (of that game)."""
        if game.is_over:
            raise AlreadyOver(game.id)
        there = await self._store.followed.of_game(game.id)
        if len(there) >= limits.FOLLOWERS and all(board.place != place for board in there):
            raise TooManyFollowers(game.id, limits.FOLLOWERS)
        here = await self._store.followed.in_channel(place.channel_id)
        if len(here) >= limits.BOARDS and all(board.game_id != game.id for board in here):
            raise TooManyBoards(limits.BOARDS)

    async def follow(self, board: FollowedBoard) -> FollowedBoard | None:
        """Let a board that has been posted follow its game, and return the one that it replaces, if there is one.

        Errors: TooManyBoards, TooManyFollowers: others may have come first since `check_follow`.
        """
        try:
            return await self._store.followed.put(board)
        except NoRoom:
            if len(await self._store.followed.of_game(board.game_id)) >= limits.FOLLOWERS:
                raise TooManyFollowers(board.game_id, limits.FOLLOWERS) from None
            raise TooManyBoards(limits.BOARDS) from None

    async def unfollow(
        self, place: Place, user_id: int, game_id: int | None = None, *, may_manage: bool = False
    ) -> tuple[tuple[FollowedBoard, ...], Game | None]:
        """Stop what somebody asked for in this channel: all of it, or one game.

        may_manage: whether the user may stop what others asked for.
        Returns the boards that no longer follow, and the exhibition that was stopped.
        Errors: NothingToStop, NotYours.
        """
        here = await self._store.followed.in_channel(place.channel_id)
        boards = [board for board in here if game_id in (None, board.game_id)]
        exhibition = await self._exhibition(place, game_id)
        owner = [exhibition.exhibition.owner] if exhibition and exhibition.exhibition else []
        askers = [board.follower for board in boards] + owner
        if not askers:
            raise NothingToStop
        if not may_manage and all(asker.id != user_id for asker in askers):
            raise NotYours(askers[0])
        mine = tuple(board for board in boards if may_manage or board.follower.id == user_id)
        for board in mine:
            await self._store.followed.remove(board)
        if exhibition is None or not (may_manage or owner[0].id == user_id):
            return mine, None
        stopped = await self._turns.do(place, exhibition.id, stop, user_id, may_manage=may_manage)
        return mine, stopped if isinstance(stopped, Game) else None

    async def exhibit(self, place: Place, owner: User, x: Level, o: Level, board: Board = STANDARD) -> Game:
        """Let the bot play itself. Errors: ExhibitionRunning, one at a time in a channel; TooManyExhibitions."""
        now = self._turns.now()
        game = Game(place, Bot(x), Bot(o), board, now, now + PACE_S, exhibition=Exhibition(owner, PACE_S))
        try:
            return await self._store.games.open(game)
        except (SeatTaken, NoRoom) as full:
            if other := await self._exhibition(place):
                raise ExhibitionRunning(other.id) from None
            if isinstance(full, NoRoom):
                raise TooManyExhibitions(limits.EXHIBITIONS) from None
        return await self.exhibit(place, owner, x, o, board)  # the one that was here has just ended

    async def advance(self, shards: Shards | None) -> bool:
        """Play the next move of every exhibition of these shards that is due. Returns whether any goes on."""
        running, now = await self._store.listings.exhibitions(AT_ONCE, shards), self._turns.now()
        # A clock that has gone back would leave the next move to a time far off.
        due = [game for game in running if not now < game.deadline <= now + PACE_S]
        moved = await asyncio.gather(*map(self._step, due))
        return len(running) > sum(moved)

    async def _step(self, game: Game) -> bool:
        """Play one move and return whether the exhibition has ended by it; another process may have been faster."""
        level = game.level_to_move
        if level is None or game.exhibition is None:
            return True
        # One search at a time, so that those who ask for something wait for one exhibition at most.
        async with self._searching if game.board.cells > SMALL else contextlib.nullcontext():
            number = await self._thinker.choose(game.position, level, self._random, Lane.ASIDE)
        now = self._turns.now()
        after = game.played(Move.of(number, game.position), now, now + game.exhibition.pace_s)
        written = await self._store.games.change(game, after)
        return isinstance(written, Game) and written.is_over

    async def _exhibition(self, place: Place, game_id: int | None = None) -> Game | None:
        """The exhibition that runs in a channel, if it is the one of that number."""
        game = await self._store.games.find_seated(place.channel_id, BOT_SEAT)
        return game if game and game_id in (None, game.id) else None
