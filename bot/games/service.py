"""GameService: every rule of who may do what, and the only writer of games.

Typed commands, slash commands and clicks all end here. Each call returns the game as it now is, or raises a
Refusal and has changed nothing. A move, the bot's reply to it and the row are one transaction.
"""

from __future__ import annotations

import asyncio
import enum
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from dataclasses import replace
from random import Random
from typing import TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from bot.engine import STANDARD, Level, Mark, Memo, Outcome, analyse, choose
from bot.games.model import (
    PLAYED,
    AlreadyChallenged,
    AlreadyPlaying,
    DrawRefused,
    Game,
    NoGame,
    NoSuchGame,
    NotForYou,
    NotYourTurn,
    OwnOffer,
    Place,
    Player,
    Status,
    cell_of,
)
from bot.games.store import SeatTaken, Store

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

TRIES = 5
"""How often a write that met a newer version is tried again before it counts as a fault."""


class First(enum.StrEnum):
    """Who plays X, seen from the one who starts the game."""

    ME = "me"
    THEM = "them"
    RANDOM = "random"


class GameService:
    """Starts, plays and ends games.

    now: seconds since 1970. executor: where the engine thinks; it is the caller's to shut down.
    Durations in seconds.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        executor: Executor,
        random: Random,
        challenge_expires_s: int,
        game_expires_s: int,
    ) -> None:
        self._store = store
        self._now = now
        self._executor = executor
        self._random = random
        self._memo = Memo()
        self._challenge_expires_s = challenge_expires_s
        self._game_expires_s = game_expires_s
        # Held only while used. They save retries; what makes a write right is the row's version.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def start(self, place: Place, player: Player, level: Level, first: First) -> Game:
        """Begin a game against the bot, with the bot's first move where it plays X.

        Errors: AlreadyPlaying.
        """
        await self._check_free(place, (player,), asker=player)
        x, o = self._seat(player, None, first)
        game = self._new(place, x, o, Status.RUNNING, level=level)
        return await self._insert(await self._reply(game), asker=player)

    async def challenge(self, place: Place, player: Player, opponent: Player, first: First) -> Game:
        """Ask another member for a game. It binds nobody until it is accepted.

        Errors: AlreadyPlaying (either of them), AlreadyChallenged.
        """
        await self._check_free(place, (player, opponent), asker=player)
        standing = await self._store.find_challenge(place.channel_id, player.id)
        if standing is not None and not standing.is_due(self._now()):
            raise AlreadyChallenged(standing.player(standing.challenger.other) or opponent)
        x, o = self._seat(player, opponent, first)
        offer = Mark.X if x is player else Mark.O
        return await self._store.insert(self._new(place, x, o, Status.CHALLENGE, offer=offer))

    async def accept(self, place: Place, game_id: int, user_id: int) -> Game:
        """Begin a game that one was challenged to. Errors: NotForYou, AlreadyPlaying, NoSuchGame."""

        async def begin(game: Game) -> Game:
            asked, _ = _check_player(game, user_id, game.challenger.other)
            await self._check_free(place, game.players, asker=asked)
            deadline = self._now() + self._game_expires_s
            return replace(game, status=Status.RUNNING, offer=None, deadline=deadline)

        return await self._change(game_id, place, begin, Status.CHALLENGE, seat=True)

    async def decline(self, place: Place, game_id: int, user_id: int) -> Game:
        """Refuse a challenge. Errors: NotForYou, NoSuchGame."""

        async def end(game: Game) -> Game:
            _check_player(game, user_id, game.challenger.other)
            return replace(game, status=Status.DECLINED)

        return await self._change(game_id, place, end, Status.CHALLENGE)

    async def withdraw(self, place: Place, game_id: int, user_id: int) -> Game:
        """Take one's own challenge back. Errors: NotForYou, NoSuchGame."""

        async def end(game: Game) -> Game:
            _check_player(game, user_id, game.challenger)
            return replace(game, status=Status.WITHDRAWN)

        return await self._change(game_id, place, end, Status.CHALLENGE)

    async def move(self, place: Place, user_id: int, square: str) -> Game:
        """Play a square, as a player writes it, in the user's game in this channel; the bot answers.

        Errors: NoGame, NotYourTurn, SquareTaken, NoSuchSquare.
        """
        game = await self.look(place, user_id)

        async def play(game: Game) -> Game:
            _check_turn(game, user_id)
            return await self._played(game, cell_of(square, game.position))

        return await self._change(game.id, place, play)

    async def press(self, place: Place, game_id: int, user_id: int, ply: int, cell: int) -> Game:
        """Play a cell by a button that was drawn when `ply` marks stood.

        A button of an older board, or of a game that has ended, plays nothing: the game comes back as it is.
        Errors: NotForYou (a spectator), NotYourTurn, SquareTaken, NoSuchSquare, NoSuchGame.
        """

        async def play(game: Game) -> Game:
            _check_player(game, user_id)
            if game.ply != ply:
                return game
            _check_turn(game, user_id)
            return await self._played(game, cell)

        return await self._change(game_id, place, play)

    async def look(self, place: Place, user_id: int) -> Game:
        """The game that the user plays in this channel. Errors: NoGame."""
        game = await self._running(place.channel_id, user_id)
        if game is None:
            raise NoGame
        return game

    async def show(self, place: Place, game_id: int) -> Game:
        """The game as it is, ended first where its time is up. Errors: NoSuchGame."""

        async def nothing(game: Game) -> Game:
            return game

        return await self._change(game_id, place, nothing)

    async def resign(self, place: Place, user_id: int) -> Game:
        """Give up the user's game in this channel or, where there is none, take back the open challenge.

        Errors: NoGame.
        """
        try:
            game = await self.look(place, user_id)
        except NoGame:
            standing = await self._store.find_challenge(place.channel_id, user_id)
            if standing is None or standing.is_due(self._now()):
                raise
            return await self.withdraw(place, standing.id, user_id)
        return await self.give_up(place, game.id, user_id)

    async def give_up(self, place: Place, game_id: int, user_id: int) -> Game:
        """Give up a game. Errors: NotForYou, NoSuchGame."""

        async def end(game: Game) -> Game:
            _, mark = _check_player(game, user_id)
            return replace(game, status=Status.RESIGNED, ended_by=mark, offer=None)

        return await self._change(game_id, place, end)

    async def draw(self, place: Place, user_id: int) -> Game:
        """Offer a draw in the user's game here, or accept the one that is offered.

        Errors: NoGame, OwnOffer, DrawRefused (the bot plays on).
        """
        game = await self.look(place, user_id)
        return await self.agree(place, game.id, user_id)

    async def agree(self, place: Place, game_id: int, user_id: int, ply: int | None = None) -> Game:
        """The same for a game named by its number.

        ply: where a button asks, how many marks stood when it was drawn. It accepts the offer that stood then, and
        never makes one: where that has lapsed, the game comes back as it is.
        Errors: NotForYou, OwnOffer, DrawRefused, NoSuchGame.
        """

        async def offer(game: Game) -> Game:
            _, mark = _check_player(game, user_id)
            if ply is not None and (game.offer is None or game.ply != ply):
                return game
            if game.offer is mark:
                raise OwnOffer
            agreed = replace(game, status=Status.AGREED, offer=None)
            if game.offer is not None:
                return agreed
            if game.against_bot:
                await self._check_draw(game)
                return agreed
            return replace(game, offer=mark)

        return await self._change(game_id, place, offer)

    async def rematch(self, place: Place, game_id: int, user_id: int, *, easier: bool = False) -> Game:
        """Ask for another game with the marks swapped. Against the bot, or where both want it, it begins.

        easier: against the bot, one level down.
        Returns the new game, or the old one with the offer on it.
        Errors: NotForYou, OwnOffer, AlreadyPlaying, NoSuchGame.
        """
        old = await self.show(place, game_id)
        if old.status not in PLAYED:
            raise NoSuchGame
        asker, mark = _check_player(old, user_id)
        await self._check_free(place, old.players, asker=asker)
        if old.against_bot:
            level = (old.level.gentler if easier and old.level else None) or old.level
            game = self._new(place, old.o, old.x, Status.RUNNING, level=level)
            return await self._insert(await self._reply(game), asker=asker)
        if old.offer is mark:
            raise OwnOffer
        if old.offer is None:
            written = await self._store.replace(replace(old, offer=mark))
            return written or await self.rematch(place, game_id, user_id)  # the other pressed at the same instant
        game = self._new(place, old.o, old.x, Status.RUNNING)
        return await self._insert(game, asker=asker, closing=replace(old, offer=None))

    async def end_due(self, limit: int = 50) -> list[Game]:
        """End games and challenges whose time is up, at most `limit`, and return those that this call ended."""
        ended = []
        for game in await self._store.find_due(self._now(), limit):
            written = await self._store.replace(game.timed_out())
            if written is not None:
                ended.append(written)
        return ended

    async def shown(self, game: Game, message_id: int) -> None:
        """Remember the newest message that shows a game."""
        if game.message_id != message_id:
            await self._store.set_message(game.id, message_id)

    async def _change(
        self,
        game_id: int,
        place: Place,
        change: Callable[[Game], Awaitable[Game]],
        needs: Status = Status.RUNNING,
        *,
        seat: bool = False,
    ) -> Game:
        """Load, change, write; again where another writer was faster. A game that is not `needs` stays as it is."""
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                game = await self._store.load(game_id)
                if game is None or game.place != place:
                    raise NoSuchGame
                if game.is_due(self._now()):
                    changed = game.timed_out()
                elif game.status is needs:
                    changed = await change(game)
                else:
                    return game
                if changed == game:
                    return game
                takes_seats = seat and changed.status is Status.RUNNING
                try:
                    written = await self._store.replace(changed, seat=takes_seats)
                except SeatTaken:  # by a start at the same instant: look again who it was
                    continue
                if written is not None:
                    return written
        raise RuntimeError(f"game {game_id} was written by others {TRIES} times in a row")

    async def _running(self, channel_id: int, user_id: int) -> Game | None:
        game = await self._store.find_running(channel_id, user_id)
        if game is not None and game.is_due(self._now()):
            await self._store.replace(game.timed_out())
            return None
        return game

    async def _check_free(self, place: Place, players: tuple[Player, ...], *, asker: Player) -> None:
        """Errors: AlreadyPlaying, for the asker before anybody else."""
        for player in sorted(players, key=lambda each: each.id != asker.id):
            if await self._running(place.channel_id, player.id) is not None:
                raise AlreadyPlaying(player, is_asker=player.id == asker.id)

    async def _insert(self, game: Game, *, asker: Player, closing: Game | None = None) -> Game:
        try:
            return await self._store.insert(game, closing)
        except SeatTaken:  # by a start at the same instant: look again who it was
            await self._check_free(game.place, game.players, asker=asker)
            raise AlreadyPlaying(asker, is_asker=True) from None  # who it was has left again

    async def _played(self, game: Game, cell: int) -> Game:
        return await self._reply(game.played(cell, self._now() + self._game_expires_s))

    async def _reply(self, game: Game) -> Game:
        """The game after the bot's own move, where it is the bot's turn."""
        if not game.bot_to_move or game.level is None:
            return game
        cell = await self._think(choose, game.position, game.level, self._random, self._memo)
        return game.played(cell, game.deadline)

    async def _check_draw(self, game: Game) -> None:
        """The bot agrees in the second half of a game in which it has no win."""
        if len(game.position.legal()) * 2 <= game.board.cells:
            found = await self._think(analyse, game.position, self._memo)
            if found.outcome is not Outcome.LOSS:
                return
        raise DrawRefused

    async def _think(self, search: Callable[[*Ts], T], *given: *Ts) -> T:
        """Run the engine off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, search, *given)

    def _seat(self, player: Player, other: Player | None, first: First) -> tuple[Player | None, Player | None]:
        if first is First.RANDOM:
            first = self._random.choice((First.ME, First.THEM))
        return (player, other) if first is First.ME else (other, player)

    def _new(
        self,
        place: Place,
        x: Player | None,
        o: Player | None,
        status: Status,
        *,
        level: Level | None = None,
        offer: Mark | None = None,
    ) -> Game:
        now = self._now()
        lasts_s = self._challenge_expires_s if status is Status.CHALLENGE else self._game_expires_s
        return Game(
            place=place,
            x=x,
            o=o,
            board=STANDARD,
            status=status,
            created_at=now,
            deadline=now + lasts_s,
            level=level,
            offer=offer,
        )


def _check_player(game: Game, user_id: int, only: Mark | None = None) -> tuple[Player, Mark]:
    """Who the user is in this game. Errors: NotForYou where they do not play here, or not the mark asked for."""
    mark = game.mark_of(user_id)
    player = game.player(mark) if mark else None
    if mark is None or player is None or only not in (None, mark):
        allowed = game.players if only is None else (game.player(only),)
        raise NotForYou(tuple(each for each in allowed if each is not None))
    return player, mark


def _check_turn(game: Game, user_id: int) -> None:
    if game.mark_of(user_id) is not game.position.to_move:
        raise NotYourTurn(game.player(game.position.to_move))
