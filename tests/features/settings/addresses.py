"""The buttons and forms of settings: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.address import Address
from bot.features.settings.pages import SettingsButton, parse_settings

PARSERS = (parse_settings,)
SENT: dict[str, Address] = {
    "ttt-settings:games": SettingsButton("games"),
    "ttt-settings:limits": SettingsButton("limits"),
    "ttt-settings:chat": SettingsButton("chat"),
    "ttt-settings:posts": SettingsButton("posts"),
    f"ttt-settings:posts|{2**63}|18|{2**63}|{2**63}": SettingsButton(
        "posts", (f"{2**63}", "18", f"{2**63}", f"{2**63}")
    ),
    f"ttt-settings:posts|{'9' * 18}|18|{'9' * 18}|{'9' * 18}|merica/Los_Angeles": SettingsButton(
        "posts", ("9" * 18, "18", "9" * 18, "9" * 18, "merica/Los_Angeles")
    ),
    "ttt-settings:limits|5 minutes|default|3": SettingsButton("limits", ("5 minutes", "default", "3")),
    "ttt-settings:chat|default|t!|crisp|off": SettingsButton("chat", ("default", "t!", "crisp", "off")),
}
NOT_OURS = (
    *("ttt-settings:", "ttt-settings:other", "ttt-settings:limits|", "ttt-settings:limits|default"),
    *("ttt-settings:limits|a|b|c|d", f"ttt-settings:limits|{'a' * 81}|b|c", "ttt-settings:games:1"),
)
