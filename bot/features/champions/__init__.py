"""Post each month's table in the servers that want it, and give its first a role.

As the daily puzzle: a post is claimed for a minute and noted when Discord has it, so that it comes once. The role is
given before the post, which says if that failed; given twice, it stays the same. The bot takes it in
the end, whatever Discord answers, even from a member who uses /forget while they get it.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.feature import Event, Feature, on
from bot.core.chat.outbox import CLAIM_S, Delivery
from bot.core.chat.page import Colour, Page, embed
from bot.core.chat.players import name
from bot.core.chat.traffic import TOO_MANY, UNDELIVERED
from bot.core.game import CROWD, Place, with_rules
from bot.core.store.connections import Work
from bot.core.zones import LATEST
from bot.engine import Board
from bot.features.champions import sql
from bot.features.champions.sql import PERSONAL, Champions, GivenRole, Posting
from bot.features.ratings.pages import board_name, line_of
from bot.features.ratings.rules import Line, Month
from bot.features.ratings.service import Ratings
from bot.words import Words, words

log = logging.getLogger(__name__)

MAX_POSTS = 50  # posts, and roles taken, in one sweep, one after the other
KEY, TAKING = ("champions", 0, 0), ("roles", 0, 0)
NOT_FOUND = 404  # Discord has no such role or member
MOST_APART_S = 2 * 86_400  # between the begins of a month, in any two zones
DAY_S = REFUSED_S = 86_400  # until a role is tried again that the bot may not take


def month_table(
    say: Words, lines: Sequence[Line], month: Month, board: Board, *, role_id: int | None = None, problem: str = ""
) -> Page:
    """The post of a month. role_id: what the first one gets. problem: the message that says why they couldn't."""
    role, given = str(role_id), "champions-gets" if role_id and not problem else "champions-is"
    title = say("champions-title", month=say.month(*month), board=board_name(board, say))
    champion = f"\n{say(given, player=name(lines[0].user, say), role=role)}"
    ends = [champion, say(problem, role=role) if problem else "", say("champions-more", month=month.value)]
    return Page("", embed([*(line_of(line, say) for line in lines), *ends], Colour.gold(), title))


class ChampionFeature(Feature, name="champions"):
    """Posts by the process that looks after a server."""

    def __init__(self, bot: TicTacToeBot) -> None:
        self._outbox, self._guilds = bot.outbox, bot.guild_cache
        self._store, self._shards, self._visibility = bot.services.store, bot.services.shards, bot.visibility
        self._now = bot.services.turns.now
        self._changing = asyncio.Lock()  # roles are given and taken one at a time
        self._refused = set[tuple[int, ...]]()  # the server, role and user of those that the bot may not take
        self.service = self._champions = Champions(bot.services.store.database)
        self._ratings = bot.registry.service(Ratings)
        self.topics = {"champions": "champion monthly"}
        self.server_posts, self.personal = {"champion": self}, replace(PERSONAL, around=self.forgetting)

    @on(Event.SWEEP)
    async def sweep(self) -> None:
        """Begin to post where the last month's table hasn't been, unless the last sweep's posts are under way."""
        if self._guilds.client.is_ready():
            self._outbox.in_background(TAKING, self._take_all)
        if self._guilds.client.is_ready() and KEY not in self._outbox.editing:
            due = await self._champions.due(lambda zone: self._last(zone).value, self._shards)
            if here := [(its.guild_id, zone) for its, zone in due if self._is_due(its, zone)]:
                self._outbox.in_background(KEY, partial(self._post_all, here[:MAX_POSTS]))

    def _is_due(self, its: Any, zone: str) -> bool:
        month = self._ratings.month(zone)
        is_over = its.posted_month < month.later(-1).value and not self._is_new(its.set_at or 0, month.begin(zone))
        return is_over and not self._guilds.is_away(its.guild_id)

    def _is_new(self, set_at: int, begin: int) -> bool:
        """Return whether the tables were set up after that; if that is still to come, the clock was ahead then."""
        return begin < set_at <= self._ratings.now()

    async def posted(self, guild_id: int) -> tuple[int, int | None] | None:
        """Return the channel where a server has the tables posted, and the champion's role."""
        posting = await self._champions.of(guild_id)
        return (posting.place.channel_id, posting.role_id) if posting else None

    def post_in(self, guild_id: int, channel_id: int | None, role_id: int | None) -> Work[Any]:
        """Return what a transaction does to post each month's table in a channel, this month's first; None: no more.

        role_id: goes to its first. A champion with another role loses that, at the next sweep.
        """
        if channel_id is None:
            return sql.removing(guild_id=guild_id)
        posting = Posting(Place(guild_id, channel_id), role_id, set_at=self._ratings.now())
        return sql.putting(posting, self._last(LATEST).value)

    def _last(self, zone: str) -> Month:
        """Return the last month that is over in a zone."""
        return self._ratings.month(zone).later(-1)

    @asynccontextmanager
    async def forgetting(self, user_id: int) -> AsyncIterator[None]:
        """Take the role from a member who is forgotten."""
        yield
        self._outbox.in_background(TAKING, self._take_all)

    async def _take_all(self) -> Delivery:
        """Take the roles that are to be taken, where the bot is."""
        async with self._changing:
            roles = await self._champions.to_take(self._now(), self._shards)
            for role in [each for each in roles if not self._guilds.is_away(each.guild_id)][:MAX_POSTS]:
                with suppress(*UNDELIVERED):  # the next sweep tries again
                    await self._take(role)
        return Delivery.DONE

    async def _take(self, role: GivenRole) -> None:
        """Take a role. If the bot lacks the right, log it and try again the next day. Errors: UNDELIVERED."""
        guild_id, role_id, user_id, _ = role
        try:
            await self._guilds.client.http.remove_role(guild_id, user_id, role_id)
        except UNDELIVERED as error:
            if (status := getattr(error, "status", TOO_MANY)) >= TOO_MANY:
                raise
            if status != NOT_FOUND and await self._visibility.opponent(guild_id, user_id) is not None:
                if role[:3] not in self._refused:
                    log.warning("%s", words()("log-role-kept", role=role_id, server=guild_id, reason=str(error)))
                self._refused.add(role[:3])
                await self._champions.take(role, again_at=self._now() + REFUSED_S)
                return
        await self._champions.take(role)

    async def _post_all(self, due: list[tuple[int, str]]) -> Delivery:
        for guild_id, zone in due:
            month = self._last(zone)
            if not await self._store.leases.take(f"champion:{guild_id}", secrets.token_hex(8), CLAIM_S):
                continue
            last, begin = await self._champions.of(guild_id, month.later(-1).value), month.begin(zone)
            if last is not None and not self._is_new(last.set_at, begin):
                # The bot was away: its champion had their month.
                await self._post(last._replace(role_id=None), month.later(-1), zone)
            posting, last = [await self._champions.of(guild_id, each.value) for each in (month, month.later(-1))]
            if posting is not None and (last is None or self._is_new(last.set_at, begin)):
                await self._post(posting, month, zone)
        return Delivery.DONE

    async def _post(self, posting: Posting, month: Month, zone: str) -> None:
        """Post a month's table, of games that all readers of the channel may see; none if there was no game."""
        place, settings = posting.place, await self._store.servers.of(posting.place.guild_id)
        board = with_rules(settings.board, settings.rules)
        ranking = self._ratings.ranking(place.guild_id, board, month, zone)
        if abs(posting.until - ranking.since) < MOST_APART_S:  # the last table ended there, in another zone perhaps
            ranking = ranking._replace(since=posting.until)
        posting = posting._replace(until=ranking.until)
        if not (lines := (await self._ratings.lists.page(place, ranking, CROWD)).lines):
            await self._champions.note(posting, month.value)
            return
        first = lines[0].user.id
        if (problem := await self._give(posting, first) if posting.role_id else "") is None:
            return
        say, role_id = await self._outbox.languages.words_for(place), posting.role_id
        page = month_table(say, lines, month, board, role_id=role_id, problem=problem)
        sent = await self._outbox.post(place, page, once=f"champion:{month.value}:{self._ratings.now() // DAY_S}")
        if sent is Delivery.MISSING:
            log.info("The month's table is no longer posted in channel %s", place.channel_id)
            await self._champions.remove(place)
            self._outbox.in_background(TAKING, self._take_all)
        elif sent is not Delivery.UNWELL:
            await self._champions.note(posting, month.value)

    async def _give(self, posting: Posting, user_id: int) -> str | None:
        """Give a posting's role to a user, and take it from the last champion.

        The row that takes it again stays until they are noted as champion: they may use /forget, or the bot be killed.
        Returns "", the message that says why it couldn't, or None if Discord is away: try again.
        """
        role = GivenRole(posting.place.guild_id or 0, posting.role_id or 0, user_id, self._now() + CLAIM_S)
        async with self._changing:
            await self._champions.give(role)
            try:
                await self._guilds.client.http.add_role(role.guild_id, user_id, role.role_id)
            except UNDELIVERED as error:
                if getattr(error, "status", TOO_MANY) >= TOO_MANY:
                    return None
                await self._champions.take(role)
                return "champions-not-given"
            await self._champions.crown(posting, user_id)
        self._outbox.in_background(TAKING, self._take_all)
        return ""


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(ChampionFeature(bot))
