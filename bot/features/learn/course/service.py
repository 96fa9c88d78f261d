"""The course: show a page, check an answer, play the last lesson, and keep how far each learner is."""

from functools import partial
from typing import NamedTuple

from bot.core.game import Refusal
from bot.core.play.services import Services
from bot.core.store.database import LAST
from bot.engine import IllegalMove, Level, Mark, Position
from bot.features.learn.course import sql
from bot.features.learn.course.questions import SQUARES, Facts, Question
from bot.features.learn.course.rules import ALONE, LESSONS, Page, Progress


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


class Course:
    """Errors, of every method: StoreError."""

    def __init__(self, services: Services) -> None:
        self._database, self._thinker, self._random = services.store.database, services.thinker, services.random

    async def progress(self, user_id: int) -> Progress:
        return await self._database.read(partial(sql.progress, user_id=user_id))

    async def answer(self, user_id: int, page: Page, choice: str = "") -> Shown:
        """Check an answer and note a right one. choice: as a button has it; "" asks. Errors: learn-course-changed."""
        check = self._play if page.is_last else partial(self._thinker.look_up, show)
        shown: Shown = await check(page, _question(page), choice)
        if not shown.is_open:
            await self._database.write(partial(sql.note, user_id=user_id, answered=page), row=LAST)
        return shown

    async def _play(self, page: Page, asked: Question, path: str) -> Shown:
        """Go on with the last lesson's game. path: the squares so far."""
        shown, position = await self._thinker.look_up(_replay, page, asked, path)
        if shown.is_open:
            return shown
        reply = ""
        if not position.is_over:
            cell = await self._thinker.choose(position, Level.EASY, self._random)
            position, path, reply = position.play(cell), f"{path}{cell}", SQUARES[cell]
        facts: Facts = {"chosen": shown.chosen, "reply": reply}
        if position.is_over:
            winner = position.winner.value if position.winner else "none"
            over = shown._replace(asked=_at(position), facts=facts | {"winner": winner})
            return over._replace(said="learn-course-play-over", chosen="")
        shown = await self._thinker.look_up(show, page, _at(position), "", path)
        return shown._replace(facts=shown.facts | facts, said="learn-course-play-right")


def _question(page: Page) -> Question:
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


def _replay(page: Page, asked: Question, path: str) -> tuple[Shown, Position]:
    """Play the squares so far, up to the first that plain minimax doesn't play. Errors: learn-course-changed."""
    position = asked.position
    for at, cell in enumerate(path):
        if position.to_move is Mark.X:
            shown = show(page, _at(position), cell, path[:at])
            if shown.is_open:
                return shown, position
        try:
            position = position.play(int(cell))
        except IllegalMove:
            raise Refusal("learn-course-changed") from None
    return (show(page, _at(position), "", path) if position.to_move is Mark.X else shown), position


def _at(position: Position) -> Question:
    """Return the last lesson's question on a board that the game comes to."""
    asked = LESSONS[-1].questions[0]._replace(board=position.text())
    return asked._replace(name="alone") if len(position.legal()) <= ALONE else asked
