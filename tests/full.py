"""The core's store and services with the repositories and services of every feature, by short names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import ModuleType
from typing import Any

from bot.core import store
from bot.core.play import services
from bot.core.store.database import LAST, Database
from bot.core.store.personal import OF_CORE
from bot.features.crowd import sql as crowd
from bot.features.crowd.sql import VoteRepository
from bot.features.notices.sql import NoticeRepository
from bot.features.privacy.retention_sql import RetentionRepository
from bot.features.privacy.sql import PrivacyRepository
from bot.features.puzzles import sql as puzzles
from bot.features.ratings import counting_sql
from bot.features.ratings import sql as ratings
from bot.features.stats import sql as statistics
from bot.features.tournaments import sql as tournaments
from bot.features.tournaments.sql import TournamentRepository
from bot.features.watch.history import Commentator, History
from bot.features.watch.service import Watching
from bot.features.watch.sql import FollowedBoards

PERSONAL = (OF_CORE, *(each.PERSONAL for each in (crowd, puzzles, ratings, tournaments)))
"""What the core and all features keep about people, without what their services add."""


class Statements:
    """The functions of some modules that take a connection first, each in a transaction of its own."""

    def __init__(self, database: Database, *modules: ModuleType) -> None:
        self._database, self._modules = database, modules

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        work = next(getattr(each, name) for each in self._modules if hasattr(each, name))
        return lambda *given, **more: self._database.write(lambda to: work(to, *given, **more), row=LAST)


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
    votes: VoteRepository
    privacy: PrivacyRepository
    retention: RetentionRepository
    tournaments: TournamentRepository


def add_repositories(store: Any) -> None:
    """Give a store the repositories of all features."""
    on = store.database
    store.followed, store.notices, store.votes = FollowedBoards(on), NoticeRepository(on), VoteRepository(on)
    store.statistics, store.ratings, store.puzzles = (
        Statements(on, statistics),
        Statements(on, counting_sql, ratings),
        Statements(on, puzzles),
    )
    store.privacy, store.retention = PrivacyRepository(on, PERSONAL), RetentionRepository(on, PERSONAL)
    store.tournaments = TournamentRepository(on, store.games)


class Services(services.Services):
    """Services with those of watching."""

    def __init__(self, store: Any, *given: Any, **options: Any) -> None:
        super().__init__(store, *given, **options)
        add_watching(self, Watching(self))

    store: Store
    commentator: Commentator
    history: History
    watching: Watching


def add_watching(of: Any, watching: Watching) -> None:
    """Give services those of watching."""
    of.commentator, of.history, of.watching = watching.commentator, watching.history, watching
