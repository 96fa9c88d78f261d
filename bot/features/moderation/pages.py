"""Who has ended a game, and the answer to a moderator."""

from typing import NamedTuple

from bot.core.chat.page import Page
from bot.core.chat.players import name
from bot.core.game import Challenge, Game, User
from bot.words import Words


class EndedChallenges(NamedTuple):
    """What has been ended of a member's."""

    member: User
    challenges: int
    is_told: bool = True

    def render(self, say: Words) -> Page:
        return Page(say("moderation-ended-challenges", user=name(self.member, say), count=self.challenges))


def ended_by(one: Game | Challenge, user: User, say: Words) -> str:
    """Return who has ended a game or a challenge."""
    if isinstance(one, Game):
        return say("moderation-by", user=name(user, say))
    return say("moderation-by-challenge", user=name(user, say), asker=name(one.asker, say))
