"""Delete old data, and data of servers that the bot left long ago; the host sets both times."""

from collections.abc import Callable, Collection, Sequence

from bot.core.game import Game, How
from bot.core.store import Shards, Store
from bot.core.store.personal import PersonalData
from bot.features.privacy.retention_sql import RetentionRepository

DAY_S = 86_400
BATCHES_PER_SWEEP = 8
"""Of old games, or of a server's rows: some quarter of a second, in slices."""


class Retention:
    """Deletes a part at each sweep, for the servers of these shards.

    days: for which games are kept after their end; 0 is for ever. server_days: for which a server's data is kept after
    the bot has left it.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        shards: Shards | None,
        personal: Sequence[PersonalData],
        *,
        days: int,
        server_days: int,
    ) -> None:
        self._store, self._now, self._shards = store, now, shards
        self._kept = RetentionRepository(store.database, personal)
        self._days, self._server_days = days, server_days

    async def sweep(self) -> None:
        """Delete a part of what is too old. Errors: StoreError."""
        if not self._days:
            return
        before = self._now() - self._days * DAY_S
        for _ in range(BATCHES_PER_SWEEP):
            if not await self._delete_games(before):
                break
        await self._kept.delete_others(before)

    async def reconcile(self, known: Collection[int]) -> None:
        """Note which servers the bot joined or left while it was offline. Errors: StoreError.

        known: all servers of these shards that the bot is in, including those that Discord can't reach just now.
        """
        noted = await self._kept.servers()
        there = {guild_id for guild_id, left_at in noted.items() if left_at is None and self._holds(guild_id)}
        await self._kept.join(set(known) - there)
        for guild_id in there - set(known):
            await self.leave(guild_id)

    async def leave(self, guild_id: int) -> None:
        """Note that the bot has left a server; an earlier note stays. Errors: StoreError."""
        await self._kept.leave(guild_id, self._now())

    async def join(self, guild_id: int) -> None:
        """Note that the bot is in a server. Errors: StoreError."""
        await self._kept.join([guild_id])

    async def sweep_servers(self, known: Collection[int]) -> None:
        """Delete a part of what is kept of a server that the bot left long ago. Errors: StoreError.

        known: the servers that the bot is in.
        """
        until = self._now() - self._server_days * DAY_S
        for guild_id, left_at in (await self._kept.left(until)).items():
            if guild_id not in known and self._holds(guild_id):
                await self._delete(guild_id, left_at)
                return

    async def _delete_games(self, before: int) -> bool:
        """Delete a batch of old games. Returns whether there were any."""
        gone = set(await self._kept.delete_games(before, self._shards))
        self._store.games.forget(lambda one: one.id in gone)
        return bool(gone)

    async def _delete(self, guild_id: int, left_at: int) -> None:
        """End what runs in a server, and delete a part of the rest."""
        for one in await self._kept.unfinished(guild_id, left_at):
            ended = one.ended(None, How.STOP, self._now()) if isinstance(one, Game) else one.timed_out()
            await self._store.games.change(one, ended)
        for _ in range(BATCHES_PER_SWEEP):
            if await self._kept.delete_server(guild_id, left_at):
                break
        self._store.games.forget(lambda one: one.place.guild_id == guild_id)

    def _holds(self, guild_id: int) -> bool:
        return self._shards is None or self._shards.holds(guild_id)
