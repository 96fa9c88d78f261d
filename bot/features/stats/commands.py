"""The command `stats`, and the handlers that answer it and presses on its buttons."""

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import OWN_NAMES, described, options, translated
from bot.core.chat.people import Mentioned, opponent_of, people_in
from bot.core.chat.replies import PrivateReply
from bot.core.chat.request import Audience, Opponent, Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.chat.variants import pages_of
from bot.core.game import Refusal, User
from bot.engine import Board
from bot.features.stats.charts import draw_openings, draw_rating
from bot.features.stats.pages import OpeningsReply, Pair, RatingReply, StatsReply
from bot.features.stats.rules import Channels, Chart, Score, StatsButton
from bot.features.stats.service import Statistics


class StatsCommands(commands.Cog):
    """Show the games of a server there; in direct messages all games, but only the asker's.

    The asker alone reads of all their own games; every other answer counts the games that its readers may see.
    """

    def __init__(self, bot: TicTacToeBot, statistics: Statistics) -> None:
        self._answer, self._picker, self._visibility = bot.answerer.answer, bot.picker, bot.visibility
        self._statistics, self._thinker = statistics, bot.services.thinker
        bot.tree.add_command(app_commands.ContextMenu(name=translated("menu-stats"), callback=self._by_menu))

    async def _by_menu(self, interaction: discord.Interaction[Any], user: discord.User) -> None:
        member = opponent_of(interaction.client, user)
        await self._answer(InteractionResponder(interaction, in_private=True), self.show, member, None)

    # Typed, a name may have blanks; a slash command has an option for each member.

    @app_commands.command(**described("stats"))
    @options("stats", "member", "against")
    async def stats_by_slash(
        self,
        interaction: discord.Interaction[Any],
        member: discord.User | None = None,
        against: discord.User | None = None,
    ) -> None:
        people = [opponent_of(interaction.client, each) if each else None for each in (member, against)]
        await self._answer(InteractionResponder(interaction, in_private=True), self.show, *people)

    @commands.command(name="stats", aliases=["statistics"], extras={OWN_NAMES: True})
    async def stats_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        people = [await Mentioned().convert(ctx, each) for each in people_in(text)[:2]]
        await self._answer(TypedResponder(ctx), self.show, *people)

    async def show(self, request: Request, *given: Opponent | str | None) -> StatsReply:
        """Show a member's statistics, or the asker's. given: the member, and who they played against.

        Errors: stats-are-yours, stats-against-yourself, stats-not-of-bots, not-a-member.
        """
        member, against, *_ = [*await self._picker.members(request, *given), None, None] if given else (None, None)
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
        return StatsReply(user, record, accuracy, user.id == request.user.id, pair)

    async def chart(self, request: Request, button: StatsButton) -> RatingReply | OpeningsReply | PrivateReply:
        """Show the chart that a button names. Errors: stats-are-yours, stats-not-rated-yet, stats-no-openings-yet."""
        _check_own(request, button.user_id)
        user, guild_id = request.user, request.place.guild_id
        if button.user_id != user.id and guild_id is not None:
            names = await self._statistics.names(guild_id, [button.user_id])
            user = User(button.user_id, names.get(button.user_id, ""))
        of = self._rating if button.chart is Chart.RATING else self._openings
        is_here = request.audience is Audience.ASKER  # the message that was pressed; else a new one
        reply = await of(request._replace(audience=Audience.ASKER), user, button.pool)
        # An edit without a picture would leave the previous board's picture there.
        is_in_place = button.pool and is_here and reply.png
        return reply if is_in_place else PrivateReply(reply)

    async def _pair(self, request: Request, user: User, against: Opponent | None) -> Pair | None:
        """Return the games of the two named members, or of the asker and the named one."""
        first, second = (user, against.user) if against else (request.user, user)
        if first.id == second.id:
            return None
        channels = self._channels(request, first.id, second.id)
        duel = await self._statistics.duel(first.id, second.id, request.place.guild_id, channels)
        if against is None and not duel.latest:
            return None
        return Pair(first, second, duel, first.id == request.user.id)

    async def _rating(self, request: Request, user: User, wanted: str) -> RatingReply:
        channels = self._channels(request, user.id)
        record = await self._statistics.of(user.id, request.place.guild_id, channels)
        pools = tuple(record.ratings)
        pool = wanted if wanted in pools else next(iter(pools), "")
        points = await self._statistics.rating_points(user.id, pool, channels) if pool else ()
        if not points:
            raise Refusal("stats-not-rated-yet")
        png = await self._thinker.run(draw_rating, points) if request.rights.attach_files else None
        return RatingReply(user, pool, pools, points, png)

    async def _openings(self, request: Request, user: User, wanted: str) -> OpeningsReply:
        record = await self._statistics.of(user.id, request.place.guild_id, self._channels(request, user.id))
        if not (pools := tuple(pool for pool in record.by_pool if record.openings(pool))):
            raise Refusal("stats-no-openings-yet")
        pool = wanted if wanted in pools else pools[0]
        board, openings = Board.parse(pool), record.openings(pool)
        cells = [openings.get(cell, Score()) for cell in pages_of(board).places(board)]
        has_picture = request.rights.attach_files
        png = await self._thinker.run(draw_openings, board.columns, cells) if has_picture else None
        return OpeningsReply(user, pool, pools, openings, png)

    def _channels(self, request: Request, *user_ids: int) -> Channels:
        """Return the channels whose games an answer counts; None for all if one of those users alone reads it."""
        is_alone = request.place.guild_id is None or request.audience is Audience.ASKER
        return None if is_alone and request.user.id in user_ids else self._visibility.channels(request.place)


def _check_own(request: Request, user_id: int) -> None:
    """Errors: stats-are-yours for another member's games outside a server."""
    if request.place.guild_id is None and user_id != request.user.id:
        raise Refusal("stats-are-yours")
