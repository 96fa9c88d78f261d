"""Cogs: all that discord.py is told to listen to, in the order in which help lists commands."""

from discord.ext import commands

from bot.chat.answerer import Answerer
from bot.chat.buttons import Buttons
from bot.chat.callbacks import Callbacks
from bot.chat.commands.help import HelpCommands
from bot.chat.commands.leaderboard import LeaderboardCommands
from bot.chat.commands.learn import LearnCommands
from bot.chat.commands.play import PlayCommands
from bot.chat.commands.preferences import PreferenceCommands
from bot.chat.commands.privacy import PrivacyCommands
from bot.chat.commands.puzzles import PuzzleCommands
from bot.chat.commands.stats import StatsCommands
from bot.chat.commands.tournaments import TournamentCommands
from bot.chat.commands.watch import WatchCommands
from bot.chat.handling import Handlers
from bot.chat.shortcuts import Shortcuts


def cogs(
    bot: commands.AutoShardedBot, callbacks: Callbacks, answerer: Answerer, handlers: Handlers
) -> list[commands.Cog]:
    """Return one of each kind."""
    return [
        PlayCommands(bot, answerer, handlers.play),
        WatchCommands(answerer, handlers.watch),
        LearnCommands(answerer, handlers.learn),
        PreferenceCommands(answerer, handlers.preferences),
        StatsCommands(answerer, handlers.stats),
        LeaderboardCommands(answerer, handlers.leaderboard),
        PuzzleCommands(answerer, handlers.puzzles),
        TournamentCommands(answerer, handlers.tournaments),
        PrivacyCommands(answerer, handlers.privacy),
        HelpCommands(answerer, handlers.help, handlers.learn),
        Shortcuts(bot, callbacks, answerer, handlers.play),
        Buttons(bot, callbacks, answerer, handlers),
    ]
