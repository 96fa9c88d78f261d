"""What the answers to requests about puzzles are to show."""

from typing import NamedTuple

from bot.community.puzzles import Daily, Explained
from bot.engine.puzzles import Puzzle
from bot.model import Look, User
from bot.model.puzzles import RatingChange, Streak, Tally
from bot.model.ratings import Rating


class Yesterday(NamedTuple):
    """The puzzle of the day before, and how it went."""

    puzzle: Puzzle
    tally: Tally


class PuzzleReply(NamedTuple):
    """The puzzle of a day for everybody, without its squares. will_post: whether it's now posted here daily."""

    daily: Daily
    yesterday: Yesterday | None = None
    will_post: bool = False


class SolveReply(NamedTuple):
    """A puzzle for one who is to answer it. day: None in practice. number: which one of theirs, in practice.

    rating: theirs, None before the first answer.
    """

    puzzle: Puzzle
    day: int | None
    number: int = 0
    rating: Rating | None = None
    look: Look = Look.BOLD


class SolvedReply(NamedTuple):
    """An answer, for the one who gave it. rated: their rating; None if it is shown again.

    day, streak, tally: None in practice.
    """

    explained: Explained
    rated: RatingChange | None
    day: int | None = None
    streak: Streak | None = None
    tally: Tally | None = None
    look: Look = Look.BOLD


class PuzzleOverReply(NamedTuple):
    """A button's puzzle is over: of an earlier day, with its solution, or of a practice that has gone on."""

    daily: Daily | None
    today: int


class ShareReply(NamedTuple):
    """How a day's puzzle went for somebody, for everybody: no square is named."""

    user: User
    day: int
    is_right: bool
    streak: int
    as_new: bool = True


class PracticeReply(NamedTuple):
    """The offer to practise, with a button: who types it is in public."""


AnyPuzzleReply = PuzzleReply | SolveReply | SolvedReply | PuzzleOverReply | ShareReply | PracticeReply
