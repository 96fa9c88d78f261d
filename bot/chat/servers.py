"""Servers: what this process knows of where the bot is. Without the gateway it knows nothing, and no server is left."""

import discord

from bot.model import shard_of


class Servers:
    """client: whose cache is asked. has_gateway: whether Discord tells it of its servers at all."""

    def __init__(self, client: discord.AutoShardedClient, *, has_gateway: bool) -> None:
        self._client, self._has_gateway = client, has_gateway

    def is_settled(self) -> bool:
        """Whether nothing more is to be waited for: all servers have been told of, or none ever will be."""
        return not self._has_gateway or self._client.is_ready()

    def is_absent(self, guild_id: int) -> bool:
        """Whether the bot surely isn't in a server: it is on a shard of this process, and Discord told of others only.

        People play there all the same, by an app that they have installed for themselves.
        """
        client = self._client
        if not self._has_gateway or not client.is_ready() or client.get_guild(guild_id) is not None:
            return False
        return client.shard_ids is None or shard_of(guild_id, client.shard_count or 1) in client.shard_ids
