"""How a game is counted: by what the first move is worth, less if the same two play all day or the other met few."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import mean

import pytest

from benchmarks.ratings import BOT, crowd, expected, farmed, honest
from bot.core.game import KINDS
from bot.engine import Level, Rules
from bot.features.ratings.glicko import DAY_S, FULL, GROWTH, REACH, rate, strength, weight
from bot.features.ratings.rules import FIRST_MOVES, Bout, Rated, Rating, Table
from tests.report import for_each

POOL = "3x3/3"
PLAYERS = 40


Chooser = Callable[[Random], tuple[int, int]]


def any_two(chance: Random) -> tuple[int, int]:
    """Who plays X and O."""
    x, o = chance.sample(range(PLAYERS), 2)
    return x, o


def none_is_always_x(chance: Random) -> tuple[int, int]:
    """As any_two, but player 0 always has X."""
    x, o = any_two(chance)
    return (o, x) if o == 0 else (x, o)


def simulated(advantage: float, games: int, choose: Chooser = any_two, *, is_known: bool = True) -> dict[int, float]:
    """Let players of known strength play, two games an hour; return how far from it they are rated.

    is_known: whether the first move is taken into account.
    """
    chance, table, now = Random(7), Table(pools={POOL: advantage * is_known}), 1_000_000
    strength = [chance.gauss(1500, 200) for _ in range(PLAYERS)]
    for _ in range(games):
        x, o = choose(chance)
        hoped = expected(strength[x] + advantage, strength[o])
        drawn = 0.8 * min(hoped, 1 - hoped)
        at = chance.random()
        score = 1.0 if at < hoped - drawn / 2 else 0.5 if at < hoped + drawn / 2 else 0.0
        now += 1800
        rate(table, Bout(POOL, x, o, score, now))
    off = {each: table.rated[each, POOL].rating.value - strength[each] for each in range(PLAYERS)}
    centre = mean(off.values())
    return {each: error - centre for each, error in off.items()}


def test_who_always_begins_would_be_rated_too_high_without_it() -> None:
    with_it = simulated(150, 8000, none_is_always_x)
    without = simulated(150, 8000, none_is_always_x, is_known=False)
    assert abs(with_it[0]) < 50
    assert without[0] > 80


def test_the_same_games_give_the_same_numbers_to_the_last_bit() -> None:
    assert simulated(30, 500) == simulated(30, 500)


def test_a_game_counts_for_both_and_for_nobody_else() -> None:
    table = Table()
    rate(table, Bout(POOL, 1, 2, 1.0, 1_000_000))
    rate(table, Bout("4x4/4", 1, 3, 0.5, 1_000_000))
    after = rate(table, Bout(POOL, 1, 2, 1.0, 1_000_100))
    assert {key: each.games for key, each in table.rated.items()} == {
        (1, POOL): 2,
        (2, POOL): 2,
        (1, "4x4/4"): 1,
        (3, "4x4/4"): 1,
    }
    assert after == (table.rated[1, POOL].rating, table.rated[2, POOL].rating)
    assert after[0].value > 1500 > after[1].value


@for_each([board.text() for board in KINDS])
def test_equal_records_make_equal_ratings_whoever_was_counted_before(pool: str) -> None:
    table, chance, now = Table(), Random(1), 1_000_000
    table.rated |= {(BOT + at, pool): Rated(strength(pool, level)) for at, level in enumerate(Level)}
    assert abs(table.pools[pool]) <= 100
    found: dict[tuple[float, ...], list[float]] = {}
    newcomers = [(level, score, is_x) for level in range(4) for score in (0, 0.5, 1) for is_x in (True, False)] * 3
    chance.shuffle(newcomers)
    for player, record in enumerate(newcomers):
        level, score, is_x = record
        for _ in range(2):
            now += 1
            x, o, x_score = (player, BOT + level, score) if is_x else (BOT + level, player, 1 - score)
            rate(table, Bout(pool, x, o, x_score, now))
            rate(table, Bout(pool, 500 + player % 5, 600, chance.choice((0.0, 1.0)), now))
        found.setdefault(record, []).append(table.rated[player, pool].rating.value)
    assert max(max(each) - min(each) for each in found.values()) < 10
    assert set(FIRST_MOVES) == {board.text() for board in KINDS if board.rules is Rules.STANDARD}


ALONE = 1500 + REACH  # accounts that play nobody else lift one no higher, however many and for how long
RING = 1500 + REACH * 10**GROWTH  # ten that have met each other, and whoever they let win
FARMS = {
    "one, a day": (partial(farmed, 1, 10, 1), ALONE),
    "two, thirty days": (partial(farmed, 2, 10, 30), ALONE),
    "ten, a day": (partial(farmed, 10, 10, 1), ALONE),
    "thirty fresh ones, three games each": (partial(farmed, 30, 3, 1), ALONE),
    "draws as well": (partial(farmed, 10, 10, 3, scores=(1.0, 0.5)), ALONE),
    "they drew with the best level": (partial(farmed, 10, 10, 1, ["bot"]), ALONE),
    "a ring": (partial(farmed, 10, 10, 1, ["ring"]), RING),
    "all of it": (partial(farmed, 10, 10, 3, ["bot", "ring", "chain"]), RING),
}


@for_each(FARMS)
def test_second_accounts_lift_nobody_above_who_plays_well(name: str) -> None:
    farm, most = FARMS[name]
    found = farm()
    assert 1500 < found <= most
    assert most < (1654 if most == ALONE else 1750), "about what a strong honest player has, or less"


def test_four_friends_are_still_told_apart() -> None:
    """In the order of their strengths, and the best one is rated well above the mean."""
    assert honest(1700, 3, 0.5, 1) > 1580
    assert crowd(4, 0.5) > 0.855


@pytest.mark.slow
@pytest.mark.parametrize(("of_bot", "least"), [(0.0, 0.911), (0.5, 0.9)])
def test_ratings_tell_who_is_stronger(of_bot: float, least: float) -> None:
    """Without any limit for opponents with few others they were 0.911 and 0.907."""
    assert crowd(1000, of_bot) > least


def test_a_loss_to_an_opponent_who_has_met_nobody_counts_for_both_however_high_one_stands() -> None:
    for value in (1500, 1620, 1900):
        table = Table({(1, POOL): Rated(Rating(value, 60, 0.06, 1), 50, 20)})
        x, o = rate(table, Bout(POOL, 1, 2, 0.0, 1_000_000))
        assert x.value < value - 5
        assert o.value > 1500
        again = Table({(1, POOL): Rated(Rating(value, 60, 0.06, 1), 50, 20)})
        assert rate(again, Bout(POOL, 1, 2, 1.0, 1_000_000))[0].value <= max(value, 1500 + REACH)


def test_a_level_is_nobodys_opponent_and_no_board_counts_for_another() -> None:
    table = Table({(BOT, POOL): Rated(strength(POOL, Level.HARD))})
    for x, o, pool in ((1, 2, POOL), (2, 1, POOL), (1, BOT, POOL), (3, 1, POOL), (3, 1, "4x4/4")):
        rate(table, Bout(pool, x, o, 0.5, 1_000_000))
    assert [table.rated[each].opponents for each in ((1, POOL), (2, POOL), (3, POOL), (3, "4x4/4"))] == [2, 1, 1, 1]


def test_the_first_ten_games_of_two_in_a_day_count_in_full_and_then_less_and_less() -> None:
    ends, found = list[int](), list[float]()
    for number in range(1000):
        found.append(weight(ends, number))
        ends.append(number)
    assert found[:FULL] == [1.0] * FULL
    assert found[FULL:] == sorted(found[FULL:], reverse=True)
    assert 15 < sum(found) < 2 * FULL


def test_a_day_later_they_count_in_full_again_and_a_clock_that_jumps_hides_none() -> None:
    assert weight([100] * 20, 100 + DAY_S) == 1.0
    assert weight([100] * 20, 99 + DAY_S) < 1.0
    assert weight([100 + DAY_S - 1] * 20, 100) < 1.0, "the clock was put back"


def test_a_friend_who_loses_all_day_gives_little_more_than_one_who_loses_ten_times() -> None:
    def gained(games: int) -> float:
        table = Table(
            {(1, POOL): Rated(Rating(1500, 60, 0.06, 1_000_000)), (2, POOL): Rated(Rating(1500, 60, 0.06, 1))}
        )
        for number in range(games):
            rate(table, Bout(POOL, 1 + number % 2, 2 - number % 2, float(number % 2 == 0), 1_000_000 + 60 * number))
        return table.rated[1, POOL].rating.value - 1500

    assert 0 < gained(FULL) < gained(500) < 2 * gained(FULL)
