"""What each member prefers: the look of their games, notices of turns, where leaderboards list them."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature, Press
from bot.features.preferences.commands import PreferenceCommands
from bot.features.preferences.pages import parse_form
from bot.features.preferences.rules import NAMES, VALUES, preference_options


def build(bot: TicTacToeBot) -> Feature:
    cog = PreferenceCommands(bot.answerer, bot.services.preferences)
    press = Press(parse_form, cog.press, in_private=True, with_form=True)
    return Feature(
        name="preferences",
        cogs=[cog],
        presses={"ttt-form": press},
        reads={"preferences": preference_options},
        words={"preferences": (*VALUES, *NAMES, "at", "once", "minutes")},
    )
