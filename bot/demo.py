"""The bot in a browser page: the real bot, every cog and button, on SimCord's simulated Discord. No account.

Each start makes the same people and the same channel again; the games are in a file of their own and go on.
"""

import asyncio
import contextlib
import time
import webbrowser
from pathlib import Path

from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError

from bot.app import App, first_of, stop_signals
from bot.chat.render import page_of
from bot.chat.request import GameReply
from bot.chat.responders import as_message
from bot.settings import Problem, Settings, SettingsError
from bot.words import words

DATABASE = Path("data/demo.db")
PEOPLE = ("alice", "bob", "carol")
TICK_S, PACE_S = 15.0, 3.0
"""How often the simulated clock is moved on, and how often while the bot plays itself."""


async def demo(port: int, *, browser: bool) -> None:
    """Serve the page until a signal or its End button. port: 0 takes a free one. Errors: SettingsError, StoreError."""
    app = App(Settings(database_url=f"sqlite+aiosqlite:///{DATABASE.as_posix()}"))
    env = Env(app.bot, shard_count=1, check_errors=False)
    channel, people = _furnish(env)
    # SimCord's clock stands at a fixed instant; the world was made then, so that its ids are always the same.
    env.backend.advance_clock(time.time() - env.now().timestamp())
    try:
        async with contextlib.AsyncExitStack() as stack:
            stop = stack.enter_context(stop_signals())
            await stack.enter_async_context(app)
            stack.push_async_callback(env.shutdown)
            await env.start()
            stack.enter_context(env.time_context())
            await _greet(app, channel)
            async with env.preview(channel, viewers=people, layout="channel", port=port) as preview:
                await _serve(app, env, preview, stop, browser=browser)
    except SetupError as error:
        raise SettingsError((Problem("--port", "demo-page-failed", {"reason": str(error)}),)) from error


def _furnish(env: Env) -> tuple[ChannelHandle, list[MemberActor]]:
    name = words()("demo-server")
    env.backend.edit_bot_profile(name)
    guild = env.create_guild(name)
    channel = guild.create_text_channel("games", topic=words()("demo-topic"))
    return channel, [guild.add_member(env.create_user(name, global_name=name.title())) for name in PEOPLE]


async def _greet(app: App, channel: ChannelHandle) -> None:
    """Say what to type, and show the last games again."""
    shown, services = app.bot.get_partial_messageable(channel.id), app.services
    games, _ = await services.history.live([channel.id])
    await shown.send(words()("demo-welcome-back" if games else "demo-greeting"))
    for game in reversed(games):
        comment = await services.commentator.comment(game) if game.exhibition else None
        message = await shown.send(**as_message(page_of(GameReply(game, comment=comment), words())))
        await app.store.games.set_message(game.id, message.id)


async def _serve(app: App, env: Env, preview: Preview, stop: asyncio.Event, *, browser: bool) -> None:
    print(words()("demo-running", address=preview.url, file=str(DATABASE)), flush=True)
    if browser:
        await asyncio.to_thread(webbrowser.open, preview.url)
    ended = await first_of(stop.wait(), preview.wait_closed(), _keep_time(app, env, preview))
    await asyncio.gather(*ended, return_exceptions=True)


async def _keep_time(app: App, env: Env, preview: Preview) -> None:
    """Let the simulated clock follow the real one, so that challenges and games expire as they do in Discord.

    The page is drawn again only if that changed something: a click on a page that is being drawn is dropped.
    """
    before = time.monotonic()
    while True:
        await asyncio.sleep(1)
        now, calls = time.monotonic(), len(env.http_requests)
        if now - before < (PACE_S if app.bot.jobs.pace.is_running() else TICK_S):
            continue
        with contextlib.suppress(SetupError):  # somebody is acting in the page right now; the next tick catches up
            await env.advance_time(now - before)
            before = now
            if len(env.http_requests) > calls:
                await preview.refresh()
