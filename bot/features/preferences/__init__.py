"""What each member prefers: the look of their games, notices of turns, where leaderboards list them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.chat.registry import Feature
from bot.features.preferences.commands import PreferenceCommands

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot


def build(bot: TicTacToeBot) -> Feature:
    return Feature(name="preferences", cogs=[PreferenceCommands(bot.answerer, bot.services.preferences)])
