"""Explain, export and erase what is kept about people and servers, and delete what is too old."""

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.registry import Feature, Press
from bot.features.privacy.commands import Departures, PrivacyCommands
from bot.features.privacy.export import Copies
from bot.features.privacy.pages import Host, parse_forget
from bot.features.privacy.service import Privacy, Retention


def build(bot: TicTacToeBot) -> Feature:
    settings, personal = bot.settings, bot.registry.personal
    host = Host(settings.host_name, settings.host_contact, settings.retention_days, settings.server_retention_days)
    privacy = Privacy(bot.services, personal)
    retention = Retention(bot.services, personal, days=host.days, server_days=host.server_days)
    departures = Departures(bot, retention)
    cog = PrivacyCommands(bot, privacy, Copies(bot.services, personal), host)
    return Feature(
        name="privacy",
        service=privacy,
        cogs=[cog, departures],
        presses={"ttt-forget": Press(parse_forget, cog.answer)},
        sweeps=[privacy.sweep, retention.sweep, departures.sweep],
        topics={"privacy": "private data forget erase delete export copy gdpr"},
    )
