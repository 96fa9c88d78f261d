"""A puzzle a day, the same for all servers, and practice: the command, every button under a puzzle, and daily posts.

A post is claimed in the database for a minute, and noted when Discord has it. What a crash or Discord loses is posted
again while the day lasts. It comes twice only if a crash follows Discord's answer and the bot is away for some minutes.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import command, group
from bot.core.chat.feature import Event, Feature, on
from bot.core.chat.options import Options, option
from bot.core.chat.outbox import CLAIM_S, Delivery, Outbox, Posted
from bot.core.chat.page import isolated
from bot.core.chat.press import press
from bot.core.chat.readers import HourOption
from bot.core.chat.replies import Reply, Said
from bot.core.chat.request import Audience, Request, Via
from bot.core.game import Place, Refusal
from bot.core.store.database import LAST, Database
from bot.core.store.names import with_handle
from bot.core.zones import EARLIEST, beside
from bot.features.puzzles import pages, sql
from bot.features.puzzles.rules import MILESTONE, Puzzle, Tally
from bot.features.puzzles.service import Puzzles

log = logging.getLogger(__name__)

MAX_POSTS = 100  # posts in one sweep, one after the other: at midnight it's the turn of all
KEY = ("daily", 0, 0)
UNTRIED = -1  # in place of a square: a puzzle is only shown


class HereOptions(Options):
    hour: int | None = option(HourOption())
    refused = "puzzles-no-such-hour"


class NoOptions(Options):
    """None: what is typed after the action is refused by a sentence on puzzles."""

    refused = "puzzles-no-such-action"


class ResultLists:
    """Keeps a message a day in each channel with the results that members share there."""

    def __init__(self, outbox: Outbox, database: Database) -> None:
        self._outbox, self._database = outbox, database

    def show(self, channel_id: int, day: int, message_id: int = 0) -> None:
        """Begin to show a list. message_id: of its message, if perhaps none of its lines is left to tell."""
        self._outbox.in_background(("results", day, channel_id), partial(self._show, channel_id, day, message_id))

    async def lines(self, channel_id: int, day: int) -> list[tuple[str, int | None]]:
        """Return the lines of a list, each with its message. Errors: StoreError."""
        return await self._database.read(lambda on: sql.lines(on, channel_id, day))

    @asynccontextmanager
    async def forgetting(self, user_id: int) -> AsyncIterator[None]:
        """Take a member out of the lists when they are forgotten."""
        kept = await self._database.read(lambda on: sql.PERSONAL.export(on, user_id))
        yield
        for share in kept["puzzle_shares"]:
            self.show(share["channel_id"], share["day"], share["message_id"] or 0)

    async def _show(self, channel_id: int, day: int, message_id: int) -> Delivery:
        """Edit a list's message, or post one for a line that has none: the first, or one since that was deleted.

        Edit it again if other lines came meanwhile, or if another process may have posted it with fewer.
        """
        lines = await self.lines(channel_id, day)
        known = max([message_id, *(number or 0 for _, number in lines)])
        here = Place(None, channel_id)
        page = pages.results(await self._outbox.languages.words_for(here), day, [line for line, _ in lines])
        sent: Delivery | Posted = await self._outbox.edit(here, known, page) if known else Delivery.MISSING
        if is_new := sent is Delivery.MISSING and any(number is None for _, number in lines):
            sent = await self._outbox.post(here, page, once=f"results:{day}:{known}")
        if sent is Delivery.UNWELL:
            return sent
        known = sent.message_id if isinstance(sent, Posted) else known
        noted = await self._database.write(lambda to: sql.lines(to, channel_id, day, known), order=LAST)
        if len(noted) != len(lines) or (is_new and len(lines) > 1):
            self._outbox.repeat(("results", day, channel_id))
        return Delivery.DONE


class PuzzleFeature(Feature, name="puzzles"):
    topics = {"puzzles": "puzzle daily practice practise streak streaks share"}

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        services = bot.services
        self.service = self._puzzles = Puzzles(services.store, services.thinker, services.turns.now, services.random)
        self._lists = ResultLists(bot.outbox, services.store.database)
        self._look_of, self._servers = services.preferences.look_of, services.store.servers
        self.server_posts = {"puzzle": self._puzzles}
        self.personal = replace(sql.PERSONAL, around=self._lists.forgetting)

    @group("puzzle", "puzzles", "daily", slash_in_private=True)
    async def puzzle(self, request: Request, _: NoOptions) -> Reply:
        return await self._today(request)

    @command("today", within=puzzle, slash_in_private=True)
    async def today(self, request: Request, _: NoOptions) -> Reply:
        return await self._today(request)

    @command("practice", "practise", within=puzzle, slash_in_private=True)
    async def practice(self, request: Request, _: NoOptions) -> Reply:
        return await self._practise(request, is_public=request.via is Via.TYPED)

    @command("here", within=puzzle)
    async def here(self, request: Request, options: HereOptions) -> Reply | Said:
        """Post the puzzle here daily at an hour; this answer is today's post, if it was not posted here before.

        Errors: puzzles-no-such-hour, puzzles-cannot-post; as `_managed_server`.
        """
        guild_id, hour = _managed_server(request), options.hour
        if not request.rights.edit_later:
            raise Refusal("puzzles-cannot-post")
        before, hour_before = await self._puzzles.posted(guild_id) or (None, 0)
        hour = hour_before if hour is None else hour
        is_new, zone = before != request.place.channel_id, await self._zone_of(request)
        day = self._puzzles.today(zone)
        shown = await self._puzzles.daily(day, zone)
        await self._puzzles.post_here(request.place, hour, posted=day if is_new else 0)
        if not is_new:
            return Said("puzzles-posted-daily", {"hour": hour, "zone": beside(zone)})
        return Reply(lambda say: pages.puzzle(say, day, shown, at=(hour, zone)))

    @command("stop", within=puzzle, slash_in_private=True)
    async def stop(self, request: Request, _: NoOptions) -> Said:
        if not await self._puzzles.stop_posting(_managed_server(request)):
            raise Refusal("puzzles-not-posted")
        return Said("puzzles-stopped")

    @press(pages.SHOW, starts="puzzle")
    @press(pages.TRY, starts="puzzle")
    async def answer(self, request: Request, day: int, cell: int = UNTRIED) -> Reply:
        return (await self._solve(request, day, cell)).to_asker(request)

    @press(pages.SHARE, starts="puzzle")
    async def share(self, request: Request, day: int) -> Reply:
        """List how a day went for the channel; by a message of its own where the bot can't edit the list."""
        puzzle = await self._puzzles.daily(day, await self._zone_of(request))
        standing = await self._puzzles.standing(request.user.id, day)
        if not standing.is_over:
            raise Refusal("puzzles-not-answered")
        tried, is_listed = await self._puzzles.explain(puzzle, *standing.cells), request.rights.edit_later
        name, others = request.user.name, await self._lists.lines(request.place.channel_id, day)
        if any(isolated(name) in line for line, _ in others):
            name = with_handle(name, request.user.handle)
        line = f"{pages.score(tried)} {isolated(name)}" + f" 🔥 {standing.streak.days}" * tried.is_right
        is_new = await self._puzzles.share(request.user.id, day, request.place.channel_id, line if is_listed else "")
        if is_listed:
            self._lists.show(request.place.channel_id, day)  # also what a fault has left out before
        if not is_new:
            raise Refusal("puzzles-shared")
        if not is_listed:
            return Reply(lambda say: pages.results(say, day, [line]), as_new=True)
        return Reply(lambda say: pages.solved(say, tried, standing, pages.SHARED)).to_asker(request)

    @press(pages.PRACTISE, starts="puzzle")
    @press(pages.PRACTISE_OF, starts="puzzle")
    @press(pages.ANSWER_PRACTICE, starts="puzzle")
    async def practise(self, request: Request, number: int, cell: int = UNTRIED, owner_id: int = 0) -> Reply:
        """Answer a practice puzzle, or show one. owner_id: whose it is if others see it; they get one of their own."""
        if cell == UNTRIED or owner_id not in (0, request.user.id):
            return (await self._practise(request)).to_asker(request)
        answered = await self._puzzles.answer_practice(request.user.id, number, cell)
        if answered is None:
            return Reply(pages.practice_over).to_asker(request)
        explained = await self._puzzles.explain(answered[0], cell)
        return Reply(lambda say: pages.solved(say, explained, answered[1])).to_asker(request)

    @on(Event.SWEEP)
    async def post_due(self) -> None:
        """Begin to post where today's puzzle hasn't been, unless the last sweep's posts are still under way."""
        guilds, outbox = self.bot.guild_cache, self.bot.outbox
        if guilds.client.is_ready() and KEY not in outbox.editing:
            unposted = await self._puzzles.unposted(self.bot.services.shards)
            if here := [each for each in unposted if not guilds.is_away(each[0].guild_id or 0)]:
                outbox.in_background(KEY, partial(self._post_all, here))

    async def _post_all(self, due: list[tuple[Place, int]]) -> Delivery:
        outbox, left = self.bot.outbox, MAX_POSTS
        shown = {day: await self._shown(day) for day in {day for _, day in due}}
        for channel, day in due:
            if left and await self._puzzles.claim(channel, day, CLAIM_S):
                left -= 1
                page = pages.puzzle(await outbox.languages.words_for(channel), day, *shown[day])
                sent = await outbox.post(channel, page, once=f"puzzle:{day}")
                if sent is Delivery.MISSING:
                    log.info("The daily puzzle is no longer posted in channel %s", channel.channel_id)
                    await self._puzzles.stop_posting(*channel)
                elif sent is not Delivery.UNWELL:
                    await self._puzzles.note_posted(channel, day)
        return Delivery.DONE

    async def _shown(self, day: int) -> tuple[Puzzle, tuple[Puzzle, Tally]]:
        """Return the puzzle of a day, and how that of the day before went."""
        before, puzzle = [await self._puzzles.daily(each, EARLIEST) for each in (day - 1, day)]
        return puzzle, (before, await self._puzzles.tally(day - 1))

    async def _today(self, request: Request) -> Reply:
        """Show today's puzzle: typed, its board is for everybody."""
        zone = await self._zone_of(request)
        day = self._puzzles.today(zone)
        if request.via is not Via.TYPED:
            return await self._solve(request, day)
        look = await self._look_of(request.place.guild_id, request.user.id)
        puzzle = await self._puzzles.daily(day, zone)
        return Reply(lambda say: pages.puzzle(say, day, puzzle), look=look)

    async def _solve(self, request: Request, day: int, cell: int = UNTRIED) -> Reply:
        """Show the asker a day's puzzle, or how their answer went. cell: tried now. Errors: puzzles-not-out.

        They have begun if they have tried a square, or press one and see the board alone: it was opened in its day.
        """
        zone, counts, changed = await self._zone_of(request), False, None
        puzzle, today = await self._puzzles.daily(day, zone), self._puzzles.today(zone)
        standing = await self._puzzles.standing(request.user.id, day)
        is_own = request.audience is Audience.ASKER or request.place.guild_id is None
        has_begun = bool(standing.cells) or (is_own and cell != UNTRIED)
        if not self._puzzles.is_open(day, zone, has_begun=has_begun):
            return Reply(lambda say: pages.over(say, day, puzzle, today))
        if cell != UNTRIED:
            standing, counts, changed = await self._puzzles.answer(request.user.id, day, cell, zone)
        standing = standing._replace(rated=changed or standing.rated)
        tried = await self._puzzles.explain(puzzle, *standing.cells)
        if not standing.is_over:
            return Reply(lambda say: pages.to_solve(say, tried, standing))
        note = "puzzles-ten-days" if tried.is_right and standing.streak == (MILESTONE, MILESTONE) else ""
        note = note if counts or day < today else "puzzles-answered"
        return Reply(lambda say: pages.solved(say, tried, standing, note, zone))

    async def _practise(self, request: Request, *, is_public: bool = False) -> Reply:
        puzzle, practice = await self._puzzles.practise(request.user.id)
        look = await self._look_of(request.place.guild_id, request.user.id)
        owner = request.user if is_public else None
        return Reply(lambda say: pages.to_practise(say, puzzle, practice, owner), look=look)

    async def _zone_of(self, request: Request) -> str:
        return (await self._servers.of(request.place.guild_id)).zone


def _managed_server(request: Request) -> int:
    """Return the server that the asker may manage. Errors: puzzles-servers-only, puzzles-managers-only."""
    if request.place.guild_id is None:
        raise Refusal("puzzles-servers-only")
    if not request.rights.manage_server:
        raise Refusal("puzzles-managers-only")
    return request.place.guild_id


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(PuzzleFeature(bot))
