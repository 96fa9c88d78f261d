"""The whole bot, put together: settings -> store -> services -> gateway -> features."""

import asyncio
import contextlib
import importlib
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Self

import discord

from bot.core.chat.board_presses import BoardPresses
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.feature import FeatureBroken, FeatureClash
from bot.core.observer import Observer
from bot.core.play.clock import Clock
from bot.core.play.services import Services
from bot.core.store import Shards, Store
from bot.core.thinking import Thinker
from bot.features import FEATURES
from bot.settings import Settings

TAKEN = re.compile("Table '(.+?)' is already defined")  # how SQLAlchemy refuses a second table of a name
LEAVE_S = 0.75  # a stop waits this long for a database that does not answer


class App:
    """All parts of the bot, as an async context manager. Errors: FeatureClash, FeatureBroken, StoreError."""

    def __init__(self, settings: Settings, observer: Observer | None = None) -> None:
        observer = observer or Observer()
        self.is_open = False
        self.store = Store(settings.database_url, observer)
        self.store.games.subscribe(observer.changed)
        self._threads = ThreadPoolExecutor(settings.search_workers, thread_name_prefix="search")
        workers, time_s = settings.search_workers, settings.search_time_s
        self._thinker = Thinker(self._threads, workers=workers, time_s=time_s, observer=observer)
        count, ids = settings.shard_count, settings.shard_ids
        self.services = Services(
            self.store,
            self._thinker,
            now=Clock(discord.utils.utcnow),
            random=Random(),
            challenge_s=settings.challenge_expires_s,
            move_s=settings.game_expires_s,
            shards=Shards(count, frozenset(ids)) if count and ids else None,
        )
        self.bot = TicTacToeBot(settings, self.services, observer)

    async def load(self) -> None:
        """Add what the core and the features answer, once. Errors: FeatureClash, FeatureBroken."""
        if not self.bot.cogs:
            for cog in (self.bot.play, BoardPresses(self.bot), self.bot.deleted):
                await self.bot.add_cog(cog)
            for name in FEATURES:
                await _add(name, self.bot)

    async def __aenter__(self) -> Self:
        """Open everything; if the database fails, that may be tried again."""
        await self.load()
        await self.store.open()
        self.is_open = True
        await self.bot.__aenter__()  # one that never connects could not be closed otherwise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish what is held, and give back the database and the threads: in less than 5 seconds."""
        await self.bot.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.store.close(), LEAVE_S)
        self._thinker.close()
        self._threads.shutdown(cancel_futures=True)


async def _add(name: str, bot: TicTacToeBot) -> None:
    """Load a feature: discord.py's `load_extension` would define its tables twice in one process.

    Errors: FeatureClash, also if it defines a table that another feature has; FeatureBroken for any other fault.
    """
    try:
        await importlib.import_module(f"bot.features.{name}").setup(bot)
    except Exception as error:
        if taken := TAKEN.match(str(error)):
            raise FeatureClash(f"the feature {name} defines the table {taken[1]}, which another one has") from error
        if isinstance(error, FeatureClash):
            raise
        raise FeatureBroken(name) from error
