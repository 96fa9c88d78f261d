"""Ledger: how a game is read, changed and written. Lobby, service and gallery all write through it.

A change is made on the game as it is remembered or loaded, and written on the version that it was made on; where
another writer was faster it is made again on what that one wrote. The lock only saves such retries: what makes a
write right is the row's version. Nothing is refused, nor left as it is, by what is only remembered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from weakref import WeakValueDictionary

from bot.engine import Board, Level, Mark
from bot.games.model import Game, Status
from bot.games.refusals import AlreadyPlaying, NoSuchGame, Refusal
from bot.games.store import SeatTaken, Store
from bot.games.values import Place, Player
from bot.thinking import Thinker

TRIES = 5
"""How often a write that met a newer version is tried again before it counts as a fault."""


class Ledger:
    """Reads and writes games for those who know the rules of the house.

    now: seconds since 1970. thinker: where the engine thinks; it is the caller's to close. Durations in seconds.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        thinker: Thinker,
        random: Random,
        challenge_expires_s: int,
        game_expires_s: int,
    ) -> None:
        self.store = store
        self.now = now
        self.random = random
        self.thinker = thinker
        self.game_expires_s = game_expires_s
        self._challenge_expires_s = challenge_expires_s
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # held only while used

    async def change(
        self,
        game_id: int,
        place: Place,
        change: Callable[[Game], Awaitable[Game]],
        needs: Status = Status.RUNNING,
        *,
        seat: bool = False,
    ) -> Game:
        """Load, change, write; again where another writer was faster. A game that is not `needs` stays as it is.

        seat: whether the change seats the players. Errors: NoSuchGame where it is not played in that place.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            for attempt in range(TRIES):
                recalled = None if attempt else self.store.recent.find(game_id)
                game = recalled or await self.store.load(game_id)
                try:
                    changed = await self._changed(game, place, change, needs)
                except Refusal:
                    if recalled is None or await self.store.load(game_id) == recalled:
                        raise
                    continue  # by what was remembered, and is no longer so
                if changed == game:
                    if recalled is None:
                        return changed
                    continue
                takes_seats = seat and changed.status is Status.RUNNING
                try:
                    written = await self.store.replace(changed, seat=takes_seats)
                except SeatTaken:  # by a start at the same instant: look again who it was
                    continue
                if written is not None:
                    return written
        raise RuntimeError(f"game {game_id} was written by others {TRIES} times in a row")

    async def _changed(
        self, game: Game | None, place: Place, change: Callable[[Game], Awaitable[Game]], needs: Status
    ) -> Game:
        if game is None or game.place != place:
            raise NoSuchGame
        if game.is_due(self.now()):
            return game.timed_out()
        return await change(game) if game.status is needs else game

    async def show(self, place: Place, game_id: int) -> Game:
        """The game as it is, ended first where its time is up. Errors: NoSuchGame."""

        async def nothing(game: Game) -> Game:
            return game

        return await self.change(game_id, place, nothing)

    async def running(self, channel_id: int, user_id: int) -> Game | None:
        """The game that a user plays in a channel; one whose time is up is ended and is none."""
        game = await self.store.find_running(channel_id, user_id)
        if game is not None and game.is_due(self.now()):
            await self.store.replace(game.timed_out())
            return None
        return game

    def recalled(self, channel_id: int, user_id: int) -> Game | None:
        """The game that a user plays in a channel, where it is remembered; it may have gone on since."""
        game = self.store.recent.find_running(channel_id, user_id)
        return None if game is None or game.is_due(self.now()) else game

    async def check_free(self, place: Place, players: tuple[Player, ...], *, asker: Player) -> None:
        """Errors: AlreadyPlaying, for the asker before anybody else."""
        for player in sorted(players, key=lambda each: each.id != asker.id):
            if await self.running(place.channel_id, player.id) is not None:
                raise AlreadyPlaying(player, is_asker=player.id == asker.id)

    async def insert(self, game: Game, *, asker: Player, closing: Game | None = None) -> Game:
        """Write a new game and, with it, the one it grew out of. Errors: AlreadyPlaying.

        The seats tell whether the players are free; only where they are not, it is looked up who is not.
        """
        for _ in range(TRIES):
            try:
                return await self.store.insert(game, closing)
            except SeatTaken:  # by a game that runs, or that is due, and is ended by looking
                await self.check_free(game.place, game.players, asker=asker)
        raise AlreadyPlaying(asker, is_asker=True)

    async def played(self, game: Game, cell: int) -> Game:
        """The game after a user's move and the bot's reply. Errors: SquareTaken, NoSuchSquare."""
        return await self.reply(game.played(cell, self.now() + self.game_expires_s))

    async def reply(self, game: Game) -> Game:
        """The game after the bot's own move, where it is the bot's turn."""
        level = game.level_of(game.position.to_move)
        if game.position.is_over or level is None:
            return game
        cell = await self.thinker.choose(game.position, level, self.random)
        return game.played(cell, game.deadline)

    def new(
        self,
        place: Place,
        x: Player | None,
        o: Player | None,
        status: Status,
        *,
        board: Board,
        level: Level | None = None,
        offer: Mark | None = None,
    ) -> Game:
        """A new game, not yet written, whose time runs from now."""
        now = self.now()
        lasts_s = self._challenge_expires_s if status is Status.CHALLENGE else self.game_expires_s
        return Game(
            place=place,
            x=x,
            o=o,
            board=board,
            status=status,
            created_at=now,
            deadline=now + lasts_s,
            level=level,
            offer=offer,
        )
