"""The services of every feature on one store, as one object; and the fixture `community`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest_asyncio

from bot.core.chat.client import TicTacToeBot
from bot.core.store.personal import PersonalData
from bot.features.crowd import sql as crowd
from bot.features.crowd.service import Crowds
from bot.features.privacy.export import Copies
from bot.features.privacy.retention import Retention
from bot.features.privacy.service import Privacy
from bot.features.puzzles.service import Puzzles
from bot.features.ratings import sql as ratings
from bot.features.ratings.service import Ratings
from bot.features.stats.service import Statistics
from bot.features.tournaments.service import Tournaments
from tests.full import PERSONAL, Services


class Community:
    """What can be done with what accumulates, on services of a test's own."""

    def __init__(self, services: Services, *, retention_days: int = 0, server_retention_days: int = 30) -> None:
        self.services, store, now = services, services.store, services.turns.now
        self.ratings = Ratings(services)
        services.store.games.subscribe(self.ratings.hear)
        self.statistics = Statistics(store, services.thinker, self.ratings)
        self.puzzles = Puzzles(store, services.thinker, now, services.random)
        self.crowds = Crowds(services)
        self.tournaments = Tournaments(services, self.ratings)
        personal = personal_of(self.ratings, self.crowds)
        self.privacy = Privacy(services, personal)
        self.copies = Copies(services, personal)
        days = {"days": retention_days, "server_days": server_retention_days}
        self.retention = Retention(services, personal, **days)
        self.sweeps = (self.ratings.sweep, self.privacy.sweep, self.retention.sweep)


def personal_of(rated: Ratings, crowds: Crowds) -> list[PersonalData]:
    """What is kept about people, with what those services add, as the features do."""
    added = {
        ratings.PERSONAL.columns: replace(ratings.PERSONAL, settle=rated.settle),
        crowd.PERSONAL.columns: replace(crowd.PERSONAL, around=crowds.forgetting),
    }
    return [added.get(each.columns, each) for each in PERSONAL]


class BotCommunity:
    """The same of a bot that runs: the very services that its features have."""

    def __init__(self, bot: TicTacToeBot) -> None:
        named = bot.registry.named
        self.ratings: Ratings = named("ratings")
        self.puzzles: Puzzles = named("puzzles")
        self.crowds: Crowds = named("crowd")
        self.privacy: Privacy = named("privacy")
        self.tournaments: Tournaments = named("tournaments")
        departures = bot.get_cog("Departures")
        self.retention: Retention = departures._retention  # type: ignore[union-attr]


@pytest_asyncio.fixture
async def community(services: Services) -> AsyncIterator[Community]:
    """What accumulates in one process."""
    made = Community(services)
    yield made
    await made.ratings.stop(5)
