"""Run the bot as a process, with all that runs beside it, until a signal stops it."""

import asyncio
import contextlib
import gc
import json
import logging
import os
import platform
import re
import signal
import socket
import sys
import time
from asyncio.subprocess import DEVNULL
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import aiohttp
import discord
from packaging.version import Version

from bot import __version__, stop_requests
from bot.app import App
from bot.core.chat.client import may_read
from bot.core.store import Notes, StoreError
from bot.hosting.gateway import proxy_of, skip_unreadable_events
from bot.hosting.outages import DAY_S, until_up
from bot.hosting.states import States
from bot.settings import Settings
from bot.words import words

log = logging.getLogger(__name__)

IDENTIFY_EVERY_S = 5.25  # between the starts of two sessions; Discord asks for 5 seconds, and a packet may be late
GC_THRESHOLD = 20_000  # new objects before Python collects garbage; at its own 700 that takes a tenth of a move
ASKED = "updates"  # note of the last question, in seconds since 1970: all processes of a database ask once a day
RELEASE_TIMEOUT_S = 10.0
MAX_RELEASE_BYTES = 1_048_576  # a release on GitHub holds its whole text, and some 2,000 bytes for each attached file


async def serve(settings: Settings) -> None:
    """Run the bot until it's asked to stop. If Discord refuses the message-content intent, go on without it.

    Waits for a database, a network or a Discord that isn't up yet. Errors, if waiting can't help: discord.LoginFailure
    for a wrong token; StoreError for the database; SettingsError for an unusable port.
    """
    skip_unreadable_events()
    shards = ",".join(map(str, settings.shard_ids or ())) or str(settings.shard_count or "all")
    health = f"{settings.health_host}:{settings.health_port}" if settings.health_port else "off"
    facts = {"python": platform.python_version(), "database": _dialect(settings), "shards": shards, "health": health}
    log.info("%s", words()("log-started", version=__version__, **facts))
    proxy, shown = proxy_of(settings.discord_api_url)
    if shown:
        (log.info if proxy else log.warning)("%s", words()("log-proxy", proxy=shown, used=str(bool(proxy))))
    with stop_signals() as stop:
        try:
            await _serve(settings, stop)
        except discord.PrivilegedIntentsRequired as refused:
            if not settings.typed_commands:
                raise
            log.warning("%s", words()("log-intent-refused", prefix=settings.command_prefix))
            if refused.shard_id is not None:  # by the gateway: it took an IDENTIFY
                await first_of(asyncio.sleep(IDENTIFY_EVERY_S), stop.wait())
            await _serve(replace(settings, typed_commands=False), stop)


async def _serve(settings: Settings, stop: asyncio.Event) -> None:
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice
    gc.set_threshold(GC_THRESHOLD)
    gc.enable()  # __main__ disables it
    async with contextlib.AsyncExitStack() as stack:
        metrics = None
        if settings.health_port is not None:
            from bot.hosting.health import Health, Metrics

            metrics = Metrics(_dialect(settings))
        app = App(settings, metrics)
        states = States(settings, app, stop)
        if metrics is not None:
            await stack.enter_async_context(Health(settings, app, metrics, states))
        stack.callback(asyncio.create_task(tell_supervisor(states)).cancel)
        # Upgrading a large old database takes half a minute; a stop must not wait for it.
        entering = until_up("database", partial(open_app, stack, app))
        opening, _ = await first_of(entering, _asked(stop))
        await asyncio.gather(opening, return_exceptions=stop.is_set())
        if stop.is_set():
            return
        if settings.update_notice:
            stack.callback(asyncio.create_task(watch_releases(settings.update_notice, app.store.notes)).cancel)
        # Cancelled before the client is closed: if Discord does not answer, it would go on trying.
        running, _ = await first_of(_run(app, settings), _asked(stop))
        if stop.is_set():
            await app.bot.close()
        await asyncio.gather(running, return_exceptions=stop.is_set())


async def open_app(stack: contextlib.AsyncExitStack, app: App) -> None:
    """Open the app. A new SQLite file is made by a process of its own, whose end frees the 15 MiB that this takes."""
    await app.load()  # a feature that can't be loaded ends the start before a file is made
    if (file := app.store.database.file) and not file.exists():
        program = (sys.executable, "-m", "bot.core.store", app.bot.settings.database_url)
        with contextlib.suppress(OSError):  # if no process can be started, the file is made below, as if it fails there
            child = await asyncio.create_subprocess_exec(*program, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
            try:
                await child.wait()
            finally:
                if child.returncode is None:  # a stop doesn't wait for it
                    child.kill()
                    await child.wait()
    await stack.enter_async_context(app)


def _dialect(settings: Settings) -> str:
    """Return the kind of database alone: its address may hold a password."""
    return settings.database_url.partition(":")[0].partition("+")[0]


async def _run(app: App, settings: Settings) -> None:
    await until_up("discord", partial(app.bot.login, settings.discord_token or ""))
    app.bot.own_emoji.start()
    if app.bot.application and (url := app.bot.application.interactions_endpoint_url):
        log.warning("%s", words()("log-endpoint-set", url=url))
    if settings.typed_commands and not may_read(app.bot.application_flags):
        raise discord.PrivilegedIntentsRequired(None)
    app.bot.add_listener(_freeze, "on_ready")
    await until_up("discord", app.bot.connect)


async def _freeze() -> None:
    """Exempt modules and servers from full collections, which would hold up answers in a large bot."""
    gc.collect()
    gc.freeze()


async def _asked(stop: asyncio.Event) -> None:
    await stop.wait()
    log.info("%s", words()("log-stopping"))
    notify("STOPPING=1")


def notify(state: str) -> None:
    """Tell systemd by a datagram to NOTIFY_SOCKET, if there is one. Source: sd_notify(3), sd_watchdog_enabled(3)."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ours:
            ours.setblocking(False)
            # A name that begins with @ is in no folder.
            ours.sendto(state.encode(), f"\0{address[1:]}" if address.startswith("@") else address)


async def tell_supervisor(states: States) -> None:
    """Tell systemd that the bot has started, then three times in each WATCHDOG_USEC that no restart is needed."""
    notify("READY=1")  # though the database or Discord may be away: the bot waits for them, systemd doesn't
    while every_us := int(os.environ.get("WATCHDOG_USEC", "0")):
        await states.look()
        if not states.lost() or states.is_disk_out():
            notify("WATCHDOG=1")
        await asyncio.sleep(every_us / 3_000_000)


@contextlib.contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """Yield an event that the requests to stop set. Restore their handlers, or ignore them once a stop has begun."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    if sys.platform != "win32":  # with any handler of its own, the loop wakes at every signal, as Windows's always does
        loop.add_signal_handler(signal.SIGWINCH, lambda: None)
    before = {name: signal.getsignal(name) for name in stop_requests()}
    for name in before:  # by no handler of the loop: to remove one lets the next signal kill the process
        signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
    try:
        yield stop
    finally:
        for name, handler in before.items():
            signal.signal(name, signal.SIG_IGN if stop.is_set() else handler)


async def first_of(*works: Coroutine[Any, Any, Any]) -> list[asyncio.Task[Any]]:
    """Run all at once until one ends, then cancel the others. Returns their tasks, which may still be ending."""
    tasks = [asyncio.create_task(work) for work in works]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    return tasks


async def watch_releases(address: str, notes: Notes) -> None:
    """Log a newer release, now and once a day, until cancelled. address: of the latest, as GitHub and Gitea show it."""
    while True:
        rest_s = await look_for_release(address, notes)
        await asyncio.sleep(rest_s)


async def look_for_release(address: str, notes: Notes, now: Callable[[], float] = time.time) -> float:
    """Ask unless that was done within a day, and log a newer release. Return the seconds until the next time."""
    at = int(now())
    try:
        before = await notes.note(ASKED)
        if before is not None and 0 < (rest_s := int(before) + DAY_S - at) <= DAY_S:
            return rest_s
        # Noted before asking: restarts ask no more often. If it can't be, another process asks.
        if await notes.replace_note(ASKED, before, str(at)):
            version, page = _read_release(await _fetch_release(address))
            if version > Version(__version__) and not version.is_prerelease:
                log.info("%s", words()("log-update", version=str(version), ours=__version__, page=page))
    except (StoreError, aiohttp.ClientError, OSError, ValueError, RecursionError) as error:
        log.debug("No answer about updates: %s", type(error).__name__)
    return DAY_S


async def _fetch_release(address: str) -> bytes:
    """Fetch a document by a request that names the bot's version and nothing else. Errors: what its caller catches."""
    async with (
        aiohttp.ClientSession(
            headers={"User-Agent": f"tictactoe-bot/{__version__}"},
            skip_auto_headers=("Accept", "Accept-Encoding"),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=RELEASE_TIMEOUT_S),
        ) as session,
        session.get(address, proxy=proxy_of(address)[0], max_redirects=3, raise_for_status=True) as response,
    ):
        body = b""
        while chunk := await response.content.read(MAX_RELEASE_BYTES):
            body += chunk
            if len(body) > MAX_RELEASE_BYTES:
                raise ValueError("too long")
        return body


def _read_release(body: bytes) -> tuple[Version, str]:
    """Return a release's version and page. Errors: ValueError (InvalidVersion is one), RecursionError."""
    match json.loads(body):
        case {"tag_name": str(tag), "html_url": str(page)} if re.fullmatch(r"https?://[!-~]{1,200}", page):
            return Version(tag), page
    raise ValueError("not a release")
