"""The buttons of help: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.address import Address
from bot.features.help.pages import HelpAct, HelpButton, parse_help

PARSERS = (parse_help,)
SENT: dict[str, Address] = {
    "ttt-help:challenge": HelpButton(HelpAct.CHALLENGE),
    "ttt-help:whom": HelpButton(HelpAct.WHOM),
    "ttt-help:watch": HelpButton(HelpAct.WATCH),
    "ttt-help:topic": HelpButton(HelpAct.TOPIC),
}
NOT_THERE = (
    *(f"ttt-help:{act}" for act in ("challenge", "whom", "topic")),  # without a choice
)
NOT_OURS = ("ttt-help:", "ttt-help:everything")
