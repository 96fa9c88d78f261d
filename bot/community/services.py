"""What accumulates, on one store: put together once, for whoever answers requests or runs jobs."""

from bot.community.crowds import Crowds
from bot.games.services import Services


class Community:
    """What can be done with what accumulates. services: those of the games that it hears of."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.crowds = Crowds(services)
