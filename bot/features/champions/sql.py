"""Where a server has the table of each month posted, which role its champion gets, and who has it from the bot."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.core.game import Place
from bot.core.store.connections import Work
from bot.core.store.database import LAST, Repository
from bot.core.store.listings import Shards, on_shards
from bot.core.store.personal import PersonalData, rows_about
from bot.core.store.servers import SETTINGS, settings_of
from bot.core.store.shifting import take_back
from bot.core.store.tables import PENDING, columns, key, new_table
from bot.core.zones import EARLIEST

CHAMPIONS = new_table(
    "champions",
    *key("guild_id"),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    *columns(sa.BigInteger, "role_id", "champion_id"),
    sa.Column("posted_month", sa.String(7), nullable=False),
    *columns(sa.BigInteger, "posted_until", "set_at"),
)
GIVEN_ROLES = new_table(
    "given_roles", *key("guild_id", "role_id", "user_id"), sa.Column("due_at", sa.BigInteger, nullable=False)
)
"""Who may have a role from the bot, until Discord has taken it. due_at: not before, from those who aren't champion."""
ITS, GIVEN, LATER = CHAMPIONS.c, GIVEN_ROLES.c, "9999-12"
GIVEN.due_at.info[PENDING] = lambda _: sa.true()
ITS.set_at.info[PENDING] = lambda jump: ITS.set_at > jump.at + jump.by  # by a clock that was ahead
IS_CHAMPIONS = sa.exists().where(
    ITS.guild_id == GIVEN.guild_id, ITS.role_id == GIVEN.role_id, ITS.champion_id == GIVEN.user_id
)
PUT = sa.text("""
INSERT INTO champions AS its (guild_id, channel_id, role_id, posted_month, set_at)
VALUES (:guild_id, :channel_id, :role_id, :month, :set_at)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, role_id = excluded.role_id,
champion_id = CASE WHEN its.role_id = excluded.role_id THEN its.champion_id END
""")
GIVE = sa.text("""
INSERT INTO given_roles (guild_id, role_id, user_id, due_at) VALUES (:guild_id, :role_id, :user_id, :due_at)
ON CONFLICT DO NOTHING
""")
NOTE = sa.text("""
UPDATE champions SET posted_month = :month, posted_until = :until WHERE guild_id = :guild_id AND posted_month < :month
""")
CROWN = sa.text("""
UPDATE champions SET champion_id = (SELECT user_id FROM players WHERE user_id = :champion_id)
WHERE guild_id = :guild_id AND role_id = :role_id
""")  # none if they were forgotten meanwhile


class Posting(NamedTuple):
    """Where a server has the tables posted. role_id: goes to the first. champion_id: who has it now.

    until: when the last table's games end, in seconds since 1970; 0 if none was posted. The next one's begin there, in
    whichever zone: a game is in one table. set_at: when it was set up; its first table is of a month that ends later.
    """

    place: Place
    role_id: int | None = None
    champion_id: int | None = None
    until: int = 0
    set_at: int = 0


class GivenRole(NamedTuple):
    guild_id: int
    role_id: int
    user_id: int
    due_at: int


class Champions(Repository):
    """Months are as they are typed, 2026-10."""

    async def note(self, posting: Posting, month: str) -> None:
        """Note that a month's table was posted."""
        await self._database.write(putting(posting, month, NOTE), order=LAST)

    async def crown(self, posting: Posting, user_id: int) -> None:
        """Note who has the role now, unless another one was set meanwhile."""
        crowning = putting(posting._replace(champion_id=user_id), LATER, CROWN)
        its = sa.update(GIVEN_ROLES).filter_by(guild_id=posting.place.guild_id, user_id=user_id)
        await self._database.write(lambda to: (crowning(to), to.execute(its.values(due_at=0))), order=LAST)

    async def remove(self, place: Place) -> None:
        """Post no more in a server, if that is still the channel."""
        await self._database.write(removing(**place._asdict()), order=LAST)

    async def to_take(self, now: int, shards: Shards | None) -> list[GivenRole]:
        """Return the roles to take now."""
        due = sa.select(GIVEN_ROLES).where(GIVEN.due_at <= now, ~IS_CHAMPIONS, on_shards(GIVEN.guild_id, shards))
        return await self._database.read(lambda on: [GivenRole(*row) for row in on.execute(due)])

    async def give(self, role: GivenRole) -> None:
        """Note that a user may have a role from now on; an older note of that stays."""
        await self._database.write(lambda to: to.execute(GIVE, role._asdict()), order=LAST)

    async def take(self, role: GivenRole, *, again_at: int | None = None) -> None:
        """Note that a role was taken, or when to try again, unless another process has."""
        its = sa.delete(GIVEN_ROLES) if again_at is None else sa.update(GIVEN_ROLES).values(due_at=again_at)
        await self._database.write(lambda to: to.execute(its.filter_by(**role._asdict())), order=LAST)

    async def of(self, guild_id: int, month: str = LATER) -> Posting | None:
        """Return how a server has the table of a month posted; None if it has not, or if it has been."""
        query = sa.select(CHAMPIONS).where(ITS.guild_id == guild_id, ITS.posted_month < month)
        row = await self._database.read(lambda on: on.execute(query).first())
        if row is None:
            return None
        return Posting(Place(*row[:2]), row.role_id, row.champion_id, row.posted_until or 0, row.set_at or 0)

    async def due(self, last: Callable[[str], str], shards: Shards | None) -> list[tuple[sa.Row[Any], str]]:
        """Return where the table of a month that is over somewhere hasn't been posted: rows with zones.

        last: the last month that is over in a zone. shards: whose servers; None for all.
        """
        month = last(EARLIEST)
        query = sa.select(CHAMPIONS, SETTINGS.c.settings).outerjoin(SETTINGS, SETTINGS.c.guild_id == ITS.guild_id)
        query = query.where(ITS.posted_month != month, on_shards(ITS.guild_id, shards))
        found = await self._database.read(lambda on: on.execute(query).all())
        rows = [(row, settings_of(row.settings).zone) for row in found]
        early = {row.guild_id: (row.posted_month, last(zone)) for row, zone in rows if row.posted_month > month}
        await take_back(self._database, ITS.posted_month, early)
        return [(row, zone) for row, zone in rows if row.posted_month < month]


def removing(**which: int | None) -> Work[Any]:
    return lambda to: to.execute(sa.delete(CHAMPIONS).filter_by(**which))


def putting(posting: Posting, month: str, statement: sa.Executable = PUT) -> Work[Any]:
    """Return what writes a posting to its row. month: by PUT, the newest that is not posted, if none was before."""
    given = posting.place._asdict() | posting._asdict() | {"month": month}
    del given["place"]
    return lambda to: to.execute(statement, given)


def _forget(connection: sa.Connection, user_id: int) -> None:
    connection.execute(sa.update(CHAMPIONS).where(ITS.champion_id == user_id).values(champion_id=None))


PERSONAL = PersonalData(
    columns=(ITS.champion_id, GIVEN.user_id),
    forget=_forget,  # a given role stays until it is taken
    export=partial(rows_about, champion_of_servers=ITS.champion_id, given_roles=GIVEN.user_id),
)
