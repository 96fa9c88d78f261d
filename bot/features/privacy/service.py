"""Forget users: first their games end, for everyone to see. Delete what is old, or of servers that the bot left."""

from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace

from bot.core.game import Answer, Challenge, Deleted, Game, How
from bot.core.play.services import Services
from bot.core.store.database import LAST
from bot.core.store.personal import PersonalData
from bot.features.privacy.sql import PrivacyRepository

MAX_TRIES = 20  # to find all of a user's games, while other processes begin or change some
SETTLE_S = 2.0
"""How long features may take to count the games that end by forgetting. Only a large backlog takes longer."""
DAY_S = 86_400
BATCHES_PER_SWEEP = 8  # of old games, or of a server's rows: some quarter of a second, in slices


class Privacy:
    """Erases what is kept of users. personal: the data of all features; it may still grow."""

    def __init__(self, services: Services, personal: Sequence[PersonalData]) -> None:
        self._store, self._turns, self._personal = services.store, services.turns, personal
        self._kept = PrivacyRepository(services.store.database, personal)
        self.keeps = self._kept.keeps

    async def forget(self, user_id: int) -> None:
        """End what a user plays or has offered, and take their id and name out of all that is kept.

        Their games stay, without their name; ratings and the newest puzzle answer too, under a pseudonym.
        If it breaks off, a sweep of any process goes on. Cost: a second for 10,000 games. Errors: StoreError.
        """
        await self._kept.note_wish(user_id)
        await self._forget(user_id)

    async def sweep(self) -> None:
        """Go on with what broke off: who has played again since keeps those games. Errors: StoreError."""
        await self._kept.erase_traces()
        for user_id, newest in await self._kept.wishes():
            await self._forget(user_id, newest)

    async def _forget(self, user_id: int, up_to: int = LAST) -> None:
        async with AsyncExitStack() as stack:
            for each in self._personal:
                if each.around:
                    await stack.enter_async_context(each.around(user_id))
            await self._erase(user_id, up_to)
            self._store.preferences.forget(user_id)
            self._store.names.forget(user_id)
            self._store.games.cache.forget(lambda one: _is_of(one, user_id))

    async def _erase(self, user_id: int, up_to: int) -> None:
        for _ in range(MAX_TRIES):
            for one in await self._kept.unfinished(user_id, up_to):
                await self._store.games.change(one, left(one, user_id, self._turns.now()))
            await settle(self._personal, SETTLE_S)  # games that they have just lost count against them
            if await self._kept.erase(user_id, up_to):
                return
        raise RuntimeError(f"a user who asked to be forgotten began games {MAX_TRIES} times in a row")


class Retention:
    """Deletes a part at each sweep, for the servers of this process's shards. Errors, of every method: StoreError.

    days: that games are kept after their end; 0 is for ever. server_days: that a server's data is kept after a leave.
    """

    def __init__(self, services: Services, personal: Sequence[PersonalData], *, days: int, server_days: int) -> None:
        self._games, self._now, self._shards = services.store.games, services.turns.now, services.shards
        self._kept = PrivacyRepository(services.store.database, personal)
        self._days, self._server_days = days, server_days

    async def sweep(self) -> None:
        """Delete a part of what is too old."""
        if not self._days:
            return
        before, gone = self._now() - self._days * DAY_S, set[int]()
        for _ in range(BATCHES_PER_SWEEP):
            if not (batch := await self._kept.delete_games(before, self._shards)):
                break
            gone.update(batch)
            self._games.cache.forget(lambda one: one.id in gone)
        await self._kept.delete_old_rows(before)

    async def reconcile(self, known: Collection[int]) -> None:
        """Note which servers the bot has joined or left. known: all servers of these shards that it is in."""
        noted = await self._kept.servers()
        there = {guild_id for guild_id, left_at in noted.items() if left_at is None and self._holds(guild_id)}
        await self._kept.note(set(known) - there)
        await self._kept.note(there - set(known), self._now())

    async def left(self, known: Collection[int]) -> list[Deleted]:
        """Return the servers that the bot has left and that still have data. known: the servers that it is in."""
        noted = await self._kept.left(self._now())
        return [Deleted(each, None, at) for each, at in noted.items() if each not in known and self._holds(each)]

    async def sweep_servers(self, known: Collection[int]) -> None:
        """Delete a part of what is kept of a server that the bot left long ago. known: the servers that it is in."""
        for each in await self.left(known):
            if each.at <= self._now() - self._server_days * DAY_S:
                await self._delete(each.guild_id, each.at)
                return

    async def _delete(self, guild_id: int, left_at: int) -> None:
        """End what runs in a server, and delete a part of the rest."""
        for one in await self._kept.unfinished_in(guild_id, left_at):
            ended = one.ended(None, How.STOP, self._now()) if isinstance(one, Game) else one.timed_out()
            await self._games.change(one, ended)
        for _ in range(BATCHES_PER_SWEEP):
            if await self._kept.delete_server(guild_id, left_at):
                break
        self._games.cache.forget(lambda one: one.place.guild_id == guild_id)

    def _holds(self, guild_id: int) -> bool:
        return self._shards is None or self._shards.holds(guild_id)


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
