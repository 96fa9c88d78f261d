"""What accumulates, on one store: put together once, for whoever answers requests or runs jobs."""

from bot.community.charts import Charts
from bot.community.copies import Copies
from bot.community.course import Course
from bot.community.crowds import Crowds
from bot.community.leaderboards import Leaderboards
from bot.community.matches import Matches
from bot.community.privacy import Privacy
from bot.community.puzzles import Puzzles
from bot.community.ratings import Ratings
from bot.community.retention import Retention
from bot.community.statistics import Statistics
from bot.community.tournaments import Tournaments
from bot.games.services import Services


class Community:
    """What can be done with what accumulates. services: those of the games that it hears of.

    retention_days, server_retention_days: as of Retention.
    """

    def __init__(self, services: Services, *, retention_days: int = 0, server_retention_days: int = 30) -> None:
        self.services = services
        self.ratings = Ratings(services)
        self.statistics = Statistics(services.store, services.thinker, self.ratings)
        self.charts = Charts()
        self.leaderboards = Leaderboards(services, self.ratings)
        self.puzzles = Puzzles(services.store, services.thinker, services.turns.now, services.random)
        self.crowds = Crowds(services)
        self.course = Course(services)
        self.tournaments = Tournaments(self.course, self.ratings)
        self.matches = Matches(services, self.course)
        self.privacy = Privacy(services, self.ratings)
        self.copies = Copies(services.store, services.turns.now, self.ratings)
        self.retention = Retention(
            services.store, services.turns.now, services.shards, days=retention_days, server_days=server_retention_days
        )
        self.sweeps = (self.ratings.sweep, self.privacy.sweep, self.retention.sweep)
        """What is to be looked at twice a minute."""
