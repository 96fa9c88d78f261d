"""The core's store, services and world with what every feature adds to them, by short names."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from bot.app import App
from bot.core import store
from bot.core.chat.client import TicTacToeBot
from bot.core.play import services
from bot.core.store.database import LAST, Database
from bot.core.store.personal import OF_CORE, PersonalData
from bot.features.champions import sql as champions
from bot.features.crowd import sql as crowd
from bot.features.crowd.service import Crowds
from bot.features.crowd.sql import VoteRepository
from bot.features.integrations import sql as integrations
from bot.features.learn.course import sql as course
from bot.features.notices.sql import NoticeRepository
from bot.features.privacy import sql as privacy
from bot.features.privacy.export import Copies
from bot.features.privacy.service import Privacy, Retention
from bot.features.privacy.sql import PrivacyRepository
from bot.features.puzzles import sql as puzzles
from bot.features.puzzles.service import Puzzles
from bot.features.ratings import counting_sql
from bot.features.ratings import sql as ratings
from bot.features.ratings.service import Ratings
from bot.features.stats import sql as statistics
from bot.features.stats.service import Statistics
from bot.features.tournaments import sql as tournaments
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sql import TournamentRepository
from bot.features.watch.comments import Commentator
from bot.features.watch.service import Watching
from bot.features.watch.sql import FollowedBoards
from tests import services as core_services
from tests import world

OWNERS = (champions, crowd, course, integrations, puzzles, ratings, tournaments, privacy)
PERSONAL = (OF_CORE, *(each.PERSONAL for each in OWNERS))
"""What the core and all features keep about people, without what their services add."""


class Statements:
    """The functions of some modules that take a connection first, each in a transaction of its own."""

    def __init__(self, database: Database, *modules: ModuleType) -> None:
        self._database, self._modules = database, modules

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        work = next(getattr(each, name) for each in self._modules if hasattr(each, name))
        return lambda *given, **more: self._database.write(lambda to: work(to, *given, **more), order=LAST)


class Store(store.Store):
    """A store with the repositories of all features."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        add_repositories(self)

    followed: FollowedBoards
    notices: NoticeRepository
    statistics: Statements
    ratings: Statements
    puzzles: Statements
    course: Statements
    votes: VoteRepository
    privacy: PrivacyRepository
    tournaments: TournamentRepository


OpenStore = Callable[[], Store]


def add_repositories(store: Any) -> None:
    """Give a store the repositories of all features."""
    on = store.database
    store.followed, store.notices, store.votes = FollowedBoards(on), NoticeRepository(on), VoteRepository(on)
    store.statistics, store.ratings, store.puzzles, store.course = (
        Statements(on, statistics),
        Statements(on, counting_sql, ratings),
        Statements(on, puzzles),
        Statements(on, course),
    )
    store.privacy = PrivacyRepository(on, PERSONAL)
    store.tournaments = TournamentRepository(on, store.games)


class Services(services.Services):
    """Services with those of watching."""

    def __init__(self, store: Any, *given: Any, **options: Any) -> None:
        super().__init__(store, *given, **options)
        add_watching(self, Watching(self))

    store: Store
    commentator: Commentator
    watching: Watching


def add_watching(of: Any, watching: Watching) -> None:
    """Give services those of watching."""
    of.commentator, of.watching = watching.commentator, watching


class Community:
    """What can be done with what accumulates, on services of a test's own."""

    def __init__(self, services: Services, *, retention_days: int = 0, server_retention_days: int = 30) -> None:
        self.services, store, now = services, services.store, services.turns.now
        self.ratings = Ratings(services)
        services.store.games.subscribe(self.ratings.on_ended)
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
        service = bot.registry.service
        self.ratings, self.puzzles, self.crowds = service(Ratings), service(Puzzles), service(Crowds)
        self.privacy, self.tournaments = service(Privacy), service(Tournaments)
        self.retention: Retention = bot.get_cog("privacy").retention  # type: ignore[union-attr]


class Processes(core_services.Processes):
    """Processes with the services of watching."""

    services_of = Services

    def on(self, store: Any, **options: Any) -> Services:
        """Put services on a store."""
        return cast(Services, super().on(store, **options))

    async def start(self, **options: Any) -> Services:
        """Start another process. options: as of `on`."""
        return cast(Services, await super().start(**options))


class World(world.World):
    """A world whose bot has every feature."""

    @classmethod
    def prepare(cls, app: App) -> None:
        """Give a bot's store and services what features add, and the same chance as the last time.

        It forgets which games are matches: the next ones have their numbers.
        """
        super().prepare(app)
        add_repositories(app.store)
        add_watching(app.services, app.bot.registry.service(Watching))
        app.bot.registry.service(Tournaments)._begun.clear()

    @property
    def store(self) -> Store:
        """Its store."""
        return cast(Store, self.app.store)

    @property
    def services(self) -> Services:
        """Its services."""
        return cast(Services, self.app.services)

    @property
    def community(self) -> BotCommunity:
        """The services of its features."""
        return BotCommunity(self.app.bot)


@asynccontextmanager
async def open_world(tmp_path: Path, **changes: Any) -> AsyncIterator[World]:
    """Build the bot as tests.world does."""
    async with world.open_world(tmp_path, kind=World, **changes) as opened:
        yield cast(World, opened)
