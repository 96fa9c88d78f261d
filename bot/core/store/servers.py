"""Read and change the settings of servers, and whose readers may see the games of their threads."""

import contextlib
import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from time import monotonic
from typing import Any

import sqlalchemy as sa

from bot.core.game import Deleted, First, Look, Notices, Place, Refusal, ServerSettings, board_named
from bot.core.store.connections import StoreError, Work
from bot.core.store.database import LAST, Database, Repository
from bot.core.store.tables import GAMES, NOTE, columns, key, new_table, put
from bot.core.zones import zone_of
from bot.engine import Board, Level, Rules

SETTINGS = new_table("server_settings", *key("guild_id"), sa.Column("settings", sa.String(2000), nullable=False))
"""settings: JSON, so that a version keeps what a newer one has set, and a new setting needs no migration."""
REVISION = {"name": "server settings"}
"""The note that counts the changes: a process that sees another number reads settings again."""
BUMP = sa.text("""
INSERT INTO notes (name, text) VALUES (:name, '1')
ON CONFLICT (name) DO UPDATE SET text = CAST(CAST(notes.text AS INTEGER) + 1 AS VARCHAR(255))
""")
"""It locks the note until the commit: two managers' changes follow each other."""
OF = sa.select(SETTINGS.c.settings).where(SETTINGS.c.guild_id == sa.bindparam("guild_id"))
PUT = put(SETTINGS)
SEEN_S, MAX_KEPT = 1.5, 10_000
"""How long a revision is believed: all processes see a change within two seconds. And servers kept in memory."""
NONE = ServerSettings()
READ: Mapping[str, Callable[[Any], Any]] = {
    **{"language": str, "prefix": str, "level": Level, "board": board_named, "rules": Rules, "first": First},
    **dict.fromkeys(("challenge_s", "move_s", "games"), range(2**31).__getitem__),
    **{"notices": Notices, "threads": bool, "zone": lambda name: zone_of(name).key},
    "look": {look.value: look for look in Look}.__getitem__,  # not Look, which has an answer to every value
}
THREADS = new_table(
    "threads",
    *key("thread_id"),
    *columns(sa.BigInteger, "guild_id", nullable=False),
    *columns(sa.BigInteger, "parent_id"),
)
"""parent_id: the channel whose readers read the thread; null if it's private, was deleted, or if Discord won't say."""
THREAD = sa.select(THREADS).where(THREADS.c.thread_id == sa.bindparam("thread_id"))
PUT_THREAD = put(THREADS)
UNUSED_THREADS = sa.delete(THREADS).where(sa.not_(sa.exists().where(GAMES.c.channel_id == THREADS.c.thread_id)))
NEXT_CHANNELS = sa.text("""
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


class ServerRepository:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[int, tuple[str | None, ServerSettings]] = OrderedDict()
        """With the revision that each was read at; the oldest first."""
        self._revision: str | None = None
        self._believed_until = 0.0

    async def of(self, guild_id: int | None) -> ServerSettings:
        """Return a server's settings: of direct messages, or if the database is away, what is known.

        Cost: a look-up; every SEEN_S seconds a query, and one more for a server that is new or after a change.
        """
        if guild_id is None:
            return NONE
        with contextlib.suppress(StoreError):
            if monotonic() >= self._believed_until:
                self._believed_until = monotonic() + SEEN_S  # others use what is known meanwhile
                self._revision = await self._database.read(lambda on: on.execute(NOTE, REVISION).scalar())
            if guild_id not in self._known or self._known[guild_id][0] != self._revision:
                await self._read(guild_id)
        return self._known[guild_id][1] if guild_id in self._known else NONE

    async def change(self, guild_id: int, *others: Work[Any], **given: Any) -> ServerSettings:
        """Change some of a server's settings, by the names of their fields, and return them all. Errors: StoreError.

        others: what else the same transaction does.
        """

        def write(connection: sa.Connection) -> str | None:
            connection.execute(BUMP, REVISION)
            row = connection.execute(OF, {"guild_id": guild_id}).scalar()
            kept = _kept(row) | {name: _written(value) for name, value in given.items()}
            kept = {name: value for name, value in kept.items() if value not in (None, "", 0, False)}
            connection.execute(PUT, {"guild_id": guild_id, "settings": json.dumps(kept)})
            for other in others:
                other(connection)
            return connection.execute(NOTE, REVISION).scalar()

        self._revision = await self._database.write(write, order=LAST)
        return await self._read(guild_id)

    async def _read(self, guild_id: int) -> ServerSettings:
        """Read the revision, then the settings, which are then at least as new. Errors: StoreError."""

        def read(connection: sa.Connection) -> tuple[str | None, ServerSettings]:
            revision = connection.execute(NOTE, REVISION).scalar()
            return revision, settings_of(connection.execute(OF, {"guild_id": guild_id}).scalar())

        self._revision, found = self._known[guild_id] = await self._database.read(read)
        self._known.move_to_end(guild_id)
        if len(self._known) > MAX_KEPT:
            self._known.popitem(last=False)
        return found


class ThreadRepository(Repository):
    """Remembers where threads belong: once one is archived, the gateway doesn't list it any more."""

    async def get(self, thread_id: int) -> sa.Row[Any] | None:
        return await self._database.read(lambda on: on.execute(THREAD, {"thread_id": thread_id}).first())

    async def put(self, thread: Place, parent_id: int | None) -> None:
        row = {"thread_id": thread.channel_id, "guild_id": thread.guild_id, "parent_id": parent_id}
        await self._database.write(lambda to: to.execute(PUT_THREAD, row), order=LAST)

    async def forget(self, deleted: Deleted) -> None:
        """Forget where the threads of a deleted channel belong, or a deleted thread; or all threads of a server."""
        there = sa.or_(THREADS.c.thread_id == deleted.channel_id, THREADS.c.parent_id == deleted.channel_id)
        hide = sa.update(THREADS).where(there).values(parent_id=None)  # the row stays: it isn't asked for again
        leave = sa.delete(THREADS).where(THREADS.c.guild_id == deleted.guild_id)
        await self._database.write(lambda to: to.execute(hide if deleted.channel_id else leave), order=LAST)

    async def tidy(self) -> None:
        """Delete the rows of threads whose games have all been deleted."""
        await self._database.write(lambda to: to.execute(UNUSED_THREADS), order=LAST)

    async def unknown(self, after: int, most: int) -> tuple[list[Place], int | None]:
        """Look at the next channels with games. after: the last id that was looked at, from 0.

        Returns those of servers that have no row here, and the last id; None at the end.
        """
        found = await self._database.read(lambda on: on.execute(NEXT_CHANNELS, {"after": after, "most": most}).all())
        places = [Place(row.guild_id, row.channel_id) for row in found if row.guild_id and not row.is_known]
        return places, found[-1].channel_id if len(found) == most else None


@lru_cache(1000)
def settings_of(text: str | None) -> ServerSettings:
    """Read settings as they are stored; what this version does not know, or can't be, is left out.

    >>> settings_of('{"level": "hard", "look": "of a newer version", "new": 1, "games": -1, "prefix": {}}').level
    <Level.HARD: 'hard'>
    """
    found: dict[str, Any] = {}
    for name, value in _kept(text).items():
        with contextlib.suppress(AttributeError, LookupError, OSError, TypeError, ValueError, Refusal):
            read = READ[name](value)
            if json.dumps(_written(read)) == json.dumps(value):
                found[name] = read
    return ServerSettings(**found)


def _kept(text: str | None) -> dict[str, Any]:
    kept = json.loads(text or "{}")
    return kept if isinstance(kept, dict) else {}


def _written(value: Any) -> Any:
    return value.text() if isinstance(value, Board) else value
