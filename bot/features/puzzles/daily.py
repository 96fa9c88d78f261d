"""Post the daily puzzle in the servers that want it, by the process that looks after them.

A post is claimed in the database for a minute, and noted when Discord has it. What a crash or Discord loses is posted
again while the day lasts. It comes twice only if a crash follows Discord's answer and the bot is away for some minutes.
"""

import logging
from functools import partial

from bot.core.chat.outbox import CLAIM_S, Outbox, Outcome
from bot.core.chat.visibility import Servers
from bot.core.game import Place
from bot.core.store import Shards
from bot.features.puzzles.pages import PuzzleReply, Yesterday
from bot.features.puzzles.rules import PuzzleChannel
from bot.features.puzzles.service import Puzzles
from bot.words import words

log = logging.getLogger(__name__)

MAX_POSTS = 100
"""Posts in one sweep, one after the other: at midnight it's the turn of all."""
KEY = ("daily", 0, 0)


class DailyPoster:
    """Posts in the background. shards: whose servers this process looks after; None for all."""

    def __init__(self, outbox: Outbox, servers: Servers, puzzles: Puzzles, shards: Shards | None) -> None:
        self._outbox, self._servers, self._puzzles, self._shards = outbox, servers, puzzles, shards

    async def sweep(self) -> None:
        """Begin to post where today's puzzle hasn't been, unless the last sweep's posts are still under way."""
        if not self._servers.is_settled() or self._outbox.is_editing(KEY):
            return
        unposted = await self._puzzles.unposted(self._shards)
        here = [channel for channel in unposted if not self._servers.is_absent(channel.guild_id)]
        if here:
            self._outbox.start(KEY, partial(self._post_all, here))

    async def _post_all(self, channels: list[PuzzleChannel]) -> Outcome:
        daily = await self._puzzles.daily()
        before = await self._puzzles.daily(daily.day - 1)
        yesterday = Yesterday(before.puzzle, await self._puzzles.tally(before.day))
        page = PuzzleReply(daily, yesterday).render(words())
        left = MAX_POSTS
        for channel in channels:
            if left and await self._puzzles.claim(channel, daily.day, CLAIM_S):
                left -= 1
                sent = await self._outbox.post(Place(*channel), page, once=f"puzzle:{daily.day}")
                if sent is Outcome.GONE:
                    log.info("The daily puzzle is no longer posted in channel %s", channel.channel_id)
                    await self._puzzles.stop_posting(*channel)
                elif sent is not Outcome.UNWELL:
                    await self._puzzles.note_posted(channel, daily.day)
        return Outcome.DONE
