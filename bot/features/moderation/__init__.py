"""What moderators do: end a game, or all challenges that a member has made."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Deed, Feature
from bot.features.moderation.commands import ModerationCommands
from bot.features.moderation.service import Moderation
from bot.features.moderation.sql import PERSONAL


def build(bot: TicTacToeBot) -> Feature:
    moderation = Moderation(bot.services)
    cog = ModerationCommands(bot, moderation)
    return Feature(
        name="moderation",
        service=moderation,
        cogs=[cog],
        tells=[moderation.tells],
        runs={"end": cog.end},
        deeds={"end": Deed("game", is_for_moderators=True)},
        topics={"ending": "moderator moderators moderation"},
        tables=["endings"],
        personal=PERSONAL,
    )
