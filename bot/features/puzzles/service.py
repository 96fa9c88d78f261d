"""Puzzles: the one of the day, the same for all, and endless practice; how strong solvers and how hard puzzles are.

Solvers and puzzles have Glicko-2 ratings: an answer is a game between the two, and changes both. Of three tries at a
day's puzzle only the first counts, a win or a loss; practice counts a quarter. There a puzzle must be answered before
the next one is shown, none comes twice in a row, and each solved again is rated lower, so easy ones can't be farmed.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Set
from functools import partial
from random import Random
from typing import NamedTuple

from bot.core.game import RULES, Place, Refusal
from bot.core.game.game import refused_move
from bot.core.store import Shards, Store
from bot.core.store.connections import Work
from bot.core.store.database import LAST
from bot.core.store.shifting import take_back
from bot.core.thinking import Thinker
from bot.core.zones import EARLIEST, LATEST, day_of, hour_of_day
from bot.engine import IllegalMove, Outcome, Position, analyse
from bot.features.puzzles import sql
from bot.features.puzzles.rules import (
    DAY_S,
    GRACE_S,
    Practice,
    Puzzle,
    RatingChange,
    Standing,
    Tally,
    all_puzzles,
    of_day,
)
from bot.features.ratings.glicko import Played, rated
from bot.features.ratings.rules import Rating

DAILY_WEIGHT, PRACTICE_WEIGHT = 1.0, 0.25
MOST_A_DAY = 60.0  # points that a solver's rating may have moved at the end of a day
AHEAD_DAYS = 7  # a puzzle that was posted as much ahead, by a wrong clock, isn't posted again
MAX_NEAR = 12  # practice picks from that many puzzles: the nearest to the solver's rating
DEVIATION = 150.0  # deviation of the rating that a puzzle starts with
EASIEST, A_PLY, HOLDING, OTHER_RULES = 1000.0, 100.0, 100.0, 200.0
"""Parts of that rating: the least, more for each ply, for a draw to keep, and for other rules."""


class Explained(NamedTuple):
    """Tries at a puzzle, and why. outcomes: by their cells, under best play.

    line: the cells of best play to a win: from the solution or, if that only keeps the draw, from the last cell that
    loses it; () if it is kept.
    """

    puzzle: Puzzle
    outcomes: dict[int, Outcome]
    line: tuple[int, ...]

    @property
    def is_right(self) -> bool:
        return self.puzzle.solution in self.outcomes


class Puzzles:
    """Sets puzzles and keeps the answers. now: seconds since 1970. Errors, of every method: StoreError."""

    def __init__(self, store: Store, thinker: Thinker, now: Callable[[], int], random: Random) -> None:
        self._database, self._leases = store.database, store.leases
        self._thinker, self._now, self._random = thinker, now, random

    def today(self, zone: str = "") -> int:
        """Return the day that it is in a zone, counted from 1 January 1970. zone: "" is UTC."""
        return day_of(self._now(), zone)

    def is_open(self, day: int, zone: str, *, has_begun: bool) -> bool:
        """Return whether the puzzle of a day can be answered in a zone. has_begun: before that day was over."""
        return day == self.today(zone) or (has_begun and day == day_of(self._now() - GRACE_S, zone))

    async def daily(self, day: int, zone: str = "") -> Puzzle:
        """Return the puzzle of a day. Errors: puzzles-not-out in a zone."""
        if day > self.today(zone):
            raise Refusal("puzzles-not-out")
        return await self._thinker.in_background(of_day, day)

    async def answer(
        self, user_id: int, day: int, cell: int, zone: str = ""
    ) -> tuple[Standing, bool, RatingChange | None]:
        """Keep a member's try at a day's puzzle. Returns where they stand then, whether it counts, and what it changes.

        It doesn't count if they have tried that cell before, or have no more tries.
        Errors: square-taken, no-such-square, puzzles-not-out.
        """
        puzzle = await self.daily(day, zone)
        _check(puzzle, cell)
        rate = partial(self._rate, puzzle, is_right := cell == puzzle.solution, DAILY_WEIGHT)
        work = partial(sql.answer, user_id=user_id, day=day, cell=cell, is_right=is_right, key=puzzle.key, rate=rate)
        counts, changed = await self._database.write(work, order=LAST)
        return await self.standing(user_id, day), counts, changed

    async def standing(self, user_id: int, day: int) -> Standing:
        return await self._database.read(partial(sql.standing, user_id=user_id, day=day))

    async def tally(self, day: int) -> Tally:
        return await self._database.read(partial(sql.tally, day=day))

    async def share(self, user_id: int, day: int, channel_id: int, line: str) -> bool:
        """Note that a member shares in a channel how a day went; return whether that is new. line: for its list."""
        return await self._database.write(lambda to: sql.share(to, user_id, day, channel_id, line), order=LAST)

    async def practise(self, user_id: int) -> tuple[Puzzle, Practice]:
        """Return the puzzle that waits for a member's answer, or a new one: never one of today, nor their last one."""
        today = await self._todays()
        practice = await self._database.read(partial(sql.practice, user_id=user_id))
        if shown := await self._waiting(practice, today):
            return shown, practice
        picked = await self._pick(practice, today)
        work = partial(sql.open_practice, user_id=user_id, before=practice, shown=picked.code)
        practice = await self._database.write(work, order=LAST)
        return await self._waiting(practice, today) or picked, practice

    async def answer_practice(self, user_id: int, number: int, cell: int) -> tuple[Puzzle, RatingChange] | None:
        """Keep an answer in practice. number: which puzzle, as Practice counts. None if it waits for none.

        Errors: square-taken, no-such-square.
        """
        practice = await self._database.read(partial(sql.practice, user_id=user_id))
        puzzle = await self._waiting(practice, await self._todays())
        if puzzle is None or practice.number != number:
            return None
        _check(puzzle, cell)
        rate = partial(self._rate, puzzle, cell == puzzle.solution, PRACTICE_WEIGHT)
        work = partial(sql.end_practice, user_id=user_id, was=practice, key=puzzle.key, rate=rate)
        changed = await self._database.write(work, order=LAST)
        return (puzzle, changed) if changed else None

    async def explain(self, puzzle: Puzzle, *cells: int) -> Explained:
        return await self._thinker.in_background(explained, puzzle, cells)

    def post_in(self, guild_id: int, channel_id: int | None, hour: int | None = None) -> Work[object]:
        """Return what a transaction does to post each day's puzzle in a channel at an hour; None: no more.

        It comes first when it's that hour again.
        """
        if channel_id is None:
            return partial(sql.remove_channel, guild_id=guild_id)
        here = Place(guild_id, channel_id)
        return partial(sql.put_channel, here=here, posted=0, hour=hour or 0, set_at=self._now())

    async def post_here(self, here: Place, hour: int, *, posted: int) -> None:
        """Post each day's puzzle in a channel. posted: the day of the one that is there already; 0 for none."""
        put = partial(sql.put_channel, here=here, posted=posted, hour=hour, set_at=None if posted else self._now())
        await self._database.write(put, order=LAST)

    async def posted(self, guild_id: int) -> tuple[int, int] | None:
        """Return the channel where a server has the puzzle posted, and the hour; None if it has none."""
        return await self._database.read(partial(sql.channel_of, guild_id=guild_id))

    async def stop_posting(self, guild_id: int | None, channel_id: int | None = None) -> bool:
        return await self._database.write(lambda to: sql.remove_channel(to, guild_id, channel_id), order=LAST)

    async def unposted(self, shards: Shards | None) -> list[tuple[Place, int]]:
        """Return where a puzzle is due and hasn't been posted, with its day. shards: whose servers; None for all."""
        now, found = self._now(), await self._database.read(partial(sql.unposted, day=self.today(), shards=shards))
        days = {zone: day_of(now, zone) for zone in {zone for _, zone in found}}
        rows = [(its, days[zone], hour_of_day(days[zone], its["hour"], zone)) for its, zone in found]
        ahead = [(its["guild_id"], its["posted_day"], day - (at > now)) for its, day, at in rows]
        early = {guild_id: (was, done) for guild_id, was, done in ahead if was > done + AHEAD_DAYS}
        await take_back(self._database, sql.CHANNELS.posted_day, early)
        return [
            (Place(its["guild_id"], its["channel_id"]), day)
            for its, day, at in rows  # set up at a time that is still to come: by a clock that was ahead
            if its["posted_day"] < day and at <= now and not at < (its["set_at"] or 0) <= now
        ]

    async def claim(self, channel: Place, day: int, for_s: int) -> bool:
        """Return whether the caller alone may post a day's puzzle in a channel for a while."""
        is_ours = await self._leases.take(f"puzzle:{channel.guild_id}", secrets.token_hex(8), for_s)
        return is_ours and await self._database.read(partial(sql.is_unposted, channel=channel, day=day))

    async def note_posted(self, channel: Place, day: int) -> None:
        await self._database.write(partial(sql.note_posted, channel=channel, day=day), order=LAST)

    async def _todays(self) -> set[str]:
        """Return the keys of the puzzles of all days that it is somewhere now."""
        days = range(self.today(LATEST), self.today(EARLIEST) + 1)
        return {(await self._thinker.in_background(of_day, day)).key for day in days}

    async def _waiting(self, practice: Practice, today: Collection[str]) -> Puzzle | None:
        """Return the puzzle that waits in practice, if it still exists and isn't one of today. today: their keys."""
        if practice.shown is None:
            return None
        puzzle = await self._thinker.in_background(Puzzle.parse, practice.shown)
        return puzzle if puzzle is not None and puzzle.key not in today else None

    async def _pick(self, practice: Practice, today: Set[str]) -> Puzzle:
        """Return one of the puzzles nearest to a member's rating, turned in any way."""
        found, ratings = await asyncio.gather(
            self._thinker.in_background(all_puzzles), self._database.read(sql.ratings)
        )
        level = practice.rated.after.value if practice.rated else Rating().value

        def distance(key: str) -> float:
            return abs(ratings.get(key, first_rating(found[key]).value) - level)

        near = sorted(found.keys() - today - {practice.last}, key=lambda key: (distance(key), key))
        return self._random.choice(found[self._random.choice(near[:MAX_NEAR])].images())

    def _rate(
        self, puzzle: Puzzle, is_right: bool, weight: float, solver: RatingChange | None, hardness: Rating | None
    ) -> tuple[RatingChange, Rating]:
        now, before = self._now(), solver.after if solver else Rating()
        began = solver.day_rating if solver and before.rated_at // DAY_S >= now // DAY_S else before.value
        against = hardness or first_rating(puzzle)
        after = rated(before, Played(against, float(is_right)), now, weight)
        after = after._replace(value=min(max(after.value, began - MOST_A_DAY), began + MOST_A_DAY))
        change = RatingChange(before, after, began, solver is None or solver.is_guess)
        return change, rated(against, Played(before, float(not is_right)), now, weight)


def first_rating(puzzle: Puzzle) -> Rating:
    """Return the rating of a puzzle without an answer."""
    value = EASIEST + A_PLY * puzzle.distance
    value += HOLDING * (puzzle.outcome is Outcome.DRAW) + OTHER_RULES * (puzzle.kind in RULES)
    return Rating(value, DEVIATION)


def _check(puzzle: Puzzle, cell: int) -> None:
    """Errors: square-taken, no-such-square."""
    try:
        puzzle.position.play(cell)
    except IllegalMove as error:
        raise refused_move(error, puzzle.position, cell) from None


def explained(puzzle: Puzzle, cells: tuple[int, ...]) -> Explained:
    """Return why cells are right or wrong. Cost: milliseconds on 4x4, so not on an event loop."""
    found = {move.cell: move.outcome for move in analyse(puzzle.position).moves}
    cells = tuple(cell for cell in cells if cell in found)  # others were tried before an update changed the puzzle
    cell = puzzle.solution if puzzle.outcome is Outcome.WIN or not cells else cells[-1]
    is_kept = puzzle.outcome is Outcome.DRAW and cell == puzzle.solution
    return Explained(puzzle, {each: found[each] for each in cells}, () if is_kept else _line(puzzle.position, cell))


def _line(position: Position, cell: int) -> tuple[int, ...]:
    """Return a move and the best play after it, to the end of the game: the side that loses blocks what it can."""
    line = [cell]
    while not (position := position.play(line[-1])).is_over:
        best = analyse(position).best
        threats = position.completing(position.to_move.other)
        line.append(next((each for each in best if each in threats), best[0]))
    return tuple(line)
