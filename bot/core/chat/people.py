"""Build users and opponents from what Discord sends."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.core.chat.request import Opponent
from bot.core.game import User


def user_of(user: discord.User | discord.Member) -> User:
    return named(user.id, user.display_name, user.name)


def named(user_id: int, name: str, handle: str = "") -> User:
    """A user by number and name: what isn't printable (PostgreSQL takes no null) is a blank; 32 letters at most."""
    return User(user_id, _printable(name) or "?", _printable(handle))


def _printable(text: str) -> str:
    if not text.isprintable():
        text = "".join(each if each.isprintable() else " " for each in text)
    return " ".join(text.split())[:32]


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
        return Opponent(named(int(key), name, user["username"]), is_me, bool(user.get("bot")), member is not None)
    return None


def filled(data: Mapping[str, Any]) -> dict[str, str]:
    """Return what was chosen in a form, by the names of its fields; several values with blanks between them."""
    fields = [label.get("component") or {} for label in data.get("components") or ()]
    values = ({"value": " ".join(map(str, each.get("values") or ()))} | each for each in fields)
    return {str(each.get("custom_id")): str(each["value"] or "") for each in values}


def may_send(allowed: discord.Permissions, *, is_thread: bool) -> bool:
    return allowed.send_messages_in_threads if is_thread else allowed.send_messages
