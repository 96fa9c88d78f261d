"""The tables of ratings, whose rows are whose, and leaderboards: a page of a list comes in the order of an index.

A forgotten player's rating waits under a pseudonym, so that being forgotten doesn't reset a bad one.
"""

import itertools
from collections.abc import Collection, Iterable
from typing import Any

import sqlalchemy as sa

from bot.core.game import Bot, Seat, User
from bot.core.store.listings import CHANNEL
from bot.core.store.personal import PersonalData, Sections, pseudonyms, rows, rows_about
from bot.core.store.tables import GAMES, columns, id_column, key, new_table
from bot.features.ratings.rules import ESTABLISHED, PAGE, Leaderboard, Line, Ranking, Rated, Rating, Unlisted

PLAYERS = new_table(
    "players",
    id_column(),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("level", sa.String(16)),
    sa.Column("pseudonym", sa.String(64)),
    sa.Column("forgotten_to", sa.BigInteger),
    sa.Index("players_user", "user_id", unique=True),
    sa.Index("players_level", "level", unique=True),
    sa.Index("players_pseudonym", "pseudonym", unique=True),
)
RATINGS = new_table(
    "ratings",
    *key(player_id="players"),
    sa.Column("pool", sa.String(16), primary_key=True),
    *columns(sa.Float, "rating", "deviation", "volatility", nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("rated_at", sa.BigInteger, nullable=False),
    sa.Column("is_established", sa.Boolean, nullable=False),
    sa.Column("opponents", sa.Integer, nullable=False),
)
RATED_GAMES = new_table(
    "rated_games",
    id_column(),
    *columns(sa.BigInteger, "game_id", "guild_id"),
    sa.Column("pool", sa.String(16), nullable=False),
    *(sa.Column(name, sa.BigInteger, sa.ForeignKey("players.id"), nullable=False) for name in ("x_player", "o_player")),
    *columns(sa.Float, "x_score", "x_rating", "x_deviation", "o_rating", "o_deviation", nullable=False),
    sa.Column("ended_at", sa.BigInteger, nullable=False),
    sa.Index("rated_games_game", "game_id", unique=True),
)
STANDINGS = new_table(
    "standings",
    *key("guild_id"),
    sa.Column("pool", sa.String(16), primary_key=True),
    *key(player_id="players"),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("played_at", sa.BigInteger, nullable=False),
    sa.Column("has_left", sa.Boolean, nullable=False),
)
ROWS = PLAYERS.c
USERS: sa.BindParameter[Any] = sa.bindparam("users", expanding=True)
LEVELS: sa.BindParameter[Any] = sa.bindparam("levels", expanding=True)
KNOWN = sa.select(ROWS.id, ROWS.user_id, ROWS.level).where(sa.or_(ROWS.user_id.in_(USERS), ROWS.level.in_(LEVELS)))
RETURN = sa.text("UPDATE players SET user_id = :user_id, pseudonym = NULL WHERE pseudonym = :known_as")
PUT_USER = sa.text("INSERT INTO players (user_id) VALUES (:user_id) ON CONFLICT DO NOTHING")


def players(connection: sa.Connection, seats: Collection[Seat]) -> dict[Seat, int]:
    """Return the numbers of players' rows; new players get new ones, forgotten users theirs back. A few statements."""
    users = {seat.id for seat in seats if isinstance(seat, User)}
    levels = {seat.level.value for seat in seats if isinstance(seat, Bot)}
    known = _known(connection, users, levels)
    if new_users := sorted(users - known.keys()):
        known_as = pseudonyms(connection, new_users)
        connection.execute(RETURN, [{"user_id": each, "known_as": known_as[each]} for each in new_users])
        connection.execute(PUT_USER, [{"user_id": each} for each in new_users])
    if new_levels := sorted(levels - known.keys()):
        connection.execute(sa.insert(PLAYERS), [{"level": each} for each in new_levels])
    if new_users or new_levels:
        known = _known(connection, users, levels)
    return {seat: known[seat.level.value if isinstance(seat, Bot) else seat.id] for seat in seats}


def _known(connection: sa.Connection, users: Iterable[int], levels: Iterable[str]) -> dict[int | str, int]:
    """Return the numbers of rows that exist, by user or level."""
    found = connection.execute(KNOWN, {"users": list(users), "levels": list(levels)})
    return {row.level or row.user_id: row.id for row in found}


def _forget(connection: sa.Connection, user_id: int) -> None:
    """Give a rating a pseudonym in place of an id; no leaderboard lists it, and none of a month its games until now."""
    mine = PLAYERS.c.user_id == user_id
    player = sa.select(PLAYERS.c.id).where(mine).scalar_subquery()
    connection.execute(sa.delete(STANDINGS).where(STANDINGS.c.player_id == player))
    if connection.execute(sa.select(player)).scalar_one() is not None:
        last = sa.select(sa.func.max(RATED_GAMES.c.id)).scalar_subquery()
        known_as = pseudonyms(connection, [user_id])[user_id]
        anonymous = {"user_id": None, "pseudonym": known_as, "forgotten_to": last}
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
MIN_GAMES = 5
"""A rating of fewer games in a server is shown only to those who may see all of these: else it tells how one ended."""


def may_be_shown(
    player: sa.ColumnElement[int], pool: sa.ColumnElement[str], guild_id: sa.ColumnElement[int], games: Any
) -> sa.ColumnElement[bool]:
    """Whether a rating may be shown. games: made by that many there. `readers` returns the values of the parameters."""
    rated, its = RATED_GAMES.alias().c, GAMES.alias().c
    is_seen = sa.exists().where(its.id == rated.game_id, its.channel_id.in_(sa.select(CHANNEL)))
    is_hidden = sa.and_(rated.pool == pool, rated.guild_id == guild_id, sa.not_(is_seen))
    hidden = [sa.exists().where(each == player, is_hidden) for each in (rated.x_player, rated.o_player)]
    return sa.or_(games >= sa.bindparam("min_games", type_=sa.Integer), sa.not_(sa.or_(*hidden)))


def readers(channels: Collection[int] | None) -> dict[str, Any]:
    """Return the values of `may_be_shown`. channels: whose games the readers may see; None for all."""
    least = 0 if channels is None else MIN_GAMES
    return {"channels": dict.fromkeys(map(str, channels or ()), 0), "min_games": least}


HERE = """
SELECT p.id, p.user_id, r.rating, r.deviation, r.volatility, r.rated_at, r.is_established, s.games
FROM standings AS s JOIN ratings AS r ON r.player_id = s.player_id AND r.pool = s.pool
JOIN players AS p ON p.id = s.player_id LEFT JOIN preferences AS f ON f.user_id = p.user_id
WHERE s.guild_id = :guild_id AND s.pool = :pool AND NOT s.has_left AND s.played_at >= :since
AND p.user_id IS NOT NULL AND coalesce(f.leaderboards, 'server') <> 'off'
"""
EVERYWHERE = """
SELECT p.id, p.user_id, r.rating, r.deviation, r.volatility, r.rated_at, r.is_established, r.games
FROM preferences AS f CROSS JOIN players AS p CROSS JOIN ratings AS r
WHERE f.leaderboards = 'everywhere' AND p.user_id = f.user_id AND r.player_id = p.id AND r.pool = :pool
AND r.rated_at >= :since
"""
"""By CROSS JOIN SQLite begins with those who have agreed: they are few."""
IN_MONTH = """
WITH its AS (
    SELECT id, x_player AS player_id, x_rating AS rating, x_deviation AS deviation, ended_at FROM rated_games
    WHERE guild_id = :guild_id AND pool = :pool AND ended_at >= :since AND ended_at < :until
    UNION ALL
    SELECT id, o_player, o_rating, o_deviation, ended_at FROM rated_games
    WHERE guild_id = :guild_id AND pool = :pool AND ended_at >= :since AND ended_at < :until
), counted AS (
    SELECT its.*, p.user_id, COUNT(*) OVER (PARTITION BY player_id) AS games,
    ROW_NUMBER() OVER (PARTITION BY player_id ORDER BY its.id DESC) AS nth
    FROM its JOIN players AS p ON p.id = its.player_id AND its.id > coalesce(p.forgotten_to, 0)
)
SELECT c.player_id AS id, c.user_id, c.rating, c.deviation, 0.0 AS volatility, c.ended_at AS rated_at,
c.deviation <= :sure AS is_established, c.games
FROM counted AS c LEFT JOIN preferences AS f ON f.user_id = c.user_id
LEFT JOIN standings AS s ON s.guild_id = :guild_id AND s.pool = :pool AND s.player_id = c.player_id
WHERE c.nth = 1 AND c.user_id IS NOT NULL AND coalesce(f.leaderboards, 'server') <> 'off'
AND NOT coalesce(s.has_left, false)
"""
RATED = RATINGS.c["rating", "deviation", "volatility", "rated_at", "is_established", "games"]
COLUMNS = (*PLAYERS.c["id", "user_id"], *RATED)


def _statements(listed: str, *, is_server: bool) -> tuple[sa.Executable, sa.Executable, sa.Executable]:
    """Select a page of a list, a user's line, and how many are listed: all, and those before the user."""
    there = sa.text(listed).columns(*COLUMNS).subquery("listed")
    if is_server:
        pool, guild_id = sa.bindparam("pool", type_=sa.String), sa.bindparam("guild_id", type_=sa.BigInteger)
        there = sa.select(there).where(may_be_shown(there.c.id, pool, guild_id, there.c.games)).subquery("told")
    its, mine = there.c, sa.select(there).where(there.c.user_id == sa.bindparam("user_id")).subquery("mine")
    order = (its.is_established.desc(), its.rating.desc(), its.rated_at, its.id)
    page = sa.select(there).order_by(*order).limit(PAGE).offset(sa.bindparam("skipped"))
    ours, theirs = (sa.tuple_(each.is_established, each.rating) for each in (its, mine.c))
    is_longer_so = sa.tuple_(its.rated_at, its.id) < sa.tuple_(mine.c.rated_at, mine.c.id)
    is_before = sa.or_(ours > theirs, sa.and_(ours == theirs, is_longer_so))
    counts = sa.select(sa.func.count().label("people"), sa.func.count(sa.case((is_before, 1))).label("before"))
    return page, sa.select(mine), counts.select_from(there.outerjoin(mine, sa.true()))


OF_SERVER, OF_ALL = _statements(HERE, is_server=True), _statements(EVERYWHERE, is_server=False)
OF_MONTH = _statements(IN_MONTH, is_server=True)
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
    """Return a page of a list without names, or the last one if there are fewer. user_id: who asks. at: from 0."""
    given: dict[str, Any] = {"pool": ranking.board.text(), "since": ranking.since, "guild_id": ranking.guild_id}
    given |= {"user_id": user_id, "skipped": at * PAGE} | readers(ranking.channels)
    given |= {"until": ranking.until, "sure": ESTABLISHED}
    statements = OF_ALL if ranking.guild_id is None else OF_MONTH if ranking.until else OF_SERVER
    page, mine, ((people, before),) = (connection.execute(statement, given).all() for statement in statements)
    last_at = max(0, people - 1) // PAGE
    if at > last_at:
        return leaderboard(connection, ranking, user_id, last_at)
    own = _line(mine[0], before + 1) if mine else _why(connection, given)
    return Leaderboard(tuple(map(_line, page, itertools.count(at * PAGE + 1))), at, last_at, people, own)


def _line(row: sa.Row[Any], place: int) -> Line:
    rated = Rated(Rating(row.rating, row.deviation, row.volatility, row.rated_at), row.games)
    return Line(User(row.user_id, ""), rated, place)


def _why(connection: sa.Connection, given: dict[str, Any]) -> Unlisted:
    wish = connection.execute(WISH, given).scalar_one_or_none()
    if wish == "off":
        return Unlisted.HIDDEN
    if given["guild_id"] is None:
        return Unlisted.UNRATED if wish == "everywhere" else Unlisted.NOT_EVERYWHERE
    return Unlisted.LEFT if connection.execute(GONE, given).first() else Unlisted.UNRATED


def set_left(connection: sa.Connection, guild_id: int, user_ids: Collection[int], *, has_left: bool) -> None:
    """Note that users have left a server, or are back; its lists leave them out until they are back or play."""
    given = {"guild_id": guild_id, "has_left": has_left}
    connection.execute(SET_LEFT, [given | {"user_id": user_id} for user_id in sorted(user_ids)])
