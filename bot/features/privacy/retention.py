"""Delete old data, and data of servers that the bot left long ago; the host sets both times."""

from collections.abc import Collection, Sequence

from bot.core.game import Game, Gone, How
from bot.core.play.services import Services
from bot.core.store.personal import PersonalData
from bot.features.privacy.retention_sql import RetentionRepository

DAY_S = 86_400
BATCHES_PER_SWEEP = 8  # of old games, or of a server's rows: some quarter of a second, in slices


class Retention:
    """Deletes a part at each sweep, for the servers of this process's shards. Errors, of every method: StoreError.

    days: that games are kept after their end; 0 is for ever. server_days: that a server's data is kept after a leave.
    """

    def __init__(self, services: Services, personal: Sequence[PersonalData], *, days: int, server_days: int) -> None:
        self._games, self._now, self._shards = services.store.games, services.turns.now, services.shards
        self._kept = RetentionRepository(services.store.database, personal)
        self._days, self._server_days = days, server_days

    async def sweep(self) -> None:
        """Delete a part of what is too old."""
        if not self._days:
            return
        before = self._now() - self._days * DAY_S
        for _ in range(BATCHES_PER_SWEEP):
            if not await self._delete_games(before):
                break
        await self._kept.delete_others(before)

    async def reconcile(self, known: Collection[int]) -> None:
        """Note which servers the bot has joined or left. known: all servers of these shards that it is in."""
        noted = await self._kept.servers()
        there = {guild_id for guild_id, left_at in noted.items() if left_at is None and self._holds(guild_id)}
        await self._kept.note(set(known) - there)
        await self._kept.note(there - set(known), self._now())

    async def left(self, known: Collection[int]) -> list[Gone]:
        """Return the servers that the bot has left and that still have data. known: the servers that it is in."""
        noted = await self._kept.left(self._now())
        return [Gone(each, None, at) for each, at in noted.items() if each not in known and self._holds(each)]

    async def sweep_servers(self, known: Collection[int]) -> None:
        """Delete a part of what is kept of a server that the bot left long ago. known: the servers that it is in."""
        for each in await self.left(known):
            if each.at <= self._now() - self._server_days * DAY_S:
                await self._delete(each.guild_id, each.at)
                return

    async def _delete_games(self, before: int) -> bool:
        """Delete a batch of old games. Returns whether there were any."""
        gone = set(await self._kept.delete_games(before, self._shards))
        self._games.forget(lambda one: one.id in gone)
        return bool(gone)

    async def _delete(self, guild_id: int, left_at: int) -> None:
        """End what runs in a server, and delete a part of the rest."""
        for one in await self._kept.unfinished(guild_id, left_at):
            ended = one.ended(None, How.STOP, self._now()) if isinstance(one, Game) else one.timed_out()
            await self._games.change(one, ended)
        for _ in range(BATCHES_PER_SWEEP):
            if await self._kept.delete_server(guild_id, left_at):
                break
        self._games.forget(lambda one: one.place.guild_id == guild_id)

    def _holds(self, guild_id: int) -> bool:
        return self._shards is None or self._shards.holds(guild_id)
