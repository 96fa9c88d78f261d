"""The buttons of stats: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.features.stats.rules import Chart

SENT = {
    "ttt-stats:91:rating:": {"user_id": 91, "chart": Chart.RATING, "pool": ""},
    "ttt-stats:1234567890123456789:openings:3x3/3 misere": {
        "user_id": 1234567890123456789,
        "chart": Chart.OPENINGS,
        "pool": "3x3/3 misere",
    },
}
NOT_THERE = (
    "ttt-stats:{alice}:openings:5x5/4",  # nothing was played there
    "ttt-stats:1:rating:",  # nobody
)
NOT_OURS = (
    "ttt-stats:{alice}:everything:",
    "ttt-stats:{alice}:rating:6x6/6",
    "ttt-stats:{alice}:rating",
    "ttt-stats:-1:rating:",
    *(f"ttt-stats:{user}:rating:" for user in ("9" * 19, "9223372036854775808", "")),
)
