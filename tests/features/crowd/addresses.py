"""The buttons of crowd: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.address import Address
from bot.features.crowd.pages import VoteButton, parse_vote

PARSERS = (parse_vote,)
SENT: dict[str, Address] = {
    "ttt-vote:7:2:8": VoteButton(7, 2, 8),
    "ttt-vote:999999999999999999:24:24": VoteButton(999999999999999999, 24, 24),
}
NOT_THERE = (
    "ttt-vote:{own}:0:4",  # nobody votes in it
)
NOT_OURS = (*(f"ttt-vote:{{own}}:{ply}:4" for ply in ("-1", "9" * 30, "\u0660", "")), "ttt-vote:{own}:0")
FORMS = ("ttt-vote:{}:0:4",)
