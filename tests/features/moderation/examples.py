"""One of each reply and refusal of moderation, for what renders them."""

from __future__ import annotations

from bot.core.chat.game_page import GameReply, Told
from bot.core.chat.replies import Reply, Said
from bot.core.game import How, Refusal
from tests.core.chat.render.examples import ADA, ended
from tests.values import challenge

STOPPED = ended(How.STOP, None, 4, 0)


def _by_bob(message: str) -> tuple[Told, ...]:
    return (Told(lambda say: say(message, **({"asker": "Ada"} if message.endswith("challenge") else {}), user="Bob")),)


REPLIES: dict[str, Reply] = {
    "a game ended by a moderator": GameReply(STOPPED, told=_by_bob("moderation-by")),
    "a challenge ended by a moderator": GameReply(challenge(x=ADA), told=_by_bob("moderation-by-challenge")),
    "one game ended": Said("moderation-ended", {"game": "12"}),
    "one challenge ended": Said("moderation-ended-challenges", {"user": "Ada", "count": 1}),
    "challenges ended": Said("moderation-ended-challenges", {"user": "Ada", "count": 4}),
}
REFUSALS = (
    Refusal("moderation-not-allowed", game_id=12),
    Refusal("moderation-your-own", game_id=12),
    Refusal("moderation-no-challenge", user=ADA),
    Refusal("moderation-not-understood"),
)
