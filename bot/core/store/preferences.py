"""Read and change preferences, and who may not challenge a user."""

from collections import OrderedDict
from collections.abc import Collection, Mapping
from functools import partial
from time import monotonic
from typing import Any

import sqlalchemy as sa

from bot.core.game import Challenge, Challenges, Leaderboards, Look, Notices, Preferences, Refusal, User, Voice
from bot.core.store import limits, tables
from bot.core.store.database import Database
from bot.core.store.personal import with_pseudonym_ids
from bot.core.store.servers import ServerRepository
from bot.core.store.tables import BLOCKS, CHALLENGE, PREFERENCES, SELECT, put

OF = sa.select(PREFERENCES).where(PREFERENCES.c.user_id == sa.bindparam("user_id"))
PUT = put(PREFERENCES)
MAX_BLOCKED = 100  # members that one user may block
KEPT_S, MAX_KEPT = 60.0, 10_000  # preferences kept in memory: a new game, and a card, need no query for them


class PreferenceRepository:
    """Errors, of every method: StoreError."""

    def __init__(self, database: Database, servers: ServerRepository) -> None:
        self._database, self._servers = database, servers
        self._known: OrderedDict[int, tuple[Preferences, float]] = OrderedDict()
        """With the time until which each is remembered; the oldest first."""
        self._changes = 0

    async def of(self, user_id: int) -> Preferences:
        changes = self._changes
        found = await self._database.read(partial(_of, user_id=user_id))
        return self._keep(user_id, found) if changes == self._changes else found  # read before the change, perhaps

    async def known(self, user_id: int) -> Preferences:
        """Return a user's preferences; what was changed in another process may be seen here after KEPT_S seconds."""
        known, until = self._known.get(user_id, (None, 0.0))
        return known if known and monotonic() < until else await self.of(user_id)

    async def within(self, guild_id: int | None, user_id: int) -> Preferences:
        """Return a user's preferences as they hold in a server, or in direct messages (None)."""
        return (await self._servers.of(guild_id)).applied(await self.known(user_id))

    async def look_of(self, guild_id: int | None, user_id: int) -> Look:
        return (await self.within(guild_id, user_id)).look or Look.CRISP

    async def change(self, user_id: int, **given: Any) -> Preferences:
        """Change some of a user's preferences, by the names of their fields, and return them all."""
        found = await self._database.write(partial(_change, user_id=user_id, given=given))
        self._changes += 1
        return self._keep(user_id, found)

    async def blocked(self, user_id: int) -> tuple[int, ...]:
        """Return the ids of the members that a user has blocked, in order; not of those who were forgotten."""
        known = sa.and_(BLOCKS.c.user_id == user_id, BLOCKS.c.blocked_id > 0)
        query = sa.select(BLOCKS.c.blocked_id).where(known).order_by(BLOCKS.c.blocked_id)
        return await self._database.read(lambda on: tuple(on.execute(query).scalars()))

    async def block(
        self, user_id: int, blocked: Collection[int], unblocked: Collection[int], **given: Any
    ) -> list[Challenge]:
        """Block members and unblock others. Returns the open challenges between the user and those blocked.

        given: preferences that change with it. A challenge that is written at the same instant is refused, or among
        these. Errors: too-many-blocked.
        """

        def write(connection: sa.Connection) -> list[Challenge]:
            if given:
                _change(connection, user_id, given)
            limits.lock(connection, "blocks", user_id)
            for pair in sorted(user_id ^ each for each in blocked):
                limits.lock(connection, "pair", pair)
            mine, changed = BLOCKS.c.user_id == user_id, with_pseudonym_ids(connection, {*blocked, *unblocked})
            connection.execute(sa.delete(BLOCKS).where(mine, BLOCKS.c.blocked_id.in_(changed)))
            if not blocked:
                return []
            connection.execute(sa.insert(BLOCKS), [{"user_id": user_id, "blocked_id": each} for each in {*blocked}])
            known = sa.select(sa.func.count()).where(mine, BLOCKS.c.blocked_id > 0)
            if connection.execute(known).scalar_one() > MAX_BLOCKED:
                raise Refusal("too-many-blocked", most=MAX_BLOCKED)
            theirs = sa.and_(limits.asked == user_id, limits.asker.in_(blocked))
            own = sa.and_(limits.asker == user_id, limits.asked.in_(blocked))
            query = SELECT.where(limits.GAMES.status == CHALLENGE, sa.or_(theirs, own))
            found = map(tables.read, connection.execute(query).mappings())
            return [one for one in found if isinstance(one, Challenge)]

        found = await self._database.write(write)
        self.forget(user_id)
        return found

    async def check_welcome(self, asker: User, asked: User) -> None:
        """Errors: no-challenges, as in `limits`."""
        await self._database.read(partial(limits.check_welcome, asker=asker, asked=asked))

    async def has_blocked(self, user: User, other: User) -> bool:
        return await self._database.read(partial(limits.has_blocked, user=user, other=other))

    def forget(self, user_id: int) -> None:
        """Drop a user's preferences from memory."""
        self._changes += 1
        self._known.pop(user_id, None)

    def _keep(self, user_id: int, found: Preferences) -> Preferences:
        self._known[user_id] = found, monotonic() + KEPT_S
        self._known.move_to_end(user_id)
        if len(self._known) > MAX_KEPT:
            self._known.popitem(last=False)
        return found


def _change(connection: sa.Connection, user_id: int, given: Mapping[str, Any]) -> Preferences:
    limits.lock(connection, "preferences", user_id)
    changed = _of(connection, user_id)._replace(**given)
    left = {"look": changed.look or "", "notices": changed.notices or ""}  # to each server
    connection.execute(PUT, changed._asdict() | left | {"user_id": user_id})
    return changed


def _of(connection: sa.Connection, user_id: int) -> Preferences:
    return read(connection.execute(OF, {"user_id": user_id}).first())


def read(row: sa.Row[*tuple[Any, ...]] | None) -> Preferences:
    """Return a row's preferences; the defaults for no row or an empty one."""
    if row is None or row.look is None:
        return Preferences()
    return Preferences(
        Look(row.look) if row.look else None,
        Notices(row.notices) if row.notices else None,
        row.idle_s,
        Leaderboards(row.leaderboards),
        Voice(row.voice),
        row.language,
        Challenges(row.challenges),
    )
