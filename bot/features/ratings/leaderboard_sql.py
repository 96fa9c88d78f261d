"""Leaderboards: a page of a list in the order of an index, the asker's own line, and who has left the server."""

import math
from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from bot.core.game import Bot, User
from bot.engine import Level
from bot.features.ratings.rules import PAGE, Leaderboard, Line, Ranking, Rated, Rating, Unlisted
from bot.features.ratings.sql import PLAYERS, RATINGS

HERE = """
SELECT p.id, p.user_id, p.name, p.level, r.rating, r.deviation, r.volatility, r.rated_at, r.is_established, s.games
FROM standings AS s JOIN ratings AS r ON r.player_id = s.player_id AND r.pool = s.pool
JOIN players AS p ON p.id = s.player_id LEFT JOIN preferences AS f ON f.user_id = p.user_id
WHERE s.guild_id = :guild_id AND s.pool = :pool AND NOT s.has_left AND s.played_at >= :since
AND (p.level IS NOT NULL OR (p.user_id IS NOT NULL AND coalesce(f.leaderboards, 'server') <> 'off'))
"""
EVERYWHERE = """
SELECT p.id, p.user_id, p.name, p.level, r.rating, r.deviation, r.volatility, r.rated_at, r.is_established, r.games
FROM preferences AS f CROSS JOIN players AS p CROSS JOIN ratings AS r
WHERE f.leaderboards = 'everywhere' AND p.user_id = f.user_id AND r.player_id = p.id AND r.pool = :pool
AND r.rated_at >= :since
"""
"""By CROSS JOIN SQLite begins with those who have agreed: they are few."""
COLUMNS = (
    *(PLAYERS.c[name] for name in ("id", "user_id", "name", "level")),
    *(RATINGS.c[name] for name in ("rating", "deviation", "volatility", "rated_at", "is_established", "games")),
)
NOBODY: dict[str, Any] = {"is_established": True, "rating": math.inf, "rated_at": 0, "id": 0}
"""Comes before every line of a list."""


def _statements(listed: str) -> tuple[sa.Executable, sa.Executable, sa.Executable]:
    """Select a page, a user's line, and numbers of lines: all, and those before the page and the user.

    listed: selects all who are on the list.
    """
    there = sa.text(listed).columns(*COLUMNS).subquery("listed")
    rows = there.c
    order = (rows.is_established.desc(), rows.rating.desc(), rows.rated_at, rows.id)
    page = sa.select(there).order_by(*order).limit(PAGE).offset(sa.bindparam("skipped"))
    mine = sa.select(there).where(rows.user_id == sa.bindparam("user_id"))
    before = [sa.func.count(sa.case((_is_before(rows, who), rows.user_id))).label(who) for who in ("page", "mine")]
    counts = sa.select(sa.func.count().label("lines"), sa.func.count(rows.user_id).label("people"), *before)
    return page, mine, counts


def _is_before(rows: Any, who: str) -> sa.ColumnElement[bool]:
    """Whether a line comes before another. who: the prefix of the other one's values."""
    is_established, rating, rated_at, number = (sa.bindparam(f"{who}_{name}", type_=rows[name].type) for name in NOBODY)
    ours, theirs = sa.tuple_(rows.is_established, rows.rating), sa.tuple_(is_established, rating)
    is_longer_so = sa.tuple_(rows.rated_at, rows.id) < sa.tuple_(rated_at, number)
    return sa.or_(ours > theirs, sa.and_(ours == theirs, is_longer_so))


OF_SERVER, OF_ALL = _statements(HERE), _statements(EVERYWHERE)
SET_LEFT = sa.text("""
UPDATE standings SET has_left = :has_left
WHERE guild_id = :guild_id AND player_id IN (SELECT id FROM players WHERE user_id = :user_id)
""")
GONE = sa.text("""
SELECT 1 FROM standings AS s JOIN players AS p ON p.id = s.player_id
WHERE s.guild_id = :guild_id AND s.pool = :pool AND s.has_left AND s.played_at >= :since AND p.user_id = :user_id
""")
WISH = sa.text("SELECT leaderboards FROM preferences WHERE user_id = :user_id")


def leaderboard(connection: sa.Connection, ranking: Ranking, user_id: int, at: int = 0) -> Leaderboard:
    """Return a page of a list, or the last one if there are fewer. user_id: who asks. at: from 0."""
    given: dict[str, Any] = {"pool": ranking.board.text(), "since": ranking.since, "guild_id": ranking.guild_id}
    given |= {"user_id": user_id, "skipped": at * PAGE}
    *lines, counts = OF_ALL if ranking.guild_id is None else OF_SERVER
    page, mine = (connection.execute(statement, given).all() for statement in lines)
    count = connection.execute(counts, given | _key("page", page) | _key("mine", mine)).one()
    last_at = max(0, count.lines - 1) // PAGE
    if at > last_at:
        return leaderboard(connection, ranking, user_id, last_at)
    own = _lines(mine, count.mine)[0] if mine else _why(connection, given)
    return Leaderboard(_lines(page, count.page), at, last_at, count.people, own)


def _key(who: str, rows: Sequence[sa.Row[Any]]) -> dict[str, Any]:
    """Return the values that order the first of some rows."""
    key = rows[0]._mapping if rows else NOBODY
    return {f"{who}_{name}": key[name] for name in NOBODY}


def _lines(rows: Sequence[sa.Row[Any]], before: int) -> tuple[Line, ...]:
    """Return rows as lines. before: the number of users with a place before the first."""
    lines, place = [], before
    for row in rows:
        place += row.level is None
        rated = Rated(Rating(row.rating, row.deviation, row.volatility, row.rated_at), row.games)
        seat = Bot(Level(row.level)) if row.level else User(row.user_id, row.name)
        lines.append(Line(seat, rated, None if row.level else place))
    return tuple(lines)


def _why(connection: sa.Connection, given: dict[str, Any]) -> Unlisted:
    """Return why the asker is not on a list."""
    wish = connection.execute(WISH, given).scalar_one_or_none()
    if wish == "off":
        return Unlisted.HIDDEN
    if given["guild_id"] is None:
        return Unlisted.UNRATED if wish == "everywhere" else Unlisted.NOT_EVERYWHERE
    return Unlisted.GONE if connection.execute(GONE, given).first() else Unlisted.UNRATED


def set_left(connection: sa.Connection, guild_id: int, user_ids: Collection[int], *, has_left: bool) -> None:
    """Note that users have left a server, or are back; its lists leave them out until they are back or play."""
    given = {"guild_id": guild_id, "has_left": has_left}
    connection.execute(SET_LEFT, [given | {"user_id": user_id} for user_id in sorted(user_ids)])
