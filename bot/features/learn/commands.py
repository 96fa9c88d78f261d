"""The commands `hint`, `explain` and `learn`: hints, the worth of every square, minimax call by call; a course."""

from dataclasses import replace
from functools import partial
from typing import Any, Self

import discord

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import Menu, command, suggest
from bot.core.chat.feature import Feature
from bot.core.chat.options import OneOf, Option, Options, Text, option, picked
from bot.core.chat.page import Choice
from bot.core.chat.press import Pager, do_button, press
from bot.core.chat.replies import AnyReply, Reply
from bot.core.chat.request import Audience, Request
from bot.core.chat.variants import pages_of
from bot.core.game import Refusal
from bot.core.game.boards import counts_from_zero
from bot.core.game.refusals import NoGame, NoSuchPosition
from bot.core.store.database import LAST
from bot.core.thinking import Priority
from bot.engine import Analysis, Level, Mark, Position, Rules, analyse
from bot.features.learn import pages
from bot.features.learn.course import pages as course_pages
from bot.features.learn.course import rules as course
from bot.features.learn.course import sql
from bot.features.learn.course.questions import SQUARES, Facts, Question
from bot.features.learn.picture import render
from bot.features.learn.rules import FORMS, Asked, Query, View
from bot.features.learn.tree import MAX_CALLS, MOST_FREE, Effort, Node, Scores, TreeTooLarge, effort, grow, prune, steps

MAX_FREE_IN_LESSON = 4  # squares: minimax makes 65 calls at most then
SIDES = {mark.value: mark for mark in Mark}


class BoardText(Text):
    """A board or a game, and perhaps how to look at it."""

    min_value = 0

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> Any:
        return Asked.parse(picked(value))


class ExplainOptions(Options):
    """What to explain. Typed, a board's words stand among those that say how."""

    what: Asked = option(BoardText(200), Asked())
    form: str | None = option(OneOf({form: form for form in (*FORMS, "alpha-beta steps")}))
    scores: int | None = option(OneOf({"10": 10, "1": 1}))
    turn: Mark | None = option(OneOf(SIDES))
    maximiser: Mark | None = option(OneOf(SIDES))
    only = (*FORMS, "none", "null", "nil", "empty")

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        if text and not with_names:
            raise cls.refuse()
        return cls.of(text, what=Asked.parse(text))

    @property
    def asked(self) -> Asked:
        (what, is_lesson, view), form = self.what, self.form or ""
        win, loss, maximiser = view.scores
        scores = Scores(self.scores or win, self.scores or loss, self.maximiser or maximiser)
        view = View(scores, self.turn or view.to_move, view.is_pruned or "alpha-beta" in form)
        return Asked(what, "steps" in form if form else is_lesson, view)


class LessonOption(Option):
    """A lesson's number. Errors: learn-no-such-lesson."""

    type, min_value, max_value = discord.AppCommandOptionType.integer, 1, len(course.LESSONS)

    def read(self, text: str) -> int | None:
        return course.lesson_of(text)


class LearnOptions(Options):
    lesson: int | None = option(LessonOption())


class LearnFeature(Feature, name="learn"):
    personal = sql.PERSONAL

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self._turns, self._play, self._thinker = bot.services.turns, bot.services.play, bot.services.thinker
        self._explaining, self._database = bot.services.explaining, bot.services.store.database
        self.topics = {
            "hint": "hints best",
            "minimax": "learn explain tree steps lesson lessons course teach score scores",
        }

    @command("hint", in_private=True)
    async def hint(self, request: Request) -> Reply:
        return await self._hint(request)

    @press("ttt:{game_id}:{ply:3}:hint", starts="hint", in_private=True)
    async def hint_in(self, request: Request, game_id: int, ply: int) -> Reply:
        """Give a hint in a button's game. Errors: no-such-game, not-for-you, already-over, not-your-turn."""
        await self._play.running(request.place, request.user.id, game_id)
        return await self._hint(request)

    @command("explain", in_private=lambda options: options.what.is_of_game, rest_is_raw=True, menu=Menu("what"))
    async def explain(self, request: Request, options: ExplainOptions) -> AnyReply:
        """Explain a board or a game; offer other games to a member who names none and has none here."""
        try:
            return await self._explain(request, options.asked)
        except NoGame as refusal:
            return await self.bot.picker.menu(request, do_button("explain"), refusal)

    @suggest(explain, "what")
    async def games(self, request: Request, typed: str) -> list[Choice]:
        return await self.bot.picker.games(request, typed, ended=False)

    @press(pages.STEP)
    async def turn_lesson(self, request: Request, board: str, view: str, step: int, turn: Pager) -> Reply:
        look = View.parse(view)
        return await self._lesson(look.of(board), Query(look), step)

    @command("learn", in_private=True)
    async def learn(self, request: Request, options: LearnOptions) -> Reply:
        """Go on with the course, or to a lesson. Errors: learn-no-such-lesson."""
        progress = await self._database.read(partial(sql.progress, user_id=request.user.id))
        if options.lesson:
            return await self._show_page(request, course.Page(options.lesson))
        if progress.page.is_over:
            return Reply(lambda say: course_pages.over(say, progress))
        note = "learn-course-hello" if progress.page == course.Page() else "learn-course-welcome"
        return await self._show_page(request, progress.page, note=note)

    @press(course.LEARN, starts="learn")
    async def answer(
        self, request: Request, *, version: int, lesson: int, question: int, choice: str, chosen: list[str]
    ) -> Reply:
        """Show a question, check an answer to it, or go to a lesson from the menu. Errors: learn-course-changed.

        A forged press under a message that others can read is answered by a new one.
        """
        if version != course.VERSION:
            raise Refusal("learn-course-changed")
        page = course.Page(course.lesson_of(chosen[0]) or 1) if chosen else course.Page(lesson, question)
        reply = await self._show_page(request, page, choice)
        is_alone = request.audience is Audience.ASKER or not request.rights.be_answered
        return reply if is_alone else replace(reply, is_private=True)

    async def _hint(self, request: Request) -> Reply:
        found, why = await self._play.hint(request.place, request.user.id)
        return Reply(lambda say: pages.hint(say, found, why))

    async def _explain(self, request: Request, asked: Asked) -> Reply:
        """Value every square of a board or of a running game, or walk through minimax on it."""
        with self._explaining.underway(request.place, request.user.id):
            (position, is_help), view = await self._position(request, asked), asked.view
            query = Query(view, not asked.is_of_game and counts_from_zero(asked.what), is_help)
            if asked.is_lesson:
                return await self._lesson(position, query)
            if position.is_over:
                raise Refusal("learn-position-over")
            is_shown, root, pruned, png = position.has_tree, None, None, None
            if view.is_pruned and not (is_shown and pages_of(position.board).has_own_marks):
                raise NoSuchPosition("learn-standard-rules-only", {})
            if position.board.cells - position.ply > MOST_FREE or not is_shown:
                found = await self._thinker.analyse(position, Priority.BACKGROUND)
            else:
                try:
                    found, root, pruned = await self._thinker.in_background(_trees, position, view)
                except TreeTooLarge:
                    raise Refusal("learn-too-many-calls", most=MAX_CALLS) from None
                if request.rights.attach_files:
                    png = await self._thinker.in_background(render, pruned[0] if pruned else root, request.say.language)
            return Reply(lambda say: pages.explain(say, found, root, query, png=png, pruned=pruned))

    async def _position(self, request: Request, asked: Asked) -> tuple[Position, bool]:
        """Return the position to explain, and whether the asker plays that game, and so now counts as helped."""
        if not asked.is_of_game:
            return asked.view.of(asked.what), False
        if asked.game_id is None:
            game = await self._turns.current(request.place, request.user.id)
        else:
            game = await self._play.find_any(asked.game_id)
            await self.bot.visibility.check(request.place, game)
            if game.is_over:
                raise Refusal("already-over", game_id=game.id)
        await self._play.help(game, request.user.id)
        return asked.view.with_side_to_move(game.position), game.mark_of(request.user.id) is not None

    async def _lesson(self, position: Position, query: Query, step: int = 0) -> Reply:
        if position.is_over:
            raise Refusal("learn-position-over")
        if position.board.rules is not Rules.STANDARD:
            raise NoSuchPosition("learn-standard-rules-only", {})
        if len(position.legal()) > MAX_FREE_IN_LESSON:
            raise Refusal("learn-too-many-steps", most=MAX_FREE_IN_LESSON)
        walk, scores = prune if query.view.is_pruned else grow, query.view.scores
        found, taken = await self._thinker.in_thread(lambda: (analyse(position), steps(walk(position, scores))))
        return Reply(lambda say: pages.lesson(say, found, taken, step, query))

    async def _show_page(self, request: Request, page: course.Page, choice: str = "", note: str = "") -> Reply:
        """Show a question, or the verdict on an answer, and note a right one. Errors: learn-course-changed."""
        check = self._play_on if page.is_last else partial(self._thinker.in_thread, course.show)
        shown: course.Shown = await check(page, course.question_of(page), choice)
        if not shown.is_open:
            await self._database.write(partial(sql.note, user_id=request.user.id, answered=page), order=LAST)
        progress = await self._database.read(partial(sql.progress, user_id=request.user.id))
        return Reply(lambda say: course_pages.course(say, shown, progress, note))

    async def _play_on(self, page: course.Page, asked: Question, path: str) -> course.Shown:
        """Go on with the last lesson's game. path: the squares so far."""
        shown, position = await self._thinker.in_thread(course.replay, page, asked, path)
        if shown.is_open:
            return shown
        reply = ""
        if not position.is_over:
            cell = await self._thinker.choose(position, Level.EASY, self.bot.services.random)
            position, path, reply = position.play(cell), f"{path}{cell}", SQUARES[cell]
        facts: Facts = {"chosen": shown.chosen, "reply": reply}
        if position.is_over:
            winner = position.winner.value if position.winner else "none"
            over = shown._replace(asked=course.question_at(position), facts=facts | {"winner": winner})
            return over._replace(said="learn-course-play-over", chosen="")
        shown = await self._thinker.in_thread(course.show, page, course.question_at(position), "", path)
        return shown._replace(facts=shown.facts | facts, said="learn-course-play-right")


def _trees(position: Position, view: View) -> tuple[Analysis, Node, tuple[Node, Effort] | None]:
    pruned = prune(position, view.scores) if view.is_pruned else None
    found, root = analyse(position), grow(position, view.scores)
    return found, root, (pruned, effort(position, pruned)) if pruned else None
