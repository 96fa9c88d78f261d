"""The buttons of watch: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.address import Address, Turn
from bot.features.watch.rules import HistoryButton, ReplayButton, ReplayMenu, parse_history, parse_replay

PARSERS = (parse_history, parse_replay)
SENT: dict[str, Address] = {
    "ttt-replay:7:0:first": ReplayButton(7, 0, Turn.FIRST),
    "ttt-replay:7:1:back": ReplayButton(7, 1, Turn.BACK),
    "ttt-replay:7:3:forward": ReplayButton(7, 3, Turn.FORWARD),
    "ttt-replay:7:25:last": ReplayButton(7, 25, Turn.LAST),
    "ttt-replay:chosen": ReplayMenu(),
    "ttt-history:90:0:before:7": HistoryButton(90, None, "before", 7),
    "ttt-history:90:91:after:7": HistoryButton(90, 91, "after", 7),
    "ttt-history:1234567890123456789:1234567890123456789:before:7": HistoryButton(
        1234567890123456789, 1234567890123456789, "before", 7
    ),
}
NOT_THERE = (
    "ttt-replay:{own}:999:last",
    "ttt-replay:chosen",  # and nothing was
    "ttt-history:{bob}:0:before:1",
    "ttt-history:{alice}:999999999999999999:before:1",
)
NOT_OURS = (
    "ttt-replay:{own}:-1:last",
    "ttt-replay:CHOSEN",
    "ttt-replay:chosen:{own}",
    "ttt-replay:{own}:0:FIRST",
    "ttt-replay:{own}:0:nonsense",
    "ttt-history:{alice}:0:beside:1",
    "ttt-history:{alice}:{bob}:before:-1",
    *(f"ttt-history:{{alice}}:{user}:before:1" for user in ("9" * 19, "9" * 20, "9223372036854775808", "9" * 30)),
)
FORMS = ("ttt-replay:{}:0:first", "ttt-history:1:0:before:{}", "ttt-history:{}:{}:after:{}")
