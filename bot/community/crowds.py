"""Crowds: the channel against the bot. Everybody votes for a square; when the vote closes, the bot answers.

Such a game is an exhibition with CROWD in one of its seats. All that it waits for stands in the database: a game's
deadline is when its vote closes or, before anybody has voted, when nobody is waited for any longer.
"""

import asyncio
import contextlib
from dataclasses import replace
from typing import NamedTuple

from bot.engine import STANDARD, Board, Level
from bot.engine.values import SMALL
from bot.games.lobby import First
from bot.games.services import Services
from bot.lanes import Lane
from bot.model import CROWD, Bot, Exhibition, Game, Move, Place, User
from bot.model.refusals import ExhibitionRunning, NoSuchGame, NoSuchSquare, SquareTaken, TooManyExhibitions
from bot.model.together import VOTE_S, CrowdRunning, Poll, SameVote
from bot.store import BOT_SEAT, NoRoom, Outdated, SeatTaken, Shards, limits

AT_ONCE = 100
"""How many votes are looked at in one go."""


class Vote(NamedTuple):
    """A game against the crowd, and how the vote on its next move stands."""

    game: Game
    poll: Poll = Poll()


class Crowds:
    """Starts games against the crowd, takes votes, and closes them."""

    def __init__(self, services: Services) -> None:
        self._turns, self._store, self._thinker = services.turns, services.store, services.thinker
        self._random = services.random
        self._searching = asyncio.Lock()

    async def begin(
        self, place: Place, owner: User, level: Level, first: First = First.ME, board: Board = STANDARD
    ) -> Game:
        """Start a game, with the bot's first move if it plays X. first: seen from the crowd.

        Errors: CrowdRunning or ExhibitionRunning, one at a time in a channel; TooManyExhibitions.
        """
        if first is First.RANDOM:
            first = self._random.choice((First.ME, First.THEM))
        x, o = (CROWD, Bot(level)) if first is First.ME else (Bot(level), CROWD)
        look = await self._store.preferences.look_of(owner.id)
        times = self._turns.times()
        show = Exhibition(owner, VOTE_S)
        return await self._open(Game(place, x, o, board, times.now, times.move_by, exhibition=show, look=look))

    async def again(self, place: Place, owner: User, game_id: int) -> Game:
        """Start another game like one that is over, with the marks swapped.

        Errors: NoSuchGame if it is none, or runs; as begin.
        """
        old = await self._find(place, game_id)
        if not old.is_over:
            raise NoSuchGame
        times = self._turns.times()
        show = Exhibition(owner, VOTE_S)
        new = Game(place, old.o, old.x, old.board, times.now, times.move_by, exhibition=show, look=old.look)
        try:
            return await self._open(new, closing=old)
        except Outdated:  # somebody else has pressed at the same instant, or an end was written meanwhile
            return await self.again(place, owner, game_id)

    async def vote(self, place: Place, user_id: int, game_id: int, ply: int, cell: int) -> Vote:
        """Vote for a cell of the board as it was at a ply, or move one's vote there. An older ply's does nothing.

        The first vote for a move starts the clock. Errors: NoSuchGame, NoSuchSquare, SquareTaken, SameVote.
        """
        game = await self._find(place, game_id)
        if game.is_over or game.ply != ply:
            return await self._look(game)
        _check_free(game, cell)
        poll = await self._store.votes.cast(game_id, user_id, ply, cell)
        if poll is None:
            return await self._look(await self._find(place, game_id))
        if poll.before == cell:
            raise SameVote(game.board, cell)
        closes_at = self._turns.now() + VOTE_S
        if game.deadline <= closes_at and not poll.is_first:
            return Vote(game, poll)
        timed = await self._store.games.change(game, replace(game, deadline=closes_at))
        return Vote(timed, poll) if timed else await self._look(await self._find(place, game_id))

    async def here(self, place: Place) -> Vote | None:
        """Return the game that the crowd plays in a channel; None if it plays none."""
        game = await self._store.games.find_seated(place.channel_id, BOT_SEAT)
        return await self._look(game) if game is not None and game.is_crowd else None

    async def close(self, shards: Shards | None) -> bool:
        """Close the votes of these shards that are due, and end games for which nobody has voted in time.

        Returns whether a vote is still open.
        """
        now = self._turns.now()
        games = await self._store.votes.underway(now, AT_ONCE, shards)
        done = await asyncio.gather(*(self._close(game, now) for game in games))
        return not all(done)

    async def _close(self, game: Game, now: int) -> bool:
        """Play what most have voted for, and the bot's answer, if it is time. Returns whether no vote is open now."""
        if game.deadline > now + VOTE_S:  # the clock has gone back, or who voted first did not get to starting it
            await self._store.games.change(game, replace(game, deadline=now + VOTE_S))
            return False
        if game.deadline > now:
            return False
        leaders = (await self._store.votes.poll(game)).leaders
        after = await self._played(game, self._random.choice(leaders)) if leaders else game.timed_out()
        return await self._store.games.change(game, after) is not None

    async def _played(self, game: Game, cell: int) -> Game:
        times = self._turns.times()
        return await self._answered(game.played(Move.of(cell, game.position), times.now, times.move_by))

    async def _answered(self, game: Game) -> Game:
        """Return a game with the bot's move, if it has one to make."""
        level = game.level_to_move
        if level is None:
            return game
        # One search at a time, so that those who ask for something wait for one at most.
        async with self._searching if game.board.cells > SMALL else contextlib.nullcontext():
            number = await self._thinker.choose(game.position, level, self._random, Lane.ASIDE)
        return game.played(Move.of(number, game.position), self._turns.now(), game.deadline)

    async def _open(self, new: Game, closing: Game | None = None) -> Game:
        """Store a new game. Errors: CrowdRunning, ExhibitionRunning, TooManyExhibitions, Outdated."""
        answered = await self._answered(new)
        while True:
            try:
                return await self._store.games.open(answered, closing=closing)
            except (SeatTaken, NoRoom) as full:
                if other := await self._store.games.find_seated(new.place.channel_id, BOT_SEAT):
                    raise (CrowdRunning if other.is_crowd else ExhibitionRunning)(other.id) from None
                if isinstance(full, NoRoom):
                    raise TooManyExhibitions(limits.EXHIBITIONS) from None
                # the one that was here has just ended

    async def _find(self, place: Place, game_id: int) -> Game:
        game = await self._store.games.get(game_id)
        if not isinstance(game, Game) or not game.is_crowd or game.place != place:
            raise NoSuchGame
        return game

    async def _look(self, game: Game) -> Vote:
        return Vote(game, await self._store.votes.poll(game))


def _check_free(game: Game, cell: int) -> None:
    """Errors: NoSuchSquare, SquareTaken."""
    free = game.position.legal()
    if not 0 <= cell < game.board.cells:
        raise NoSuchSquare(game.board, free)
    if cell not in free:
        raise SquareTaken(game.board, cell, free)
