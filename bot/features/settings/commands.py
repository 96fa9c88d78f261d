"""The command `settings`, and the buttons and forms of its card."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import complete
from bot.core.chat.describe import IN_SERVERS, OWN_NAMES, described, options
from bot.core.chat.looks import WRITTEN
from bot.core.chat.page import MENU_LIMIT, Choice
from bot.core.chat.people import may_send
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Refusal
from bot.core.zones import like, local
from bot.features.settings import rules
from bot.features.settings.pages import MAX_SHOWN, SettingsButton, SettingsReply
from bot.features.settings.rules import GROUPS, OFFERED, POSTS, SETTINGS, UNSET

STOPPED = [name for name, it in SETTINGS.items() if it.mention]
TICKED = {"True": "on", "": "off"}  # what a form sends for a box that is ticked, or not


class _Written(app_commands.Transformer):
    """Takes a channel or thread that has messages as Discord sends it."""

    type = discord.AppCommandOptionType.channel
    channel_types = WRITTEN

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> Any:
        return value


Written = app_commands.Transform[app_commands.AppCommandChannel | app_commands.AppCommandThread, _Written]


class SettingsCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        self._bot, self._servers, self._answer = bot, bot.services.store.servers, bot.answerer.answer
        self._host, self._now = bot.settings, bot.services.turns.now
        complete(bot.answerer, self.settings_by_slash, "zone", self.zones)

    # Typed, each name stands before its value; a slash command has an option for each.

    @app_commands.command(**described("settings"))
    @IN_SERVERS
    @app_commands.default_permissions(manage_guild=True)
    @options("settings", "prefix", "puzzle", "zone", "champion", "role", **OFFERED, stop=STOPPED)
    async def settings_by_slash(  # noqa: PLR0917 (Discord names every option)
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        prefix: app_commands.Range[str, 1, 20] | None = None,
        level: str | None = None,
        board: str | None = None,
        rules: str | None = None,
        first: str | None = None,
        challenge: str | None = None,
        idle: str | None = None,
        games: str | None = None,
        look: str | None = None,
        notices: str | None = None,
        threads: str | None = None,
        puzzle: Written | None = None,
        hour: str | None = None,
        zone: str | None = None,
        champion: Written | None = None,
        role: discord.Role | None = None,
        stop: str | None = None,
    ) -> None:
        given = {name: str(getattr(value, "id", value)) for name, value in interaction.namespace}
        if stop:
            given[given.pop("stop")] = UNSET
        await self._answer(InteractionResponder(interaction, in_private=True), self.change, given)

    @commands.command(name="settings", extras={OWN_NAMES: True})
    async def settings_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx), self.change_by_words, text)

    async def zones(self, _: Request, typed: str) -> list[Choice]:
        """Offer the time zones that may be meant, each with the time that it is there."""
        return [Choice(zone, zone, f"{local(self._now(), zone):%H:%M}") for zone in like(typed)[:MENU_LIMIT]]

    async def change_by_words(self, request: Request, text: str) -> SettingsReply:
        guild_id, given = _managed_server(request), rules.read_settings(text)
        if given and not any(given.values()):
            return SettingsReply(await self._words(guild_id), self._host, is_short=True, asked=tuple(given))
        return await self.change(request, given)

    async def settings(self, request: Request, button: SettingsButton, filled: Mapping[str, str]) -> SettingsReply:
        """Open the form of a group, or save what was changed in it."""
        if not button.shown:
            found = await self._words(guild_id := _managed_server(request))
            return SettingsReply(found | self._not_shown(guild_id, found), self._host, group=button.group)
        before = dict(zip(GROUPS[button.group], button.shown, strict=False))
        sent = {name: TICKED.get(word, word) if name == "threads" else word or UNSET for name, word in filled.items()}
        changed = {name: word for name, word in sent.items() if word[-MAX_SHOWN:] != before.get(name, word)}
        reply = await self.change(request, changed)
        return reply._replace(changed=reply.changed or (), is_short=False)

    async def change(self, request: Request, given: Mapping[str, str]) -> SettingsReply:
        """Change settings by words for them, or show them all. Errors: as `word_for`, `check_together`, `_check`."""
        guild_id = _managed_server(request)
        before = await self._words(guild_id)
        if unknown := given.keys() - before.keys():  # a feature that is not here
            raise rules.no_such_name(min(unknown), before)
        asked = {name: rules.word_for(name, text) for name, text in given.items()}
        words = before | asked
        if changed := tuple(name for name in given if words[name] != before[name]):
            rules.check_together(words, changed, request.prefix)
            if picked := {name: int(words[name]) for name in changed if name in STOPPED and words[name] != UNSET}:
                try:
                    await self._check(guild_id, request.user.id, picked)
                except UNDELIVERED:
                    raise Refusal("settings-discord-away") from None
                words = await self._words(guild_id) | asked  # another manager may have changed the rest meanwhile
            await self._save(guild_id, words, changed)
        found = await self._words(guild_id)
        return SettingsReply(found, self._host, changed if given else None, is_short=bool(given))

    async def _save(self, guild_id: int, words: Mapping[str, str], changed: tuple[str, ...]) -> None:
        values = {SETTINGS[name].field: rules.value_of(name, words[name]) for name in changed if SETTINGS[name].field}
        numbers = {name: int(word) if word.isdigit() else None for name, word in words.items()}
        posts = [
            post.post_in(guild_id, numbers[name], numbers[POSTS[name]])
            for name, post in self._bot.registry.by_name("server_posts").items()
            if not {name, POSTS[name]}.isdisjoint(changed)
        ]
        await self._servers.change(guild_id, *posts, **values)

    async def _words(self, guild_id: int) -> dict[str, str]:
        """Return what is set in a server, in words, by the names of settings."""
        found = await self._servers.of(guild_id)
        words = {name: rules.word_of(name, found) for name, it in SETTINGS.items() if it.field}
        for name, post in self._bot.registry.by_name("server_posts").items():
            channel_id, beside = await post.posted(guild_id) or (None, None)
            words[name] = str(channel_id or UNSET)
            words[POSTS[name]] = rules.usual(POSTS[name]) if beside is None else str(beside)
        return words

    def _not_shown(self, guild_id: int, words: Mapping[str, str]) -> dict[str, str]:
        """Return settings as a form has them whose menus can't show what is set: Discord may refuse those forms.

        These are roles, channels and threads that the cache lacks, and channels of other kinds.
        """
        if (guild := self._bot.get_guild(guild_id)) is None or guild.unavailable:
            return {}
        channels = (each for each in (*guild.channels, *guild.threads) if each.type in WRITTEN)
        known = {str(each.id) for each in (*guild.roles, *channels)}
        return {name: UNSET for name, word in words.items() if name in STOPPED and word not in known}

    async def _check(self, guild_id: int, asker_id: int, picked: Mapping[str, int]) -> None:
        """Ask Discord, as the cache has no members. Errors: as the checks below."""
        guild, user = await self._bot.fetch_guild(guild_id, with_counts=False), self._bot.user
        me, asker = await guild.fetch_member(user.id if user else 0), await guild.fetch_member(asker_id)
        for name, number in picked.items():
            if name != "role":
                await _check_channel(guild, name, number, me, asker)
                self._bot.closed_channels.open(number)
            elif role := guild.get_role(number):
                _check_role(role, me, asker)
            else:
                raise rules.no_such(name)


async def _check_channel(guild: discord.Guild, name: str, number: int, *both: discord.Member) -> None:
    """Errors: settings-no-such-channel, settings-cannot-post if the bot or the asker may not write there."""
    try:
        channel: Any = await guild.fetch_channel(number)
        is_thread, is_private = isinstance(channel, discord.Thread), channel.type is discord.ChannelType.private_thread
        parent: Any = await guild.fetch_channel(channel.parent_id) if is_thread else channel
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        raise rules.no_such(name) from None
    if not isinstance(channel, discord.abc.Messageable):
        raise rules.no_such(name)
    allowed = [parent.permissions_for(each) for each in both]
    if is_private or not all(may_send(each, is_thread=is_thread) for each in allowed):
        raise Refusal("settings-cannot-post")


def _check_role(role: discord.Role, me: discord.Member, asker: discord.Member) -> None:
    """Check that the bot may give a role, and that the asker may: else they could raise themselves by it.

    Errors: settings-fixed-role, settings-no-right, settings-too-high, settings-above-you.
    """
    if role.managed or role.is_default():
        raise Refusal("settings-fixed-role")
    if not me.guild_permissions.manage_roles:
        raise Refusal("settings-no-right")
    if role >= me.top_role:
        raise Refusal("settings-too-high")
    if role.guild.owner_id != asker.id and not (asker.guild_permissions.manage_roles and role < asker.top_role):
        raise Refusal("settings-above-you")


def _managed_server(request: Request) -> int:
    """Return the server that the asker may manage. Errors: settings-servers-only, settings-managers-only."""
    if request.place.guild_id is None:
        raise Refusal("settings-servers-only")
    if not request.rights.manage_server:
        raise Refusal("settings-managers-only")
    return request.place.guild_id
