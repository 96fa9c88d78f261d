"""Build users, opponents and rights from what Discord sends."""

from collections.abc import Mapping
from typing import Any, NamedTuple

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


class Standing(NamedTuple):
    """The facts that decide the rights of an interaction, read by discord.py or by the fast way.

    is_ours: the bot belongs to the channel. is_guest: the bot is there only by a user's own app. is_absent: the bot
    surely isn't in that server. asker, bot: what each may do.
    """

    guild_id: int | None
    is_ours: bool
    is_thread: bool
    is_guest: bool
    is_absent: bool
    asker: discord.Permissions
    bot: discord.Permissions

    def rights(self) -> Rights:
        is_server = self.guild_id is not None
        return Rights(
            manage_messages=self.asker.manage_messages,
            manage_server=self.asker.manage_guild,
            attach_files=self.bot.attach_files,
            edit_later=self._may_write() if is_server else self.is_ours,
            # The bot's direct messages have no other reader. In a server that has not invited the bot, Discord shows
            # the answer to the asker alone if they may not use external apps.
            be_answered=not self.is_guest or self.asker.use_external_apps if is_server else not self.is_ours,
        )

    def _may_write(self) -> bool:
        """Whether both may write in a server's channel; as a guest the bot may not."""
        if self.is_guest or self.is_absent:
            return False
        both = (self.asker, self.bot)
        return all(each.view_channel and may_send(each, is_thread=self.is_thread) for each in both)


def may_send(allowed: discord.Permissions, *, is_thread: bool) -> bool:
    return allowed.send_messages_in_threads if is_thread else allowed.send_messages
