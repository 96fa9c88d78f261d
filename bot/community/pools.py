"""Pools: how a game changes what is known of its players and of the first move. Pure: the same games, the same numbers.

A pool is a board with its rules. Its first move's advantage is fitted from its games as they are counted, one Newton
step each, by the logistic model that ratings rest on (in which X plays as if rated so much higher).
"""

import math
from bisect import bisect_left, bisect_right, insort
from collections.abc import Sequence

from bot.community.glicko import DAY_S, Played, expected, rated, weakening
from bot.model.ratings import Bout, FirstMove, Rated, Rating, Table

FULL = 10
"""How many games of the same two in a day count in full."""
MOST_ADVANTAGE = 400.0
STEEPNESS = math.log(10) / 400
"""How fast the logistic curve of `expected` rises, per point."""


def count(table: Table, bout: Bout) -> tuple[Rating, Rating]:
    """Count a game: change what the table knows, and return the ratings of X and O after it."""
    first = table.pools.get(bout.pool, FirstMove())
    x, o = (table.rated.get((player, bout.pool), Rated()) for player in (bout.x, bout.o))
    ends = table.ends.setdefault(bout.pair, [])
    share = weight(ends, bout.ended_at)
    against_x, against_o = _raised(x.rating, first.advantage), _raised(o.rating, -first.advantage)
    after = (
        rated(x.rating, Played(against_o, bout.x_score), bout.ended_at, share),
        rated(o.rating, Played(against_x, 1 - bout.x_score), bout.ended_at, share),
    )
    table.rated[bout.x, bout.pool] = Rated(after[0], x.games + 1)
    table.rated[bout.o, bout.pool] = Rated(after[1], o.games + 1)
    table.pools[bout.pool] = fitted(first, x.rating, o.rating, bout.x_score, share)
    insort(ends, bout.ended_at)
    return after


def weight(ends: Sequence[int], ended_at: int) -> float:
    """Return how much a game counts, by when others of the same two ended, in order; a clock may have jumped.

    The first FULL of a day count in full, the n-th of them (FULL / n)**2: however many there are, a day is worth less
    than twice FULL. Two who help one another gain no more by it, and two who play all day lose little.

    >>> weight([], 5), weight([5] * 9, 5), weight([5] * 19, 5), weight([5] * 19, 5 + DAY_S)
    (1.0, 1.0, 0.25, 1.0)
    """
    near = bisect_left(ends, ended_at + DAY_S) - bisect_right(ends, ended_at - DAY_S)
    return min(1.0, (FULL / (near + 1)) ** 2)


def fitted(first: FirstMove, x: Rating, o: Rating, x_score: float, share: float) -> FirstMove:
    """Return what is known of the first move after a game. x, o: before it. share: how much it counts."""
    slope = STEEPNESS * weakening(math.hypot(x.deviation, o.deviation))
    lead = weakening(math.hypot(x.deviation, o.deviation)) * (x.value + first.advantage - o.value)
    hoped = expected(lead, 0)
    information = first.information + share * slope**2 * hoped * (1 - hoped)
    advantage = first.advantage + share * slope * (x_score - hoped) / information
    return FirstMove(min(max(advantage, -MOST_ADVANTAGE), MOST_ADVANTAGE), information)


def _raised(rating: Rating, points: float) -> Rating:
    return rating._replace(value=rating.value + points)
