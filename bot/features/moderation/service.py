"""End games and challenges for moderators, and keep who did it."""

from functools import partial

from bot.core.chat.game_page import Told
from bot.core.chat.players import name
from bot.core.game import Challenge, Game, How, Place, Refusal, User
from bot.core.play.services import Services
from bot.core.play.turns import MAX_TRIES, call_off
from bot.features.moderation import sql


class Moderation:
    """Errors, of every method: StoreError. The caller has checked the moderator's rights."""

    def __init__(self, services: Services) -> None:
        self._games, self._now, self._database = services.store.games, services.turns.now, services.store.database
        self.find = services.store.games.get

    async def end(self, one: Game | Challenge, by: User) -> None:
        """End a game or a challenge for neither player. Errors: already-over, no-such-game for a challenge."""
        for _ in range(MAX_TRIES):
            if one.is_over:
                raise Refusal("already-over" if isinstance(one, Game) else "no-such-game", game_id=one.id)
            if one.is_due(self._now()):
                await self._games.change(one, one.timed_out())
            elif await self.withdraw(one, by):
                return
            one = await self._games.get(one.id) or one  # another writer was faster
        raise RuntimeError(f"game {one.id} was written by others {MAX_TRIES} times in a row")

    async def withdraw(self, one: Game | Challenge, by: User) -> bool:
        """End one as it was read; False if it has changed since. Who did it is kept in the same transaction."""
        beside = partial(sql.note, by=by)
        return await self._games.change(one, call_off(one, self._now()), beside=beside) is not None

    async def challenges(self, place: Place, user_id: int) -> list[Challenge]:
        """Return the open challenges that a member has made in a place's server."""
        return await self._database.read(partial(sql.challenges, guild_id=place.guild_id, user_id=user_id))

    async def tells(self, one: Game | Challenge) -> list[Told]:
        """Return the line on who has ended a game or a challenge, if a moderator has."""
        if isinstance(one, Game) and (one.result is None or one.result.how is not How.STOP):
            return []
        by = await self._database.read(partial(sql.ended_by, game_id=one.id))
        if by is None:
            return []
        if isinstance(one, Game):
            return [Told(lambda say: say("moderation-by", user=name(by, say)))]
        return [Told(lambda say: say("moderation-by-challenge", user=name(by, say), asker=name(one.asker, say)))]
