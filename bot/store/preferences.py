"""PreferenceRepository: what each person likes; who has said nothing likes what is usual."""

from functools import partial
from typing import Any

import sqlalchemy as sa

from bot.model import Leaderboards, Look, Notices, Preferences
from bot.store.database import Database
from bot.store.tables import PREFERENCES

ROWS = PREFERENCES.c
OF = sa.select(ROWS.look, ROWS.notices, ROWS.idle_s, ROWS.leaderboards).where(ROWS.user_id == sa.bindparam("user_id"))
PUT = sa.text("""
INSERT INTO preferences (user_id, look, notices, idle_s, leaderboards)
VALUES (:user_id, :look, :notices, :idle_s, :leaderboards) ON CONFLICT (user_id) DO UPDATE
SET look = excluded.look, notices = excluded.notices, idle_s = excluded.idle_s, leaderboards = excluded.leaderboards
""")


class PreferenceRepository:
    """Reads and changes preferences. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> Preferences:
        return await self._database.read(partial(_of, user_id=user_id))

    async def change(self, user_id: int, **given: Any) -> Preferences:
        """Change some of a user's preferences, by the names of their fields, and return them all."""

        def write(connection: sa.Connection) -> Preferences:
            changed = _of(connection, user_id)._replace(**given)
            connection.execute(PUT, changed._asdict() | {"user_id": user_id})
            return changed

        return await self._database.write(write)


def read(row: sa.Row[*tuple[Any, ...]] | None) -> Preferences:
    """Return what a row holds; of nobody, or with nothing in it, what is usual."""
    if not row or not row.look:
        return Preferences()
    return Preferences(Look(row.look), Notices(row.notices), row.idle_s, Leaderboards(row.leaderboards))


def _of(connection: sa.Connection, user_id: int) -> Preferences:
    return read(connection.execute(OF, {"user_id": user_id}).first())
