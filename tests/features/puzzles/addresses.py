"""The buttons of puzzles: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

SENT = {
    "ttt-solve:20779": {"day": 20779},
    "ttt-puzzle:20779:8": {"day": 20779, "cell": 8},
    "ttt-puzzle:9999999:15": {"day": 9999999, "cell": 15},
    "ttt-share:20779": {"day": 20779},
    "ttt-practice:0:next": {"number": 0},
    "ttt-practice:999999999:15": {"number": 999999999, "cell": 15},
    "ttt-practice:7:4:123456789012345678": {"number": 7, "cell": 4, "owner_id": 123456789012345678},
}
NOT_THERE = (
    *(f"ttt-solve:{day}" for day in ("0", "20453", "9999999")),  # over, before the first, not out yet
    *(f"ttt-puzzle:{day}:{cell}" for day in ("0", "20453", "9999999") for cell in (0, 99)),
    *(f"ttt-share:{day}" for day in ("0", "9999999")),
    "ttt-practice:0:0",  # and none is shown
    "ttt-practice:999999999:4",
    "ttt-practice:999999999:4:{alice}",
)
NOT_OURS = (
    "ttt-solve:-1",
    "ttt-solve:99999999",
    "ttt-puzzle:20779:next",
    "ttt-puzzle:20779:-1",
    "ttt-puzzle:20779:\u0664",
    "ttt-practice:1:100",
    "ttt-practice:1000000000:1",
    "ttt-practice:1:1:",
    "ttt-practice:1:1:123456789012345678901",
    "ttt-share:",
)
