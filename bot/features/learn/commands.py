"""The commands `hint`, `explain` and `learn`: hints, the worth of every square, minimax call by call; a course."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.address import GameButton
from bot.core.chat.press import do_button
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import picked
from bot.core.chat.describe import OWN_NAMES, described, hybrid, options
from bot.core.chat.options import counts_from_zero
from bot.core.chat.replies import PrivateReply, Reply
from bot.core.chat.request import Audience, Request
from bot.core.chat.responders import InteractionResponder, TypedResponder, responder_of
from bot.core.chat.variants import pages_of
from bot.core.game import Refusal
from bot.core.game.refusals import NoGame, NoSuchPosition
from bot.core.thinking import Priority
from bot.engine import Analysis, Position, Rules, analyse
from bot.engine.variant import has_tree
from bot.features.learn.course.pages import CourseOverReply, CourseReply
from bot.features.learn.course.rules import LESSONS, VERSION, LearnButton, Page, lesson_of
from bot.features.learn.course.service import Course
from bot.features.learn.pages import ExplainReply, HintReply, LessonButton, LessonReply
from bot.features.learn.picture import draw
from bot.features.learn.rules import ExplainOptions, View, explain_options
from bot.features.learn.tree import MAX_CALLS, MOST_FREE, Effort, Node, TreeTooLarge, effort, grow, prune, steps

FORMS = ("tree", "steps", "alpha-beta", "alpha-beta steps")
MAX_FREE_IN_LESSON = 4  # squares: minimax makes 65 calls at most then


class LearnCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        services = bot.services
        self._play, self._thinker, self._explaining = services.play, services.thinker, services.explaining
        self._answer, self._visibility, self._picker = bot.answerer.answer, bot.visibility, bot.picker
        self._course = Course(services)

    @hybrid("hint")
    async def hint(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, in_private=True), self.hint_here)

    # Typed, the words after `explain` come in any order; a slash command has an option for each.

    @app_commands.command(**described("explain"))
    @options("explain", "what", form=FORMS, scores=("10", "1"), turn="XO", maximiser="XO")
    async def explain_by_slash(  # noqa: PLR0917 (Discord names every option)
        self,
        interaction: discord.Interaction[Any],
        what: app_commands.Range[str, 0, 200] = "",
        form: str = "tree",
        scores: str = "10",
        turn: str | None = None,
        maximiser: str | None = None,
    ) -> None:
        sides = [f"{name}:{side}" for name, side in (("turn", turn), ("maximiser", maximiser)) if side]
        chosen = explain_options(" ".join([picked(what), form, f"±{scores}", *sides]))
        responder = InteractionResponder(interaction, in_private=chosen.is_of_game)
        await self._answer(responder, self.explain_or_pick, chosen)

    @commands.command(name="explain", extras={OWN_NAMES: True}, rest_is_raw=True)
    async def explain_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        chosen = explain_options(text)
        await self._answer(TypedResponder(ctx, in_private=chosen.is_of_game), self.explain_or_pick, chosen)

    async def hint_here(self, request: Request) -> HintReply:
        return HintReply(*await self._play.hint(request.place, request.user.id))

    async def hint_in(self, request: Request, button: GameButton) -> HintReply:
        """Give a hint in a button's game. Errors: no-such-game, not-for-you, already-over, not-your-turn."""
        await self._play.running(request.place, request.user.id, button.game_id)
        return await self.hint_here(request)

    async def explain_or_pick(self, request: Request, options: ExplainOptions) -> Reply:
        """Explain a board or a game; offer other games to a member who names none and has none here."""
        try:
            return await self.explain(request, options)
        except NoGame as refusal:
            return await self._picker.menu(request, do_button("explain"), refusal)

    async def explain_aside(self, request: Request, text: str) -> PrivateReply:
        return PrivateReply(await self.explain(request, explain_options(text)))

    async def explain(self, request: Request, options: ExplainOptions) -> ExplainReply | LessonReply:
        """Value every square of a board or of a running game, or walk through minimax on it."""
        with self._explaining.underway(request.place, request.user.id):
            (position, is_help), view = await self._position(request, options), options.view
            is_from_zero = not options.is_of_game and counts_from_zero(options.what)
            if options.is_lesson:
                return (await self._lesson(position, view, 0))._replace(is_from_zero=is_from_zero, is_help=is_help)
            if position.is_over:
                raise Refusal("learn-position-over")
            is_shown = has_tree(position.board.rules)
            if view.is_pruned and not (is_shown and pages_of(position.board).has_own_marks):
                raise NoSuchPosition("learn-standard-rules-only", {})
            if position.board.cells - position.ply > MOST_FREE or not is_shown:
                found = await self._thinker.analyse(position, Priority.BACKGROUND)
                return ExplainReply(found, None, view, is_from_zero=is_from_zero, is_help=is_help)
            try:
                found, root, pruned = await self._thinker.run(_trees, position, view)
            except TreeTooLarge:
                raise Refusal("learn-too-many-calls", most=MAX_CALLS) from None
            drawn = pruned[0] if pruned else root
            png = await self._thinker.run(draw, drawn, request.locale) if request.rights.attach_files else None
            return ExplainReply(found, root, view, png, pruned, is_from_zero, is_help)

    async def turn_lesson(self, _request: Request, button: LessonButton) -> LessonReply:
        return await self._lesson(button.view.of(button.board), button.view, button.step)

    @app_commands.command(**described("learn"))
    @options("learn", "lesson")
    async def learn_by_slash(
        self, interaction: discord.Interaction[Any], lesson: app_commands.Range[int, 1, len(LESSONS)] | None = None
    ) -> None:
        await self._answer(InteractionResponder(interaction, in_private=True), self.learn, str(lesson or ""))

    @commands.command(name="learn")
    async def learn_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx, in_private=True), self.learn, text)

    async def learn(self, request: Request, text: str) -> Reply:
        """Go on with the course, or to the lesson that a text names. Errors: learn-no-such-lesson."""
        lesson, progress = lesson_of(text), await self._course.progress(request.user.id)
        if lesson:
            return await self._show_page(request, Page(lesson))
        if progress.page.is_over:
            return CourseOverReply(progress)
        note = "learn-course-hello" if progress.page == Page() else "learn-course-welcome"
        return await self._show_page(request, progress.page, note=note)

    async def answer(self, request: Request, button: LearnButton, chosen: Sequence[str], _member: object) -> Reply:
        """Show a question, check an answer to it, or go to a lesson from the menu. Errors: learn-course-changed.

        A forged press under a message that others can read is answered by a new one.
        """
        if button.version != VERSION:
            raise Refusal("learn-course-changed")
        page = Page(lesson_of(chosen[0]) or 1) if chosen else Page(button.lesson, button.question)
        reply = await self._show_page(request, page, button.choice)
        is_alone = request.audience is Audience.ASKER or not request.rights.be_answered
        return reply if is_alone else PrivateReply(reply)

    async def _position(self, request: Request, options: ExplainOptions) -> tuple[Position, bool]:
        """Return the position to explain, and whether the asker plays that game, and so now counts as helped."""
        if not options.is_of_game:
            return options.view.of(options.what), False
        if options.game_id is None:
            game = await self._play.look(request.place, request.user.id)
        else:
            game = await self._play.find_any(options.game_id)
            await self._visibility.check(request.place, game)
            if game.is_over:
                raise Refusal("already-over", game_id=game.id)
        await self._play.help(game, request.user.id)
        return options.view.turned(game.position), game.mark_of(request.user.id) is not None

    async def _lesson(self, position: Position, view: View, step: int) -> LessonReply:
        if position.is_over:
            raise Refusal("learn-position-over")
        if position.board.rules is not Rules.STANDARD:
            raise NoSuchPosition("learn-standard-rules-only", {})
        if len(position.legal()) > MAX_FREE_IN_LESSON:
            raise Refusal("learn-too-many-steps", most=MAX_FREE_IN_LESSON)
        found, taken = await self._thinker.look_up(lambda: (analyse(position), steps(_tree(position, view))))
        return LessonReply(found, taken, step, view)

    async def _show_page(self, request: Request, page: Page, choice: str = "", note: str = "") -> CourseReply:
        user_id = request.user.id
        shown = await self._course.answer(user_id, page, choice)
        return CourseReply(shown, await self._course.progress(user_id), note)


def _tree(position: Position, view: View) -> Node:
    return (prune if view.is_pruned else grow)(position, view.scores)


def _trees(position: Position, view: View) -> tuple[Analysis, Node, tuple[Node, Effort] | None]:
    pruned = _tree(position, view) if view.is_pruned else None
    found, root = analyse(position), grow(position, view.scores)
    return found, root, (pruned, effort(position, pruned)) if pruned else None
