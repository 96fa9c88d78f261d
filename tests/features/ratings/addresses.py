"""The buttons of ratings: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from typing import Any

from bot.core.chat.press import Pager
from bot.engine import Rules
from bot.features.ratings.rules import Scope


def page(*values: Any) -> dict[str, Any]:
    """Return what a button says."""
    return dict(zip(("asker_id", "board", "rules", "when", "scope", "at", "turn"), values, strict=True))


SENT = {
    "ttt-board:90:3x3:standard:all:here:0:first": page(90, "3x3", Rules.STANDARD, "all", Scope.HERE, 0, Pager.FIRST),
    "ttt-board:90:3x3:misere:all:everywhere:0:back": page(
        90, "3x3", Rules.MISERE, "all", Scope.EVERYWHERE, 0, Pager.BACK
    ),
    "ttt-board:1234567890123456789:4x4/3:standard:month:everywhere:999999:forward": page(
        1234567890123456789, "4x4/3", Rules.STANDARD, "month", Scope.EVERYWHERE, 999999, Pager.FORWARD
    ),
    "ttt-board:90:5x5/5:standard:month:here:7:last": page(
        90, "5x5/5", Rules.STANDARD, "month", Scope.HERE, 7, Pager.LAST
    ),
    "ttt-board:90:3x3:wild:2026-10:here:7:last": page(90, "3x3", Rules.WILD, "2026-10", Scope.HERE, 7, Pager.LAST),
}
NOT_THERE = (
    "ttt-board:{bob}:3x3:standard:all:here:0:first",
    "ttt-board:{alice}:3x3:standard:2026-10:everywhere:0:first",
    "ttt-board:{alice}:4x4:wild:all:here:0:first",
)
NOT_OURS = (
    "ttt-board:{alice}:6x6:standard:all:here:0:first",
    "ttt-board:{alice}:3x3:standard:year:here:0:first",
    "ttt-board:{alice}:3x3:standard:2026-13:here:0:first",
    "ttt-board:{alice}:3x3:standard:0000-01:here:0:first",
    "ttt-board:{alice}:3x3:standard:all:there:0:first",
    "ttt-board:{alice}:3x3:standard:all:here:-1:first",
    "ttt-board:{alice}:3x3:standard:all:here:1000000:first",
)
