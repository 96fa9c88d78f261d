"""Which servers the bot is in, as far as this process knows; without the gateway it knows none."""

import discord

from bot.core.game import shard_of


class Servers:
    """Read the client's cache of servers. has_gateway: whether Discord sends them at all."""

    def __init__(self, client: discord.AutoShardedClient, *, has_gateway: bool) -> None:
        self._client, self._has_gateway = client, has_gateway

    def is_settled(self) -> bool:
        """Return whether the list of servers is final: Discord has sent all of them, or never sends any."""
        return not self._has_gateway or self._client.is_ready()

    def is_absent(self, guild_id: int) -> bool:
        """Return whether the bot surely isn't in a server: Discord sent all others of its shard to this process.

        Members may still play there, by an app that they installed for themselves.
        """
        client = self._client
        if not self._has_gateway or not client.is_ready() or client.get_guild(guild_id) is not None:
            return False
        return client.shard_ids is None or shard_of(guild_id, client.shard_count or 1) in client.shard_ids
