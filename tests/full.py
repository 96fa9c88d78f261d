"""The core's store and services with the repositories and services of every feature, by short names."""

from __future__ import annotations

from typing import Any

from bot.core import store
from bot.core.play import services
from bot.core.store.personal import OF_CORE
from bot.features.crowd import sql as crowd
from bot.features.crowd.sql import VoteRepository
from bot.features.notices.sql import NoticeRepository
from bot.features.privacy.retention_sql import RetentionRepository
from bot.features.privacy.sql import PrivacyRepository
from bot.features.puzzles import sql as puzzles
from bot.features.puzzles.sql import PuzzleRepository
from bot.features.ratings import sql as ratings
from bot.features.ratings.sql import RatingRepository
from bot.features.stats.sql import StatisticsRepository
from bot.features.tournaments import sql as tournaments
from bot.features.tournaments.sql import TournamentRepository
from bot.features.watch.history import Commentator, History
from bot.features.watch.service import Watching
from bot.features.watch.sql import FollowedBoards

PERSONAL = (OF_CORE, *(each.PERSONAL for each in (crowd, puzzles, ratings, tournaments)))
"""What the core and all features keep about people, without what their services add."""


class Store(store.Store):
    """A store with the repositories of all features."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        add_repositories(self)

    followed: FollowedBoards
    notices: NoticeRepository
    statistics: StatisticsRepository
    ratings: RatingRepository
    puzzles: PuzzleRepository
    votes: VoteRepository
    privacy: PrivacyRepository
    retention: RetentionRepository
    tournaments: TournamentRepository


def add_repositories(store: Any) -> None:
    """Give a store the repositories of all features."""
    on = store.database
    store.followed, store.notices, store.votes = FollowedBoards(on), NoticeRepository(on), VoteRepository(on)
    store.statistics, store.ratings, store.puzzles = (
        StatisticsRepository(on),
        RatingRepository(on),
        PuzzleRepository(on),
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
