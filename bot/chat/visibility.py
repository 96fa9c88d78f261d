"""Who may see which channel: what one asks for is never shown to somebody who could not look there.

An answer that the asker alone reads may show what the asker may see. One that a whole channel reads may show only
what everybody in that channel may see as well. A channel's own games may always be shown in it. What the process
does not know (another shard's server, one that is away, a thread that was archived) it does not show.
"""

import asyncio
import enum
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

import discord

from bot.chat.request import Audience, Request
from bot.chat.traffic import UNDELIVERED
from bot.model import Game, Place
from bot.model.refusals import UnknownGame

Channel = discord.abc.GuildChannel | discord.Thread

VIEW, CONNECT, MANAGE_THREADS, ADMINISTRATOR = (
    discord.Permissions(**{name: True}).value for name in ("view_channel", "connect", "manage_threads", "administrator")
)
SLICE = 25
"""How many channels are judged at a time: with 50 overwrites each they take a millisecond at most."""


class Sight(enum.Enum):
    """Whether everybody who reads one channel may surely see another."""

    OPEN = "open"
    HIDDEN = "hidden"
    UNKNOWN = "unknown"


class Visibility:
    """Tells by the server's channels and roles, as the gateway has told of them, who may see what."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def visible(self, request: Request, games: Iterable[Game]) -> tuple[Game, ...]:
        """Return those of some games that may be shown in the answer to a request."""
        guild_id, may_show = request.place.guild_id, self._judge(request)
        return tuple(game for game in games if game.place.guild_id == guild_id and may_show(game.place.channel_id))

    def check(self, request: Request, game: Game) -> None:
        """Errors: UnknownGame if it may not be shown in the answer, as if there were none of that number."""
        if not self.visible(request, [game]):
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

    def knows(self, place: Place) -> bool:
        """Whether Discord has told this process of the server, and it is not away."""
        return self._guild(place.guild_id) is not None

    async def may_comment(self, game: Game, place: Place) -> bool:
        """Whether what is said of a game in a place helps none of its players: it is over, or they can't read it there.

        What is not known counts as read. Cost: Discord is asked for the roles of a player if not everybody sees the
        place.
        """
        if game.is_over or not game.users:
            return True
        guild = self._guild(place.guild_id)
        there = guild.get_channel_or_thread(place.channel_id) if guild is not None else None
        owner = _owner(there)
        if place == game.place or guild is None or there is None or owner is None or _is_private_thread(there):
            return False
        for user in game.users:
            if await _may_read(guild, owner, user.id):
                return False
        return True

    def known(self, request: Request) -> set[int]:
        """Return the channels and threads that an answer could show games of, as far as this process knows them."""
        guild = self._guild(request.place.guild_id)
        known = [*guild.channels, *guild.threads] if guild is not None and request.role_ids is not None else []
        return {request.place.channel_id, *(channel.id for channel in known)}

    async def channels(self, request: Request, among: Sequence[int], most: int) -> list[int]:
        """Return the first of these channels whose games may be shown in the answer to a request, at most so many.

        Between slices all else has its turn, and may change what was found; `visible` has the last word.
        """
        may_show, found = self._judge(request), list[int]()
        for start in range(0, len(among), SLICE):
            if len(found) >= most:
                break
            found += filter(may_show, among[start : start + SLICE])
            await asyncio.sleep(0)
        return found[:most]

    def between(self, reader: Place, shown: Place) -> Sight:
        """Whether everybody who reads one channel of a server may see another."""
        guild = self._guild(reader.guild_id)
        if reader == shown:
            return Sight.OPEN
        if guild is None:
            return Sight.UNKNOWN
        here, there = map(guild.get_channel_or_thread, (reader.channel_id, shown.channel_id))
        return _between(guild, _readers(here), there)

    async def look_up(self, reader: Place, shown: Place) -> Sight:
        """Ask Discord, if `between` does not know: an archived thread is none of the known channels.

        A channel that is no more is hidden. Errors: what discord.py raises if Discord cannot be asked.
        """
        known, guild = self.between(reader, shown), self._guild(reader.guild_id)
        if known is not Sight.UNKNOWN or guild is None:
            return known
        try:
            return _between(guild, _readers(await _channel(guild, reader)), await _channel(guild, shown))
        except discord.NotFound:
            return Sight.HIDDEN

    def _judge(self, request: Request) -> Callable[[int], bool]:
        """Return what tells whether a channel's games may be shown in the answer."""
        guild = self._guild(request.place.guild_id)
        if guild is None or request.role_ids is None:
            return lambda channel_id: channel_id == request.place.channel_id
        return _Asker(guild, request, request.role_ids).may_show

    def _guild(self, guild_id: int | None) -> discord.Guild | None:
        guild = self._client.get_guild(guild_id) if guild_id is not None else None
        return guild if guild is not None and not guild.unavailable else None


class _Member:
    """A member of a server as it is now.

    There may be 1,500 channels to judge with 50 overwrites each, so these are read as discord.py keeps them: what it
    offers makes a dozen objects of each, which takes a hundred times as long.
    """

    def __init__(self, guild: discord.Guild, user_id: int, role_ids: Iterable[int] = ()) -> None:
        roles = [role for each in {guild.id, *role_ids} if (role := guild.get_role(each)) is not None]
        self._everywhere = reduce(or_, (role.permissions.value for role in roles), 0)
        self._sees_all = user_id == guild.owner_id or bool(self._everywhere & ADMINISTRATOR)
        self._steps = {role.id: 1 for role in roles} | {guild.id: 0, user_id: 2}

    def has(self, channel: discord.abc.GuildChannel, needed: int) -> bool:
        """Whether they have permissions in a channel.

        Discord applies the overwrites of @everyone first, then those of roles together, then the member's own; of
        each, all denials, then all that is allowed.
        Source: docs.discord.com/developers/topics/permissions (Permission Overwrites).
        """
        steps, found, allowed, denied = self._steps, self._everywhere, [0, 0, 0], [0, 0, 0]
        for each in channel._overwrites:
            if each.id in steps:
                step = steps[each.id]
                allowed[step] |= each.allow
                denied[step] |= each.deny
        for step in range(3):
            found = found & ~denied[step] | allowed[step]
        return self._sees_all or found & needed == needed


class _Asker:
    """A member who asks. What is found out of a channel goes for its threads, too."""

    def __init__(self, guild: discord.Guild, request: Request, role_ids: frozenset[int]) -> None:
        self._guild, self._here_id = guild, request.place.channel_id
        self._member = _Member(guild, request.user.id, role_ids)
        self._is_shared = request.audience is Audience.CHANNEL
        self._readers_here = _readers(guild.get_channel_or_thread(self._here_id)) if self._is_shared else None
        self._judged: dict[tuple[int, int], bool] = {}

    def may_show(self, channel_id: int) -> bool:
        there = self._guild.get_channel_or_thread(channel_id)
        owner = _owner(there)
        if channel_id == self._here_id or there is None or owner is None:
            return channel_id == self._here_id
        needed = reduce(or_, _needed(there)) | (MANAGE_THREADS if _is_private_thread(there) else 0)
        judged = self._judged.get((owner.id, needed))
        if judged is None:
            judged = self._judged[owner.id, needed] = self._member.has(owner, needed) and self._may_share(there)
        return judged

    def _may_share(self, channel: Channel) -> bool:
        """Whether those who read the answer beside the asker may read a channel, too."""
        return not self._is_shared or _between(self._guild, self._readers_here, channel) is Sight.OPEN


async def _may_read(guild: discord.Guild, channel: discord.abc.GuildChannel, user_id: int) -> bool:
    """Whether a member can read a channel and its public threads; yes if Discord cannot tell their roles."""
    needed = reduce(or_, _needed(channel))
    if _Member(guild, user_id).has(channel, needed):  # as everybody, but for roles that are kept out
        return True
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound:
        return False  # they have left the server
    except UNDELIVERED:
        return True
    return _Member(guild, user_id, member._roles).has(channel, needed)


class _Rule(NamedTuple):
    """What a channel's overwrites say of a permission. everyone: None if they leave it to the roles.

    allowed, denied: the roles and members whom they let in, and keep out.
    """

    everyone: bool | None
    allowed: set[int]
    denied: set[int]


_Readers = dict[int, _Rule]  # of a channel: those who have all these permissions, each by its rule


def _readers(channel: Channel | None) -> _Readers | None:
    """Return who can read a channel, or by a thread's parent that thread; None if it is not known."""
    owner = _owner(channel)
    if channel is None or owner is None:
        return None
    return {permission: _rule(owner, permission) for permission in _needed(channel)}


def _rule(channel: discord.abc.GuildChannel, permission: int) -> _Rule:
    rules, everyone = channel._overwrites, channel.guild.id
    allowed = {each.id for each in rules if each.allow & permission}
    denied = {each.id for each in rules if each.deny & permission} - allowed
    by_all = True if everyone in allowed else False if everyone in denied else None
    allowed.discard(everyone)
    denied.discard(everyone)
    return _Rule(by_all, allowed, denied)


def _between(guild: discord.Guild, ours: _Readers | None, shown: Channel | None) -> Sight:
    """Whether everybody who can read one channel can surely read another. ours: who can read the first."""
    theirs = _readers(shown)
    if shown is None or ours is None or theirs is None:
        return Sight.UNKNOWN
    if _is_private_thread(shown):
        return Sight.HIDDEN
    by_default = guild.default_role.permissions.value
    is_open = all(_includes(rule, ours.get(each), bool(by_default & each)) for each, rule in theirs.items())
    return Sight.OPEN if is_open else Sight.HIDDEN


def _includes(theirs: _Rule, ours: _Rule | None, by_default: bool) -> bool:
    """Whether all who have a permission in one channel surely have it in another, too. ours: None if they need not.

    It is so if all have it in the other one, or if its overwrites let in every role and member whom those of the first
    let in, and keep out none whom they do not.
    """
    may_all = theirs.everyone is True or (theirs.everyone is None and by_default)
    if may_all and not theirs.denied:
        return True
    if ours is None:
        return False
    as_open = may_all or theirs.everyone is ours.everyone or ours.everyone is False
    return as_open and ours.allowed <= theirs.allowed and theirs.denied <= ours.denied


def _needed(channel: Channel) -> tuple[int, ...]:
    """The permissions that it takes to read a channel: who may not join a voice channel does not see its chat.

    Source: docs.discord.com/developers/topics/permissions and resources/channel (Get Channel Messages).
    """
    is_vocal = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return (VIEW, CONNECT) if is_vocal else (VIEW,)


def _owner(channel: Channel | None) -> discord.abc.GuildChannel | None:
    """Whose overwrites count: a thread's parent's, or the channel's own. None if that is not known."""
    return channel.parent if isinstance(channel, discord.Thread) else channel


def _is_private_thread(channel: Channel) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


async def _channel(guild: discord.Guild, place: Place) -> Channel:
    return guild.get_channel_or_thread(place.channel_id) or await guild.fetch_channel(place.channel_id)
