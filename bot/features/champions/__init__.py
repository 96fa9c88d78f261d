"""Post the table of each month in a server, and give its first a role."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature, Line
from bot.features.champions.commands import ChampionCommands, Roles
from bot.features.champions.service import MonthPoster
from bot.features.champions.sql import PERSONAL, Champions
from bot.features.ratings.service import Ratings


def build(bot: TicTacToeBot) -> Feature:
    champions, ratings, roles = Champions(bot.services.store.database), bot.registry.service(Ratings), Roles(bot)

    async def server_lines(guild_id: int) -> list[Line]:
        posting = await champions.of(guild_id)
        if posting is None:
            return [lambda say: say("champions-server-none")]
        facts = {"channel": str(posting.place.channel_id), "role": str(posting.role_id or "none")}
        return [lambda say: say("champions-server", **facts)]

    return Feature(
        name="champions",
        service=champions,
        cogs=[ChampionCommands(bot, champions, roles, ratings)],
        sweeps=[MonthPoster(bot, champions, ratings, roles.crown).sweep],
        server_lines=[server_lines],
        topics={"champions": "champion monthly"},
        tables=["champions"],
        personal=PERSONAL,
    )
