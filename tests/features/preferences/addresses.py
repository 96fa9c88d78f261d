"""The buttons and forms of preferences: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.address import Address
from bot.features.preferences.pages import FormButton, parse_form

PARSERS = (parse_form,)
SENT: dict[str, Address] = {
    "ttt-form:preferences": FormButton(),
    "ttt-form:preferences:look": FormButton("look"),
    "ttt-form:preferences:notices": FormButton("notices"),
    "ttt-form:preferences:challenges": FormButton("challenges"),
}
NOT_OURS = ("ttt-form:", "ttt-form:preferences:1", "ttt-form:PREFERENCES", "ttt-form:preferences:")
