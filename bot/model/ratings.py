"""How well somebody plays, and which games tell: what is counted of a game, and what is known when it is counted."""

from dataclasses import dataclass, field
from typing import NamedTuple

from bot.engine import Mark
from bot.model.game import Game, How

UNKNOWN = 500.0
"""The deviation of somebody of whom nothing is known; the largest that there is."""
ESTABLISHED = 110.0
"""Above this deviation a rating is provisional, and shown with a question mark."""
LEAST_PLIES = 2
"""A game that ended before both have moved tells nothing."""


class Rating(NamedTuple):
    """How well somebody plays. deviation: one standard deviation of it, in points. rated_at: seconds since 1970.

    volatility: how much it is expected to change in a period. rated_at 0: never yet.
    """

    value: float = 1500.0
    deviation: float = UNKNOWN
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


class Rated(NamedTuple):
    """A rating, and how many games have made it."""

    rating: Rating = Rating()
    games: int = 0


class FirstMove(NamedTuple):
    """What the first move is worth in a pool. advantage: to X, in points. information: how sure that is, 1/points**2.

    At first it is 0, give or take 100.
    """

    advantage: float = 0.0
    information: float = 1e-4


class Bout(NamedTuple):
    """A game as ratings count it. pool: board and rules, `Board.text()`. x, o: the numbers of the players' rows.

    x_score: 1 if X won, 0.5 for a draw, 0 if O won. ended_at: seconds since 1970.
    """

    pool: str
    x: int
    o: int
    x_score: float
    ended_at: int

    @property
    def pair(self) -> "Pair":
        """Who met in which pool, whoever had X."""
        return min(self.x, self.o), max(self.x, self.o), self.pool


Pair = tuple[int, int, str]


@dataclass(slots=True)
class Table:
    """What is known when a game is counted: ratings by player and pool, pools, and when each pair's games ended."""

    rated: dict[tuple[int, str], Rated] = field(default_factory=dict)
    pools: dict[str, FirstMove] = field(default_factory=dict)
    ends: dict[Pair, list[int]] = field(default_factory=dict)


def x_score(game: Game) -> float | None:
    """Return the score of X in a game that counts for ratings; None if it doesn't count.

    It doesn't if it still runs, if either side had hints, if it ended before both had moved or without a result that
    players made, or if one of them is nobody in particular: an exhibition, oneself, a crowd, somebody forgotten.
    """
    if game.result is None or game.hints or game.exhibition or game.ply < LEAST_PLIES or not _are_two(game):
        return None
    winner, how, _ = game.result
    if how is How.STOP or (how is How.TIME and winner is None):
        return None
    return 0.5 if winner is None else float(winner is Mark.X)


def _are_two(game: Game) -> bool:
    """Whether two who are somebody sit there, of whom one at least is a person."""
    ids = {user.id for user in game.users}
    return bool(ids) and len(ids) == len(game.users) and min(ids) > 0
