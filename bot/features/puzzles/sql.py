"""What each person has answered, how hard puzzles have been, and where they are posted.

An answer and the ratings that it changes are one transaction, and one at a time in all processes: each changes the
rating of a person and of a puzzle that others may be answering.
"""

from collections.abc import Callable

import sqlalchemy as sa

from bot.core.store.limits import LOCK
from bot.core.store.listings import Shards
from bot.core.store.personal import Old, PersonalData, Sections, rows_about
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
    sa.Index("daily_answers_day", "day"),
)
PUZZLE_SHARES = sa.Table(
    "puzzle_shares",
    METADATA,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.ForeignKeyConstraint(
        ["user_id", "day"], [DAILY_ANSWERS.c.user_id, DAILY_ANSWERS.c.day], onupdate="CASCADE", ondelete="CASCADE"
    ),
)
PUZZLE_CHANNELS = sa.Table(
    "puzzle_channels",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("posted_day", sa.Integer, nullable=False),
)

DAY_S = 86_400
ANSWERS, SHARES, CHANNELS = DAILY_ANSWERS.c, PUZZLE_SHARES.c, PUZZLE_CHANNELS.c
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
INSERT INTO puzzle_shares (user_id, day, channel_id)
SELECT user_id, day, CAST(:channel_id AS BIGINT) FROM daily_answers WHERE user_id = :user_id AND day = :day
ON CONFLICT DO NOTHING RETURNING day
""")
# The newest answer of a member who is forgotten waits for them under a code, while its day lasts: it counts once.
DROP_OLDER = sa.text("""
DELETE FROM daily_answers WHERE user_id = :user_id
AND day < (SELECT MAX(newest.day) FROM daily_answers AS newest WHERE newest.user_id = :user_id)
""")
LEAVE_ANSWER = sa.text("UPDATE daily_answers SET user_id = :code WHERE user_id = :user_id")
RETURN_ANSWER = sa.text("UPDATE daily_answers SET user_id = :user_id WHERE user_id = :code")
DROP_LEFT = sa.text("DELETE FROM daily_answers WHERE user_id < 0 AND day < :day")

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
LEAVE_SOLVER = sa.text("UPDATE solvers SET user_id = :code WHERE user_id = :user_id")
RATE_SOLVER = sa.text("""
UPDATE solvers SET rating = :rating, deviation = :deviation, volatility = :volatility, rated_at = :rated_at
WHERE user_id = :user_id
""")
OPEN_PRACTICE = sa.text("""
UPDATE solvers SET practice = :shown WHERE user_id = :user_id AND (practice IS NULL OR practice = :stale)
""")
END_PRACTICE = sa.text("""
UPDATE solvers SET practice = NULL, last_practice = :key, practised = practised + 1
WHERE user_id = :user_id AND practised = :number AND practice = :shown RETURNING practised
""")

PUT_CHANNEL = sa.text("""
INSERT INTO puzzle_channels (guild_id, channel_id, posted_day) VALUES (:guild_id, :channel_id, :day)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, posted_day = excluded.posted_day
""")

Rate = Callable[[Rating | None, Rating | None], tuple[RatingChange, Rating]]
"""Of a solver's rating and a puzzle's, None for the first time: the solver's before and after, and the puzzle's."""


def answer(connection: sa.Connection, given: DailyAnswer, key: str, rate: Rate) -> RatingChange | None:
    """Keep a member's answer to the puzzle of a day, and change the ratings. None if they have answered before."""
    _alone(connection)
    connection.execute(DROP_LEFT, {"day": given.day})
    _add_solver(connection, given.user_id)
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
    """Note that an answer is shown in a channel, and return whether that is new."""
    _alone(connection)
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
    connection.execute(OPEN_PRACTICE, {"user_id": user_id, "shown": shown, "stale": before.shown})
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


def is_unposted(connection: sa.Connection, channel: PuzzleChannel, day: int) -> bool:
    return connection.execute(sa.select(CHANNELS.guild_id).where(_is_unposted(channel, day))).first() is not None


def note_posted(connection: sa.Connection, channel: PuzzleChannel, day: int) -> None:
    connection.execute(sa.update(PUZZLE_CHANNELS).where(_is_unposted(channel, day)).values(posted_day=day))


def _is_unposted(channel: PuzzleChannel, day: int) -> sa.ColumnElement[bool]:
    here = sa.and_(CHANNELS.guild_id == channel.guild_id, CHANNELS.channel_id == channel.channel_id)
    return sa.and_(here, CHANNELS.posted_day < day)


def _alone(connection: sa.Connection) -> None:
    """Let no other transaction change ratings until this one ends. SQLite has one that writes at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK, {"what": "puzzles"})


def _rate(connection: sa.Connection, user_id: int, key: str, rate: Rate) -> RatingChange:
    puzzle = connection.execute(PUZZLE_RATING, {"key": key}).first()
    rated, hardness = rate(practice(connection, user_id).rating, Rating(*puzzle) if puzzle else None)
    connection.execute(RATE_SOLVER, {"user_id": user_id} | _columns(rated.after))
    connection.execute(PUT_PUZZLE, {"key": key} | _columns(hardness))
    return rated


def _forget(connection: sa.Connection, user_id: int) -> None:
    """Delete all answers but the newest; keep that, rating and practice under a code, which the id leads to again."""
    _alone(connection)
    if connection.execute(SOLVER, {"user_id": user_id}).first() is not None:
        given = {"user_id": user_id, "code": _code(connection, user_id)}
        for each in (DROP_OLDER, LEAVE_ANSWER, LEAVE_SOLVER):
            connection.execute(each, given)


def _add_solver(connection: sa.Connection, user_id: int) -> None:
    """Make a solver's row if there is none; a member who was forgotten gets theirs back."""
    given = {"user_id": user_id, "code": _code(connection, user_id)}
    if connection.execute(RETURN_SOLVER, given).rowcount:
        connection.execute(RETURN_ANSWER, given)
    connection.execute(ADD_SOLVER, {"user_id": user_id})


def _code(connection: sa.Connection, user_id: int) -> int:
    """Return a number that no user has, always the same for the same user."""
    return -2 - int(pseudonym(connection, user_id)[:15], 16)


def _columns(rating: Rating) -> dict[str, float | int]:
    return dict(zip(("rating", "deviation", "volatility", "rated_at"), rating, strict=True))


def _export(connection: sa.Connection, user_id: int) -> Sections:
    answers = {"puzzle_answers": ANSWERS.user_id, "puzzle_shares": SHARES.user_id}
    return rows_about(connection, user_id, puzzles=SOLVERS.c.user_id, **answers)


def _old(before: int) -> Old:
    return DAILY_ANSWERS, ANSWERS.day < before // DAY_S


COLUMNS = (SOLVERS.c.user_id, ANSWERS.user_id, SHARES.user_id)
PERSONAL = PersonalData(columns=COLUMNS, forget=_forget, export=_export, old=_old)
