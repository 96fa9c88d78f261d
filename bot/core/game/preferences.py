"""What a person likes, and what those who run a server have set for it."""

import enum
from typing import NamedTuple

from bot.core.game.people import Look
from bot.engine import STANDARD, Board, Level, Rules


class First(enum.StrEnum):
    """Who plays X, from the starter's point of view."""

    ME = "me"
    THEM = "them"
    RANDOM = "random"


class Notices(enum.StrEnum):
    """How a player learns that it's their turn."""

    ACCEPTED = "accepted"  # by one quiet mention if their offer is accepted, or a rematch is offered to them
    OFF = "off"
    CHANNEL = "channel"  # by a mention beside the board
    DM = "dm"


class Leaderboards(enum.StrEnum):
    """Leaderboards that may name a player."""

    SERVER = "server"  # of the servers that they play in
    OFF = "off"
    EVERYWHERE = "everywhere"


class Voice(enum.StrEnum):
    """Whether the bot says a word aside now and then while it plays."""

    CHATTY = "chatty"
    QUIET = "quiet"


class Challenges(enum.StrEnum):
    """Who may challenge a player; those that they have blocked never may."""

    ANYONE = "anyone"
    NOBODY = "nobody"


class Preferences(NamedTuple):
    """A user's preferences. look: of the games that they start; None is the server's.

    notices: None is the server's. idle_s: seconds that a turn waits before the notice; not used by ACCEPTED and OFF.
    language: of what they alone read, the name of a folder in bot/locales; "" is that of their Discord.
    """

    look: Look | None = None
    notices: Notices | None = None
    idle_s: int = 0
    leaderboards: Leaderboards = Leaderboards.SERVER
    voice: Voice = Voice.CHATTY
    language: str = ""
    challenges: Challenges = Challenges.ANYONE

    @property
    def is_told_each_turn(self) -> bool:
        return self.notices in (Notices.CHANNEL, Notices.DM)

    def wants_notice(self, *, is_accepted: bool = False) -> bool:
        """Return whether a turn is worth a notice. is_accepted: another member just accepted, or offered a rematch."""
        return self.is_told_each_turn or (is_accepted and self.notices is Notices.ACCEPTED)


class ServerSettings(NamedTuple):
    """A server's settings; what is left empty (None, "" or 0) is as the host has it.

    language: the name of a folder in bot/locales. level, board, rules, first: of a game that does not name its own.
    look, notices: of members who have chosen none. challenge_s, move_s: seconds until a challenge, or a game without
    a move, expires. games: that may run at the same time in a channel. threads: whether each game gets its own thread.
    zone: the time zone that its days, hours and months go by; "" is UTC.
    """

    language: str = ""
    prefix: str = ""
    level: Level | None = None
    board: Board = STANDARD
    rules: Rules = Rules.STANDARD
    first: First = First.ME
    challenge_s: int = 0
    move_s: int = 0
    games: int = 0
    look: Look | None = None
    notices: Notices | None = None
    threads: bool = False
    zone: str = ""

    def applied(self, chosen: Preferences) -> Preferences:
        """Return a member's preferences here: the server's look and notices stand in for those not chosen."""
        look, notices = chosen.look or self.look or Look.CRISP, chosen.notices or self.notices or Notices.ACCEPTED
        return chosen._replace(look=look, notices=notices)
