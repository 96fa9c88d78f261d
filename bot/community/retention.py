"""Retention: deletes what is too old, and what is kept of servers that the bot left long ago. Both set by the host."""

from collections.abc import Callable, Collection

from bot.model import Game, How
from bot.store import Shards, Store

DAY_S = 86_400
BATCHES = 8
"""How many batches of old games, or of a server's rows, one sweep deletes: some quarter of a second, in slices."""


class Retention:
    """Deletes some of it at each sweep, for the servers of these shards.

    days: after how many days a game that has ended is deleted; 0 is never. server_days: after how many days in which
    the bot has not been in a server all that is kept of it is deleted.
    """

    def __init__(
        self, store: Store, now: Callable[[], int], shards: Shards | None, *, days: int, server_days: int
    ) -> None:
        self._store, self._now, self._shards = store, now, shards
        self._days, self._server_days = days, server_days

    async def sweep(self) -> None:
        """Delete some of what is too old. Errors: StoreError."""
        if not self._days:
            return
        before = self._now() - self._days * DAY_S
        for _ in range(BATCHES):
            if not await self._delete_games(before):
                break
        await self._store.retention.delete_others(before)

    async def reconcile(self, known: Collection[int]) -> None:
        """Note which servers the bot was added to, or has left, while it was away. Errors: StoreError.

        known: all servers of these shards that the bot is in, those too that Discord can't reach just now.
        """
        noted = await self._store.retention.servers()
        there = {guild_id for guild_id, left_at in noted.items() if left_at is None and self._holds(guild_id)}
        await self._store.retention.join(set(known) - there)
        for guild_id in there - set(known):
            await self.leave(guild_id)

    async def leave(self, guild_id: int) -> None:
        """Note that the bot has left a server; an earlier note stays. Errors: StoreError."""
        await self._store.retention.leave(guild_id, self._now())

    async def join(self, guild_id: int) -> None:
        """Note that the bot is in a server. Errors: StoreError."""
        await self._store.retention.join([guild_id])

    async def sweep_servers(self, known: Collection[int]) -> None:
        """Delete some of what is kept of a server that the bot left long ago. Errors: StoreError.

        known: the servers that it is in.
        """
        until = self._now() - self._server_days * DAY_S
        for guild_id, left_at in (await self._store.retention.left(until)).items():
            if guild_id not in known and self._holds(guild_id):
                await self._delete(guild_id, left_at)
                return

    async def _delete_games(self, before: int) -> bool:
        """Delete a batch of old games. Returns whether there were any."""
        gone = set(await self._store.retention.delete_games(before, self._shards))
        self._store.games.forget(lambda one: one.id in gone)
        return bool(gone)

    async def _delete(self, guild_id: int, left_at: int) -> None:
        """End what runs there, if anything does, and delete some of the rest."""
        for one in await self._store.retention.unfinished(guild_id, left_at):
            ended = one.ended(None, How.STOP, self._now()) if isinstance(one, Game) else one.timed_out()
            await self._store.games.change(one, ended)
        for _ in range(BATCHES):
            if await self._store.retention.delete_server(guild_id, left_at):
                break
        self._store.games.forget(lambda one: one.place.guild_id == guild_id)

    def _holds(self, guild_id: int) -> bool:
        return self._shards is None or self._shards.holds(guild_id)
