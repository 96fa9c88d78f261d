"""Rate players by Glicko-2, and list the best of a server or of all who agree."""

from dataclasses import replace

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.options import WORDS
from bot.core.chat.registry import Feature, Press
from bot.features.ratings.commands import LeaderboardCommands
from bot.features.ratings.rules import Period, Scope, leaderboard_options, parse_leaderboard
from bot.features.ratings.service import Leaderboards, Ratings
from bot.features.ratings.sql import PERSONAL


def build(bot: TicTacToeBot) -> Feature:
    ratings = Ratings(bot.services)
    ratings.lists = Leaderboards(ratings, bot.visibility, bot.services.store.listings)
    cog = LeaderboardCommands(bot, ratings)
    return Feature(
        name="ratings",
        service=ratings,
        cogs=[cog],
        presses={"ttt-board": Press(parse_leaderboard, cog.turn)},
        hears=[ratings.hear],
        sweeps=[ratings.sweep],
        stops=[ratings.stop],
        personal=replace(PERSONAL, settle=ratings.settle),
        words={"leaderboard": (*WORDS, *Period, *Scope)},
        reads={"leaderboard": leaderboard_options, "lb": leaderboard_options},
        topics={"ratings": "rating rated leaderboard lb rank ranking glicko medals top elo points"},
    )
