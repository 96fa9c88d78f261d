"""Who may see which channel: what one asks for is never shown to somebody who could not look there.

An answer that the asker alone reads may show what the asker may see. One that a whole channel reads may show only
what everybody in that channel may see as well. A channel's own games may always be shown in it.
"""

from __future__ import annotations

import discord

from bot.chat.door import Door
from bot.games import Place

Channel = discord.abc.GuildChannel | discord.Thread


class Sight:
    """What may be shown to the one who came in by a door, from the server's cached channels and roles.

    Where the bot is no member it knows nothing of the server: then only the same channel is seen.
    """

    def __init__(self, client: discord.Client, door: Door) -> None:
        self._here = door.place
        self._asker = door.asker
        self._private = door.private
        self._guild = client.get_guild(door.place.guild_id) if door.place.guild_id is not None else None

    def may_see(self, place: Place) -> bool:
        """Whether a game that is played in a place may be shown."""
        if place == self._here:
            return True
        if self._guild is None or place.guild_id != self._guild.id:
            return False
        there = self._guild.get_channel_or_thread(place.channel_id)
        if there is None or not isinstance(self._asker, discord.Member) or not _sees(self._asker, there):
            return False
        return self._private or is_open(self._guild, self._here, place)

    def channels(self) -> list[int]:
        """The channels and threads whose games may be shown."""
        if self._guild is None:
            return [self._here.channel_id]
        known = [*self._guild.channels, *self._guild.threads]
        seen = {channel.id for channel in known if self.may_see(Place(self._guild.id, channel.id))}
        return sorted(seen | {self._here.channel_id})


def is_open(guild: discord.Guild, here: Place, there: Place) -> bool:
    """Whether everybody who can read one channel of a server can surely read another.

    It is so where all can read the other one, or where its overwrites let in every role and member whom those of
    the first let in, and keep out none whom they do not. Discord applies the overwrites of @everyone first, then the
    denials of roles, then what roles are allowed, then the member's own.
    Source: docs.discord.com/developers/topics/permissions (Permission Overwrites).
    """
    if here == there:
        return True
    reader, read = guild.get_channel_or_thread(here.channel_id), guild.get_channel_or_thread(there.channel_id)
    if reader is None or read is None or _is_private_thread(read):
        return False
    ours, theirs = _overwrites(reader), _overwrites(read)
    if ours is None or theirs is None:
        return False
    by_default = guild.default_role.permissions.view_channel
    from_here, from_there = (rules.pop(guild.id, None) for rules in (ours, theirs))
    may_all = from_there is True or (from_there is None and by_default)
    if may_all and False not in theirs.values():
        return True
    as_open = may_all or from_there is from_here or from_here is False
    return as_open and _those(ours, True) <= _those(theirs, True) and _those(theirs, False) <= _those(ours, False)


def _overwrites(channel: Channel) -> dict[int, bool | None] | None:
    """By role or member: whether a channel, or a thread's parent, lets them view it; None where it is not known."""
    owner = channel.parent if isinstance(channel, discord.Thread) else channel
    if owner is None:
        return None
    return {target.id: overwrite.view_channel for target, overwrite in owner.overwrites.items()}


def _those(rules: dict[int, bool | None], allowed: bool) -> set[int]:
    return {target for target, rule in rules.items() if rule is allowed}


def _sees(member: discord.Member, channel: Channel) -> bool:
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False
    allowed = channel.permissions_for(member)
    return allowed.view_channel and (not _is_private_thread(channel) or allowed.manage_threads)


def _is_private_thread(channel: Channel) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()
