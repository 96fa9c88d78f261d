"""One of each reply and refusal of moderation, for what renders them."""

from __future__ import annotations

from bot.core.chat.game_page import GameReply, Told
from bot.core.chat.replies import Reply, Said
from bot.core.game import Challenge, Game, How, Refusal
from bot.features.moderation.pages import EndedChallenges, ended_by
from bot.words import Words
from tests.core.chat.render.examples import ADA, BOB, ended
from tests.values import challenge

STOPPED = ended(How.STOP, None, 4, 0)


def told(one: Game | Challenge) -> tuple[Told, ...]:
    def line(say: Words) -> str:
        return ended_by(one, BOB, say)

    return (Told(line),)


REPLIES: dict[str, Reply] = {
    "a game ended by a moderator": GameReply(STOPPED, told=told(STOPPED)),
    "a challenge ended by a moderator": GameReply(challenge(x=ADA), told=told(challenge(x=ADA))),
    "one game ended": Said("moderation-ended", {"game": "12"}),
    "one challenge ended": EndedChallenges(ADA, 1),
    "challenges ended": EndedChallenges(ADA, 4),
}
REFUSALS = (
    Refusal("moderation-not-allowed", game_id=12),
    Refusal("moderation-your-own", game_id=12),
    Refusal("moderation-no-challenge", user=ADA),
    Refusal("moderation-nothing-runs"),
    Refusal("moderation-not-understood"),
)
