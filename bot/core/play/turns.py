"""Turns: the actions on a game or a challenge, and how each is checked, applied, answered by the bot and stored.

An action takes a game, the times and the asker, and returns the next game or refuses. `Turns` applies it to the game in
memory or from the database, lets the bot answer off the loop, and writes the result. Optimistic locking: a write
succeeds only on the version it read; if another writer was faster, the action is applied again. The lock only saves
retries. A refusal is never based on the cache alone.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.core.game import Answer, Challenge, Change, Game, How, Place, Refusal, User, read_move
from bot.core.game.refusals import AlreadyPlaying, NoGame, TimeRanOut
from bot.core.store import BOT_SEAT, NoRoom, SeatTaken, Store, limits
from bot.core.thinking import Thinker
from bot.engine import Mark, Outcome

HALF = 50  # per cent
MAX_TRIES = 5  # of an action that keeps meeting a newer version; more count as a fault


class Times(NamedTuple):
    """The time now, and the deadline of the next move; seconds since 1970."""

    now: int
    move_by: int


P = ParamSpec("P")
T = TypeVar("T", Game, Challenge)
Action = Callable[Concatenate[T, Times, P], Game | Challenge]


def unchanged(game: Game, _times: Times) -> Game:
    """Do nothing; `Turns` still ends a game that is due."""
    return game


def press(game: Game, times: Times, user_id: int, ply: int, cell: int) -> Game:
    """Play a square by a button that was drawn when `ply` marks were placed. An older board's does nothing.

    cell: the engine's number of the move. Errors: not-for-you, not-your-turn, square-taken, no-such-square.
    """
    game.check_player(user_id)
    if game.ply != ply:
        return game
    game.check_turn(user_id)
    return game.played(cell, times.now, times.move_by)


def write(game: Game, times: Times, user_id: int, square: str) -> Game:
    """Play a square as a player writes it. Errors: not-your-turn, square-taken, no-such-square."""
    game.check_turn(user_id)
    return game.played(read_move(square, game.position), times.now, times.move_by)


def resign(game: Game, times: Times, user_id: int, only: Mark | None = None) -> Game:
    """Give up. only: the mark that a button names, which the other player may press by mistake. Errors: not-for-you."""
    return game.ended(game.check_player(user_id, only).other, How.RESIGNATION, times.now)


def offer_draw(game: Game, times: Times, user_id: int) -> Game:
    """Offer a draw, or accept the other side's offer. Errors: not-for-you, own-offer."""
    mark = game.check_player(user_id)
    if game.draw_offer is mark:
        raise Refusal("own-offer", seat=game.seat(mark.other))
    if game.draw_offer is not None:
        return game.ended(None, How.AGREEMENT, times.now)
    return replace(game, draw_offer=mark)


def agree_to_draw(game: Game, times: Times, user_id: int, ply: int) -> Game:
    """Accept the offer that was there when `ply` marks were placed; never make one. Errors: not-for-you, own-offer."""
    game.check_player(user_id)
    return game if game.draw_offer is None or game.ply != ply else offer_draw(game, times, user_id)


def take_hint(game: Game, _times: Times, user_id: int) -> Game:
    """Mark a game as played with hints, for good, if the user plays in it."""
    mark = game.mark_of(user_id)
    return replace(game, hints=game.hints | {mark}) if mark else game


def stop(game: Game, times: Times, user_id: int, *, may_manage: bool) -> Game:
    """Stop an exhibition. may_manage: whether the user may stop what others asked for. Errors: not-yours."""
    if game.exhibition is None:
        return game
    if game.exhibition.owner.id != user_id and not may_manage:
        raise Refusal("not-yours", user=game.exhibition.owner)
    return game.ended(None, How.STOP, times.now)


def call_off(one: Game | Challenge, now: int) -> Game | Challenge:
    """End a game for neither player, or withdraw a challenge."""
    return one.ended(None, How.STOP, now) if isinstance(one, Game) else replace(one, answer=Answer.WITHDRAWN)


def accept(challenge: Challenge, times: Times, user_id: int) -> Game:
    """Accept a challenge and start the game. Errors: not-for-you."""
    challenge.check_asked(user_id)
    return challenge.accepted(times.move_by)


def decline(challenge: Challenge, _times: Times, user_id: int) -> Challenge:
    """Decline a challenge. Errors: not-for-you."""
    challenge.check_asked(user_id)
    return replace(challenge, answer=Answer.DECLINED)


def withdraw(challenge: Challenge, _times: Times, user_id: int) -> Challenge:
    """Withdraw one's own challenge. Errors: not-for-you."""
    if user_id != challenge.asker.id:
        raise Refusal("not-for-you", players=(challenge.asker,))
    return replace(challenge, answer=Answer.WITHDRAWN)


class Turns:
    """Carries out actions. now: seconds since 1970. move_s: for a move, in a server that has not set its own time."""

    def __init__(self, store: Store, thinker: Thinker, *, now: Callable[[], int], random: Random, move_s: int) -> None:
        self.games, self.servers, self.names, self.now = store.games, store.servers, store.names, now
        self._thinker, self._random, self._move_s = thinker, random, move_s
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # held only while used
        self._answering: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.guards: list[Callable[[Game], Awaitable[None]]] = []
        """Called before a player gets help in a running game, or a rematch of an ended one; each may refuse."""

    async def do(
        self, place: Place, game_id: int, action: Action[Game, P], *args: P.args, **kwargs: P.kwargs
    ) -> Game | Challenge:
        """Apply an action to a game; one that doesn't run comes back as it is. Errors: no-such-game; as the action."""
        return await self._do(place, game_id, Game, lambda game, times: action(game, times, *args, **kwargs))

    async def play(self, game: Game, action: Action[Game, P], *args: P.args, **kwargs: P.kwargs) -> Game:
        """Apply an action to a running game. Errors: NoGame if it has ended, TimeRanOut, and what it refuses."""
        found = self._do(game.place, game.id, Game, lambda game, times: action(game, times, *args, **kwargs), NoGame)
        after = await found
        if not isinstance(after, Game) or (after.result and after.result.how is How.TIME):
            raise TimeRanOut(game.id)
        return after

    async def move(self, place: Place, user_id: int, square: str) -> Game:
        """Play a square in the user's game here. Errors: NoGame, TimeRanOut, not-your-turn; as Game.played."""
        recalled = self.games.cache.find_seated(place.channel_id, user_id)
        if recalled is not None and not recalled.is_due(self.now()):
            with contextlib.suppress(NoGame):  # it has ended, and there may be another
                return await self.play(recalled, write, user_id, square)
        return await self.play(await self.current(place, user_id), write, user_id, square)

    async def answer(
        self, place: Place, challenge_id: int, action: Action[Challenge, P], *args: P.args, **kwargs: P.kwargs
    ) -> Game | Challenge:
        """Apply an action to a challenge. One that is answered comes back as it is. Errors: as do; AlreadyPlaying."""
        return await self._do(place, challenge_id, Challenge, lambda one, times: action(one, times, *args, **kwargs))

    async def _do(
        self, place: Place, game_id: int, kind: type[T], action: Action[T, []], otherwise: type[NoGame] | None = None
    ) -> Game | Challenge:
        """Apply an action. otherwise: the refusal if the game is over or of another kind; None returns it."""
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            for attempt in range(MAX_TRIES):
                recalled = None if attempt else self.games.cache.get(game_id)
                before = recalled or await self.games.get(game_id)
                if before is None or before.place != place:
                    raise Refusal("no-such-game")
                try:
                    after = await self._after(before, kind, action, otherwise)
                except Refusal:
                    if recalled is None or await self.games.get(game_id) == recalled:
                        raise
                    continue  # by what was remembered, and is no longer so
                if after == before and recalled is None:
                    return after
                if after != before and (written := await self._write(before, after)) is not None:
                    return written
        raise RuntimeError(f"game {game_id} was written by others {MAX_TRIES} times in a row")

    async def current(self, place: Place, user_id: int) -> Game:
        """Return the game that a user plays in a channel. Errors: NoGame; TimeRanOut if that is seen only now."""
        game = await self.games.find_seated(place.channel_id, user_id)
        if game is None:
            raise NoGame
        return await self.play(game, unchanged) if game.is_due(self.now()) else game

    async def check_free(
        self, place: Place, users: tuple[User, ...], asker_id: int, *, is_accepting: bool = False
    ) -> None:
        """Errors: AlreadyPlaying, for the asker first. is_accepting: whether the asker accepts a challenge."""
        for user in sorted(users, key=lambda each: each.id != asker_id):
            try:
                busy = await self.current(place, user.id)
            except (NoGame, TimeRanOut):
                continue
            raise AlreadyPlaying(user, is_asker=user.id == asker_id, game_id=busy.id, is_accepting=is_accepting)

    async def begin(
        self, game: Game, asker: User, *, closing: Game | None = None, instead: Change | None = None
    ) -> Game:
        """Store a new game, with the bot's first move if it has one. closing: the game that this is a rematch of.

        instead: the end of the one that it replaces.
        Errors: AlreadyPlaying; Outdated if `closing`, or what it replaces, has changed since it was read.
        """
        game = await self.answered(game)
        for _ in range(MAX_TRIES):
            try:
                return await self.games.open(game, closing=closing, instead=instead)
            except SeatTaken:  # perhaps by a game whose time is up: looking ends it
                await self.check_free(game.place, game.users, asker.id)
        raise AlreadyPlaying(asker, is_asker=True)

    async def show(self, game: Game, *, closing: Game | None = None, second_crowd: str = "exhibition-running") -> Game:
        """Store a new exhibition. Errors: exhibition-running, one at a time in a channel; too-many-exhibitions.

        second_crowd: the refusal if the channel plays a game already. closing: as in `begin`, with Outdated.
        """
        try:
            return await self.games.open(game, closing=closing)
        except (SeatTaken, NoRoom) as full:
            if other := await self.games.find_seated(game.place.channel_id, BOT_SEAT):
                about = {"game_id": other.id, "user": other.exhibition and other.exhibition.owner}
                raise Refusal(second_crowd if other.is_crowd else "exhibition-running", **about) from None
            if isinstance(full, NoRoom):
                raise Refusal("too-many-exhibitions", most=limits.EXHIBITIONS) from None
        return await self.show(game, closing=closing, second_crowd=second_crowd)  # the one that was here has just ended

    async def guard(self, game: Game) -> None:
        for check in self.guards:
            await check(game)

    async def times(self, place: Place) -> Times:
        now, here = self.now(), await self.servers.of(place.guild_id)
        return Times(now, now + (here.move_s or self._move_s))

    async def _after(
        self, before: Game | Challenge, kind: type[T], action: Action[T, []], otherwise: type[NoGame] | None
    ) -> Game | Challenge:
        times = await self.times(before.place)
        if before.is_due(times.now):
            return before.timed_out()
        if isinstance(before, kind) and not before.is_over:
            after = action(before, times)
            return await self.answered(after) if isinstance(after, Game) else after
        if otherwise is not None:
            raise otherwise
        return before

    async def _write(self, before: Game | Challenge, after: Game | Challenge) -> Game | Challenge | None:
        try:
            return await self.games.change(before, after)
        except SeatTaken:
            if isinstance(before, Challenge) and isinstance(after, Game):
                await self.check_free(after.place, after.users, before.accepter(after).id, is_accepting=True)
            return None

    async def answered(self, game: Game) -> Game:
        """Return the game after the bot has made its move, or answered a draw offer. Errors: draw-refused.

        It agrees in the second half of a game in which it has no win and doesn't look better.
        """
        if game.draw_offer and game.bot:
            is_late = game.position.ply * 2 >= game.board.cells
            found = await self._thinker.analyse(game.position) if is_late else None
            if found is None or found.outcome is Outcome.LOSS or (found.chance is not None and found.chance < HALF):
                raise Refusal("draw-refused")
            return game.ended(None, How.AGREEMENT, self.now())
        level = game.level_to_move
        if level is None or game.exhibition:
            return game
        number = self._thinker.recall(game.position, level, self._random)
        if number is None:
            # One at a time for each user: playing in many channels holds others up no more than playing in one.
            async with self._answering.setdefault(game.users[0].id, asyncio.Lock()):
                number = await self._thinker.choose(game.position, level, self._random)
        return game.played(number, self.now(), game.deadline)
