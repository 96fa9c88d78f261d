"""One of each reply and refusal of ratings, for what renders them."""

from __future__ import annotations

from typing import Any

from bot.core.chat.game_options import KNOWN
from bot.core.chat.replies import AnyReply, Reply
from bot.core.game import BOARDS, Refusal, User
from bot.engine import STANDARD
from bot.features.ratings import pages
from bot.features.ratings.rules import Leaderboard, Line, Month, Period, Rated, Rating, Scope, Unlisted
from tests.added import reply
from tests.core.chat.render.examples import ADA, BOB, KINDS_OF_BOARD, LONG


def line(place: int, user: User = ADA, value: float = 1500.0, deviation: float = 60.0) -> Line:
    """Return a line of a leaderboard."""
    return Line(user, Rated(Rating(value, deviation), 24), place)


def leaderboard(*lines: Line, mine: Line | Unlisted, at: int = 0, last_at: int = 0, **which: Any) -> Reply:
    """Return a page of a leaderboard for Bob."""
    base: dict[str, Any] = {"asker": BOB, "board": STANDARD, "period": Period.ALL, "scope": Scope.HERE}
    return reply(pages.leaderboard, Leaderboard(lines, at, last_at, 40, mine), **(base | which))


REPLIES: dict[str, AnyReply] = {
    "leaderboard": leaderboard(line(1), line(2, BOB, 1420, 200), mine=line(2, BOB, 1420, 200)),
    "leaderboard, long": leaderboard(
        *(line(place, LONG) for place in range(10_001, 10_011)),
        mine=line(12, LONG),
        at=1000,
        last_at=2000,
        asker=LONG,
        board=BOARDS["5x5/5"],
        period=Period.MONTH,
        scope=Scope.EVERYWHERE,
    ),
    **{
        f"leaderboard, {why.value}, {period.value}, {scope.value}, {len(lines)} lines": leaderboard(
            *lines, mine=why, period=period, scope=scope, board=KINDS_OF_BOARD["misere"]
        )
        for why in Unlisted
        for period in (*Period, Month(2026, 10))
        for scope in Scope
        for lines in [(), (line(1),)]
    },
}
REFUSALS = (
    Refusal("ratings-not-your-leaderboard"),
    Refusal("ratings-no-server-here"),
    Refusal("ratings-months-of-servers"),
    Refusal("ratings-no-such-leaderboard", **KNOWN),
)
