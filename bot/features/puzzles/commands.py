"""Puzzles on Discord: the command, and every button under a puzzle."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.answerer import Answerer
from bot.core.chat.describe import add_action, described
from bot.core.chat.replies import PrivateReply, Reply, Said
from bot.core.chat.request import Audience, Request, Via
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import Look
from bot.core.game.refusals import Refusal
from bot.core.play.services import Services
from bot.features.puzzles.pages import PracticeReply, PuzzleOverReply, PuzzleReply, ShareReply, SolvedReply, SolveReply
from bot.features.puzzles.rules import AnswerButton, PracticeButton, PuzzleAddress, ShareButton, SolveButton
from bot.features.puzzles.service import Puzzles

Private = SolveReply | SolvedReply | PuzzleOverReply


class PuzzleCommands(commands.Cog):
    def __init__(self, answerer: Answerer, puzzles: "PuzzleHandlers", tree: app_commands.CommandTree[Any]) -> None:
        self._answerer, self._puzzles = answerer, puzzles
        tree.add_command(slash := app_commands.Group(**described("puzzle")))
        for action in ("today", "practice", "here", "stop"):
            add_action(slash, action, self.puzzle_by_slash)

    # `puzzle` has two ways, as `play` has: typed, its board is for everybody.

    async def puzzle_by_slash(self, interaction: discord.Interaction[Any], action: str) -> None:
        responder = InteractionResponder(interaction, in_private=action != "here", with_rights=True)
        await self._answerer.answer(responder, self._puzzles.do, action)

    @commands.command(name="puzzle", aliases=["puzzles", "daily"])
    async def puzzle_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answerer.answer(TypedResponder(ctx, with_rights=True), self._puzzles.do, text)


class PuzzleHandlers:
    def __init__(self, services: Services, puzzles: Puzzles) -> None:
        self._preferences, self._puzzles = services.preferences, puzzles

    async def do(self, request: Request, action: str) -> Reply:
        """Do what a command names: nothing or "today", "practice", "here" or "stop". Errors: puzzles-no-such-action."""
        is_typed = request.via is Via.TYPED
        match action.lower().split():
            case [] | ["today"] if is_typed:
                return PuzzleReply(await self._puzzles.daily())
            case [] | ["today"]:
                return await self._solve(request, self._puzzles.today)
            case ["practice" | "practise"]:
                return PracticeReply() if is_typed else await self._practise(request)
            case ["here"]:
                return await self._post_here(request)
            case ["stop"]:
                return await self._stop(request)
        raise Refusal("puzzles-no-such-action")

    async def press(self, request: Request, button: PuzzleAddress) -> Reply:
        match button:
            case ShareButton(day):
                standing = await self._puzzles.share(request.user.id, day, request.place.channel_id)
                is_right = standing.answer is not None and standing.answer.is_right
                return ShareReply(request.user, day, is_right, standing.streak.days)
            case SolveButton(day):
                return _alone(request, await self._solve(request, day))
            case AnswerButton(day, cell):
                return _alone(request, await self._solve(request, day, cell))
            case PracticeButton(_, None):
                return _alone(request, await self._practise(request))
            case PracticeButton(number, cell):
                return _alone(request, await self._answer_practice(request, number, cell or 0))

    async def _solve(self, request: Request, day: int, cell: int | None = None) -> Private:
        """Show the asker a day's puzzle, or how their answer went. cell: given now. Errors: puzzles-not-out."""
        daily, today, changed = await self._puzzles.daily(day), self._puzzles.today, None
        if day < today:
            return PuzzleOverReply(daily, today)
        look = await self._look(request)
        if cell is None:
            standing = await self._puzzles.standing(request.user.id, day)
        else:
            standing, changed = await self._puzzles.answer(request.user.id, day, cell)
        if standing.answer is None:
            return SolveReply(daily.puzzle, day, rating=standing.rating, look=look)
        explained = await self._puzzles.explain(daily.puzzle, standing.answer.cell)
        return SolvedReply(explained, changed, day, standing.streak, standing.tally, look)

    async def _practise(self, request: Request) -> SolveReply:
        puzzle, practice = await self._puzzles.practise(request.user.id)
        return SolveReply(puzzle, None, practice.number, practice.rating, await self._look(request))

    async def _answer_practice(self, request: Request, number: int, cell: int) -> SolvedReply | PuzzleOverReply:
        answered = await self._puzzles.answer_practice(request.user.id, number, cell)
        if answered is None:
            return PuzzleOverReply(None, self._puzzles.today)
        explained = await self._puzzles.explain(answered[0], cell)
        return SolvedReply(explained, answered[1], look=await self._look(request))

    async def _post_here(self, request: Request) -> PuzzleReply:
        """Post the puzzle here daily from tomorrow; this answer is today's post."""
        guild_id = _managed_server(request)
        if not request.rights.edit_later:
            raise Refusal("puzzles-cannot-post")
        daily = await self._puzzles.daily()
        await self._puzzles.post_in(guild_id, request.place.channel_id)
        return PuzzleReply(daily, will_post=True)

    async def _stop(self, request: Request) -> Said:
        if not await self._puzzles.stop_posting(_managed_server(request)):
            raise Refusal("puzzles-not-posted")
        return Said("puzzles-stopped")

    async def _look(self, request: Request) -> Look:
        return await self._preferences.look_of(request.user.id)


def _managed_server(request: Request) -> int:
    """Return the server that the asker may manage. Errors: puzzles-servers-only, puzzles-managers-only."""
    if request.place.guild_id is None:
        raise Refusal("puzzles-servers-only")
    if not request.rights.manage_server:
        raise Refusal("puzzles-managers-only")
    return request.place.guild_id


def _alone(request: Request, reply: Private) -> Private | PrivateReply:
    """Show a reply to the asker alone: in the message of the button if only they see it, else in a new one."""
    return reply if request.audience is Audience.ASKER else PrivateReply(reply)
