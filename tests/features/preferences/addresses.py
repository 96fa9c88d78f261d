"""The buttons and forms of preferences: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

SENT: dict[str, dict[str, str]] = {
    "ttt-form:preferences": {},
    "ttt-form:preferences:look": {"group": "look"},
    "ttt-form:preferences:notices": {"group": "notices"},
    "ttt-form:preferences:challenges": {"group": "challenges"},
}
NOT_OURS = ("ttt-form:", "ttt-form:preferences:1", "ttt-form:PREFERENCES", "ttt-form:preferences:")
