"""Read ratings and leaderboards, and forget and export what is kept about a player.

A page of a list comes in the order of an index.
"""

import math
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.core.game import Bot, User
from bot.core.store.database import LAST, Database
from bot.core.store.personal import PersonalData, Sections, rows, rows_about
from bot.engine import Level
from bot.features.ratings import counting_sql as counting
from bot.features.ratings.counting_sql import Step
from bot.features.ratings.rules import PAGE, Leaderboard, Line, Ranking, Rated, Rating, Unlisted
from bot.features.ratings.tables_sql import PLAYERS, POOLS, RATED_GAMES, RATINGS, STANDINGS, pseudonym

__all__ = ["PERSONAL", "PLAYERS", "POOLS", "RATED_GAMES", "RATINGS", "STANDINGS", "RatingRepository"]

ROWS = RATINGS.c
OF = (
    sa.select(RATINGS)
    .join(PLAYERS, PLAYERS.c.id == ROWS.player_id)
    .where(PLAYERS.c.user_id == sa.bindparam("user_id"))
    .order_by(ROWS.games.desc(), ROWS.pool)
)


class RatingRepository:
    """Reads ratings, and counts games for them. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> dict[str, Rated]:
        """Return a user's ratings by pool, the one with the most games first."""
        rows = await self._database.read(lambda on: on.execute(OF, {"user_id": user_id}).all())
        return {
            row.pool: Rated(Rating(row.rating, row.deviation, row.volatility, row.rated_at), row.games) for row in rows
        }

    async def is_behind(self) -> bool:
        """Whether a game has ended that isn't counted: reads an index, and waits for no writer."""
        return await self._database.read(counting.is_behind)

    async def count(self, most: int, step: Step) -> int | None:
        """Count at most `most` games that have ended; return their number, or None if another process counts."""
        return await self._database.write(partial(counting.count, most=most, step=step), row=LAST)

    async def rebuild(self, step: Step, tell: Callable[[int], None]) -> int:
        """Count all games again, in the order in which they were counted; return their number.

        tell: called now and then, in any thread, with the number of games counted.
        """
        return await self._database.write(partial(counting.rebuild, step=step, tell=tell))

    async def leaderboard(self, ranking: Ranking, user_id: int, at: int = 0) -> Leaderboard:
        """Return a page of a list, or the last one if there are fewer. user_id: who asks. at: from 0."""
        return await self._database.read(partial(read, ranking=ranking, user_id=user_id, at=at))

    async def set_left(self, guild_id: int, user_ids: Collection[int], *, has_left: bool) -> None:
        """Note that users have left a server, or are back; its lists leave them out until they are back or play."""
        setting = partial(set_left, guild_id=guild_id, user_ids=user_ids, has_left=has_left)
        await self._database.write(setting, row=LAST)


def _forget(connection: sa.Connection, user_id: int) -> None:
    """Give a rating a pseudonym in place of an id and a name; no leaderboard lists it."""
    mine = PLAYERS.c.user_id == user_id
    player = sa.select(PLAYERS.c.id).where(mine).scalar_subquery()
    connection.execute(sa.delete(STANDINGS).where(STANDINGS.c.player_id == player))
    if connection.execute(sa.select(player)).scalar_one() is not None:
        anonymous = {"user_id": None, "name": None, "pseudonym": pseudonym(connection, user_id)}
        connection.execute(sa.update(PLAYERS).where(mine).values(anonymous))


def _export(connection: sa.Connection, user_id: int) -> Sections:
    found = rows_about(connection, user_id, player=PLAYERS.c.user_id)
    for player in [row["id"] for row in found["player"]]:
        mine = {"ratings": RATINGS.c.player_id, "servers_played_in": STANDINGS.c.player_id}
        found |= rows_about(connection, player, **mine)
        found["rated_games"] = rows(connection, _rated("x", player).union_all(_rated("o", player)))
    return found


def _rated(mark: str, player_id: int) -> sa.Select[Any]:
    """Select the rated games in which a player had a mark, with their own score and rating alone."""
    its = RATED_GAMES.c
    score = its.x_score if mark == "x" else 1 - its.x_score
    own = (its.pool, score.label("score"), its[f"{mark}_rating"].label("rating"))
    about = (its.game_id, its.guild_id, *own, its[f"{mark}_deviation"].label("deviation"), its.ended_at)
    return sa.select(*about).where(its[f"{mark}_player"] == player_id)


PERSONAL = PersonalData(columns=(PLAYERS.c.user_id,), forget=_forget, export=_export, lasting=(RATED_GAMES,))
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
"""Comes before every line of a list."""


class _Statements(NamedTuple):
    """Select a page of a list, a user's line, and numbers of lines: all, and those before the page and the user."""

    page: sa.Executable
    mine: sa.Executable
    counts: sa.Executable


def _statements(listed: str) -> _Statements:
    """Build the statements of a list. listed: selects all who are on it."""
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
    """Whether a line comes before another. who: the prefix of the other one's values."""
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
        lines.append(Line(row.id, seat, rated, None if row.level else place))
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
    """Note that users have left a server, or are back."""
    given = {"guild_id": guild_id, "has_left": has_left}
    connection.execute(SET_LEFT, [given | {"user_id": user_id} for user_id in sorted(user_ids)])
