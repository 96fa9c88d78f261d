"""Explain, export and erase what is kept about people and servers, and delete what is too old."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature, Press
from bot.features.privacy.commands import Departures, PrivacyCommands
from bot.features.privacy.export import Copies
from bot.features.privacy.pages import parse_forget
from bot.features.privacy.service import Privacy, Retention
from bot.features.privacy.sql import PERSONAL


def build(bot: TicTacToeBot) -> Feature:
    settings, personal = bot.settings, bot.registry.personal
    privacy = Privacy(bot.services, personal)
    days, server_days = settings.retention_days, settings.server_retention_days
    retention = Retention(bot.services, personal, days=days, server_days=server_days)
    departures = Departures(bot, retention)
    cog = PrivacyCommands(bot, privacy, Copies(bot.services, personal))
    return Feature(
        name="privacy",
        service=privacy,
        cogs=[cog, departures],
        presses={"ttt-forget": Press(parse_forget, cog.answer)},
        sweeps=[privacy.sweep, retention.sweep, departures.sweep],
        personal=PERSONAL,
        topics={"privacy": "private data forget erase delete export copy gdpr"},
    )
