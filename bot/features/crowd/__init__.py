"""A whole channel plays the bot by votes."""

from dataclasses import replace

from bot.core.chat.address import Act, parse_game
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Draw, Feature, Press
from bot.core.game import Game
from bot.engine import Level
from bot.features.crowd.commands import CrowdHandlers
from bot.features.crowd.pages import drawn, parse_vote
from bot.features.crowd.service import Crowds
from bot.features.crowd.sql import PERSONAL


def build(bot: TicTacToeBot) -> Feature:
    crowds = Crowds(bot.services)
    handlers = CrowdHandlers(crowds, bot.settings.default_level or Level.HARD)

    async def draws(game: Game) -> Draw | None:
        return drawn(await crowds.poll(game)) if game.is_crowd else None

    return Feature(
        name="crowd",
        service=crowds,
        presses={"ttt-vote": Press(parse_vote, handlers.vote)},
        acts={
            Act.AGAIN: Press(parse_game, handlers.again, with_rights=True, starts="play"),
            Act.CLOSE: Press(parse_game, handlers.close),
        },
        draws=draws,
        advances=[crowds.close],
        channel_games=handlers,
        topics={"play": "crowd vote votes voting together"},
        personal=replace(PERSONAL, around=crowds.forgetting),
    )
