"""What accumulates, on one store: put together once, for whoever answers requests or runs jobs."""

from random import Random

from bot.community.charts import Charts
from bot.community.crowds import Crowds
from bot.community.leaderboards import Leaderboards
from bot.community.puzzles import Puzzles
from bot.community.ratings import Ratings
from bot.community.statistics import Statistics
from bot.games.services import Services


class Community:
    """What can be done with what accumulates. services: those of the games that it hears of."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.statistics = Statistics(services.store, services.thinker)
        self.charts = Charts()
        self.ratings = Ratings(services)
        self.leaderboards = Leaderboards(services)
        self.puzzles = Puzzles(services.store, services.thinker, services.turns.now, Random())
        self.crowds = Crowds(services)
