"""Post each month's table in the servers that want it, by the process that looks after them.

As the daily puzzle: a post is claimed for a minute and noted when Discord has it, so that it comes once. The role is
given before the post, which says if that failed; given twice, it stays the same.
"""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import NamedTuple

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.outbox import CLAIM_S, Outcome
from bot.core.chat.page import Colour, Page, embed
from bot.core.chat.players import name
from bot.core.chat.traffic import TOO_MANY, UNDELIVERED
from bot.core.game import CROWD, Place, with_rules
from bot.engine import Board
from bot.features.champions.sql import Champions, Posting
from bot.features.ratings.pages import board_name, line_of
from bot.features.ratings.rules import Line, Month
from bot.features.ratings.service import Leaderboards, Ratings
from bot.words import Words

log = logging.getLogger(__name__)

MAX_POSTS = 50  # posts in one sweep, one after the other
KEY = ("champions", 0, 0)


class MonthReply(NamedTuple):
    """The post of a month. role_id: what the first one gets. problem: the message that says why they couldn't."""

    lines: tuple[Line, ...]
    month: Month
    board: Board
    role_id: int | None = None
    problem: str = ""

    def render(self, say: Words) -> Page:
        role, given = str(self.role_id), "champions-gets" if self.role_id and not self.problem else "champions-is"
        title = say("champions-title", month=say.month(*self.month), board=board_name(self.board, say))
        champion = f"\n{say(given, player=name(self.lines[0].user, say), role=role)}"
        problem = say(self.problem, role=role) if self.problem else ""
        more = say("champions-more", month=self.month.value)
        lines = [*(line_of(line, say) for line in self.lines), champion, problem, more]
        return Page("", embed(lines, Colour.gold(), title))


class MonthPoster:
    def __init__(self, bot: TicTacToeBot, champions: Champions, ratings: Ratings) -> None:
        self._outbox, self._servers = bot.outbox, bot.servers
        self._store, self._shards = bot.services.store, bot.services.shards
        self._champions, self._ratings = champions, ratings
        self._lists = Leaderboards(ratings, bot.visibility, self._store.listings)

    async def sweep(self) -> None:
        """Begin to post where the last month's table hasn't been, unless the last sweep's posts are under way."""
        if self._servers.client.is_ready() and not self._outbox.is_editing(KEY):
            month = self._ratings.month().later(-1)
            due = [each.place.guild_id or 0 for each in await self._champions.due(month.value, self._shards)]
            if here := [guild_id for guild_id in due if not self._servers.is_away(guild_id)]:
                self._outbox.start(KEY, partial(self._post_all, here[:MAX_POSTS], month))

    async def posted(self, guild_id: int) -> tuple[int, int | None] | None:
        """Return the channel where a server has the tables posted, and the champion's role."""
        posting = await self._champions.of(guild_id)
        return (posting.place.channel_id, posting.role_id) if posting else None

    async def post_in(self, guild_id: int, channel_id: int | None, role_id: int | None) -> None:
        """Post each month's table in a channel, this month's first; None: no more. role_id: goes to its first.

        A champion with another role loses that.
        """
        posted = await self._champions.of(guild_id)
        if channel_id is not None:
            posting = Posting(Place(guild_id, channel_id), role_id)
            await self._champions.put(posting, self._ratings.month().later(-1).value)
        elif posted:
            await self._champions.remove(posted.place)
        if posted and (channel_id is None or role_id != posted.role_id):
            with suppress(*UNDELIVERED):
                await self._take(posted)

    @asynccontextmanager
    async def forgetting(self, user_id: int) -> AsyncIterator[None]:
        """Take the role from a member who is forgotten: later it is not known who has it."""
        given = await self._champions.given_to(user_id)
        yield
        for posting in given:
            with suppress(*UNDELIVERED):
                await self._take(posting)

    async def _post_all(self, guild_ids: list[int], month: Month) -> Outcome:
        for guild_id in guild_ids:
            is_ours = await self._store.leases.take(f"champion:{guild_id}", secrets.token_hex(8), CLAIM_S)
            if is_ours and (posting := await self._champions.of(guild_id, month.value)):
                await self._post(posting, month)
        return Outcome.DONE

    async def _post(self, posting: Posting, month: Month) -> None:
        """Post a month's table, of games that all readers of the channel may see; none if there was no game."""
        place, settings = posting.place, await self._store.servers.of(posting.place.guild_id)
        board = with_rules(settings.board, settings.rules)
        ranking = self._ratings.ranking(place.guild_id, board, month)
        if not (lines := (await self._lists.page(place, ranking, CROWD)).lines):
            await self._champions.note(posting, month.value)
            return
        first = lines[0].user.id
        if (problem := await self._give(posting, first) if posting.role_id else "") is None:
            return
        if posting.role_id and not problem:
            await self._champions.crown(posting, first)
        reply = MonthReply(lines, month, board, posting.role_id, problem)
        page = reply.render(await self._outbox.languages.of(place))
        sent = await self._outbox.post(place, page, once=f"champion:{month.value}")
        if sent is Outcome.GONE:
            log.info("The month's table is no longer posted in channel %s", place.channel_id)
            await self._take(posting if problem else posting._replace(champion_id=first))
            await self._champions.remove(place)
        elif sent is not Outcome.UNWELL:
            await self._champions.note(posting, month.value)

    async def _give(self, posting: Posting, user_id: int) -> str | None:
        """Give a posting's role to a user, and take it from the last champion.

        Returns "", the message that says why it couldn't, or None if Discord is away: try again.
        """
        try:
            await self._servers.client.http.add_role(posting.place.guild_id or 0, user_id, posting.role_id or 0)
            if posting.champion_id != user_id:
                await self._take(posting)
        except UNDELIVERED as error:
            return None if getattr(error, "status", TOO_MANY) >= TOO_MANY else "champions-not-given"
        return ""

    async def _take(self, posting: Posting) -> None:
        """Take a posting's role from its champion, unless they have left or the role has moved. Errors: UNDELIVERED."""
        if posting.role_id and posting.champion_id:
            try:
                await self._servers.client.http.remove_role(
                    posting.place.guild_id or 0, posting.champion_id, posting.role_id
                )
            except UNDELIVERED as error:
                if getattr(error, "status", TOO_MANY) >= TOO_MANY:
                    raise
