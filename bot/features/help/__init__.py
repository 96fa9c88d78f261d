"""Help by topics: an overview or a topic, and the buttons below it, which do what it describes."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import __version__
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import described, hybrid, options, translated
from bot.core.chat.options import GameOptions
from bot.core.chat.registry import Feature, Press
from bot.core.chat.replies import PrivateReply, Reply, Said
from bot.core.chat.request import Audience, Opponent, Request
from bot.core.chat.responders import InteractionResponder, TypedResponder, responder_of
from bot.core.game import Refusal
from bot.features.help.pages import HelpAct, HelpButton, HelpReply, WhomReply, parse_help, started
from bot.features.help.rules import Contents, in_order


def build(bot: TicTacToeBot) -> Feature:
    registry, settings = bot.registry, bot.settings
    watch = bot.get_cog("watch")
    prefix = settings.command_prefix if settings.typed_commands else None
    contents = Contents(in_order(registry.topics), registry.command_names, prefix)
    cog = HelpCommands(bot, contents, watch)
    return Feature(
        name="help",
        cogs=[cog],
        presses={"ttt-help": Press(parse_help, cog.press, with_choice=True, starts=started)},
        words={"help": (), "about": ()},
        runs={"help": cog.help, "about": lambda request, _: cog.tell_about(request)},
    )


class HelpCommands(commands.Cog):
    """watch: the service of that feature, if it is there."""

    def __init__(self, bot: TicTacToeBot, contents: Contents, watch: Any) -> None:
        self._answer, self._play, self._ids = bot.answerer.answer, bot.play, bot.command_ids
        self._contents, self._watch, self._prefix_within = contents, watch, bot.prefix_within
        choices = [app_commands.Choice(name=translated(f"topic-{topic}"), value=topic) for topic in contents.topics]
        app_commands.choices(topic=choices)(self.help_by_slash)

    # Typed, a topic goes by any of its words; a slash command offers the topics themselves.

    @app_commands.command(**described("help"))
    @options("help", "topic")
    async def help_by_slash(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        await self._answer(InteractionResponder(interaction, in_private=True), self.help, topic)

    @commands.command(name="help")
    async def help_by_words(self, ctx: commands.Context[Any], *, topic: str = "") -> None:
        await self._answer(TypedResponder(ctx), self.help, topic)

    @hybrid("about")
    async def about(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx), self.tell_about)

    async def help(self, request: Request, text: str = "") -> HelpReply:
        topic, contents, rights = self._contents.topic_of(text), self._contents, request.rights
        if contents.prefix:
            contents = contents._replace(prefix=await self._prefix_within(request.place.guild_id))
        return HelpReply(contents, topic, rights.be_answered, rights.manage_server, self._ids)

    async def tell_about(self, _request: Request) -> Said:
        return Said("help-about", {"version": __version__})

    async def press(self, request: Request, button: HelpButton, chosen: Sequence[str], whom: Opponent | None) -> Reply:
        """Do what a button of help says, or a menu with the entry or the member that was picked from it."""
        match button.act:
            case HelpAct.TOPIC:
                page = await self.help(request, *chosen[:1])
                return page if request.audience is Audience.ASKER else PrivateReply(page)  # others may be reading it
            case HelpAct.WATCH:
                return await self._watch.show_any(request) if self._watch else Said("old-button")
            case HelpAct.WHOM if whom is not None:
                return (await self._play.start(request, whom, GameOptions()))._replace(as_new=True)
            case HelpAct.CHALLENGE | HelpAct.WHOM:
                if not request.rights.be_answered:
                    raise Refusal("nobody-else-here")
                return PrivateReply(WhomReply())
