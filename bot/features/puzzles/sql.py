"""What each person has answered, how hard puzzles have been, and where they are posted.

An answer and the ratings that it changes are one transaction, and one at a time in all processes: each changes the
rating of a person and of a puzzle that others may be answering.
"""

from collections.abc import Callable

import sqlalchemy as sa

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
    *(sa.Column(name, sa.Float, nullable=False) for name in ("rating", "deviation", "volatility")),
    sa.Column("rated_at", sa.BigInteger, nullable=False),
)
SOLVERS = sa.Table(
    "solvers",
    METADATA,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    *(sa.Column(name, sa.Float) for name in ("rating", "deviation", "volatility")),
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


def answer(connection: sa.Connection, given: DailyAnswer, key: str, rate: Rate) -> RatingChange | None:
    """Keep a member's answer to the puzzle of a day, and change the ratings. None if they have answered before."""
    _alone(connection)
    is_first = connection.execute(PUT_ANSWER, given._asdict()).first() is not None
    return _rate(connection, given.user_id, key, rate) if is_first else None


def standing(connection: sa.Connection, user_id: int, day: int) -> Standing:
    """Return what is known of a user and the puzzle of a day; their streak as of that day."""
    given = {"user_id": user_id, "day": day}
    kept = connection.execute(ANSWER_OF, given).first()
    runs = connection.execute(STREAK, given).all()
    # The run that goes on until that day or the one before it is cut off there: a clock may have jumped.
    days = next((min(run.last, day) - run.first + 1 for run in runs if run.first <= day <= run.last + 1), 0)
    streak = Streak(days, max((run.days for run in runs), default=0))
    rating = practice(connection, user_id).rating
    return Standing(DailyAnswer(*kept) if kept else None, streak, tally(connection, day), rating)


def tally(connection: sa.Connection, day: int) -> Tally:
    return Tally(*connection.execute(TALLY, {"day": day}).one())


def share(connection: sa.Connection, user_id: int, day: int, channel_id: int) -> bool:
    """Note that an answer is shown in a channel, and return whether that is new: the last one is remembered."""
    given = {"user_id": user_id, "day": day, "channel_id": channel_id}
    return connection.execute(SHARE, given).first() is not None


def ratings(connection: sa.Connection) -> dict[str, float]:
    """Return how hard each puzzle that was ever answered is, by its key."""
    return {row.position: row.rating for row in connection.execute(sa.select(PUZZLES))}


def practice(connection: sa.Connection, user_id: int) -> Practice:
    row = connection.execute(SOLVER, {"user_id": user_id}).first()
    if row is None:
        return Practice()
    shown, last, number, *rating = row
    return Practice(shown, last, number, Rating(*rating) if row.rated_at is not None else None)


def open_practice(connection: sa.Connection, user_id: int, before: Practice, shown: str) -> Practice:
    """Let a puzzle wait for a member's answer. Return the one that waits: another process may have been faster.

    before: as it was read. Its puzzle is given up, if there is one.
    """
    _alone(connection)
    _add_solver(connection, user_id)
    given = {"user_id": user_id, "shown": shown, "number": before.number, "stale": before.shown}
    connection.execute(OPEN_PRACTICE, given)
    return practice(connection, user_id)


def end_practice(
    connection: sa.Connection, user_id: int, answered: Practice, key: str, rate: Rate
) -> RatingChange | None:
    """Keep that a member has answered the puzzle that waited, and change the ratings. None if it waits no more."""
    _alone(connection)
    given = {"user_id": user_id, "number": answered.number, "shown": answered.shown, "key": key}
    is_first = connection.execute(END_PRACTICE, given).first() is not None
    return _rate(connection, user_id, key, rate) if is_first else None


def put_channel(connection: sa.Connection, channel: PuzzleChannel, day: int) -> None:
    """Let the puzzle be posted in a server's channel from the day after this one."""
    connection.execute(PUT_CHANNEL, channel._asdict() | {"day": day})


def remove_channel(connection: sa.Connection, guild_id: int, channel_id: int | None = None) -> bool:
    """Post it no more in a server; channel_id: only if it is that channel. Returns whether it was posted."""
    which = CHANNELS.guild_id == guild_id
    which = which if channel_id is None else which & (CHANNELS.channel_id == channel_id)
    return connection.execute(sa.delete(PUZZLE_CHANNELS).where(which)).rowcount > 0


def unposted(connection: sa.Connection, day: int, shards: Shards | None = None) -> list[PuzzleChannel]:
    """Return where the puzzle of a day, or of a later one, has not been posted. shards: of these; None: of all."""
    query = sa.select(CHANNELS.guild_id, CHANNELS.channel_id).where(CHANNELS.posted_day < day)
    rows = connection.execute(query.order_by(CHANNELS.guild_id))
    return [PuzzleChannel(*row) for row in rows if shards is None or shards.holds(row.guild_id)]


def claim(connection: sa.Connection, channel: PuzzleChannel, day: int) -> bool:
    """Return true to the first caller, who alone may post a day's puzzle in a channel."""
    return connection.execute(CLAIM_DAY, channel._asdict() | {"day": day}).first() is not None


def _alone(connection: sa.Connection) -> None:
    """Let no other transaction change ratings until this one ends. SQLite has one that writes at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK, {"what": "puzzles"})


def _rate(connection: sa.Connection, user_id: int, key: str, rate: Rate) -> RatingChange:
    _add_solver(connection, user_id)
    puzzle = connection.execute(PUZZLE_RATING, {"key": key}).first()
    rated, hardness = rate(practice(connection, user_id).rating, Rating(*puzzle) if puzzle else None)
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


def _columns(rating: Rating) -> dict[str, float | int]:
    return dict(zip(("rating", "deviation", "volatility", "rated_at"), rating, strict=True))


def _export(connection: sa.Connection, user_id: int) -> Sections:
    return rows_about(connection, user_id, puzzles=SOLVERS.c.user_id, puzzle_answers=ANSWERS.user_id)


def _old(before: int) -> Old:
    return DAILY_ANSWERS, ANSWERS.day < before // DAY_S


PERSONAL = PersonalData(columns=(SOLVERS.c.user_id, ANSWERS.user_id), forget=_forget, export=_export, old=_old)
