"""PrivacyRepository: takes a person's id and name out of everything that is kept.

Games stay as they were played, by nobody: the id and the name make way, and the row's version counts on, so that what
another process still remembers of them can't be written. Ended games go first, some at a time: SQLite has one writer,
and no move is to wait for long.
"""

from collections.abc import Iterator, Sequence
from functools import partial

import sqlalchemy as sa

from bot.model import FORGOTTEN, Challenge, FollowedBoard, Game, Place, User
from bot.store import tables
from bot.store.brackets import ENTRANTS, TOURNAMENTS
from bot.store.database import LAST, Database
from bot.store.pseudonyms import pseudonym
from bot.store.puzzles import DAILY_ANSWERS, SOLVERS, leave_solver
from bot.store.ratings import PLAYERS, RATED_GAMES, STANDINGS
from bot.store.tables import CHALLENGE, FOLLOWED_BOARDS, IS_TRACE, NOTICES, PREFERENCES, RUNNING, SELECT
from bot.store.tournaments import withdraw_everywhere
from bot.store.votes import VOTES

BATCH = 250
"""How many games one transaction changes; moves wait for it, some 20 ms on SQLite."""

GAMES = tables.GAMES.c
SEATS = (("x", "x_name"), ("o", "o_name"), ("owner", "owner_name"))
"""The columns of games that tell of a person: an id, and the name beside it."""
PERSONAL = (
    *(GAMES[column] for column, _ in SEATS),
    *(FOLLOWED_BOARDS.c.user_id, PREFERENCES.c.user_id, VOTES.c.user_id, SOLVERS.c.user_id, DAILY_ANSWERS.c.user_id),
    *(PLAYERS.c.user_id, ENTRANTS.c.user_id, TOURNAMENTS.c.owner),
)
"""Where somebody's id may stand, beside seats that are taken."""
DELETED = (FOLLOWED_BOARDS, PREFERENCES, VOTES, DAILY_ANSWERS)
"""Whose rows are of one person alone: they are erased whole."""
IS_OPEN = GAMES.status.in_([RUNNING, CHALLENGE])
PLAIN = sa.select(tables.GAMES.c.id)


class PrivacyRepository:
    """Finds and erases what is kept of one person. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keeps(self, user_id: int) -> bool:
        """Whether anything is kept under somebody's id."""
        return await self._database.read(lambda on: any(_is_in(on, column, user_id) for column in PERSONAL))

    async def unfinished(self, user_id: int) -> list[Game | Challenge]:
        """Return what somebody has to do with and others may still act on.

        Running games, open challenges, exhibitions they asked for, and ended games with a rematch offer.
        """
        wanted = SELECT.where(_mine(user_id), sa.or_(IS_OPEN, GAMES.rematch_offer.is_not(None)))
        return await self._database.read(lambda on: [tables.read(row) for row in on.execute(wanted).mappings()])

    async def erase(self, user_id: int) -> tuple[FollowedBoard, ...] | None:
        """Erase what is kept of somebody, and return the boards that follow a game no longer, as nobody asks for them.

        Returns None if some game is not over: then what was over is erased, and nothing else.
        Their rating stays, under a pseudonym that the same id leads to again.
        """
        numbers = await self._database.read(partial(_numbers, user_id=user_id))
        for start in range(0, len(numbers), BATCH):
            some = numbers[start : start + BATCH]
            await self._database.write(partial(_leave_games, numbers=some, user_id=user_id), row=LAST)
        return await self._database.write(partial(_leave_all, user_id=user_id), row=LAST)

    async def erase_traces(self) -> None:
        """Erase in which direct messages somebody played who was forgotten, as soon as the end is shown there."""
        traces = PLAIN.where(IS_TRACE, GAMES.is_end_shown).limit(BATCH)
        erase = sa.update(tables.GAMES).where(GAMES.id.in_(traces)).values(channel_id=0, message_id=None)
        if await self._database.read(lambda on: on.execute(traces).first()) is not None:
            await self._database.write(lambda to: to.execute(erase), row=LAST)


def _is_in(connection: sa.Connection, column: sa.Column[int], user_id: int) -> bool:
    return connection.execute(sa.select(column).where(column == user_id).limit(1)).first() is not None


def _mine(user_id: int) -> sa.ColumnElement[bool]:
    return sa.or_(*(GAMES[column] == user_id for column, _ in SEATS))


def _numbers(connection: sa.Connection, user_id: int) -> Sequence[int]:
    """Return the numbers of somebody's games that nobody can act on any more, in ascending order."""
    over = PLAIN.where(_mine(user_id), sa.not_(IS_OPEN), GAMES.rematch_offer.is_(None))
    return sorted(connection.execute(over).scalars())


def _leave_games(connection: sa.Connection, numbers: Sequence[int], user_id: int) -> None:
    """Take somebody out of some games, if these are still over. Rows are locked in ascending order."""
    these = GAMES.id.in_(numbers)
    over = PLAIN.where(these, sa.not_(IS_OPEN), GAMES.rematch_offer.is_(None)).order_by(GAMES.id).with_for_update()
    left = connection.execute(over).scalars().all()
    blank = {
        column: sa.case((GAMES[seat] == user_id, empty), else_=GAMES[column])
        for seat, name in SEATS
        for column, empty in ((seat, FORGOTTEN), (name, ""))
    }
    connection.execute(sa.update(tables.GAMES).where(GAMES.id.in_(left)).values(version=GAMES.version + 1, **blank))
    # A message that tells of a turn is deleted first, by whoever keeps these rows.
    connection.execute(sa.delete(NOTICES).where(NOTICES.c.game_id.in_(left), NOTICES.c.message_id.is_(None)))
    connection.execute(sa.update(RATED_GAMES).where(RATED_GAMES.c.game_id.in_(left)).values(game_id=None))


def _leave_all(connection: sa.Connection, user_id: int) -> tuple[FollowedBoard, ...] | None:
    """Take somebody out of all but games, if they are in no game any more; else return None."""
    if connection.execute(PLAIN.where(_mine(user_id)).limit(1)).first() is not None:
        return None
    boards = tuple(_boards(connection, user_id))
    for table in DELETED:
        connection.execute(sa.delete(table).where(table.c.user_id == user_id))
    leave_solver(connection, user_id)
    withdraw_everywhere(connection, user_id)
    _leave_ratings(connection, user_id)
    return boards


def _boards(connection: sa.Connection, user_id: int) -> Iterator[FollowedBoard]:
    for row in connection.execute(sa.select(FOLLOWED_BOARDS).where(FOLLOWED_BOARDS.c.user_id == user_id)):
        yield FollowedBoard(row.game_id, Place(row.guild_id, row.channel_id), row.message_id, User(FORGOTTEN, ""))


def _leave_ratings(connection: sa.Connection, user_id: int) -> None:
    """Give a rating a pseudonym in place of an id and a name; no leaderboard lists it."""
    mine = PLAYERS.c.user_id == user_id
    player = sa.select(PLAYERS.c.id).where(mine).scalar_subquery()
    connection.execute(sa.delete(STANDINGS).where(STANDINGS.c.player_id == player))
    if connection.execute(sa.select(player)).scalar_one() is not None:
        anonymous = {"user_id": None, "name": None, "pseudonym": pseudonym(connection, user_id)}
        connection.execute(sa.update(PLAYERS).where(mine).values(anonymous))
