"""What a rating is, which games count for it, and what a leaderboard lists."""

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple, Self

from bot.core.chat.game_options import KNOWN
from bot.core.game import Game, How, Refusal, User
from bot.core.game.writing import folded
from bot.core.zones import UTC, zone_of
from bot.engine import STANDARD, Board, Mark, Rules
from bot.engine.variant import variant_of

UNKNOWN = 350.0  # the deviation of a new player; the largest possible
ESTABLISHED = 110.0  # above this deviation a rating is provisional, and shown with a question mark
PLAYED_OUT = (How.LINE, How.FULL_BOARD, How.REPETITION)


class Rating(NamedTuple):
    """How well a player plays. deviation: one standard deviation, in points. rated_at: seconds since 1970; 0: never.

    volatility: the expected change in a period.
    """

    value: float = 1500.0
    deviation: float = UNKNOWN
    volatility: float = 0.09
    rated_at: int = 0

    @property
    def is_provisional(self) -> bool:
        return self.deviation > ESTABLISHED

    def columns(self) -> dict[str, float | int]:
        """Return it as tables keep it."""
        return dict(zip(("rating", "deviation", "volatility", "rated_at"), self, strict=True))

    def text(self) -> str:
        """Return it as it is shown.

        >>> Rating(1612.4, 62.0).text(), Rating().text()
        ('1612', '1500?')
        """
        return f"{self.value:.0f}{'?' * self.is_provisional}"


class Rated(NamedTuple):
    """A rating, and the number of games that made it. opponents: the members among them, each once."""

    rating: Rating = Rating()
    games: int = 0
    opponents: int = 0


class FirstMoves(dict[str, float]):
    """What the first move is worth to X, in points, by pool. Variants declare theirs."""

    def __missing__(self, pool: str) -> float:
        return variant_of(Board.parse(pool).rules).first_move


FIRST_MOVES = FirstMoves({"3x3/3": 100, "4x4/4": 10, "4x4/3": 100, "5x5/4": 76, "5x5/5": 8})
"""As benchmarks/levels.py fits it, within 100; people's games aren't asked."""


class Bout(NamedTuple):
    """A game as ratings count it. pool: board and rules, `Board.text()`. x_player, o_player: the numbers of their rows.

    x_score: 1 if X won, 0.5 for a draw, 0 if O won. ended_at: seconds since 1970.
    """

    pool: str
    x_player: int
    o_player: int
    x_score: float
    ended_at: int

    @property
    def pair(self) -> "Pair":
        """The two players and the pool, the same for either player as X."""
        return min(self.x_player, self.o_player), max(self.x_player, self.o_player), self.pool


Pair = tuple[int, int, str]


@dataclass(slots=True)
class Table:
    """What is known when a game is counted. ends: of each two who ever met, when games of about that day ended."""

    rated: dict[tuple[int, str], Rated] = field(default_factory=dict)
    pools: Mapping[str, float] = field(default_factory=lambda: FIRST_MOVES)
    ends: dict[Pair, list[int]] = field(default_factory=dict)


def x_score(game: Game) -> float | None:
    """Return the score of X in a game that counts for ratings; None if it doesn't count.

    It doesn't count if it still runs, if it ended without a result that its players made or, but on the board, before
    a line could threaten, or if it isn't between two different players: an exhibition, oneself, a crowd, a forgotten
    user. With hints it counts only if one who took them lost.
    """
    ids = {user.id for user in game.users}  # those of a crowd and of forgotten users aren't above 0
    if game.result is None or game.exhibition or len(ids) < len(game.users) or min(ids, default=0) <= 0:
        return None
    winner, how, _ = game.result
    if how is How.STOP or (how is How.TIME and winner is None):
        return None
    if game.hints and (winner is None or winner.other not in game.hints):
        return None
    if how not in PLAYED_OUT and game.ply < first_threat(game.board):
        return None
    return 0.5 if winner is None else float(winner is Mark.X)


def first_threat(board: Board) -> int:
    """Return the first ply after which a player could win with the next mark of theirs.

    >>> first_threat(STANDARD), first_threat(Board.parse("5x5/4")), first_threat(Board.parse("3x3/3 wild"))
    (3, 5, 2)
    """
    return 2 * board.k - 3 if board.rules is Rules.STANDARD else variant_of(board.rules).first_threat


PAGE = 10  # lines of a leaderboard on a page


class Period(enum.StrEnum):
    """Lists all rated players, or only those with a game this month."""

    ALL = "all"
    MONTH = "month"


MONTH = re.compile("20[0-9][0-9]-(?:0[1-9]|1[0-2])")


class Month(NamedTuple):
    """A month, which lists those who had a game in it, as they were rated then. number: from 1."""

    year: int
    number: int

    @property
    def value(self) -> str:
        return f"{self.year}-{self.number:02}"

    def begin(self, zone: str = "") -> int:
        """Return when it begins in a time zone, in seconds since 1970. zone: "" is UTC."""
        return int(datetime(*self, 1, tzinfo=zone_of(zone or UTC)).timestamp())

    def later(self, months: int) -> Self:
        year, number = divmod(12 * self.year + self.number - 1 + months, 12)
        return self._replace(year=year, number=number + 1)


def period_of(text: str) -> Period | Month:
    """Read a period as it is typed. Errors: ValueError.

    >>> period_of("month"), period_of("2026-10")
    (<Period.MONTH: 'month'>, Month(year=2026, number=10))
    """
    return Month(*map(int, text.split("-"))) if MONTH.fullmatch(text) else Period(text)


def period_named(text: str, names: Mapping[str, str]) -> Period | Month:
    """Read the period of a slash command, which Discord completes but doesn't check. names: those offered, by value.

    Some clients send a choice's name in place of its value. Errors: ratings-no-such-leaderboard.
    Source: github.com/discord/discord-api-docs/issues/7206.

    >>> period_named("Dieser Monat", {"month": "dieser Monat"})
    <Period.MONTH: 'month'>
    """
    text = " ".join(folded(text).split())
    named = {" ".join(folded(name).split()): value for value, name in names.items()}
    try:
        return period_of(named.get(text, text))
    except ValueError:
        raise Refusal("ratings-no-such-leaderboard", **KNOWN) from None


class Scope(enum.StrEnum):
    """Lists those who have played in this server, or all who have agreed to be listed everywhere."""

    HERE = "here"
    EVERYWHERE = "everywhere"


class Ranking(NamedTuple):
    """Names a list. board: with its rules. since: only players with a game after that, in seconds since 1970.

    until: only games before that, and ratings as they were then; 0 for now.
    guild_id: the server's; None for all who have agreed. channels: those whose games the readers may see; None for all.
    """

    guild_id: int | None = None
    board: Board = STANDARD
    since: int = 0
    channels: frozenset[int] | None = None
    until: int = 0


class Line(NamedTuple):
    """A player on a list. place: from 1."""

    user: User
    rated: Rated
    place: int


class Unlisted(enum.StrEnum):
    """Why the asker is not on a list."""

    UNRATED = "unrated"
    HIDDEN = "hidden"  # they want to be on none
    NOT_EVERYWHERE = "unasked"  # they haven't agreed
    LEFT = "left"  # they had left the server, and may be back


class Leaderboard(NamedTuple):
    """A page of a list. at, last_at: from 0. people: on all pages. mine: the asker's line, or why they have none."""

    lines: tuple[Line, ...]
    at: int
    last_at: int
    people: int
    mine: Line | Unlisted
