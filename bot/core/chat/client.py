"""The bot as discord.py runs it: intents, events, start and stop."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.answerer import DRAIN_S, Answerer
from bot.core.chat.boards import BoardUpdater
from bot.core.chat.channels import DeletedChannels
from bot.core.chat.commands import menu_of
from bot.core.chat.feature import Feature
from bot.core.chat.jobs import Jobs
from bot.core.chat.languages import Languages
from bot.core.chat.looks import Looks
from bot.core.chat.outbox import Outbox
from bot.core.chat.own_emoji import OwnEmoji
from bot.core.chat.picking import Picker
from bot.core.chat.play import PlayCommands
from bot.core.chat.press import Press
from bot.core.chat.registry import Registry
from bot.core.chat.replies import fail, say
from bot.core.chat.request import Opponent
from bot.core.chat.responders import InteractionResponder, Responder, named, responder_of
from bot.core.chat.syncing import Upload, sync_commands
from bot.core.chat.traffic import ClosedChannels, GuildCache, Traffic
from bot.core.chat.typed import TypedCommands
from bot.core.chat.visibility import Visibility
from bot.core.game import Refusal
from bot.core.observer import Observer
from bot.core.play.services import Services
from bot.settings import Settings
from bot.words import words

log = logging.getLogger(__name__)

# Discord's names of what the bot needs wherever it plays.
NEEDED: tuple[str, ...] = ("view_channel", "send_messages", "embed_links", "read_message_history", "attach_files")
PERMISSIONS = discord.Permissions(**dict[str, Any].fromkeys((*NEEDED, "send_messages_in_threads"), True))
LEAVE_S = 0.75  # a stop waits this long for Discord to close the connection


class TicTacToeBot(commands.AutoShardedBot):
    """A discord.py client that answers by the services. They are the caller's to open and to close."""

    def __init__(self, settings: Settings, services: Services, observer: Observer) -> None:
        self.closed_channels, self.looks = ClosedChannels(), Looks()
        self.traffic = Traffic(observer=observer, on_response=self.looks.check)
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
        self.guild_cache = GuildCache(self)
        store = services.store
        self.visibility = Visibility(self, store.threads)
        self.languages = Languages(self, store)
        self.outbox = Outbox(self.guild_cache, self.closed_channels, self.registry, self.looks, self.languages)
        self.boards = BoardUpdater(self.outbox, services)
        self.deleted = DeletedChannels(self)
        self.own_emoji = OwnEmoji(self, store.leases, self.looks)
        self.answerer = Answerer(self, observer)
        observer.shard_count = lambda: self.shard_count
        self.jobs = Jobs(self)
        self.picker = Picker(services, self.visibility)
        self.play = PlayCommands(self)
        self.typed = TypedCommands(self)
        services.store.games.subscribe(self.registry.publish_change)

    async def add_cog(self, cog: commands.Cog, /, **where: Any) -> None:
        """Add a cog; of a feature, all that it adds. Errors: FeatureClash."""
        if isinstance(cog, Feature):
            self.registry.add(cog)
            if cog.personal and cog.personal.rename:
                self.services.store.names.renames.append(cog.personal.rename)
            for menu in filter(None, map(menu_of, cog.get_commands())):
                self.tree.add_command(menu)
        await super().add_cog(cog, **where)

    async def login(self, token: str) -> None:
        """Sign in, and set everything up. If that fails it may be tried again, in a session of its own."""
        try:
            await super().login(token)
        except BaseException:
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # the closed one would be taken again
            raise

    async def setup_hook(self) -> None:
        self.tree.error(self._on_tree_error)
        notes = self.services.store.notes
        self.upload = await sync_commands(self.tree, notes, self.application_id or 0, self.command_ids)
        self.jobs.sweep.start()

    async def on_ready(self) -> None:
        facts = self.upload._asdict() | {"servers": len(self.guilds), "invite": invite_url(self.application_id)}
        log.info("%s", words()("log-ready", **facts))

    async def on_shard_connect(self, shard_id: int) -> None:
        """Log how far a start is: of many shards the last is connected long after the first."""
        count = len(self.settings.shard_ids or ()) or self.shard_count or 1
        if count > 1:
            connected = sum(not shard.is_closed() for shard in self.shards.values())
            log.info("%s", words()("log-shard-connected", shard=str(shard_id), connected=connected, count=count))

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

    async def on_interaction(self, interaction: discord.Interaction[Any], /) -> None:
        """Answer a press or a form that was sent; slash commands go their own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data = dict[str, Any](interaction.data or {})
        custom_id = str(data.get("custom_id"))
        if (found := self.registry.read(custom_id)) is None:
            await self.answerer.answer(InteractionResponder(interaction), say, "old-button")
            return
        press, values = found
        starts, act = press.starts(values), press.act(custom_id)
        starts = self.registry.commands[starts].name if starts in self.registry.commands else starts  # no alias
        responder = InteractionResponder(interaction, in_private=press.in_private, starts=starts, act=act)
        more = given(self, press, data) if press.takes else {}
        await self.answerer.answer(responder, press.answer, **values, **more)

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent, /) -> None:
        if not payload.message.author.bot:
            await self.typed.on_edit(payload.message)

    async def on_message(self, message: discord.Message, /) -> None:
        """Run the command that a message holds, if there is one: typed.py reads it, and leaves bots out."""
        await self.typed.on_message(message)

    async def on_command_error(self, context: commands.Context[Any], error: commands.CommandError, /) -> None:
        """Answer what fails before a command's own code; an unknown command only if the bot was surely meant."""
        if isinstance(error, commands.CommandNotFound):
            await self.typed.answer_unknown(context)
        else:
            await self._answer_error(responder_of(context), error)

    async def close(self) -> None:
        """Finish what is held and leave Discord, in less than 4 seconds, whether it answers or not."""
        if self.is_closed():
            return
        self.own_emoji.stop()
        loop = asyncio.get_running_loop()
        ends_at = loop.time() + DRAIN_S
        await asyncio.gather(self.jobs.stop(DRAIN_S), self.answerer.drain())
        left_s = ends_at - loop.time()
        features = [each for each in self.cogs.values() if isinstance(each, Feature)]
        unloads = (asyncio.wait_for(each.cog_unload(), left_s) for each in features)
        await asyncio.gather(self.boards.drain(left_s), asyncio.gather(*unloads, return_exceptions=True))
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
            case app_commands.TransformerError(__cause__=Exception() as cause):  # its own words hold what was given
                await answer(responder, fail, cause)
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


def given(bot: discord.Client, press: Press, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the method of a press takes of what Discord sends with it."""
    found: dict[str, Callable[[], Any]] = {
        "chosen": lambda: [str(each) for each in data.get("values", ())],
        "member": lambda: chosen_opponent(bot, data),
        "filled": lambda: filled(data),
    }
    return {name: found[name]() for name in press.takes}


def chosen_opponent(client: discord.Client, data: Mapping[str, Any]) -> Opponent | None:
    """Return the user who was chosen in a menu of users, from the press's data; None if there is none."""
    found = data.get("resolved", {})
    for key, user in found.get("users", {}).items():
        member = found.get("members", {}).get(key)
        name = (member and member.get("nick")) or user.get("global_name") or user["username"]
        is_me = client.user is not None and int(key) == client.user.id
        return Opponent(named(int(key), name, user["username"]), is_me, bool(user.get("bot")), member is not None)
    return None


def filled(data: Mapping[str, Any]) -> dict[str, str]:
    """Return what was chosen in a form, by the names of its fields; several values with blanks between them."""
    fields = [label.get("component") or {} for label in data.get("components") or ()]
    values = ({"value": " ".join(map(str, each.get("values") or ()))} | each for each in fields)
    return {str(each.get("custom_id")): str(each["value"] or "") for each in values}
