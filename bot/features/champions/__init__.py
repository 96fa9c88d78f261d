"""Post the table of each month in a server, and give its first a role."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.features.champions.commands import ChampionCommands, Roles
from bot.features.champions.poster import MonthPoster
from bot.features.champions.service import Champions
from bot.features.champions.sql import PERSONAL
from bot.features.ratings.service import Leaderboards, Ratings


def build(bot: TicTacToeBot) -> Feature:
    ratings, store = bot.registry.service(Ratings), bot.services.store
    champions, roles = Champions(store, ratings), Roles(bot)
    lists = Leaderboards(ratings, bot.visibility, store.listings)
    poster = MonthPoster(bot, champions, ratings, lists, roles.crown)
    return Feature(
        name="champions",
        service=champions,
        cogs=[ChampionCommands(bot, champions, roles)],
        sweeps=[poster.sweep],
        topics={"ratings": "champion champions monthly"},
        tables=["champions"],
        personal=PERSONAL,
    )
