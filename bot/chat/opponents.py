"""Whom a player names, as Discord tells of them."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.app_commands.namespace import Namespace

from bot.chat.handlers.play import Opponent
from bot.chat.people import user_of


def opponent_of(client: discord.Client, user: discord.User | discord.Member) -> Opponent:
    is_me = client.user is not None and user.id == client.user.id
    return Opponent(user_of(user), is_me, user.bot, isinstance(user, discord.Member))


def chosen_opponent(interaction: discord.Interaction[Any]) -> Opponent | None:
    """Return who was taken from a menu of users; None if nobody was."""
    data: Mapping[str, Any] = interaction.data or {}
    found = Namespace._get_resolved_items(interaction, data.get("resolved", {}))
    users = [user for user in found.values() if isinstance(user, discord.User | discord.Member)]
    return opponent_of(interaction.client, users[0]) if users else None
