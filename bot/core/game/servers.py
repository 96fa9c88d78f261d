"""What those who run a server have set for it."""

from typing import NamedTuple

from bot.core.game.people import First, Look
from bot.core.game.preferences import Notices, Preferences
from bot.engine import STANDARD, Board, Level, Rules


class ServerSettings(NamedTuple):
    """A server's settings; what is left empty (None, "" or 0) is as the host has it.

    language: the name of a folder in bot/locales. level, board, rules, first: of a game that does not name its own.
    look, notices: of members who have chosen none. challenge_s, move_s: seconds until a challenge, or a game without
    a move, expires. games: that may run at the same time in a channel. threads: whether each game gets its own thread.
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

    def applied(self, chosen: Preferences) -> Preferences:
        """Return a member's preferences here: the server's look and notices stand in for those not chosen."""
        look, notices = chosen.look or self.look or Look.CRISP, chosen.notices or self.notices or Notices.ACCEPTED
        return chosen._replace(look=look, notices=notices)
