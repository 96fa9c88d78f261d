"""The command `learn`, and the buttons and the menu of the course."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import described, options
from bot.core.chat.replies import PrivateReply, Reply
from bot.core.chat.request import Audience, Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import Refusal
from bot.features.learn.course.pages import CourseOverReply, CourseReply
from bot.features.learn.course.rules import LESSONS, VERSION, LearnButton, Page, lesson_of
from bot.features.learn.course.service import Course


class CourseCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, course: Course) -> None:
        self._answer, self._course = bot.answerer.answer, course

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
            return await self._show(request, Page(lesson))
        if progress.page.is_over:
            return CourseOverReply(progress)
        note = "learn-course-hello" if progress.page == Page() else "learn-course-welcome"
        return await self._show(request, progress.page, note=note)

    async def press(self, request: Request, button: LearnButton, chosen: Sequence[str], _member: object) -> Reply:
        """Show a question, check an answer to it, or go to a lesson from the menu. Errors: learn-course-changed.

        A forged press under a message that others can read is answered by a new one.
        """
        if button.version != VERSION:
            raise Refusal("learn-course-changed")
        page = Page(lesson_of(chosen[0]) or 1) if chosen else Page(button.lesson, button.question)
        reply = await self._show(request, page, button.choice)
        is_alone = request.audience is Audience.ASKER or not request.rights.be_answered
        return reply if is_alone else PrivateReply(reply)

    async def _show(self, request: Request, page: Page, choice: str = "", note: str = "") -> CourseReply:
        user_id = request.user.id
        shown = await self._course.answer(user_id, page, choice)
        return CourseReply(shown, await self._course.progress(user_id), note)
