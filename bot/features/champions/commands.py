"""The role of the month's champion on Discord."""

import contextlib

import discord

from bot.core.chat.traffic import TOO_MANY, UNDELIVERED
from bot.features.champions.sql import Posting


class Roles:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def give(self, posting: Posting, user_id: int) -> str | None:
        """Give a posting's role to a user, and take it from the last champion.

        Returns "", the message that says why it couldn't, or None if Discord is away: try again.
        """
        try:
            await self._client.http.add_role(posting.place.guild_id or 0, user_id, posting.role_id or 0)
            if posting.champion_id != user_id:
                await self.take(posting)
        except UNDELIVERED as error:
            return None if getattr(error, "status", TOO_MANY) >= TOO_MANY else "champions-not-given"
        return ""

    async def take(self, posting: Posting) -> None:
        """Take a posting's role from its champion, unless they have left or the role has moved. Errors: UNDELIVERED."""
        if posting.role_id and posting.champion_id:
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                await self._client.http.remove_role(posting.place.guild_id or 0, posting.champion_id, posting.role_id)
