"""One of each reply and refusal of preferences, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import Leaderboards, Look, Notices, Preferences, Refusal, Voice
from bot.features.preferences.pages import PreferencesReply

REPLIES: dict[str, Reply] = {
    "preferences": PreferencesReply(Preferences()),
    "other preferences": PreferencesReply(
        Preferences(Look.CONTRAST, Notices.DM, 900, Leaderboards.EVERYWHERE, Voice.QUIET)
    ),
}
REFUSALS = (Refusal("preferences-no-such"), Refusal("preferences-unknown", word="purple"))
