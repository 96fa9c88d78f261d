"""What is true of puzzles and their solvers: answers, streaks, ratings, addresses of buttons, refusals."""

from collections.abc import Callable
from typing import NamedTuple

from bot.core.chat.address import reader
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


class SolveButton(NamedTuple):
    """Try a cell of the puzzle of a day; cell None: show it to the asker."""

    day: int
    cell: int | None = None

    def text(self) -> str:
        return f"ttt-solve:{self.day}" if self.cell is None else f"ttt-puzzle:{self.day}:{self.cell}"


class ShareButton(NamedTuple):
    """Tell the channel how the puzzle of a day went."""

    day: int

    def text(self) -> str:
        return f"ttt-share:{self.day}"


class PracticeButton(NamedTuple):
    """Answer the puzzle of that number in the asker's practice; cell None: show the next one, of any number.

    owner_id: whose puzzle it is, if others see it; else 0.
    """

    number: int
    cell: int | None
    owner_id: int = 0

    def text(self) -> str:
        owner = f":{self.owner_id}" if self.owner_id else ""
        return f"ttt-practice:{self.number}:{'next' if self.cell is None else self.cell}{owner}"


PuzzleAddress = SolveButton | ShareButton | PracticeButton
# Bounded to what a column and a board can hold: a longer one is forged.
PARSERS: dict[str, Callable[[str], PuzzleAddress | None]] = {
    "ttt-solve": reader("ttt-solve:([0-9]{1,7})", SolveButton, int),
    "ttt-puzzle": reader("ttt-puzzle:([0-9]{1,7}):([0-9]{1,2})", SolveButton, int, int),
    "ttt-share": reader("ttt-share:([0-9]{1,7})", ShareButton, int),
    "ttt-practice": reader(
        "ttt-practice:([0-9]{1,9}):([0-9]{1,2}|next)(?::([0-9]{1,20}))?",
        PracticeButton,
        int,
        lambda cell: None if cell == "next" else int(cell),
        lambda owner_id: int(owner_id or 0),
    ),
}
