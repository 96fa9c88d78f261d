"""Serving: the bot as a process that runs until it is told to stop, and all that runs beside it."""

import asyncio
import contextlib
import gc
import logging
import platform
import signal
import socket
import sys
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot import __version__
from bot.app import App
from bot.chat.client import TicTacToeBot
from bot.chat.endpoint import Endpoint
from bot.chat.shards import SPAN_S
from bot.hosting import updates
from bot.hosting.listening import check, listen
from bot.hosting.waiting import until_up
from bot.settings import Settings
from bot.words import words

log = logging.getLogger(__name__)

YOUNG = 20_000
"""How many objects are made before Python looks for garbage among the youngest: at 700 that took a tenth of a move."""


async def serve(settings: Settings) -> None:
    """Run the bot until SIGTERM or Ctrl-C. If Discord refuses the message-content intent, go on without it.

    A database, a network or a Discord that isn't up yet is waited for. Errors, if waiting can't help:
    discord.LoginFailure for a token that Discord does not know; StoreError for the database; SettingsError for what
    can't be listened at.
    """
    check(settings)
    log.info("%s", words()("log-started", **_facts(settings)))
    with stop_signals() as stop:
        try:
            await _serve(settings, stop)
        except discord.PrivilegedIntentsRequired as refused:
            if not settings.typed_commands:
                raise
            log.warning("%s", words()("log-intent-refused", prefix=settings.command_prefix))
            if refused.shard_id is not None:  # by the gateway: it took an IDENTIFY
                await first_of(asyncio.sleep(SPAN_S), stop.wait())
            await _serve(replace(settings, typed_commands=False), stop)


async def _serve(settings: Settings, stop: asyncio.Event) -> None:
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # there is no voice here to warn of
    gc.collect()
    gc.freeze()  # what was imported stays; a full collection over it would hold the loop for some 40 ms
    gc.set_threshold(YOUNG)
    async with contextlib.AsyncExitStack() as stack:
        app, endpoint = await _parts(settings, stack, stop)
        # Of many games it takes half a minute to bring an old database up to date; no host waits that long for a stop.
        entering = until_up("database", partial(stack.enter_async_context, app))
        opening, _ = await first_of(entering, _asked(stop))
        await asyncio.gather(opening, return_exceptions=stop.is_set())
        if stop.is_set():
            return
        if settings.update_notice:
            stack.callback(asyncio.create_task(updates.watch(settings.update_notice, app.store.notes)).cancel)
        stack.push_async_callback(endpoint.close)
        # Cancelled before the client is closed: if Discord does not answer, it would go on trying.
        running, _ = await first_of(_run(app.bot, endpoint, settings), _asked(stop))
        if stop.is_set():
            await endpoint.linger()
            await app.bot.close()
        await asyncio.gather(running, return_exceptions=stop.is_set())


async def _parts(settings: Settings, stack: contextlib.AsyncExitStack, stop: asyncio.Event) -> tuple[App, Endpoint]:
    """Make the app and its endpoint, to be opened later. If HEALTH_PORT is set, begin to count and to tell there."""
    if settings.health_port is None:
        app = App(settings)
        endpoint = Endpoint(app.bot)
    else:
        from bot.hosting.health import Health
        from bot.hosting.metrics import Metrics

        metrics = Metrics(_database(settings))
        app = App(settings, metrics)
        endpoint = Endpoint(app.bot)
        await stack.enter_async_context(Health(settings, app, endpoint, metrics, stop))
    return app, endpoint


def _facts(settings: Settings) -> dict[str, str | int]:
    """What the first line of a process says."""
    say, ways = words(), []
    if settings.gateway:
        ways.append(say("log-way-gateway"))
    if settings.interactions_port:
        ways.append(say("log-way-http", address=f"{settings.interactions_host}:{settings.interactions_port}"))
    shards = ",".join(map(str, settings.shard_ids or ())) or str(settings.shard_count or "all")
    return {
        "version": __version__,
        "python": platform.python_version(),
        "database": _database(settings),
        "ways": say.all_of(ways),
        "shards": shards if settings.gateway else "none",
        "health": f"{settings.health_host}:{settings.health_port}" if settings.health_port else "off",
    }


def _database(settings: Settings) -> str:
    """The kind of database; its address may hold a password."""
    return settings.database_url.partition(":")[0].partition("+")[0]


async def _run(bot: TicTacToeBot, endpoint: Endpoint, settings: Settings) -> None:
    """Hear of interactions by all the ways in that are set, until that is cancelled."""
    await until_up("discord", partial(bot.login, settings.discord_token or ""))
    await listen(endpoint, bot, settings)
    if not settings.gateway:
        await bot.begin_without_gateway()
        _freeze()
        await asyncio.Event().wait()
    freezing = asyncio.create_task(_freeze_later(bot))
    try:
        # That the wait is over is told by the line that says how many servers there are.
        await until_up("discord", bot.connect)
    finally:
        freezing.cancel()


async def _freeze_later(bot: TicTacToeBot) -> None:
    await bot.wait_until_ready()
    _freeze()


def _freeze() -> None:
    """Servers stay as imports do: a full collection over a large one takes longer than an answer may wait."""
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
        with _woken_by_signals(loop):
            yield stop
    finally:
        for name, handler in before.items():
            signal.signal(name, signal.SIG_IGN if stop.is_set() else handler)


@contextlib.contextmanager
def _woken_by_signals(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Let a signal wake the loop even if it comes just before the loop begins to wait, or to another thread.

    Its handler would run when something else wakes the loop: without the gateway, half a minute later.
    """
    if sys.platform == "win32":  # where the loop does so by itself
        yield
        return
    woken, wakes = socket.socketpair()
    with woken, wakes:
        woken.setblocking(False)
        wakes.setblocking(False)
        loop.add_reader(woken, woken.recv, 4096)
        before = signal.set_wakeup_fd(wakes.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            loop.remove_reader(woken)


async def first_of(*works: Coroutine[Any, Any, Any]) -> list[asyncio.Task[Any]]:
    """Run all at once until one ends, and cancel the others. Returns their tasks; some may have yet to hear of it."""
    tasks = [asyncio.create_task(work) for work in works]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    return tasks
