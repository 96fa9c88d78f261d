"""A puzzle a day, the same for all servers, and practice."""

from dataclasses import replace

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature, Press
from bot.features.puzzles.commands import ACTIONS, PuzzleCommands
from bot.features.puzzles.daily import DailyPoster, Lists
from bot.features.puzzles.rules import PARSERS
from bot.features.puzzles.service import Puzzles
from bot.features.puzzles.sql import PERSONAL


def build(bot: TicTacToeBot) -> Feature:
    services = bot.services
    puzzles = Puzzles(services.store, services.thinker, services.turns.now, services.random)
    lists = Lists(bot.outbox, services.store.database)
    cog = PuzzleCommands(bot, puzzles, lists)
    daily = DailyPoster(bot.outbox, bot.servers, puzzles, services.shards)
    return Feature(
        name="puzzles",
        service=puzzles,
        cogs=[cog],
        presses={prefix: Press(parse, cog.press, starts="puzzle") for prefix, parse in PARSERS.items()},
        sweeps=[daily.sweep],
        server_posts={"puzzle": puzzles},
        words={"puzzle": ACTIONS},
        topics={"puzzles": "puzzle daily practice practise streak streaks share"},
        personal=replace(PERSONAL, around=lists.forgetting),
    )
