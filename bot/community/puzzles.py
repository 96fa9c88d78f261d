"""Puzzles: the one of the day, which everybody gets, and practice without end; who solves them, and how hard they are.

Solvers and puzzles have Glicko-2 ratings: an answer is a game between the two, and changes both. Only the first answer
to a day's puzzle counts; practice counts a quarter. There a puzzle must be answered before the next one is shown, none
comes twice in a row, and each that is solved again is rated lower, so that easy ones can't be farmed.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

from bot.community.glicko import Played, rated
from bot.engine import Outcome, Position, analyse
from bot.engine.puzzles import Puzzle, all_puzzles, of_day
from bot.model.boards import Move
from bot.model.people import Place
from bot.model.puzzles import (
    DAY_S,
    DailyAnswer,
    Practice,
    PuzzleChannel,
    PuzzleNotAnswered,
    PuzzleNotOut,
    PuzzleNotPosted,
    PuzzleServersOnly,
    PuzzleShared,
    RatingChange,
    Standing,
    Tally,
)
from bot.model.ratings import Rating
from bot.model.refusals import SquareTaken
from bot.store import Shards, Store
from bot.thinking import Thinker

DAILY_WEIGHT, PRACTICE_WEIGHT = 1.0, 0.25
NEAR = 12
"""Of how many puzzles, those nearest to the solver's rating, practice takes one."""
DEVIATION = 150.0
"""How unsure the rating is that a puzzle starts with."""
EASIEST, A_PLY, HOLDING, MISERE = 1000.0, 100.0, 100.0, 200.0
"""That rating: of a win, by its length; what it's more if a draw is to be kept; and by misere rules."""


class Daily(NamedTuple):
    """The puzzle of a day."""

    day: int
    puzzle: Puzzle


class Explained(NamedTuple):
    """An answer, and why. outcome: of the cell that was chosen, under best play.

    line: the cells of best play to a win: from the solution or, if that only keeps the draw, from the cell that loses
    it; () if it is kept.
    """

    puzzle: Puzzle
    cell: int
    outcome: Outcome
    line: tuple[int, ...]

    @property
    def is_right(self) -> bool:
        return self.cell == self.puzzle.solution


class Puzzles:
    """Sets puzzles and keeps the answers. now: seconds since 1970."""

    def __init__(self, store: Store, thinker: Thinker, now: Callable[[], int], random: Random) -> None:
        self._kept, self._thinker, self._now, self._random = store.puzzles, thinker, now, random

    @property
    def today(self) -> int:
        """The day, by UTC, counted from 1 January 1970."""
        return self._now() // DAY_S

    async def daily(self, day: int | None = None) -> Daily:
        """Return the puzzle of a day; None is today. Errors: PuzzleNotOut."""
        day = self.today if day is None else day
        if day > self.today:
            raise PuzzleNotOut
        return Daily(day, await self._thinker.run(of_day, day))

    async def answer(self, user_id: int, day: int, cell: int) -> tuple[Standing, RatingChange | None]:
        """Keep somebody's answer to today's puzzle, if it's their first. Returns what is known then.

        RatingChange is None if they have answered before: Standing tells what. Errors: SquareTaken, NoSuchSquare,
        PuzzleNotOut.
        """
        puzzle = (await self.daily(day)).puzzle
        _check(puzzle, cell)
        answer = DailyAnswer(user_id, day, cell, cell == puzzle.solution)
        rate = partial(self._rate, puzzle, answer.is_right, DAILY_WEIGHT)
        changed = await self._kept.answer(answer, puzzle.key, rate)
        return await self._kept.standing(user_id, day), changed

    async def standing(self, user_id: int, day: int) -> Standing:
        return await self._kept.standing(user_id, day)

    async def tally(self, day: int) -> Tally:
        return await self._kept.tally(day)

    async def share(self, user_id: int, day: int, channel_id: int) -> Standing:
        """Note that somebody shows in a channel how a day went. Errors: PuzzleNotAnswered, PuzzleShared, if just so."""
        standing = await self._kept.standing(user_id, day)
        if standing.answer is None:
            raise PuzzleNotAnswered
        if not await self._kept.share(user_id, day, channel_id):
            raise PuzzleShared
        return standing

    async def practise(self, user_id: int) -> tuple[Puzzle, Practice]:
        """Return the puzzle that waits for somebody's answer, or a new one: never today's, nor their last one."""
        today = (await self.daily()).puzzle.key
        practice = await self._kept.practice(user_id)
        if shown := await self._waiting(practice, today):
            return shown, practice
        picked = await self._pick(practice, today)
        practice = await self._kept.open_practice(user_id, practice, picked.code)
        return await self._waiting(practice, today) or picked, practice

    async def answer_practice(self, user_id: int, number: int, cell: int) -> tuple[Puzzle, RatingChange] | None:
        """Keep an answer in practice. number: which puzzle, as Practice counts. None if it waits for none.

        Errors: SquareTaken, NoSuchSquare.
        """
        practice = await self._kept.practice(user_id)
        puzzle = await self._waiting(practice, (await self.daily()).puzzle.key)
        if puzzle is None or practice.number != number:
            return None
        _check(puzzle, cell)
        rate = partial(self._rate, puzzle, cell == puzzle.solution, PRACTICE_WEIGHT)
        changed = await self._kept.end_practice(user_id, practice, puzzle.key, rate)
        return (puzzle, changed) if changed else None

    async def explain(self, puzzle: Puzzle, cell: int) -> Explained:
        return await self._thinker.run(explained, puzzle, cell)

    async def post_in(self, place: Place) -> None:
        """Let each day's puzzle be posted in a channel from tomorrow. Errors: PuzzleServersOnly."""
        if place.guild_id is None:
            raise PuzzleServersOnly
        await self._kept.put_channel(PuzzleChannel(place.guild_id, place.channel_id), self.today)

    async def stop_posting(self, place: Place) -> None:
        """Errors: PuzzleServersOnly, PuzzleNotPosted."""
        if place.guild_id is None:
            raise PuzzleServersOnly
        if not await self._kept.remove_channel(place.guild_id):
            raise PuzzleNotPosted

    async def unposted(self, shards: Shards | None) -> list[PuzzleChannel]:
        """Return where today's puzzle hasn't been posted, of the servers on these shards; None for all."""
        return await self._kept.unposted(self.today, shards)

    async def claim(self, channel: PuzzleChannel, day: int) -> bool:
        """Return whether the caller, and nobody else from now on, may post a day's puzzle in a channel."""
        return await self._kept.claim(channel, day)

    async def forget(self, channel: PuzzleChannel) -> None:
        """Post nothing in a channel any more, unless the server has moved its posts."""
        await self._kept.remove_channel(channel.guild_id, channel.channel_id)

    async def _waiting(self, practice: Practice, today: str) -> Puzzle | None:
        """Return the puzzle that waits in practice; none if it is one no more, or today's. today: the key of that."""
        if practice.shown is None:
            return None
        puzzle = await self._thinker.run(Puzzle.parse, practice.shown)
        return puzzle if puzzle is not None and puzzle.key != today else None

    async def _pick(self, practice: Practice, today: str) -> Puzzle:
        """Return one of the puzzles nearest to somebody's rating, turned in any way."""
        found, ratings = await asyncio.gather(self._thinker.run(all_puzzles), self._kept.ratings())
        level = practice.rating.value if practice.rating else Rating().value

        def distance(key: str) -> float:
            return abs(ratings.get(key, first_rating(found[key]).value) - level)

        near = sorted(found.keys() - {today, practice.last}, key=lambda key: (distance(key), key))
        return self._random.choice(found[self._random.choice(near[:NEAR])].images())

    def _rate(
        self, puzzle: Puzzle, is_right: bool, weight: float, solver: Rating | None, hardness: Rating | None
    ) -> tuple[RatingChange, Rating]:
        now = self._now()
        before = solver or Rating()
        against = hardness or first_rating(puzzle)
        after = rated(before, Played(against, float(is_right)), now, weight)
        return RatingChange(before, after), rated(against, Played(before, float(not is_right)), now, weight)


def first_rating(puzzle: Puzzle) -> Rating:
    """Return how hard a puzzle is taken to be before anybody has answered it."""
    value = EASIEST + A_PLY * puzzle.distance
    value += HOLDING * (puzzle.outcome is Outcome.DRAW) + MISERE * (puzzle.kind == "misere")
    return Rating(value, DEVIATION)


def _check(puzzle: Puzzle, cell: int) -> None:
    """Errors: SquareTaken, NoSuchSquare."""
    Move.of(cell, puzzle.position)
    free = puzzle.position.legal()
    if cell not in free:
        raise SquareTaken(puzzle.position.board, cell, free)


def explained(puzzle: Puzzle, cell: int) -> Explained:
    """Return why a cell is right or wrong. Cost: milliseconds on 4x4, so not on an event loop."""
    outcome = next(move.outcome for move in analyse(puzzle.position).moves if move.cell == cell)
    if puzzle.outcome is Outcome.WIN:
        return Explained(puzzle, cell, outcome, _line(puzzle.position, puzzle.solution))
    return Explained(puzzle, cell, outcome, () if cell == puzzle.solution else _line(puzzle.position, cell))


def _line(position: Position, cell: int) -> tuple[int, ...]:
    """Return a move and the best play after it, to the end of the game."""
    line = [cell]
    while not (position := position.play(line[-1])).is_over:
        line.append(analyse(position).best[0])
    return tuple(line)
