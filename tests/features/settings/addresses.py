"""The buttons and forms of settings: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

SENT = {
    f"ttt-settings:{state}": {"state": state}
    for state in (
        *("games", "limits", "chat", "posts"),
        f"posts|{2**63}|18|{2**63}|{2**63}",
        f"posts|{'9' * 18}|18|{'9' * 18}|{'9' * 18}|merica/Los_Angeles",
        "limits|5 minutes|default|3",
        "chat|default|t!|crisp|off",
    )
}
NOT_OURS = (
    *("ttt-settings:", "ttt-settings:other", "ttt-settings:limits|", "ttt-settings:limits|default"),
    *("ttt-settings:limits|a|b|c|d", f"ttt-settings:limits|{'a' * 81}|b|c", "ttt-settings:games:1"),
)
