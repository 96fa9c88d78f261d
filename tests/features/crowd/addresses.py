"""The buttons of crowd: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

SENT = {
    "ttt-vote:7:2:8": {"game_id": 7, "ply": 2, "cell": 8},
    "ttt-vote:999999999999999999:24:24": {"game_id": 999999999999999999, "ply": 24, "cell": 24},
}
NOT_THERE = (
    "ttt-vote:{own}:0:4",  # nobody votes in it
)
NOT_OURS = (*(f"ttt-vote:{{own}}:{ply}:4" for ply in ("-1", "9" * 30, "\u0660", "")), "ttt-vote:{own}:0")
FORMS = ("ttt-vote:{}:0:4",)
