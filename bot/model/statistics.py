"""Statistics: what somebody's finished games come to, and why they may not be shown."""

from collections import defaultdict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from bot.engine import STANDARD, Board, Level, Mark, Outcome, Rules
from bot.model.boards import BOARDS, with_rules
from bot.model.refusals import Refusal

K = TypeVar("K", bound=Hashable)

LEAST_PLIES = 2
"""A game that ended before so many moves does not count."""
POOLS = {board.text(): board for board in [*BOARDS.values(), *(with_rules(STANDARD, rules) for rules in Rules)]}
"""Every board and its rules by its text, the usual one first: what is played on each is counted by itself."""


class Score(NamedTuple):
    """Games by how they ended for somebody."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> int:
        """How many of 100 games were won."""
        return round(100 * self.won / self.games) if self.games else 0

    def plus(self, other: "Score") -> "Score":
        return Score(self.won + other.won, self.drawn + other.drawn, self.lost + other.lost)


class Tally(NamedTuple):
    """Somebody's games of one kind. pool: the board's text. level: of the bot they were against; None: a person.

    opening: the number of the first move, if that was theirs; None if they played O.
    """

    pool: str
    level: Level | None
    opening: int | None
    score: Score


class Streaks(NamedTuple):
    """How many games were won in a row: up to the newest game, and at most."""

    current: int = 0
    best: int = 0


NO_STREAKS = Streaks()


class PoolRating(NamedTuple):
    """A rating in a pool, in points. games: how many were counted."""

    pool: str
    rating: float
    deviation: float
    games: int


class RatingPoint(NamedTuple):
    """A rating after a game, in points. at: when it ended, in seconds since 1970."""

    at: int
    rating: float
    deviation: float


class Duel(NamedTuple):
    """The games of two people against each other, as they ended for the first of them. latest: the newest first."""

    score: Score = Score()
    latest: tuple[Outcome, ...] = ()


class Line(NamedTuple):
    """Games on one board that were played alike. mark: what somebody played in them. games: how many there are."""

    pool: str
    moves: tuple[int, ...]
    mark: Mark
    games: int


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody's finished games come to."""

    tallies: tuple[Tally, ...] = ()
    streaks: Streaks = NO_STREAKS
    ratings: tuple[PoolRating, ...] = ()

    @property
    def total(self) -> Score:
        return _summed(self, lambda _: None).get(None, Score())

    @property
    def by_opponent(self) -> dict[Level | None, Score]:
        """Return the scores against people (None) and against each level of the bot, as far as there are games."""
        found = _summed(self, lambda tally: tally.level)
        return {level: found[level] for level in (None, *Level) if level in found}

    @property
    def by_pool(self) -> dict[str, Score]:
        """Return the scores by the board's text, those with the most games first."""
        found = _summed(self, lambda tally: tally.pool)
        return dict(sorted(found.items(), key=lambda each: -each[1].games))

    def openings(self, pool: str) -> dict[int, Score]:
        """Return the scores by the cell that somebody played first as X on a board, the most frequent first.

        By wild rules either mark may stand there.
        """
        cells = Board.parse(pool).cells
        own = Record(tuple(tally for tally in self.tallies if tally.pool == pool and tally.opening is not None))
        found = _summed(own, lambda tally: (tally.opening or 0) % cells)
        return dict(sorted(found.items(), key=lambda each: (-each[1].games, each[0])))


class StatsAreYours(Refusal):
    """In direct messages nobody sees somebody else's statistics."""


class AgainstYourself(Refusal):
    """Nobody has games against themselves."""


class NotRatedYet(Refusal):
    """Somebody whose ratings are asked for has none."""


class NoOpeningsYet(Refusal):
    """Somebody whose openings are asked for has begun no game that counts."""


class NoStatsOfBots(Refusal):
    """A bot's games are counted as those of the people who played it."""


def _summed(record: Record, key: Callable[[Tally], K]) -> dict[K, Score]:
    found: defaultdict[K, Score] = defaultdict(Score)
    for tally in record.tallies:
        found[key(tally)] = found[key(tally)].plus(tally.score)
    return dict(found)
