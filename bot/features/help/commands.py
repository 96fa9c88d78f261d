"""The commands `help` and `about`."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.answerer import Answerer
from bot.core.chat.describe import described, hybrid, options
from bot.core.chat.responders import InteractionResponder, TypedResponder, responder_of
from bot.features.help.service import HelpHandlers
from bot.words import words


class HelpCommands(commands.Cog):
    def __init__(self, answerer: Answerer, help_: HelpHandlers, topics: Iterable[str]) -> None:
        self._answer, self._help = answerer.answer, help_
        choices = [app_commands.Choice(name=words()(f"topic-{topic}"), value=topic) for topic in topics]
        app_commands.choices(topic=choices)(self.help_by_slash)

    # Typed, a topic goes by any of its words; a slash command offers the topics themselves.

    @app_commands.command(**described("help"))
    @options("help", "topic")
    async def help_by_slash(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        responder = InteractionResponder(interaction, in_private=True, with_rights=True)
        await self._answer(responder, self._help.help, topic)

    @commands.command(name="help")
    async def help_by_words(self, ctx: commands.Context[Any], *, topic: str = "") -> None:
        await self._answer(TypedResponder(ctx, with_rights=True), self._help.help, topic)

    @hybrid("about")
    async def about(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx), self._help.about)
