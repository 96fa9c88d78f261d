"""What each member prefers: language, looks, notices, leaderboards, and who may challenge them."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature, Press
from bot.features.preferences.commands import PreferenceCommands
from bot.features.preferences.pages import parse_form
from bot.features.preferences.rules import NAMES, PEOPLE, VALUES, preference_options


def build(bot: TicTacToeBot) -> Feature:
    cog = PreferenceCommands(bot.answerer, bot.services)
    press = Press(parse_form, cog.press, with_form=True)
    return Feature(
        name="preferences",
        cogs=[cog],
        presses={"ttt-form": press},
        reads={"preferences": preference_options},
        words={"preferences": (*VALUES, *NAMES, *PEOPLE, "at", "once", "minutes")},
    )
