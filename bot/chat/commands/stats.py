"""Statistics, as a command: a line that asks a handler."""

from typing import Any

import discord
from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.commands.describe import hybrid, options
from bot.chat.handlers.stats import StatsHandlers
from bot.chat.people import user_of
from bot.chat.responders import responder_of
from bot.chat.stats_replies import Named

NOBODY = commands.parameter(default=None)
"""Not `| None`: discord.py would take a name that it does not know for one that was left out."""


class StatsCommands(commands.Cog):
    def __init__(self, answerer: Answerer, stats: StatsHandlers) -> None:
        self._answerer, self._stats = answerer, stats

    @hybrid("stats", "statistics")
    @options("stats", "member", "against")
    async def stats(
        self, ctx: commands.Context[Any], member: discord.User = NOBODY, against: discord.User = NOBODY
    ) -> None:
        responder, named = responder_of(ctx, slash_in_private=True), (_named(member), _named(against))
        await self._answerer.answer(responder, self._stats.stats, *named)


def _named(user: discord.User | None) -> Named | None:
    return Named(user_of(user), user.bot) if user is not None else None
