"""All SQL on games. Rows in, `Game` values out; the rules of play are not known here.

SQLite (one file, WAL) and PostgreSQL run the same statements. A write succeeds only on the version it read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.engine import Mark
from bot.games import tables
from bot.games.database import Conflict, Database, Work
from bot.games.model import PLAYED, Game, Status, Watch
from bot.games.recent import Recent
from bot.games.tables import GAMES, NOTES, SEATS, WATCHES

T = TypeVar("T")

IS_WATCHED = sa.exists().where(WATCHES.c.game_id == GAMES.c.id).correlate(GAMES).label("watched")
"""Whether boards elsewhere follow a game: read and written with it, so that a move costs no query more."""
SELECT_GAME = sa.select(GAMES, IS_WATCHED)
BY_NUMBER = SELECT_GAME.where(GAMES.c.id == sa.bindparam("game_id"))
BY_SEAT = SELECT_GAME.join(SEATS, SEATS.c.game_id == GAMES.c.id).where(
    SEATS.c.channel_id == sa.bindparam("channel_id"), SEATS.c.user_id == sa.bindparam("user_id")
)
CHANGING = ("moves", "status", "offer", "ended_by", "hints", "deadline", "version")
"""What a write may change; the rest of a row stays as it was inserted, but for its message."""
REPLACE = (
    sa.update(GAMES)
    .where(GAMES.c.id == sa.bindparam("read_id"), GAMES.c.version == sa.bindparam("read_version"))
    .values({name: sa.bindparam(name) for name in CHANGING})
    .returning(GAMES.c.message_id, IS_WATCHED)
)
INSERT = sa.insert(GAMES).returning(GAMES.c.id)
SET_MESSAGE = sa.update(GAMES).where(GAMES.c.id == sa.bindparam("shown")).values(message_id=sa.bindparam("message_id"))
SIT = sa.insert(SEATS)
RISE = sa.delete(SEATS).where(SEATS.c.game_id == sa.bindparam("leaving"))
KEEP_NOTE = sa.text(
    "INSERT INTO notes (name, text) VALUES (:name, :text) ON CONFLICT (name) DO UPDATE SET text = excluded.text"
)
"""One statement: deleted and inserted, it would fail where two processes keep the same note."""

KEEP_WATCH = sa.text(
    "INSERT INTO watches (game_id, channel_id, guild_id, message_id, user_id, user_name) "
    "VALUES (:game_id, :channel_id, :guild_id, :message_id, :user_id, :user_name) "
    "ON CONFLICT (game_id, channel_id) DO UPDATE SET "
    "message_id = excluded.message_id, user_id = excluded.user_id, user_name = excluded.user_name"
)
IS_EXHIBITION = sa.and_(GAMES.c.x.is_(None), GAMES.c.o.is_(None))


class SeatTaken(Exception):
    """A player of a game that was to begin sits in another game of that channel."""


class Store:
    """The games on disk. Open it before use, close it after.

    url: as Database takes it.
    Errors, of every method: StoreError where the database cannot be used.
    """

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.recent = Recent()

    async def open(self) -> None:
        """Make the database ready."""
        await self.database.open()

    async def close(self) -> None:
        """Give back every connection."""
        await self.database.close()

    async def load(self, game_id: int) -> Game | None:
        """The game with that number, or None."""
        return await self._one(BY_NUMBER, {"game_id": game_id})

    async def find_running(self, channel_id: int, user_id: int) -> Game | None:
        """The game that a user plays in a channel, or None. It may be due."""
        return await self._one(BY_SEAT, {"channel_id": channel_id, "user_id": user_id})

    async def find_asked(self, challenger_id: int, opponent_id: int, now: int) -> Game | None:
        """A challenge of one user to another, in whatever channel, that still stands or would if it were not ended.

        One that was declined comes before one that is open or was taken back.
        """
        asked = GAMES.c.status.in_([Status.CHALLENGE.value, Status.DECLINED.value, Status.WITHDRAWN.value])
        as_x = sa.and_(GAMES.c.x == challenger_id, GAMES.c.o == opponent_id, GAMES.c.offer == Mark.X.value)
        as_o = sa.and_(GAMES.c.o == challenger_id, GAMES.c.x == opponent_id, GAMES.c.offer == Mark.O.value)
        declined_first = sa.case((GAMES.c.status == Status.DECLINED.value, 0), else_=1)
        query = SELECT_GAME.where(asked, GAMES.c.deadline > now, sa.or_(as_x, as_o))
        return await self._one(query.order_by(declined_first, GAMES.c.id.desc()).limit(1))

    async def find_challenge(self, channel_id: int, user_id: int) -> Game | None:
        """The newest open challenge that a user made in a channel, or None. It may be due."""
        asks_as_x = sa.and_(GAMES.c.x == user_id, GAMES.c.offer == Mark.X.value)
        asks_as_o = sa.and_(GAMES.c.o == user_id, GAMES.c.offer == Mark.O.value)
        return await self._one(
            SELECT_GAME.where(
                GAMES.c.status == Status.CHALLENGE.value,
                GAMES.c.channel_id == channel_id,
                sa.or_(asks_as_x, asks_as_o),
            )
            .order_by(GAMES.c.id.desc())
            .limit(1)
        )

    async def find_due(self, now: int, limit: int) -> list[Game]:
        """Users' games and challenges whose deadline has passed, the oldest deadlines first."""
        still_open = [Status.RUNNING.value, Status.CHALLENGE.value]
        due = SELECT_GAME.where(GAMES.c.status.in_(still_open), GAMES.c.deadline <= now, sa.not_(IS_EXHIBITION))
        return await self._all(due.order_by(GAMES.c.deadline).limit(limit))

    async def find_exhibitions(self, limit: int) -> list[Game]:
        """The exhibitions that run, those whose next move is nearest first."""
        running = SELECT_GAME.where(GAMES.c.status == Status.RUNNING.value, IS_EXHIBITION)
        return await self._all(running.order_by(GAMES.c.deadline).limit(limit))

    async def find_live(self, channel_ids: Sequence[int], now: int, limit: int) -> list[Game]:
        """Games that run in these channels and are not due, the newest first."""
        is_running = sa.and_(GAMES.c.status == Status.RUNNING.value, sa.or_(GAMES.c.deadline > now, IS_EXHIBITION))
        live = SELECT_GAME.where(is_running, GAMES.c.channel_id.in_(channel_ids))
        return await self._all(live.order_by(GAMES.c.id.desc()).limit(limit))

    async def find_ended(
        self,
        guild_id: int | None,
        channel_ids: Sequence[int],
        limit: int,
        *,
        user_id: int | None = None,
        before: int | None = None,
        after: int | None = None,
    ) -> list[Game]:
        """Games of these channels that were played and have ended, the newest first.

        user_id: only this user's. before, after: only games with a lower, or a higher, number; with `after` it is
        the ones next to it.
        """
        ended = SELECT_GAME.where(
            GAMES.c.guild_id == guild_id,
            GAMES.c.channel_id.in_(channel_ids),
            GAMES.c.status.in_([status.value for status in PLAYED]),
        )
        if user_id is not None:
            ended = ended.where(sa.or_(GAMES.c.x == user_id, GAMES.c.o == user_id))
        if after is not None:
            return (await self._all(ended.where(GAMES.c.id > after).order_by(GAMES.c.id).limit(limit)))[::-1]
        if before is not None:
            ended = ended.where(GAMES.c.id < before)
        return await self._all(ended.order_by(GAMES.c.id.desc()).limit(limit))

    async def find_watched(self, *, ended: bool = False) -> list[Game]:
        """The games that boards elsewhere follow; ended: only those that are over."""
        watched = SELECT_GAME.where(GAMES.c.id.in_(sa.select(WATCHES.c.game_id)))
        return await self._all(watched.where(GAMES.c.status != Status.RUNNING.value) if ended else watched)

    async def insert(self, game: Game, closing: Game | None = None) -> Game:
        """Write a new game, seating its players where it is running; with it, the game it grew out of.

        closing: written by the same transaction, on its version, as `replace` does (a rematch ends its offer).
        Returns the game with its number. Errors: SeatTaken where a player sits in another game of that channel
        or `closing` has changed meanwhile; nothing is written then.
        """

        def write(connection: sa.Connection) -> Game:
            if closing is not None and _replace(connection, closing) is None:
                raise Conflict
            numbered = replace(game, id=connection.execute(INSERT, tables.row(game)).scalar_one())
            if game.status is Status.RUNNING:
                connection.execute(SIT, tables.seats(numbered))
            return numbered

        if closing is not None:
            self.recent.forget(closing.id)
        return self.recent.keep(await self._seated(write))

    async def replace(self, game: Game, *, seat: bool = False) -> Game | None:
        """Write a changed game where the row still has the version that was read; an ended game frees its seats.

        seat: take the players' seats by the same transaction (an accepted challenge).
        Returns the game as it is then, or None where another writer was faster.
        Errors: SeatTaken where a seat to be taken is not free; nothing is written then.
        """

        def write(connection: sa.Connection) -> Game | None:
            written = _replace(connection, game)
            if written is not None and seat:
                connection.execute(SIT, tables.seats(game))
            elif written is not None and game.status is not Status.RUNNING:
                connection.execute(RISE, {"leaving": game.id})
            return written

        self.recent.forget(game.id)
        written = await self._seated(write, game.id)
        return self.recent.keep(written) if written else None

    async def set_message(self, game_id: int, message_id: int) -> None:
        """Remember the newest message that shows a game."""
        given = {"shown": game_id, "message_id": message_id}
        await self.database.write(lambda to: to.execute(SET_MESSAGE, given), row=game_id)
        game = self.recent.find(game_id)
        if game is not None:
            self.recent.keep(replace(game, message_id=message_id))

    async def watches(self, *, game_id: int | None = None, channel_id: int | None = None) -> list[Watch]:
        """The boards that follow a game, or that stand in a channel, the oldest first."""
        query = sa.select(WATCHES).order_by(WATCHES.c.message_id)
        if game_id is not None:
            query = query.where(WATCHES.c.game_id == game_id)
        if channel_id is not None:
            query = query.where(WATCHES.c.channel_id == channel_id)
        return await self.database.read(lambda on: [tables.watch(row) for row in on.execute(query).mappings()])

    async def watch(self, watch: Watch) -> Watch | None:
        """Keep a board that follows a game, and return the one of that game and channel whose place it takes."""
        same = sa.and_(WATCHES.c.game_id == watch.game_id, WATCHES.c.channel_id == watch.place.channel_id)

        def write(connection: sa.Connection) -> Watch | None:
            found = connection.execute(sa.select(WATCHES).where(same)).mappings().first()
            connection.execute(KEEP_WATCH, tables.watch_row(watch))
            return tables.watch(found) if found else None

        return await self.database.write(write)

    async def unwatch(self, watch: Watch) -> None:
        """Forget a board that followed a game, unless another message has taken its place."""
        row = tables.watch_row(watch)
        is_same = sa.and_(*(WATCHES.c[name] == row[name] for name in ("game_id", "channel_id", "message_id")))
        await self.database.write(lambda to: to.execute(sa.delete(WATCHES).where(is_same)))

    async def note(self, name: str) -> str | None:
        """A text that was kept under a name, or None."""
        query = sa.select(NOTES.c.text).where(NOTES.c.name == name)
        return await self.database.read(lambda on: on.execute(query).scalar_one_or_none())

    async def set_note(self, name: str, text: str) -> None:
        """Keep a text (at most 255 characters) under a name, in place of what was there."""
        await self.database.write(lambda to: to.execute(KEEP_NOTE, {"name": name, "text": text}))

    async def _all(self, query: sa.Select[Any]) -> list[Game]:
        return await self.database.read(lambda on: [tables.game(row) for row in on.execute(query).mappings()])

    async def _one(self, query: sa.Select[Any], given: dict[str, int] | None = None) -> Game | None:
        def read(connection: sa.Connection) -> Game | None:
            row = connection.execute(query, given).mappings().first()
            return tables.game(row) if row else None

        game = await self.database.read(read)
        return self.recent.keep(game) if game else None

    async def _seated(self, write: Work[T], row: int = 0) -> T:
        try:
            return await self.database.write(write, row=row)
        except Conflict as conflict:
            raise SeatTaken from conflict


def _replace(connection: sa.Connection, game: Game) -> Game | None:
    """Write what has changed, where the row has the version that was read; the game as it is then."""
    row = tables.row(replace(game, version=game.version + 1))
    given = {name: row[name] for name in CHANGING} | {"read_id": game.id, "read_version": game.version}
    found = connection.execute(REPLACE, given).first()
    if found is None:
        return None
    return replace(game, version=game.version + 1, message_id=found.message_id, watched=found.watched)
