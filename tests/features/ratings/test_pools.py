"""How a game is counted: by the first move's advantage, which is fitted, and less if the same two play all day."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean
from typing import NamedTuple

import pytest

from bot.features.ratings.glicko import DAY_S, FULL, expected, rate, weight
from bot.features.ratings.rules import Bout, FirstMove, Rated, Rating, Table

POOL = "3x3/3"
PLAYERS = 40


class Simulated(NamedTuple):
    """What came of simulated games. off: how far from their strength players are rated. advantage: as it was fitted."""

    off: dict[int, float]
    advantage: float


Chooser = Callable[[Random], tuple[int, int]]


def any_two(chance: Random) -> tuple[int, int]:
    """Who plays X and O."""
    x, o = chance.sample(range(PLAYERS), 2)
    return x, o


def none_is_always_x(chance: Random) -> tuple[int, int]:
    """As any_two, but player 0 always has X."""
    x, o = any_two(chance)
    return (o, x) if o == 0 else (x, o)


def simulated(advantage: float, games: int, choose: Chooser = any_two, *, is_known: bool = True) -> Simulated:
    """Let players of known strength play, two games an hour. is_known: whether the first move is taken into account."""
    chance, table, now = Random(7), Table(), 1_000_000
    strength = [chance.gauss(1500, 200) for _ in range(PLAYERS)]
    for _ in range(games):
        x, o = choose(chance)
        hoped = expected(strength[x] + advantage, strength[o])
        drawn = 0.8 * min(hoped, 1 - hoped)
        at = chance.random()
        score = 1.0 if at < hoped - drawn / 2 else 0.5 if at < hoped + drawn / 2 else 0.0
        now += 1800
        rate(table, Bout(POOL, x, o, score, now))
        if not is_known:
            table.pools[POOL] = FirstMove()
    off = {each: table.rated[each, POOL].rating.value - strength[each] for each in range(PLAYERS)}
    centre = mean(off.values())
    return Simulated({each: error - centre for each, error in off.items()}, table.pools[POOL].advantage)


@pytest.mark.parametrize("advantage", [120, *(pytest.param(each, marks=pytest.mark.slow) for each in (-80, 0))])
def test_the_first_moves_advantage_is_found(advantage: int) -> None:
    assert simulated(advantage, 8000).advantage == pytest.approx(advantage, abs=20)


def test_who_always_begins_would_be_rated_too_high_without_it() -> None:
    with_it = simulated(150, 8000, none_is_always_x)
    without = simulated(150, 8000, none_is_always_x, is_known=False)
    assert abs(with_it.off[0]) < 50
    assert without.off[0] > 80


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
    assert table.pools[POOL].advantage > 0 == table.pools["4x4/4"].advantage


def test_a_game_of_two_new_players_is_judged_by_what_both_were_before_it() -> None:
    table = Table()
    x, o = rate(table, Bout(POOL, 1, 2, 1.0, 1_000_000))
    assert x.value - 1500 == pytest.approx(1500 - o.value)


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
