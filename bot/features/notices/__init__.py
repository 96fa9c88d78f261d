"""Notify players of their turn, as each of them prefers."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.features.notices.service import Notifier


def build(bot: TicTacToeBot) -> Feature:
    notifier = Notifier(bot.outbox, bot.servers, bot.services)
    return Feature(name="notices", hears=[notifier.hear], sweeps=[notifier.sweep])
