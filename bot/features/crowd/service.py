"""Play a channel against the bot: members vote for a square; when the vote closes, the bot moves.

Such a game is an exhibition with CROWD in one of its seats. Its deadline in the database is when the vote closes or,
before the first vote, when the game expires.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import NamedTuple

from bot.core.game import CROWD, Bot, Exhibition, First, Game, Place, Refusal, Seat, User, Wanted
from bot.core.play.services import Services
from bot.core.store import BOT_SEAT, Outdated, Shards
from bot.core.thinking import Priority
from bot.engine import Board, Level
from bot.engine.values import SMALL
from bot.features.crowd.sql import Poll, VoteRepository

VOTE_S = 30  # from a move's first vote until the vote closes
ALONE_S = 10  # until it closes if nobody is missing but only one member has voted
MAX_GAMES_PER_SWEEP, MAX_COUNTED = 100, 1000


class Vote(NamedTuple):
    """A game of a channel, and the votes for its next move."""

    game: Game
    poll: Poll = Poll()


class Crowds:
    def __init__(self, services: Services) -> None:
        self._turns, self._store, self._thinker = services.turns, services.store, services.thinker
        self.votes, self._random = VoteRepository(services.store.database), services.random
        self._searching = asyncio.Lock()

    async def begin(self, place: Place, owner: User, level: Level, first: First, board: Board) -> Game:
        """Start a game, with the bot's move if the bot is X. first: as the channel sees it.

        Errors: crowd-running or exhibition-running, as a channel has one at a time; too-many-exhibitions.
        """
        if first is First.RANDOM:
            first = self._random.choice((First.ME, First.THEM))
        seats: tuple[Seat, Seat] = (CROWD, Bot(level)) if first is First.ME else (Bot(level), CROWD)
        return await self._open(place, owner, seats, board, old=None)

    async def again(self, place: Place, owner: User, game_id: int) -> Game:
        """Start a game like an ended one, with the marks swapped. Errors: no-such-game, also if it runs; as begin."""
        old = await self._find(place, game_id)
        if not old.is_over:
            raise Refusal("no-such-game")
        try:
            return await self._open(place, owner, (old.o, old.x), old.board, old)
        except Outdated:  # another member pressed at the same instant, or the old game changed meanwhile
            return await self.again(place, owner, game_id)

    async def vote(self, place: Place, user_id: int, game_id: int, ply: int, cell: int) -> Vote:
        """Vote for a cell of the board as it was at a ply, or move the member's vote there; an older ply does nothing.

        The first vote for a move starts the clock. The last one of those who voted for the move before stops it, or
        shortens it if no other member has voted.
        Errors: no-such-game, no-such-square, square-taken, crowd-same-vote.
        """
        game = await self._find(place, game_id)
        if game.is_over or game.ply != ply:
            return await self._vote_on(game)
        game.played(cell, game.deadline, game.deadline)  # refuses what is no free square
        poll = await self.votes.cast(game_id, user_id, ply, cell)
        if poll is None:
            return await self._vote_on(await self._find(place, game_id))
        if poll.before == cell:
            raise Refusal("crowd-same-vote", board=game.board, cell=cell)
        return await self._hasten(game, poll, VOTE_S if poll.missing != 0 else 0, is_first=poll.is_first)

    async def hurry(self, place: Place, user_id: int, game_id: int, ply: int) -> Vote:
        """Close a vote, at once if two have voted. Errors: no-such-game; crowd-not-yours, to others; crowd-no-votes."""
        game = await self._find(place, game_id)
        if game.exhibition and game.exhibition.owner.id != user_id:
            raise Refusal("crowd-not-yours", user=game.exhibition.owner)
        if game.is_over or game.ply != ply:
            return await self._vote_on(game)
        if not (poll := await self.votes.poll(game)).votes:
            raise Refusal("crowd-no-votes")
        return await self._hasten(game, poll)

    async def poll(self, game: Game) -> Poll:
        """Return how the vote stands; of an ended game, with what the channel has made of all its games."""
        poll, here = await self.votes.poll(game), [game.place.channel_id]
        totals = self._store.listings.totals
        return poll._replace(record=await totals(here, Wanted(user_id=CROWD.id), MAX_COUNTED)) if game.is_over else poll

    async def here(self, place: Place) -> Vote | None:
        game = await self._store.games.find_seated(place.channel_id, BOT_SEAT)
        return await self._vote_on(game) if game is not None and game.is_crowd else None

    async def close(self, shards: Shards | None) -> bool:
        """Close due votes of these shards, and end games without a vote in time. Returns whether one is still open."""
        now = self._turns.now()
        games = await self.votes.underway(now, MAX_GAMES_PER_SWEEP, shards)
        done = await asyncio.gather(*(self._close(game, now) for game in games))
        return not all(done)

    @contextlib.asynccontextmanager
    async def forgetting(self, user_id: int) -> AsyncIterator[None]:
        """Forget a voter meanwhile: games in which only they have voted wait for a first vote. Errors: StoreError."""
        voted = await self.votes.games_of(user_id)
        yield
        for game_id in voted:
            game = await self._store.games.get(game_id)
            if isinstance(game, Game) and not game.is_over and not (await self.votes.poll(game)).votes:
                times = await self._turns.times(game.place)
                await self._store.games.change(game, replace(game, deadline=times.move_by))

    async def _close(self, game: Game, now: int) -> bool:
        """If it is time, play a leading square and the bot's answer. Returns whether no vote is open now."""
        if game.deadline > now + VOTE_S:  # the host's clock went back, or a crash followed the first vote
            await self._store.games.change(game, replace(game, deadline=now + VOTE_S))
            return False
        if game.deadline > now:
            return False
        poll = await self.votes.poll(game)
        after = await (self._play(game, poll) if poll.votes else self._store.games.change(game, game.timed_out()))
        return after is not None

    async def _hasten(self, game: Game, poll: Poll, within_s: int = 0, *, is_first: bool = False) -> Vote:
        """Close a vote within a time; 0: now, or in ALONE_S if only one member has voted."""
        is_alone = sum(poll.votes.values()) == 1
        closes_at = self._turns.now() + (within_s or ALONE_S * is_alone)
        if not within_s and not is_alone:
            after = await self._play(game, poll)
        elif game.deadline <= closes_at and not is_first:
            return Vote(game, poll)
        else:
            after = await self._store.games.change(game, replace(game, deadline=closes_at))
        return await self._vote_on(after or await self._find(game.place, game.id))

    async def _play(self, game: Game, poll: Poll) -> Game | None:
        """Play a leading square and the bot's answer. Returns None if another writer was faster."""
        move = self._random.choice(poll.leaders)
        times = await self._turns.times(game.place)
        after = await self._answered(game.played(move, times.now, times.move_by))
        return await self._store.games.change(game, after)

    async def _answered(self, game: Game) -> Game:
        """Return a game with the bot's move, if it is the bot's turn."""
        level = game.level_to_move
        if level is None:
            return game
        # One search at a time, so that a member's request waits for one at most.
        async with self._searching if game.board.cells > SMALL else contextlib.nullcontext():
            number = await self._thinker.choose(game.position, level, self._random, Priority.BACKGROUND)
        return game.played(number, self._turns.now(), game.deadline)

    async def _open(self, place: Place, owner: User, seats: tuple[Seat, Seat], board: Board, old: Game | None) -> Game:
        """Store a game. Errors: crowd-running, exhibition-running, too-many-exhibitions, Outdated."""
        look = old.look if old else await self._store.preferences.look_of(place.guild_id, owner.id)
        times, show = await self._turns.times(place), Exhibition(owner, VOTE_S)
        game = Game(place, *seats, board, times.now, times.move_by, exhibition=show, look=look)
        return await self._turns.show(await self._answered(game), closing=old, second_crowd="crowd-running")

    async def _find(self, place: Place, game_id: int) -> Game:
        game = await self._store.games.get(game_id)
        if not isinstance(game, Game) or not game.is_crowd or game.place != place:
            raise Refusal("no-such-game")
        return game

    async def _vote_on(self, game: Game) -> Vote:
        return Vote(game, await self.poll(game))
