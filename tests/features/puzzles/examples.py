"""One of each reply and refusal of puzzles, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import Look, Refusal
from bot.features.puzzles.generator import Puzzle
from bot.features.puzzles.pages import (
    PracticeReply,
    PuzzleOverReply,
    PuzzleReply,
    ShareReply,
    SolvedReply,
    SolveReply,
    Yesterday,
)
from bot.features.puzzles.rules import FIRST_DAY, RatingChange, Streak
from bot.features.puzzles.rules import Tally as PuzzleTally
from bot.features.puzzles.service import Daily, explained
from bot.features.ratings.rules import Rating
from tests.core.chat.render.examples import ADA, LONG

PUZZLES = {
    code: puzzle
    for code in ("3x3:.X.OXX.O.", "3x3:X........", "4x4/3:..X.X..O...XOXO.", "misere:O.....XXO", "misere:.........")
    if (puzzle := Puzzle.parse(code))
}
NEW_RATING, OLD_RATING = Rating(), Rating(1612.4, 62.0, 0.06, 10**9)


def puzzles() -> dict[str, Reply]:
    """Return the replies on puzzles of every kind: asked, answered rightly and with each wrong square."""
    found: dict[str, Reply] = {
        "puzzle over, practice": PuzzleOverReply(None, FIRST_DAY + 5),
        "puzzle shared": ShareReply(LONG, FIRST_DAY + 1233, True, 1234),
        "puzzle shared, wrong": ShareReply(ADA, FIRST_DAY, False, 0),
        "practice offered": PracticeReply(),
    }
    for number, (code, puzzle) in enumerate(PUZZLES.items()):
        day = FIRST_DAY + 1233 + number
        daily, tally, streak = Daily(day, puzzle), PuzzleTally(3 * number, number), Streak(number, 2 * number)
        found[f"puzzle {code}"] = PuzzleReply(daily, Yesterday(puzzle, tally), will_post=number == 1)
        found[f"puzzle {code}, to solve"] = SolveReply(puzzle, day, rating=OLD_RATING, look=Look.CLASSIC)
        found[f"practice {code}"] = SolveReply(puzzle, None, 1233)
        found[f"puzzle {code}, over"] = PuzzleOverReply(daily, day + 1)
        for cell in puzzle.position.legal():
            why, change = explained(puzzle, cell), RatingChange(NEW_RATING, OLD_RATING)
            found[f"puzzle {code}, answered {cell}"] = SolvedReply(why, change, day, streak, tally)
            found[f"practice {code}, answered {cell}"] = SolvedReply(why, RatingChange(OLD_RATING, OLD_RATING))
            found[f"puzzle {code}, answered {cell} before"] = SolvedReply(why, None, day, streak, tally)
    return found


REPLIES = puzzles()
REFUSALS = (
    Refusal("puzzles-not-out"),
    Refusal("puzzles-not-answered"),
    Refusal("puzzles-shared"),
    Refusal("puzzles-managers-only"),
    Refusal("puzzles-servers-only"),
    Refusal("puzzles-cannot-post"),
    Refusal("puzzles-not-posted"),
    Refusal("puzzles-no-such-action"),
)
