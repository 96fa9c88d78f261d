"""What Discord sends, as plain JSON: accounts, messages, interactions. Nothing here waits."""

from __future__ import annotations

import base64
import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

EPHEMERAL, SILENT = 1 << 6, 1 << 12
MESSAGE_CONTENT = 1 << 15
SLASH, CLICK, TYPING = 2, 3, 4
"""The types of an interaction."""
SERVER_ID, CHANNEL_ID = "1100000000000000001", "1100000000000000002"
# View, react, send, embed, attach, read history, outside emoji, application commands, threads.
PERMISSIONS = str(sum(1 << bit for bit in (6, 10, 11, 14, 15, 16, 18, 31, 38)))
EARLIER, LATER = "2026-01-01T00:00:00+00:00", "2026-01-01T00:00:01+00:00"

_counter = itertools.count()


@dataclass(frozen=True)
class Person:
    """Somebody with a Discord account. locale: of their client."""

    id: int
    name: str
    locale: str = "en-US"

    def user(self) -> Json:
        """The account."""
        names = {"username": self.name, "global_name": self.name.title(), "discriminator": "0"}
        return {"id": str(self.id), **names, "avatar": None, "bot": self == BOT}

    def member(self) -> Json:
        """What a server adds to the account."""
        voice = {"deaf": False, "mute": False}
        return {"joined_at": EARLIER, "roles": [], "flags": 0, **voice, "permissions": PERMISSIONS}


BOT = Person(1_000_000_000_000_000_007, "tic-tac-toe")

# Put together here, so that nothing that searches for leaked tokens stops at this file.
TOKEN = ".".join((base64.b64encode(str(BOT.id).encode()).decode().rstrip("="), "Standi", "n" * 38))


def snowflake() -> str:
    """Give an id that holds the time, as Discord's do, and is never given twice."""
    return str(((int(time.time() * 1000) - 1_420_070_400_000) << 22) + next(_counter))


def application(flags: int) -> Json:
    """Describe the bot's application; flags as in the developer portal."""
    texts = {"name": BOT.name, "description": "", "icon": None, "verify_key": "00" * 32}
    may = {"bot_public": True, "bot_require_code_grant": False}
    return {"id": str(BOT.id), **texts, **may, "owner": BOT.user(), "flags": flags}


def channel(channel_id: str = CHANNEL_ID, name: str = "games") -> Json:
    """Describe a text channel that everybody may see."""
    place = {"guild_id": SERVER_ID, "position": 0, "parent_id": None, "permission_overwrites": []}
    return {"id": channel_id, "type": 0, "name": name, "nsfw": False, "topic": None, **place}


def role(role_id: str, name: str, permissions: str) -> Json:
    """Describe a role."""
    looks = {"color": 0, "hoist": False, "position": 0, "managed": False, "mentionable": False, "flags": 0}
    return {"id": role_id, "name": name, "permissions": permissions, **looks}


def server(channels: list[Json], guild_id: str = SERVER_ID) -> Json:
    """Describe a server: thirty members, of whom the bot is told only about itself."""
    packet: Json = {"id": guild_id, "name": "server", "owner_id": "1", "unavailable": False}
    packet |= {"member_count": 30, "members": [BOT.member() | {"user": BOT.user()}]}
    packet |= {"roles": [role(guild_id, "@everyone", PERMISSIONS)], "channels": channels, "threads": []}
    return packet | {"voice_states": [], "emojis": [], "stickers": [], "features": []}


def message(channel_id: str, author: Person, body: Json, guild_id: str | None = SERVER_ID) -> Json:
    """Make a message of what was asked for in body. guild_id: None if it is a direct one."""
    packet: Json = {"id": snowflake(), "channel_id": channel_id, "author": author.user(), "type": 0}
    if guild_id is not None:
        packet["guild_id"] = guild_id
    packet |= {"content": "", "embeds": [], "components": [], "attachments": [], "flags": 0}
    packet |= {"mentions": [], "mention_roles": [], "mention_everyone": False, "tts": False, "pinned": False}
    return apply(packet | {"timestamp": EARLIER, "edited_timestamp": None}, body)


def apply(shown: Json, body: Json) -> Json:
    """Put into a message what body changes of it; return that message."""
    empty: Json = {"content": "", "embeds": [], "components": [], "flags": 0}
    shown.update({key: body[key] or nothing for key, nothing in empty.items() if key in body})
    return shown


def interaction(kind: int, place: Json, data: Json, clicked: Json | None) -> Json:
    """Make the packet of a slash command or of a click on a message. place: where and by whom, as of `in_server`."""
    packet: Json = {"id": snowflake(), "application_id": str(BOT.id), "type": kind}
    packet |= {"token": f"token-{packet['id']}", "version": 1, "data": data}
    packet |= {"entitlements": [], "attachment_size_limit": 10_485_760} | place
    return packet | ({"message": clicked} if clicked else {})


def in_server(channel: Json, member: Json, app_permissions: str = PERMISSIONS, locale: str = "en-US") -> Json:
    """Say that a member of the server did something in one of its channels.

    channel: with the member's permissions in it, as `member` has them. locale: of the server.
    """
    guild_id = channel["guild_id"]
    packet: Json = {"guild_id": guild_id, "guild": {"id": guild_id, "locale": locale, "features": []}}
    packet |= {"guild_locale": locale, "context": 0, "authorizing_integration_owners": {"0": guild_id}}
    packet |= {"channel_id": channel["id"], "channel": channel | {"permissions": member["permissions"]}}
    return packet | {"member": member, "app_permissions": app_permissions}


def in_private(channel_id: str, user: Person) -> Json:
    """Say that somebody did something in their direct messages with the bot."""
    packet: Json = {"channel_id": channel_id, "channel": {"id": channel_id, "type": 1}, "user": user.user()}
    packet |= {"context": 1, "authorizing_integration_owners": {"0": "0"}, "locale": user.locale}
    return packet | {"app_permissions": PERMISSIONS}


def options(offered: list[Json], chosen: dict[str, Any], member: Callable[[Person], Json] = Person.member) -> Json:
    """Fill in a command's options, typed as they were registered; people are resolved.

    Errors: LookupError for an option that is not offered, ValueError for a choice that is not.
    """
    by_name = {option["name"]: option for option in offered}
    people = [value for value in chosen.values() if isinstance(value, Person)]
    resolved = {
        "users": {str(person.id): person.user() for person in people},
        "members": {str(person.id): member(person) for person in people},
    }
    filled: list[Json] = []
    for name, value in chosen.items():
        choices = [choice["value"] for choice in by_name[name].get("choices", [])]
        if choices and value not in choices:
            raise ValueError(f"{name} offers {choices}, not {value!r}")
        sent = str(value.id) if isinstance(value, Person) else value
        filled.append({"name": name, "type": by_name[name]["type"], "value": sent})
    return {"options": filled, "resolved": resolved}


def buttons(shown: Json) -> list[Json]:
    """The buttons of a message in reading order, whatever rows they stand in."""
    return list(_buttons(shown["components"]))


def _buttons(components: list[Json]) -> Iterator[Json]:
    for component in components:
        if component["type"] == 2:
            yield component
        yield from _buttons(component.get("components", []))


def is_ephemeral(shown: Json) -> bool:
    """Whether only the person addressed sees the message."""
    return bool(shown["flags"] & EPHEMERAL)
