"""Post the daily puzzle in the servers that want it, by the process that looks after them.

A post is claimed in the database for a minute, and noted when Discord has it. What a crash or Discord loses is posted
again while the day lasts. It comes twice only if a crash follows Discord's answer and the bot is away for some minutes.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.core.chat.outbox import CLAIM_S, Outbox, Outcome, Posted
from bot.core.chat.visibility import Servers
from bot.core.game import Place
from bot.core.store import Shards
from bot.core.store.database import LAST, Database
from bot.core.zones import EARLIEST
from bot.features.puzzles import pages, sql
from bot.features.puzzles.generator import Puzzle
from bot.features.puzzles.rules import Tally
from bot.features.puzzles.service import Daily, Puzzles

log = logging.getLogger(__name__)

MAX_POSTS = 100  # posts in one sweep, one after the other: at midnight it's the turn of all
KEY = ("daily", 0, 0)


class DailyPoster:
    """Posts in the background. shards: whose servers this process looks after; None for all."""

    def __init__(self, outbox: Outbox, servers: Servers, puzzles: Puzzles, shards: Shards | None) -> None:
        self._outbox, self._servers, self._puzzles, self._shards = outbox, servers, puzzles, shards

    async def sweep(self) -> None:
        """Begin to post where today's puzzle hasn't been, unless the last sweep's posts are still under way."""
        if not self._servers.client.is_ready() or KEY in self._outbox.editing:
            return
        unposted = await self._puzzles.unposted(self._shards)
        here = [(channel, day) for channel, day in unposted if not self._servers.is_away(channel.guild_id or 0)]
        if here:
            self._outbox.start(KEY, partial(self._post_all, here))

    async def _post_all(self, due: list[tuple[Place, int]]) -> Outcome:
        shown = {day: await self._shown(day) for day in {day for _, day in due}}
        left = MAX_POSTS
        for channel, day in due:
            if left and await self._puzzles.claim(channel, day, CLAIM_S):
                left -= 1
                page = pages.puzzle(await self._outbox.languages.of(channel), *shown[day])
                sent = await self._outbox.post(channel, page, once=f"puzzle:{day}")
                if sent is Outcome.MISSING:
                    log.info("The daily puzzle is no longer posted in channel %s", channel.channel_id)
                    await self._puzzles.stop_posting(*channel)
                elif sent is not Outcome.UNWELL:
                    await self._puzzles.note_posted(channel, day)
        return Outcome.DONE

    async def _shown(self, day: int) -> tuple[Daily, tuple[Puzzle, Tally]]:
        """Return the puzzle of a day, and how that of the day before went."""
        before, daily = [await self._puzzles.daily(each, EARLIEST) for each in (day - 1, day)]
        return daily, (before.puzzle, await self._puzzles.tally(before.day))


class Lists:
    """Keeps a message a day in each channel with the results that members share there."""

    def __init__(self, outbox: Outbox, database: Database) -> None:
        self._outbox, self._database = outbox, database

    def show(self, channel_id: int, day: int, message_id: int = 0) -> None:
        """Begin to show a list. message_id: of its message, if perhaps none of its lines is left to tell."""
        self._outbox.start(("results", day, channel_id), partial(self._show, channel_id, day, message_id))

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

    async def _show(self, channel_id: int, day: int, message_id: int) -> Outcome:
        """Edit a list's message, or post one for a line that has none: the first, or one since that was deleted.

        Edit it again if other lines came meanwhile, or if another process may have posted it with fewer.
        """
        lines = await self.lines(channel_id, day)
        known = max([message_id, *(number or 0 for _, number in lines)])
        here = Place(None, channel_id)
        page = pages.results(await self._outbox.languages.of(here), day, [line for line, _ in lines])
        sent: Outcome | Posted = await self._outbox.edit(here, known, page) if known else Outcome.MISSING
        if is_new := sent is Outcome.MISSING and any(number is None for _, number in lines):
            sent = await self._outbox.post(here, page, once=f"results:{day}:{known}")
        if sent is Outcome.UNWELL:
            return sent
        known = sent.message_id if isinstance(sent, Posted) else known
        noted = await self._database.write(lambda to: sql.lines(to, channel_id, day, known), row=LAST)
        if len(noted) != len(lines) or (is_new and len(lines) > 1):
            self._outbox.repeat(("results", day, channel_id))
        return Outcome.DONE
