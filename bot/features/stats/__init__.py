"""Tell what a member's games come to: numbers, and charts of ratings and openings."""

import asyncio
import re
from collections.abc import Sequence
from functools import partial
from typing import Self

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import Menu, command
from bot.core.chat.feature import Feature
from bot.core.chat.game_page import CardLine
from bot.core.chat.options import MemberOption, Options, option
from bot.core.chat.press import press
from bot.core.chat.replies import Reply
from bot.core.chat.request import Audience, Opponent, Request
from bot.core.chat.variants import pages_of
from bot.core.game import Game, Refusal, User
from bot.engine import Board
from bot.features.ratings.service import Ratings
from bot.features.stats import pages
from bot.features.stats.pages import Pair, render_openings, render_rating
from bot.features.stats.rules import Channels, Chart, Score
from bot.features.stats.service import Statistics

AGAINST = re.compile(r"\bagainst\b:?", re.IGNORECASE)


class StatsOptions(Options):
    member: Opponent | int | str | None = option(MemberOption())
    against: Opponent | int | str | None = option(MemberOption())
    refused = "not-a-member"

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        return super().read(AGAINST.sub("against:", text), with_names=with_names)


class StatsFeature(Feature, name="stats"):
    """Show the games of a server there; in direct messages all games, but only the asker's.

    The asker alone reads of all their own games; every other answer counts the games that its readers may see.
    """

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self._thinker = bot.services.thinker
        self._statistics = Statistics(bot.services.store, self._thinker, bot.registry.service(Ratings))
        self.topics = {"stats": "statistics stat accuracy openings chart charts"}

    async def card_lines(self, game: Game) -> Sequence[CardLine]:
        return await self._statistics.card_lines(game)

    @command("stats", "statistics", slash_in_private=True, menu=Menu("member"))
    async def stats(self, request: Request, options: StatsOptions) -> Reply:
        """Show a member's statistics, or the asker's.

        Errors: stats-are-yours, stats-against-yourself, stats-not-of-bots, not-a-member.
        """
        member, against = await self.bot.picker.members(request, options.member, options.against)
        user = member.user if member else request.user
        _check_own(request, user.id)
        if any(each.is_bot for each in (member, against) if each):
            raise Refusal("stats-not-of-bots")
        if against is not None and against.user.id == user.id:
            raise Refusal("stats-against-yourself")
        where = (request.place.guild_id, self._channels(request, user.id))
        record, accuracy, pair = await asyncio.gather(
            self._statistics.of(user.id, *where),
            self._statistics.accuracy(user.id, *where),
            self._pair(request, user, against),
        )
        is_asker = user.id == request.user.id
        return Reply(lambda say: pages.statistics(say, user, record, accuracy, pair, is_asker=is_asker))

    @press(pages.CHART)
    async def chart(self, request: Request, user_id: int, chart: Chart, pool: str) -> Reply:
        """Show a chart of a member's games. Errors: stats-are-yours, stats-not-rated-yet, stats-no-openings-yet."""
        _check_own(request, user_id)
        user, guild_id = request.user, request.place.guild_id
        if user_id != user.id and guild_id is not None:
            names = await self._statistics.names(guild_id, [user_id])
            user = User(user_id, names.get(user_id, ""))
        channels = self._channels(request._replace(audience=Audience.ASKER), user.id)
        record = await self._statistics.of(user.id, guild_id, channels)
        pools = tuple(record.ratings if chart is Chart.RATING else filter(record.openings, record.by_pool))
        shown = pool if pool in pools else next(iter(pools), "")
        if chart is Chart.RATING:
            points = await self._statistics.rating_points(user.id, shown, channels) if shown else ()
            if not points:
                raise Refusal("stats-not-rated-yet")
            render, page = partial(render_rating, points), partial(pages.rating, points=points)
        else:
            if not shown:
                raise Refusal("stats-no-openings-yet")
            board, scores = Board.parse(shown), record.openings(shown)
            cells = [scores.get(cell, Score()) for cell in pages_of(board).places(board)]
            render, page = partial(render_openings, board.columns, cells), partial(pages.openings, scores=scores)
        png = await self._thinker.in_background(render) if request.rights.attach_files else None
        # An edit without a picture would leave the previous board's picture there.
        is_here = pool and request.audience is Audience.ASKER and png  # in the message that was pressed, else a new one
        return Reply(lambda say: page(say, user, shown, pools, png=png), is_private=not is_here)

    async def _pair(self, request: Request, user: User, against: Opponent | None) -> Pair | None:
        """Return the games of the two named members, or of the asker and the named one."""
        first, second = (user, against.user) if against else (request.user, user)
        if first.id == second.id:
            return None
        channels = self._channels(request, first.id, second.id)
        duel = await self._statistics.duel(first.id, second.id, request.place.guild_id, channels)
        return Pair(first, second, duel, first.id == request.user.id) if against or duel.latest else None

    def _channels(self, request: Request, *user_ids: int) -> Channels:
        """Return the channels whose games an answer counts; None for all if one of those users alone reads it."""
        is_alone = request.place.guild_id is None or request.audience is Audience.ASKER
        return None if is_alone and request.user.id in user_ids else self.bot.visibility.channels(request.place)


def _check_own(request: Request, user_id: int) -> None:
    """Errors: stats-are-yours for another member's games outside a server."""
    if request.place.guild_id is None and user_id != request.user.id:
        raise Refusal("stats-are-yours")


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(StatsFeature(bot))
