"""Tournaments of a channel: knockouts and round robins, round by round."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.readers import SHORT
from bot.core.chat.registry import Feature, Press
from bot.features.ratings.service import Ratings
from bot.features.tournaments.commands import TournamentCommands, TournamentPoster
from bot.features.tournaments.rules import ACTIONS, FORMS, TournamentAct, parse_cup, tournament_options
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sql import PERSONAL

STARTS = (TournamentAct.JOIN, TournamentAct.START, TournamentAct.FILL, TournamentAct.PLAY, TournamentAct.AGAIN)
"""What is held to the rules of the command: entries, and what begins."""


def build(bot: TicTacToeBot) -> Feature:
    tournaments = Tournaments(bot.services, bot.registry.service(Ratings))
    cog = TournamentCommands(bot, tournaments)
    poster = TournamentPoster(bot, tournaments)
    press = Press(parse_cup, cog.press, starts=lambda at: "tournament" * (at.act in STARTS))
    return Feature(
        name="tournaments",
        service=tournaments,
        cogs=[cog],
        presses={"ttt-cup": press},
        hears=[poster.hear_game],
        draws=poster.draws,
        settles=[poster.settle],
        sweeps=[poster.sweep],
        leaves=[tournaments.call_off],
        reposts=[poster.repost],
        personal=PERSONAL,
        words={"tournament": (*ACTIONS, *FORMS, "round", "robin", *SHORT)},
        reads={"tournament": tournament_options, "cup": tournament_options},
        topics={"tournaments": "tournament ko walkover seed seeds cup knockout bracket robin leave league"},
    )
