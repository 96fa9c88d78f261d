"""People: who asks, and what they and the bot may do in a channel, of what discord.py knows."""

import discord

from bot.model import User


def user_of(user: discord.User | discord.Member) -> User:
    """A Discord user as ours."""
    return named(user.id, user.display_name)


def named(user_id: int, name: str) -> User:
    """A user by number and name, which loses what cannot be seen or turns the line around, and what is beyond 32.

    The store keeps it, and PostgreSQL takes no null character.
    """
    if not name.isprintable():
        name = "".join(each if each.isprintable() else " " for each in name)
    return User(user_id, " ".join(name.split())[:32] or "?")


def roles_of(user: discord.User | discord.Member) -> frozenset[int] | None:
    """The roles of a member; None for somebody who is none, or of a server that is not known."""
    return frozenset(user._roles) if isinstance(user, discord.Member) else None


def may_send(allowed: discord.Permissions, channel: object) -> bool:
    """Whether messages may be sent to a channel, by what is allowed there."""
    return allowed.send_messages_in_threads if isinstance(channel, discord.Thread) else allowed.send_messages
