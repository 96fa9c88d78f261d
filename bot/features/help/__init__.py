"""Help by topics."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature, Press
from bot.features.help.commands import HelpCommands
from bot.features.help.pages import parse_help, started
from bot.features.help.rules import Contents, in_order


def build(bot: TicTacToeBot) -> Feature:
    registry, settings = bot.registry, bot.settings
    watch = next((feature.service for feature in registry.features if feature.name == "watch"), None)
    prefix = settings.command_prefix if settings.typed_commands else None
    contents = Contents(in_order(registry.topics), registry.command_names, prefix)
    cog = HelpCommands(bot, contents, watch)
    return Feature(
        name="help",
        cogs=[cog],
        presses={"ttt-help": Press(parse_help, cog.press, with_rights=True, with_choice=True, starts=started)},
        runs={"help": cog.help, "about": lambda request, _: cog.tell_about(request)},
    )
