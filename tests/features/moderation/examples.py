"""One of each reply and refusal of moderation, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import AnyReply, Said
from bot.core.game import Refusal

REPLIES: dict[str, AnyReply] = {
    "a game ended": Said("moderation-ended-game", {"moderator": "Bob", "game": "12"}, is_aside=False, as_new=True),
    "a challenge ended": Said("moderation-ended-challenge", {"moderator": "Bob", "asker": "Ada"}, is_aside=False),
}
REFUSALS = (
    Refusal("moderation-not-moderator"),
    Refusal("moderation-your-own", game_id=12),
    Refusal("moderation-no-such-game", game_id=12),
    Refusal("moderation-nothing-open"),
    Refusal("moderation-not-understood"),
)
