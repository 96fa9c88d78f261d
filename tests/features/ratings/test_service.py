"""Games are counted as they end, once each, by however many processes; and all can be counted again."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.core.game import BOARDS, First, How, Place, User
from bot.core.store import StoreError
from bot.core.store.connections import PostgreSQL
from bot.core.store.database import Database
from bot.core.store.personal import pseudonyms
from bot.core.store.schema import migrate
from bot.core.store.tables import GAMES
from bot.core.zones import LATEST
from bot.engine import STANDARD, Level, Mark
from bot.features.ratings import counting_sql, glicko
from bot.features.ratings import service as ratings
from bot.features.ratings.rules import Period, Rated, Rating
from bot.features.ratings.sql import PLAYERS, RATED_GAMES, RATINGS, STANDINGS
from bot.features.tournaments.rules import Form
from tests.conftest import ON_POSTGRESQL
from tests.features.full import Community, OpenStore, Processes, Services, Store
from tests.services import Clock, give_up, meet_bot, play, resigned
from tests.values import ANN, BEN, CAT, DAN, HERE, THERE, game, moves

POOL = "3x3/3"
PEOPLE = (ANN, BEN, CAT, DAN)
TABLES = (RATINGS, STANDINGS, RATED_GAMES)


async def ratings_of(store: Store, user: User) -> dict[str, Rated]:
    """A user's ratings by pool, the one with the most games first."""
    query = sa.select(RATINGS).join(PLAYERS, PLAYERS.c.id == RATINGS.c.player_id).where(PLAYERS.c.user_id == user.id)
    found = await store.database.read(lambda on: on.execute(query.order_by(RATINGS.c.games.desc())).all())
    return {
        each.pool: Rated(Rating(each.rating, each.deviation, each.volatility, each.rated_at), each.games)
        for each in found
    }


async def games_of(store: Store, user: User) -> int:
    """How many games have made a user's rating on 3x3."""
    return (await ratings_of(store, user)).get(POOL, Rated()).games


async def rows(store: Store, *tables: sa.Table) -> list[sa.Row[Any]]:
    """All that these tables hold."""
    queries = [sa.select(each).order_by(*each.primary_key) for each in tables]
    return await store.database.read(lambda on: [row for query in queries for row in on.execute(query).all()])


def engine_of(store: Store) -> AsyncEngine:
    """What makes connections of one's own to PostgreSQL."""
    runner = store.database._runner
    assert isinstance(runner, PostgreSQL)
    return runner._engine


async def write(store: Store, *statements: str) -> None:
    await store.database.write(lambda to: [to.execute(sa.text(each)) for each in statements])


async def ended_games(store: Store, number: int) -> None:
    """Games that ended before anybody counted, of whoever, in order of their ends."""
    chance = Random(number)
    for each in range(number):
        x, o = chance.sample(PEOPLE, 2)
        score = chance.choice((Mark.X, Mark.O, None))
        begun = await store.games.open(game(x=x, o=o, moves=moves(0, 4, 1), place=Place(1, each), deadline=2**40))
        how = How.RESIGNATION if score else How.AGREEMENT
        assert await store.games.change(begun, begun.ended(score, how, 1_000 + 60 * each))


async def two_moves(services: Services, place: Place, user: User) -> None:
    """Play the first free squares against the bot, so that a line could threaten."""
    for _ in range(2):
        free = (await services.turns.current(place, user.id)).position.legal()[0]
        await services.turns.move(place, user.id, str(free + 1))


async def random_games(services: Services, clock: Clock, number: int, seed: int = 7) -> None:
    """People play one another on several boards in two servers, some hours apart, and the bot; not all of it counts."""
    chance = Random(seed)
    for _ in range(number):
        clock.now += chance.choice((5, 60, 90_000))
        place, board = (
            chance.choice((HERE, THERE, Place(2, 20), Place(None, 30))),
            BOARDS[chance.choice(("3x3", "4x4"))],
        )
        x, o = chance.sample(PEOPLE, 2)
        if chance.random() < 0.3:
            await services.lobby.start(place, x, chance.choice(list(Level)), First.ME, board)
            await two_moves(services, place, x)
            if chance.random() < 0.3:
                await services.play.hint(place, x.id)
        else:
            await play(services, chance.choice(("", "1", "124", "1234")), place, x, o, board=board)
        await give_up(services, place, x.id)


async def stats(community: Community) -> int:
    return sum(each.games for each in (await community.statistics.of(ANN.id, 1)).ratings.values())


async def chart(community: Community) -> int:
    return len(await community.statistics.rating_points(ANN.id, POOL))


async def leaderboard(community: Community) -> int:
    page = await community.ratings.leaderboard(community.ratings.ranking(1, STANDARD, Period.ALL), ANN.id)
    return len(page.lines) // 2


async def copy(community: Community) -> int:
    made = await community.copies.copy(ANN.id)
    return len(json.loads(made[0].content)["rated_games"]) if made else 0


async def seeds(community: Community) -> int:
    """Ann has lost: of two who are rated she comes second."""
    cup = await community.tournaments.create(HERE, ANN, Form.KNOCKOUT)
    await community.tournaments.join(HERE, cup.id, BEN)
    begun = await community.tournaments.start(HERE, cup.id, ANN.id, may_manage=False)
    return int([each.user for each in sorted(begun.entrants, key=lambda each: each.seed or 0)] == [BEN, ANN])


async def pseudonymous(community: Community) -> int:
    """What somebody has lost counts for whom they have met, although they are forgotten."""
    await community.privacy.forget(ANN.id)
    return sum(each.games for each in (await community.statistics.of(BEN.id, 1)).ratings.values())


@pytest.mark.parametrize("door", [stats, chart, leaderboard, copy, seeds, pseudonymous])
async def test_whoever_sees_ratings_sees_the_game_that_has_just_ended_in_every_process(
    services: Services, other: Services, community: Community, door: Callable[[Community], Awaitable[int]]
) -> None:
    await resigned(services, "1425")
    elsewhere = Community(other)
    assert await door(elsewhere) == 1
    await elsewhere.ratings.stop(5)


async def test_games_are_counted_when_many_have_ended(
    services: Services, community: Community, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "AT_ONCE", 3)
    for each in range(2):
        await resigned(services, "142", Place(1, each))
    await services.store.notes.set_note("after", "what was written before")
    assert await rows(services.store, RATED_GAMES) == []
    await resigned(services, "142")
    while not (record := await rows(services.store, RATED_GAMES)):
        pass
    assert len(record) == 3, "in one transaction"
    await resigned(services, "142")
    await services.store.notes.set_note("after", "what was written before")
    assert len(await rows(services.store, RATED_GAMES)) == 3


async def test_a_stop_counts_what_has_ended_here(services: Services, community: Community) -> None:
    await resigned(services, "142")
    assert await rows(services.store, RATED_GAMES) == []
    await community.ratings.stop(5)
    assert len(await rows(services.store, RATED_GAMES)) == 1


async def test_a_level_of_the_bot_keeps_its_rating_and_no_table_rates_it(
    services: Services, community: Community
) -> None:
    levels = (Level.EASY, Level.HARD)
    for level, user in zip(levels, (ANN, BEN), strict=True):
        await meet_bot(services, user, level=level)
        await two_moves(services, HERE, user)
        await give_up(services, HERE, user.id)
        await community.ratings.settle(None)
        assert await games_of(services.store, user) == 1
    found = await rows(services.store, RATED_GAMES)
    fixed = [(glicko.strength(POOL, level).value, glicko.LEVEL_DEVIATION) for level in levels]
    assert [(row.o_rating, row.o_deviation) for row in found] == fixed
    people = {row.id for row in await rows(services.store, PLAYERS) if row.user_id}
    assert {row.player_id for row in await rows(services.store, RATINGS, STANDINGS)} == people


async def test_what_does_not_count_is_looked_at_once(services: Services, community: Community) -> None:
    await resigned(services, "1")
    await community.ratings.settle(None)
    assert await games_of(services.store, ANN) == 0
    assert await services.store.ratings.count(10) == 0


async def test_what_ended_before_is_counted_at_the_first_sweep_in_the_order_of_the_ends(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "AT_ONCE", 5)
    await ended_games(services.store, 17)
    community = Community(services)
    await community.ratings.sweep()
    await community.ratings.settle(None)
    record = await rows(services.store, RATED_GAMES)
    assert [row.ended_at for row in record] == [1_000 + 60 * each for each in range(17)]


async def test_who_asks_does_not_wait_for_a_database_full_of_old_games_and_others_have_as_much_time_as_counting_took(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = itertools.count(0, 1000)
    monkeypatch.setattr(ratings, "AT_ONCE", 1)
    monkeypatch.setattr(ratings, "PAUSE_S", 1000)
    monkeypatch.setattr(ratings, "monotonic", lambda: next(times))
    await ended_games(services.store, 3)
    community = Community(services)
    await community.statistics.of(ANN.id, 1)
    assert len(await rows(services.store, RATED_GAMES)) == 1
    await play(services, "142", THERE)
    assert len(await rows(services.store, RATED_GAMES)) == 1
    await community.ratings.stop(5)
    assert len(await rows(services.store, RATED_GAMES)) == 1, "a stop waits for no pause"


async def test_processes_that_count_at_once_count_each_game_once(
    processes: Processes, services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ratings, "AT_ONCE", 3)
    monkeypatch.setattr(ratings, "PAUSE_S", 0.001)
    await ended_games(services.store, 60)
    on = [await processes.start() for _ in range(3)]
    await asyncio.gather(*(each.store.notes.set_note("connected", "yes") for each in on))  # that takes a while
    others = [Community(each) for each in on]
    for each in others:
        await each.ratings.sweep()
    await asyncio.gather(*(each.ratings.settle(None) for each in others))
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR], "none is in another's way"
    record = await rows(services.store, RATED_GAMES)
    assert sorted(row.game_id for row in record) == list(range(1, 61))
    assert sum([await games_of(services.store, user) for user in PEOPLE]) == 120
    before = await rows(services.store, *TABLES)
    await services.store.ratings.rebuild(lambda _: None)
    assert await rows(services.store, *TABLES) == before, "none was computed from what another was about to change"


async def test_a_stop_waits_for_the_transaction_and_begins_no_more(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "AT_ONCE", 1)
    await ended_games(services.store, 3)
    community = Community(services)
    await community.ratings.sweep()
    await asyncio.sleep(0)
    await community.ratings.stop(5)
    assert len(await rows(services.store, RATED_GAMES)) == 1
    await community.ratings.sweep()
    await community.ratings.settle(None)
    assert len(await rows(services.store, RATED_GAMES)) == 1


@pytest.mark.parametrize("fault", [StoreError("database-unusable", reason="away"), ZeroDivisionError()])
async def test_what_fails_is_logged_and_tried_again(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    def fail(*_: object, **__: object) -> int:
        raise fault

    await ended_games(services.store, 3)
    community = Community(services)
    with monkeypatch.context() as broken, caplog.at_level(logging.INFO):
        broken.setattr(counting_sql, "count", fail)
        await community.ratings.sweep()
        await community.ratings.settle(None)
    (record,) = [each for each in caplog.records if each.name == "bot.features.ratings.service"]
    assert (record.levelno == logging.ERROR) is not isinstance(fault, StoreError)
    await community.ratings.sweep()
    await community.ratings.settle(None)
    assert len(await rows(services.store, RATED_GAMES)) == 3


# Counting all again: tests/features/ratings/test_rebuild.py has the whole of it.


async def test_counted_again_games_that_are_gone_count_and_new_ones_too_and_who_has_left_stays_away(
    services: Services, community: Community
) -> None:
    await resigned(services, "124")
    await community.ratings.settle(None)
    await services.store.ratings.set_left(1, [ANN.id], has_left=True)
    await services.store.ratings.rebuild(lambda _: None)
    assert [row.has_left for row in await rows(services.store, STANDINGS)] == [True, False]
    await write(services.store, "UPDATE rated_games SET game_id = NULL", "DELETE FROM games")
    await community.ratings.stop(5)
    await resigned(services, "124")
    await services.store.ratings.rebuild(lambda _: None)
    assert await games_of(services.store, ANN) == 2


async def test_nothing_is_changed_if_counting_again_breaks(
    services: Services, community: Community, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Any:
        raise ZeroDivisionError

    await resigned(services, "124")
    await community.ratings.settle(None)
    before = await rows(services.store, *TABLES)
    monkeypatch.setattr(counting_sql, "rate", fail)
    with pytest.raises(ZeroDivisionError):
        await services.store.ratings.rebuild(lambda _: None)
    assert await rows(services.store, *TABLES) == before


# Who it is


async def test_who_was_forgotten_gets_the_rating_back_that_waited_under_a_pseudonym(
    services: Services, community: Community
) -> None:
    await resigned(services, "124")
    await community.ratings.settle(None)
    before = await ratings_of(services.store, ANN)
    known_as = await services.store.database.write(lambda to: pseudonyms(to, [ANN.id])[ANN.id])
    await community.privacy.forget(ANN.id)
    players = {(row.user_id, row.pseudonym) for row in await rows(services.store, PLAYERS)}
    assert players == {(None, known_as), (BEN.id, None)}
    assert len(await rows(services.store, STANDINGS)) == 1, "no leaderboard counts somebody who was forgotten"
    assert [row.game_id for row in await rows(services.store, RATED_GAMES)] == [None]
    await resigned(services, "124")
    await community.ratings.settle(None)
    (after,) = (await ratings_of(services.store, ANN)).values()
    assert (after.games, after.rating.value < before[POOL].rating.value) == (2, True)
    assert (ANN.id, None) in [(row.user_id, row.pseudonym) for row in await rows(services.store, PLAYERS)]


async def test_a_pseudonym_tells_nobody_apart_without_the_key_and_is_the_same_in_every_process(
    store: Store, other_store: Store
) -> None:
    made = await asyncio.gather(
        *(each.database.write(lambda to: pseudonyms(to, [7])) for each in (store, other_store, store, other_store))
    )
    assert made == [made[0]] * 4
    assert len(made[0][7]) == 64
    assert await store.database.write(lambda to: pseudonyms(to, [8])) != {8: made[0][7]}
    await write(store, "DELETE FROM notes")
    assert await store.database.write(lambda to: pseudonyms(to, [7])) != made[0]


@ON_POSTGRESQL
async def test_a_row_that_somebody_else_holds_is_left_for_the_next_time(
    services: Services, community: Community, other_store: Store
) -> None:
    """On SQLite nobody can hold one: the second transaction waits for the first."""
    await community.ratings.stop(5)
    ended = await resigned(services, "124")
    held, free = asyncio.Event(), asyncio.Event()
    engine = engine_of(other_store)

    async def hold() -> None:
        async with engine.begin() as connection:
            await connection.execute(sa.select(GAMES.c.id).where(GAMES.c.id == ended.id).with_for_update())
            held.set()
            await free.wait()

    holding = asyncio.create_task(hold())
    await held.wait()
    assert await services.store.ratings.count(10) == 0
    free.set()
    await holding
    assert await services.store.ratings.count(10) == 1


@ON_POSTGRESQL
async def test_who_finds_another_process_counting_does_not_wait(
    services: Services, community: Community, other_store: Store
) -> None:
    await community.ratings.stop(5)
    await resigned(services, "124")
    engine = engine_of(other_store)
    async with engine.begin() as connection:
        assert await connection.run_sync(counting_sql.count, 10) == 1
        assert await services.store.ratings.count(10) is None
    assert await services.store.ratings.count(10) == 0


async def old_rules(services: Services, clock: Clock) -> list[sa.Row[Any]]:
    """Ratings as an older version had left them, in a month that has passed and in this one; returns the right rows."""
    await random_games(services, clock, 20)
    clock.now += 40 * glicko.DAY_S
    await random_games(services, clock, 20, seed=8)
    await Community(services).ratings.settle(None)
    found = await rows(services.store, *TABLES)
    await write(
        services.store,
        "UPDATE ratings SET rating = 2222, opponents = 0",
        "UPDATE rated_games SET x_rating = 2222",
        "DELETE FROM notes WHERE name = 'ratings'",
    )
    return found


async def test_after_an_update_of_the_rules_all_is_counted_again_once_but_past_months_stay_as_they_were_posted(
    services: Services, other: Services, clock: Clock
) -> None:
    right = await old_rules(services, clock)
    on = [Community(services), Community(other)]
    await asyncio.gather(*(each.ratings.settle(None) for each in on))
    month = on[0].ratings.month().begin(LATEST)
    now = await rows(services.store, *TABLES)
    assert [row for row in now if getattr(row, "ended_at", month) >= month] == [
        row for row in right if getattr(row, "ended_at", month) >= month
    ]
    assert {row.x_rating for row in now if getattr(row, "ended_at", month) < month} == {2222}
    assert len(now) == len(right)
    assert await services.store.notes.note("ratings") == counting_sql.RULES["text"]


async def test_after_an_update_of_the_rules_what_is_last_months_in_any_zone_stays_too(
    services: Services, clock: Clock
) -> None:
    await old_rules(services, clock)
    on = Community(services)
    ended_at = on.ratings.month().begin() + 3600
    await write(services.store, f"UPDATE rated_games SET ended_at = {ended_at}")  # noqa: S608
    await on.ratings.settle(None)
    assert {row.x_rating for row in await rows(services.store, RATED_GAMES)} == {2222}


async def test_an_update_that_is_stopped_half_way_changes_nothing_and_begins_again(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await old_rules(services, clock)
    before, counted = await rows(services.store, *TABLES), itertools.count()

    def stops(*given: Any) -> Any:
        if next(counted) == 10:
            raise ZeroDivisionError
        return glicko.rate(*given)

    with monkeypatch.context() as stopped:
        stopped.setattr(counting_sql, "rate", stops)
        await Community(services).ratings.settle(None)
    assert await rows(services.store, *TABLES) == before
    await Community(services).ratings.settle(None)
    assert 2222 not in {row.rating for row in await rows(services.store, RATINGS)}


@pytest.mark.empty
async def test_a_game_with_a_hint_from_before_keeps_the_rule_that_its_taker_was_told(
    url: str, open_store: OpenStore
) -> None:
    database = Database(url)
    await database.write(partial(migrate, to="0024"))
    row = sa.text(
        "INSERT INTO games (channel_id, board, moves, x, x_name, o, o_name, created_at, deadline, ended_at, version,"
        " status, winner, how, hints)"
        " VALUES (5, '3x3/3', '03142', 1, 'Ann', 2, 'Ben', 1, 9, 9, 1, 'ended', 'X', 'line', :hints)"
    )
    await database.write(lambda to: to.execute(row, [{"hints": "O"}, {"hints": ""}]))
    await database.close()
    store = open_store()
    await store.open()
    assert await store.ratings.count(10) == 1
    assert [found.game_id for found in await rows(store, RATED_GAMES)] == [2]
