"""The bot in a browser page: the real bot, every cog and button, on SimCord's simulated Discord. No account.

Each start makes the same people and the same channel again; the games are in a file of their own and go on.
"""

import asyncio
import contextlib
import os
import re
import secrets
import webbrowser
from pathlib import Path

from simcord import ChannelHandle, MemberActor, SetupError

from bot.app import App
from bot.core.chat.messages import as_message
from bot.core.chat.replies import page_of
from bot.core.game import Wanted
from bot.demo.live import LiveEnv, LivePreview
from bot.hosting.serve import first_of, stop_signals
from bot.settings import Problem, Settings, SettingsError
from bot.words import words

DATABASE, TOKEN = Path("data/demo.db"), Path("data/demo.token")
MAX_SHOWN_AGAIN = 20
"""Running games that a new start shows."""
PORT = 8765
"""The default port, unless it is taken."""
PEOPLE = ("alice", "bob", "carol")


async def demo(port: int | None, *, browser: bool) -> None:
    """Serve the page until a signal or its End button. port: None takes PORT if it can, 0 takes a free one.

    Errors: SettingsError, StoreError.
    """
    app = App(Settings(database_url=f"sqlite:///{DATABASE.as_posix()}"))
    app.bot.own_emoji.pause_s = 0
    env = LiveEnv(app.bot, shard_count=1, check_errors=False)
    channel, people = _furnish(env)
    env.pass_time()  # only now: the world is made at a fixed instant, so that its ids are always the same
    try:
        async with contextlib.AsyncExitStack() as stack:
            stop = stack.enter_context(stop_signals())
            await stack.enter_async_context(app)
            stack.push_async_callback(env.shutdown)
            await env.start()
            await app.bot.wait_until_ready()
            await app.bot.own_emoji.check()
            await _greet(app, channel)
            own = app.bot.own_emoji
            emoji = {number: own.files[name] for name, number in own.ids.items()}
            preview = await _open(env, channel, people, port, emoji)
            stack.push_async_callback(preview.close)
            await _serve(preview, stop, browser=browser)
    except SetupError as error:
        raise SettingsError(Problem("--port", "demo-page-failed", {"reason": str(error)})) from error


def _furnish(env: LiveEnv) -> tuple[ChannelHandle, dict[str, MemberActor]]:
    """Make the server. Returns its channel, and its people by what their direct messages are called."""
    name = words()("demo-server")
    env.backend.edit_bot_profile(name)
    guild = env.create_guild(name)
    channel = guild.create_text_channel("games", topic=words()("demo-topic"))
    people = [guild.add_member(env.create_user(name, global_name=name.title())) for name in PEOPLE]
    for person in people:
        env.backend.get_dm_channel(person.id)  # made now, so that its id is always the same, too
    return channel, {words()("demo-direct", person=person.user.global_name or person.name): person for person in people}


async def _greet(app: App, channel: ChannelHandle) -> None:
    """Say what to type, and show the last games again."""
    shown, services = app.bot.get_partial_messageable(channel.id), app.services
    running = Wanted(now=services.turns.now())
    games = await services.store.listings.games([channel.id], running, MAX_SHOWN_AGAIN)
    await shown.send(words()("demo-welcome-back" if games else "demo-greeting"))
    for game in reversed(games):
        page = page_of(await app.bot.boards.reply_of(game), words())
        message = await shown.send(**as_message(app.bot.looks.draw(page)))
        await app.store.games.set_message(game.id, message.id)


async def _open(
    env: LiveEnv, channel: ChannelHandle, people: dict[str, MemberActor], port: int | None, emoji: dict[int, Path]
) -> LivePreview:
    """Open the page at a port: None takes PORT, or a free one if that is taken. emoji: the bot's own, by their ids."""
    if port is None:
        with contextlib.suppress(SetupError):
            return await _open(env, channel, people, PORT, emoji)
    preview = LivePreview(env, channel, people, emoji, token=_token(TOKEN), port=port or 0)
    await preview.__aenter__()
    return preview


def _token(file: Path) -> str:
    """Return the secret in the page's address. It stays the same, in a file that only its owner may read."""
    with contextlib.suppress(FileNotFoundError):
        if re.fullmatch(r"[\w-]{43}", kept := file.read_text(encoding="ascii", errors="replace").strip()):
            return kept
    file.unlink(missing_ok=True)
    token = secrets.token_urlsafe(32)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as new:
        new.write(token)
    return token


async def _serve(preview: LivePreview, stop: asyncio.Event, *, browser: bool) -> None:
    print(words()("demo-running", address=preview.url, file=str(DATABASE)), flush=True)
    if browser:
        await asyncio.to_thread(webbrowser.open, preview.url)
    ended = await first_of(stop.wait(), preview.wait_closed(), preview.follow())
    for fault in await asyncio.gather(*ended, return_exceptions=True):
        if isinstance(fault, Exception):
            raise fault
