"""Gallery: games for those who look on. Lists, boards that follow a game, exhibitions, and what a move was worth.

Who may see a place is for the caller to know, who knows Discord: it is handed in, and asked of every game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.engine import STANDARD, Board, Level
from bot.engine.remarks import Remark, Standing
from bot.games.ledger import Ledger
from bot.games.model import PLAYED, Game, Status, Watch
from bot.games.refusals import (
    AlreadyOver,
    ExhibitionRunning,
    NotBegun,
    NothingToStop,
    NotYours,
    StillRunning,
    TooManyBoards,
    TooManyExhibitions,
    TooManyFollowers,
    UnknownGame,
)
from bot.games.store import SeatTaken
from bot.games.tables import BOT
from bot.games.values import Place, Player

PACE_S = 3
"""How long a move of an exhibition is looked at before the next one."""
BOARDS = 5
"""How many games may be followed in one channel: each of their moves is an edit there."""
FOLLOWERS = 25
"""From how many places a game may be followed: each of its moves is an edit in each of them."""
SHOWS = 5
"""How many exhibitions may run in one server: each is an edit every PACE_S seconds."""
PAGE = 10
"""How many ended games stand on a page of the history."""
LISTED = 20
"""How many live games are listed."""
COMMENTS = 100
"""How many comments are kept: each of many followers asks for the same one."""
AT_ONCE = 100
"""How many exhibitions are looked at in one go."""

MaySee = Callable[[Place], bool]


@dataclass(frozen=True, slots=True)
class Comment:
    """What is said of a game as it stands. remark: on its last move, None before the first."""

    remark: Remark | None
    standing: Standing


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Some ended games, the newest first. newer, older: whether there are more on either side."""

    games: tuple[Game, ...]
    newer: bool
    older: bool


class Gallery:
    """Shows games to others than their players, and lets the bot play itself."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._store = ledger.store
        self._comments: dict[tuple[Board, tuple[int, ...]], asyncio.Future[Comment]] = {}

    async def live(self, channel_ids: Sequence[int]) -> tuple[list[Game], bool]:
        """The newest games that run in these channels, at most LISTED, and whether there are more."""
        found = await self._store.find_live(channel_ids, self._ledger.now(), LISTED + 1)
        return found[:LISTED], len(found) > LISTED

    async def history(
        self,
        place: Place,
        channel_ids: Sequence[int],
        user_id: int | None = None,
        *,
        before: int | None = None,
        after: int | None = None,
    ) -> HistoryPage:
        """A page of the games that have ended in these channels of the place's server.

        user_id: only this user's games. before, after: the page next to a game of that number, on either side.
        """
        found = await self._store.find_ended(
            place.guild_id, channel_ids, PAGE + 1, user_id=user_id, before=before, after=after
        )
        more = len(found) > PAGE
        if after is not None:
            return HistoryPage(tuple(found[-PAGE:]), newer=more, older=True)
        return HistoryPage(tuple(found[:PAGE]), newer=before is not None, older=more)

    async def find(self, game_id: int, may_see: MaySee) -> Game:
        """A game that has begun, as it is now. Errors: UnknownGame, also where the asker may not see its channel."""
        game = await self._store.load(game_id)
        if game is None or not may_see(game.place) or game.status not in {Status.RUNNING, *PLAYED}:
            raise UnknownGame(game_id)
        return game.timed_out() if game.is_due(self._ledger.now()) else game

    async def replay(self, game_id: int, may_see: MaySee) -> Game:
        """A game to step through. Errors: UnknownGame, StillRunning, NotBegun (it ended without a move)."""
        game = await self.find(game_id, may_see)
        if game.status is Status.RUNNING:
            raise StillRunning(game_id)
        if not game.moves:
            raise NotBegun(game_id)
        return game

    async def comment(self, game: Game) -> Comment:
        """What there is to say of a game as it stands, found off the event loop, once for all who ask."""
        key = game.board, game.moves
        found = self._comments.get(key)
        if found is None:
            while len(self._comments) >= COMMENTS:
                del self._comments[next(iter(self._comments))]
            found = self._comments[key] = asyncio.ensure_future(self._comment(game))
        try:
            return await asyncio.shield(found)
        except Exception:
            self._comments.pop(key, None)
            raise

    async def _comment(self, game: Game) -> Comment:
        if not game.moves:
            return Comment(None, await self._ledger.thinker.stand(game.position))
        before, cell = game.at(game.ply - 1).position, game.moves[-1]
        made = await self._ledger.thinker.remark(before, cell)
        return Comment(made, made.standing)

    async def follow(self, game_id: int, place: Place, may_see: MaySee) -> Game:
        """A running game that a board in `place` is to follow. Errors: UnknownGame, AlreadyOver,
        TooManyBoards (here), TooManyFollowers (of that game).
        """
        game = await self.find(game_id, may_see)
        if game.status is not Status.RUNNING:
            raise AlreadyOver(game_id)
        there = await self._store.watches(game_id=game_id)
        if len(there) >= FOLLOWERS and all(watch.place != place for watch in there):
            raise TooManyFollowers(game_id, FOLLOWERS)
        here = await self._store.watches(channel_id=place.channel_id)
        if len(here) >= BOARDS and all(watch.game_id != game_id for watch in here):
            raise TooManyBoards(BOARDS)
        return game

    async def followed(self, watch: Watch) -> tuple[Watch | None, Game | None]:
        """Keep the board that now follows a game.

        Returns the board whose place it takes, and the game, which may have gone on while the board was posted.
        """
        replaced = await self._store.watch(watch)
        return replaced, await self._store.load(watch.game_id)

    async def watches(self, game: Game) -> list[Watch]:
        """The boards that follow a game."""
        return await self._store.watches(game_id=game.id)

    async def board(self, game_id: int, channel_id: int) -> tuple[Watch, Game] | None:
        """The board in a channel that follows a game, and the game as it is now; None where there is none."""
        watches = await self._store.watches(game_id=game_id, channel_id=channel_id)
        game = await self._store.load(game_id)
        return (watches[0], game) if watches and game else None

    async def watched(self, *, ended: bool = False) -> list[Game]:
        """The games that boards follow; ended: only those that are over, whose boards need one last edit."""
        return await self._store.find_watched(ended=ended)

    async def unwatch(self, watch: Watch) -> None:
        """Forget a board that followed a game: the game is over, or the board is gone."""
        await self._store.unwatch(watch)

    async def unfollow(
        self, place: Place, user_id: int, game_id: int | None = None, *, may_manage: bool = False
    ) -> tuple[list[Watch], Game | None]:
        """End what somebody asked for in this channel: all of it, or one game.

        may_manage: whether the user may end what others asked for.
        Returns the boards that no longer follow, and the exhibition that was stopped.
        Errors: NothingToStop, NotYours.
        """
        here = await self._store.watches(channel_id=place.channel_id)
        boards = [watch for watch in here if game_id in (None, watch.game_id)]
        show = await self._store.find_running(place.channel_id, BOT)
        if show is not None and game_id not in (None, show.id):
            show = None
        askers = [watch.asker for watch in boards] + ([show.owner] if show and show.owner else [])
        if not askers:
            raise NothingToStop
        if not may_manage and all(asker.id != user_id for asker in askers):
            raise NotYours(askers[0])
        mine = [watch for watch in boards if may_manage or watch.asker.id == user_id]
        for watch in mine:
            await self._store.unwatch(watch)
        if show is not None and (may_manage or (show.owner and show.owner.id == user_id)):
            return mine, await self.stop(place, show.id, user_id, may_manage=may_manage)
        return mine, None

    async def exhibit(
        self, place: Place, owner: Player, x_level: Level, o_level: Level, board: Board = STANDARD
    ) -> Game:
        """Let the bot play itself. Errors: ExhibitionRunning, one at a time in a channel; TooManyExhibitions."""
        now = self._ledger.now()
        running = await self._store.find_exhibitions(AT_ONCE)
        same_server = [show for show in running if show.place.guild_id == place.guild_id is not None]
        if len(same_server) >= SHOWS and all(show.place != place for show in same_server):
            raise TooManyExhibitions(SHOWS)
        game = Game(
            place=place,
            x=None,
            o=None,
            board=board,
            status=Status.RUNNING,
            created_at=now,
            deadline=now + PACE_S,
            level=x_level,
            o_level=o_level,
            owner=owner,
        )
        try:
            return await self._store.insert(game)
        except SeatTaken:
            show = await self._store.find_running(place.channel_id, BOT)
            raise ExhibitionRunning(show.id if show else 0) from None

    async def stop(self, place: Place, game_id: int, user_id: int, *, may_manage: bool = False) -> Game:
        """End an exhibition. Errors: NotYours for others than its owner, NoSuchGame."""

        async def end(game: Game) -> Game:
            if game.owner is None:
                return game
            if game.owner.id != user_id and not may_manage:
                raise NotYours(game.owner)
            return replace(game, status=Status.STOPPED)

        return await self._ledger.change(game_id, place, end)

    async def advance(self) -> tuple[list[Game], bool]:
        """Play the next move of every exhibition where it is time.

        Returns the exhibitions that have moved, and whether any goes on.
        """
        running = await self._store.find_exhibitions(AT_ONCE)
        due = [game for game in running if game.deadline <= self._ledger.now()]
        tried = await asyncio.gather(*map(self._advance, due))
        moved = [game for game in tried if game is not None]
        ended = sum(game.status is not Status.RUNNING for game in moved)
        return moved, len(running) > ended

    async def _advance(self, game: Game) -> Game | None:
        """The exhibition after its next move; None where another process has played it, or it was stopped."""
        is_mine = False

        async def step(game: Game) -> Game:
            nonlocal is_mine
            level, now = game.level_of(game.position.to_move), self._ledger.now()
            is_mine = level is not None and game.deadline <= now
            if level is None or not is_mine:
                return game
            cell = await self._ledger.thinker.choose(game.position, level, self._ledger.random)
            return game.played(cell, now + PACE_S)

        after = await self._ledger.change(game.id, game.place, step)
        return after if is_mine and after.ply > game.ply else None
