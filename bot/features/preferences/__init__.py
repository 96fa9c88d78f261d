"""What each member prefers: the look of their games, notices of turns, where leaderboards list them."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.features.preferences.commands import PreferenceCommands


def build(bot: TicTacToeBot) -> Feature:
    return Feature(name="preferences", cogs=[PreferenceCommands(bot.answerer, bot.services.preferences)])
