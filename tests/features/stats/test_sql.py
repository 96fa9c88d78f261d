"""Statistics as SQL counts them are what a count of every game in Python gives, on both databases."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.sql import visitors

from bot.core.game import KINDS, Bot, Exhibition, Game, How, Place, Result, Seat, User
from bot.engine import Level, Mark, Outcome
from bot.features.ratings.rules import Rated, Rating
from bot.features.ratings.sql import PLAYERS, RATED_GAMES, RATINGS
from bot.features.stats import sql as statistics
from bot.features.stats.rules import Duel, Line, Score, Streaks
from tests.conftest import ON_POSTGRESQL, ON_SQLITE
from tests.features.full import Store
from tests.report import seeds
from tests.values import ANN, BEN, CAT, challenge, game, moves

SEATS: tuple[Seat, ...] = (ANN, ANN, BEN, CAT, Bot(Level.EASY), Bot(Level.HARD), User(-1, "gone"))
GUILDS = (1, 1, 2, None)


def played(chance: Random) -> Game:
    """A game of random people on a random board, over in a random way; some do not count."""
    x, o = chance.sample(SEATS, 2)
    while x == o or (isinstance(x, Bot) and isinstance(o, Bot)):
        x, o = chance.sample(SEATS, 2)
    state = game(place=Place(chance.choice(GUILDS), 10), x=x, o=o, board=chance.choice(KINDS), deadline=2**33)
    for _ in range(chance.choice((0, 1, 2, 3, 99, 99, 99, 99))):
        if not state.is_over:
            number = chance.choice(state.position.legal())
            state = state.played(number, chance.randrange(100), 2**33)
    if state.is_over or chance.random() < 0.1:
        return state
    how = chance.choice((How.RESIGNATION, How.TIME, How.AGREEMENT, How.STOP))
    winner = chance.choice(list(Mark)) if how in (How.RESIGNATION, How.TIME) and chance.random() < 0.7 else None
    return state.ended(winner, how, chance.randrange(100))


async def some_games(store: Store, seed: int, count: int = 250) -> list[Game]:
    """So many random games, as they are stored, and what counts for nobody: a challenge, an exhibition."""
    chance = Random(seed)
    found = []
    for number in range(count):
        one = played(chance)
        if not one.is_over:
            one = replace(one, place=Place(1, 1000 + number))  # of those that run, everybody has one in a channel
        found.append(await store.games.open(one))
    await store.games.open(challenge(place=Place(1, 9)))
    show = {"x": Bot(Level.EASY), "o": Bot(Level.EASY), "exhibition": Exhibition(ANN, 3)}
    await store.games.open(game(**show, moves=moves(4, 0), result=Result(Mark.X, How.LINE, 5)))
    return found


def mine(games: list[Game], user: User, guild_id: int | None) -> Iterator[tuple[Game, Mark, Outcome]]:
    """A user's games that count, the oldest end first, with their mark and how they ended for them."""
    for one in sorted(games, key=lambda each: (each.result.ended_at if each.result else 0, each.id)):
        mark, result = one.mark_of(user.id), one.result
        if mark is None or result is None or one.ply < 2 or (guild_id and one.place.guild_id != guild_id):
            continue
        if result.winner or result.how in (How.FULL_BOARD, How.AGREEMENT):
            yield one, mark, {None: Outcome.DRAW, mark: Outcome.WIN}.get(result.winner, Outcome.LOSS)


def score(outcomes: list[Outcome]) -> Score:
    """Count outcomes."""
    return Score(*(outcomes.count(each) for each in Outcome))


def counted(games: list[Game], user: User, guild_id: int | None) -> dict[str, Any]:
    """What a user's games come to, one by one."""
    found = list(mine(games, user, guild_id))
    kinds: dict[tuple[Any, ...], list[Outcome]] = {}
    run = best = 0
    for one, mark, outcome in found:
        seat = one.seat(mark.other)
        opening = one.moves[0] if mark is Mark.X else None
        kind = (one.board.text(), seat.level if isinstance(seat, Bot) else None, opening)
        kinds.setdefault(kind, []).append(outcome)
        run = run + 1 if outcome is Outcome.WIN else 0
        best = max(best, run)
    tallies = {(*kind, score(outcomes)) for kind, outcomes in kinds.items()}
    return {"tallies": tallies, "streaks": Streaks(run, best), "total": score([outcome for _, _, outcome in found])}


@seeds(3, quick=1)
async def test_the_record_is_what_a_count_of_every_game_gives(store: Store, seed: int) -> None:
    games = await some_games(store, seed)
    for user, guild_id in product((ANN, BEN, CAT), (1, 2, None)):
        found, expected = await store.statistics.record(user.id, guild_id, None), counted(games, user, guild_id)
        assert set(found.tallies) == expected["tallies"]
        assert len(found.tallies) == len(expected["tallies"])
        assert found.streaks == expected["streaks"]
        assert found.total == expected["total"]


async def test_a_duel_holds_the_games_of_those_two_and_the_newest_results(store: Store) -> None:
    games = await some_games(store, 4)
    for (user, other), guild_id in product(((ANN, BEN), (BEN, ANN), (CAT, ANN)), (1, None)):
        found = [(one, outcome) for one, _, outcome in mine(games, user, guild_id) if one.mark_of(other.id)]
        outcomes = [outcome for _, outcome in found]
        expected = Duel(score(outcomes), tuple(reversed(outcomes[-statistics.MAX_LATEST_RESULTS :])))
        assert await store.statistics.duel(user.id, other.id, guild_id, None) == expected
    assert await store.statistics.duel(ANN.id, 77, None, None) == Duel()


async def test_the_moves_are_those_of_the_newest_games_on_small_boards(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "MAX_REVIEWED_GAMES", 5)
    games = await some_games(store, 5)
    for user, guild_id in product((ANN, BEN), (1, None)):
        small = [(one, mark) for one, mark, _ in mine(games, user, guild_id) if one.board.cells == 9][-5:]
        expected = Counter((one.board.text(), tuple(one.moves), mark) for one, mark in small)
        found = await store.statistics.lines(user.id, guild_id)
        assert len(small) == 5
        assert sorted(found, key=str) == sorted((Line(*kind, games) for kind, games in expected.items()), key=str)


async def test_a_name_is_the_one_in_the_newest_game_of_the_server(store: Store) -> None:
    oldest, older, newer, newest = (Result(Mark.X, How.RESIGNATION, at) for at in (5, 6, 7, 8))
    await store.games.open(game(o=User(ANN.id, "Annie"), x=BEN, moves=moves(4, 0), result=newer))
    await store.games.open(game(moves=moves(4, 0), result=older))
    abroad = {"place": Place(2, 20), "moves": moves(4, 0)}
    await store.games.open(game(x=User(ANN.id, "Anna"), result=newest, **abroad))
    await store.games.open(game(x=CAT, o=BEN, result=oldest, **abroad))
    asked = [ANN.id, BEN.id, CAT.id, 99]
    assert await store.listings.names(1, asked) == {ANN.id: "Annie", BEN.id: "Ben"}
    assert await store.listings.names(2, asked) == {ANN.id: "Anna", BEN.id: "Ben", CAT.id: "Cat"}
    assert await store.listings.names(3, asked) == {}


async def test_readers_of_some_channels_are_told_of_the_games_there_alone(store: Store) -> None:
    """As if no other had been played, in whichever of them."""
    chance, games = Random(6), list[Game]()
    for number in range(120):
        one = played(chance)
        if one.is_over:
            there = Place(1, 10 + number % 3)
            games.append(await store.games.open(replace(one, place=there)))
    for channels in ({10}, {11, 12, 99}, set[int]()):
        seen = [one for one in games if one.place.channel_id in channels]
        for user, other in ((ANN, BEN), (BEN, ANN), (CAT, ANN)):
            record = await store.statistics.record(user.id, 1, channels)
            assert record.total == score([outcome for _, _, outcome in mine(seen, user, 1)])
            both = [outcome for one, _, outcome in mine(seen, user, 1) if one.mark_of(other.id)]
            latest = tuple(reversed(both[-statistics.MAX_LATEST_RESULTS :]))
            assert await store.statistics.duel(user.id, other.id, 1, channels) == Duel(score(both), latest)
            small = sum(one.board.cells == 9 for one, *_ in mine(seen, user, 1))
            assert sum(line.games for line in await store.statistics.lines(user.id, 1, channels)) == small


async def rate(store: Store, count: int) -> None:
    """Ann and Ben, rated in so many games on 3x3, Ann as X in most of them; and once on 4x4."""

    def write(to: sa.Connection) -> None:
        people = [{"id": number, "user_id": user.id} for number, user in ((1, ANN), (2, BEN))]
        to.execute(sa.insert(PLAYERS), people)
        rated = {"deviation": 60.0, "volatility": 0.06, "rated_at": 9}
        for player, pool, games in ((1, "3x3/3", count), (1, "4x4/4", 1), (2, "3x3/3", count)):
            row = {"player_id": player, "pool": pool, "rating": 1500.0 + player, "games": games, **rated}
            to.execute(sa.insert(RATINGS), row)
        for number in range(count):
            x, o = (1, 2) if number % 9 else (2, 1)
            row = {"x_player": x, "o_player": o, "pool": "3x3/3", "ended_at": 1000 + number, "x_score": 1.0}
            row |= {f"{seat}_rating": 1500.0 + number * (player == 1) for seat, player in (("x", x), ("o", o))}
            to.execute(sa.insert(RATED_GAMES), row | {"x_deviation": 50.0 + x, "o_deviation": 50.0 + o})

    await store.database.write(write)


async def test_a_rating_is_told_for_each_pool_and_its_course_is_the_newest_games_in_their_order(store: Store) -> None:
    await rate(store, statistics.MAX_RATING_POINTS + 200)
    found = (await store.statistics.record(ANN.id, 1, None)).ratings
    expected = {"3x3/3": Rated(Rating(1501.0, 60.0), 700), "4x4/4": Rated(Rating(1501.0, 60.0), 1)}
    assert list(found.items()) == list(expected.items())
    course = await store.statistics.rating_points(ANN.id, "3x3/3")
    assert course == tuple(Rating(1500.0 + number, 51.0, rated_at=1000 + number) for number in range(200, 700))
    assert {point.value for point in await store.statistics.rating_points(BEN.id, "3x3/3")} == {1500.0}
    assert await store.statistics.rating_points(ANN.id, "4x4/4") == ()
    assert await store.statistics.rating_points(CAT.id, "3x3/3") == ()


STATEMENTS: dict[str, sa.Select[Any] | sa.CompoundSelect[Any]] = {
    "the tallies": statistics.TALLIES,
    "the tallies of all servers": statistics.TALLIES,
    "the streaks": statistics.STREAKS,
    "the moves": statistics.LINES,
    "a duel": statistics.DUEL,
}


async def plan(store: Store, name: str, explain: str) -> list[str]:
    """How the database would go about a statement, step by step."""
    dialect, guild_id = store.database.engine.dialect, None if name.endswith("all servers") else 3
    asked = STATEMENTS[name].params(user_id=1, other_id=2, guild_id=guild_id, most=10, all=False)
    given: Any = visitors.replacement_traverse(asked, {}, _as_literal)
    text = str(given.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))

    def ask(on: sa.Connection) -> list[str]:
        if dialect.name == "postgresql":
            on.exec_driver_sql("SET enable_seqscan = off")
            on.exec_driver_sql("SET enable_bitmapscan = off")
        return [str(row[-1]) for row in on.exec_driver_sql(f"{explain} {text}")]

    return await store.database.read(ask)


def _as_literal(element: Any, **_: object) -> Any:
    """Some channels: SQLAlchemy renders no JSON as a literal."""
    return sa.literal_column("""'{"5": 0}'""") if getattr(element, "key", "") == "channels" else None


@ON_SQLITE
@pytest.mark.parametrize("name", STATEMENTS)
async def test_sqlite_reads_no_row_of_a_game_for_them(store: Store, name: str) -> None:
    steps = [step for step in await plan(store, name, "EXPLAIN QUERY PLAN") if "games" in step]
    assert len(steps) == 4
    assert all(re.match(r"SEARCH games(_\d)? USING COVERING INDEX games_(ended_)?[xo] ", step) for step in steps), steps


@ON_POSTGRESQL
@pytest.mark.parametrize("name", STATEMENTS)
async def test_postgresql_reads_no_row_of_a_game_for_them(store: Store, name: str) -> None:
    steps = [step.strip(" ->") for step in await plan(store, name, "EXPLAIN") if " on games" in step]
    assert len(steps) == 4
    assert all(re.match(r"Index Only Scan( Backward)? using games_(ended_)?[xo] ", step) for step in steps), steps
