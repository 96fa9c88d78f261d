"""PrivacyRepository: reads and erases a user's id and name wherever they are kept.

Games stay as games of an unnamed player. Each row's version goes up, so that no process can write what its cache still
holds. Ended games go first, a batch at a time: SQLite has one writer, and moves must not wait for long.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial

import sqlalchemy as sa

from bot.core.game import FORGOTTEN, Challenge, FollowedBoard, Game, Place, User
from bot.core.store import tables
from bot.core.store.connections import StoreError, empty_log
from bot.core.store.database import LAST, Database
from bot.core.store.personal import PersonalData, Sections
from bot.core.store.tables import CHALLENGE, FOLLOWED_BOARDS, IS_TRACE, NOTICES, RUNNING, SELECT

MAX_GAMES_ERASED = 250  # in one transaction: some 20 ms on SQLite, for which moves wait
MAX_GAMES_READ = 1000  # at a time: some 20 ms, in which nothing else is read on SQLite

GAMES = tables.GAMES.c
SEATS = (("x", "x_name"), ("o", "o_name"), ("owner", "owner_name"))
"""The columns of games that hold a user's id, each with the column of their name."""
IS_OPEN = GAMES.status.in_([RUNNING, CHALLENGE])
CAN_CHANGE = sa.or_(IS_OPEN, GAMES.rematch_offer.is_not(None))
PLAIN = sa.select(GAMES.id)


class PrivacyRepository:
    """Errors, of every method: StoreError. personal: the data of all features; it may still grow."""

    def __init__(self, database: Database, personal: Sequence[PersonalData]) -> None:
        self._database, self._personal = database, personal

    async def keeps(self, user_id: int) -> bool:
        columns = [column for each in self._personal for column in each.columns]
        some = [sa.select(column).where(column == user_id).limit(1) for column in columns]
        return await self._database.read(lambda on: any(on.execute(each).first() is not None for each in some))

    async def games_of(self, user_id: int) -> Sequence[int]:
        """Return the numbers of all games and challenges that a user plays, played or asked for, the oldest first."""
        return await self._database.read(lambda on: sorted(on.execute(PLAIN.where(_mine(user_id))).scalars()))

    async def games(self, numbers: Sequence[int]) -> list[Game | Challenge]:
        """Return these games and challenges, the oldest first; at most MAX_GAMES_READ."""
        return await self._read(SELECT.where(GAMES.id.in_(numbers)).order_by(GAMES.id))

    async def others(self, user_id: int) -> Sections:
        """Return what is kept of a user beside games."""
        found = await self._database.read(lambda on: [each.export(on, user_id) for each in self._personal])
        return {name: rows for sections in found for name, rows in sections.items()}

    async def unfinished(self, user_id: int) -> list[Game | Challenge]:
        """Return a user's games that may still change: open ones, and ended ones with a rematch offer."""
        return await self._read(SELECT.where(_mine(user_id), CAN_CHANGE))

    async def erase(self, user_id: int) -> tuple[FollowedBoard, ...] | None:
        """Erase a user, and return their boards that no longer follow a game; None if a game of theirs may change."""
        over = PLAIN.where(_mine(user_id), sa.not_(CAN_CHANGE))
        numbers = await self._database.read(lambda on: sorted(on.execute(over).scalars()))
        for start in range(0, len(numbers), MAX_GAMES_ERASED):
            some = numbers[start : start + MAX_GAMES_ERASED]
            await self._database.write(partial(self._leave_games, numbers=some, user_id=user_id), row=LAST)
        boards = await self._database.write(partial(self._leave_all, user_id=user_id), row=LAST)
        with suppress(StoreError):  # all is erased by now
            await self._database.read(empty_log)
        return boards

    async def erase_traces(self) -> None:
        """Erase the direct messages in which forgotten users played, once the end is shown there."""
        traces = PLAIN.where(IS_TRACE, GAMES.is_end_shown).limit(MAX_GAMES_ERASED)
        erase = sa.update(tables.GAMES).where(GAMES.id.in_(traces)).values(channel_id=0, message_id=None)
        if await self._database.read(lambda on: on.execute(traces).first()) is not None:
            await self._database.write(lambda to: to.execute(erase), row=LAST)

    async def _read(self, query: sa.Select[*tuple[object, ...]]) -> list[Game | Challenge]:
        return await self._database.read(lambda on: [tables.read(row) for row in on.execute(query).mappings()])

    def _leave_games(self, connection: sa.Connection, numbers: Sequence[int], user_id: int) -> None:
        """Take a user out of these games, if they are still over. Rows are locked in ascending order."""
        over = PLAIN.where(GAMES.id.in_(numbers), sa.not_(CAN_CHANGE)).order_by(GAMES.id).with_for_update()
        left = connection.execute(over).scalars().all()
        blank = {
            column: sa.case((GAMES[seat] == user_id, empty), else_=GAMES[column])
            for seat, name in SEATS
            for column, empty in ((seat, FORGOTTEN), (name, ""))
        }
        connection.execute(sa.update(tables.GAMES).where(GAMES.id.in_(left)).values(version=GAMES.version + 1, **blank))
        # The feature that sent a message deletes it first, and then its row.
        connection.execute(sa.delete(NOTICES).where(NOTICES.c.game_id.in_(left), NOTICES.c.message_id.is_(None)))
        unlink_games(connection, self._personal, left)

    def _leave_all(self, connection: sa.Connection, user_id: int) -> tuple[FollowedBoard, ...] | None:
        """Take a user out of all but games, if they are in no game any more; else return None."""
        if connection.execute(PLAIN.where(_mine(user_id)).limit(1)).first() is not None:
            return None
        rows = connection.execute(sa.select(FOLLOWED_BOARDS).where(FOLLOWED_BOARDS.c.user_id == user_id)).all()
        for each in self._personal:
            each.forget(connection, user_id)
        nobody = User(FORGOTTEN, "")
        return tuple(FollowedBoard(it.game_id, Place(it.guild_id, it.channel_id), it.message_id, nobody) for it in rows)


def unlink_games(connection: sa.Connection, personal: Iterable[PersonalData], numbers: Sequence[int]) -> None:
    """Take the numbers of games out of the rows that outlive them."""
    for table in (table for each in personal for table in each.lasting):
        connection.execute(sa.update(table).where(table.c.game_id.in_(numbers)).values(game_id=None))


def _mine(user_id: int) -> sa.ColumnElement[bool]:
    return sa.or_(*(GAMES[column] == user_id for column, _ in SEATS))
