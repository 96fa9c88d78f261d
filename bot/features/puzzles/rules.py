"""What is true of puzzles and their solvers: answers, streaks, ratings."""

from typing import NamedTuple

from bot.features.ratings.rules import Rating

FIRST_DAY = 20_454  # the day of puzzle 1, counted from 1 January 1970: 1 January 2026
DAY_S, GRACE_S = 86_400, 600  # GRACE_S: for how long a puzzle that was begun can be answered in the next day
TRIES, SURE_AFTER, MILESTONE = 3, 5, 10  # tries at a day's puzzle, puzzles that make a rating sure, days in a row


class Streak(NamedTuple):
    """Days in a row with a right answer, up to a day or the one before it; and the most ever."""

    days: int = 0
    best: int = 0


class Tally(NamedTuple):
    """Counts who has tried a day's puzzle, and who has solved it."""

    answered: int = 0
    solved: int = 0


class RatingChange(NamedTuple):
    """A solver's rating before and after an answer, and when the day began. is_guess: from too few puzzles."""

    before: Rating
    after: Rating
    day_rating: float
    is_guess: bool


class Standing(NamedTuple):
    """A solver and a day's puzzle. cells: of their tries. is_over: there are no more. rated: None before the first."""

    cells: tuple[int, ...]
    is_over: bool
    streak: Streak
    tally: Tally
    rated: RatingChange | None


class Practice(NamedTuple):
    """A solver's practice.

    shown: the code of the puzzle that waits for an answer, as it is turned; None if none does. last: the key of the one
    before it. number: counts the answers, from 0; a button knows its puzzle by it.
    """

    shown: str | None = None
    last: str | None = None
    number: int = 0
    rated: RatingChange | None = None


def number_of(day: int) -> str:
    """Return the number by which people know the puzzle of a day."""
    return str(day - FIRST_DAY + 1)
