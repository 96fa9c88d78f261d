"""What each person has answered, how hard puzzles have been, and where they are posted.

A try and the ratings that it changes are one transaction, and one at a time in all processes: each changes the rating
of a person and of a puzzle that others may be answering.
"""

from collections.abc import Callable

import sqlalchemy as sa

from bot.core.game import Place
from bot.core.store import Shards
from bot.core.store.limits import lock
from bot.core.store.listings import on_shards
from bot.core.store.personal import PersonalData, Sections, pseudonym_id, rows_about, with_pseudonym_ids
from bot.core.store.servers import SETTINGS, settings_of
from bot.core.store.tables import PENDING, columns, key, new_table, put
from bot.features.puzzles.rules import DAY_S, SURE_AFTER, TRIES, Practice, RatingChange, Standing, Streak, Tally
from bot.features.ratings.rules import Rating

PUZZLES = new_table(
    "puzzles",
    sa.Column("position", sa.String(32), primary_key=True),
    *columns(sa.Float, "rating", "deviation", "volatility", nullable=False),
    sa.Column("rated_at", sa.BigInteger, nullable=False),
)
SOLVERS = new_table(
    "solvers",
    *key("user_id"),
    *columns(sa.Float, "rating", "deviation", "volatility", "day_rating"),
    sa.Column("rated_at", sa.BigInteger),
    *columns(sa.String(32), "practice", "last_practice"),
    sa.Column("practised", sa.Integer, nullable=False),
)
DAILY_ANSWERS = new_table(
    "daily_answers",
    *key("user_id", day=sa.Integer),
    sa.Column("tries", sa.String(TRIES), nullable=False),
    sa.Column("is_right", sa.Boolean, nullable=False),
)
PUZZLE_SHARES = new_table(
    "puzzle_shares",
    *key("user_id", "channel_id", day=sa.Integer),
    sa.Column("line", sa.String(64), nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.ForeignKeyConstraint(
        ["user_id", "day"], [DAILY_ANSWERS.c.user_id, DAILY_ANSWERS.c.day], onupdate="CASCADE", ondelete="CASCADE"
    ),
)
"""line: in the channel's list, empty if it has none. message_id: of the message with that; None: not yet."""
PUZZLE_CHANNELS = new_table(
    "puzzle_channels",
    *key("guild_id"),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    *columns(sa.Integer, "posted_day", "hour", nullable=False),
    sa.Column("set_at", sa.BigInteger),  # until the first post
)

ANSWERS, SHARES, CHANNELS = DAILY_ANSWERS.c, PUZZLE_SHARES.c, PUZZLE_CHANNELS.c
CHANNELS.set_at.info[PENDING] = lambda jump: CHANNELS.set_at > jump.at + jump.by  # by a clock that was ahead
ANSWER_OF = sa.select(ANSWERS.tries, ANSWERS.is_right).where(
    ANSWERS.user_id == sa.bindparam("user_id"), ANSWERS.day == sa.bindparam("day")
)
PUT_ANSWER, PUT_PUZZLE = put(DAILY_ANSWERS), put(PUZZLES)
PUT_CHANNEL = sa.text("""
INSERT INTO puzzle_channels AS its (guild_id, channel_id, hour, posted_day, set_at)
VALUES (:guild_id, :channel_id, :hour, :posted, :set_at)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, hour = excluded.hour,
posted_day = CASE WHEN its.posted_day < :posted THEN :posted ELSE its.posted_day END,
set_at = CASE WHEN :posted > 0 THEN NULL ELSE its.set_at END
""")
STREAK = sa.text("""
WITH numbered AS (
    SELECT day, day - ROW_NUMBER() OVER (ORDER BY day) AS run FROM daily_answers WHERE user_id = :user_id AND is_right
), runs AS (SELECT MIN(day) AS first, MAX(day) AS last FROM numbered GROUP BY run)
SELECT last - first + 1 AS days, first, last FROM runs
""")
"""Days in a row differ from their number in order by the same amount. Source: "gaps and islands" in any SQL book."""
TALLY = sa.text("SELECT COUNT(*), COUNT(CASE WHEN is_right THEN 1 END) FROM daily_answers WHERE day = :day")
SHARE = sa.text("""
INSERT INTO puzzle_shares (user_id, day, channel_id, line) SELECT user_id, day, CAST(:channel_id AS BIGINT),
CAST(:line AS VARCHAR(64)) FROM daily_answers WHERE user_id = :user_id AND day = :day
ON CONFLICT DO NOTHING RETURNING day
""")
DROP_LINES = sa.text("UPDATE puzzle_shares SET line = '' WHERE user_id = :user_id")
# Newest answers of the forgotten wait under a pseudonym while their day lasts somewhere: three days, each counts once.
DROP_OLDER = sa.text("""
DELETE FROM daily_answers WHERE user_id = :user_id
AND day < (SELECT MAX(newest.day) - 2 FROM daily_answers AS newest WHERE newest.user_id = :user_id)
""")
LEAVE_ANSWER = sa.text("UPDATE daily_answers SET user_id = :pseudonym WHERE user_id = :user_id")
RETURN_ANSWER = sa.text("UPDATE daily_answers SET user_id = :user_id WHERE user_id = :pseudonym")
DROP_LEFT = sa.text("DELETE FROM daily_answers WHERE user_id < 0 AND day < :day")
PUZZLE_RATING = sa.text("SELECT rating, deviation, volatility, rated_at FROM puzzles WHERE position = :key")
SOLVER = sa.text("""
SELECT practice, last_practice, practised, practised + (SELECT COUNT(*) FROM daily_answers WHERE user_id = :user_id),
coalesce(day_rating, rating), rating, deviation, volatility, rated_at FROM solvers WHERE user_id = :user_id
""")
ADD_SOLVER = sa.text("INSERT INTO solvers (user_id, practised) VALUES (:user_id, 0) ON CONFLICT DO NOTHING")
RETURN_SOLVER = sa.text("""
UPDATE solvers SET user_id = :user_id WHERE user_id = :pseudonym
AND NOT EXISTS (SELECT 1 FROM solvers AS mine WHERE mine.user_id = :user_id)
""")
LEAVE_SOLVER = sa.text("UPDATE solvers SET user_id = :pseudonym WHERE user_id = :user_id")
OPEN_PRACTICE = sa.text("""
UPDATE solvers SET practice = :shown WHERE user_id = :user_id AND (practice IS NULL OR practice = :stale)
""")
END_PRACTICE = sa.text("""
UPDATE solvers SET practice = NULL, last_practice = :key, practised = practised + 1
WHERE user_id = :user_id AND practised = :number AND practice = :shown RETURNING practised
""")

Rate = Callable[[RatingChange | None, Rating | None], tuple[RatingChange, Rating]]
"""Of a solver's rating and a puzzle's, None for the first time: the solver's change, and the puzzle's new rating."""


def answer(
    connection: sa.Connection, *, user_id: int, day: int, cell: int, is_right: bool, key: str, rate: Rate
) -> tuple[bool, RatingChange | None]:
    """Keep a member's try at the puzzle of a day. Returns whether it counts, and what it changes if it's the first."""
    lock(connection, "puzzles")
    connection.execute(DROP_LEFT, {"day": day - 2})
    _add_solver(connection, user_id)
    cells, is_over = _tries(connection, given := {"user_id": user_id, "day": day})
    if is_over or cell in cells:
        return False, None
    tries = "".join(f"{each:x}" for each in (*cells, cell))
    connection.execute(PUT_ANSWER, given | {"tries": tries, "is_right": is_right})
    return True, None if cells else _store_ratings(connection, user_id, key, rate)


def standing(connection: sa.Connection, user_id: int, day: int) -> Standing:
    """Return what is known of a user and the puzzle of a day; their streak as of that day."""
    given = {"user_id": _with_answers(connection, user_id), "day": day}
    runs = connection.execute(STREAK, given).all()
    # The run that goes on until that day or the one before it is cut off there: a clock may have jumped.
    days = next((min(run.last, day) - run.first + 1 for run in runs if run.first <= day <= run.last + 1), 0)
    streak = Streak(days, max((run.days for run in runs), default=0))
    rated = practice(connection, given["user_id"]).rated
    return Standing(day, *_tries(connection, given), streak, tally(connection, day), rated)


def tally(connection: sa.Connection, day: int) -> Tally:
    return Tally(*connection.execute(TALLY, {"day": day}).one())


def share(connection: sa.Connection, user_id: int, day: int, channel_id: int, line: str) -> bool:
    """Note that an answer is shown in a channel, and return whether that is new."""
    lock(connection, "puzzles")
    _add_solver(connection, user_id)
    given = {"user_id": user_id, "day": day, "channel_id": channel_id, "line": line}
    return connection.execute(SHARE, given).first() is not None


def lines(connection: sa.Connection, channel_id: int, day: int, new: int | None = None) -> list[tuple[str, int | None]]:
    """Return the lines of a channel's list of a day, each with its message. new: the message of all from now on."""
    here = sa.and_(SHARES.day == day, SHARES.channel_id == channel_id, SHARES.line != "")
    if new is not None:
        lock(connection, "puzzles")
        connection.execute(sa.update(PUZZLE_SHARES).where(here).values(message_id=new))
    return [(row.line, row.message_id) for row in connection.execute(sa.select(PUZZLE_SHARES).where(here))]


def ratings(connection: sa.Connection) -> dict[str, float]:
    """Return how hard each puzzle that was ever answered is, by its key."""
    return {row.position: row.rating for row in connection.execute(sa.select(PUZZLES))}


def practice(connection: sa.Connection, user_id: int) -> Practice:
    row = connection.execute(SOLVER, {"user_id": user_id}).first()
    if row is None:
        return Practice()
    shown, last, number, puzzles, began, *rating = row
    now = Rating(*rating)
    return Practice(shown, last, number, RatingChange(now, now, began, puzzles < SURE_AFTER) if now.rated_at else None)


def open_practice(connection: sa.Connection, user_id: int, before: Practice, shown: str) -> Practice:
    """Let a puzzle wait for a member's answer. Return the one that waits: another process may have been faster.

    before: as it was read. Its puzzle is given up, if there is one.
    """
    lock(connection, "puzzles")
    _add_solver(connection, user_id)
    connection.execute(OPEN_PRACTICE, {"user_id": user_id, "shown": shown, "stale": before.shown})
    return practice(connection, user_id)


def end_practice(connection: sa.Connection, user_id: int, was: Practice, key: str, rate: Rate) -> RatingChange | None:
    """Keep that a member has answered the puzzle that waited, and change the ratings. None if it waits no more."""
    lock(connection, "puzzles")
    given = {"user_id": user_id, "number": was.number, "shown": was.shown, "key": key}
    is_first = connection.execute(END_PRACTICE, given).first() is not None
    return _store_ratings(connection, user_id, key, rate) if is_first else None


def put_channel(connection: sa.Connection, here: Place, posted: int, hour: int = 0, set_at: int | None = None) -> None:
    """Post the puzzle in a channel at an hour. posted: the day of the one there; 0: the first is after set_at."""
    connection.execute(PUT_CHANNEL, here._asdict() | {"posted": posted, "hour": hour, "set_at": set_at})


def channel_of(connection: sa.Connection, guild_id: int) -> tuple[int, int] | None:
    """Return the channel where a server has the puzzle posted, and the hour; None if it has none."""
    query = sa.select(CHANNELS.channel_id, CHANNELS.hour).where(CHANNELS.guild_id == guild_id)
    row = connection.execute(query).first()
    return (row.channel_id, row.hour) if row else None


def remove_channel(connection: sa.Connection, guild_id: int | None, channel_id: int | None = None) -> bool:
    """Delete a server's puzzle channel; channel_id: only if it is that one. Returns whether there was a row."""
    which = {"guild_id": guild_id} | ({} if channel_id is None else {"channel_id": channel_id})
    return connection.execute(sa.delete(PUZZLE_CHANNELS).filter_by(**which)).rowcount > 0


def unposted(connection: sa.Connection, day: int, shards: Shards | None = None) -> list[tuple[sa.RowMapping, str]]:
    """Return where the newest puzzle may not be that of a day of UTC, or its zone's day another: rows with zones."""
    its, last = SETTINGS.c, CHANNELS.posted_day
    is_due = (last != day) | its.settings.contains('"zone"')
    query = sa.select(PUZZLE_CHANNELS, its.settings).outerjoin(SETTINGS, its.guild_id == CHANNELS.guild_id)
    query = query.where(is_due, on_shards(CHANNELS.guild_id, shards)).order_by(CHANNELS.guild_id)
    return [(row, settings_of(row["settings"]).zone) for row in connection.execute(query).mappings()]


def is_unposted(connection: sa.Connection, channel: Place, day: int) -> bool:
    return connection.execute(sa.select(CHANNELS.guild_id).where(_is_unposted(channel, day))).first() is not None


def note_posted(connection: sa.Connection, channel: Place, day: int) -> None:
    its = sa.update(PUZZLE_CHANNELS).where(_is_unposted(channel, day))
    connection.execute(its.values(posted_day=day, set_at=None))


def _is_unposted(channel: Place, day: int) -> sa.ColumnElement[bool]:
    return sa.and_(*(CHANNELS[name] == each for name, each in channel._asdict().items()), CHANNELS.posted_day < day)


def _tries(connection: sa.Connection, given: dict[str, int]) -> tuple[tuple[int, ...], bool]:
    """Return the cells that were tried, and whether there are no more tries."""
    tries, is_right = connection.execute(ANSWER_OF, given).first() or ("", False)
    return tuple(int(each, 16) for each in tries.rstrip("-")), is_right or len(tries) == TRIES


def _store_ratings(connection: sa.Connection, user_id: int, key: str, rate: Rate) -> RatingChange:
    puzzle = connection.execute(PUZZLE_RATING, {"key": key}).first()
    rated, hardness = rate(practice(connection, user_id).rated, Rating(*puzzle) if puzzle else None)
    new = rated.after.columns() | {"day_rating": rated.day_rating}
    connection.execute(sa.update(SOLVERS).where(SOLVERS.c.user_id == user_id).values(new))
    connection.execute(PUT_PUZZLE, {"position": key} | hardness.columns())
    return rated


def _forget(connection: sa.Connection, user_id: int) -> None:
    """Delete all answers but the newest; keep those, rating and practice under a pseudonym, which the id leads to."""
    lock(connection, "puzzles")
    if connection.execute(SOLVER, {"user_id": user_id}).first() is not None:
        given = {"user_id": user_id, "pseudonym": pseudonym_id(connection, user_id)}
        for each in (DROP_LINES, DROP_OLDER, LEAVE_ANSWER, LEAVE_SOLVER):
            connection.execute(each, given)


def _with_answers(connection: sa.Connection, user_id: int) -> int:
    """Return the id that a user's answers have: the pseudonym if they were forgotten since. Only reads."""
    ids, known = with_pseudonym_ids(connection, [user_id]), sa.select(SOLVERS.c.user_id)
    return connection.execute(known.where(SOLVERS.c.user_id.in_(ids)).order_by(-SOLVERS.c.user_id)).scalar() or user_id


def _add_solver(connection: sa.Connection, user_id: int) -> None:
    """Make a solver's row if there is none; a member who was forgotten gets theirs back."""
    given = {"user_id": user_id, "pseudonym": pseudonym_id(connection, user_id)}
    if connection.execute(RETURN_SOLVER, given).rowcount:
        connection.execute(RETURN_ANSWER, given)
    connection.execute(ADD_SOLVER, {"user_id": user_id})


def _export(connection: sa.Connection, user_id: int) -> Sections:
    answers = {"puzzle_answers": ANSWERS.user_id, "puzzle_shares": SHARES.user_id}
    return rows_about(connection, user_id, puzzles=SOLVERS.c.user_id, **answers)


COLUMNS = (SOLVERS.c.user_id, ANSWERS.user_id, SHARES.user_id)
PERSONAL = PersonalData(
    columns=COLUMNS, forget=_forget, export=_export, old=lambda before: (DAILY_ANSWERS, ANSWERS.day < before // DAY_S)
)
