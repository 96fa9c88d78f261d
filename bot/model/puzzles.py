"""What people have to do with puzzles: answers, streaks, ratings, where the daily one is posted; and its refusals."""

from typing import NamedTuple

from bot.model.ratings import Rating
from bot.model.refusals import Refusal

FIRST_DAY = 20_454
"""The day of puzzle 1, counted from 1 January 1970: 1 January 2026."""
DAY_S = 86_400


class DailyAnswer(NamedTuple):
    """What somebody has answered to the puzzle of a day."""

    user_id: int
    day: int
    cell: int
    is_right: bool


class Streak(NamedTuple):
    """How many days in a row somebody has been right, up to a day or the one before it; and the most ever."""

    days: int = 0
    best: int = 0


class Tally(NamedTuple):
    """How many have answered a day's puzzle, and how many of them were right."""

    answered: int = 0
    solved: int = 0


class Standing(NamedTuple):
    """What is known of somebody and a day's puzzle. answer: None if they have given none. rating: None without one."""

    answer: DailyAnswer | None
    streak: Streak
    tally: Tally
    rating: Rating | None


class Practice(NamedTuple):
    """Where somebody is in practice.

    shown: the code of the puzzle that waits for their answer, as it is turned; None if none does. last: the key of the
    one that they answered last. number: how many they have answered, by which a button knows its puzzle.
    """

    shown: str | None = None
    last: str | None = None
    number: int = 0
    rating: Rating | None = None


class RatingChange(NamedTuple):
    """Somebody's rating before and after an answer."""

    before: Rating
    after: Rating


class PuzzleChannel(NamedTuple):
    """Where a server has the daily puzzle posted."""

    guild_id: int
    channel_id: int


def number_of(day: int) -> int:
    """Return the number by which people know the puzzle of a day.

    >>> number_of(FIRST_DAY + 411)
    412
    """
    return day - FIRST_DAY + 1


class PuzzleNotOut(Refusal):
    """A button's puzzle is of a day to come."""


class PuzzleNotAnswered(Refusal):
    """Only who has answered a puzzle can share how it went."""


class PuzzleShared(Refusal):
    """The user has just shared that in this channel."""


class PuzzleManagersOnly(Refusal):
    """Only those who may manage the server decide where the puzzle is posted."""


class PuzzleServersOnly(Refusal):
    """In direct messages nothing is posted by itself."""


class PuzzleCannotPost(Refusal):
    """The bot, or the one who asks, can't write in this channel later on."""


class PuzzleNotPosted(Refusal):
    """The puzzle isn't posted anywhere in this server."""


class NoSuchPuzzleAction(Refusal):
    """The word after the command names nothing that can be done with puzzles."""
