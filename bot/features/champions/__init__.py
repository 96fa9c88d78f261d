"""Post the table of each month in a server, and give its first a role."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.features.champions.commands import ChampionCommands, Roles
from bot.features.champions.service import MonthPoster
from bot.features.champions.sql import PERSONAL, Champions
from bot.features.ratings.service import Ratings


def build(bot: TicTacToeBot) -> Feature:
    champions, ratings, roles = Champions(bot.services.store.database), bot.registry.service(Ratings), Roles(bot)
    return Feature(
        name="champions",
        service=champions,
        cogs=[ChampionCommands(bot, champions, roles, ratings)],
        sweeps=[MonthPoster(bot, champions, ratings, roles.crown).sweep],
        topics={"champions": "champion monthly"},
        tables=["champions"],
        personal=PERSONAL,
    )
