"""Glicko-2 ratings as in Glickman's paper, with lichess's conventions (fractions of periods, bounds), of one game.

Source: Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf); lichess.org/page/rating-systems.
"""

import math
from bisect import bisect_left, bisect_right, insort
from collections.abc import Sequence
from typing import NamedTuple

from bot.engine import Board, Level, Rules
from bot.engine.variant import variant_of
from bot.features.ratings.rules import UNKNOWN, Bout, Rated, Rating, Table

DAYS_A_PERIOD = 4.665  # days without a game that make a rating as uncertain as one period does; lichess's 0.21436
DAY_S = 86_400
SCALE = 173.7178  # points of a rating in one unit of Glicko-2's own scale
TAU, PRECISION = 0.5, 1e-6  # the limit of change of volatilities; the precision of a new one
LEAST_DEVIATION = 45.0
LEAST, MOST = 400.0, 4000.0
MOST_VOLATILITY = 0.1
FULL = 10  # games of the same two players in a day that count in full
REACH, GROWTH = 120.0, 0.3
"""Opponents who have met n others move a rating to REACH * (n + 1) ** GROWTH points above 1500, and twice as far below.

That is 120 for none, 167 for two (as four friends have), 239 for nine. Being rated too low is no gain."""
STRENGTHS = {
    "3x3/3": (1169, 1507, 1576, 1748),
    "4x4/4": (1219, 1558, 1613, 1613),
    "4x4/3": (895, 1317, 1883, 1905),
    "5x5/4": (705, 1112, 2042, 2141),
    "5x5/5": (1231, 1549, 1609, 1611),
}
"""The fixed ratings of the bot's levels by board, weakest first: 1500 in the mean. benchmarks/levels.py fits them."""
LEVEL_DEVIATION = 200.0
"""People play otherwise than levels, against which those were fitted: a game against one moves a rating less."""


class Played(NamedTuple):
    """A game against a rated opponent. score: 1 for a win, 0.5 for a draw, 0 for a loss."""

    against: Rating
    score: float


def after(before: Rating, played: Sequence[Played], periods: float = 1.0) -> Rating:
    """Return a Glicko-2 rating after one or more games, without bounds. periods: how long they took, in the paper 1.

    >>> games = [Played(Rating(1400, 30), 1), Played(Rating(1550, 100), 0), Played(Rating(1700, 300), 0)]
    >>> found = after(Rating(1500, 200, 0.06), games)
    >>> round(found.value, 2), round(found.deviation, 2), round(found.volatility, 6)
    (1464.05, 151.52, 0.059996)
    """
    precision = surplus = 0.0  # 1 / v of step 3, and the sum of step 4
    for against, score in played:
        weight = weakening(against.deviation)
        hope = 1 / (1 + math.exp(weight * (against.value - before.value) / SCALE))
        precision += weight**2 * hope * (1 - hope)
        surplus += weight * (score - hope)
    volatility = _volatility(before, 1 / precision, surplus / precision)
    aged = _aged(before.deviation, volatility, periods) / SCALE  # step 6
    variance = 1 / (1 / aged**2 + precision)  # step 7
    value = before.value + SCALE * variance * surplus
    return before._replace(value=value, deviation=SCALE * math.sqrt(variance), volatility=volatility)


def _volatility(before: Rating, v: float, delta: float) -> float:
    """Return the new volatility: step 5, the zero of a function by the Illinois algorithm."""
    start, squared = math.log(before.volatility**2), (before.deviation / SCALE) ** 2

    def f(x: float) -> float:
        rest = squared + v + math.exp(x)
        return math.exp(x) * (delta**2 - rest) / (2 * rest**2) - (x - start) / TAU**2

    if delta**2 > squared + v:
        end = math.log(delta**2 - squared - v)
    else:
        end = start - TAU
        while f(end) < 0:
            end -= TAU
    at_one, at_end, one = f(start), f(end), start
    while abs(end - one) > PRECISION:
        new = one + (one - end) * at_one / (at_end - at_one)
        at_new = f(new)
        if at_new * at_end <= 0:
            one, at_one = end, at_end
        else:
            at_one /= 2
        end, at_end = new, at_new
    return math.exp(one / 2)


def rated(before: Rating, game: Played, now: int, weight: float = 1.0, reach: float = math.inf) -> Rating:
    """Return a rating after one game at a time. weight: 0 to 1, how much of the change is made.

    reach: how far above 1500 such games can lift it, and twice as far below: less and less is made of a change, either
    way, the nearer it is to that. A change away from there always counts.
    now: seconds since 1970. If that is before the last game, as when a clock was put back, no time has passed.
    A rating without volatility is fixed.
    """
    if not before.volatility:
        return before
    periods = max(0, now - before.rated_at) / DAY_S / DAYS_A_PERIOD if before.rated_at else 0.0
    full = after(before, [game], periods)
    if reach < math.inf:
        up, down = Rating().value + reach - before.value, before.value - Rating().value + 2 * reach
        ahead, behind = (up, down) if full.value > before.value else (down, up)
        room = max(0.0, min(ahead, max(behind, reach / 4)))
        weight *= room / (room + abs(full.value - before.value) + PRECISION)
    idle = min(_aged(before.deviation, full.volatility, periods), UNKNOWN)

    def part(old: float, new: float) -> float:
        return old + weight * (new - old)

    return Rating(
        min(max(part(before.value, full.value), LEAST), MOST),
        min(max(part(idle, full.deviation), LEAST_DEVIATION), UNKNOWN),
        min(part(before.volatility, full.volatility), MOST_VOLATILITY),
        max(now, before.rated_at),
    )


def strength(pool: str, level: Level) -> Rating:
    """Return the fixed rating of a level: a few games say less about it than all that STRENGTHS was fitted to."""
    rules = Board.parse(pool).rules
    strengths = STRENGTHS[pool] if rules is Rules.STANDARD else variant_of(rules).strengths
    return Rating(strengths[list(Level).index(level)], LEVEL_DEVIATION, 0.0)


def weakening(deviation: float) -> float:
    """Return how much less a game tells whose players are uncertain, 0 to 1; Glicko's g. deviation: of both together.

    >>> weakening(0), round(weakening(300), 4)
    (1.0, 0.7242)
    """
    return 1 / math.sqrt(1 + 3 * (deviation / SCALE / math.pi) ** 2)


def _aged(deviation: float, volatility: float, periods: float) -> float:
    return math.hypot(deviation, math.sqrt(periods) * SCALE * volatility)


def rate(table: Table, bout: Bout) -> tuple[Rating, Rating]:
    """Count a game: change the table, and return the ratings of X and O after it. The same games give the same numbers.

    X plays as if rated higher by what the first move is worth.
    """
    first, are_new = table.pools[bout.pool], bout.pair not in table.ends
    x, o = (table.rated.get((player, bout.pool), Rated()) for player in (bout.x_player, bout.o_player))
    ends = table.ends.setdefault(bout.pair, [])
    share = weight(ends, bout.ended_at)
    against_x = x.rating._replace(value=x.rating.value + first)
    against_o = o.rating._replace(value=o.rating.value - first)
    x_after = rated(x.rating, Played(against_o, bout.x_score), bout.ended_at, share, _reach(o, are_new))
    o_after = rated(o.rating, Played(against_x, 1 - bout.x_score), bout.ended_at, share, _reach(x, are_new))
    is_new = are_new and bool(x.rating.volatility and o.rating.volatility)  # a level is nobody's opponent
    table.rated[bout.x_player, bout.pool] = Rated(x_after, x.games + 1, x.opponents + is_new)
    table.rated[bout.o_player, bout.pool] = Rated(o_after, o.games + 1, o.opponents + is_new)
    insort(ends, bout.ended_at)
    return x_after, o_after


def _reach(opponent: Rated, are_new: bool) -> float:
    """Return how far from 1500 an opponent can move a rating: who has met few others says little, and a level all.

    An account that only loses to one player, or to few, lifts them little, and many such accounts lift no higher.
    are_new: whether they meet for the first time.
    """
    others_and_one = max(1, opponent.opponents + are_new)
    return float(REACH * others_and_one**GROWTH) if opponent.rating.volatility else math.inf


def weight(ends: Sequence[int], ended_at: int) -> float:
    """Return how much a game counts, 0 to 1. ends: when other games of the same two ended, in order.

    The first FULL of a day count in full, the n-th (FULL / n)**2: a day is worth less than twice FULL. Two players who
    help one another gain no more, and two who play all day lose little. A clock may have jumped.

    >>> weight([], 5), weight([5] * 9, 5), weight([5] * 19, 5), weight([5] * 19, 5 + DAY_S)
    (1.0, 1.0, 0.25, 1.0)
    """
    near = bisect_left(ends, ended_at + DAY_S) - bisect_right(ends, ended_at - DAY_S)
    return min(1.0, (FULL / (near + 1)) ** 2)
