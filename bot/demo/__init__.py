"""The real bot in a browser page, on SimCord's simulated Discord. Each start makes the same people, and games go on."""

import asyncio
import contextlib
import os
import re
import secrets
import webbrowser
from pathlib import Path
from typing import Any

import discord
from simcord import MemberActor, SetupError, UserHandle

from bot.app import App
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.outbox import Posted
from bot.core.chat.page import Page, Rows, Style
from bot.core.chat.players import plain
from bot.core.game import Challenge, Game, Place, Wanted
from bot.demo.live import LiveEnv, LivePreview, View
from bot.hosting.serve import first_of, stop_signals
from bot.settings import Problem, Settings, SettingsError
from bot.words import Words, words

DATABASE, TOKEN = Path("data/demo.db"), Path("data/demo.token")
MAX_SHOWN_AGAIN, LATER = 20, 2**62  # games, and open challenges, that a new start shows; a time after all deadlines
PORT = 8765  # the default port, unless it is taken
PEOPLE = (("alice", "bob", "carol"), ("dave",))
"""Those who were there from the start, and those who came later. The first manages the server; two can watch games."""
TOPICS = ("demo-topic", "demo-topic-stands")  # of the channels: LivePreview says them in the language of who looks
BUTTONS = {
    "ttt-play:easy:3x3:standard": "demo-easy",
    "ttt-play:medium:3x3:standard": "demo-medium",
    "ttt-help:challenge": "demo-challenge",
    "ttt-help:watch": "demo-watch",
    "ttt-help:topic": "demo-help",
}
"""The addresses of the first message's buttons, and their labels."""


async def demo(port: int | None, *, browser: bool) -> None:
    """Serve until a signal or End. port: None tries PORT first, 0 takes any. Errors: SettingsError, StoreError."""
    app = App(Settings(database_url=f"sqlite:///{DATABASE.as_posix()}"))
    own = app.bot.own_emoji
    own.pause_s, own.holder = 0, "demo"  # the lease of the demo before is this one's, too
    env = LiveEnv(app.bot, shard_count=1, check_errors=False)
    env.inject_error("GET", "/applications/*/commands/permissions", status=403, times=None)  # SimCord has no such route
    with contextlib.suppress(ModuleNotFoundError):  # only a checkout has Discord's rules
        from standin.strict import strict

        strict(env)
    views = _furnish(env)
    env.pass_time()  # only now: the world is made at a fixed instant, so that its ids are always the same
    try:
        async with contextlib.AsyncExitStack() as stack:
            stop = stack.enter_context(stop_signals())
            await stack.enter_async_context(app)
            stack.push_async_callback(env.shutdown)
            await env.start()
            await app.bot.wait_until_ready()
            await own.check()
            await _greet(app, env, views)
            preview = await _open(env, views, {number: own.files[name] for name, number in own.ids.items()}, port)
            stack.push_async_callback(preview.close)
            await _serve(preview, stop, browser=browser)
    except SetupError as error:
        raise SettingsError(Problem("--port", "demo-page-failed", {"reason": str(error)})) from error


def _furnish(env: LiveEnv) -> list[View]:
    """Make the server, and return who can look at what. New rooms and people are made last: so ids stay the same."""
    say, backend = words(), env.backend
    backend.edit_bot_profile(say("demo-server"))
    backend.bot_user.avatar = "face"
    guild = env.create_guild(say("demo-server"))
    games = guild.create_text_channel("games", topic=TOPICS[0])
    people: list[MemberActor] = []
    for names in PEOPLE:
        new = [guild.add_member(env.create_user(name, global_name=name.title(), avatar=name)) for name in names]
        for person in new:
            backend.get_dm_channel(person.id)  # made now, so that its id is always the same, too
        people += new
    rights = discord.Permissions(manage_guild=True, manage_messages=True, manage_roles=True)
    backend.add_member_role(guild.id, people[0].id, guild.create_role("host", permissions=rights, position=3).id)
    shown, hidden = (discord.PermissionOverwrite(view_channel=each) for each in (True, False))
    seen = dict.fromkeys([UserHandle(env, backend.bot_user), *people[2:]], shown)
    overwrites: dict[Any, discord.PermissionOverwrite] = {guild.default_role: hidden, **seen}
    stands = guild.create_text_channel("stands", topic=TOPICS[1], overwrites=overwrites)
    views = []
    its = guild.create_role("bot", permissions=discord.Permissions(manage_roles=True), position=2)
    backend.add_member_role(guild.id, backend.bot_user.id, its.id)
    guild.create_role("champion", position=1)
    for each in people:
        views += [View(each, games), *([View(each, stands)] if each in seen else [])]
        views.append(View(each.user, each.user.dm_channel))
    return views


async def _greet(app: App, env: LiveEnv, views: list[View]) -> None:
    """Say what to press, and make again what is on: threads and messages do not outlive the page."""
    bot, listings, now = app.bot, app.store.listings, app.services.turns.now()
    places = {each.id: Place(each.guild.id if each.guild else None, each.id) for _, each in views}
    home, due = next(iter(places.values())), await listings.due(LATER, MAX_SHOWN_AGAIN * 10)
    backend, own_id = env.backend, env.backend.bot_user.id
    for one in due:
        if isinstance(one, Game) and one.place.channel_id not in places:
            say, number = await bot.languages.words_for(home), one.place.channel_id
            title = say("versus", x=plain(one.x, say), o=plain(one.o, say))
            thread = backend.create_thread(home.channel_id, title, own_id, message_id=number, broadcast=False)
            backend.announce_thread_create(thread)
            places[number] = one.place
    on: list[Game | Challenge] = [one for one in due if isinstance(one, Challenge) and one.deadline > now]
    on += await listings.games(list(places), Wanted(now=now), MAX_SHOWN_AGAIN)
    message = "demo-welcome-back" if on else "demo-greeting"
    greeting = await bot.outbox.post(home, _greeting(bot, message, await bot.languages.words_for(home)))

    async def translate(*_: discord.Guild) -> None:
        if isinstance(greeting, Posted):
            page = _greeting(bot, message, await bot.languages.words_for(home))
            await bot.outbox.edit(home, greeting.message_id, page)

    bot.add_listener(translate, "on_guild_update")
    tournaments: Any = bot.get_cog("tournaments")
    for place in places.values() if tournaments else ():
        await tournaments.poster.repost(place)
    for one in sorted(on, key=lambda each: each.id):
        sent = await bot.outbox.post(one.place, await bot.boards.page_of(one))
        if isinstance(sent, Posted):
            await app.store.games.set_message(one.id, sent.message_id)


def _greeting(bot: TicTacToeBot, message: str, say: Words) -> Page:
    rows = Rows()
    for custom_id, label in BUTTONS.items():
        if bot.registry.read(custom_id):  # its feature may not be there
            rows.add(custom_id, say(label), Style.blurple if custom_id.startswith("ttt-play") else Style.grey)
    return Page(say(message), view=rows)


async def _open(env: LiveEnv, views: list[View], emoji: dict[int, Path], port: int | None) -> LivePreview:
    """Open the page at a port: None takes PORT, or a free one if that is taken. emoji: the bot's own, by their ids."""
    if port is None:
        with contextlib.suppress(SetupError):
            return await _open(env, views, emoji, PORT)
    preview = LivePreview(env, views, emoji, token=_token(TOKEN), port=port or 0)
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
