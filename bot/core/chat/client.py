"""The bot as discord.py runs it: intents, events, start and stop."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.address import DoButton, parse_choice, parse_do, parse_game, parse_menu, parse_play
from bot.core.chat.answerer import DRAIN_S, Answerer
from bot.core.chat.archived import ArchivedThreads
from bot.core.chat.boards import BoardUpdater
from bot.core.chat.commands import Buttons, PlayCommands, complete, game_shown, offer_deed, play_presses
from bot.core.chat.describe import TOPICS
from bot.core.chat.gone import GonePlaces
from bot.core.chat.handlers import PlayHandlers, fail, say
from bot.core.chat.jobs import Jobs
from bot.core.chat.languages import Languages
from bot.core.chat.looks import Looks
from bot.core.chat.options import OWN_NAMES, WORDS, TypedWords, spelled_out
from bot.core.chat.outbox import Outbox
from bot.core.chat.own_emoji import OwnEmoji
from bot.core.chat.picking import Picker
from bot.core.chat.registry import GAMES, Feature, Press, Registry
from bot.core.chat.replies import PLAY, Offer
from bot.core.chat.responders import InteractionResponder, Responder, TypedResponder, responder_of
from bot.core.chat.slips import meant, slip_of
from bot.core.chat.syncing import Upload, sync_commands
from bot.core.chat.traffic import ClosedChannels, Traffic
from bot.core.chat.visibility import Servers, Visibility
from bot.core.game import Refusal, square_text
from bot.core.game.writing import folded
from bot.core.observer import Observer
from bot.core.play.services import Services
from bot.core.store.personal import OF_CORE
from bot.engine.squares import NAMES
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
MAX_EDITED_S = 600  # after that long, an edited message is no command that the member waits for
LEAVE_S = 0.75  # a stop waits this long for Discord to close the connection


class TicTacToeBot(commands.AutoShardedBot):
    """A discord.py client that answers by the services. They are the caller's to open and to close."""

    def __init__(self, settings: Settings, services: Services, observer: Observer) -> None:
        self.closed_channels, self.looks = ClosedChannels(), Looks()
        self.traffic = Traffic(observer=observer, on_answer=self.looks.check)
        shards: dict[str, Any] = {"shard_ids": list(settings.shard_ids)} if settings.shard_ids else {}
        super().__init__(
            command_prefix=settings.command_prefix,
            help_command=None,
            intents=intents_of(settings),
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
        self.services, self.settings, self.registry = services, settings, Registry()
        self.command_ids, self.upload = self.registry.command_ids, Upload()
        self.servers = Servers(self)
        store = services.store
        self.visibility = Visibility(self, store.threads)
        self.languages = Languages(self, store.servers, store.preferences)
        self.outbox = Outbox(self.servers, self.closed_channels, self.registry, self.looks, self.languages)
        self.boards = BoardUpdater(self.outbox, services)
        self.gone = GonePlaces(self)
        self.own_emoji = OwnEmoji(self, store.leases, self.looks)
        self.answerer = Answerer(self.outbox, self.boards, store, self.traffic, observer)
        observer.shard_count = lambda: self.shard_count
        self.jobs = Jobs(services, self.boards, self.gone, self.registry, self)
        self.picker = Picker(services, self.visibility)
        self.play = PlayHandlers(services, self.visibility, settings.default_level, self.registry)
        self._options = dict[str, frozenset[str]]()
        self.buttons = Buttons(self, self.answerer, self.registry)
        self.add(self._playing())

    def _playing(self) -> Feature:
        """Return what the core itself can do: play."""
        play, archived = self.play, ArchivedThreads(self)
        do = Press(parse_do, play.do, with_choice=True, starts=lambda button: str(button.command))
        return Feature(
            name="play",
            cogs=[PlayCommands(self, self.answerer, play), self.buttons, self.gone],
            presses={
                GAMES: Press(parse_game, play.press),
                "ttt-choose": Press(parse_choice, play.choose),
                "ttt-menu": Press(parse_menu, play.menu, in_private=True),
                "ttt-play": Press(parse_play, play.start_level, starts="play"),
                "ttt-do": do,
            },
            acts=play_presses(play),
            runs={
                "move": play.move,
                "board": lambda request, _: play.board(request),
                "draw": lambda request, _: play.draw(request),
                "resign": lambda request, _: play.resign(request),
            },
            words={"play": WORDS, "move": NAMES, **dict.fromkeys(("board", "resign", "draw", "rematch"), ())},
            reads={"play": lambda text: TypedWords.read(text).game()},
            topics=TOPICS,
            personal=OF_CORE,
            hears=[archived.hear],
            advances=[archived.advance],
            leaves=[self.services.store.threads.leave],
        )

    def add(self, *features: Feature) -> None:
        """Add features, before the bot signs in. Errors: FeatureClash."""
        for feature in features:
            self.registry.add(feature)
            for hear in feature.hears:
                self.services.store.games.subscribe(hear)

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
            for cog in self.registry.all("cogs"):
                await self.add_cog(cog)
            for name, deed in self.registry.by_name("deeds").items():
                offer_deed(self, name, deed)
                games = partial(self.picker.games, ended=deed.is_past)
                complete(self.answerer, self.tree.get_command(name), deed.option, games)
            squares = partial(self.picker.squares, show=self.play.board)
            complete(self.answerer, self.tree.get_command("move"), "square", squares)
            self._options |= self._unneeded()
            self.tree.error(self._on_tree_error)
        notes = self.services.store.notes
        self.upload = await sync_commands(self.tree, notes, self.application_id or 0, self.command_ids)
        self.jobs.start()

    async def on_ready(self) -> None:
        self.boards.resume()
        facts = self.upload._asdict() | {"servers": len(self.guilds), "invite": invite_url(self.application_id)}
        log.info("%s", words()("log-ready", **facts))

    async def on_shard_connect(self, shard_id: int) -> None:
        """Log how far a start is: of many shards the last is connected long after the first."""
        count = len(self.settings.shard_ids or ()) or self.shard_count or 1
        if count > 1:
            connected = sum(not shard.is_closed() for shard in self.shards.values())
            log.info("%s", words()("log-shard-connected", shard=str(shard_id), connected=connected, count=count))

    async def on_guild_available(self, _guild: discord.Guild) -> None:
        """Bring boards up to date that waited for a server to be back; at a start `on_ready` does so once for all."""
        if self.is_ready():
            self.boards.resume()

    async def prefix_within(self, guild_id: int | None) -> str:
        """Return what stands before a typed command: as the server has set it, else as the host has."""
        return (await self.services.store.servers.of(guild_id)).prefix or self.settings.command_prefix

    async def get_prefix(self, message: discord.Message, /) -> list[str]:
        """Return what a command may begin with: a mention, with no blank after it, of the bot or its role; the prefix.

        Source of the role: docs.discord.com/developers/topics/permissions (Role Tags Structure, bot_id).
        """
        mine, role = self.user.id if self.user else 0, None
        if message.guild and message.content.startswith("<@&"):
            role = message.guild.self_role
        prefix = await self.prefix_within(message.guild.id if message.guild else None)
        return [f"<@{mine}>", f"<@!{mine}>", *([role.mention] if role else []), prefix]

    async def on_message(self, message: discord.Message, /) -> None:
        """Run a command; discord.py leaves out those of other bots. A square in reply to a board is a move there."""
        self.boards.latest.hear(message.channel.id, message.id)
        replied = message.reference and message.reference.resolved
        is_move = isinstance(replied, discord.Message) and square_text(message.content) and not message.author.bot
        if is_move and (game_id := game_shown(self, replied)):
            prefix = await self.prefix_within(message.guild.id if message.guild else None)
            message.content = f"{prefix}move {message.content}"
            responder = TypedResponder(await self.get_context(message))
            await self.answerer.answer(responder, self.play.move_in, responder.request.words, game_id)
        else:
            await self._spell_out(message)
            await self.process_commands(message)

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent, /) -> None:
        """Offer a command that a member has edited, which may be what they meant: editing carries out nothing.

        Discord also sends this when it adds a link's preview; then the message was never edited, or is claimed.
        """
        message = payload.message
        is_new = message.edited_at and (message.edited_at - message.created_at).total_seconds() < MAX_EDITED_S
        if message.author.bot or not is_new:
            return
        await self._spell_out(message)
        context = await self.get_context(message)
        if context.command is None:
            return
        responder, name = TypedResponder(context, is_edited=True), context.command.name
        if not self.answerer.is_for_others(responder.request):
            command, text = meant(f"{name} {folded(responder.request.words)}", responder.request)
            does = DoButton(name, text.removeprefix(name).strip(), message.author.id)
            is_known = parse_do(does.text()) is not None  # else the words may hold anything
            offers = self._offered(Offer("button-do", does, {"command": command})) if is_known else ()
            command = command.strip() if is_known else f"{responder.request.prefix}{name}"
            await self.answerer.answer(responder, say, "edited-command", offers, command=command)

    async def _spell_out(self, message: discord.Message) -> None:
        *mentions, prefix = await self.get_prefix(message)
        is_direct = message.guild is None and not message.is_system()
        message.content = spelled_out(message.content, mentions, prefix, self._options, is_direct=is_direct)

    def _unneeded(self) -> Iterator[tuple[str, frozenset[str]]]:
        """Yield typed commands with the names of the slash command's options, if typed words don't need them."""
        for name, typed in self.all_commands.items():
            slash = self.tree.get_command(typed.name)
            parts = [*slash.commands] if isinstance(slash, app_commands.Group) else [slash]
            its = [each.name for part in parts if isinstance(part, app_commands.Command) for each in part.parameters]
            yield name, frozenset() if OWN_NAMES in typed.extras else frozenset(its)

    async def on_command_error(self, context: commands.Context[Any], error: commands.CommandError, /) -> None:
        """Answer what fails before a command's own code; an unknown command only if the bot was surely meant."""
        if isinstance(error, commands.CommandNotFound):
            await self._answer_unknown(context)
        else:
            await self._answer_error(responder_of(context), error)

    async def _answer_unknown(self, context: commands.Context[Any]) -> None:
        """Suggest the command that was probably meant. Other bots may have the prefix, too."""
        prefix = context.prefix or ""
        text = context.message.content.removeprefix(prefix).strip()
        is_direct = context.guild is None or prefix.startswith("<@")
        found = slip_of(folded(text), self.all_commands, self.registry.by_name("reads"))
        if not is_direct and not (found and found.is_sure):
            return
        responder = TypedResponder(context)
        if found is None:
            hello = self._offered(Offer("button-play", PLAY), Offer("button-help", DoButton("help")))
            await self.answerer.answer(responder, self.play.greet, hello)
        elif responder.request.rights.speak:
            command, text = meant(found.command, responder.request)
            name, _, words = text.partition(" ")
            does = self._offered(Offer("button-do", DoButton(name, words), {"command": command}))
            await self.answerer.answer(responder, say, "did-you-mean", does, command=command)

    def _offered(self, *offers: Offer) -> tuple[Offer, ...]:
        """Return those of commands that a button can run here."""
        return tuple(each for each in offers if each.address.command in {"play", *self.registry.runs})

    async def close(self) -> None:
        """Finish what is held and leave Discord, in less than 4 seconds, whether it answers or not."""
        if self.is_closed():
            return
        self.own_emoji.stop()
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + DRAIN_S
        await asyncio.gather(self.jobs.stop(DRAIN_S), self.answerer.drain())
        await asyncio.gather(
            self.boards.drain(ends_at - loop.time()),
            *(stop(ends_at - loop.time()) for stop in self.registry.all("stops")),
        )
        if sum([await work.give_up() for work in (self.answerer.answers, self.outbox.background)]):
            log.info("%s", words()("log-undelivered"))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(self.boards.note_shown(), super().close()), LEAVE_S)

    async def _on_tree_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answer a slash command that is none, or no more; whatever fails inside one is answered there."""
        if interaction.type is discord.InteractionType.autocomplete:
            return  # of an option that is no more
        await self._answer_error(InteractionResponder(interaction), error)

    async def _answer_error(self, responder: Responder, error: Exception) -> None:
        """Answer what fails before a command's own code: a missing square, a number that is none, an unknown form."""
        error = getattr(error, "original", error)  # a hybrid command's error is wrapped twice
        answer = self.answerer.answer
        match getattr(error, "original", error):
            case commands.MissingRequiredArgument(param=param) if param.name == "square":
                await answer(responder, self.play.move_nowhere)
            case commands.UserNotFound():
                await answer(responder, fail, Refusal("not-a-member"))
            case commands.MissingRequiredArgument() | commands.BadArgument():
                await answer(responder, fail, Refusal("no-such-number"))
            case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
                await answer(responder, say, "commands-changed")
            case commands.UserInputError() | commands.CommandNotFound():
                await answer(responder, say, "unknown-command")
            case fault:
                await answer(responder, fail, fault)


def intents_of(settings: Settings) -> discord.Intents:
    return discord.Intents(guilds=True, guild_messages=True, dm_messages=True, message_content=settings.typed_commands)


def invite_url(application_id: int | None) -> str:
    """The link that adds the bot to a server, with the smallest permissions that work."""
    return discord.utils.oauth_url(application_id or 0, permissions=PERMISSIONS)


def may_read(flags: discord.ApplicationFlags) -> bool:
    """Whether an application may read messages that don't mention it. Small bots have the "limited" flag."""
    return flags.gateway_message_content or flags.gateway_message_content_limited
