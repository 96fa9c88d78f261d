"""Explain, export and erase what is kept about people and servers, and delete what is too old."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.chat.registry import Feature, Press
from bot.features.privacy.commands import Departures, PrivacyCommands, PrivacyHandlers
from bot.features.privacy.export import Copies
from bot.features.privacy.pages import Host
from bot.features.privacy.retention import Retention
from bot.features.privacy.rules import parse_forget
from bot.features.privacy.service import Privacy

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot


def build(bot: TicTacToeBot) -> Feature:
    services, settings, personal = bot.services, bot.settings, bot.registry.personal
    now, days, server_days = services.turns.now, settings.retention_days, settings.server_retention_days
    privacy, copies = Privacy(services, personal), Copies(services.store, now, personal)
    retention = Retention(services.store, now, services.shards, personal, days=days, server_days=server_days)
    departures = Departures(bot, retention)
    handlers = PrivacyHandlers(privacy, copies, Host(settings.host_name, settings.host_contact, days, server_days), now)
    return Feature(
        name="privacy",
        service=privacy,
        cogs=[PrivacyCommands(bot.answerer, handlers), departures],
        presses={"ttt-forget": Press(parse_forget, handlers.answer)},
        sweeps=[privacy.sweep, retention.sweep, departures.sweep],
        topics={"privacy": "private data forget erase delete export copy gdpr"},
        tables=["servers"],
        settings=["host_name", "host_contact", "retention_days", "server_retention_days"],
    )
