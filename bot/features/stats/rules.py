"""Values that statistics are made of."""

import enum
from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from bot.core.game import KINDS
from bot.engine import Board, Level, Mark, Outcome
from bot.features.ratings.rules import Rated, Rating

K = TypeVar("K", bound=Hashable)
Channels = frozenset[int] | None  # channels whose games the readers of an answer may see; None for all

POOLS = {board.text(): board for board in KINDS}
"""Every board with its rules by its text, the usual one first. Each has its own scores."""


class Score(NamedTuple):
    """Games by their result for a member."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> int:
        """Percentage of games won."""
        return round(100 * self.won / self.games) if self.games else 0

    def plus(self, other: "Score") -> "Score":
        return Score(self.won + other.won, self.drawn + other.drawn, self.lost + other.lost)


class Tally(NamedTuple):
    """A member's games of one kind. pool: the board's text. level: of the bot as opponent; None: a person.

    opening: the number of the first move if the member made it; None if they played O.
    """

    pool: str
    level: Level | None
    opening: int | None
    score: Score


class Streaks(NamedTuple):
    """Games won in a row: up to the newest game, and the longest run."""

    current: int = 0
    best: int = 0


class Meaning(NamedTuple):
    """What an ended game was to a player, by what ended until then.

    wins: over its level, at most 2 are counted. games: in its server, at most sql.HUNDRED + 1. course: their rating
    before and after it; None if it isn't counted yet, or their ratings there aren't told.
    """

    wins: int
    games: int
    course: tuple[Rating, Rating] | None


class Duel(NamedTuple):
    """The games of two members against each other: results for the first. latest: the newest first."""

    score: Score = Score()
    latest: tuple[Outcome, ...] = ()


class Line(NamedTuple):
    """`games` games on one board with the same moves. mark: the member's."""

    pool: str
    moves: tuple[int, ...]
    mark: Mark
    games: int


class Record(NamedTuple):
    """The totals of a member's finished games. ratings: by pool, in points, the one of the most games first."""

    tallies: tuple[Tally, ...] = ()
    streaks: Streaks = Streaks()
    ratings: Mapping[str, Rated] = MappingProxyType({})

    @property
    def total(self) -> Score:
        return _summed(self, lambda _: None).get(None, Score())

    @property
    def by_opponent(self) -> dict[Level | None, Score]:
        """Return the scores against people (None) and each level of the bot, without empty ones."""
        found = _summed(self, lambda tally: tally.level)
        return {level: found[level] for level in (None, *Level) if level in found}

    @property
    def by_pool(self) -> dict[str, Score]:
        """Return the scores by the board's text, those with the most games first."""
        found = _summed(self, lambda tally: tally.pool)
        return dict(sorted(found.items(), key=lambda each: -each[1].games))

    def openings(self, pool: str) -> dict[int, Score]:
        """Return the scores by the first move as X, the most frequent first; by wild rules it may place either mark."""
        cells = Board.parse(pool).cells
        own = Record(tuple(tally for tally in self.tallies if tally.pool == pool and tally.opening is not None))
        found = _summed(own, lambda tally: (tally.opening or 0) % cells)
        return dict(sorted(found.items(), key=lambda each: (-each[1].games, each[0])))


class Accuracy(NamedTuple):
    """A member's moves on small boards, and the ones that kept what the position was worth."""

    moves: int = 0
    kept: int = 0

    @property
    def share(self) -> int:
        """Percentage of moves that kept it; 100 only if all did."""
        return 100 * self.kept // self.moves if self.moves else 0


class Chart(enum.StrEnum):
    RATING = "rating"
    OPENINGS = "openings"


def _summed(record: Record, key: Callable[[Tally], K]) -> dict[K, Score]:
    found: defaultdict[K, Score] = defaultdict(Score)
    for tally in record.tallies:
        found[key(tally)] = found[key(tally)].plus(tally.score)
    return dict(found)
