"""One of each reply and refusal of preferences, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import Challenges, Leaderboards, Look, Notices, Preferences, Refusal, ServerSettings, Voice
from bot.features.preferences import card
from tests.added import reply

NONE, HERE = Preferences(), ServerSettings()
OTHERS = Preferences(
    Look.CONTRAST, Notices.DM, 900, Leaderboards.EVERYWHERE, Voice.QUIET, "en", challenges=Challenges.NOBODY
)
REPLIES: dict[str, Reply] = {
    "preferences": reply(card, NONE, HERE.applied(NONE), (), is_saved=False),
    "preferences that all read": reply(card, NONE, HERE._replace(look=Look.BOLD).applied(NONE), None, is_saved=False),
    "other preferences": reply(card, OTHERS, OTHERS, tuple(range(101, 127)), is_saved=True),
    "form of looks": reply(card, NONE, HERE.applied(NONE), (), group="look", is_saved=False),
    "form of notices": reply(card, OTHERS, OTHERS, (), group="notices", is_saved=False),
    "form of challenges": reply(card, OTHERS, OTHERS, (7, 9), group="challenges", is_saved=False),
}
REFUSALS = (
    Refusal("preferences-no-such"),
    Refusal("preferences-unknown", word="purple"),
    Refusal("preferences-block-whom"),
    Refusal("preferences-yourself"),
)
