"""Leases: elect one process for a while, by the database's clock."""

import sqlalchemy as sa

from bot.core.store.database import LAST, Database
from bot.core.store.tables import new_table

LEASES = new_table(
    "leases",
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("holder", sa.String(32), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # seconds since 1970
)
MAX_S = 120  # no lease is taken for longer: one that ends later is over, as the clock has gone back since
CLOCKS = {"sqlite": "(strftime('%s','now')+0)", "postgresql": "date_part('epoch',now())"}
TAKE = """
INSERT INTO leases (name, holder, until) VALUES (:name, :holder, {now} + :for_s)
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE :takes_over OR leases.holder = excluded.holder OR leases.until <= {now} OR leases.until > {now} + {most}
RETURNING name
"""
"""One statement: if several processes take a lease at the same time, one gets it."""
GIVE_BACK = sa.delete(LEASES).where(LEASES.c.name == sa.bindparam("its"), LEASES.c.holder == sa.bindparam("whose"))


class Leases:
    """holder: a name of one process. Errors, of every method: StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._take = sa.text(TAKE.format(now=CLOCKS[database.engine.dialect.name], most=MAX_S))

    async def take(self, name: str, holder: str, for_s: int, *, takes_over: bool = False) -> bool:
        """Take a free lease, with takes_over another's, or renew the holder's own. Return whether the holder has it."""
        given = {"name": name, "holder": holder, "for_s": for_s, "takes_over": takes_over}
        return await self._database.write(lambda to: to.execute(self._take, given).first() is not None, row=LAST)

    async def give_back(self, name: str, holder: str) -> None:
        """End a lease before its time, if it is the holder's."""
        await self._database.write(lambda to: to.execute(GIVE_BACK, {"its": name, "whose": holder}), row=LAST)
