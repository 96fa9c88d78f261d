"""What moderators do: end a game or a challenge in their channel."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Deed, Feature
from bot.features.moderation.commands import ModerationCommands


def build(bot: TicTacToeBot) -> Feature:
    cog = ModerationCommands(bot)
    return Feature(
        name="moderation",
        cogs=[cog],
        runs={"end": cog.end},
        deeds={"end": Deed("game", is_public=True, is_for_moderators=True)},
        topics={"ending": "moderator moderators moderation"},
    )
