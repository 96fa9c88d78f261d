"""The bot as discord.py runs it: intents, events, start and stop."""

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.answerer import DRAIN_S, Answerer
from bot.chat.boards import BoardUpdater
from bot.chat.callbacks import Callbacks
from bot.chat.cogs import cogs
from bot.chat.daily import DailyPoster
from bot.chat.departures import Departures
from bot.chat.duty import Duty
from bot.chat.events import EDIT, MESSAGE, leave_unread, read_first
from bot.chat.handling import Handlers
from bot.chat.incoming import Incoming
from bot.chat.jobs import Jobs
from bot.chat.notices import Notifier
from bot.chat.responders import InteractionResponder, Responder, responder_of
from bot.chat.servers import Servers
from bot.chat.shards import Buckets, ParallelShards
from bot.chat.slips import slip_of, square_after, square_alone
from bot.chat.tournaments import TournamentPoster
from bot.chat.traffic import ClosedChannels, Traffic
from bot.chat.typed import TypedResponder
from bot.chat.visibility import Visibility
from bot.community.services import Community
from bot.games.services import Services
from bot.model import Place
from bot.model.refusals import NoSuchNumber, NotAMember
from bot.observer import Observer
from bot.settings import Settings
from bot.words import words

log = logging.getLogger(__name__)

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
SPOKEN = (
    *("common", "crowd", "game", "help", "leaderboard", "learn", "notices", "privacy", "puzzle", "refusals", "stats"),
    *("tournaments", "watch"),
)
"""The files of sentences that answers are made of, compiled when all else is ready: the first answer does not wait."""
LEAVE_S = 0.75
"""How long a stop waits for Discord to take leave."""


class TicTacToeBot(ParallelShards):
    """A discord.py client that answers by the services. They are the caller's to open and to close."""

    def __init__(self, settings: Settings, services: Services, community: Community, observer: Observer) -> None:
        self.traffic, self.closed_channels = Traffic(observer=observer), ClosedChannels()
        shards: dict[str, Any] = {"shard_ids": list(settings.shard_ids)} if settings.shard_ids else {}
        super().__init__(
            command_prefix=self._prefixes,
            help_command=None,
            intents=_intents(settings),
            case_insensitive=True,
            strip_after_prefix=True,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            activity=discord.Game("/play"),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=settings.shard_count,
            http_trace=self.traffic.trace,
            **shards,
        )
        self.services, self.community, self._settings = services, community, settings
        self.buckets = Buckets(services.store.spacing if settings.shard_ids else None)
        self.servers = Servers(self, has_gateway=settings.gateway)
        visibility = Visibility(self)
        self._boards = BoardUpdater(self, services, visibility)
        self.answerer = Answerer(self._boards, services.store, self.traffic, observer)
        observer.shard_count = lambda: self.shard_count
        self._notifier = Notifier(self, self.servers, services, self.answerer.answers, self.closed_channels)
        self._daily = DailyPoster(self, self.servers, community.puzzles, services.shards)
        self._departures = Departures(self, community.retention)
        self._cups = TournamentPoster(
            self, self.servers, services, community, self.answerer, closed=self.closed_channels
        )
        sweeps = (*community.sweeps, self._departures.sweep, self._daily.sweep, self._cups.sweep)
        duty = Duty(services.store.leases, has_gateway=settings.gateway)
        self.jobs = Jobs(services, self._boards, self._notifier, duty, *sweeps, votes=community.crowds.close)
        self.handlers = Handlers(community, visibility, settings)
        self._incoming = Incoming(self, settings.command_prefix, self.answerer, self.handlers.play)
        self.commands_were_synced = False
        self._connected: set[int] = set()

    async def login(self, token: str) -> None:
        """Sign in, and set everything up. If that fails it may be tried again, in a session of its own."""
        try:
            await super().login(token)
        except BaseException:
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # the closed one would be taken again
            raise

    async def setup_hook(self) -> None:
        """Add the commands, tell Discord of them if they changed, and start the jobs."""
        if not self.cogs:  # they are there if the network failed after that
            leave_unread(self, EDIT)
            callbacks = Callbacks(self, self.traffic, self.servers)
            for cog in cogs(self, callbacks, self.answerer, self.handlers):
                await self.add_cog(cog)
            await self.add_cog(self._departures)
            self.tree.error(self._on_tree_error)
            read_first(self, MESSAGE, self._incoming.read)
        await self._sync_commands()
        self.jobs.start()

    async def on_ready(self) -> None:
        self._boards.resume()
        await self._begin("log-ready", servers=len(self.guilds))

    async def begin_without_gateway(self) -> None:
        """Do what is done when all servers are known; without the gateway none ever is."""
        await self._begin("log-ready-without-gateway")

    async def _begin(self, message: str, **data: int) -> None:
        commands = "updated" if self.commands_were_synced else "unchanged"
        invite = invite_url(self.application_id)
        log.info("%s", words()(message, commands=commands, invite=invite, **data))
        await asyncio.to_thread(words().prepare, *SPOKEN)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Tell how far the start is: of many shards the last is connected long after the first."""
        self._connected.add(shard_id)
        count = len(self._settings.shard_ids or ()) or self.shard_count or 1
        if count > 1:
            said = words()("log-shard-connected", shard=str(shard_id), connected=len(self._connected), count=count)
            log.info("%s", said)

    async def on_shard_resumed(self, shard_id: int) -> None:
        await self.on_shard_connect(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self._connected.discard(shard_id)

    async def on_guild_available(self, _guild: discord.Guild) -> None:
        """Bring boards up to date that waited for a server to be back."""
        self._boards.resume()

    def _prefixes(self, _bot: object, _message: discord.Message) -> list[str]:
        return self._incoming.prefixes()

    async def on_message(self, message: discord.Message, /) -> None:
        """Run a command; a mention with nothing after it asks for help, and a move needs no blank before its square."""
        if message.author.bot:
            return
        ctx = await self.get_context(message)
        if ctx.command is None and ctx.invoked_with and (square := square_after(ctx.invoked_with)):
            ctx.command, ctx.view.index = self.get_command("move"), ctx.view.index - len(square)
        if message.content.strip() in self._incoming.mentions():
            ctx.command = self.get_command("help")
        await self.invoke(ctx)

    async def on_command_error(self, context: commands.Context[Any], error: commands.CommandError, /) -> None:
        """Answer what fails before a command's own code; an unknown command only if the bot was surely meant."""
        if isinstance(error, commands.CommandNotFound):
            await self._answer_unknown(context, error)
        else:
            await self._answer_error(responder_of(context), error)

    async def _answer_unknown(self, context: commands.Context[Any], error: commands.CommandNotFound) -> None:
        """Tell what a word that is no command may have been meant for. Other bots may have the prefix, too."""
        word, rest = context.invoked_with or "", context.view.buffer[context.view.index :]
        slip, prefix = slip_of(word, rest, self.all_commands), context.prefix or ""
        is_mention = prefix.startswith("<@")
        if context.guild is None or is_mention:
            slip, prefix = slip or square_alone(f"{word}{rest}"), "@bot " if is_mention else prefix
        elif slip is None or not (slip.is_sure or (slip.is_likely and await self._plays_here(context))):
            return
        responder = TypedResponder(context)
        if slip is None:
            await self._answer_error(responder, error)
        elif responder.request.rights.speak:
            await self.answerer.answer(responder, self.handlers.help.suggest, slip, prefix)

    async def _plays_here(self, context: commands.Context[Any]) -> bool:
        place = Place(context.guild.id if context.guild else None, context.channel.id)
        return await self.services.play.is_playing(place, context.author.id)

    async def close(self) -> None:
        """Finish what is held and leave Discord, in less than 4 seconds.

        A Discord that does not answer is left without a farewell; what was stored stays stored.
        """
        if self.is_closed():
            return
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + DRAIN_S
        await asyncio.gather(self.jobs.stop(DRAIN_S), self.answerer.drain())
        await asyncio.gather(
            self._boards.drain(ends_at - loop.time()),
            self._notifier.work.settle(ends_at - loop.time()),
            self.community.ratings.stop(ends_at - loop.time()),
            self._daily.work.settle(ends_at - loop.time()),
            self._cups.work.settle(ends_at - loop.time()),
        )
        works = (self.answerer.answers, self._boards.edits, self._notifier.work, self._daily.work, self._cups.work)
        if sum([await work.give_up() for work in works]):
            log.info("%s", words()("log-undelivered"))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(self._boards.note_shown(), super().close()), LEAVE_S)

    async def _on_tree_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answer a slash command that is none, or no more; whatever fails inside one is answered there."""
        await self._answer_error(InteractionResponder(interaction), error)

    async def _answer_error(self, responder: Responder, error: Exception) -> None:
        """Answer what fails before a command's own code: a missing square, a number that is none, an unknown form."""
        error = getattr(error, "original", error)  # a hybrid command's error is wrapped twice
        answer, lost = self.answerer.answer, self.handlers.learn
        match getattr(error, "original", error):
            case commands.MissingRequiredArgument(param=param) if param.name == "square":
                await answer(responder, self.handlers.play.move_nowhere)
            case commands.UserNotFound():
                await answer(responder, lost.fail, NotAMember())
            case commands.MissingRequiredArgument() | commands.BadArgument():
                await answer(responder, lost.fail, NoSuchNumber())
            case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
                await answer(responder, lost.say, "commands-changed")
            case commands.UserInputError() | commands.CommandNotFound():
                await answer(responder, lost.say, "unknown-command")
            case fault:
                await answer(responder, lost.fail, fault)

    async def _sync_commands(self) -> None:
        """Overwrite the commands that Discord knows, but only where they differ: it allows 200 new ones a day."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        text = json.dumps(payload, sort_keys=True, default=str)
        digest = hashlib.sha256(text.encode()).hexdigest()
        wanted = {(command["name"], command["type"]) for command in payload}
        note = f"commands of {self.application_id}"
        try:
            self._note_commands(there := await self.tree.fetch_commands())
            known = {(command.name, command.type.value) for command in there}
            if known != wanted or await self.services.store.notes.note(note) != digest:
                self._note_commands(await self.tree.sync())
                await self.services.store.notes.set_note(note, digest)
                self.commands_were_synced = True
        except discord.HTTPException as error:
            log.warning("%s", words()("log-commands-refused", reason=str(error)))

    def _note_commands(self, there: Iterable[app_commands.AppCommand]) -> None:
        """Keep the commands' numbers, by which a message mentions them."""
        slash = discord.AppCommandType.chat_input
        self.handlers.commands.update({command.name: command.id for command in there if command.type is slash})


def _intents(settings: Settings) -> discord.Intents:
    intents = discord.Intents.none()
    intents.guilds = intents.guild_messages = intents.dm_messages = True
    intents.message_content = settings.typed_commands
    return intents


def invite_url(application_id: int | None) -> str:
    """The link that adds the bot to a server, with the smallest permissions that work."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id or 0, permissions=PERMISSIONS, scopes=scopes)
