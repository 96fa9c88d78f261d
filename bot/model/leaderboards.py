"""Leaderboards: who is listed, in which order, and which list is meant."""

import enum
from typing import NamedTuple

from bot.engine import STANDARD, Board
from bot.model.people import Seat
from bot.model.ratings import Rated
from bot.model.refusals import Refusal

PAGE = 10
"""How many lines a page has."""


class Period(enum.StrEnum):
    """Who is listed: all who are rated, or only those who have played this month."""

    ALL = "all"
    MONTH = "month"


class Scope(enum.StrEnum):
    """Who is listed: those who have played in this server, or all who have agreed to be listed everywhere."""

    HERE = "here"
    EVERYWHERE = "everywhere"


class Ranking(NamedTuple):
    """Which list: of a board and its rules. since: only who has played after that, in seconds since 1970.

    guild_id: of the server; None for everybody who has agreed.
    """

    guild_id: int | None = None
    board: Board = STANDARD
    since: int = 0


class Line(NamedTuple):
    """One of a list. player: the number of its row. place: from 1; the bot has none. games: that count there."""

    player: int
    seat: Seat
    rated: Rated
    place: int | None


class Unlisted(enum.StrEnum):
    """Why somebody is not on a list."""

    UNRATED = "unrated"
    HIDDEN = "hidden"  # they want to be on none
    NOT_EVERYWHERE = "unasked"  # they haven't agreed
    GONE = "gone"  # they had left the server, and may be back


class Leaderboard(NamedTuple):
    """A page of a list. at, last_at: which page, and the last one, from 0. people: how many are on all pages.

    mine: the line of the one who asks, or why they have none.
    """

    lines: tuple[Line, ...]
    at: int
    last_at: int
    people: int
    mine: Line | Unlisted


class NoSuchLeaderboard(Refusal):
    """The typed words are no list's."""


class NotYourLeaderboard(Refusal):
    """Somebody presses a button of a list that another asked for."""


class NoServerHere(Refusal):
    """In direct messages there is no server whose members could be listed."""
