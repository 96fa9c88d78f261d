"""Decide which games an answer may show: those of its own channel with its threads, and those of public channels.

An archived thread is read by those who can read its parent, as the database remembers it; a private one is shown in
itself alone. What this process does not know (a server on another shard or away) it does not show.
"""

import asyncio
from collections import deque
from time import monotonic

import discord

from bot.core.chat.request import Opponent
from bot.core.chat.responders import opponent_of
from bot.core.chat.traffic import UNDELIVERED, UNKNOWN_CHANNEL
from bot.core.game import Game, Place, Refusal
from bot.core.game.writing import alike, folded
from bot.core.store.names import with_handle
from bot.core.store.servers import ThreadRepository

Channel = discord.abc.GuildChannel | discord.Thread
MAX_QUERIES, QUERIES_S, MAX_FOUND, ANSWER_S, MAX_NAME = 10, 60, 100, 2.0, 32  # of members by name


class Visibility:
    """Reads the channels and roles in the client's cache. threads: whose readers may see those that it lacks."""

    def __init__(self, client: discord.Client, threads: ThreadRepository) -> None:
        self._client, self._threads = client, threads
        self._asked = dict[int, deque[float]]()  # when Discord was asked for members, by server

    def channels(self, place: Place) -> frozenset[int]:
        """Return the channels and threads whose games may be shown in a place. Cost: 5 ms for 1,500 channels.

        The store adds their threads that are archived.
        """
        guild = self._guild(place.guild_id)
        known: list[Channel] = [*guild.channels, *guild.threads] if guild is not None else []
        return frozenset((place.channel_id, *(each.id for each in known if _is_read(each, place))))

    async def check(self, place: Place, game: Game) -> None:
        """Errors: unknown-game if a game may not be shown in a place, as if no game had its number."""
        source = game.place._replace(guild_id=place.guild_id)
        if place != game.place and not await self._is_read(source, self._channel(source), place):
            raise Refusal("unknown-game", game_id=game.id)

    async def may_show(self, place: Place, source: Place) -> bool | None:
        """Return whether a board in a place may follow another channel's game; None while their server is away.

        Errors: what discord.py raises if it's asked for an archived thread that the database doesn't know.
        """
        guild = self._guild(source.guild_id)
        if place == source or guild is None:
            return True if place == source else None
        try:
            if (channel := self._channel(source)) is None and await self._threads.get(source.channel_id) is None:
                channel = await guild.fetch_channel(source.channel_id)
            return await self._is_read(source, channel, place)
        except (discord.NotFound, discord.Forbidden):
            return False

    async def may_comment(self, game: Game, place: Place) -> bool:
        """Return whether a comment on a game helps none of its players: it is over, or they can't read it there.

        Cost: a call for each player if not everyone can read the place. Who can't be looked up counts as a reader.
        """
        if game.is_over or not game.users:
            return True
        there = self._channel(place)
        if isinstance(there, discord.Thread):
            there = None if there.is_private() else there.parent
        if game.is_crowd or place == game.place or there is None or is_public(there):
            return False
        for user in game.users:
            try:
                member = await there.guild.fetch_member(user.id)
            except discord.NotFound:
                continue  # they have left the server
            except UNDELIVERED:
                return False
            if there.permissions_for(member).view_channel:
                return False
        return True

    async def is_member(self, place: Place, user_id: int) -> bool:
        """Ask Discord whether a user is in a place's server; in direct messages all are. Errors: as opponent."""
        if self._guild(place.guild_id) is None:
            return place.guild_id is None
        return await self.opponent(place.guild_id, user_id) is not None

    async def opponent(self, guild_id: int | None, user_id: int) -> Opponent | None:
        """Ask Discord for a member of a server or, if that is None or not known, for a user; None: not there.

        Errors: what discord.py raises if Discord can't be asked.
        """
        guild = self._guild(guild_id)
        try:
            user = await (guild.fetch_member(user_id) if guild else self._client.fetch_user(user_id))
        except discord.NotFound:
            return None
        return opponent_of(self._client, user)

    async def members_named(self, place: Place, text: str) -> list[Opponent]:
        """Ask Discord for the members of a place's server who go by a name: none if it doesn't say so soon.

        At most MAX_QUERIES a minute for each server: any word may be a name. Needs no privileged intent.
        """
        guild, now = self._guild(place.guild_id), monotonic()
        if guild is None or len(text) > MAX_NAME:
            return []
        asked = self._asked.setdefault(guild.id, deque(maxlen=MAX_QUERIES))
        if len(asked) == MAX_QUERIES and now - asked[0] < QUERIES_S:
            return []
        asked.append(now)
        try:
            async with asyncio.timeout(ANSWER_S):
                found = await guild.query_members(text.split(maxsplit=1)[0], limit=MAX_FOUND, cache=False)
        except (TimeoutError, discord.ClientException):
            return []
        me, wanted = self._client.user, alike(text)
        people = [each for each in found if not each.bot or each == me]  # other bots may be called by songs
        names = ((it, (it.display_name, it.global_name or "", with_handle(it.display_name, it.name))) for it in people)
        named = [each for each, its in names if wanted in map(alike, its) or each.name == folded(text)]
        return [opponent_of(self._client, each) for each in named]

    async def is_deleted(self, place: Place) -> bool:
        """Ask Discord whether a server's channel has been deleted; not if Discord can't say."""
        if place.guild_id is None or self._channel(place) is not None:
            return False
        try:
            await self._client.fetch_channel(place.channel_id)
        except UNDELIVERED as error:
            return getattr(error, "code", 0) == UNKNOWN_CHANNEL
        return False

    async def _is_read(self, source: Place, channel: Channel | None, place: Place) -> bool:
        """Return whether all who can read a place can read a channel. channel: as the cache or Discord has it.

        If it's None: as the database knows its parent.
        """
        if channel is not None or source.guild_id is None:
            return _is_read(channel, place)
        known = await self._threads.get(source.channel_id)
        if known is None or known.parent_id is None or known.guild_id != source.guild_id:
            return False
        return known.parent_id == place.channel_id or is_public(self._channel(source, known.parent_id))

    def _guild(self, guild_id: int | None) -> discord.Guild | None:
        guild = self._client.get_guild(guild_id) if guild_id is not None else None
        return guild if guild is not None and not guild.unavailable else None

    def _channel(self, place: Place, channel_id: int | None = None) -> Channel | None:
        """Return a known channel of the place's server: the place itself, or the one with that id."""
        guild = self._guild(place.guild_id)
        return guild.get_channel_or_thread(channel_id or place.channel_id) if guild is not None else None


def is_public(channel: Channel | None) -> bool:
    """Return whether everyone in the server can read a channel, by the permissions of @everyone there.

    A thread is as public as its parent, unless it is private. The chat of a voice channel is for those who may join.
    Source: docs.discord.com/developers/topics/permissions.
    """
    if isinstance(channel, discord.Thread):
        return not channel.is_private() and is_public(channel.parent)
    if channel is None:
        return False
    granted = channel.permissions_for(channel.guild.default_role)
    may_join = granted.connect or not isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return granted.view_channel and granted.read_message_history and may_join


def _is_read(channel: Channel | None, place: Place) -> bool:
    """Return whether all who can read a place can read a channel: it is public, or a public thread in that place."""
    if isinstance(channel, discord.Thread) and channel.parent_id == place.channel_id:
        return not channel.is_private()
    return is_public(channel)
