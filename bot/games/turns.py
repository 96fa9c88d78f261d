"""Turns: what can be done with a game or a challenge, and how it is done: checked, applied, answered, stored.

An action is a function: of a game, the times and who asks, it makes the next game, or refuses. `Turns` applies it to
the game as it is remembered or loaded, lets the bot answer off the loop, and writes it on the version that it was
applied to; if another writer was faster it is applied again to what that one wrote. The lock only saves such retries:
what makes a write right is the row's version. Nothing is refused, nor left as it is, by what is only remembered.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.engine import Mark, Outcome
from bot.model import Answer, Challenge, Game, How, Move, Place, Refusal, User, read_move
from bot.model.refusals import (
    AlreadyPlaying,
    DrawRefused,
    NoGame,
    NoSuchGame,
    NotForYou,
    NotYours,
    OwnOffer,
    TimeRanOut,
)
from bot.store.games import GameRepository, SeatTaken
from bot.thinking import Thinker

TRIES = 5
"""How often an action that met a newer version is applied again before that counts as a fault."""


class Times(NamedTuple):
    """now, and until when the next move may be made; seconds since 1970."""

    now: int
    move_by: int


P = ParamSpec("P")
T = TypeVar("T", Game, Challenge)
Action = Callable[Concatenate[T, Times, P], Game | Challenge]


def look(game: Game, _times: Times) -> Game:
    """Do nothing; but a game whose time is up is ended by it."""
    return game


def press(game: Game, times: Times, user_id: int, ply: int, cell: int) -> Game:
    """Play a square by a button that was drawn when `ply` marks were placed. An older board's does nothing.

    cell: the engine's number of the move. Errors: NotForYou, NotYourTurn, SquareTaken, NoSuchSquare.
    """
    game.check_player(user_id)
    if game.ply != ply:
        return game
    game.check_turn(user_id)
    return game.played(Move.of(cell, game.position), times.now, times.move_by)


def write(game: Game, times: Times, user_id: int, square: str) -> Game:
    """Play a square as a player writes it. Errors: NotYourTurn, SquareTaken, NoSuchSquare."""
    game.check_turn(user_id)
    return game.played(read_move(square, game.position), times.now, times.move_by)


def resign(game: Game, times: Times, user_id: int, only: Mark | None = None) -> Game:
    """Give up. only: the mark that a button names, which the other player may press by mistake. Errors: NotForYou."""
    mark = game.mark_of(user_id)
    if mark is None or only not in (None, mark):
        seats = (game.x, game.o) if only is None else (game.seat(only),)
        raise NotForYou(tuple(seat for seat in seats if isinstance(seat, User)))
    return game.ended(mark.other, How.RESIGNATION, times.now)


def offer_draw(game: Game, times: Times, user_id: int) -> Game:
    """Offer a draw, or accept the other side's offer. Errors: NotForYou, OwnOffer."""
    mark = game.check_player(user_id)
    if game.draw_offer is mark:
        raise OwnOffer
    if game.draw_offer is not None:
        return game.ended(None, How.AGREEMENT, times.now)
    return replace(game, draw_offer=mark)


def agree_to_draw(game: Game, times: Times, user_id: int, ply: int) -> Game:
    """Accept the offer that was there when `ply` marks were placed; never make one. Errors: NotForYou, OwnOffer."""
    game.check_player(user_id)
    return game if game.draw_offer is None or game.ply != ply else offer_draw(game, times, user_id)


def take_hint(game: Game, _times: Times, user_id: int) -> Game:
    """Mark a game as played with hints, for good, if the user who was told something of it plays in it."""
    mark = game.mark_of(user_id)
    return replace(game, hints=game.hints | {mark}) if mark else game


def stop(game: Game, times: Times, user_id: int, *, may_manage: bool) -> Game:
    """Stop an exhibition. may_manage: whether the user may stop what others asked for. Errors: NotYours."""
    if game.exhibition is None:
        return game
    if game.exhibition.owner.id != user_id and not may_manage:
        raise NotYours(game.exhibition.owner)
    return game.ended(None, How.STOP, times.now)


def accept(challenge: Challenge, times: Times, user_id: int) -> Game:
    """Accept a challenge and start the game. Errors: NotForYou."""
    challenge.check_asked(user_id)
    return challenge.accepted(times.move_by)


def decline(challenge: Challenge, _times: Times, user_id: int) -> Challenge:
    """Decline a challenge. Errors: NotForYou."""
    challenge.check_asked(user_id)
    return replace(challenge, answer=Answer.DECLINED)


def withdraw(challenge: Challenge, _times: Times, user_id: int) -> Challenge:
    """Withdraw one's own challenge. Errors: NotForYou."""
    challenge.check_asker(user_id)
    return replace(challenge, answer=Answer.WITHDRAWN)


class _Bound(NamedTuple):
    """An action with its arguments. otherwise: the refusal if it is over, or not of that kind; None returns it."""

    kind: type[Game] | type[Challenge]
    otherwise: type[Refusal] | None
    action: Callable[..., Game | Challenge]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]


class Turns:
    """Carries out actions. now: seconds since 1970. move_s: how many seconds a game waits for a move."""

    def __init__(
        self, games: GameRepository, thinker: Thinker, *, now: Callable[[], int], random: Random, move_s: int
    ) -> None:
        self.games, self.now = games, now
        self._thinker, self._random, self._move_s = thinker, random, move_s
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # held only while used
        self._answering: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def do(
        self, place: Place, game_id: int, action: Action[Game, P], *args: P.args, **kwargs: P.kwargs
    ) -> Game | Challenge:
        """Apply an action to a game. One that has ended, or has not begun, comes back as it is.

        Errors: NoSuchGame if it is not played in that place, and what the action refuses.
        """
        return await self._do(place, game_id, _Bound(Game, None, action, args, kwargs))

    async def play(self, game: Game, action: Action[Game, P], *args: P.args, **kwargs: P.kwargs) -> Game:
        """Apply an action to a running game. Errors: NoGame if it has ended, TimeRanOut, and what it refuses."""
        after = await self._do(game.place, game.id, _Bound(Game, NoGame, action, args, kwargs))
        if not isinstance(after, Game) or (after.result and after.result.how is How.TIME):
            raise TimeRanOut(game.id)
        return after

    async def answer(
        self, place: Place, challenge_id: int, action: Action[Challenge, P], *args: P.args, **kwargs: P.kwargs
    ) -> Game | Challenge:
        """Apply an action to a challenge. One that is answered comes back as it is. Errors: as do; AlreadyPlaying."""
        return await self._do(place, challenge_id, _Bound(Challenge, None, action, args, kwargs))

    async def _do(self, place: Place, game_id: int, bound: _Bound) -> Game | Challenge:
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            for attempt in range(TRIES):
                recalled = None if attempt else self.games.recall(game_id)
                before = recalled or await self.games.get(game_id)
                if before is None or before.place != place:
                    raise NoSuchGame
                try:
                    after = await self._after(before, bound)
                except Refusal:
                    if recalled is None or await self.games.get(game_id) == recalled:
                        raise
                    continue  # by what was remembered, and is no longer so
                if after == before and recalled is None:
                    return after
                if after != before and (written := await self._write(before, after)) is not None:
                    return written
        raise RuntimeError(f"game {game_id} was written by others {TRIES} times in a row")

    async def current(self, place: Place, user_id: int) -> Game:
        """Return the game that a user plays in a channel. Errors: NoGame; TimeRanOut if that is seen only now."""
        game = await self.games.find_seated(place.channel_id, user_id)
        if game is None:
            raise NoGame
        if not game.is_due(self.now()):
            return game
        if await self.games.change(game, game.timed_out()) is None:  # another writer was faster
            return await self.current(place, user_id)
        raise TimeRanOut(game.id)

    async def check_free(self, place: Place, users: tuple[User, ...], asker_id: int) -> None:
        """Errors: AlreadyPlaying, of the asker before anybody else."""
        for user in sorted(users, key=lambda each: each.id != asker_id):
            try:
                await self.current(place, user.id)
            except (NoGame, TimeRanOut):
                continue
            raise AlreadyPlaying(user, is_asker=user.id == asker_id)

    async def begin(self, game: Game, asker: User, *, closing: Game | None = None) -> Game:
        """Store a new game, with the bot's first move if it has one. closing: the game that this is a rematch of.

        The seats tell whether the players are free; only if they are not, it is looked up who is not.
        Errors: AlreadyPlaying; Outdated if that has changed since it was read.
        """
        game = await self._answered(game)
        for _ in range(TRIES):
            try:
                return await self.games.open(game, closing=closing)
            except SeatTaken:  # perhaps by a game whose time is up: looking ends it
                await self.check_free(game.place, game.users, asker.id)
        raise AlreadyPlaying(asker, is_asker=True)

    def times(self) -> Times:
        now = self.now()
        return Times(now, now + self._move_s)

    async def _after(self, before: Game | Challenge, bound: _Bound) -> Game | Challenge:
        times = self.times()
        if before.is_due(times.now):
            return before.timed_out()
        if isinstance(before, bound.kind) and not before.is_over:
            after = bound.action(before, times, *bound.args, **bound.kwargs)
            return await self._answered(after) if isinstance(after, Game) else after
        if bound.otherwise is not None:
            raise bound.otherwise
        return before

    async def _write(self, before: Game | Challenge, after: Game | Challenge) -> Game | Challenge | None:
        try:
            return await self.games.change(before, after)
        except SeatTaken:
            if isinstance(before, Challenge) and isinstance(after, Game):
                await self.check_free(after.place, after.users, before.accepter(after).id)
            return None

    async def _answered(self, game: Game) -> Game:
        """Return the game after the bot has answered a draw offer, or made its move. Errors: DrawRefused."""
        if game.draw_offer and game.bot:
            await self._check_draw(game)
            return game.ended(None, How.AGREEMENT, self.now())
        level = game.level_to_move
        if level is None or game.exhibition:
            return game
        number = self._thinker.recall(game.position, level, self._random)
        if number is None:
            # What is to be thought about is so in turn: who plays in many channels holds up others no more than in one.
            async with self._answering.setdefault(game.users[0].id, asyncio.Lock()):
                number = await self._thinker.choose(game.position, level, self._random)
        return game.played(Move.of(number, game.position), self.now(), game.deadline)

    async def _check_draw(self, game: Game) -> None:
        """The bot agrees in the second half of a game in which it has no win."""
        if len(game.position.legal()) * 2 <= game.board.cells:
            found = await self._thinker.analyse(game.position)
            if found.outcome is not Outcome.LOSS:
                return
        raise DrawRefused
