"""Who may see which channel: what one asks for is never shown to somebody who could not look there.

An answer that the asker alone reads may show what the asker may see. One that a whole channel reads may show only
what everybody in that channel may see as well. A channel's own games may always be shown in it. What the process
does not know (another shard's server, one that is away, a thread that was archived) it does not show.
"""

import enum
from functools import reduce
from operator import or_

import discord

from bot.chat.request import Audience, Request
from bot.model import Game, Place
from bot.model.refusals import UnknownGame

Channel = discord.abc.GuildChannel | discord.Thread


class Sight(enum.Enum):
    """Whether everybody who reads one channel may surely see another."""

    OPEN = "open"
    HIDDEN = "hidden"
    UNKNOWN = "unknown"


class Visibility:
    """Tells by the server's channels and roles, as the gateway has told of them, who may see what."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def may_see(self, request: Request, place: Place) -> bool:
        """Whether a game that is played in a place may be shown in the answer to a request."""
        if place == request.place:
            return True
        guild = self._guild(place.guild_id)
        if guild is None or place.guild_id != request.place.guild_id or request.role_ids is None:
            return False
        there = guild.get_channel_or_thread(place.channel_id)
        if there is None or not _sees(guild, request.user.id, request.role_ids, there):
            return False
        return request.audience is Audience.ASKER or self.between(request.place, place) is Sight.OPEN

    def check(self, request: Request, game: Game) -> None:
        """Errors: UnknownGame if it may not be shown in the answer, as if there were none of that number."""
        if not self.may_see(request, game.place):
            raise UnknownGame(game.id)

    async def is_member(self, place: Place, user_id: int) -> bool:
        """Ask Discord whether somebody is in the server; in direct messages there is none to be in."""
        guild = self._guild(place.guild_id)
        if guild is None:
            return place.guild_id is None
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound:
            return False
        return True

    def channels(self, request: Request) -> list[int]:
        """Return the channels and threads whose games may be shown in the answer to a request."""
        here = request.place
        guild = self._guild(here.guild_id)
        known = [*guild.channels, *guild.threads] if guild else []
        seen = {channel.id for channel in known if self.may_see(request, Place(here.guild_id, channel.id))}
        return sorted(seen | {here.channel_id})

    def between(self, reader: Place, shown: Place) -> Sight:
        """Whether everybody who reads one channel of a server may see another."""
        guild = self._guild(reader.guild_id)
        if reader == shown:
            return Sight.OPEN
        if guild is None:
            return Sight.UNKNOWN
        return _between(
            guild, guild.get_channel_or_thread(reader.channel_id), guild.get_channel_or_thread(shown.channel_id)
        )

    async def look_up(self, reader: Place, shown: Place) -> Sight:
        """Ask Discord, if `between` does not know: an archived thread is none of the known channels.

        A channel that is no more is hidden. Errors: what discord.py raises if Discord cannot be asked.
        """
        known, guild = self.between(reader, shown), self._guild(reader.guild_id)
        if known is not Sight.UNKNOWN or guild is None:
            return known
        try:
            return _between(guild, await _channel(guild, reader), await _channel(guild, shown))
        except discord.NotFound:
            return Sight.HIDDEN

    def _guild(self, guild_id: int | None) -> discord.Guild | None:
        guild = self._client.get_guild(guild_id) if guild_id is not None else None
        return guild if guild is not None and not guild.unavailable else None


async def _channel(guild: discord.Guild, place: Place) -> Channel:
    return guild.get_channel_or_thread(place.channel_id) or await guild.fetch_channel(place.channel_id)


def _between(guild: discord.Guild, reader: Channel | None, shown: Channel | None) -> Sight:
    """Whether everybody who can read one channel can surely read another.

    It is so if all can read the other one, or if its overwrites let in every role and member whom those of the first
    let in, and keep out none whom they do not. Discord applies the overwrites of @everyone first, then the denials of
    roles, then what roles are allowed, then the member's own.
    Source: docs.discord.com/developers/topics/permissions (Permission Overwrites).
    """
    ours, theirs = _overwrites(reader), _overwrites(shown)
    if shown is None or ours is None or theirs is None:
        return Sight.UNKNOWN
    if _is_private_thread(shown):
        return Sight.HIDDEN
    by_default = guild.default_role.permissions.view_channel
    from_here, from_there = (rules.pop(guild.id, None) for rules in (ours, theirs))
    may_all = from_there is True or (from_there is None and by_default)
    if may_all and False not in theirs.values():
        return Sight.OPEN
    as_open = may_all or from_there is from_here or from_here is False
    is_open = as_open and _those(ours, True) <= _those(theirs, True) and _those(theirs, False) <= _those(ours, False)
    return Sight.OPEN if is_open else Sight.HIDDEN


def _overwrites(channel: Channel | None) -> dict[int, bool | None] | None:
    """By role or member: whether a channel, or a thread's parent, lets them view it; None if it is not known."""
    owner = channel.parent if isinstance(channel, discord.Thread) else channel
    if owner is None:
        return None
    return {target.id: overwrite.view_channel for target, overwrite in owner.overwrites.items()}


def _those(rules: dict[int, bool | None], allowed: bool) -> set[int]:
    return {target for target, rule in rules.items() if rule is allowed}


def _sees(guild: discord.Guild, user_id: int, role_ids: frozenset[int], channel: Channel) -> bool:
    """Whether a member with these roles may view a channel; a private thread, if they may manage threads."""
    wanted = discord.Permissions(view_channel=True, manage_threads=_is_private_thread(channel))
    rules = channel.parent if isinstance(channel, discord.Thread) else channel
    if rules is None:
        return False
    found = discord.Permissions(guild.default_role.permissions.value)
    for role in guild.roles:
        found |= role.permissions if role.id in role_ids else discord.Permissions.none()
    if user_id == guild.owner_id or found.administrator:
        return True
    pairs = {target.id: overwrite.pair() for target, overwrite in rules.overwrites.items()}
    for ids in ({guild.id}, role_ids - {guild.id}, {user_id}):  # in the order that Discord documents
        here = [pairs[each] for each in ids if each in pairs]
        allowed, denied = (reduce(or_, (pair[side].value for pair in here), 0) for side in (0, 1))
        found.handle_overwrite(allowed, denied)
    return wanted <= found


def _is_private_thread(channel: Channel) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()
