"""Handling: one of each handler, made once for all commands and buttons."""

from bot.chat.handlers.crowd import CrowdHandlers
from bot.chat.handlers.help import HelpHandlers
from bot.chat.handlers.leaderboard import LeaderboardHandlers
from bot.chat.handlers.learn import LearnHandlers
from bot.chat.handlers.play import PlayHandlers
from bot.chat.handlers.preferences import PreferenceHandlers
from bot.chat.handlers.privacy import PrivacyHandlers
from bot.chat.handlers.puzzles import PuzzleHandlers
from bot.chat.handlers.stats import StatsHandlers
from bot.chat.handlers.tournaments import TournamentHandlers
from bot.chat.handlers.watch import WatchHandlers
from bot.chat.membership import Membership
from bot.chat.privacy_replies import Host
from bot.chat.visibility import Visibility
from bot.community.services import Community
from bot.settings import Settings


class Handlers:
    """Who answers requests. commands: the numbers by which Discord knows commands; they are told it later."""

    def __init__(self, community: Community, visibility: Visibility, settings: Settings) -> None:
        services = community.services
        self.commands: dict[str, int] = {}
        prefix = settings.command_prefix if settings.typed_commands else None
        self.crowds = CrowdHandlers(community.crowds, settings.default_level)
        self.play = PlayHandlers(services, visibility, settings.default_level, self.crowds)
        self.watch = WatchHandlers(services, visibility)
        self.learn = LearnHandlers(services, visibility)
        self.help = HelpHandlers(self.play, self.watch, prefix, self.commands)
        self.preferences = PreferenceHandlers(services)
        self.tournaments = TournamentHandlers(services, community)
        self.privacy = PrivacyHandlers(community, _host(settings), services.turns.now)
        self.stats = StatsHandlers(community.statistics, community.charts)
        self.leaderboard = LeaderboardHandlers(community.leaderboards, Membership(visibility))
        self.puzzles = PuzzleHandlers(services, community.puzzles)


def _host(settings: Settings) -> Host:
    days = (settings.retention_days, settings.server_retention_days)
    return Host(settings.host_name, settings.host_contact, *days)
