"""What is stored: the one place that knows SQL. Values of bot.core.game go in and come out."""

import logging
from pathlib import Path

import sqlalchemy as sa

from bot.core.observer import Observer
from bot.core.store import files
from bot.core.store.connections import Refused, StoreError
from bot.core.store.database import FORGET, AlreadyClaimed, Database, Repository, claiming, is_ours
from bot.core.store.games import GameRepository, Outdated, SeatTaken
from bot.core.store.leases import Leases
from bot.core.store.limits import InTheWay, NoRoom, OfferedBefore, check_rematch
from bot.core.store.listings import Listings, Shards
from bot.core.store.names import NameRepository
from bot.core.store.preferences import PreferenceRepository
from bot.core.store.schema import Inspection, inspect
from bot.core.store.servers import ServerRepository
from bot.core.store.tables import ADD_NOTE, BOT_SEAT, NOTE, SET_NOTE
from bot.core.store.threads import ThreadRepository
from bot.words import words

log = logging.getLogger(__name__)

REPLACE_NOTE = sa.text("UPDATE notes SET text = :text WHERE name = :name AND text = :before")


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
        self.close = self.database.close

    async def open(self, *, has_copy: bool = True) -> tuple[str | None, Path | None]:
        """Bring the tables up to date, and delete old copies of a file. As Database.open."""
        opened = await self.database.open(has_copy=has_copy)
        await self.drop_old_copies()
        return opened

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
