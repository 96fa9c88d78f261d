"""Count a member's finished games by SQL, on each call.

Two indexes cover every column that is counted, so that no row of `games` is read.
"""

from functools import cache, partial
from typing import Any

import sqlalchemy as sa

from bot.core.game import How
from bot.core.store import tables
from bot.core.store.database import Database
from bot.core.store.tables import MOVES
from bot.engine import Level, Mark, Outcome
from bot.engine.values import SMALL
from bot.features.ratings.sql import PLAYERS, RATED_GAMES, RATINGS
from bot.features.stats.rules import (
    MIN_PLIES,
    POOLS,
    Duel,
    Line,
    PoolRating,
    RatingPoint,
    Record,
    Score,
    Streaks,
    Tally,
)

GAMES = tables.GAMES.c
HAS_ENDED = GAMES.ended_at.is_not(None)
for _seat, _other in (("x", "o"), ("o", "x")):
    _is_theirs = sa.and_(HAS_ENDED, GAMES[_seat].is_not(None))
    sa.Index(
        f"games_ended_{_seat}", GAMES[_seat], GAMES.ended_at, GAMES.id, GAMES.guild_id, GAMES.board, GAMES.winner,
        GAMES.how, GAMES.moves, GAMES[_other], GAMES[f"{_other}_level"],
        sqlite_where=_is_theirs,
    )  # fmt: skip

USER, OTHER = sa.bindparam("user_id", type_=sa.BigInteger), sa.bindparam("other_id", type_=sa.BigInteger)
GUILD, POOL = sa.bindparam("guild_id", type_=sa.BigInteger), sa.bindparam("pool", type_=sa.String)
DRAWN = (How.FULL_BOARD, How.AGREEMENT)
MAX_REVIEWED_GAMES = 1_000
"""On small boards, for the accuracy."""
MAX_LATEST_RESULTS = 5
"""Of two members' games."""
MAX_RATING_POINTS = 500
SMALL_POOLS = [pool for pool, board in POOLS.items() if board.cells <= SMALL]
ONE: sa.ColumnElement[int] = sa.literal_column("1", sa.Integer)
ZERO: sa.ColumnElement[int] = sa.literal_column("0", sa.Integer)


class StatisticsRepository:
    """Counts finished games. Errors, of every method: StoreError.

    guild_id: only games of that server; None for those of all servers and of direct messages.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int, guild_id: int | None) -> Record:
        """Return the totals of a member's games. Cost: one index entry for each."""
        return await self._database.read(partial(_record, given=_given(guild_id, user_id=user_id)))

    async def name(self, user_id: int) -> str | None:
        """Return a member's name in their newest finished game anywhere; None if they have none."""
        return await self._database.read(lambda on: on.execute(NAME, {"user_id": user_id}).scalars().first())

    async def duel(self, user_id: int, other_id: int, guild_id: int | None) -> Duel:
        """Return the results of two members' games, for the first of them."""
        given = _given(guild_id, user_id=user_id, other_id=other_id)
        return await self._database.read(partial(_duel, given=given))

    async def lines(self, user_id: int, guild_id: int | None) -> tuple[Line, ...]:
        """Return the moves of a member's MAX_REVIEWED_GAMES newest games on small boards, equal ones together."""
        given = _given(guild_id, user_id=user_id)
        found = await self._database.read(lambda on: on.execute(_lines("guild_id" in given), given).all())
        return tuple(Line(row.board, tuple(map(MOVES.index, row.moves)), Mark(row.mark), row.games) for row in found)

    async def rating_points(self, user_id: int, pool: str) -> tuple[RatingPoint, ...]:
        """Return a member's ratings in a pool after their MAX_RATING_POINTS newest games, the oldest first."""
        given = {"user_id": user_id, "pool": pool}
        found = await self._database.read(lambda on: on.execute(COURSE, given).all())
        return tuple(RatingPoint(*row[1:]) for row in reversed(found))


def _given(guild_id: int | None, **given: int) -> dict[str, int]:
    return given if guild_id is None else given | {"guild_id": guild_id}


def _counted(mark: Mark, in_guild: bool, *more: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    """Return the condition that a game counts and the member played a mark in it."""
    is_decided = sa.or_(GAMES.winner.is_not(None), GAMES.how.in_(DRAWN))
    counts = [HAS_ENDED, sa.func.length(GAMES.moves) >= MIN_PLIES, is_decided, *more]
    return sa.and_(GAMES[mark.value.lower()] == USER, *counts, *([GAMES.guild_id == GUILD] if in_guild else []))


def _is_won(mark: Mark) -> sa.ColumnElement[int]:
    return sa.case((GAMES.winner == mark.value, ONE), else_=ZERO)


@cache
def _tallies(in_guild: bool) -> sa.CompoundSelect[Any]:
    """Select counts for each kind of a member's games: all, won, drawn."""

    def of(mark: Mark) -> sa.Select[Any]:
        first = sa.func.substr(GAMES.moves, 1, 1) if mark is Mark.X else sa.null()
        level = GAMES[f"{mark.other.value.lower()}_level"]
        is_drawn = sa.case((GAMES.winner.is_(None), ONE), else_=ZERO)
        sums = (sa.func.count(), sa.func.sum(_is_won(mark)), sa.func.sum(is_drawn))
        kind = [GAMES.board, level, *([first] if mark is Mark.X else [])]
        found = sa.select(GAMES.board, level.label("level"), sa.cast(first, sa.String).label("opening"), *sums)
        return found.where(_counted(mark, in_guild)).group_by(*kind)

    return sa.union_all(of(Mark.X), of(Mark.O))


@cache
def _streaks(in_guild: bool) -> sa.Select[Any]:
    """Select the current run of won games, 0 if the newest game was not won, and the longest."""
    arms = [
        sa.select(GAMES.ended_at, GAMES.id, _is_won(mark).label("won")).where(_counted(mark, in_guild)) for mark in Mark
    ]
    mine = sa.union_all(*arms).subquery()
    order = (mine.c.ended_at, mine.c.id)
    breaks = sa.func.sum(1 - mine.c.won).over(order_by=order, rows=(None, 0))
    games = sa.select(mine.c.won, breaks.label("run")).subquery()
    runs = sa.select(games.c.run, sa.func.sum(games.c.won).label("won")).group_by(games.c.run).cte()
    newest = sa.select(runs.c.won).order_by(runs.c.run.desc()).limit(1).scalar_subquery()
    return sa.select(newest.label("current"), sa.func.max(runs.c.won).label("best"))


@cache
def _lines(in_guild: bool) -> sa.Select[Any]:
    newest = []
    for mark in Mark:
        where = _counted(mark, in_guild, GAMES.board.in_(SMALL_POOLS))
        arm = sa.select(GAMES.board, GAMES.moves, sa.literal(mark.value).label("mark"), GAMES.ended_at, GAMES.id)
        by_age = arm.where(where).order_by(GAMES.ended_at.desc(), GAMES.id.desc()).limit(MAX_REVIEWED_GAMES).subquery()
        newest.append(sa.select(by_age))
    both = sa.union_all(*newest).subquery()
    games = sa.select(both).order_by(both.c.ended_at.desc(), both.c.id.desc()).limit(MAX_REVIEWED_GAMES).subquery().c
    kind = (games.board, games.moves, games.mark)
    return sa.select(*kind, sa.func.count().label("games")).group_by(*kind)


@cache
def _duel_games(in_guild: bool) -> sa.CompoundSelect[Any]:
    """Select the games of two members with the result of each for the first."""
    arms = []
    for mark in Mark:
        result = sa.case((GAMES.winner == mark.value, "win"), (GAMES.winner.is_(None), "draw"), else_="loss")
        against = GAMES[mark.other.value.lower()] == OTHER
        found = sa.select(result.label("result"), GAMES.ended_at.label("ended_at"), GAMES.id.label("id"))
        arms.append(found.where(_counted(mark, in_guild, against)))
    return sa.union_all(*arms)


RATED = (
    sa.select(RATINGS.c.pool, RATINGS.c.rating, RATINGS.c.deviation, RATINGS.c.games)
    .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player_id)
    .where(PLAYERS.c.user_id == USER)
    .order_by(RATINGS.c.games.desc(), RATINGS.c.pool)
)


def _name() -> sa.Select[Any]:
    arms = []
    for seat in ("x", "o"):
        named = sa.select(GAMES[f"{seat}_name"].label("name"), GAMES.ended_at.label("ended_at"))
        newest = named.where(GAMES[seat] == USER, HAS_ENDED).order_by(GAMES.ended_at.desc()).limit(1)
        arms.append(sa.select(newest.subquery()))
    both = sa.union_all(*arms).subquery().c
    return sa.select(both.name).order_by(both.ended_at.desc())


def _course() -> sa.Select[Any]:
    games, arms = RATED_GAMES.c, []
    player = sa.select(PLAYERS.c.id).where(PLAYERS.c.user_id == USER).scalar_subquery()
    for seat in ("x", "o"):
        columns = (games.id, games.ended_at, games[f"{seat}_rating"], games[f"{seat}_deviation"])
        named = [column.label(name) for column, name in zip(columns, ("id", *RatingPoint._fields), strict=True)]
        mine = sa.select(*named).where(games[f"{seat}_player"] == player, games.pool == POOL)
        arms.append(sa.select(mine.order_by(games.id.desc()).limit(MAX_RATING_POINTS).subquery()))
    both = sa.union_all(*arms).subquery()
    return sa.select(both).order_by(both.c.id.desc()).limit(MAX_RATING_POINTS)


NAME, COURSE = _name(), _course()


def _record(connection: sa.Connection, given: dict[str, int]) -> Record:
    in_guild = "guild_id" in given
    tallies = tuple(map(_tally, connection.execute(_tallies(in_guild), given)))
    ratings = tuple(PoolRating(*row) for row in connection.execute(RATED, given))
    if not tallies:
        return Record(ratings=ratings)
    streaks = Streaks(*(won or 0 for won in connection.execute(_streaks(in_guild), given).one()))
    return Record(tallies, streaks, ratings)


def _tally(row: sa.Row[*tuple[Any, ...]]) -> Tally:
    pool, level, opening, games, won, drawn = row
    first = MOVES.index(opening) if opening else None
    return Tally(pool, Level(level) if level else None, first, Score(won, drawn, games - won - drawn))


def _duel(connection: sa.Connection, given: dict[str, int]) -> Duel:
    games = _duel_games("guild_id" in given).subquery()
    by_result = sa.select(games.c.result, sa.func.count()).group_by(games.c.result)
    counts: dict[str, int] = dict(map(tuple, connection.execute(by_result, given)))
    newest = sa.select(games.c.result).order_by(games.c.ended_at.desc(), games.c.id.desc()).limit(MAX_LATEST_RESULTS)
    latest = tuple(Outcome(result) for result in connection.execute(newest, given).scalars())
    return Duel(Score(*(counts.get(outcome.value, 0) for outcome in Outcome)), latest)
