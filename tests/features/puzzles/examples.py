"""One of each reply and refusal of puzzles, for what renders them."""

from __future__ import annotations

from dataclasses import replace

from bot.core.chat.replies import Reply
from bot.core.game import Look, Refusal
from bot.features.puzzles import pages
from bot.features.puzzles.pages import SHARED
from bot.features.puzzles.rules import FIRST_DAY, Practice, Puzzle, RatingChange, Standing, Streak
from bot.features.puzzles.rules import Tally as PuzzleTally
from bot.features.puzzles.service import explained
from bot.features.ratings.rules import Rating
from tests.added import Later, reply
from tests.core.chat.render.examples import ADA, LONG

PUZZLES = {
    code: puzzle
    for code in (
        "3x3:.X.OXX.O.",
        "3x3:X........",
        "4x4/3:..X.X..O...XOXO.",
        "misere:O.....XXO",
        "misere:.........",
        "three:X1O2X6O9X7",
    )
    if (puzzle := Puzzle.parse(code))
}
NEW_RATING, OLD_RATING = Rating(), Rating(1612.4, 62.0, 0.06, 10**9)
FIRST, SHOWN = RatingChange(NEW_RATING, OLD_RATING, 1500, True), RatingChange(OLD_RATING, OLD_RATING, 1600, False)
SAME = RatingChange(OLD_RATING, OLD_RATING._replace(deviation=60), 1600, False)


def puzzles() -> dict[str, Reply]:
    """Return the replies on puzzles of every kind: asked, answered rightly and with each wrong square."""
    practice = Practice(number=1233)
    found: dict[str, Reply] = {
        "puzzle over, practice": reply(pages.practice_over),
        "puzzle shared": reply(pages.results, FIRST_DAY + 1233, [f"3/3 🟨🟥🟩 {LONG.name} 🔥 1234"]),
        "puzzle shared, wrong": reply(pages.results, FIRST_DAY, [f"X/3 🟥🟨🟥 {ADA.name}", "1/3 🟩 Bob 🔥 1"]),
        "puzzle shared by many": reply(
            pages.results, FIRST_DAY, [f"3/3 🟨🟥🟩 {number}{LONG.name}" for number in range(99)]
        ),
    }
    for number, (code, puzzle) in enumerate(PUZZLES.items()):
        day = FIRST_DAY + 1233 + number
        tally, streak = PuzzleTally(3 * number, number), Streak(number, 2 * number)
        found[f"puzzle {code}"] = reply(
            pages.puzzle, day, puzzle, (puzzle, tally), {1: (0, ""), 2: (18, "")}.get(number)
        )
        untried, first = explained(puzzle, ()), Standing(day, (), False, streak, tally, SHOWN)
        found[f"puzzle {code}, to solve"] = replace(reply(pages.to_solve, untried, first), look=Look.CLASSIC)
        found[f"practice {code}"] = reply(pages.to_practise, puzzle, practice)
        found[f"practice {code}, public"] = reply(pages.to_practise, puzzle, practice, LONG)
        found[f"puzzle {code}, over"] = reply(pages.over, day, puzzle, day + 1)
        wrong = [cell for cell in puzzle.position.legal() if cell != puzzle.solution]
        for cell in puzzle.position.legal():
            why, standing = explained(puzzle, (cell,)), Standing(day, (cell,), True, streak, tally, SHOWN)
            found[f"puzzle {code}, answered {cell}"] = reply(pages.solved, why, standing._replace(rated=FIRST))
            found[f"practice {code}, answered {cell}"] = reply(pages.solved, why, SAME)
            found[f"puzzle {code}, answered {cell} before"] = reply(pages.solved, why, standing, "puzzles-answered")
        for tries in (wrong[:1], wrong[:2]):
            tried = explained(puzzle, tuple(tries))
            found[f"puzzle {code}, tried {len(tries)}"] = reply(pages.to_solve, tried, first._replace(rated=FIRST))
        last = explained(puzzle, (*wrong[:2], puzzle.solution))
        found[f"puzzle {code}, shared"] = reply(pages.solved, last, standing, SHARED)
        found[f"puzzle {code}, ten days"] = reply(pages.solved, last, standing, "puzzles-ten-days")
    return found


REPLIES = Later(puzzles)
REFUSALS = (
    Refusal("puzzles-not-out"),
    Refusal("puzzles-not-answered"),
    Refusal("puzzles-shared"),
    Refusal("puzzles-managers-only"),
    Refusal("puzzles-servers-only"),
    Refusal("puzzles-cannot-post"),
    Refusal("puzzles-not-posted"),
    Refusal("puzzles-no-such-hour"),
    Refusal("puzzles-no-such-action"),
)
