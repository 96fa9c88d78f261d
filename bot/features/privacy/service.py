"""Privacy: forgets users. First their games end, for everyone to see; then their data is erased."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace

from bot.core.game import Answer, Challenge, FollowedBoard, Game, How
from bot.core.play.services import Services
from bot.core.store.personal import PersonalData
from bot.features.privacy.sql import PrivacyRepository

MAX_TRIES = 20  # to find all of a user's games, while other processes begin or change some
SETTLE_S = 2.0
"""How long features may take to count the games that end by forgetting. Only a large backlog takes longer."""


class Privacy:
    """Erases what is kept of users. personal: the data of all features; it may still grow."""

    def __init__(self, services: Services, personal: Sequence[PersonalData]) -> None:
        self._store, self._turns, self._personal = services.store, services.turns, personal
        self._kept = PrivacyRepository(services.store.database, personal)
        self.keeps, self.sweep = self._kept.keeps, self._kept.erase_traces

    async def forget(self, user_id: int) -> tuple[FollowedBoard, ...]:
        """End what a user plays or has offered, and take their id and name out of all that is kept.

        Their games stay, without their name; ratings and the newest puzzle answer too, under a pseudonym.
        Returns the boards that no longer follow a game. Cost: a second for 10,000 games. Errors: StoreError.
        """
        async with AsyncExitStack() as stack:
            for each in self._personal:
                if each.around:
                    await stack.enter_async_context(each.around(user_id))
            boards = await self._erase(user_id)
            self._store.preferences.forget(user_id)
            self._store.games.forget(lambda one: _is_of(one, user_id))
        return boards

    async def _erase(self, user_id: int) -> tuple[FollowedBoard, ...]:
        for _ in range(MAX_TRIES):
            for one in await self._kept.unfinished(user_id):
                await self._store.games.change(one, left(one, user_id, self._turns.now()))
            await settle(self._personal, SETTLE_S)  # games that they have just lost count against them
            if (boards := await self._kept.erase(user_id)) is not None:
                return boards
        raise RuntimeError(f"a user who asked to be forgotten began games {MAX_TRIES} times in a row")


async def settle(personal: Sequence[PersonalData], within_s: float) -> None:
    """Let features finish what they still have to count, each within the given seconds."""
    for each in personal:
        if each.settle:
            await each.settle(within_s)


def left(one: Game | Challenge, user_id: int, now: int) -> Game | Challenge:
    """Return a game or a challenge after a user has left it for good: a game of theirs ends as if they resigned."""
    if one.is_due(now):
        return one.timed_out()
    if isinstance(one, Challenge):
        return replace(one, answer=Answer.WITHDRAWN if one.asker.id == user_id else Answer.DECLINED)
    if one.is_over:
        return replace(one, rematch_offer=None)
    mark = one.mark_of(user_id)
    return one.ended(mark.other, How.RESIGNATION, now) if mark else one.ended(None, How.STOP, now)


def _is_of(one: Game | Challenge, user_id: int) -> bool:
    owner = one.exhibition.owner if isinstance(one, Game) and one.exhibition else None
    return any(getattr(each, "id", None) == user_id for each in (one.x, one.o, owner))
