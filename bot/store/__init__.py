"""What is stored: the one place that knows SQL. Values of bot.model go in and come out."""

import sqlalchemy as sa

from bot.store import claims
from bot.store.claims import AlreadyClaimed, claiming
from bot.store.connections import StoreError
from bot.store.database import Database
from bot.store.exporting import ExportRepository
from bot.store.followed import FollowedBoards
from bot.store.games import GameRepository, Outdated, SeatTaken
from bot.store.limits import InTheWay, NoRoom
from bot.store.listings import Listings, Shards
from bot.store.notices import NoticeRepository
from bot.store.preferences import PreferenceRepository
from bot.store.privacy import PrivacyRepository
from bot.store.puzzles import PuzzleRepository
from bot.store.ratings import RatingRepository
from bot.store.retention import RetentionRepository
from bot.store.statistics import StatisticsRepository
from bot.store.tables import BOT_SEAT, NOTES
from bot.store.tournaments import TournamentRepository
from bot.store.votes import VoteRepository

__all__ = [
    "BOT_SEAT", "AlreadyClaimed", "GameRepository", "InTheWay", "NoRoom", "Outdated", "PreferenceRepository",
    "SeatTaken", "Shards",
    "Store", "StoreError", "TournamentRepository", "claiming",
]  # fmt: skip

NOTE = sa.select(NOTES.c.text).where(NOTES.c.name == sa.bindparam("name"))
SET_NOTE = sa.text(
    "INSERT INTO notes (name, text) VALUES (:name, :text) ON CONFLICT (name) DO UPDATE SET text = excluded.text"
)
"""One statement: deleted and inserted, it would fail if two processes keep the same note."""


class Store:
    """Everything on disk. Open it before use, close it after.

    url: as Database takes it. Errors, also of all that it holds: StoreError if the database can't be used.
    """

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.games = GameRepository(self.database)
        self.listings = Listings(self.database)
        self.followed = FollowedBoards(self.database)
        self.notes = Notes(self.database)
        self.preferences = PreferenceRepository(self.database)
        self.notices = NoticeRepository(self.database)
        self.statistics = StatisticsRepository(self.database)
        self.ratings = RatingRepository(self.database)
        self.puzzles = PuzzleRepository(self.database)
        self.votes = VoteRepository(self.database)
        self.privacy = PrivacyRepository(self.database)
        self.exports = ExportRepository(self.database)
        self.retention = RetentionRepository(self.database)
        self.tournaments = TournamentRepository(self.database, self.games)

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def claim(self) -> None:
        """Claim the request that is being answered, unless a write has. Errors: AlreadyClaimed."""
        if claims.current() is not None:
            await self.database.write(lambda _: None)

    async def forget_claims(self) -> None:
        """Forget what Discord will not repeat any more."""
        await self.database.write(claims.forget)


class Notes:
    """Short texts that the bot keeps for itself, by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, name: str) -> str | None:
        return await self._database.read(lambda on: on.execute(NOTE, {"name": name}).scalar_one_or_none())

    async def set_note(self, name: str, text: str) -> None:
        """Keep a text (at most 255 characters) under a name, in place of what was there."""
        await self._database.write(lambda to: to.execute(SET_NOTE, {"name": name, "text": text}))
