"""Help by topics: an overview or a topic, and the buttons below it, which do what it describes."""

from dataclasses import replace
from typing import Any

from discord import app_commands

from bot import __version__
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import command
from bot.core.chat.describe import translated
from bot.core.chat.feature import Feature
from bot.core.chat.game_options import PlayOptions
from bot.core.chat.options import Options, Text, option
from bot.core.chat.press import press
from bot.core.chat.replies import AnyReply, Reply, Said
from bot.core.chat.request import Opponent, Request
from bot.core.game import Refusal
from bot.features.help import pages
from bot.features.help.pages import Contents, in_order


class HelpOptions(Options):
    """Typed, a topic goes by any of its words; a slash command offers the topics themselves."""

    topic: str = option(Text(), "")
    only = ()  # other bots have topics, too


class HelpFeature(Feature, name="help"):
    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        prefix = bot.settings.command_prefix if bot.settings.typed_commands else None
        self._contents = Contents(in_order(bot.registry.topics), bot.registry.commands, prefix, bot.command_ids)
        topics = [app_commands.Choice(name=translated(f"topic-{each}"), value=each) for each in self._contents.topics]
        app_commands.choices(topic=topics)(self.help.app_command)

    @command("help", slash_in_private=True)
    async def help(self, request: Request, options: HelpOptions) -> Reply:
        return await self._help(request, options.topic)

    @command("about")
    async def about(self, request: Request) -> Said:
        return Said("help-about", {"version": __version__})

    @press(pages.TOPIC)
    async def topic(self, request: Request, chosen: list[str]) -> Reply:
        return (await self._help(request, *chosen[:1])).to_asker(request)

    @press(pages.WATCH, starts="watch")
    async def watch(self, request: Request) -> AnyReply:
        watch: Any = self.bot.get_cog("watch")
        return await watch.show_any(request) if watch else Said("old-button")

    @press(pages.CHALLENGE, starts="play")
    async def challenge(self, request: Request) -> Reply:
        if not request.rights.be_answered:
            raise Refusal("nobody-else-here")
        return Reply(pages.whom, is_private=True)

    @press(pages.WHOM, starts="play")
    async def whom(self, request: Request, member: Opponent | None) -> AnyReply:
        if member is None:
            return await self.challenge(request)
        return replace(await self.bot.play.start(request, member, PlayOptions.of()), as_new=True)

    async def _help(self, request: Request, text: str = "") -> Reply:
        topic, contents, rights = self._contents.topic_of(text), self._contents, request.rights
        if contents.prefix:
            contents = contents._replace(prefix=await self.bot.prefix_within(request.place.guild_id))
        return Reply(lambda say: pages.help(say, contents, topic, rights.be_answered, rights.manage_server))


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(HelpFeature(bot))
