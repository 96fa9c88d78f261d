"""Leaderboards by SQL: a page of a list, with the places on it, read in the order of an index."""

import math
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.engine import Level
from bot.model import Bot, User
from bot.model.leaderboards import PAGE, Leaderboard, Line, Ranking, Unlisted
from bot.model.ratings import Rated, Rating

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
COLUMNS: tuple[sa.ColumnClause[Any], ...] = (
    *(sa.column(name, sa.BigInteger) for name in ("id", "user_id", "rated_at", "games")),
    *(sa.column(name, sa.String) for name in ("name", "level")),
    *(sa.column(name, sa.Float) for name in ("rating", "deviation", "volatility")),
    sa.column("is_established", sa.Boolean),
)
NOBODY: dict[str, Any] = {"is_established": True, "rating": math.inf, "rated_at": 0, "id": 0}
"""Before whom nobody is."""


class _Statements(NamedTuple):
    """What is asked of a list: a page of it, the line of one user, and how many there are, in all and before others."""

    page: sa.Executable
    mine: sa.Executable
    counts: sa.Executable


def _statements(listed: str) -> _Statements:
    """Return what is asked of a list. listed: selects all who are on it."""
    there = sa.text(listed).columns(*COLUMNS).subquery("listed")
    rows = there.c
    order = (rows.is_established.desc(), rows.rating.desc(), rows.rated_at, rows.id)
    counts: list[sa.ColumnElement[int]] = [sa.func.count().label("lines"), sa.func.count(rows.user_id).label("people")]
    counts += [sa.func.count(sa.case((_is_before(rows, who), rows.user_id))).label(who) for who in ("page", "mine")]
    return _Statements(
        sa.select(there).order_by(*order).limit(PAGE).offset(sa.bindparam("skipped")),
        sa.select(there).where(rows.user_id == sa.bindparam("user_id")),
        sa.select(*counts),
    )


def _is_before(rows: Any, who: str) -> sa.ColumnElement[bool]:
    """Whether a line comes before another. who: what the names of the other one's values begin with."""
    is_established, rating, rated_at, number = (sa.bindparam(f"{who}_{name}", type_=rows[name].type) for name in NOBODY)
    ours, theirs = sa.tuple_(rows.is_established, rows.rating), sa.tuple_(is_established, rating)
    is_longer_so = sa.tuple_(rows.rated_at, rows.id) < sa.tuple_(rated_at, number)
    return sa.or_(ours > theirs, sa.and_(ours == theirs, is_longer_so))


ASKED = {True: _statements(EVERYWHERE), False: _statements(HERE)}
SET_LEFT = sa.text("""
UPDATE standings SET has_left = :has_left
WHERE guild_id = :guild_id AND player_id IN (SELECT id FROM players WHERE user_id = :user_id)
""")
GONE = sa.text("""
SELECT 1 FROM standings AS s JOIN players AS p ON p.id = s.player_id
WHERE s.guild_id = :guild_id AND s.pool = :pool AND s.has_left AND s.played_at >= :since AND p.user_id = :user_id
""")
WISH = sa.text("SELECT leaderboards FROM preferences WHERE user_id = :user_id")


def read(connection: sa.Connection, ranking: Ranking, user_id: int, at: int) -> Leaderboard:
    """Return a page of a list, or the last one if there are fewer. user_id: who asks. at: from 0."""
    given: dict[str, Any] = {"pool": ranking.board.text(), "since": ranking.since, "guild_id": ranking.guild_id}
    given |= {"user_id": user_id, "skipped": at * PAGE}
    asked = ASKED[ranking.guild_id is None]
    page, mine = (connection.execute(statement, given).all() for statement in (asked.page, asked.mine))
    counts = connection.execute(asked.counts, given | _key("page", page) | _key("mine", mine)).one()
    last_at = max(0, counts.lines - 1) // PAGE
    if at > last_at:
        return read(connection, ranking, user_id, last_at)
    own = _lines(mine, counts.mine)[0] if mine else _why(connection, given)
    return Leaderboard(_lines(page, counts.page), at, last_at, counts.people, own)


def _key(who: str, rows: Sequence[sa.Row[Any]]) -> dict[str, Any]:
    """Return by what the first of some rows has its place."""
    key = rows[0]._mapping if rows else NOBODY
    return {f"{who}_{name}": key[name] for name in NOBODY}


def _lines(rows: Sequence[sa.Row[Any]], before: int) -> tuple[Line, ...]:
    """Return rows as lines. before: how many people have a place before the first."""
    lines, place = [], before
    for row in rows:
        place += row.level is None
        rated = Rated(Rating(row.rating, row.deviation, row.volatility, row.rated_at), row.games)
        seat = Bot(Level(row.level)) if row.level else User(row.user_id, row.name)
        lines.append(Line(row.id, seat, rated, None if row.level else place))
    return tuple(lines)


def _why(connection: sa.Connection, given: dict[str, Any]) -> Unlisted:
    """Return why somebody is not on a list."""
    wish = connection.execute(WISH, given).scalar_one_or_none()
    if wish == "off":
        return Unlisted.HIDDEN
    if given["guild_id"] is None:
        return Unlisted.UNRATED if wish == "everywhere" else Unlisted.NOT_EVERYWHERE
    return Unlisted.GONE if connection.execute(GONE, given).first() else Unlisted.UNRATED


def set_left(connection: sa.Connection, guild_id: int, user_ids: Collection[int], *, has_left: bool) -> None:
    """Note that some have left a server, or are back: who has left is on none of its lists."""
    given = {"guild_id": guild_id, "has_left": has_left}
    connection.execute(SET_LEFT, [given | {"user_id": user_id} for user_id in sorted(user_ids)])
