"""Build the bot and run it: intents, wiring, start and stop. Run, tests and demo all call `build_bot`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import json
import logging
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.chat.answer import DRAIN_S, Answers
from bot.chat.buttons import press
from bot.chat.commands.errors import answer_error
from bot.chat.commands.learn import Learn
from bot.chat.commands.play import Play
from bot.chat.commands.watch import Watch
from bot.chat.door import InteractionDoor, door_of
from bot.chat.follow import Followers
from bot.chat.render import words
from bot.games import GameService, Store, StoreError
from bot.settings import Settings
from bot.thinking import Thinker

log = logging.getLogger(__name__)

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
SWEEP_S = 30.0
LEAVE_S = 0.75
HEARD = 200
"""How many messages are remembered, so that one that comes again is not answered again."""
INTENT_REFUSED = (
    "Discord refused the message-content intent, so typed commands such as %smove 4 are off; "
    "slash commands, buttons and mentions work. To have them: https://discord.com/developers/applications, "
    "your application, Bot, Message Content Intent. To silence this line: TYPED_COMMANDS=off."
)


class TicTacToeBot(commands.AutoShardedBot):
    """The bot: a discord.py client, its store and its game service."""

    def __init__(self, settings: Settings) -> None:
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = True
        intents.message_content = settings.typed_commands
        shards: dict[str, Any] = {"shard_count": settings.shard_count}
        if settings.shard_ids:
            shards["shard_ids"] = list(settings.shard_ids)
        super().__init__(
            command_prefix=self._prefixes,
            help_command=None,
            intents=intents,
            case_insensitive=True,
            strip_after_prefix=True,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            activity=discord.Game("/play"),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **shards,
        )
        self._settings = settings
        self.store = Store(settings.database_url)
        self._threads = ThreadPoolExecutor(settings.search_workers, thread_name_prefix="search")
        self._thinker = Thinker(self._threads, workers=settings.search_workers, time_s=settings.search_time_s)
        service = GameService(
            self.store,
            now=lambda: int(discord.utils.utcnow().timestamp()),
            thinker=self._thinker,
            random=Random(),
            challenge_expires_s=settings.challenge_expires_s,
            game_expires_s=settings.game_expires_s,
        )
        self._followers = Followers(self, service)
        self.answers = Answers(service, self._followers)
        self.commands_were_synced = False
        self._sweeping = asyncio.Lock()
        self._heard: deque[int] = deque(maxlen=HEARD)

    async def setup_hook(self) -> None:
        """Open the store, add the commands, and tell Discord of them where they changed."""
        await self.store.open()
        typed = self._settings.typed_commands
        text = words.help_text(self._settings.command_prefix, typed=typed)
        self._play = Play(self, self.answers, self._settings.default_level, text)
        for cog in (self._play, Watch(self, self.answers), Learn(self, self.answers)):
            await self.add_cog(cog)
        self.tree.error(self._on_tree_error)
        await self._sync_commands()
        self._end_due.start()

    async def on_ready(self) -> None:
        """Say where the bot is and how to invite it."""
        changed = "updated" if self.commands_were_synced else "unchanged"
        log.info(
            "Ready in %d servers, commands %s. Invite: %s",
            len(self.guilds),
            changed,
            invite_url(self.application_id),
        )
        self._followers.resume()

    def _prefixes(self, _bot: object, _message: discord.Message) -> list[str]:
        """A mention, whatever follows it, or the host's prefix; commands.when_mentioned wants a blank."""
        mine = self.user.id if self.user else 0
        return [f"<@{mine}>", f"<@!{mine}>", self._settings.command_prefix]

    async def on_message(self, message: discord.Message, /) -> None:
        """Run a command; a mention with nothing after it asks for help."""
        if message.author.bot or message.id in self._heard:  # Discord may send an event twice
            return
        self._heard.append(message.id)
        ctx = await self.get_context(message)
        if self.user and message.content.strip() in (f"<@{self.user.id}>", f"<@!{self.user.id}>"):
            ctx.command = self._play.help
        await self.invoke(ctx)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a button; slash commands go their own way."""
        if interaction.type is discord.InteractionType.component:
            await press(self.answers, interaction)

    async def on_command_error(self, context: commands.Context[Any], error: commands.CommandError, /) -> None:
        """Answer what fails before a command's own code; an unknown command only where the bot was surely meant."""
        shared = context.guild is not None and not (context.prefix or "").startswith("<@")
        if not (isinstance(error, commands.CommandNotFound) and shared):  # another bot may have the prefix too
            await answer_error(self.answers, door_of(context), error)

    async def close(self) -> None:
        """Finish what is held, leave Discord, and give back the database and the threads: in less than 5 seconds.

        A Discord or a database that does not answer is left without its farewell; what was stored stays stored.
        """
        if self.is_closed():
            return
        await asyncio.gather(self._stop_sweeping(), self.answers.drain(), self._followers.drain(DRAIN_S))
        for leave in (super().close, self.store.close):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(leave(), LEAVE_S)
        self._thinker.close()
        self._threads.shutdown(cancel_futures=True)

    @tasks.loop(seconds=SWEEP_S)
    async def _end_due(self) -> None:
        """Write down the games whose time is up and show it under them."""
        async with self._sweeping:
            try:
                for game in await self.answers.service.end_due():
                    await self._followers.show(game)
                await self._followers.bring_all(ended=True)
                self._followers.wake()
            except StoreError as error:
                log.info("Games whose time is up wait for the database: %s", error)
            except Exception:
                log.exception("Games whose time is up were not all ended; trying again in %.0f s", SWEEP_S)

    async def _stop_sweeping(self) -> None:
        """Let a sweep that is under way finish: the pool may wait for ever for a query that was cancelled."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._sweeping.acquire(), DRAIN_S)
        self._end_due.cancel()

    async def _on_tree_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answer a slash command that is none, or no more; whatever fails inside one is answered there."""
        await answer_error(self.answers, InteractionDoor(interaction), error)

    async def _sync_commands(self) -> None:
        """Overwrite the commands that Discord knows, but only where they differ: it allows 200 new ones a day."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        text = json.dumps(payload, sort_keys=True, default=str)
        digest = hashlib.sha256(text.encode()).hexdigest()
        wanted = {(command["name"], command["type"]) for command in payload}
        note = f"commands of {self.application_id}"
        try:
            known = {(command.name, command.type.value) for command in await self.tree.fetch_commands()}
            if known != wanted or await self.store.note(note) != digest:
                await self.tree.sync()
                await self.store.set_note(note, digest)
                self.commands_were_synced = True
        except discord.HTTPException as error:
            log.warning("Discord did not take the slash commands; the next start tries again: %s", error)


def build_bot(settings: Settings) -> TicTacToeBot:
    """The bot as it is run, tested and shown in the demo; it connects to nothing before it is started."""
    return TicTacToeBot(settings)


def invite_url(application_id: int | None) -> str:
    """The link that adds the bot to a server, with the smallest permissions that work."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id or 0, permissions=PERMISSIONS, scopes=scopes)


async def serve(settings: Settings) -> None:
    """Run the bot until SIGTERM or Ctrl-C. Where Discord refuses the message-content intent, go on without it.

    Errors: discord.LoginFailure for a token that Discord does not know; StoreError for the database.
    """
    try:
        await _serve(settings)
    except discord.PrivilegedIntentsRequired:
        log.warning(INTENT_REFUSED, settings.command_prefix)
        await _serve(replace(settings, typed_commands=False))


async def _serve(settings: Settings) -> None:
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # there is no voice here to warn of
    gc.collect()
    gc.freeze()  # what was imported stays; a full collection over it would hold the loop for some 40 ms
    stop = asyncio.Event()
    with on_signal(stop.set):
        async with build_bot(settings) as bot:
            running = asyncio.create_task(bot.start(settings.discord_token or ""))
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if running.done():
                await running
                return
            log.info("Stopping: finishing what is held")
            # Cancelled before the client is closed: where Discord does not answer, it would go on trying.
            running.cancel()
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


@contextlib.contextmanager
def on_signal(act: Callable[[], None]) -> Iterator[None]:
    """Call `act` on SIGTERM and Ctrl-C, in the event loop, instead of dying. discord.py leaves this to us."""
    loop = asyncio.get_running_loop()
    names = (signal.SIGINT, signal.SIGTERM)
    before = {name: signal.getsignal(name) for name in names}
    try:
        for name in names:
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(act))
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
