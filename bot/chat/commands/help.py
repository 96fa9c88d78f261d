"""Help, as commands: each is a line that asks a handler."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.commands.describe import described, hybrid, options
from bot.chat.handlers.help import HelpHandlers
from bot.chat.handlers.learn import LearnHandlers
from bot.chat.responders import InteractionResponder, responder_of
from bot.chat.topics import Topic
from bot.chat.typed import TypedResponder
from bot.words import words

TOPICS = [app_commands.Choice(name=words()(f"topic-{topic}"), value=topic.value) for topic in Topic]


class HelpCommands(commands.Cog):
    def __init__(self, answerer: Answerer, help_: HelpHandlers, learn: LearnHandlers) -> None:
        self._answer, self._help, self._learn = answerer.answer, help_, learn

    # `help` has two ways of its own, as `play` has: typed, a topic goes by any of its words.

    @app_commands.command(**described("help"))
    @options("help", "topic")
    @app_commands.choices(topic=TOPICS)
    async def help_by_slash(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        responder = InteractionResponder(interaction, in_private=True, with_rights=True)
        await self._answer(responder, self._help.help, topic)

    @commands.command(name="help")
    async def help_by_words(self, ctx: commands.Context[Any], *, topic: str = "") -> None:
        await self._answer(TypedResponder(ctx, with_rights=True), self._help.help, topic)

    @hybrid("about")
    async def about(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx), self._learn.about)
