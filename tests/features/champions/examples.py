"""One of each reply of the month's champion, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import AnyReply
from bot.core.game import BOARDS, Refusal, with_rules
from bot.engine import STANDARD, Rules
from bot.features.champions import month_table
from bot.features.ratings.rules import Line, Month, Rated, Rating
from tests.added import reply
from tests.core.chat.render.examples import ADA, LONG

SURE, UNSURE = Rated(Rating(1812.4, 62.0), 31), Rated(Rating(1500.0, 300.0), 1)
LINES = tuple(Line(LONG if place % 2 else ADA, SURE if place < 7 else UNSURE, place) for place in range(1, 11))
REPLIES: dict[str, AnyReply] = {
    "month's table": reply(month_table, LINES, Month(2026, 10), STANDARD),
    "month's table, role": reply(month_table, LINES[6:7], Month(2026, 1), BOARDS["5x5/5"], role_id=1 << 62),
    "month's table, role not given": reply(
        month_table,
        LINES[:2],
        Month(2026, 12),
        with_rules(STANDARD, Rules.MISERE),
        role_id=1 << 62,
        problem="champions-not-given",
    ),
}
REFUSALS: tuple[Refusal, ...] = ()
