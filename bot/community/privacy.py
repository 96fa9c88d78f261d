"""Privacy: lets somebody be forgotten. What they play ends first, as everybody may see; then they are erased."""

from collections.abc import Collection
from dataclasses import replace

from bot.community.ratings import Ratings
from bot.games.services import Services
from bot.model import Answer, Challenge, FollowedBoard, Game, How

TRIES = 20
"""How often somebody's games are looked for again, if others begin or change some of them meanwhile."""

COUNT_S = 2.0
"""How long the games that somebody ends by leaving may take to be counted; they are first after all that ended before.

Only a database full of games that were never counted takes longer.
"""


class Privacy:
    """Erases what is kept of a person."""

    def __init__(self, services: Services, ratings: Ratings) -> None:
        self._store, self._turns, self._ratings = services.store, services.turns, ratings

    async def keeps(self, user_id: int) -> bool:
        """Whether anything is kept under somebody's id. Errors: StoreError."""
        return await self._store.privacy.keeps(user_id)

    async def forget(self, user_id: int) -> tuple[FollowedBoard, ...]:
        """End what somebody plays or has offered, and take their id and name out of all that is kept.

        Their games stay, as games of nobody; their rating too, under a pseudonym. What they begin at the same instant
        may come after, and is kept as anything new is.
        Returns the boards that no longer follow a game. Cost: a second for 10,000 games. Errors: StoreError.
        """
        voted = await self._store.votes.games_of(user_id)
        for _ in range(TRIES):
            for one in await self._store.privacy.unfinished(user_id):
                await self._store.games.change(one, left(one, user_id, self._turns.now()))
            await self._ratings.settle(COUNT_S)  # what they have just lost counts against them
            boards = await self._store.privacy.erase(user_id)
            if boards is not None:
                self._store.preferences.forget(user_id)
                self._store.games.forget(lambda one: _is_of(one, user_id))
                await self._wait_again(voted)
                return boards
        raise RuntimeError(f"games of somebody who is to be forgotten began {TRIES} times in a row")

    async def _wait_again(self, game_ids: Collection[int]) -> None:
        """Wait for a first vote again where the only ones were of somebody who is forgotten: none is due any more."""
        for game_id in game_ids:
            game = await self._store.games.get(game_id)
            if isinstance(game, Game) and not game.is_over and not (await self._store.votes.poll(game)).votes:
                await self._store.games.change(game, replace(game, deadline=self._turns.times().move_by))

    async def sweep(self) -> None:
        """Erase the direct messages in which somebody played who was forgotten."""
        await self._store.privacy.erase_traces()


def left(one: Game | Challenge, user_id: int, now: int) -> Game | Challenge:
    """Return a game or a challenge after somebody has left it for good: as after resigning, in a game of theirs."""
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
