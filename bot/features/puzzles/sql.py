"""PuzzleRepository: what each person has answered, how hard puzzles have been, and where they are posted.

An answer and the ratings that it changes are one transaction, and one at a time in all processes: each changes the
rating of a person and of a puzzle that others may be answering.
"""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from bot.core.store.database import LAST, Database
from bot.core.store.limits import LOCK
from bot.core.store.listings import Shards
from bot.core.store.personal import Old, PersonalData, Sections, delete_about, rows_about
from bot.core.store.tables import METADATA
from bot.features.puzzles.rules import DailyAnswer, Practice, PuzzleChannel, RatingChange, Standing, Streak, Tally
from bot.features.ratings.rules import Rating
from bot.features.ratings.sql import pseudonym

PUZZLES = sa.Table(
    "puzzles",
    METADATA,
    sa.Column("position", sa.String(32), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("rated_at", sa.BigInteger, nullable=False),
)
SOLVERS = sa.Table(
    "solvers",
    METADATA,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("rating", sa.Float),
    sa.Column("deviation", sa.Float),
    sa.Column("volatility", sa.Float),
    sa.Column("rated_at", sa.BigInteger),
    sa.Column("practice", sa.String(32)),
    sa.Column("last_practice", sa.String(32)),
    sa.Column("practised", sa.Integer, nullable=False),
)
DAILY_ANSWERS = sa.Table(
    "daily_answers",
    METADATA,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("cell", sa.Integer, nullable=False),
    sa.Column("is_right", sa.Boolean, nullable=False),
    sa.Column("shared_in", sa.BigInteger),
    sa.Index("daily_answers_day", "day"),
)
PUZZLE_CHANNELS = sa.Table(
    "puzzle_channels",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("posted_day", sa.Integer, nullable=False),
)

DAY_S = 86_400
ANSWERS, CHANNELS = DAILY_ANSWERS.c, PUZZLE_CHANNELS.c
ANSWER_OF = sa.select(ANSWERS.user_id, ANSWERS.day, ANSWERS.cell, ANSWERS.is_right).where(
    ANSWERS.user_id == sa.bindparam("user_id"), ANSWERS.day == sa.bindparam("day")
)
PUT_ANSWER = sa.text("""
INSERT INTO daily_answers (user_id, day, cell, is_right) VALUES (:user_id, :day, :cell, :is_right)
ON CONFLICT DO NOTHING RETURNING day
""")
STREAK = sa.text("""
WITH numbered AS (
    SELECT day, day - ROW_NUMBER() OVER (ORDER BY day) AS run FROM daily_answers WHERE user_id = :user_id AND is_right
), runs AS (SELECT MIN(day) AS first, MAX(day) AS last FROM numbered GROUP BY run)
SELECT last - first + 1 AS days, first, last FROM runs
""")
"""Days in a row differ from their number in order by the same amount. Source: "gaps and islands" in any SQL book."""
TALLY = sa.text("""
SELECT COUNT(*) AS answered, COUNT(CASE WHEN is_right THEN 1 END) AS solved FROM daily_answers WHERE day = :day
""")
SHARE = sa.text("""
UPDATE daily_answers SET shared_in = :channel_id WHERE user_id = :user_id AND day = :day
AND (shared_in IS NULL OR shared_in <> :channel_id) RETURNING day
""")

PUZZLE_RATING = sa.text("SELECT rating, deviation, volatility, rated_at FROM puzzles WHERE position = :key")
PUT_PUZZLE = sa.text("""
INSERT INTO puzzles (position, rating, deviation, volatility, rated_at)
VALUES (:key, :rating, :deviation, :volatility, :rated_at) ON CONFLICT (position) DO UPDATE SET
rating = excluded.rating, deviation = excluded.deviation,
volatility = excluded.volatility, rated_at = excluded.rated_at
""")
SOLVER = sa.text("""
SELECT practice, last_practice, practised, rating, deviation, volatility, rated_at FROM solvers WHERE user_id = :user_id
""")
ADD_SOLVER = sa.text("INSERT INTO solvers (user_id, practised) VALUES (:user_id, 0) ON CONFLICT DO NOTHING")
RETURN_SOLVER = sa.text("""
UPDATE solvers SET user_id = :user_id WHERE user_id = :code
AND NOT EXISTS (SELECT 1 FROM solvers AS mine WHERE mine.user_id = :user_id)
""")
LEAVE_SOLVER = sa.text("""
UPDATE solvers SET user_id = :code, practice = NULL, last_practice = NULL WHERE user_id = :user_id
""")
RATE_SOLVER = sa.text("""
UPDATE solvers SET rating = :rating, deviation = :deviation, volatility = :volatility, rated_at = :rated_at
WHERE user_id = :user_id
""")
OPEN_PRACTICE = sa.text("""
UPDATE solvers SET practice = :shown
WHERE user_id = :user_id AND practised = :number AND (practice IS NULL OR practice = :stale)
""")
END_PRACTICE = sa.text("""
UPDATE solvers SET practice = NULL, last_practice = :key, practised = practised + 1
WHERE user_id = :user_id AND practised = :number AND practice = :shown RETURNING practised
""")

PUT_CHANNEL = sa.text("""
INSERT INTO puzzle_channels (guild_id, channel_id, posted_day) VALUES (:guild_id, :channel_id, :day)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, posted_day = excluded.posted_day
""")
CLAIM_DAY = sa.text("""
UPDATE puzzle_channels SET posted_day = :day
WHERE guild_id = :guild_id AND channel_id = :channel_id AND posted_day < :day RETURNING guild_id
""")

Rate = Callable[[Rating | None, Rating | None], tuple[RatingChange, Rating]]
"""Of a solver's rating and a puzzle's, None for the first time: the solver's before and after, and the puzzle's."""


class PuzzleRepository:
    """Keeps answers and ratings. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def answer(self, answer: DailyAnswer, key: str, rate: Rate) -> RatingChange | None:
        """Keep a member's answer to the puzzle of a day, and change the ratings. None if they have answered before."""

        def write(connection: sa.Connection) -> RatingChange | None:
            _alone(connection)
            if connection.execute(PUT_ANSWER, answer._asdict()).first() is None:
                return None
            return _rate(connection, answer.user_id, key, rate)

        return await self._database.write(write, row=LAST)

    async def standing(self, user_id: int, day: int) -> Standing:
        """Return what is known of a user and the puzzle of a day; their streak as of that day."""
        given = {"user_id": user_id, "day": day}

        def read(connection: sa.Connection) -> Standing:
            answer = connection.execute(ANSWER_OF, given).first()
            runs = connection.execute(STREAK, given).all()
            solver = _practice(connection, user_id)
            kept = DailyAnswer(*answer) if answer else None
            return Standing(kept, _streak(runs, day), _tally(connection, day), solver.rating)

        return await self._database.read(read)

    async def tally(self, day: int) -> Tally:
        return await self._database.read(lambda on: _tally(on, day))

    async def share(self, user_id: int, day: int, channel_id: int) -> bool:
        """Note that an answer is shown in a channel, and return whether that is new: the last one is remembered."""
        given = {"user_id": user_id, "day": day, "channel_id": channel_id}
        return await self._database.write(lambda to: to.execute(SHARE, given).first() is not None, row=user_id)

    async def ratings(self) -> dict[str, float]:
        """Return how hard each puzzle that was ever answered is, by its key."""
        rows = sa.select(PUZZLES.c.position, PUZZLES.c.rating)
        return await self._database.read(lambda on: {row.position: row.rating for row in on.execute(rows)})

    async def practice(self, user_id: int) -> Practice:
        return await self._database.read(lambda on: _practice(on, user_id))

    async def open_practice(self, user_id: int, before: Practice, shown: str) -> Practice:
        """Let a puzzle wait for a member's answer. Return the one that waits: another process may have been faster.

        before: as it was read. Its puzzle is given up, if there is one.
        """
        given = {"user_id": user_id, "shown": shown, "number": before.number, "stale": before.shown}

        def write(connection: sa.Connection) -> Practice:
            _alone(connection)
            _add_solver(connection, user_id)
            connection.execute(OPEN_PRACTICE, given)
            return _practice(connection, user_id)

        return await self._database.write(write, row=LAST)

    async def end_practice(self, user_id: int, answered: Practice, key: str, rate: Rate) -> RatingChange | None:
        """Keep that a member has answered the puzzle that waited, and change the ratings. None if it waits no more."""
        given = {"user_id": user_id, "number": answered.number, "shown": answered.shown, "key": key}

        def write(connection: sa.Connection) -> RatingChange | None:
            _alone(connection)
            if connection.execute(END_PRACTICE, given).first() is None:
                return None
            return _rate(connection, user_id, key, rate)

        return await self._database.write(write, row=LAST)

    async def put_channel(self, channel: PuzzleChannel, day: int) -> None:
        """Let the puzzle be posted in a server's channel from the day after this one."""
        given = channel._asdict() | {"day": day}
        await self._database.write(lambda to: to.execute(PUT_CHANNEL, given), row=channel.guild_id)

    async def remove_channel(self, guild_id: int, channel_id: int | None = None) -> bool:
        """Post it no more in a server; channel_id: only if it is that channel. Returns whether it was posted."""
        gone = sa.delete(PUZZLE_CHANNELS).where(CHANNELS.guild_id == guild_id)
        gone = gone if channel_id is None else gone.where(CHANNELS.channel_id == channel_id)
        return await self._database.write(lambda to: to.execute(gone).rowcount > 0, row=guild_id)

    async def unposted(self, day: int, shards: Shards | None = None) -> list[PuzzleChannel]:
        """Return where the puzzle of a day, or of a later one, has not been posted."""
        unposted = sa.select(CHANNELS.guild_id, CHANNELS.channel_id).where(CHANNELS.posted_day < day)
        rows = await self._database.read(lambda on: on.execute(unposted.order_by(CHANNELS.guild_id)).all())
        return [PuzzleChannel(*row) for row in rows if shards is None or shards.holds(row.guild_id)]

    async def claim(self, channel: PuzzleChannel, day: int) -> bool:
        """Return true to the first caller, who alone may post a day's puzzle in a channel."""
        given = channel._asdict() | {"day": day}
        return await self._database.write(
            lambda to: to.execute(CLAIM_DAY, given).first() is not None, row=channel.guild_id
        )


def _alone(connection: sa.Connection) -> None:
    """Let no other transaction change ratings until this one ends. SQLite has one that writes at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK, {"what": "puzzles"})


def _rate(connection: sa.Connection, user_id: int, key: str, rate: Rate) -> RatingChange:
    _add_solver(connection, user_id)
    puzzle = connection.execute(PUZZLE_RATING, {"key": key}).first()
    rated, hardness = rate(_practice(connection, user_id).rating, _row(puzzle) if puzzle else None)
    connection.execute(RATE_SOLVER, {"user_id": user_id} | _columns(rated.after))
    connection.execute(PUT_PUZZLE, {"key": key} | _columns(hardness))
    return rated


def _forget(connection: sa.Connection, user_id: int) -> None:
    """Delete answers; keep a rating for puzzles under a code, which the same id leads to again, in place of the id."""
    delete_about(connection, user_id, ANSWERS.user_id)
    if connection.execute(SOLVER, {"user_id": user_id}).first() is not None:
        connection.execute(LEAVE_SOLVER, {"user_id": user_id, "code": _code(connection, user_id)})


def _add_solver(connection: sa.Connection, user_id: int) -> None:
    """Make a solver's row if there is none; a member who was forgotten gets theirs back."""
    connection.execute(RETURN_SOLVER, {"user_id": user_id, "code": _code(connection, user_id)})
    connection.execute(ADD_SOLVER, {"user_id": user_id})


def _code(connection: sa.Connection, user_id: int) -> int:
    """Return a number that no user has, always the same for the same user."""
    return -2 - int(pseudonym(connection, user_id)[:15], 16)


def _practice(connection: sa.Connection, user_id: int) -> Practice:
    row = connection.execute(SOLVER, {"user_id": user_id}).first()
    if row is None:
        return Practice()
    shown, last, number, *rating = row
    return Practice(shown, last, number, _row(rating) if row.rated_at is not None else None)


def _row(values: Any) -> Rating:
    rating, deviation, volatility, rated_at = values
    return Rating(float(rating), float(deviation), float(volatility), int(rated_at))


def _columns(row: Rating) -> dict[str, float | int]:
    return dict(zip(("rating", "deviation", "volatility", "rated_at"), row, strict=True))


def _streak(runs: Any, day: int) -> Streak:
    """Return the run that goes on until a day or the one before it, cut off there, and the longest of all."""
    days = next((min(run.last, day) - run.first + 1 for run in runs if run.first <= day <= run.last + 1), 0)
    return Streak(days, max((run.days for run in runs), default=0))


def _tally(connection: sa.Connection, day: int) -> Tally:
    return Tally(*connection.execute(TALLY, {"day": day}).one())


def _export(connection: sa.Connection, user_id: int) -> Sections:
    return rows_about(connection, user_id, puzzles=SOLVERS.c.user_id, puzzle_answers=ANSWERS.user_id)


def _old(before: int) -> Old:
    return DAILY_ANSWERS, ANSWERS.day < before // DAY_S


PERSONAL = PersonalData(columns=(SOLVERS.c.user_id, ANSWERS.user_id), forget=_forget, export=_export, old=_old)
