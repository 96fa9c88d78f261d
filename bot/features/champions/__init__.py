"""Post the table of each month in a server, and give its first a role."""

from dataclasses import replace

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature
from bot.features.champions.service import MonthPoster
from bot.features.champions.sql import PERSONAL, Champions
from bot.features.ratings.service import Ratings


def build(bot: TicTacToeBot) -> Feature:
    champions = Champions(bot.services.store.database)
    poster = MonthPoster(bot, champions, bot.registry.service(Ratings))
    return Feature(
        name="champions",
        service=champions,
        sweeps=[poster.sweep],
        server_posts={"champion": poster},
        topics={"champions": "champion monthly"},
        personal=replace(PERSONAL, around=poster.forgetting),
    )
