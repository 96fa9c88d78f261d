"""What those who run a server set for it: language, prefix, usual games, times, limits, looks, posts."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature, Press
from bot.features.settings.commands import SettingsCommands
from bot.features.settings.pages import parse_settings
from bot.features.settings.rules import OFF, SETTINGS, UNSET, read_settings


def build(bot: TicTacToeBot) -> Feature:
    cog = SettingsCommands(bot)
    known = {word for setting in SETTINGS.values() for text in setting.values for word in text.split()}
    press = Press(parse_settings, cog.settings, with_form=True, starts="settings")
    return Feature(
        name="settings",
        cogs=[cog],
        presses={"ttt-settings": press},
        topics={"settings": "manage manager managers owner admin default defaults limit limits language timezone utc"},
        reads={"settings": read_settings},
        words={"settings": (*SETTINGS, *known, UNSET, OFF)},
    )
