"""Where a server has the table of each month posted, which role its champion gets, and who has it from the bot."""

from functools import partial
from typing import NamedTuple

import sqlalchemy as sa

from bot.core.game import Place
from bot.core.store.database import LAST, Database
from bot.core.store.listings import Shards, on_shards
from bot.core.store.personal import PersonalData, rows_about
from bot.core.store.tables import METADATA, columns

CHAMPIONS = sa.Table(
    "champions",
    METADATA,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    *columns(sa.BigInteger, "role_id", "champion_id"),
    sa.Column("posted_month", sa.String(7), nullable=False),
)
ITS, LATER = CHAMPIONS.c, "9999-12"
PUT = sa.text("""
INSERT INTO champions (guild_id, channel_id, role_id, posted_month) VALUES (:guild_id, :channel_id, :role_id, :month)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, role_id = excluded.role_id,
champion_id = CASE WHEN champions.role_id = excluded.role_id THEN champions.champion_id END
""")
NOTE = sa.text("UPDATE champions SET posted_month = :month WHERE guild_id = :guild_id AND posted_month < :month")
CROWN = sa.text("""
UPDATE champions SET champion_id = (SELECT user_id FROM players WHERE user_id = :champion_id)
WHERE guild_id = :guild_id AND role_id = :role_id
""")  # none if they were forgotten meanwhile


class Posting(NamedTuple):
    """Where a server has the tables posted. role_id: goes to the first. champion_id: who has it now."""

    place: Place
    role_id: int | None = None
    champion_id: int | None = None


class Champions:
    """Months are as they are typed, 2026-10. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, posting: Posting, month: str) -> None:
        """Post tables in a channel. month: of the newest that is not posted, if no others were before."""
        await self._write(PUT, posting, month)

    async def note(self, posting: Posting, month: str) -> None:
        """Note that a month's table was posted."""
        await self._write(NOTE, posting, month)

    async def crown(self, posting: Posting, user_id: int) -> None:
        """Note who has the role now, unless another one was set meanwhile."""
        await self._write(CROWN, posting._replace(champion_id=user_id), LATER)

    async def remove(self, place: Place) -> None:
        """Post no more in a server, if that is still the channel."""
        drop = sa.delete(CHAMPIONS).filter_by(**place._asdict())
        await self._database.write(lambda to: to.execute(drop), row=LAST)

    async def of(self, guild_id: int, month: str = LATER) -> Posting | None:
        """Return how a server has the table of a month posted; None if it has not, or if it has been."""
        found = await self._read(sa.and_(ITS.guild_id == guild_id, ITS.posted_month < month))
        return found[0] if found else None

    async def given_to(self, user_id: int) -> list[Posting]:
        """Return where a user is champion."""
        return await self._read(ITS.champion_id == user_id)

    async def due(self, month: str, shards: Shards | None) -> list[Posting]:
        """Return where the table of a month has not been posted. shards: whose servers; None for all."""
        return await self._read(sa.and_(ITS.posted_month < month, on_shards(ITS.guild_id, shards)))

    async def _read(self, which: sa.ColumnElement[bool]) -> list[Posting]:
        rows = await self._database.read(lambda on: on.execute(sa.select(CHAMPIONS).where(which)).all())
        return [Posting(Place(row.guild_id, row.channel_id), row.role_id, row.champion_id) for row in rows]

    async def _write(self, statement: sa.Executable, posting: Posting, month: str) -> None:
        given = posting.place._asdict() | posting._asdict() | {"month": month}
        del given["place"]
        await self._database.write(lambda to: to.execute(statement, given), row=LAST)


def _forget(connection: sa.Connection, user_id: int) -> None:
    connection.execute(sa.update(CHAMPIONS).where(ITS.champion_id == user_id).values(champion_id=None))


PERSONAL = PersonalData(
    columns=(ITS.champion_id,), forget=_forget, export=partial(rows_about, champion_of_servers=ITS.champion_id)
)
