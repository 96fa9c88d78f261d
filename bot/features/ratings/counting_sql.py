"""Count games that have ended in the tables of ratings: each game once, by one process at a time."""

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from bot.core.game import KINDS, Game
from bot.core.store import NOTE, SET_NOTE, tables
from bot.core.store.limits import lock
from bot.core.store.tables import GAMES, IS_UNRATED, SELECT, put
from bot.engine import Level
from bot.features.ratings.glicko import DAY_S, rate, strength
from bot.features.ratings.rules import Bout, Rated, Rating, Table, x_score
from bot.features.ratings.sql import PLAYERS, RATED_GAMES, RATINGS, STANDINGS, players

Standings = dict[tuple[int, str, int], tuple[int, int]]
"""By server, pool and player: the number of games there, and when the last one ended."""

CHUNK, AT_ONCE = 10_000, 1000  # games read at a time to count all again; new games counted, and rows written, at a time
TRY_LOCK = sa.text("SELECT pg_try_advisory_xact_lock(hashtextextended('ratings', 0))")
OLDEST = SELECT.where(IS_UNRATED).order_by(GAMES.c.ended_at, GAMES.c.id).limit(sa.bindparam("most"))
UNRATED = OLDEST.with_for_update(skip_locked=True, of=GAMES)
"""Skips a row that another process writes just now, so that neither waits."""
ANY = sa.select(GAMES.c.id).where(IS_UNRATED).limit(1)
MARK = sa.update(GAMES).where(GAMES.c.id.in_(sa.bindparam("counted", expanding=True))).values(is_rated=True)
RATED = sa.select(RATINGS).where(
    RATINGS.c.player_id.in_(sa.bindparam("players", expanding=True)),
    RATINGS.c.pool.in_(sa.bindparam("pools", expanding=True)),
)
LEVELS = sa.select(PLAYERS.c.id, PLAYERS.c.level).where(PLAYERS.c.level.is_not(None))
RECORDED = RATED_GAMES.c
PAIR = RECORDED["x_player", "o_player", "pool"]
HAVE_MET = sa.tuple_(*PAIR).in_(sa.bindparam("pairs", expanding=True))
IS_NEAR = RECORDED.ended_at.between(sa.bindparam("first"), sa.bindparam("last"))
PAIRS = sa.select(*PAIR).where(HAVE_MET).distinct()
ENDS = sa.select(*PAIR, RECORDED.ended_at).where(HAVE_MET, IS_NEAR)
PUT_RATING = put(RATINGS)
ADD_STANDING = sa.text("""
INSERT INTO standings (guild_id, pool, player_id, games, played_at)
VALUES (:guild_id, :pool, :player_id, :games, :played_at)
ON CONFLICT (guild_id, pool, player_id) DO UPDATE SET games = standings.games + excluded.games, has_left = false,
played_at = CASE WHEN standings.played_at > excluded.played_at THEN standings.played_at ELSE excluded.played_at END
""")
GIVEN_UP = sa.select(STANDINGS.c.guild_id, STANDINGS.c.pool, STANDINGS.c.player_id).where(STANDINGS.c.has_left)
DROP_NAMELESS = sa.text("DELETE FROM standings WHERE player_id IN (SELECT id FROM players WHERE user_id IS NULL)")
"""No server lists a forgotten player."""
GIVE_UP = sa.text("""
UPDATE standings SET has_left = true WHERE guild_id = :guild_id AND pool = :pool AND player_id = :player_id
""")
RECORD = sa.select(RATED_GAMES).where(RATED_GAMES.c.id > sa.bindparam("last")).order_by(RATED_GAMES.c.id).limit(CHUNK)
CORRECT = sa.text("""
UPDATE rated_games SET x_rating = :x_rating, x_deviation = :x_deviation, o_rating = :o_rating,
o_deviation = :o_deviation WHERE id = :number
""")


RULES = {"name": "ratings", "text": "2"}
"""The note that names the rules of the ratings. With another number, or none, all are computed again."""


def is_behind(connection: sa.Connection) -> bool:
    """Return whether a game has ended that isn't counted, or all are by older rules. Waits for no writer."""
    return connection.execute(ANY).first() is not None or _are_old(connection)


def _are_old(connection: sa.Connection) -> bool:
    return connection.execute(NOTE, RULES).scalar_one_or_none() != RULES["text"]


def count(connection: sa.Connection, most: int, month: int = 0) -> int | None:
    """Count the next games that have ended; return their number, or None if another process counts just now.

    month: when this one begins where it does last. After an update of the rules it counts all again first, in the same
    transaction; what past months' lists show stays.
    """
    if connection.dialect.name == "postgresql" and not connection.execute(TRY_LOCK).scalar_one():
        return None
    if _are_old(connection):
        _count_recorded(connection, lambda _: None, month)
    rows = connection.execute(UNRATED, {"most": most}).mappings()
    games = [one for row in rows if isinstance(one := tables.read(row), Game)]
    if not games:
        return 0
    counting = [(game, score) for game in games if (score := x_score(game)) is not None]
    if counting:
        _count(connection, counting)
    connection.execute(MARK, {"counted": [game.id for game in games]})
    return len(games)


def rebuild(connection: sa.Connection, tell: Callable[[int], None]) -> int:
    """Count all games again, in the order in which they were counted, then the new ones; return their number.

    Replaces ratings and standings. tell: called now and then, in any thread, with the number of games counted.
    """
    lock(connection, "ratings")
    done = _count_recorded(connection, tell)
    while counted := count(connection, AT_ONCE):
        done += counted
        tell(done)
    return done


def _count_recorded(connection: sa.Connection, tell: Callable[[int], None], since: int = 0) -> int:
    """Count all games of the record again; correct it for games that ended since then. Returns their number."""
    given_up = [row._asdict() for row in connection.execute(GIVEN_UP)]
    for each in (RATINGS, STANDINGS):
        connection.execute(sa.delete(each))
    table, standings, last, done = Table(_levels(connection)), Standings(), 0, 0
    while rows := connection.execute(RECORD, {"last": last}).all():
        corrections = [_counted_again(row, table, standings) for row in rows]
        _run(connection, CORRECT, [each for each in corrections if each and each["ended_at"] >= since])
        last, done = rows[-1].id, done + len(rows)
        tell(done)
    _write(connection, table, standings)
    _run(connection, GIVE_UP, given_up)
    connection.execute(DROP_NAMELESS)
    connection.execute(SET_NOTE, RULES)
    return done


def _count(connection: sa.Connection, games: Sequence[tuple[Game, float]]) -> None:
    """Count games that count, each with the score of X."""
    numbers = players(connection, [seat for game, _ in games for seat in (game.x, game.o)])
    bouts = [
        Bout(game.board.text(), numbers[game.x], numbers[game.o], score, game.result.ended_at if game.result else 0)
        for game, score in games
    ]
    table, standings, record = _known(connection, bouts), Standings(), []
    for (game, _), bout in zip(games, bouts, strict=True):
        facts = bout._asdict() | _count_one(table, standings, bout, game.place.guild_id)
        record.append(facts | {"game_id": game.id, "guild_id": game.place.guild_id})
    connection.execute(sa.insert(RATED_GAMES), record)
    _write(connection, table, standings)


def _counted_again(row: sa.Row[Any], table: Table, standings: Standings) -> dict[str, Any] | None:
    """Count a game of the record; return its row's corrections, or None if it has none."""
    bout = Bout(row.pool, row.x_player, row.o_player, row.x_score, row.ended_at)
    found = _count_one(table, standings, bout, row.guild_id)
    return None if found.items() <= row._asdict().items() else found | {"number": row.id, "ended_at": row.ended_at}


def _levels(connection: sa.Connection) -> dict[tuple[int, str], Rated]:
    rows, pools = connection.execute(LEVELS).all(), [board.text() for board in KINDS]
    return {(row.id, pool): Rated(strength(pool, Level(row.level))) for row in rows for pool in pools}


def _known(connection: sa.Connection, bouts: Sequence[Bout]) -> Table:
    """Read the ratings and earlier games of the players of some games."""
    known, pairs = Table(), {bout.pair for bout in bouts}
    given = {"players": list({player for pair in pairs for player in pair[:2]}), "pools": list({p for *_, p in pairs})}
    for row in connection.execute(RATED, given):
        rating = Rating(row.rating, row.deviation, row.volatility, row.rated_at)
        known.rated[row.player_id, row.pool] = Rated(rating, row.games, row.opponents)
    known.rated |= _levels(connection)  # older versions rated them by their games
    times = [bout.ended_at for bout in bouts]
    span = {"first": min(times) - DAY_S, "last": max(times) + DAY_S}
    met = sorted(pairs | {(o, x, pool) for x, o, pool in pairs})
    for row in connection.execute(PAIRS, {"pairs": met}):
        known.ends[Bout(row.pool, row.x_player, row.o_player, 0, 0).pair] = []
    for row in connection.execute(ENDS, span | {"pairs": met}):
        bout = Bout(row.pool, row.x_player, row.o_player, 0, row.ended_at)
        known.ends[bout.pair].append(bout.ended_at)
    for ends in known.ends.values():
        ends.sort()
    return known


def _count_one(table: Table, standings: Standings, bout: Bout, guild_id: int | None) -> dict[str, float]:
    """Count a game for its players, there and in their server; return the ratings after it as the record keeps them."""
    x, o = rate(table, bout)
    if guild_id is not None:
        for player, rating in ((bout.x_player, x), (bout.o_player, o)):
            games, played_at = standings.get(key := (guild_id, bout.pool, player), (0, 0))
            if rating.volatility:
                standings[key] = games + 1, max(played_at, bout.ended_at)
    return {"x_rating": x.value, "x_deviation": x.deviation, "o_rating": o.value, "o_deviation": o.deviation}


def _write(connection: sa.Connection, table: Table, standings: Standings) -> None:
    ratings = [
        {"player_id": player, "pool": pool, "games": games, "is_established": not rating.is_provisional}
        | {"opponents": opponents}
        | rating.columns()
        for (player, pool), (rating, games, opponents) in sorted(table.rated.items())
        if rating.volatility
    ]
    places = [
        {"guild_id": guild_id, "pool": pool, "player_id": player, "games": games, "played_at": played_at}
        for (guild_id, pool, player), (games, played_at) in sorted(standings.items())
    ]
    _run(connection, PUT_RATING, ratings)
    _run(connection, ADD_STANDING, places)


def _run(connection: sa.Connection, statement: sa.Executable, rows: Sequence[dict[str, Any]]) -> None:
    """Run a statement for each row, AT_ONCE at a time: a statement's time limit holds for any number of rows."""
    for start in range(0, len(rows), AT_ONCE):
        connection.execute(statement, rows[start : start + AT_ONCE])
