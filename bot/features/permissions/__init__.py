"""Which rights the bot has in a channel, and where to give those that it lacks."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.features.permissions.commands import PermissionCommands


def build(bot: TicTacToeBot) -> Feature:
    return Feature(
        name="permissions",
        cogs=[PermissionCommands(bot)],
        topics={"settings": "permissions permission rights"},
    )
