"""Decide in which language something is said: to all in a place in its server's, to one person alone in theirs."""

import contextlib
from collections import OrderedDict

import discord

from bot.core.chat.request import Audience, Request, Via
from bot.core.game import Place
from bot.core.store import Store, StoreError
from bot.words import DEFAULT, Words, words

MAX_HEARD = 10_000  # places whose language only requests have told: direct messages, and servers that are not cached


class Languages:
    """Find languages: as members and servers have set them (stored, and remembered a while), else as Discord says."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client, self._servers = client, store.servers
        self._preferences, self._names = store.preferences, store.names
        self._heard: OrderedDict[int, str] = OrderedDict()

    async def resolve(self, request: Request) -> Request:
        """Return a request with what is said to its readers, and with the asker as all games name them today.

        Cost: look-ups, and a query a minute and user.
        """
        user = request.user
        with contextlib.suppress(StoreError):
            user = await self._names.update(request.place, user)
        shared = words(await self._shared(request.place, request.guild_locale or request.own_locale))
        own = words(await self._chosen(user.id) or request.own_locale or shared.language)
        say = own if request.audience is Audience.ASKER or request.via is Via.TYPED else shared
        return request._replace(user=user, say=say, say_to_all=shared, say_privately=own)

    async def words_for(self, place: Place) -> Words:
        """Return the sentences for all who read a place."""
        return words(await self._shared(place))

    async def words_for_member(self, user_id: int, place: Place) -> Words:
        """Return the sentences for one member alone: in the language they chose, else in that of the place."""
        return words(await self._chosen(user_id) or await self._shared(place))

    async def _shared(self, place: Place, heard: str = "") -> str:
        """Return the locale of a place. heard: what Discord says of it with a request, to be remembered."""
        key = place.guild_id or place.channel_id
        if chosen := (await self._servers.of(place.guild_id)).language:
            return chosen
        guild = self._client.get_guild(place.guild_id) if place.guild_id else None
        if guild is not None:
            return str(guild.preferred_locale.value)
        if heard and self._heard.get(key) != heard:
            self._heard[key] = heard
            if len(self._heard) > MAX_HEARD:
                self._heard.popitem(last=False)
        return heard or self._heard.get(key, DEFAULT)

    async def _chosen(self, user_id: int) -> str:
        with contextlib.suppress(StoreError):
            return (await self._preferences.known(user_id)).language
        return ""
