"""Hold typed commands and buttons to what a server sets under Integrations, as Discord holds slash commands to it."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable

import discord
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.feature import Feature
from bot.core.chat.request import Asker, Request
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Refusal, shard_of
from bot.core.store import StoreError
from bot.features.integrations.sql import CHANNEL, MEMBER, PERSONAL, ROLE, RuleRepository, Rules, key_of

log = logging.getLogger(__name__)

ADMINISTRATOR = 1 << 3  # as a bit of permissions; it passes every rule
EVERY_S, AGAIN_S = 3600, 30
WAIT_S = 1.0  # an answer waits so long for a server's rules; then those of before hold, or none


def may_run(asker: Asker, guild_id: int, own: Rules, app: Rules) -> bool:
    """Return whether a member may run a command. own: its rules. app: those of all commands.

    Source: docs.discord.com/developers/change-log, 2022-11-17, "Flowchart for command permissions logic".
    """
    if asker.permissions & ADMINISTRATOR:
        return True
    channels = key_of(CHANNEL, asker.channel_id), key_of(CHANNEL, guild_id - 1)
    in_channel = _first(own, channels)
    if (_first(app, channels) if in_channel is None else in_channel) is False:
        return False
    by_command = _of_member(asker, guild_id, own)
    return by_command if by_command is not None else _of_member(asker, guild_id, app) is not False


def allowed_roles(*rules: Rules) -> frozenset[int]:
    return frozenset(int(key[2:]) for its in rules for key in its if its[key] and key.startswith(key_of(ROLE, "")))


def _first(rules: Rules, keys: Iterable[str]) -> bool | None:
    return next((rules[key] for key in keys if key in rules), None)


def _of_member(asker: Asker, guild_id: int, rules: Rules) -> bool | None:
    """Return what the rules say of a member: in person, else by any role that is allowed, else as one of everyone."""
    roles = [rules[key] for each in asker.roles if (key := key_of(ROLE, each)) in rules]
    in_person = rules.get(key_of(MEMBER, asker.user_id), any(roles) if roles else None)
    return in_person if in_person is not None else rules.get(key_of(ROLE, guild_id))


class _Server:
    """What is known of a server's rules, by the id of a command, or of the application for all commands.

    kept: those in the database. is_read: whether they have ever been read. due_at: when they are read again.
    """

    def __init__(self, rules: dict[str, Rules]) -> None:
        self.rules, self.kept, self.is_read, self.due_at = rules, rules, bool(rules), 0
        self.reading: asyncio.Task[None] | None = None


class CommandPermissions(Feature, name="integrations"):
    personal = PERSONAL

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self._known = dict[int, _Server]()
        self._kept = RuleRepository(bot.services.store.database)

    async def check(self, request: Request, asking: Callable[[], Asker]) -> None:
        """Errors: integrations-held-back if the server's rules keep the asker from the slash command.

        What is not known forbids nothing: the rules of a server that the bot isn't in; while a server is away, its
        members may have any role that is allowed. The permissions that a command asks for by default aren't a rule of
        the server: it refuses in its own words.
        """
        guild_id, name = request.place.guild_id, request.starts
        if guild_id is None or self.bot.guild_cache.is_absent(guild_id):
            return
        ids, rules = self.bot.command_ids, await self._rules_of(guild_id)
        own = rules.get(str(next((ids[each] for each in ids if each.split()[0] == name), 0)), {})
        app = rules.get(str(self.bot.application_id), {})
        if not own and not app:
            return
        asker = asking()
        if self.bot.guild_cache.is_away(guild_id):
            asker = asker._replace(roles=asker.roles | allowed_roles(own, app))
        if not may_run(asker, guild_id, own, app):
            raise Refusal("integrations-held-back", command=name)

    async def _rules_of(self, guild_id: int) -> dict[str, Rules]:
        """Return what is known of a server's rules. They are read once an hour, and the gateway tells of changes."""
        here, now = await self._server(guild_id), self.bot.services.turns.now()
        if not 0 < here.due_at - now <= EVERY_S and (here.reading is None or here.reading.done()):
            here.due_at = now + EVERY_S
            here.reading = self.bot.outbox.background.spawn(self._read(guild_id, here))
        if here.reading is not None:
            await asyncio.wait({here.reading}, timeout=WAIT_S)
        return here.rules

    async def _server(self, guild_id: int) -> _Server:
        """Return what is known of a server: after a start, what the database keeps."""
        if guild_id not in self._known:
            try:
                kept = await self._kept.of(guild_id)
            except StoreError:
                return _Server({})  # the next request looks again
            self._known.setdefault(guild_id, _Server(kept))
        return self._known[guild_id]

    async def _read(self, guild_id: int, here: _Server) -> None:
        http, own_id = self.bot.http, self.bot.application_id or 0
        try:
            found = await http.get_guild_application_command_permissions(own_id, guild_id)
        except UNDELIVERED as error:
            log.info("The rules of server %s under Integrations can't be read: %s", guild_id, error)
            here.due_at = self.bot.services.turns.now() + (AGAIN_S if here.is_read else 0)  # 0: at the next request
            return
        kept: dict[str, Rules] = {
            str(its["id"]): {key_of(each["type"], each["id"]): each["permission"] for each in its["permissions"]}
            for its in found
        }
        await self._keep(guild_id, here, kept)

    async def _keep(self, guild_id: int, here: _Server, rules: dict[str, Rules]) -> None:
        here.rules, here.is_read = rules, True
        if rules != here.kept:
            with contextlib.suppress(StoreError):  # the next reading tries again
                await self._kept.put(guild_id, rules)
                here.kept = rules

    @commands.Cog.listener()
    async def on_raw_app_command_permissions_update(self, event: discord.RawAppCommandPermissionsUpdateEvent) -> None:
        if event.application_id == self.bot.application_id:
            here = await self._server(event.guild.id)
            changed = {key_of(each.type.value, each.id): each.permission for each in event.permissions}
            here.rules = here.rules | {str(event.target_id): changed}
            if here.reading is not None:
                await asyncio.wait({here.reading})  # it may have begun before the change
            await self._keep(event.guild.id, here, here.rules | {str(event.target_id): changed})

    @commands.Cog.listener("on_shard_connect")  # at once; the shard is ready when its servers have come
    @commands.Cog.listener("on_shard_ready")
    async def read_again(self, shard_id: int) -> None:
        """Read the rules again in a new session of the gateway, for a change may have been missed before it."""
        count = self.bot.shard_count or 1
        for here in (here for guild_id, here in self._known.items() if shard_of(guild_id, count) == shard_id):
            here.due_at = 0

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._known.pop(guild.id, None)


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(CommandPermissions(bot))
