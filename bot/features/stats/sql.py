"""Count a member's finished games by SQL, on each call. guild_id: only games of that server; None for all games.

channels: only games in these. Indexes cover every column that is counted, so that no row of `games` is read.
"""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bot.core.game import Game
from bot.core.store import tables
from bot.core.store.listings import CHANNEL, DRAWN
from bot.core.store.tables import ENDED, MOVES
from bot.engine import Level, Mark, Outcome
from bot.engine.values import SMALL
from bot.features.ratings.rules import Rated, Rating
from bot.features.ratings.sql import MIN_GAMES, PLAYERS, RATED_GAMES, RATINGS, STANDINGS, may_be_shown, readers
from bot.features.stats.rules import POOLS, Channels, Duel, Line, Meaning, Record, Score, Streaks, Tally

GAMES = tables.GAMES.c
HAS_ENDED = GAMES.ended_at.is_not(None)
USER, OTHER = sa.bindparam("user_id", type_=sa.BigInteger), sa.bindparam("other_id", type_=sa.BigInteger)
GUILD, POOL = sa.bindparam("guild_id", type_=sa.BigInteger), sa.bindparam("pool", type_=sa.String)
ALL = sa.bindparam("all", type_=sa.Boolean)  # whether readers may see the games of every channel
MOST = sa.bindparam("most", type_=sa.Integer)
UNTIL = sa.bindparam("until", 2**62, type_=sa.BigInteger)  # when the last game ended that counts, in seconds since 1970
MIN_PLIES = 2  # shorter games don't count
HUNDRED = 100  # a player's milestone: this many games in a server
MAX_REVIEWED_GAMES = 1_000  # on small boards, for the accuracy
MAX_LATEST_RESULTS = 5  # of two members' games
MAX_RATING_POINTS = 500
SMALL_POOLS = [pool for pool, board in POOLS.items() if board.cells <= SMALL]
ONE: sa.ColumnElement[int] = sa.literal_column("1", sa.Integer)
ZERO: sa.ColumnElement[int] = sa.literal_column("0", sa.Integer)


def _seen(game_id: sa.ColumnElement[int], seat: str) -> sa.ColumnElement[bool]:
    """Whether readers may see a game of the member, who has that seat in it."""
    one = tables.GAMES.alias().c
    found = sa.select(one.id).where(one[seat] == USER, one.channel_id.in_(sa.select(CHANNEL)), one.status == ENDED)
    return sa.or_(ALL, game_id.in_(found))


def _counted(mark: Mark, *more: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    """Return the condition that a game counts and the member played a mark in it."""
    is_decided = sa.or_(GAMES.winner.is_not(None), GAMES.how.in_(DRAWN))
    is_there = sa.or_(GUILD.is_(None), GAMES.guild_id == GUILD)
    is_long = sa.func.length(GAMES.moves) >= MIN_PLIES
    seat = mark.value.lower()
    is_theirs = sa.and_(GAMES[seat] == USER, HAS_ENDED, GAMES.ended_at <= UNTIL)
    return sa.and_(is_theirs, is_long, is_decided, is_there, _seen(GAMES.id, seat), *more)


def _is_won(mark: Mark) -> sa.ColumnElement[int]:
    return sa.case((GAMES.winner == mark.value, ONE), else_=ZERO)


def _tallies(mark: Mark) -> sa.Select[Any]:
    """Select counts for each kind of a member's games with a mark: all, won, drawn."""
    first = sa.func.substr(GAMES.moves, 1, 1) if mark is Mark.X else sa.null()
    level = GAMES[f"{mark.other.value.lower()}_level"]
    is_drawn = sa.case((GAMES.winner.is_(None), ONE), else_=ZERO)
    sums = (sa.func.count(), sa.func.sum(_is_won(mark)), sa.func.sum(is_drawn))
    kind = [GAMES.board, level, *([first] if mark is Mark.X else [])]
    found = sa.select(GAMES.board, level.label("level"), sa.cast(first, sa.String).label("opening"), *sums)
    return found.where(_counted(mark)).group_by(*kind)


def _streaks() -> sa.Select[Any]:
    """Select the current run of won games, 0 if the newest game was not won, and the longest."""
    arms = [sa.select(GAMES.ended_at, GAMES.id, _is_won(mark).label("won")).where(_counted(mark)) for mark in Mark]
    mine = sa.union_all(*arms).subquery()
    breaks = sa.func.sum(1 - mine.c.won).over(order_by=(mine.c.ended_at, mine.c.id), rows=(None, 0))
    games = sa.select(mine.c.won, breaks.label("run")).subquery()
    runs = sa.select(games.c.run, sa.func.sum(games.c.won).label("won")).group_by(games.c.run).cte()
    newest = sa.select(runs.c.won).order_by(runs.c.run.desc()).limit(1).scalar_subquery()
    return sa.select(newest.label("current"), sa.func.max(runs.c.won).label("best"))


def _newest(arms: Sequence[sa.Select[Any]], *order: str) -> sa.Select[Any]:
    """Select the newest `most` rows of several selects, by these columns; each reads no more from its index."""
    newest = [arm.order_by(*(arm.selected_columns[name].desc() for name in order)).limit(MOST) for arm in arms]
    both = sa.union_all(*(sa.select(each.subquery()) for each in newest)).subquery()
    return sa.select(both).order_by(*(both.c[name].desc() for name in order)).limit(MOST)


def _lines() -> sa.Select[Any]:
    """Select the moves of a member's newest games on small boards, equal ones together."""
    columns, is_small = (GAMES.board, GAMES.moves, GAMES.ended_at, GAMES.id), GAMES.board.in_(SMALL_POOLS)
    arms = [sa.select(*columns, sa.literal(mark.value).label("mark")).where(_counted(mark, is_small)) for mark in Mark]
    games = _newest(arms, "ended_at", "id").subquery().c
    kind = (games.board, games.moves, games.mark)
    return sa.select(*kind, sa.func.count().label("games")).group_by(*kind)


def _duel(mark: Mark) -> sa.Select[Any]:
    """Select the games in which a member had a mark against the other one, with each one's result."""
    result = sa.case((GAMES.winner == mark.value, "win"), (GAMES.winner.is_(None), "draw"), else_="loss")
    found = sa.select(result.label("result"), GAMES.ended_at, GAMES.id)
    return found.where(_counted(mark, GAMES[mark.other.value.lower()] == OTHER))


def _course(seat: str) -> sa.Select[Any]:
    """Select a member's ratings in a pool after the games in which they had a mark."""
    games = RATED_GAMES.c
    player = sa.select(PLAYERS.c.id).where(PLAYERS.c.user_id == USER).scalar_subquery()
    rating, deviation = games[f"{seat}_rating"].label("rating"), games[f"{seat}_deviation"].label("deviation")
    found = sa.select(games.id, games.ended_at, rating, deviation).where(games.ended_at <= UNTIL)
    return found.where(games[f"{seat}_player"] == player, games.pool == POOL, _seen(games.game_id, seat))


def _up_to(most: int, *of: sa.Select[Any]) -> sa.Select[Any]:
    """Select the number of rows of these; read at most that many of each."""
    both = sa.union_all(*(sa.select(each.limit(most).subquery()) for each in of)).subquery()
    return sa.select(sa.func.count()).select_from(both)


def _won_against(mark: Mark) -> sa.Select[Any]:
    level = GAMES[f"{mark.other.value.lower()}_level"] == sa.bindparam("level", type_=sa.String)
    return sa.select(GAMES.id).where(_counted(mark, GAMES.winner == mark.value, level))


TALLIES, STREAKS, LINES = sa.union_all(*map(_tallies, Mark)), _streaks(), _lines()
DUEL = sa.union_all(*map(_duel, Mark))
RESULTS = DUEL.subquery().c
COUNTS = sa.select(RESULTS.result, sa.func.count()).group_by(RESULTS.result)
LATEST = sa.select(RESULTS.result).order_by(RESULTS.ended_at.desc(), RESULTS.id.desc()).limit(MAX_LATEST_RESULTS)
COURSE = _newest([_course("x"), _course("o")], "id")
IS_OWN = sa.and_(PLAYERS.c.id == RATINGS.c.player_id, PLAYERS.c.user_id == USER)
RATED = sa.select(*RATINGS.c["pool", "games", "rating", "deviation"]).join(PLAYERS, IS_OWN)
RATED = RATED.order_by(RATINGS.c.games.desc(), RATINGS.c.pool)
THERE = STANDINGS.c
RATED_THERE = (
    RATED.with_only_columns(THERE.pool, THERE.games, RATINGS.c.rating, RATINGS.c.deviation)
    .join(STANDINGS, sa.and_(THERE.player_id == RATINGS.c.player_id, THERE.pool == RATINGS.c.pool))
    .where(THERE.guild_id == GUILD, may_be_shown(THERE.player_id, THERE.pool, THERE.guild_id, THERE.games))
)  # of a server, for readers who may not see all of its games
WINS = _up_to(2, *map(_won_against, Mark)).scalar_subquery()
PLAYED = _up_to(HUNDRED + 1, *(sa.select(GAMES.id).where(_counted(mark)) for mark in Mark)).scalar_subquery()
IS_THERE = sa.and_(PLAYERS.c.id == THERE.player_id, PLAYERS.c.user_id == USER, THERE.guild_id == GUILD)
IS_TOLD = sa.exists().where(IS_THERE, THERE.pool == POOL, THERE.games >= MIN_GAMES)
MEANT, MEANT_WIN = sa.select(PLAYED, IS_TOLD, ZERO), sa.select(PLAYED, IS_TOLD, WINS)
NEWEST = [sa.select(GAMES.ended_at, GAMES.id).where(GAMES[seat] == USER, HAS_ENDED) for seat in ("x", "o")]
NEWEST_GAME = _newest(NEWEST, "ended_at", "id")


def record(connection: sa.Connection, user_id: int, guild_id: int | None, channels: Channels) -> Record:
    """Return the totals of a member's games. Cost: one index entry for each."""
    given = _given(channels, user_id=user_id, guild_id=guild_id)
    tallies = tuple(map(_tally, connection.execute(TALLIES, given)))
    rated = RATED if channels is None else RATED_THERE
    ratings = {pool: Rated(Rating(*rating), games) for pool, games, *rating in connection.execute(rated, given)}
    streaks = Streaks(*(won or 0 for won in connection.execute(STREAKS, given).one())) if tallies else Streaks()
    return Record(tallies, streaks, ratings)


def _tally(row: sa.Row[*tuple[Any, ...]]) -> Tally:
    pool, level, opening, games, won, drawn = row
    first = MOVES.index(opening) if opening else None
    return Tally(pool, Level(level) if level else None, first, Score(won, drawn, games - won - drawn))


def _given(channels: Channels, **more: int | str | None) -> dict[str, Any]:
    return readers(channels) | more | {"all": channels is None}


def newest(connection: sa.Connection, user_id: int) -> int | None:
    """Return the number of a member's newest finished game; None if they have none."""
    found = connection.execute(NEWEST_GAME, {"user_id": user_id, "most": 1}).first()
    return found.id if found else None


def duel(connection: sa.Connection, user_id: int, other_id: int, guild_id: int | None, channels: Channels) -> Duel:
    """Return the results of two members' games, for the first of them."""
    given = _given(channels, user_id=user_id, other_id=other_id, guild_id=guild_id)
    return Duel(_score(connection, given), tuple(map(Outcome, connection.execute(LATEST, given).scalars())))


def _score(connection: sa.Connection, given: dict[str, Any]) -> Score:
    counts: dict[str, int] = dict(map(tuple, connection.execute(COUNTS, given)))
    return Score(*(counts.get(outcome.value, 0) for outcome in Outcome))


def lines(connection: sa.Connection, user_id: int, guild_id: int | None, channels: Channels = None) -> tuple[Line, ...]:
    """Return the moves of a member's MAX_REVIEWED_GAMES newest games on small boards, equal ones together."""
    given = _given(channels, user_id=user_id, guild_id=guild_id, most=MAX_REVIEWED_GAMES)
    found = connection.execute(LINES, given)
    return tuple(Line(row.board, tuple(map(MOVES.index, row.moves)), Mark(row.mark), row.games) for row in found)


def rating_points(connection: sa.Connection, user_id: int, pool: str, channels: Channels = None) -> tuple[Rating, ...]:
    """Return a member's ratings in a pool after their MAX_RATING_POINTS newest games, the oldest first."""
    given = _given(channels, user_id=user_id, pool=pool, most=MAX_RATING_POINTS)
    return _points(connection, given)


def _points(connection: sa.Connection, given: dict[str, Any]) -> tuple[Rating, ...]:
    found = reversed(connection.execute(COURSE, given).all())
    return tuple(Rating(rating, deviation, rated_at=ended_at) for _, ended_at, rating, deviation in found)


def meanings(connection: sa.Connection, game: Game, until: int) -> tuple[list[Meaning], Score | None]:
    """Return what an ended game was to each of its users, and the score of two in its channel. until: when it ended.

    Cost: a few index entries, however many games they have; but for a first win over a level, one for each.
    """
    users, there, found = game.users, game.place, []
    about = _given(None, guild_id=there.guild_id, pool=game.board.text(), until=until, most=2)
    for user in users:
        has_beaten = game.bot.level.value if game.bot and game.winner is game.mark_of(user.id) else None
        given = about | {"user_id": user.id, "level": has_beaten}
        games, is_shown, wins = connection.execute(MEANT_WIN if has_beaten else MEANT, given).one()
        points = _points(connection, given) if is_shown else ()
        is_counted = len(points) == 2 and points[1].rated_at == until
        found.append(Meaning(wins, games, (points[0], points[1]) if is_counted else None))
    if len(users) != 2:
        return found, None
    both = {"user_id": users[0].id, "other_id": users[1].id, "guild_id": None, "until": until}
    return found, _score(connection, _given(frozenset({there.channel_id}), **both))
