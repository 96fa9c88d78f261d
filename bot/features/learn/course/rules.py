"""The twelve lessons of the course, its pages and answers, how far a learner is, and the addresses of its buttons."""

import re
from functools import cache
from inspect import getsource
from typing import NamedTuple

from bot.core.chat.press import Address
from bot.core.game import Refusal
from bot.core.game.writing import folded
from bot.engine import IllegalMove, Mark, Position
from bot.features.learn.course import program
from bot.features.learn.course.questions import ENDS, SCORES, Facts, Question

VERSION = 1  # of the lessons: another one if a question isn't what an old button meant; migrate learners.page, too
LEARN = Address(f"ttt-learn:{{version:4}}:{{lesson:2}}:{{question:2}}:{{choice:{'[0-8]?' * 9}}}")
"""Answer a question. choice: the index of the choice, in the last lesson of all squares so far; "" to show it.

lesson: 0 for the menu of all lessons, under a page of lesson `question`: each has a menu of its own.
"""
ALONE = 5  # free squares with which the learner works out the scores in the last lesson


class Lesson(NamedTuple):
    """name: of its sentences. code: the names of the parts of the program that it is about."""

    name: str
    code: str
    questions: tuple[Question, ...]


# Boards of the tutorials: the list that one of them shows, and two with scores.
LIST, TURNS, ROOT = "X.OX.XOO.", "..XXOOXO.", "O.XX.X.OO"
# Boards below ROOT, and one on which plain minimax puts off its win.
AFTER_2, AFTER_7, LOST, FULL, LATE = "OXXX.X.OO", "O.XX.XXOO", "OXXX.XOOO", "OOXXXXXOO", "...OO..XX"
EMPTY, ENDED = ".........", ("O.XXOXO.X", "XX.OOOX..", "XOXXOOOXX")

LESSONS = (
    Lesson("board", "free", (Question("index", LIST), Question("free", LIST, ("2", "3", "6", "9")))),
    Lesson("lines", "LINES has_won", (Question("line", "XO..X.O.."), Question("most", EMPTY))),
    Lesson("scores", "score", tuple(Question("final", each, SCORES) for each in ENDED)),
    Lesson("turns", "other best", (Question("turn", TURNS), Question("turned", TURNS, mover=Mark.O))),
    Lesson(
        "calls",
        "scores",
        (Question("below", ROOT, ("1", "3", "6", "9")), Question("calls", ROOT, ("4", "7", "9", "16"))),
    ),
    Lesson("ends", "is_over", tuple(Question("end", each, (*ENDS.values(), "open")) for each in (LOST, AFTER_7, FULL))),
    Lesson("back", "minimax", tuple(Question("returned", each, SCORES) for each in (AFTER_2, AFTER_7, ROOT))),
    Lesson("choice", "best_move", tuple(Question("first", each) for each in ("..XO...XO", AFTER_2))),
    Lesson(
        "depth",
        "soonest",
        (Question("late", LATE), Question("depth", LATE, ("10", "9", "8", "7")), Question("soonest", LATE)),
    ),
    Lesson("cuts", "alpha_beta", tuple(Question("cut", each) for each in (AFTER_7, "O.X.X.O.X"))),
    Lesson("memory", "remembering", (Question("like", EMPTY), Question("kinds", EMPTY, ("1", "3", "5", "9")))),
    Lesson("play", "", (Question("play", EMPTY),)),  # asked again on each board that the learner comes to
)


class Page(NamedTuple):
    """Where a learner is: the lesson and its question, from 1. After the last lesson comes a page without any."""

    lesson: int = 1
    question: int = 1

    @property
    def is_last_of_lesson(self) -> bool:
        return self.question == len(LESSONS[self.lesson - 1].questions)

    @property
    def is_last(self) -> bool:
        return self.lesson == len(LESSONS)

    @property
    def next(self) -> "Page":
        return Page(self.lesson + 1) if self.is_last_of_lesson else Page(self.lesson, self.question + 1)

    @property
    def is_over(self) -> bool:
        return self.lesson > len(LESSONS)


class Progress(NamedTuple):
    """How far a learner is. page: to go on with. done: a bit for each lesson that is."""

    page: Page = Page()
    done: int = 0

    def has_done(self, lesson: int) -> bool:
        return bool(self.done >> lesson & 1)

    def after(self, answered: Page) -> "Progress":
        """Return it after a right answer. A look at a later lesson moves no one from their place."""
        done = self.done | answered.is_last_of_lesson << answered.lesson
        page = answered.next if answered == self.page else self.page
        while done >> page.lesson & 1:
            page = Page(page.lesson + 1)
        return Progress(page, done)


class Shown(NamedTuple):
    """A page of the course. facts: for its sentences. said: the name of the one about an answer; chosen: that answer.

    is_open: whether it is still to be answered. path: the squares before in the last lesson, as a button has them.
    """

    page: Page
    asked: Question
    facts: Facts
    said: str = ""
    chosen: str = ""
    is_open: bool = True
    path: str = ""


def lesson_of(text: str) -> int | None:
    """Return the number of the lesson that a text names; None if it is empty. Errors: learn-no-such-lesson.

    >>> lesson_of("lesson 7"), lesson_of("")
    (7, None)
    """
    word = folded(text).removeprefix("lesson").strip()
    if word and not (re.fullmatch("[0-9]{1,2}", word) and 1 <= int(word) <= len(LESSONS)):
        raise Refusal("learn-no-such-lesson", last=len(LESSONS))
    return int(word) if word else None


@cache
def code_of(lesson: Lesson) -> str:
    _, *parts = getsource(program).split("\n\n\n")
    found = {part.removeprefix("def ").split("(")[0].split()[0]: part.strip() for part in parts}
    return "\n\n".join(found[name] for name in lesson.code.split())


def question_of(page: Page) -> Question:
    """Errors: learn-course-changed."""
    lesson = LESSONS[page.lesson - 1] if 1 <= page.lesson <= len(LESSONS) else None
    if lesson is None or not 1 <= page.question <= len(lesson.questions):
        raise Refusal("learn-course-changed")
    return lesson.questions[page.question - 1]


def show(page: Page, asked: Question, choice: str = "", path: str = "") -> Shown:
    """Show a question, or the verdict on an answer. choice: its index. Errors: learn-course-changed."""
    if not choice:
        return Shown(page, asked, asked.facts(), path=path)
    if int(choice) not in asked.open():
        raise Refusal("learn-course-changed")
    chosen = asked.choices[int(choice)]
    is_right = chosen in asked.right()
    said = f"learn-course-{asked.name}-{'right' if is_right else 'wrong'}"
    return Shown(page, asked, asked.facts(chosen), said, chosen, not is_right, path)


def replay(page: Page, asked: Question, path: str) -> tuple[Shown, Position]:
    """Play the squares so far, up to the first that plain minimax doesn't play. Errors: learn-course-changed."""
    position = asked.position
    for at, cell in enumerate(path):
        if position.to_move is Mark.X:
            shown = show(page, question_at(position), cell, path[:at])
            if shown.is_open:
                return shown, position
        try:
            position = position.play(int(cell))
        except IllegalMove:
            raise Refusal("learn-course-changed") from None
    return (show(page, question_at(position), "", path) if position.to_move is Mark.X else shown), position


def question_at(position: Position) -> Question:
    """Return the last lesson's question on a board that the game comes to."""
    asked = LESSONS[-1].questions[0]._replace(board=position.text())
    return asked._replace(name="alone") if len(position.legal()) <= ALONE else asked
