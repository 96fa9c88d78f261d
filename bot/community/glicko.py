"""Glicko-2 ratings by the library `glicko2`, with lichess's conventions: periods that are fractions, and bounds.

Source: Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf); lichess.org/page/rating-systems.
"""

from collections.abc import Sequence
from typing import NamedTuple

from glicko2 import Player

DAYS_A_PERIOD = 4.665
"""After how many days a rating that nothing is heard of is as uncertain as one period makes it; lichess's 0.21436."""
DAY_S = 86_400
SCALE = 173.7178
"""Points of a rating in one unit of Glicko-2's own scale."""
LEAST_DEVIATION, MOST_DEVIATION = 45.0, 500.0
ESTABLISHED = 110.0
"""Above this deviation a rating is provisional, and shown with a question mark."""
LEAST, MOST = 400.0, 4000.0
MOST_VOLATILITY = 0.1


class Rating(NamedTuple):
    """How well somebody plays. deviation: one standard deviation of it, in points. rated_at: seconds since 1970.

    volatility: how much it is expected to change in a period.
    """

    value: float = 1500.0
    deviation: float = MOST_DEVIATION
    volatility: float = 0.09
    rated_at: int = 0

    @property
    def is_provisional(self) -> bool:
        return self.deviation > ESTABLISHED

    def text(self) -> str:
        """Return it as it is shown.

        >>> Rating(1612.4, 62.0).text(), Rating().text()
        ('1612', '1500?')
        """
        return f"{self.value:.0f}{'?' * self.is_provisional}"


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
        self.setRd((self.getRd() ** 2 + self._periods * (SCALE * self.vol) ** 2) ** 0.5)


def after(before: Rating, played: Sequence[Played], periods: float = 1.0) -> Rating:
    """Return a rating after some games, without bounds. periods: how long they took; 1 is the paper's.

    >>> games = [Played(Rating(1400, 30), 1), Played(Rating(1550, 100), 0), Played(Rating(1700, 300), 0)]
    >>> found = after(Rating(1500, 200, 0.06), games)
    >>> round(found.value, 2), round(found.deviation, 2), round(found.volatility, 5)
    (1464.05, 151.52, 0.05999)
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

    def part(old: float, new: float) -> float:
        return old + weight * (new - old)

    return Rating(
        min(max(part(before.value, full.value), LEAST), MOST),
        min(max(part(before.deviation, full.deviation), LEAST_DEVIATION), MOST_DEVIATION),
        min(part(before.volatility, full.volatility), MOST_VOLATILITY),
        max(now, before.rated_at),
    )


def expected(one: float, other: float) -> float:
    """Return the expected score of a rating against another, both as points.

    >>> expected(1500, 1500), round(expected(1700, 1500), 2)
    (0.5, 0.76)
    """
    return float(1 / (1 + 10 ** ((other - one) / 400)))
