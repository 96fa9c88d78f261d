"""What those who run a server set for it: language, prefix, usual games, times, limits, looks, posts."""

from collections.abc import Mapping
from typing import Any, Self

import discord
from discord import app_commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import command, suggest
from bot.core.chat.describe import IN_SERVERS
from bot.core.chat.feature import Feature
from bot.core.chat.looks import WRITTEN
from bot.core.chat.options import Option, Options, option
from bot.core.chat.page import MENU_LIMIT, Choice
from bot.core.chat.press import press
from bot.core.chat.replies import Reply
from bot.core.chat.request import Request
from bot.core.chat.responders import may_send
from bot.core.chat.traffic import UNDELIVERED
from bot.core.game import Refusal
from bot.core.zones import like, local
from bot.features.settings import rules
from bot.features.settings.pages import CARD, MAX_SHOWN, card
from bot.features.settings.rules import GROUPS, OFF, OFFERED, POSTS, SETTINGS, UNSET

STOPPED = [name for name, it in SETTINGS.items() if it.mention]
TICKED = {"True": "on", "": "off"}  # what a form sends for a box that is ticked, or not


class _Setting(Option):
    """A word for a setting, or an id, as Discord sends it: `word_for` reads it."""

    def __init__(self, name: str = "") -> None:
        self.offers = STOPPED if name == "stop" else OFFERED.get(name, ())

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> str:
        return str(getattr(value, "id", value))


class _Prefix(_Setting):
    min_value, max_value = 1, 20


class _Channel(_Setting):
    type, channel_types = discord.AppCommandOptionType.channel, WRITTEN


class _Role(_Setting):
    type = discord.AppCommandOptionType.role


class SettingsOptions(Options):
    """Typed, each name stands before its value; a name alone has no words."""

    language: str | None = option(_Setting("language"))
    prefix: str | None = option(_Prefix())
    level: str | None = option(_Setting("level"))
    board: str | None = option(_Setting("board"))
    rules: str | None = option(_Setting("rules"))
    first: str | None = option(_Setting("first"))
    challenge: str | None = option(_Setting("challenge"))
    idle: str | None = option(_Setting("idle"))
    games: str | None = option(_Setting("games"))
    look: str | None = option(_Setting("look"))
    notices: str | None = option(_Setting("notices"))
    threads: str | None = option(_Setting("threads"))
    puzzle: str | None = option(_Channel())
    hour: str | None = option(_Setting("hour"))
    zone: str | None = option(_Setting())
    champion: str | None = option(_Channel())
    role: str | None = option(_Role())
    stop: str | None = option(_Setting("stop"))
    only = {*SETTINGS, UNSET, OFF, *(word for it in SETTINGS.values() for text in it.values for word in text.split())}

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        return cls.of(text, **rules.read_settings(text))

    def given(self) -> dict[str, str]:
        found = {name: getattr(self, name) for name in SETTINGS} | ({self.stop: UNSET} if self.stop else {})
        return {name: word for name, word in found.items() if word is not None}


class SettingsFeature(Feature, name="settings"):
    topics = {"settings": "manage manager managers owner admin default defaults limit limits language timezone utc"}

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self._servers = bot.services.store.servers

    @command("settings", slash_in_private=True)
    @IN_SERVERS
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, request: Request, options: SettingsOptions) -> Reply:
        """Change settings, or show them. Errors: as `_managed_server` and `_change`."""
        guild_id, given = _managed_server(request), options.given()
        if given and not any(given.values()):
            return await self._card(request, is_short=True, asked=tuple(given))
        changed = await self._change(request, guild_id, given)
        return await self._card(request, changed if given else None, is_short=bool(given))

    @suggest(settings, "zone")
    async def zones(self, _: Request, typed: str) -> list[Choice]:
        """Offer the time zones that may be meant, each with the time that it is there."""
        now = self.bot.services.turns.now()
        return [Choice(zone, zone, f"{local(now, zone):%H:%M}") for zone in like(typed)[:MENU_LIMIT]]

    @press(CARD, starts="settings")
    async def form(self, request: Request, filled: Mapping[str, str], state: str) -> Reply:
        """Open the form of a group, or save what was changed in it."""
        guild_id, (group, *shown) = _managed_server(request), state.split("|")
        if not shown:
            return await self._card(request, group=group)
        before = dict(zip(GROUPS[group], shown, strict=False))
        sent = {name: TICKED.get(word, word) if name == "threads" else word or UNSET for name, word in filled.items()}
        changed = {name: word for name, word in sent.items() if word[-MAX_SHOWN:] != before.get(name, word)}
        return await self._card(request, await self._change(request, guild_id, changed))

    form.__name__ = "settings"  # in the log

    async def _card(self, request: Request, changed: tuple[str, ...] | None = None, **how: Any) -> Reply:
        """Show what is set, in the language that is the asker's now. how: as `card` takes it."""
        found = await self._words(guild_id := _managed_server(request))
        found |= self._not_shown(guild_id, found) if how.get("group") else {}
        locale, host = (await self.bot.languages.resolve(request)).say.language, self.bot.settings
        return Reply(lambda say: card(say, found, host, changed, **how), locale=locale)

    async def _change(self, request: Request, guild_id: int, given: Mapping[str, str]) -> tuple[str, ...]:
        """Change settings by words for them, and return which. Errors: as `word_for`, `check_together`, `_check`."""
        before = await self._words(guild_id)
        if unknown := given.keys() - before.keys():  # a feature that is not here
            raise rules.no_such_name(min(unknown), before)
        asked = {name: rules.word_for(name, text) for name, text in given.items()}
        words = before | asked
        if not (changed := tuple(name for name in given if words[name] != before[name])):
            return ()
        rules.check_together(words, changed, request.prefix)
        if picked := {name: int(words[name]) for name in changed if name in STOPPED and words[name] != UNSET}:
            try:
                await self._check(guild_id, request.user.id, picked)
            except UNDELIVERED:
                raise Refusal("settings-discord-away") from None
            words = await self._words(guild_id) | asked  # another manager may have changed the rest meanwhile
        values = {SETTINGS[name].field: rules.value_of(name, words[name]) for name in changed if SETTINGS[name].field}
        numbers = {name: int(word) if word.isdigit() else None for name, word in words.items()}
        posts = [
            post.post_in(guild_id, numbers[name], numbers[POSTS[name]])
            for name, post in self.bot.registry.server_posts.items()
            if not {name, POSTS[name]}.isdisjoint(changed)
        ]
        await self._servers.change(guild_id, *posts, **values)
        return changed

    async def _words(self, guild_id: int) -> dict[str, str]:
        """Return what is set in a server, in words, by the names of settings."""
        found = await self._servers.of(guild_id)
        words = {name: rules.word_of(name, found) for name, it in SETTINGS.items() if it.field}
        for name, post in self.bot.registry.server_posts.items():
            channel_id, beside = await post.posted(guild_id) or (None, None)
            words[name] = str(channel_id or UNSET)
            words[POSTS[name]] = rules.usual(POSTS[name]) if beside is None else str(beside)
        return words

    def _not_shown(self, guild_id: int, words: Mapping[str, str]) -> dict[str, str]:
        """Return settings as a form has them whose menus can't show what is set: Discord may refuse those forms.

        These are roles, channels and threads that the cache lacks, and channels of other kinds.
        """
        if (guild := self.bot.get_guild(guild_id)) is None or guild.unavailable:
            return {}
        channels = (each for each in (*guild.channels, *guild.threads) if each.type in WRITTEN)
        known = {str(each.id) for each in (*guild.roles, *channels)}
        return {name: UNSET for name, word in words.items() if name in STOPPED and word not in known}

    async def _check(self, guild_id: int, asker_id: int, picked: Mapping[str, int]) -> None:
        """Ask Discord, as the cache has no members. Errors: as the checks below."""
        guild, user = await self.bot.fetch_guild(guild_id, with_counts=False), self.bot.user
        me, asker = await guild.fetch_member(user.id if user else 0), await guild.fetch_member(asker_id)
        for name, number in picked.items():
            if name != "role":
                await _check_channel(guild, name, number, me, asker)
                self.bot.closed_channels.open(number)
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


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(SettingsFeature(bot))
