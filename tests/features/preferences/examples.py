"""One of each reply and refusal of preferences, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import Preferences, Refusal, Voice
from bot.features.preferences.pages import PreferencesReply

REPLIES: dict[str, Reply] = {
    "preferences": PreferencesReply(Preferences()),
    "preferences, quiet": PreferencesReply(Preferences(voice=Voice.QUIET)),
}
REFUSALS = (Refusal("preferences-no-such"), Refusal("preferences-unknown", word="purple"))
