"""What a server sets under Integrations for slash commands holds for typed commands and buttons, too."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.features.integrations.commands import CommandPermissions


def build(bot: TicTacToeBot) -> Feature:
    cog = CommandPermissions(bot)
    return Feature(name="integrations", cogs=[cog], permits=[cog.check])
