"""The daily puzzle: posted in the servers that want it, by the process that looks after them.

A post is claimed in the database before it is sent, so that no two processes and no crash ever post twice; what a crash
or Discord loses is lost until the next day.
"""

import logging

import discord

from bot.chat.messages import as_message
from bot.chat.puzzle_replies import PuzzleReply, Yesterday
from bot.chat.render.page import Page
from bot.chat.render.puzzles import puzzle
from bot.chat.servers import Servers
from bot.chat.traffic import UNDELIVERED
from bot.chat.underway import Underway
from bot.community.puzzles import Puzzles
from bot.model.puzzles import PuzzleChannel
from bot.store import Shards, StoreError
from bot.words import words

log = logging.getLogger(__name__)

AT_ONCE = 100
"""How many servers one sweep posts in, one after the other: at midnight it's the turn of all."""


class DailyPoster:
    """Posts in the background. shards: whose servers this process looks after; None for all."""

    def __init__(self, client: discord.Client, servers: Servers, puzzles: Puzzles, shards: Shards | None) -> None:
        self._client, self._servers, self._puzzles, self._shards = client, servers, puzzles, shards
        self.work = Underway()

    async def sweep(self) -> None:
        """Begin to post where today's puzzle hasn't been, unless the last sweep's posts are still under way."""
        if not self._servers.is_settled() or self.work.tasks:
            return
        unposted = await self._puzzles.unposted(self._shards)
        here = [channel for channel in unposted if not self._servers.is_absent(channel.guild_id)]
        if here:
            self.work.spawn(self._post_all(here[:AT_ONCE]))

    async def _post_all(self, channels: list[PuzzleChannel]) -> None:
        try:
            reply = await self._today()
            page = puzzle(reply, words())
            for channel in channels:
                if self.work.is_over:
                    return
                if await self._puzzles.claim(channel, reply.daily.day):
                    await self._post(channel, page)
        except StoreError as error:
            log.info("The daily puzzle waits for the database: %s", error)
        except Exception:
            log.exception("The daily puzzle was not posted everywhere")

    async def _today(self) -> PuzzleReply:
        daily = await self._puzzles.daily()
        before = await self._puzzles.daily(daily.day - 1)
        return PuzzleReply(daily, Yesterday(before.puzzle, await self._puzzles.tally(before.day)))

    async def _post(self, channel: PuzzleChannel, page: Page) -> None:
        """Post in a channel, and never again if it is gone or closed to the bot."""
        there = self._client.get_partial_messageable(channel.channel_id, guild_id=channel.guild_id)
        try:
            await there.send(**as_message(page if self._may_embed(channel) else page.without_embed()))
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("The daily puzzle is no longer posted in channel %s: %s", channel.channel_id, error)
            await self._puzzles.forget(channel)
        except UNDELIVERED as error:
            log.info("The daily puzzle was not posted in channel %s: %s", channel.channel_id, error)

    def _may_embed(self, channel: PuzzleChannel) -> bool:
        """Whether the bot may embed there; if a channel isn't known Discord will say."""
        guild = self._client.get_guild(channel.guild_id)
        known = guild.get_channel_or_thread(channel.channel_id) if guild else None
        return guild is None or known is None or known.permissions_for(guild.me).embed_links
