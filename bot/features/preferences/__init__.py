"""What each member prefers: the look of their games, notices of turns, where leaderboards list them."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.features.preferences.commands import PreferenceCommands
from bot.features.preferences.rules import NAMES, VALUES, preference_options


def build(bot: TicTacToeBot) -> Feature:
    return Feature(
        name="preferences",
        cogs=[PreferenceCommands(bot.answerer, bot.services.preferences)],
        reads={"preferences": preference_options},
        words={"preferences": (*VALUES, *NAMES, "at", "once", "minutes")},
    )
