"""Leaderboards by SQL: in which order, who is on them, where one stands oneself; against the same in plain Python."""

from __future__ import annotations

import calendar
from random import Random

import pytest
import sqlalchemy as sa

from bot.core.game import BOARDS, How, Place, Result, User, with_rules
from bot.engine import STANDARD, Mark, Rules
from bot.features.ratings.rules import PAGE, Leaderboard, Line, Month, Ranking, Unlisted
from bot.features.ratings.sql import MIN_GAMES, PERSONAL, PLAYERS, RATED_GAMES, players
from tests.features.full import Store
from tests.features.ratings.rankings import POOL, rank, record, wish
from tests.values import ANN, BEN, game, moves

HERE, EVERYWHERE = Ranking(1), Ranking()


async def ids(store: Store, ranking: Ranking = HERE, at: int = 0, user_id: int = 99) -> list[int]:
    """Who stands on a page."""
    page = await store.ratings.leaderboard(ranking, user_id, at)
    return [line.user.id for line in page.lines]


async def mine(store: Store, user_id: int, ranking: Ranking = HERE) -> Line | Unlisted:
    page: Leaderboard = await store.ratings.leaderboard(ranking, user_id)
    return page.mine


async def test_only_who_has_played_on_that_board_in_that_server_is_listed(store: Store) -> None:
    await rank(store, 1, 1600)
    await rank(store, 2, 1600, guild_id=2)
    await rank(store, 3, 1600, guild_id=None)
    await rank(store, 4, 1600, pool="4x4/4")
    await rank(store, 5, 1600, pool="3x3/3 misere")
    assert await ids(store) == [1]
    assert await ids(store, Ranking(2)) == [2]
    assert await ids(store, Ranking(1, BOARDS["4x4"])) == [4]
    assert await ids(store, Ranking(1, with_rules(STANDARD, Rules.MISERE))) == [5]


async def test_of_a_month_only_who_has_played_since_it_began_is_listed(store: Store) -> None:
    await rank(store, 1, 1600, played_at=999)
    await rank(store, 2, 1500, played_at=1000)
    for user_id in (1, 2):
        await wish(store, user_id, "everywhere")
    assert await ids(store, HERE._replace(since=1000)) == await ids(store, EVERYWHERE._replace(since=1000)) == [2]
    assert await ids(store) == [1, 2]


async def test_games_are_those_in_the_server_or_everywhere_all(store: Store) -> None:
    await rank(store, 1, 1600, games=7)
    await rank(store, 1001, 1500, guild_id=None, games=9)
    await wish(store, 1001, "everywhere")
    assert [(await store.ratings.leaderboard(each, 0)).lines[0].rated.games for each in (HERE, EVERYWHERE)] == [7, 9]


@pytest.mark.parametrize("number", [10, 35])
async def test_pages_places_and_ones_own_place_are_as_counted_by_hand(store: Store, number: int) -> None:
    chance, people = Random(number), list[tuple[bool, float, int, int]]()
    for user_id in range(1, number + 1):
        value, deviation = float(chance.choice((1500, 1600, 1700))), chance.choice((60.0, 200.0))
        played_at = chance.choice((5, 6, 7))
        await rank(store, user_id, value, deviation=deviation, played_at=played_at)
        people.append((deviation > 110, -value, played_at, user_id))
    order = [each[-1] for each in sorted(people)]
    places = {user_id: place for place, user_id in enumerate(order, 1)}
    last_at = (number - 1) // PAGE
    found = [await store.ratings.leaderboard(HERE, 0, at) for at in range(last_at + 1)]
    lines = [line for page in found for line in page.lines]
    assert [line.user.id for line in lines] == order
    assert [line.place for line in lines] == list(range(1, number + 1))
    assert {(page.people, page.last_at) for page in found} == {(number, last_at)}
    for user_id in order:
        line = await mine(store, user_id)
        assert isinstance(line, Line)
        assert line.place == places[user_id]


async def test_beyond_the_last_page_is_the_last_page(store: Store) -> None:
    for user_id in range(1, 13):
        await rank(store, user_id, 1500)
    page = await store.ratings.leaderboard(HERE, 12, 999_999)
    assert (page.at, page.last_at, [line.place for line in page.lines]) == (1, 1, [11, 12])
    assert (await store.ratings.leaderboard(Ranking(5), 12, 999_999)).at == 0


@pytest.mark.parametrize(
    ("games", "mark", "is_deleted"),
    [(1, "x", True), (MIN_GAMES - 1, "x", False), (MIN_GAMES - 1, "o", True), (MIN_GAMES, "o", False)],
)
async def test_a_rating_of_few_games_is_told_only_to_those_who_may_see_all_of_them(
    store: Store, games: int, mark: str, *, is_deleted: bool
) -> None:
    """By one line with one game anybody would know how that ended. A game that is gone is one that nobody sees."""
    await rank(store, ANN.id, 1600, games=games)
    await rank(store, BEN.id, 1500)
    over = game(place=Place(1, 10), moves=moves(4, 0), result=Result(Mark.X, How.RESIGNATION, 5))
    number = (await store.games.open(over)).id

    def count(to: sa.Connection) -> None:
        ids = dict(map(tuple, to.execute(sa.select(PLAYERS.c.user_id, PLAYERS.c.id))))
        of = {"x_player": ids[ANN.id], "o_player": ids[BEN.id]}
        of = of if mark == "x" else {"x_player": of["o_player"], "o_player": of["x_player"]}
        rated = {f"{seat}_{what}": 60.0 for seat in "xo" for what in ("rating", "deviation")}
        about = {"guild_id": 1, "pool": POOL, "x_score": 1.0, "ended_at": 5, "game_id": None if is_deleted else number}
        to.execute(sa.insert(RATED_GAMES), of | rated | about)

    await store.database.write(count)
    may_be_shown = games >= MIN_GAMES
    for channels, is_seen in ((None, True), ({10}, not is_deleted), ({11, 12}, False), (set[int](), False)):
        here = HERE._replace(channels=None if channels is None else frozenset(channels))
        assert await ids(store, here) == ([ANN.id, BEN.id] if may_be_shown or is_seen else [BEN.id])
        assert isinstance(await mine(store, ANN.id, here), Line) is (may_be_shown or is_seen)
        record = await store.statistics.record(ANN.id, 1, channels)
        assert list(record.ratings) == ([POOL] if may_be_shown or is_seen else [])


async def test_a_past_month_lists_who_played_in_it_as_they_were_rated_at_its_end(store: Store) -> None:
    october = Month(2026, 10)
    since, until = october.begin(), october.later(1).begin()
    ranking = HERE._replace(since=since, until=until)
    for user_id in range(1, 7):
        await rank(store, user_id, 3000 - user_id, played_at=until + 9)
    await record(store, 1, since, 1500)
    await record(store, 1, until - 1, 1600)
    await record(store, 1, until, 2000)
    await record(store, 2, until - 5, 1700)
    await record(store, 2, since - 1, 2000)
    await record(store, 3, until, 1900)
    await record(store, 4, until - 5, 1900, guild_id=2)
    await record(store, 5, until - 5, 1900)
    await record(store, 6, until - 5, 1650, games=MIN_GAMES - 1)
    await wish(store, 5, "off")
    page = await store.ratings.leaderboard(ranking, 1)
    listed = [(line.user.id, line.rated.rating.value, line.rated.games, line.place) for line in page.lines]
    assert listed == [(2, 1700, 5, 1), (6, 1650, 4, 2), (1, 1600, 10, 3)]
    assert page.mine == page.lines[2]
    assert await ids(store, ranking._replace(channels=frozenset({7}))) == [2, 1], "too few games, in channels not seen"
    assert await mine(store, 5, ranking) is Unlisted.HIDDEN
    assert await mine(store, 3, ranking) is Unlisted.UNRATED


async def test_a_past_month_names_nobody_who_was_forgotten_since_even_if_they_play_again(store: Store) -> None:
    october = Month(2026, 10)
    ranking = HERE._replace(since=october.begin(), until=october.later(1).begin())
    for user_id in (1, 2):
        await rank(store, user_id, 1500)
    for user_id in (1, 2):
        await record(store, user_id, october.begin(), 1500)
    await store.database.write(lambda to: PERSONAL.forget(to, 1))
    assert await ids(store, ranking) == [2]
    await store.database.write(lambda to: players(to, [User(1, "one")]))
    assert await ids(store, ranking) == [2]
    await record(store, 1, october.begin() + 9, 1600, games=2)
    first = (await store.ratings.leaderboard(ranking, 99)).lines[0]
    assert (first.user.id, first.rated.games) == (1, 2)


def test_months_follow_each_other() -> None:
    months = [Month(1970, 1).later(back) for back in range(-13, 14)]
    assert [each.value for each in months[:3]] == ["1968-12", "1969-01", "1969-02"]
    assert months[-1].value == "1971-02"
    assert [each.begin() for each in months] == [calendar.timegm((*each, 1, 0, 0, 0)) for each in months]
    assert months == sorted(months, key=lambda each: each.begin())
