"""The bot in a browser page: the real bot, every cog and button, on SimCord's simulated Discord. No account.

The world is made anew at each start, always with the same people and the same channel; the games are in a file
of their own and go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import webbrowser
from pathlib import Path

from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError

from bot.chat.client import TicTacToeBot, build_bot, on_signal
from bot.chat.door import as_new
from bot.settings import Settings

DATABASE = Path("data/demo.db")
PEOPLE = ("alice", "bob", "carol")
TICK_S, PACE_S = 15.0, 3.0
"""How often the simulated clock is moved on, and how often while the bot plays itself."""

GREETING = (
    "Welcome. I am a tic-tac-toe bot, and this page is a Discord channel of your own.\n"
    "Type `!play` to play against me, then press a square or type `!move 5`.\n"
    "To challenge Bob, type `/`, choose play and him as the opponent; then be Bob under Viewing as, and accept.\n"
    "`!watch easy unbeatable` lets me play myself, `!explain O.XX.X.OO` shows how I think, `!help` the rest."
)
GOING_ON = "Welcome back. The games go on where they were."


class DemoError(Exception):
    """The demo cannot start; the message says why and what to do."""


async def demo(port: int, *, browser: bool) -> None:
    """Serve the page until Ctrl-C, SIGTERM or the page's own End button.

    port: 0 takes a free one. Errors: DemoError where the port is taken.
    """
    bot = build_bot(Settings(database_url=f"sqlite+aiosqlite:///{DATABASE.as_posix()}"))
    env = Env(bot, shard_count=1, check_errors=False)
    channel, people = _furnish(env)
    # SimCord's clock stands at a fixed instant; the world was made then, so that its ids are always the same.
    env.backend.advance_clock(time.time() - env.now().timestamp())
    try:
        await env.start()
        with env.time_context():
            await _greet(bot, channel)
            await _serve(bot, env, channel, people, port, browser=browser)
    finally:
        await env.shutdown()
        await bot.close()


def _furnish(env: Env) -> tuple[ChannelHandle, list[MemberActor]]:
    env.backend.edit_bot_profile("Tic-tac-toe")
    guild = env.create_guild("Tic-tac-toe")
    channel = guild.create_text_channel("games", topic="Type !play")
    people = [guild.add_member(env.create_user(name, global_name=name.title())) for name in PEOPLE]
    return channel, people


async def _greet(bot: TicTacToeBot, channel: ChannelHandle) -> None:
    """Say what to type, and show the games of the last time again."""
    shown, service = bot.get_partial_messageable(channel.id), bot.answers.service
    games, _ = await service.gallery.live([channel.id])
    await shown.send(GOING_ON if games else GREETING)
    for game in reversed(games):
        message = await shown.send(**as_new(await bot.answers.followers.page(game)))
        await service.shown(game, message.id)


async def _serve(
    bot: TicTacToeBot, env: Env, channel: ChannelHandle, people: list[MemberActor], port: int, *, browser: bool
) -> None:
    stop = asyncio.Event()
    try:
        async with env.preview(channel, viewers=people, layout="channel", port=port) as preview:
            print(
                f"Play here: {preview.url}\nCtrl-C stops the demo; your games are kept in {DATABASE}.",
                flush=True,
            )
            if browser:
                await asyncio.to_thread(webbrowser.open, preview.url)
            waits = [
                asyncio.create_task(each)
                for each in (stop.wait(), preview.wait_closed(), _keep_time(bot, env, preview))
            ]
            with on_signal(stop.set):
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
    except SetupError as error:
        raise DemoError(f"The demo page could not start: {error}. Try another port with --port.") from error


async def _keep_time(bot: TicTacToeBot, env: Env, preview: Preview) -> None:
    """Let the simulated clock follow the real one, so that challenges and games expire as they do in Discord.

    The page is drawn anew only where that changed something: a click on a page that is being drawn is dropped.
    """
    before = time.monotonic()
    while True:
        await asyncio.sleep(1)
        now, calls = time.monotonic(), len(env.http_requests)
        if now - before < (PACE_S if bot.answers.followers.is_pacing else TICK_S):
            continue
        with contextlib.suppress(SetupError):  # somebody is just acting in the page; the next tick catches up
            await env.advance_time(now - before)
            before = now
            if len(env.http_requests) > calls:
                await preview.refresh()
