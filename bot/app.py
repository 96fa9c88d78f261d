"""App: settings -> store -> services -> gateway, put together once for run, demo, tests and benchmarks."""

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import Any, Self

import discord

from bot.chat.client import TicTacToeBot
from bot.community.services import Community
from bot.games.services import Services
from bot.settings import Settings
from bot.store import Shards, Store
from bot.thinking import Thinker
from bot.words import words

log = logging.getLogger(__name__)

LEAVE_S = 0.75
"""How long a stop waits for a database that does not answer."""


class App:
    """All parts of the bot, as an async context manager. Errors on entering it: StoreError if the store can't open."""

    def __init__(self, settings: Settings) -> None:
        self.store = Store(settings.database_url)
        self._threads = ThreadPoolExecutor(settings.search_workers, thread_name_prefix="search")
        self._thinker = Thinker(self._threads, workers=settings.search_workers, time_s=settings.search_time_s)
        count, ids = settings.shard_count, settings.shard_ids
        self.services = Services(
            self.store,
            self._thinker,
            now=lambda: int(discord.utils.utcnow().timestamp()),
            random=Random(),
            challenge_s=settings.challenge_expires_s,
            move_s=settings.game_expires_s,
            shards=Shards(count, frozenset(ids)) if count and ids else None,
        )
        community = Community(
            self.services,
            retention_days=settings.retention_days,
            server_retention_days=settings.server_retention_days,
        )
        self.bot = TicTacToeBot(settings, self.services, community)

    async def __aenter__(self) -> Self:
        await self.store.open()
        await self.bot.__aenter__()  # one that never connects could not be closed otherwise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish what is held, and give back the database and the threads: in less than 5 seconds."""
        await self.bot.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.store.close(), LEAVE_S)
        self._thinker.close()
        self._threads.shutdown(cancel_futures=True)


async def serve(settings: Settings) -> None:
    """Run the bot until SIGTERM or Ctrl-C. If Discord refuses the message-content intent, go on without it.

    Errors: discord.LoginFailure for a token that Discord does not know; StoreError for the database.
    """
    with stop_signals() as stop:
        try:
            await _serve(settings, stop)
        except discord.PrivilegedIntentsRequired:
            log.warning("%s", words()("log-intent-refused", prefix=settings.command_prefix))
            await _serve(replace(settings, typed_commands=False), stop)


async def _serve(settings: Settings, stop: asyncio.Event) -> None:
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # there is no voice here to warn of
    gc.collect()
    gc.freeze()  # what was imported stays; a full collection over it would hold the loop for some 40 ms
    async with contextlib.AsyncExitStack() as stack:
        app = App(settings)
        # Of many games it takes half a minute to bring an old database up to date; no host waits that long for a stop.
        opening, _ = await first_of(stack.enter_async_context(app), _asked(stop))
        await asyncio.gather(opening, return_exceptions=stop.is_set())
        if stop.is_set():
            return
        stack.callback(asyncio.create_task(_freeze(app.bot)).cancel)
        # Cancelled before the client is closed: if Discord does not answer, it would go on trying.
        running, _ = await first_of(app.bot.start(settings.discord_token or ""), _asked(stop))
        if stop.is_set():
            await app.bot.close()
        await asyncio.gather(running, return_exceptions=stop.is_set())


async def _freeze(bot: TicTacToeBot) -> None:
    """Servers stay as imports do: a full collection over a large one takes longer than an answer may wait."""
    await bot.wait_until_ready()
    gc.collect()
    gc.freeze()


async def _asked(stop: asyncio.Event) -> None:
    await stop.wait()
    log.info("%s", words()("log-stopping"))


@contextlib.contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """Give an event that SIGTERM and Ctrl-C set, instead of dying. discord.py leaves this to us.

    Afterwards they do what they did before; nothing, if a stop was asked for, so that no second one cuts it short.
    """
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    names = (signal.SIGINT, signal.SIGTERM)
    before = {name: signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set)) for name in names}
    try:
        yield stop
    finally:
        for name, handler in before.items():
            signal.signal(name, signal.SIG_IGN if stop.is_set() else handler)


async def first_of(*works: Coroutine[Any, Any, Any]) -> list[asyncio.Task[Any]]:
    """Run all at once until one ends, and cancel the others. Returns their tasks; some may have yet to hear of it."""
    tasks = [asyncio.create_task(work) for work in works]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    return tasks
