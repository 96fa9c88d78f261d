"""Glicko-2 ratings by the library `glicko2`, with lichess's conventions: periods that are fractions, and bounds.

Source: Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf); lichess.org/page/rating-systems.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from glicko2 import Player

from bot.model.ratings import UNKNOWN, Rating

__all__ = ["SCALE", "Played", "Rating", "after", "expected", "rated", "weakening"]

DAYS_A_PERIOD = 4.665
"""After how many days a rating that nothing is heard of is as uncertain as one period makes it; lichess's 0.21436."""
DAY_S = 86_400
SCALE = 173.7178
"""Points of a rating in one unit of Glicko-2's own scale."""
LEAST_DEVIATION = 45.0
LEAST, MOST = 400.0, 4000.0
MOST_VOLATILITY = 0.1


class Played(NamedTuple):
    """A game against somebody. score: 1 for a win, 0.5 for a draw, 0 for a loss."""

    against: Rating
    score: float


class _Period(Player):  # type: ignore[misc]  # the library is not typed
    """A player at the end of a period of any length; the library knows only whole ones."""

    def __init__(self, before: Rating, periods: float) -> None:
        super().__init__(before.value, before.deviation, before.volatility)
        self._periods = periods

    def _preRatingRD(self) -> None:  # noqa: N802 (its name in the library)
        self.setRd(_aged(self.getRd(), self.vol, self._periods))

    def _f(self, x: float, delta: float, v: float, a: float) -> float:
        """The paper's step 5.1: where it has the deviation, the library's own has the rating by mistake."""
        ex, square = math.exp(x), (self.getRd() / SCALE) ** 2 + v
        return float(ex * (delta**2 - square - ex) / (2 * (square + ex) ** 2) - (x - a) / self._tau**2)


def after(before: Rating, played: Sequence[Played], periods: float = 1.0) -> Rating:
    """Return a rating after some games, without bounds. periods: how long they took; 1 is the paper's.

    >>> games = [Played(Rating(1400, 30), 1), Played(Rating(1550, 100), 0), Played(Rating(1700, 300), 0)]
    >>> found = after(Rating(1500, 200, 0.06), games)
    >>> round(found.value, 2), round(found.deviation, 2), round(found.volatility, 6)
    (1464.05, 151.52, 0.059996)
    """
    player = _Period(before, periods)
    against = [game.against for game in played]
    player.update_player(
        [each.value for each in against], [each.deviation for each in against], [game.score for game in played]
    )
    return before._replace(value=player.rating, deviation=player.rd, volatility=player.vol)


def rated(before: Rating, game: Played, now: int, weight: float = 1.0) -> Rating:
    """Return a rating after one game at a time. weight: 0 to 1, how much of the change is made.

    now: seconds since 1970. If that is before the last game, as when a clock was put back, no time has passed.
    """
    periods = max(0, now - before.rated_at) / DAY_S / DAYS_A_PERIOD if before.rated_at else 0.0
    full = after(before, [game], periods)
    idle = min(_aged(before.deviation, full.volatility, periods), UNKNOWN)

    def part(old: float, new: float) -> float:
        return old + weight * (new - old)

    return Rating(
        min(max(part(before.value, full.value), LEAST), MOST),
        min(max(part(idle, full.deviation), LEAST_DEVIATION), UNKNOWN),
        min(part(before.volatility, full.volatility), MOST_VOLATILITY),
        max(now, before.rated_at),
    )


def expected(one: float, other: float) -> float:
    """Return the expected score of a rating against another, both as points.

    >>> expected(1500, 1500), round(expected(1700, 1500), 2)
    (0.5, 0.76)
    """
    return float(1 / (1 + 10 ** ((other - one) / 400)))


def weakening(deviation: float) -> float:
    """Return how much less a game tells whose players are uncertain, 0 to 1; Glicko's g. deviation: of both together.

    >>> weakening(0), round(weakening(300), 4)
    (1.0, 0.7242)
    """
    return 1 / math.sqrt(1 + 3 * (deviation / SCALE / math.pi) ** 2)


def _aged(deviation: float, volatility: float, periods: float) -> float:
    """Return a deviation after some time without a game."""
    return math.hypot(deviation, math.sqrt(periods) * SCALE * volatility)
