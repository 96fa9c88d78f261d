"""What stands before a typed command: a mention of the bot, or the prefix of the server or the host."""

import discord

from bot.core.store.servers import ServerRepository


class Prefixes:
    """host: the prefix where no other is set, and in direct messages."""

    def __init__(self, servers: ServerRepository, host: str) -> None:
        self._servers, self._host = servers, host

    async def within(self, guild_id: int | None) -> str:
        return (await self._servers.of(guild_id)).prefix or self._host

    async def of(self, client: discord.Client, message: discord.Message) -> list[str]:
        """Return a mention, whatever follows it, and the prefix as it was typed: phones begin with a capital.

        commands.when_mentioned wants a blank.
        """
        prefix = await self.within(message.guild.id if message.guild else None)
        typed, mine = message.content[: len(prefix)], client.user.id if client.user else 0
        return [f"<@{mine}>", f"<@!{mine}>", typed if typed.lower() == prefix.lower() else prefix]
