"""The buttons of privacy: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

SENT = {
    "ttt-forget:1234567890123456789:1700000000:keep": {
        "user_id": 1234567890123456789,
        "asked_at": 1_700_000_000,
        "consent": "keep",
    },
    "ttt-forget:90:1700000000:erase": {"user_id": 90, "asked_at": 1_700_000_000, "consent": "erase"},
}
NOT_THERE = (
    *(f"ttt-forget:{{{who}}}:{at}:erase" for who in ("alice", "bob") for at in (0, 9, 999999999999)),  # not now
)
NOT_OURS = ("ttt-forget:{alice}:-1:erase", "ttt-forget:{alice}:9999999999999:erase", "ttt-forget:{alice}:0:everything")
