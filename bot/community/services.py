"""What accumulates, on one store: put together once, for whoever answers requests or runs jobs."""

from bot.community.course import Course
from bot.community.matches import Matches
from bot.community.tournaments import Tournaments
from bot.games.services import Services


class Community:
    """What can be done with what accumulates. services: those of the games that it hears of."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.course = Course(services)
        self.tournaments = Tournaments(self.course)
        self.matches = Matches(services, self.course)
