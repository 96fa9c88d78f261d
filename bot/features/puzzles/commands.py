"""Puzzles on Discord: the command, and every button under a puzzle."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import add_action, described, options
from bot.core.chat.page import isolated
from bot.core.chat.readers import hour_of
from bot.core.chat.replies import PrivateReply, Reply, Said
from bot.core.chat.request import Audience, Request, Via
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import Refusal
from bot.core.game.writing import AROUND, folded
from bot.core.store.names import told_apart
from bot.core.zones import beside
from bot.features.puzzles.daily import Lists
from bot.features.puzzles.pages import SHARED, ListReply, PuzzleOverReply, PuzzleReply, SolvedReply, SolveReply, score
from bot.features.puzzles.rules import MILESTONE, PracticeButton, PuzzleAddress, ShareButton, SolveButton
from bot.features.puzzles.service import Puzzles

ACTIONS = ("today", "practice", "practise", "here", "stop")
Hour = app_commands.Range[int, 0, 23]
Private = SolveReply | SolvedReply | PuzzleOverReply


class PuzzleCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, puzzles: Puzzles, lists: Lists) -> None:
        self._answer, self._look_of = bot.answerer.answer, bot.services.preferences.look_of
        self._puzzles, self._lists, self._servers = puzzles, lists, bot.services.store.servers
        bot.tree.add_command(slash := app_commands.Group(**described("puzzle")))
        for action in ("today", "practice"):
            add_action(slash, action, self.puzzle_by_slash)
        slash.command(**described("puzzle-here") | {"name": "here"})(self.here_by_slash)
        add_action(slash, "stop", self.puzzle_by_slash)

    # `puzzle` has two ways, as `play` has: typed, its board is for everybody.

    async def puzzle_by_slash(self, interaction: discord.Interaction[Any], action: str) -> None:
        responder = InteractionResponder(interaction, in_private=not action.startswith("here"))
        await self._answer(responder, self.do, action)

    @options("puzzle-here", "hour")
    async def here_by_slash(self, interaction: discord.Interaction[Any], hour: Hour | None = None) -> None:
        await self.puzzle_by_slash(interaction, "here" if hour is None else f"here {hour}")

    @commands.command(name="puzzle", aliases=["puzzles", "daily"])
    async def puzzle_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx), self.do, text)

    async def do(self, request: Request, action: str) -> Reply:
        """Do what a command names: nothing or "today", "practice", "here" with an hour, or "stop".

        Errors: puzzles-no-such-action.
        """
        is_typed = request.via is Via.TYPED
        match [each.strip(AROUND) for each in folded(action).split()]:
            case [] | ["today"] if is_typed:
                look = await self._look_of(request.place.guild_id, request.user.id)
                return PuzzleReply(await self._puzzles.daily(zone=await self._zone_of(request)), look=look)
            case [] | ["today"]:
                return await self._solve(request, self._puzzles.today_in(await self._zone_of(request)))
            case ["practice" | "practise"]:
                return await self._practise(request, is_public=is_typed)
            case ["here", *words]:
                return await self._post_here(request, " ".join(words))
            case ["stop"]:
                return await self._stop(request)
        raise Refusal("puzzles-no-such-action")

    async def press(self, request: Request, button: PuzzleAddress) -> Reply:
        match button:
            case ShareButton(day):
                return await self._share(request, day)
            case SolveButton(day, cell):
                return _alone(request, await self._solve(request, day, cell))
            case PracticeButton(number, int(cell), owner_id) if owner_id in (0, request.user.id):
                return _alone(request, await self._answer_practice(request, number, cell))
            case PracticeButton():
                return _alone(request, await self._practise(request))

    async def _solve(self, request: Request, day: int, cell: int | None = None) -> Private:
        """Show the asker a day's puzzle, or how their answer went. cell: tried now. Errors: puzzles-not-out.

        They have begun if they have tried a square, or press one and see the board alone: it was opened in its day.
        """
        zone, counts, changed = await self._zone_of(request), False, None
        daily, today = await self._puzzles.daily(day, zone), self._puzzles.today_in(zone)
        standing = await self._puzzles.standing(request.user.id, day)
        is_own = request.audience is Audience.ASKER or request.place.guild_id is None
        has_begun = bool(standing.cells) or (is_own and cell is not None)
        if not self._puzzles.is_open(day, zone, has_begun=has_begun):
            return PuzzleOverReply(daily, today)
        if cell is not None:
            standing, counts, changed = await self._puzzles.answer(request.user.id, day, cell, zone)
        tried = await self._puzzles.explain(daily.puzzle, *standing.cells)
        if not standing.is_over:
            return SolveReply(tried, day, rated=changed or standing.rated)
        note = "puzzles-ten-days" if tried.is_right and standing.streak == (MILESTONE, MILESTONE) else ""
        note = note if counts or day < today else "puzzles-answered"
        return SolvedReply(tried, changed or standing.rated, day, standing, note, zone)

    async def _share(self, request: Request, day: int) -> Private | PrivateReply | ListReply:
        """List how a day went for the channel; by a message of its own where the bot can't edit the list."""
        daily = await self._puzzles.daily(day, await self._zone_of(request))
        standing = await self._puzzles.standing(request.user.id, day)
        if not standing.is_over:
            raise Refusal("puzzles-not-answered")
        tried, is_listed = await self._puzzles.explain(daily.puzzle, *standing.cells), request.rights.edit_later
        name, others = request.user.name, await self._lists.lines(request.place.channel_id, day)
        if any(isolated(name) in line for line, _ in others):
            name = told_apart(name, request.user.handle)
        line = f"{score(tried)} {isolated(name)}" + f" 🔥 {standing.streak.days}" * tried.is_right
        is_new = await self._puzzles.share(request.user.id, day, request.place.channel_id, line if is_listed else "")
        if is_listed:
            self._lists.show(request.place.channel_id, day)  # also what a fault has left out before
        if not is_new:
            raise Refusal("puzzles-shared")
        if not is_listed:
            return ListReply(day, [line])
        return _alone(request, SolvedReply(tried, standing.rated, day, standing, SHARED))

    async def _practise(self, request: Request, *, is_public: bool = False) -> SolveReply:
        puzzle, practice = await self._puzzles.practise(request.user.id)
        untried = await self._puzzles.explain(puzzle)
        look = await self._look_of(request.place.guild_id, request.user.id)
        rated, owner = (None, request.user) if is_public else (practice.rated, None)
        return SolveReply(untried, None, practice.number, rated, owner, look)

    async def _answer_practice(self, request: Request, number: int, cell: int) -> SolvedReply | PuzzleOverReply:
        answered = await self._puzzles.answer_practice(request.user.id, number, cell)
        if answered is None:
            return PuzzleOverReply(None, 0)
        explained = await self._puzzles.explain(answered[0], cell)
        return SolvedReply(explained, answered[1])

    async def _post_here(self, request: Request, text: str) -> PuzzleReply | Said:
        """Post the puzzle here daily at an hour; this answer is today's post, if it was not posted here before.

        text: the hour; if it's empty the one that is set. Errors: puzzles-no-such-hour, puzzles-cannot-post.
        """
        guild_id, hour = _managed_server(request), hour_of(text)
        if text and hour is None:
            raise Refusal("puzzles-no-such-hour")
        if not request.rights.edit_later:
            raise Refusal("puzzles-cannot-post")
        before, hour_before = await self._puzzles.posted(guild_id) or (None, 0)
        hour = hour_before if hour is None else hour
        is_new, zone = before != request.place.channel_id, await self._zone_of(request)
        daily = await self._puzzles.daily(zone=zone)
        await self._puzzles.post_here(request.place, hour, posted=daily.day if is_new else 0)
        told = Said("puzzles-posted-daily", {"hour": hour, "zone": beside(zone)})
        return PuzzleReply(daily, hour=hour, zone=zone) if is_new else told

    async def _zone_of(self, request: Request) -> str:
        return (await self._servers.of(request.place.guild_id)).zone

    async def _stop(self, request: Request) -> Said:
        if not await self._puzzles.stop_posting(_managed_server(request)):
            raise Refusal("puzzles-not-posted")
        return Said("puzzles-stopped")


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
