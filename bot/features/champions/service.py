"""Keep where each month's table is posted, and which has been."""

import secrets
from functools import partial

from bot.core.game import Place
from bot.core.store import Shards, Store
from bot.core.store.database import LAST
from bot.features.champions import sql
from bot.features.champions.rules import Posting
from bot.features.ratings.rules import Month
from bot.features.ratings.service import Ratings


class Champions:
    """Errors, of every method: StoreError."""

    def __init__(self, store: Store, ratings: Ratings) -> None:
        self._database, self._leases, self._ratings = store.database, store.leases, ratings

    @property
    def month(self) -> Month:
        """The last month that is over."""
        return self._ratings.month().before()

    async def post_in(self, guild_id: int, channel_id: int, role_id: int | None) -> None:
        """Post the table of each month in a channel, this month's first. role_id: as it was checked."""
        posting, month = Posting(Place(guild_id, channel_id), role_id), self.month.value
        await self._database.write(partial(sql.put, posting=posting, month=month), row=LAST)

    async def posting_of(self, guild_id: int) -> Posting | None:
        return await self._database.read(partial(sql.posting_of, guild_id=guild_id))

    async def stop_posting(self, guild_id: int | None, channel_id: int | None = None) -> None:
        """Post no more in a server. channel_id: only if it is that channel."""
        await self._database.write(lambda to: sql.remove(to, guild_id, channel_id), row=LAST)

    async def due(self, shards: Shards | None) -> list[Posting]:
        """Return where the last month's table hasn't been posted. shards: whose servers; None for all."""
        return await self._database.read(partial(sql.due, month=self.month.value, shards=shards))

    async def claim(self, guild_id: int, month: Month, for_s: int) -> Posting | None:
        """Return what to post in a server, if the caller alone may do so for a while."""
        if not await self._leases.take(f"champion:{guild_id}", secrets.token_hex(8), for_s):
            return None
        return await self._database.read(partial(sql.due_in, guild_id=guild_id, month=month.value))

    async def note_posted(self, posting: Posting, month: Month) -> None:
        """Note that a month's table was posted, and who has the role now."""
        await self._database.write(partial(sql.note, posting=posting, month=month.value), row=LAST)
