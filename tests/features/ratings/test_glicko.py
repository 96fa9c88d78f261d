"""Glicko-2: the paper's example, the paper's steps written once more, and lichess's conventions."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Level
from bot.features.ratings.glicko import DAY_S, DAYS_A_PERIOD, Played, after, rated, strength
from bot.features.ratings.rules import Rating

TAU = 0.5
PERIOD_S = round(DAYS_A_PERIOD * DAY_S)


def by_the_paper(before: Rating, played: list[Played], periods: float) -> Rating:
    """Steps 2 to 8 of Glickman's "Example of the Glicko-2 system", as they stand there."""
    mu, phi = (before.value - 1500) / 173.7178, before.deviation / 173.7178
    g = [1 / math.sqrt(1 + 3 * (each.against.deviation / 173.7178) ** 2 / math.pi**2) for each in played]
    e = [
        1 / (1 + math.exp(-weight * (mu - (each.against.value - 1500) / 173.7178)))
        for weight, each in zip(g, played, strict=True)
    ]
    v = 1 / sum(weight**2 * hope * (1 - hope) for weight, hope in zip(g, e, strict=True))
    surplus = sum(weight * (each.score - hope) for weight, hope, each in zip(g, e, played, strict=True))
    sigma = _volatility(phi, v, v * surplus, before.volatility)
    phi_star = math.sqrt(phi**2 + periods * sigma**2)
    phi_new = 1 / math.sqrt(1 / phi_star**2 + 1 / v)
    return Rating(173.7178 * (mu + phi_new**2 * surplus) + 1500, 173.7178 * phi_new, sigma, before.rated_at)


def _volatility(phi: float, v: float, delta: float, sigma: float) -> float:
    """Step 5, by halving an interval instead of the Illinois algorithm: f falls everywhere."""

    def f(x: float) -> float:
        rest = phi**2 + v + math.exp(x)
        return math.exp(x) * (delta**2 - rest) / (2 * rest**2) - (x - math.log(sigma**2)) / TAU**2

    low, high = math.log(sigma**2) - 10, math.log(sigma**2) + 10
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    return math.exp(low / 2)


def test_the_published_example_comes_out() -> None:
    games = [Played(Rating(1400, 30), 1), Played(Rating(1550, 100), 0), Played(Rating(1700, 300), 0)]
    found = after(Rating(1500, 200, 0.06), games)
    assert (round(found.value, 2), round(found.deviation, 2)) == (1464.05, 151.52)
    assert found.volatility == pytest.approx(0.05999, abs=1e-5)


ratings = st.builds(Rating, st.floats(400, 4000), st.floats(45, 500), st.floats(0.03, 0.1))
games = st.lists(st.builds(Played, ratings, st.sampled_from((0.0, 0.5, 1.0))), min_size=1, max_size=5)


@given(ratings, games, st.floats(0, 100))
def test_it_is_what_the_paper_says(before: Rating, played: list[Played], periods: float) -> None:
    assert after(before, played, periods) == pytest.approx(by_the_paper(before, played, periods), rel=1e-5)


def test_a_deviation_grows_with_time_also_by_parts_of_a_period() -> None:
    before, game = Rating(1500, 60, 0.06, 1_000_000), Played(Rating(1500, 50), 0.5)
    found = [rated(before, game, before.rated_at + wait).deviation for wait in (0, PERIOD_S // 2, PERIOD_S, 10**7)]
    assert found == sorted(set(found))
    by_paper = [by_the_paper(before, [game], periods).deviation for periods in (0, 0.5, 1)]
    assert found[:3] == pytest.approx(by_paper, rel=1e-6)


def test_a_deviation_has_a_floor_and_a_ceiling() -> None:
    found = Rating()
    for hour in range(500):
        found = rated(found, Played(Rating(1500, 45), hour % 2), 1_000_000 + 3600 * hour)
    assert (found.deviation, found.is_provisional) == (45, False)
    idle = rated(found, Played(Rating(1500, 500), 0.5), 10**10)
    assert 110 < idle.deviation <= 500
    assert idle.is_provisional


def test_ratings_and_volatilities_have_bounds() -> None:
    best, worst = Rating(), Rating()
    for hour in range(300):
        now = 1_000_000 + 3600 * hour
        best, worst = rated(best, Played(best, 1), now), rated(worst, Played(worst, 0), now)
    assert best.value <= 4000
    assert worst.value == 400
    assert max(best.volatility, worst.volatility) <= 0.1


def test_a_clock_that_was_put_back_makes_nothing_younger() -> None:
    before = Rating(1500, 60, 0.06, 1_000_000)
    game = Played(Rating(1600, 60), 1)
    assert rated(before, game, 5) == rated(before, game, 1_000_000)
    assert rated(before, game, 5).rated_at == 1_000_000


def test_a_part_of_a_game_makes_a_part_of_the_change() -> None:
    before, game, now = Rating(1500, 60, 0.06, 1_000_000), Played(Rating(1600, 60), 1), 1_000_000 + PERIOD_S
    none, half, all_ = (rated(before, game, now, weight) for weight in (0, 0.5, 1))
    assert half.value == pytest.approx((before.value + all_.value) / 2)
    assert none.value == before.value
    assert none.deviation > before.deviation, "time has passed all the same"


def test_ten_to_fifteen_games_against_known_players_make_a_rating_sure() -> None:
    found, games_played = Rating(), 0
    while found.is_provisional:
        games_played += 1
        found = rated(found, Played(Rating(1500, 60), games_played % 2), 1_000_000 + 600 * games_played)
    assert 10 <= games_played <= 15


@pytest.mark.parametrize(
    ("level", "score", "most"), [(Level.EASY, 0, 360), (Level.EASY, 1, 80), (Level.UNBEATABLE, 0.5, 110)]
)
def test_the_first_game_of_a_newcomer_against_the_bot_decides_little(level: Level, score: float, most: float) -> None:
    found = rated(Rating(), Played(strength("3x3/3", level), score), 1_000_000)
    assert 40 < abs(found.value - 1500) < most
    assert (found.value > 1500) is (score > 0)


def test_a_rating_without_volatility_is_fixed() -> None:
    hard = strength("3x3/3", Level.HARD)
    assert rated(hard, Played(Rating(), 0), 1_000_000) == hard
