"""A puzzle a day, the same for all servers, and practice: the command, and every button under a puzzle."""

from dataclasses import replace

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import command, group
from bot.core.chat.feature import Event, Feature, on
from bot.core.chat.options import Options, option
from bot.core.chat.page import isolated
from bot.core.chat.press import press
from bot.core.chat.readers import HourOption
from bot.core.chat.replies import Reply, Said
from bot.core.chat.request import Audience, Request, Via
from bot.core.game import Refusal
from bot.core.store.names import told_apart
from bot.core.zones import beside
from bot.features.puzzles import pages
from bot.features.puzzles.daily import DailyPoster, Lists
from bot.features.puzzles.rules import MILESTONE
from bot.features.puzzles.service import Puzzles
from bot.features.puzzles.sql import PERSONAL


class HereOptions(Options):
    hour: int | None = option(HourOption())
    refused = "puzzles-no-such-hour"


class NoOptions(Options):
    refused = "puzzles-no-such-action"


class PuzzleFeature(Feature, name="puzzles"):
    topics = {"puzzles": "puzzle daily practice practise streak streaks share"}

    def __init__(self, bot: TicTacToeBot) -> None:
        services = bot.services
        self.service = self._puzzles = Puzzles(services.store, services.thinker, services.turns.now, services.random)
        self._lists = Lists(bot.outbox, services.store.database)
        self._daily = DailyPoster(bot.outbox, bot.servers, self._puzzles, services.shards)
        self._look_of, self._servers = services.preferences.look_of, services.store.servers
        self.server_posts = {"puzzle": self._puzzles}
        self.personal = replace(PERSONAL, around=self._lists.forgetting)

    @group("puzzle", "puzzles", "daily")
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
        daily = await self._puzzles.daily(zone=zone)
        await self._puzzles.post_here(request.place, hour, posted=daily.day if is_new else 0)
        if not is_new:
            return Said("puzzles-posted-daily", {"hour": hour, "zone": beside(zone)})
        return Reply(lambda say: pages.puzzle(say, daily, hour=hour, zone=zone))

    @command("stop", within=puzzle, slash_in_private=True)
    async def stop(self, request: Request, _: NoOptions) -> Said:
        if not await self._puzzles.stop_posting(_managed_server(request)):
            raise Refusal("puzzles-not-posted")
        return Said("puzzles-stopped")

    @press(pages.SHOW, starts="puzzle")
    async def show(self, request: Request, day: int) -> Reply:
        return _alone(request, await self._solve(request, day))

    @press(pages.TRY, starts="puzzle")
    async def answer(self, request: Request, day: int, cell: int) -> Reply:
        return _alone(request, await self._solve(request, day, cell))

    @press(pages.SHARE, starts="puzzle")
    async def share(self, request: Request, day: int) -> Reply:
        """List how a day went for the channel; by a message of its own where the bot can't edit the list."""
        daily = await self._puzzles.daily(day, await self._zone_of(request))
        standing = await self._puzzles.standing(request.user.id, day)
        if not standing.is_over:
            raise Refusal("puzzles-not-answered")
        tried, is_listed = await self._puzzles.explain(daily.puzzle, *standing.cells), request.rights.edit_later
        name, others = request.user.name, await self._lists.lines(request.place.channel_id, day)
        if any(isolated(name) in line for line, _ in others):
            name = told_apart(name, request.user.handle)
        line = f"{pages.score(tried)} {isolated(name)}" + f" 🔥 {standing.streak.days}" * tried.is_right
        is_new = await self._puzzles.share(request.user.id, day, request.place.channel_id, line if is_listed else "")
        if is_listed:
            self._lists.show(request.place.channel_id, day)  # also what a fault has left out before
        if not is_new:
            raise Refusal("puzzles-shared")
        if not is_listed:
            return Reply(lambda say: pages.results(say, day, [line]), as_new=True)
        return _alone(
            request, Reply(lambda say: pages.solved(say, tried, standing.rated, day, standing, note=pages.SHARED))
        )

    @press(pages.PRACTISE, starts="puzzle")
    async def next_practice(self, request: Request, number: int) -> Reply:
        return _alone(request, await self._practise(request))

    @press(pages.PRACTISE_OF, starts="puzzle")
    async def answer_of(self, request: Request, number: int, cell: int, owner_id: int) -> Reply:
        """Answer a practice puzzle that others see; to them it shows one of their own."""
        if owner_id in (0, request.user.id):
            return await self.answer_practice(request, number, cell)
        return _alone(request, await self._practise(request))

    @press(pages.ANSWER_PRACTICE, starts="puzzle")
    async def answer_practice(self, request: Request, number: int, cell: int) -> Reply:
        answered = await self._puzzles.answer_practice(request.user.id, number, cell)
        if answered is None:
            return _alone(request, Reply(lambda say: pages.over(say, None, 0)))
        explained = await self._puzzles.explain(answered[0], cell)
        return _alone(request, Reply(lambda say: pages.solved(say, explained, answered[1])))

    @on(Event.SWEEP)
    async def post_due(self) -> None:
        await self._daily.sweep()

    async def _today(self, request: Request) -> Reply:
        """Show today's puzzle: typed, its board is for everybody."""
        zone = await self._zone_of(request)
        if request.via is not Via.TYPED:
            return await self._solve(request, self._puzzles.today_in(zone))
        look = await self._look_of(request.place.guild_id, request.user.id)
        daily = await self._puzzles.daily(zone=zone)
        return Reply(lambda say: pages.puzzle(say, daily), look=look)

    async def _solve(self, request: Request, day: int, cell: int | None = None) -> Reply:
        """Show the asker a day's puzzle, or how their answer went. cell: tried now. Errors: puzzles-not-out.

        They have begun if they have tried a square, or press one and see the board alone: it was opened in its day.
        """
        zone, counts, changed = await self._zone_of(request), False, None
        daily, today = await self._puzzles.daily(day, zone), self._puzzles.today_in(zone)
        standing = await self._puzzles.standing(request.user.id, day)
        is_own = request.audience is Audience.ASKER or request.place.guild_id is None
        has_begun = bool(standing.cells) or (is_own and cell is not None)
        if not self._puzzles.is_open(day, zone, has_begun=has_begun):
            return Reply(lambda say: pages.over(say, daily, today))
        if cell is not None:
            standing, counts, changed = await self._puzzles.answer(request.user.id, day, cell, zone)
        tried, rated = await self._puzzles.explain(daily.puzzle, *standing.cells), changed or standing.rated
        if not standing.is_over:
            return Reply(lambda say: pages.to_solve(say, tried, day, rated=rated))
        note = "puzzles-ten-days" if tried.is_right and standing.streak == (MILESTONE, MILESTONE) else ""
        note = note if counts or day < today else "puzzles-answered"
        return Reply(lambda say: pages.solved(say, tried, rated, day, standing, note=note, zone=zone))

    async def _practise(self, request: Request, *, is_public: bool = False) -> Reply:
        puzzle, practice = await self._puzzles.practise(request.user.id)
        untried = await self._puzzles.explain(puzzle)
        look = await self._look_of(request.place.guild_id, request.user.id)
        rated, owner = (None, request.user) if is_public else (practice.rated, None)
        return Reply(
            lambda say: pages.to_solve(say, untried, None, practice.number, rated=rated, owner=owner), look=look
        )

    async def _zone_of(self, request: Request) -> str:
        return (await self._servers.of(request.place.guild_id)).zone


def _managed_server(request: Request) -> int:
    """Return the server that the asker may manage. Errors: puzzles-servers-only, puzzles-managers-only."""
    if request.place.guild_id is None:
        raise Refusal("puzzles-servers-only")
    if not request.rights.manage_server:
        raise Refusal("puzzles-managers-only")
    return request.place.guild_id


def _alone(request: Request, reply: Reply) -> Reply:
    """Show a reply to the asker alone: in the message of the button if only they see it, else in a new one."""
    return reply if request.audience is Audience.ASKER else replace(reply, is_private=True)


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(PuzzleFeature(bot))
