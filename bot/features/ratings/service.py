"""Count games that have ended, in the background, many at a time and always before a member sees ratings.

Ratings hears changes, and looks at every sweep for games that other processes left. Each game's row says whether it is
counted, so that a crash loses none. Leaderboards reads lists; Membership finds who has left the server.
"""

import asyncio
import contextlib
import logging
import math
import sys
from bisect import bisect_left, bisect_right, insort
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from time import monotonic

from bot.core.chat.traffic import UNDELIVERED
from bot.core.chat.visibility import Visibility
from bot.core.game import Change, Game, Place
from bot.core.play.services import Services
from bot.core.store import Store, StoreError
from bot.engine import Board
from bot.features.ratings.glicko import DAY_S, Played, expected, rated, weakening
from bot.features.ratings.rules import Bout, FirstMove, Leaderboard, Period, Ranking, Rated, Rating, Table
from bot.features.ratings.sql import RatingRepository
from bot.settings import Settings
from bot.words import words

log = logging.getLogger(__name__)

AT_ONCE = 25
"""Games that one transaction counts: it takes some 10 ms, and SQLite runs one writer at a time.

A count begins after as many ends, at the next sweep, or when a member asks for ratings.
"""
PAUSE_S = 1.0
"""The longest pause between two transactions."""
AGAIN_S = 0.05
"""The pause before another try if another process counts just now."""
SHOWN_S = 1.0
"""The longest wait of a member who asks for ratings. Only a database full of old games takes longer."""


class Ratings:
    def __init__(self, services: Services) -> None:
        self._store = RatingRepository(services.store.database)
        self._task: asyncio.Task[None] | None = None
        self._ended = 0
        self._is_woken = False
        self._is_over = asyncio.Event()

    def hear(self, change: Change) -> None:
        """Count the games that have ended once they are AT_ONCE."""
        if isinstance(change.after, Game) and change.after.is_over and not (change.before and change.before.is_over):
            self._ended += 1
            if self._ended >= AT_ONCE:
                self._wake()

    async def sweep(self) -> None:
        """Begin to count what has ended, here or in a process that couldn't count it."""
        self._wake()

    async def settle(self, within_s: float | None = SHOWN_S) -> None:
        """Count all that has ended, in whichever process, before ratings are shown or taken apart. Never raises.

        within_s: the longest wait; None: no limit.
        """
        self._wake()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=within_s)

    async def stop(self, within_s: float) -> None:
        """Count what has ended here, in one transaction, and begin nothing more."""
        if self._ended:
            self._wake()
        self._is_over.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=within_s)
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        if self._is_over.is_set():
            return
        self._is_woken = True
        if self._task is None:
            self._task = asyncio.create_task(self._count())

    async def _count(self) -> None:
        try:
            while self._is_woken:
                self._is_woken, self._ended = False, 0
                await self._count_all()
        except StoreError as error:
            log.info("Games that have ended wait to be counted for the database: %s", error)
        except Exception:
            log.exception("Games that have ended were not all counted; trying again at the next sweep")
        finally:
            self._task = None

    async def _count_all(self) -> None:
        """Count until nothing is left. Between two transactions others have as much time as the last one took."""
        pause_s = 0.0
        while await self._store.is_behind() and not await self._is_over_after(pause_s):
            began = monotonic()
            counted = await self._store.count(AT_ONCE, count)
            if counted is not None and counted < AT_ONCE:
                return  # other processes hold the rest
            pause_s = AGAIN_S if counted is None else min(monotonic() - began, PAUSE_S)

    async def _is_over_after(self, pause_s: float) -> bool:
        """Pause, and return whether a stop ended the pause. A stop needs the first transaction: no pause there."""
        if pause_s:
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(self._is_over.wait(), pause_s)
        return False


class Leaderboards:
    """Errors, of every method that waits: StoreError."""

    def __init__(self, services: Services, ratings: Ratings) -> None:
        self._stored, self._now, self._ratings = RatingRepository(services.store.database), services.turns.now, ratings

    def ranking(self, guild_id: int | None, board: Board, period: Period) -> Ranking:
        """Return the list of a board. guild_id: None for those who have agreed to be listed everywhere."""
        return Ranking(guild_id, board, month_began(self._now()) if period is Period.MONTH else 0)

    async def page(self, ranking: Ranking, user_id: int, at: int = 0) -> Leaderboard:
        """Return a page of a list, or the last one if there are fewer. user_id: who asks. at: from 0."""
        await self._ratings.settle()
        return await self._stored.leaderboard(ranking, user_id, at)

    async def leave(self, guild_id: int, user_ids: Collection[int]) -> None:
        """Take users who have left a server off its lists, until they are back."""
        await self._ratings.settle()  # a game counted later would put them back on the lists
        await self._stored.set_left(guild_id, user_ids, has_left=True)

    async def come_back(self, guild_id: int, user_id: int) -> None:
        await self._stored.set_left(guild_id, [user_id], has_left=False)


def month_began(now: int) -> int:
    """Return when the calendar month began, in UTC; both in seconds since 1970.

    >>> datetime.fromtimestamp(month_began(1_800_000_000), UTC).isoformat()
    '2027-01-01T00:00:00+00:00'
    """
    first = datetime.fromtimestamp(now, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return int(first.timestamp())


KEPT_S = 3600.0
MAX_REMEMBERED = 10_000
"""Remembered answers, of some 200 bytes each."""


class Membership:
    def __init__(self, visibility: Visibility) -> None:
        self._visibility = visibility
        self._seen: dict[tuple[int | None, int], float] = {}
        """Until when a user counts as a member of a server without asking; the oldest answer first."""

    async def left(self, place: Place, user_ids: Collection[int]) -> set[int]:
        """Return those who have left a server. If Discord can't be asked, or the server isn't known, all are there.

        Cost: a call for each user without a remembered answer, all at once.
        """
        if not self._visibility.knows(place):
            return set()
        asked = [each for each in user_ids if self._seen.get((place.guild_id, each), -KEPT_S) < monotonic()]
        are_there = await asyncio.gather(*(self._is_there(place, each) for each in asked))
        return {user_id for user_id, is_there in zip(asked, are_there, strict=True) if not is_there}

    async def _is_there(self, place: Place, user_id: int) -> bool:
        try:
            is_there = await self._visibility.is_member(place, user_id)
        except UNDELIVERED as error:
            log.info("Whether a member is still in server %s is not known: %s", place.guild_id, error)
            return True
        if is_there:
            self._seen.pop((place.guild_id, user_id), None)
            self._seen[place.guild_id, user_id] = monotonic() + KEPT_S
            if len(self._seen) > MAX_REMEMBERED:
                del self._seen[next(iter(self._seen))]
        return is_there


FULL = 10
"""Games of the same two players in a day that count in full."""
MOST_ADVANTAGE = 400.0
STEEPNESS = math.log(10) / 400
"""The slope of the logistic curve of `expected`, per point."""


def count(table: Table, bout: Bout) -> tuple[Rating, Rating]:
    """Count a game: change the table, and return the ratings of X and O after it. The same games give the same numbers.

    Fits the first move's advantage too: one Newton step a game, by the logistic model of ratings (X plays as if rated
    that much higher).
    """
    first = table.pools.get(bout.pool, FirstMove())
    x, o = (table.rated.get((player, bout.pool), Rated()) for player in (bout.x, bout.o))
    ends = table.ends.setdefault(bout.pair, [])
    share = weight(ends, bout.ended_at)
    against_x, against_o = _raised(x.rating, first.advantage), _raised(o.rating, -first.advantage)
    after = (
        rated(x.rating, Played(against_o, bout.x_score), bout.ended_at, share),
        rated(o.rating, Played(against_x, 1 - bout.x_score), bout.ended_at, share),
    )
    table.rated[bout.x, bout.pool] = Rated(after[0], x.games + 1)
    table.rated[bout.o, bout.pool] = Rated(after[1], o.games + 1)
    table.pools[bout.pool] = fitted(first, x.rating, o.rating, bout.x_score, share)
    insort(ends, bout.ended_at)
    return after


def weight(ends: Sequence[int], ended_at: int) -> float:
    """Return how much a game counts, 0 to 1. ends: when other games of the same two ended, in order.

    The first FULL of a day count in full, the n-th (FULL / n)**2: a day is worth less than twice FULL. Two players who
    help one another gain no more, and two who play all day lose little. A clock may have jumped.

    >>> weight([], 5), weight([5] * 9, 5), weight([5] * 19, 5), weight([5] * 19, 5 + DAY_S)
    (1.0, 1.0, 0.25, 1.0)
    """
    near = bisect_left(ends, ended_at + DAY_S) - bisect_right(ends, ended_at - DAY_S)
    return min(1.0, (FULL / (near + 1)) ** 2)


def fitted(first: FirstMove, x: Rating, o: Rating, x_score: float, share: float) -> FirstMove:
    """Return the worth of the first move after a game. x, o: ratings before it. share: the game's weight."""
    slope = STEEPNESS * weakening(math.hypot(x.deviation, o.deviation))
    lead = weakening(math.hypot(x.deviation, o.deviation)) * (x.value + first.advantage - o.value)
    hoped = expected(lead, 0)
    information = first.information + share * slope**2 * hoped * (1 - hoped)
    advantage = first.advantage + share * slope * (x_score - hoped) / information
    return FirstMove(min(max(advantage, -MOST_ADVANTAGE), MOST_ADVANTAGE), information)


def _raised(rating: Rating, points: float) -> Rating:
    return rating._replace(value=rating.value + points)


def rebuild(settings: Settings) -> int:
    """Compute all ratings again, in one transaction; show progress on stderr. Return 0. Errors: StoreError."""
    games = asyncio.run(_rebuild(settings.database_url))
    print(words()("cli-ratings-rebuilt", games=games))
    return 0


async def _rebuild(url: str) -> int:
    store = Store(url)
    await store.open()
    try:
        return await RatingRepository(store.database).rebuild(count, _show)
    finally:
        await store.close()


def _show(games: int) -> None:
    print(words()("cli-ratings-counted", games=games), file=sys.stderr)
