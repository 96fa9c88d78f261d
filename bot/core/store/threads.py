"""Remember whose readers may see the games of a thread: once it's archived, the gateway doesn't list it any more."""

from typing import Any

import sqlalchemy as sa

from bot.core.game import Deleted, Place
from bot.core.store.database import LAST, Repository
from bot.core.store.tables import GAMES, columns, key, new_table, put

THREADS = new_table(
    "threads",
    *key("thread_id"),
    *columns(sa.BigInteger, "guild_id", nullable=False),
    *columns(sa.BigInteger, "parent_id"),
)
"""parent_id: the channel whose readers read the thread; null if it's private, was deleted, or if Discord won't say."""
ROWS = THREADS.c
OF = sa.select(THREADS).where(ROWS.thread_id == sa.bindparam("thread_id"))
PUT = put(THREADS)
UNUSED = sa.delete(THREADS).where(sa.not_(sa.exists().where(GAMES.c.channel_id == ROWS.thread_id)))
NEXT = sa.text("""
WITH RECURSIVE walk (channel_id, steps) AS (
    SELECT min(channel_id), 1 FROM games WHERE channel_id > :after
    UNION ALL
    SELECT (SELECT min(g.channel_id) FROM games AS g WHERE g.channel_id > walk.channel_id), steps + 1
    FROM walk WHERE channel_id IS NOT NULL AND steps < :most
)
SELECT channel_id, (SELECT g.guild_id FROM games AS g WHERE g.channel_id = walk.channel_id LIMIT 1) AS guild_id,
EXISTS (SELECT 1 FROM threads AS t WHERE t.thread_id = walk.channel_id) AS is_known
FROM walk WHERE channel_id IS NOT NULL ORDER BY channel_id
""")
"""A look at an index for each channel, however many games it has."""


class ThreadRepository(Repository):
    async def get(self, thread_id: int) -> sa.Row[Any] | None:
        return await self._database.read(lambda on: on.execute(OF, {"thread_id": thread_id}).first())

    async def put(self, thread: Place, parent_id: int | None) -> None:
        row = {"thread_id": thread.channel_id, "guild_id": thread.guild_id, "parent_id": parent_id}
        await self._database.write(lambda to: to.execute(PUT, row), row=LAST)

    async def forget(self, deleted: Deleted) -> None:
        """Forget where the threads of a deleted channel belong, or a deleted thread; or all threads of a server."""
        there = sa.or_(ROWS.thread_id == deleted.channel_id, ROWS.parent_id == deleted.channel_id)
        hide = sa.update(THREADS).where(there).values(parent_id=None)  # the row stays: it isn't asked for again
        leave = sa.delete(THREADS).where(ROWS.guild_id == deleted.guild_id)
        await self._database.write(lambda to: to.execute(hide if deleted.channel_id else leave), row=LAST)

    async def tidy(self) -> None:
        """Delete the rows of threads whose games have all been deleted."""
        await self._database.write(lambda to: to.execute(UNUSED), row=LAST)

    async def unknown(self, after: int, most: int) -> tuple[list[Place], int | None]:
        """Look at the next channels with games. after: the last id that was looked at, from 0.

        Returns those of servers that have no row here, and the last id; None at the end.
        """
        found = await self._database.read(lambda on: on.execute(NEXT, {"after": after, "most": most}).all())
        places = [Place(row.guild_id, row.channel_id) for row in found if row.guild_id and not row.is_known]
        return places, found[-1].channel_id if len(found) == most else None
