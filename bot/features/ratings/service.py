"""Count games that have ended, in the background, many at a time and always before a member sees ratings.

Each game's row says whether it is counted, so that a crash loses none.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Collection, Iterator
from contextvars import Context
from functools import partial
from time import monotonic

from bot.core.chat.traffic import UNDELIVERED
from bot.core.chat.visibility import Visibility
from bot.core.game import CROWD, Change, Game, Place, Refusal, User
from bot.core.play.services import Services
from bot.core.store import StoreError
from bot.core.store.database import LAST
from bot.core.store.listings import Listings
from bot.core.store.names import with_handles_if_alike
from bot.core.zones import LATEST, local
from bot.engine import Board
from bot.features.ratings import counting_sql, sql
from bot.features.ratings.rules import Leaderboard, Month, Period, Ranking, Unlisted

log = logging.getLogger(__name__)

AT_ONCE = 25
"""Games that one transaction counts: it takes some 10 ms, and SQLite runs one writer at a time.

A count begins after as many ends, at the next sweep, or when a member asks for ratings.
"""
PAUSE_S = 1.0  # the longest pause between two transactions
AGAIN_S = 0.05  # the pause before another try if another process counts just now
SHOWN_S = 1.0  # the longest wait of a member who asks for ratings


class Ratings:
    def __init__(self, services: Services) -> None:
        self._database, self.now = services.store.database, services.turns.now
        self.lists: Leaderboards
        self._task: asyncio.Task[None] | None = None
        self._ended = 0
        self._is_woken = False
        self._is_over = asyncio.Event()

    def on_ended(self, change: Change) -> None:
        """Count the games that have ended once they are AT_ONCE."""
        if isinstance(change.after, Game) and change.after.is_over and not (change.before and change.before.is_over):
            self._ended += 1
            if self._ended >= AT_ONCE:
                self._wake()

    async def sweep(self) -> None:
        """Begin to count what has ended, here or in a process that couldn't count it."""
        self._wake()

    async def settle(self, within_s: float | None = SHOWN_S) -> None:
        """Count all that has ended, in whichever process, before ratings are shown or taken apart. Never raises."""
        self._wake()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=within_s)

    def month(self, zone: str = "") -> Month:
        now = local(self.now(), zone)
        return Month(now.year, now.month)

    def ranking(self, guild_id: int | None, board: Board, period: Period | Month, zone: str = "") -> Ranking:
        """Return the list of a board. guild_id: None for everywhere. Errors: ratings-months-of-servers.

        zone: the server's, by which its months begin and end.
        """
        if isinstance(period, Period):
            return Ranking(guild_id, board, self.month(zone).begin(zone) if period is Period.MONTH else 0)
        if guild_id is None:
            raise Refusal("ratings-months-of-servers")
        return Ranking(guild_id, board, period.begin(zone), until=period.later(1).begin(zone))

    async def leaderboard(self, ranking: Ranking, user_id: int, at: int = 0) -> Leaderboard:
        """Return a page of a list, or the last one if there are fewer. user_id: who asks. Errors: StoreError."""
        await self.settle()
        return await self._database.read(partial(sql.leaderboard, ranking=ranking, user_id=user_id, at=at))

    async def set_left(self, guild_id: int, user_ids: Collection[int], *, has_left: bool) -> None:
        """Take users who have left a server off its lists, or put them back. Errors: StoreError."""
        await self.settle()  # a game counted later would put them back on the lists
        setting = partial(sql.set_left, guild_id=guild_id, user_ids=user_ids, has_left=has_left)
        await self._database.write(setting, order=LAST)

    async def stop(self, within_s: float | None = None) -> None:
        """Count what has ended here, in one transaction, and begin nothing more."""
        if self._ended:
            self._wake()
        self._is_over.set()
        try:
            if self._task is not None:
                await asyncio.wait({self._task}, timeout=within_s)
        finally:  # a caller that waits no longer gives the count up, too
            if self._task is not None:
                self._task.cancel()

    def _wake(self) -> None:
        if self._is_over.is_set():
            return
        self._is_woken = True
        if self._task is None:
            self._task = asyncio.create_task(self._count(), context=Context())  # it belongs to no request

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
        while await self._database.read(counting_sql.is_behind) and not await self._is_over_after(pause_s):
            began = monotonic()
            counting = partial(counting_sql.count, most=AT_ONCE, month=self.month().begin(LATEST))
            counted = await self._database.write(counting, order=LAST)
            if counted is not None and counted < AT_ONCE:
                return  # other processes hold the rest
            pause_s = AGAIN_S if counted is None else min(monotonic() - began, PAUSE_S)

    async def _is_over_after(self, pause_s: float) -> bool:
        """Pause, and return whether a stop ended the pause. A stop needs the first transaction: no pause there."""
        if pause_s:
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(self._is_over.wait(), pause_s)
        return False


TRIES = 3  # a page is filled again at most this often because a member on it has left
KEPT_S = 3600.0
MAX_REMEMBERED = 10_000  # remembered answers, of some 200 bytes each
A_PAGE, A_MINUTE = 10, 20  # calls for names at most: for one page, and in a minute for the readers of one server


class Leaderboards:
    """Leaderboards with the names of those who are still there."""

    def __init__(self, ratings: Ratings, visibility: Visibility, listings: Listings) -> None:
        self._ratings, self._visibility, self._listings = ratings, visibility, listings
        self._names: dict[tuple[int | None, int], tuple[float, User]] = {}
        """What a user is called in a server, and until when that counts without asking; the oldest answer first."""
        self._asked: dict[int, deque[float]] = {}  # when Discord was asked for names, by server

    async def page(self, place: Place, ranking: Ranking, asker: User, at: int = 0) -> Leaderboard:
        """Return a page of a list (from 0), for the readers of a place. asker: CROWD for none. Errors: StoreError.

        Names are those of the games of its server, else what Discord says now in the list's; empty beyond A_PAGE.
        """
        asks = place.guild_id or place.channel_id  # a post of the bot's own takes nothing from readers, nor they
        calls = self._calls(-asks if asker.id == CROWD.id else asks)
        ranking = ranking._replace(channels=frozenset(self._visibility.channels(place)))
        page = await self._present(ranking, asker.id, at, calls)
        users = [line.user.id for line in page.lines if line.user.id != asker.id]
        played = await self._listings.names(place.guild_id, users) if place.guild_id is not None else {}
        named = await self._named(ranking.guild_id, [each for each in users if each not in played], calls)
        named |= {each: User(each, name) for each, name in played.items()} | {asker.id: asker}
        shown = with_handles_if_alike([named[line.user.id] or line.user for line in page.lines])
        lines = (line._replace(user=each) for line, each in zip(page.lines, shown, strict=True))
        return page._replace(lines=tuple(lines))

    async def _present(self, ranking: Ranking, asker_id: int, at: int, calls: Iterator[bool]) -> Leaderboard:
        """Return a page without those who have left the server; the one who asks is there."""
        page = await self._ratings.leaderboard(ranking, asker_id, at)
        if ranking.guild_id is None:
            return page
        if page.mine is Unlisted.LEFT:
            await self._ratings.set_left(ranking.guild_id, [asker_id], has_left=False)
            page = await self._ratings.leaderboard(ranking, asker_id, at)
        for _ in range(TRIES):
            shown = [line.user.id for line in page.lines if line.user.id != asker_id]
            named = await self._named(ranking.guild_id, shown, calls)
            left = [each for each, user in named.items() if user is None]
            if not left:
                break
            await self._ratings.set_left(ranking.guild_id, left, has_left=True)
            page = await self._ratings.leaderboard(ranking, asker_id, at)
        return page

    async def _named(self, guild_id: int | None, ids: Collection[int], calls: Iterator[bool]) -> dict[int, User | None]:
        """Return what users are called in a server now, or everywhere (None); None for those who have left it.

        The name is empty if Discord can't be asked. calls: that may be made.
        """
        found = await asyncio.gather(*(self._name(guild_id, each, calls) for each in ids))
        return dict(zip(ids, found, strict=True))

    def _calls(self, asks: int) -> Iterator[bool]:
        """Yield True for each call that a page may make, A_PAGE at most, and A_MINUTE of all pages of a server."""
        lately = self._asked.setdefault(asks, deque(maxlen=A_MINUTE))
        if len(self._asked) > MAX_REMEMBERED:
            del self._asked[next(iter(self._asked))]
        for _ in range(A_PAGE):
            if len(lately) == A_MINUTE and lately[0] > monotonic() - 60:
                return
            lately.append(monotonic())
            yield True

    async def _name(self, guild_id: int | None, user_id: int, calls: Iterator[bool]) -> User | None:
        until, known = self._names.get((guild_id, user_id), (0.0, User(user_id, "")))
        if until > monotonic() or not next(calls, False):
            return known
        try:
            found = await self._visibility.opponent(guild_id, user_id)
        except UNDELIVERED as error:
            log.info("Whether a member is still in server %s is not known: %s", guild_id, error)
            return User(user_id, "")
        user = found and found.user
        if user is not None:
            self._names.pop((guild_id, user_id), None)
            self._names[guild_id, user_id] = monotonic() + KEPT_S, user
            if len(self._names) > MAX_REMEMBERED:
                del self._names[next(iter(self._names))]
        return user
