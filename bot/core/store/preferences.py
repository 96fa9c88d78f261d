"""Read and change preferences."""

from collections import OrderedDict
from functools import partial
from time import monotonic
from typing import Any

import sqlalchemy as sa

from bot.core.game import Leaderboards, Look, Notices, Preferences
from bot.core.store.database import Database
from bot.core.store.tables import PREFERENCES

ROWS = PREFERENCES.c
OF = sa.select(ROWS.look, ROWS.notices, ROWS.idle_s, ROWS.leaderboards).where(ROWS.user_id == sa.bindparam("user_id"))
PUT = sa.text("""
INSERT INTO preferences (user_id, look, notices, idle_s, leaderboards)
VALUES (:user_id, :look, :notices, :idle_s, :leaderboards) ON CONFLICT (user_id) DO UPDATE
SET look = excluded.look, notices = excluded.notices, idle_s = excluded.idle_s, leaderboards = excluded.leaderboards
""")


KEPT_S, MAX_KEPT = 60.0, 10_000
"""Looks kept in memory, so that a new game needs no query for them."""


class PreferenceRepository:
    """Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._looks: OrderedDict[int, tuple[Look, float]] = OrderedDict()
        """With the time until which each is remembered; the oldest first."""
        self._changes = 0

    async def of(self, user_id: int) -> Preferences:
        changes = self._changes
        found = await self._database.read(partial(_of, user_id=user_id))
        return self._keep(user_id, found) if changes == self._changes else found  # read before the change, perhaps

    async def look_of(self, user_id: int) -> Look:
        """Return a user's look; what was changed in another process may be seen here after KEPT_S seconds."""
        look, until = self._looks.get(user_id, (None, 0.0))
        return look if look and monotonic() < until else (await self.of(user_id)).look

    async def change(self, user_id: int, **given: Any) -> Preferences:
        """Change some of a user's preferences, by the names of their fields, and return them all."""

        def write(connection: sa.Connection) -> Preferences:
            changed = _of(connection, user_id)._replace(**given)
            connection.execute(PUT, changed._asdict() | {"user_id": user_id})
            return changed

        found = await self._database.write(write)
        self._changes += 1
        return self._keep(user_id, found)

    def forget(self, user_id: int) -> None:
        """Drop a user's look from memory."""
        self._changes += 1
        self._looks.pop(user_id, None)

    def _keep(self, user_id: int, found: Preferences) -> Preferences:
        self._looks[user_id] = found.look, monotonic() + KEPT_S
        self._looks.move_to_end(user_id)
        if len(self._looks) > MAX_KEPT:
            self._looks.popitem(last=False)
        return found


def read(row: sa.Row[*tuple[Any, ...]] | None) -> Preferences:
    """Return a row's preferences; the defaults for no row or an empty one."""
    if not row or not row.look:
        return Preferences()
    return Preferences(Look(row.look), Notices(row.notices), row.idle_s, Leaderboards(row.leaderboards))


def _of(connection: sa.Connection, user_id: int) -> Preferences:
    return read(connection.execute(OF, {"user_id": user_id}).first())
