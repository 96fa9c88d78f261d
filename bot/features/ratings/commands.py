"""Show leaderboards: the command, and the buttons that turn a page."""

from dataclasses import replace
from typing import Any, Self

import discord

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import command, suggest
from bot.core.chat.feature import Event, Feature
from bot.core.chat.game_options import FIRSTS, KNOWN, WORDS
from bot.core.chat.options import SIZE, BoardOption, OneOf, Option, Options, option
from bot.core.chat.page import Choice
from bot.core.chat.press import Pager, press
from bot.core.chat.readers import with_months
from bot.core.chat.replies import Reply
from bot.core.chat.request import Request
from bot.core.game import RULES, First, Refusal, board_named, with_rules
from bot.core.game.writing import folded
from bot.engine import STANDARD, Board, Rules
from bot.features.ratings import pages
from bot.features.ratings.rules import MONTH, Month, Period, Scope, period_named, period_of
from bot.features.ratings.service import Leaderboards, Ratings
from bot.features.ratings.sql import PERSONAL

MONTHS = 12  # the months before this one that are offered; earlier ones can be typed


class PeriodOption(Option):
    """A period. Picked, it is what the asker's language calls it, perhaps."""

    words = tuple(Period)

    def read(self, text: str) -> Period | Month | None:
        return period_of(text) if text in self.words or MONTH.fullmatch(text) else None

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> str:
        return str(value)


class LeaderboardOptions(Options):
    """Which leaderboard to show. where: None is the server's, in direct messages everybody's."""

    board: Board = option(BoardOption(), STANDARD)
    rules: Rules = option(OneOf({name: Rules(name) for name in RULES}), Rules.STANDARD)
    period: Period | Month | str = option(PeriodOption(), Period.ALL)
    where: Scope | None = option(OneOf(Scope))
    refused, facts, also = "ratings-no-such-leaderboard", KNOWN, WORDS

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        """Read typed words; with_names: not yet, as months have names in the asker's language."""
        words = (each for each in SIZE.sub(r"\1x\2", text).split() if FIRSTS.get(folded(each)) is not First.ME)
        return cls.of(text) if with_names else super().read(" ".join(words))


class RatingFeature(Feature, name="ratings"):
    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self.service = self._ratings = Ratings(bot.services)
        self._ratings.lists = Leaderboards(self._ratings, bot.visibility, bot.services.store.listings)
        self._servers = bot.services.store.servers
        self.personal = replace(PERSONAL, settle=self._ratings.settle)
        bot.registry.subscribe(self._ratings.on_ended, Event.ENDED)
        bot.registry.subscribe(self._ratings.sweep, Event.SWEEP)
        self.topics = {"ratings": "rating rated leaderboard lb rank ranking glicko medals top elo points"}

    async def cog_unload(self) -> None:
        await self._ratings.stop()

    @command("leaderboard", "lb", "leaderboards", "top", "rank")
    async def leaderboard(self, request: Request, options: LeaderboardOptions) -> Reply:
        if options.typed:
            options = LeaderboardOptions.read(await self._with_months(request, options.typed))
        board, period = with_rules(options.board, options.rules), options.period
        if not isinstance(period, Period | Month):
            period = await self._picked(request, period)
        return await self._show(request, board, period, options.where)

    @press(pages.TURN)
    async def turn(  # noqa: PLR0917 (the values of an address)
        self, request: Request, asker_id: int, board: str, rules: Rules, when: str, scope: Scope, at: int, turn: Pager
    ) -> Reply:
        """Turn a leaderboard's page, for the one who asked for it. Errors: ratings-not-your-leaderboard."""
        if request.user.id != asker_id:
            raise Refusal("ratings-not-your-leaderboard")
        return await self._show(request, with_rules(board_named(board), rules), period_of(when), scope, at)

    async def _show(
        self, request: Request, board: Board, period: Period | Month, scope: Scope | None, at: int = 0
    ) -> Reply:
        """Show a page (from 0) of a leaderboard. Errors: ratings-no-server-here, ratings-months-of-servers."""
        guild_id = request.place.guild_id
        where = scope or (Scope.EVERYWHERE if guild_id is None else Scope.HERE)
        if where is Scope.HERE and guild_id is None:
            raise Refusal("ratings-no-server-here")
        of = guild_id if where is Scope.HERE else None
        ranking = self._ratings.ranking(of, board, period, (await self._servers.of(of)).zone)
        page, asker = await self._ratings.lists.page(request.place, ranking, request.user, at), request.user
        return Reply(lambda say: pages.leaderboard(say, page, asker, board=board, period=period, scope=where))

    @suggest(leaderboard, "period")
    async def periods(self, request: Request, typed: str) -> list[Choice]:
        """Offer the periods that match what is typed: all, this month, or one of the last twelve."""
        named = await self._periods(request)
        return [Choice(value, label) for value, label in named.items() if typed.lower() in f"{value} {label.lower()}"]

    async def _picked(self, request: Request, period: str) -> Period | Month:
        names = await self._periods(request)
        try:
            return period_named(period, names)
        except Refusal:
            return period_named(await self._with_months(request, period), names)

    async def _with_months(self, request: Request, text: str) -> str:
        month = await self._month(request)
        return with_months(text, month, [request.say.language, request.say_privately.language])

    async def _periods(self, request: Request) -> dict[str, str]:
        """Return the names of the periods that are offered, by their values."""
        say, month = request.say_privately, await self._month(request)
        months = [month.later(-back) for back in range(1, MONTHS + 1)]
        return {each: say(f"choice-{each}") for each in Period} | {each.value: say.month(*each) for each in months}

    async def _month(self, request: Request) -> Month:
        return self._ratings.month((await self._servers.of(request.place.guild_id)).zone)
