"""GameRepository: change games and challenges, and publish every change.

SQLite (one file, WAL) and PostgreSQL run the same statements. A write succeeds only on the version it read.
"""

import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, replace
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.core.game import Challenge, Change, Game, Place, Seat, User
from bot.core.game.writing import alike
from bot.core.store import limits, shifting, tables
from bot.core.store.connections import ONE_SEAT, Conflict, Work
from bot.core.store.database import LAST, Database
from bot.core.store.tables import GAMES, IS_FOLLOWED, SEATS, SELECT, seats
from bot.words import words

T = TypeVar("T", bound=Game | Challenge)
R = TypeVar("R")
Beside = Callable[[sa.Connection, int], None]
log = logging.getLogger(__name__)

IS_IT, AT = GAMES.c.id == sa.bindparam("game_id"), SEATS.c.channel_id == sa.bindparam("channel_id")
BY_NUMBER = SELECT.where(IS_IT)
BY_SEAT = SELECT.join(SEATS, SEATS.c.game_id == GAMES.c.id).where(AT, SEATS.c.user_id == sa.bindparam("user_id"))
AS_READ = sa.and_(GAMES.c.id == sa.bindparam("read_id"), GAMES.c.version == sa.bindparam("read_version"))
UPDATE = sa.update(GAMES).where(AS_READ).returning(GAMES.c.message_id, IS_FOLLOWED)  # what is given, as SET does
INSERT = sa.insert(GAMES).returning(GAMES.c.id)
SET = sa.update(GAMES).where(IS_IT)
MESSAGE = sa.select(GAMES.c.message_id).where(IS_IT)
LOCKED_MESSAGE = MESSAGE.with_for_update()
SHOWN = sa.select(GAMES.c.id).where(GAMES.c.id == sa.bindparam("shown"))
MARK_SHOWN = sa.update(GAMES).where(GAMES.c.id.in_(SHOWN.with_for_update(skip_locked=True))).values(is_end_shown=True)
"""By single ids: lists would be a statement for each length, and SQLite's driver keeps 128. Skips locked rows."""
MOVE_SEATS = sa.update(SEATS).where(SEATS.c.game_id == sa.bindparam("moving"))
FREE_SEATS = sa.delete(SEATS).where(SEATS.c.game_id == sa.bindparam("leaving"))

IN_FLIGHT_S = 30  # from when a new game is reckoned until it's written; the clock may jump meanwhile
ADD_NAME = sa.text("""
INSERT INTO names (guild_id, user_id, name, handle, shown, alike) VALUES (:guild_id, :id, :name, :handle, :name, :alike)
ON CONFLICT DO NOTHING
""")
MAX_CACHED = 1000  # games and challenges; one takes about 2 KiB


class SeatTaken(Exception):
    """A player of a game that was to begin sits in another game of that channel."""


class Outdated(Exception):
    """A game that was to be closed, or replaced, has changed since it was read; nothing is written."""


class Cache(OrderedDict[int, Game | Challenge]):
    """The games and challenges that this process last read or wrote, so that the next move needs no query for them.

    An entry may be stale: another process may have written since. It serves for a write, which the row's version
    checks, and never for a refusal.
    """

    def keep(self, one: Game | Challenge) -> None:
        """Keep it as it is now. If the cache is full, finished ones go first, then the oldest."""
        self[one.id] = one
        self.move_to_end(one.id, last=not one.is_over)
        if len(self) > MAX_CACHED:
            self.popitem(last=False)

    def forget(self, is_meant: Callable[[Game | Challenge], bool]) -> None:
        """Drop games whose rows were changed or deleted elsewhere."""
        for game_id in [game_id for game_id, one in self.items() if is_meant(one)]:
            del self[game_id]

    def rename(self, place: Place, user: User) -> None:
        """Call a user so in the games of a server, or of a channel outside any."""
        for game_id, one in self.items():
            is_here = one.place == place or (place.guild_id and one.place.guild_id == place.guild_id)
            named: Any = {at: user for at in ("x", "o") if getattr(getattr(one, at), "id", None) == user.id}
            if (show := getattr(one, "exhibition", None)) and show.owner.id == user.id:
                named["exhibition"] = show._replace(owner=user)
            if is_here and named:
                self[game_id] = replace(one, **named)

    def find_seated(self, channel_id: int, user_id: int) -> Game | None:
        """Return the game that a user sits in. Cost: a look at every entry, some 100 us if the cache is full."""
        for it in reversed(self.values()):
            if isinstance(it, Game) and it.mark_of(user_id) and not it.is_over and it.place.channel_id == channel_id:
                return it
        return None


class GameRepository:
    """Reads, opens and changes games and challenges. Errors, of every method that waits: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.cache = Cache()
        self._subscribers: list[Callable[[Change], None]] = []
        self._jump, self._jumped_at = shifting.Jump(0, 0, "", None), -math.inf  # the last one of the clock

    def subscribe(self, hear: Callable[[Change], None]) -> None:
        """Call `hear` with every Change after its commit, in the order of commits, on the event loop."""
        self._subscribers.append(hear)

    def publish(self, change: Change) -> None:
        """Call all subscribers with a change. One that fails is logged; the others are still called."""
        for hear in self._subscribers:
            try:
                hear(change)
            except Exception:
                log.exception(words()("log-change-unheard", game=str(change.after.id)))

    async def get(self, game_id: int) -> Game | Challenge | None:
        """Return the game or challenge with that number as the database has it."""
        return await self._one(BY_NUMBER, game_id=game_id)

    async def find_seated(self, channel_id: int, user_id: int) -> Game | None:
        found = await self._one(BY_SEAT, channel_id=channel_id, user_id=user_id)
        return found if isinstance(found, Game) else None

    async def open(
        self, new: T, *, closing: Game | None = None, instead: Change | None = None, beside: Beside | None = None
    ) -> T:
        """Write a new game or challenge and publish it. A running game takes its seats.

        closing: the game it is a rematch of, as it was read; the same transaction takes the rematch offer off it.
        instead: the end of the game or challenge that it replaces, written in the same transaction.
        beside: writes more in the same transaction, given the new id; if it raises, nothing is written.
        Returns it with its number; a challenge is quiet if the same member has asked the other one just before.
        Errors, and nothing is written then: SeatTaken; Outdated if `closing`, or what it replaces, has changed
        meanwhile; InTheWay; NoRoom; too-many-games.
        """
        is_late = abs(new.created_at - self._jump.at) < IN_FLIGHT_S  # reckoned before the jump, if that has just been
        if is_late and time.monotonic() - self._jumped_at < IN_FLIGHT_S:
            new = replace(new, deadline=new.deadline + self._jump.by)

        def write(connection: sa.Connection) -> tuple[T, Game | None, Game | Challenge | None]:
            ended = _update(connection, instead.before, instead.after) if instead and instead.before else None
            closed = _update(connection, closing, replace(closing, rematch_offer=None)) if closing else None
            if (instead is not None and ended is None) or (closing is not None and closed is None):
                raise Outdated
            allowed = limits.allowed(connection, new)
            opened = replace(allowed, id=connection.execute(INSERT, tables.row(allowed)).scalar_one())
            _move_seats(connection, None, opened)
            keep_names(connection, opened.place, (opened.x, opened.o))
            if beside is not None:
                beside(connection, opened.id)
            if closed is not None:
                connection.execute(SET, {"rematch_id": opened.id, "game_id": closed.id})
                closed = replace(closed, rematch_id=opened.id)
            return opened, closed, ended

        opened, closed, ended = await self._write(write, closing or (instead and instead.before))
        if ended is not None and instead is not None:
            self._written(instead.before, ended)
        if closed is not None:
            self._written(closing, closed)
        return self._written(None, opened, closing)

    async def change(self, before: Game | Challenge, after: T, check: Work[None] | None = None) -> T | None:
        """Write `after` if the row still has the version of `before`, then publish the change.

        check: called in the same transaction; if it raises, nothing is written.
        A challenge that becomes a game takes the players' seats, a game that ends frees them.
        Returns what is written, message_id and is_followed as the row has them; None if another writer was faster.
        Errors: SeatTaken, too-many-games; nothing is written then.
        """

        def write(connection: sa.Connection) -> T | None:
            if check is not None:
                check(connection)
            return _update(connection, before, after)

        written = await self._write(write, before)
        if written is not None:
            return self._written(before, written)
        self.cache.pop(before.id, None)
        return None

    async def move(self, game: Game, place: Place) -> Game | None:
        """Move a running game to a place where none of its players sits. None, as for `change`.

        Leaves the message that shows it behind, and publishes nothing.
        """

        def write(connection: sa.Connection) -> Game | None:
            if (moved := _update(connection, game, game)) is None:
                return None
            there = {"channel_id": place.channel_id}
            connection.execute(SET, there | {"message_id": None, "game_id": game.id})
            connection.execute(MOVE_SEATS, there | {"moving": game.id})
            return replace(moved, place=place, message_id=None)

        moved = await self._write(write, game)
        if moved is not None:
            self.cache.keep(moved)
        return moved

    async def shift(self, jump: shifting.Jump, adopt: Callable[[], None]) -> None:
        """Move all that is pending along with a jump of the clock, and publish it. adopt: lets the jump count."""

        def write(connection: sa.Connection) -> list[Game | Challenge]:
            found = shifting.shift(connection, jump)
            adopt()  # before the commit, so that no moved deadline meets the time of before
            return found

        moved = await self._database.write(write, order=LAST)
        self._jump, self._jumped_at = jump, time.monotonic()
        self.cache.clear()
        for one in moved:
            self.publish(Change(one, replace(one, deadline=one.deadline + jump.by, version=one.version + 1)))

    async def set_message(self, game_id: int, message_id: int) -> int | None:
        """Store the newest message that shows a game and return the one before. The version stays."""

        def write(connection: sa.Connection) -> int | None:
            found = connection.execute(LOCKED_MESSAGE, {"game_id": game_id}).scalar_one_or_none()
            connection.execute(SET, {"message_id": message_id, "game_id": game_id})
            return found

        before = await self._database.write(write, order=game_id)
        if known := self.cache.get(game_id):
            self.cache.keep(replace(known, message_id=message_id))
        return before

    async def message_of(self, game_id: int) -> int | None:
        """Return the newest message that shows a game, as the database has it."""
        return await self._database.read(lambda on: on.execute(MESSAGE, {"game_id": game_id}).scalar_one_or_none())

    async def mark_shown(self, game_ids: Collection[int]) -> None:
        """Store that the ends of these games and challenges have been shown. The versions stay."""
        if shown := [{"shown": game_id} for game_id in game_ids]:
            await self._database.write(lambda to: to.execute(MARK_SHOWN, shown), order=LAST)

    async def _one(self, query: sa.Select[Any], **given: int) -> Game | Challenge | None:
        found = await self._database.read(lambda on: on.execute(query, given).mappings().first())
        one = tables.read(found) if found else None
        if one is not None:
            self.cache.keep(one)
        return one

    async def _write(self, work: Work[R], before: Game | Challenge | None) -> R:
        """Write the change of `before`; on failure drop it from the cache, which may be the reason."""
        try:
            order = before.id if before else 0
            return await self._database.write(work, order=order, guards=(ONE_SEAT,))
        except BaseException as error:
            self.cache.pop(before.id if before else 0, None)
            if isinstance(error, Conflict):
                raise SeatTaken from error
            raise

    def _written(self, before: Game | Challenge | None, after: T, closing: Game | None = None) -> T:
        self.cache.keep(after)
        self.publish(Change(before, after, closing))
        return after


def _update(connection: sa.Connection, before: Game | Challenge, after: T) -> T | None:
    """Write what may change if the row has the version that was read, and return `after` as it is then."""
    version, joined = before.version + 1, tables.joined(before, after)
    given = tables.changing(after) | joined | {"version": version}
    found = connection.execute(UPDATE, given | {"read_id": before.id, "read_version": before.version}).first()
    if found is None:
        return None
    _move_seats(connection, before, after)
    if joined:
        keep_names(connection, after.place, (after.x, after.o))
    more: dict[str, Any] = {"is_followed": found.is_followed} if isinstance(after, Game) else {}
    return replace(after, version=version, message_id=found.message_id, **more)


def _move_seats(connection: sa.Connection, before: Game | Challenge | None, after: Game | Challenge) -> None:
    """Take a game's seats when it starts, free them when it ends."""
    was_seated = isinstance(before, Game) and not before.is_over
    is_seated = isinstance(after, Game) and not after.is_over
    if was_seated and not is_seated:
        connection.execute(FREE_SEATS, {"leaving": after.id})
    elif isinstance(after, Game) and is_seated and not was_seated:
        limits.check_games(connection, after.place)
        takes = [{"channel_id": place, "user_id": user_id, "game_id": after.id} for place, user_id in seats(after)]
        connection.execute(sa.insert(SEATS), takes)


def keep_names(connection: sa.Connection, place: Place, seats: Iterable[Seat | None]) -> None:
    """Keep what those who begin to play in a server are called there, if Discord has just said it."""
    users = [each for each in seats if isinstance(each, User) and each.handle and place.guild_id]
    if users:
        rows = [{**asdict(each), "guild_id": place.guild_id, "alike": alike(each.name)} for each in users]
        connection.execute(ADD_NAME, rows)
