"""Give each game in a text channel a thread of its own, in servers that want it."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.features.threads.commands import Threads


def build(bot: TicTacToeBot) -> Feature:
    threads = Threads(bot)
    return Feature(name="threads", places=[threads.place], sweeps=[threads.sweep], returns=[threads.bring_back])
