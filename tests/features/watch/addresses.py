"""The buttons of watch: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from typing import Any

from bot.core.chat.press import Pager

SENT: dict[str, dict[str, Any]] = {
    "ttt-replay:7:0:first": {"game_id": 7, "ply": 0, "turn": Pager.FIRST},
    "ttt-replay:7:1:back": {"game_id": 7, "ply": 1, "turn": Pager.BACK},
    "ttt-replay:7:3:forward": {"game_id": 7, "ply": 3, "turn": Pager.FORWARD},
    "ttt-replay:7:25:last": {"game_id": 7, "ply": 25, "turn": Pager.LAST},
    "ttt-replay:chosen": {},
    "ttt-history:90:0:before:7": {"asker_id": 90, "user_id": 0, "side": "before", "game_id": 7},
    "ttt-history:90:91:after:7": {"asker_id": 90, "user_id": 91, "side": "after", "game_id": 7},
    "ttt-history:1234567890123456789:1234567890123456789:before:7": {
        "asker_id": 1234567890123456789,
        "user_id": 1234567890123456789,
        "side": "before",
        "game_id": 7,
    },
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
