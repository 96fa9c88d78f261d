"""Build users, opponents and rights from what Discord sends."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.core.chat.handlers import Opponent
from bot.core.chat.request import Rights
from bot.core.game import User


def user_of(user: discord.User | discord.Member) -> User:
    return named(user.id, user.display_name)


def named(user_id: int, name: str) -> User:
    """A user by number and name: invisible characters and line-turning ones become blanks, 32 letters at most.

    The store keeps the name, and PostgreSQL takes no null character.
    """
    if not name.isprintable():
        name = "".join(each if each.isprintable() else " " for each in name)
    return User(user_id, " ".join(name.split())[:32] or "?")


def opponent_of(client: discord.Client, user: discord.User | discord.Member) -> Opponent:
    is_me = client.user is not None and user.id == client.user.id
    return Opponent(user_of(user), is_me, user.bot, isinstance(user, discord.Member))


def chosen_opponent(client: discord.Client, data: Mapping[str, Any]) -> Opponent | None:
    """Return the user who was chosen in a menu of users, from the press's data; None if there is none."""
    found = data.get("resolved", {})
    for key, user in found.get("users", {}).items():
        member = found.get("members", {}).get(key)
        name = (member and member.get("nick")) or user.get("global_name") or user["username"]
        is_me = client.user is not None and int(key) == client.user.id
        return Opponent(named(int(key), name), is_me, bool(user.get("bot")), member is not None)
    return None


def rights_of(
    guild_id: int | None,
    *,
    is_ours: bool,
    is_thread: bool,
    is_guest: bool,
    is_absent: bool,
    asker: discord.Permissions,
    bot: discord.Permissions,
) -> Rights:
    """Return what may be done where an interaction came from.

    is_ours: the bot belongs to the channel. is_guest: the bot is there only by a user's own app. is_absent: the bot
    surely isn't in that server. asker, bot: what each may do.
    """
    both_write = all(each.view_channel and may_send(each, is_thread=is_thread) for each in (asker, bot))
    is_server = guild_id is not None
    return Rights(
        manage_messages=asker.manage_messages,
        manage_server=asker.manage_guild,
        attach_files=bot.attach_files,
        edit_later=both_write and not is_guest and not is_absent if is_server else is_ours,
        # The bot's direct messages have no other reader. In a server that has not invited the bot, Discord shows the
        # answer to the asker alone if they may not use external apps.
        be_answered=not is_guest or asker.use_external_apps if is_server else not is_ours,
    )


def may_send(allowed: discord.Permissions, *, is_thread: bool) -> bool:
    return allowed.send_messages_in_threads if is_thread else allowed.send_messages
