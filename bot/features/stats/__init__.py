"""Tell what a member's games come to: numbers, and charts of ratings and openings."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature, Press
from bot.features.ratings.service import Ratings
from bot.features.stats.commands import StatsCommands
from bot.features.stats.rules import parse_stats
from bot.features.stats.service import Statistics


def build(bot: TicTacToeBot) -> Feature:
    statistics = Statistics(bot.services.store, bot.services.thinker, bot.registry.service(Ratings))
    cog = StatsCommands(bot, statistics)
    return Feature(
        name="stats",
        cogs=[cog],
        presses={"ttt-stats": Press(parse_stats, cog.chart)},
        tells=[statistics.tells],
        topics={"stats": "statistics stat accuracy openings chart charts"},
    )
