"""One of each reply and refusal of learn, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import BOARDS, Refusal
from bot.engine import Mark, Position, analyse
from bot.engine.remarks import remark
from bot.features.learn import pages
from bot.features.learn.course import pages as course_pages
from bot.features.learn.course.rules import LESSONS, Page, Progress, show
from bot.features.learn.rules import Query, View
from bot.features.learn.tree import Scores, effort, grow, prune, steps
from tests.added import Later, reply
from tests.core.chat.render.examples import KINDS_OF_BOARD, LAST_FOUR, PNG

ALPHA_BETA = View(Scores(25, 5, Mark.X), Mark.O, is_pruned=True)
BOTH_SIDES = ALPHA_BETA.of("..XXOOXO.")
UNREACHED = View(to_move=Mark.X).of("XOXXOO.X.")
LEARNER = Progress(Page(4), 0b1110)
PRUNED = prune(BOTH_SIDES, ALPHA_BETA.scores)


def _explain(position: Position, *, has_tree: bool) -> Reply:
    return reply(pages.explain, analyse(position), grow(position) if has_tree else None, png=PNG if has_tree else None)


def _course() -> dict[str, Reply]:
    """Return each question of the course, and what is said of each answer to it."""
    found: dict[str, Reply] = {}
    for number, lesson in enumerate(LESSONS, 1):
        for at, asked in enumerate(lesson.questions, 1):
            page = Page(number, at)
            found[f"course {number}.{at}"] = reply(course_pages.course, show(page, asked), LEARNER)
            for choice in asked.open() if lesson.code else range(1, 9):  # X on 1 goes on with the game
                answered = reply(course_pages.course, show(page, asked, str(choice)), LEARNER)
                found[f"course {number}.{at}, {asked.choices[choice]}"] = answered
    return found


def _all() -> dict[str, Reply]:
    return {
        **_course(),
        **{
            f"course, {note}": reply(
                course_pages.course, show(Page(4), LESSONS[3].questions[0]), LEARNER, f"learn-course-{note}"
            )
            for note in ("hello", "welcome")
        },
        "course, over": reply(course_pages.over, Progress(Page(13), 2**13 - 2)),
        **{
            f"hint on {text}": reply(pages.hint, analyse(position), remark(position, analyse(position).best[0]))
            for text in (".........", "XX.OO....", "X...O....", "X........", "XO.......", "X...O..OX", "XX..O....")
            for position in [Position.parse(text)]
        },
        "explained": _explain(LAST_FOUR, has_tree=True),
        "explained from the start": _explain(Position.start(), has_tree=True),
        "explained without a tree": _explain(Position.start(KINDS_OF_BOARD["wild"]), has_tree=False),
        "explained on 4x4/3": _explain(Position.after((0, 5), BOARDS["4x4/3"]), has_tree=False),
        **{
            f"lesson, step {at}": reply(pages.lesson, analyse(LAST_FOUR), found, at)
            for found in [steps(grow(LAST_FOUR))]
            for at in range(len(found) + 1)
        },
        **{
            f"lesson with alpha-beta, step {at}": reply(pages.lesson, analyse(BOTH_SIDES), found, at, Query(ALPHA_BETA))
            for found in [steps(prune(BOTH_SIDES, ALPHA_BETA.scores))]
            for at in (0, 12, len(found) - 2, len(found) - 1)
        },
        "lesson on a board that no game gets to": reply(pages.lesson, analyse(UNREACHED), steps(grow(UNREACHED)), 0),
        "explained with alpha-beta": reply(
            pages.explain,
            analyse(BOTH_SIDES),
            grow(BOTH_SIDES, ALPHA_BETA.scores),
            Query(ALPHA_BETA),
            png=PNG,
            pruned=(PRUNED, effort(BOTH_SIDES, PRUNED)),
        ),
    }


REPLIES = Later(_all)
REFUSALS = (
    Refusal("learn-position-over"),
    Refusal("learn-too-many-steps", most=1),
    Refusal("learn-too-many-steps", most=4),
    Refusal("learn-too-many-calls", most=20_000),
    Refusal("learn-course-changed"),
    Refusal("learn-no-such-lesson", last=12),
)
