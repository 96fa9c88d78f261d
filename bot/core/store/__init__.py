"""What is stored: the one place that knows SQL. Values of bot.core.game go in and come out."""

import logging
from pathlib import Path

import sqlalchemy as sa

from bot.core.observer import Observer
from bot.core.store import files
from bot.core.store.connections import Refused, StoreError
from bot.core.store.database import FORGET, LAST, AlreadyClaimed, Database, Repository, claiming, is_ours
from bot.core.store.games import GameRepository, Outdated, SeatTaken
from bot.core.store.limits import InTheWay, NoRoom, check_rematch
from bot.core.store.listings import Listings, Shards
from bot.core.store.names import NameRepository
from bot.core.store.preferences import PreferenceRepository
from bot.core.store.schema import Inspection, inspect
from bot.core.store.servers import ServerRepository, ThreadRepository
from bot.core.store.tables import ADD_NOTE, BOT_SEAT, NOTE, SET_NOTE, new_table
from bot.words import words

log = logging.getLogger(__name__)

REPLACE_NOTE = sa.text("UPDATE notes SET text = :text WHERE name = :name AND text = :before")
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


class Store:
    """Everything on disk. Open it before use, close it after. Errors, also of all that it holds: StoreError."""

    def __init__(self, url: str, observer: Observer | None = None) -> None:
        self.database = Database(url, observer)
        self.games = GameRepository(self.database)
        self.listings = Listings(self.database)
        self.notes = Notes(self.database)
        self.threads = ThreadRepository(self.database)
        self.names = NameRepository(self.database, self.games)
        self.servers = ServerRepository(self.database)
        self.preferences = PreferenceRepository(self.database, self.servers)
        self.leases = Leases(self.database)

    async def open(self, *, has_copy: bool = True) -> tuple[str | None, Path | None]:
        """Bring the tables up to date, and delete old copies of a file. As Database.open."""
        opened = await self.database.open(has_copy=has_copy)
        await self.drop_old_copies()
        return opened

    async def close(self) -> None:
        await self.database.close()

    async def drop_old_copies(self) -> None:
        """Delete the copies of a SQLite file that lie beside it for longer than the privacy policy allows."""
        if file := self.database.file:
            for copy in await self.database.read(lambda _: files.drop_old(file)):
                log.info(words()("log-database-copy-dropped", file=str(copy)))

    async def forget_claims(self) -> None:
        """Delete the claims on requests that Discord will not repeat any more."""
        await self.database.write(lambda to: to.execute(FORGET))


class Notes(Repository):
    """Short texts that the bot keeps for itself, by name; at most 255 characters each."""

    async def note(self, name: str) -> str | None:
        return await self._database.read(lambda on: on.execute(NOTE, {"name": name}).scalar_one_or_none())

    async def replace_note(self, name: str, before: str | None, text: str) -> bool:
        """Keep a text under a name if there is still what was there before (None: nothing). Returns whether it is."""
        change = ADD_NOTE if before is None else REPLACE_NOTE
        given = {"name": name, "text": text, "before": before}
        return await self._database.write(lambda to: to.execute(change, given).rowcount == 1)

    async def set_note(self, name: str, text: str) -> None:
        await self._database.write(lambda to: to.execute(SET_NOTE, {"name": name, "text": text}))


class Leases:
    """Elect one process for a while, by the database's clock. holder: a name of one process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._take = sa.text(TAKE.format(now=CLOCKS[database.engine.dialect.name], most=MAX_S))

    async def take(self, name: str, holder: str, for_s: int, *, takes_over: bool = False) -> bool:
        """Take a free lease, with takes_over another's, or renew the holder's own. Return whether the holder has it."""
        given = {"name": name, "holder": holder, "for_s": for_s, "takes_over": takes_over}
        return await self._database.write(lambda to: to.execute(self._take, given).first() is not None, order=LAST)

    async def give_back(self, name: str, holder: str) -> None:
        """End a lease before its time, if it is the holder's."""
        await self._database.write(lambda to: to.execute(GIVE_BACK, {"its": name, "whose": holder}), order=LAST)
