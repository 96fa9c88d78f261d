"""The buttons of help: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

ACTS = ("challenge", "whom", "watch", "topic")
SENT: dict[str, dict[str, object]] = {f"ttt-help:{act}": {} for act in ACTS}
NOT_THERE = (
    *(f"ttt-help:{act}" for act in ("challenge", "whom", "topic")),  # without a choice
)
NOT_OURS = ("ttt-help:", "ttt-help:everything")
