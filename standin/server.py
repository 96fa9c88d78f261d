"""The servers: their channels, threads and roles, and what they let each member do. It tells nobody."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce

from standin import payloads
from standin.payloads import BOT, CHANNEL_ID, LATER, PERMISSIONS, SERVER_ID, Json, Person

VIEW, SEND, MANAGE_MESSAGES, EMBED_LINKS, ATTACH_FILES, READ_HISTORY = (1 << bit for bit in (10, 11, 13, 14, 15, 16))
MANAGE_THREADS, CREATE_THREADS, SEND_IN_THREADS = 1 << 34, 1 << 35, 1 << 38
EXTERNAL_APPS = 1 << 50
TEXT, CATEGORY, PUBLIC_THREAD, PRIVATE_THREAD = 0, 4, 11, 12


@dataclass(frozen=True)
class Overwrite:
    """What a channel changes of the permissions of a role, of a person, or (None) of everybody."""

    target: Person | Role | None = None
    allow: int = 0
    deny: int = 0

    @property
    def id(self) -> str:
        """Whom it is for; @everyone has the server's own number."""
        return str(self.target.id) if self.target else SERVER_ID

    def packet(self) -> Json:
        """As Discord sends it."""
        kind = 1 if isinstance(self.target, Person) else 0
        return {"id": self.id, "type": kind, "allow": str(self.allow), "deny": str(self.deny)}


@dataclass(frozen=True)
class Role:
    """What some members have in common."""

    id: str
    name: str
    permissions: int = 0

    def packet(self) -> Json:
        """As Discord sends it."""
        return payloads.role(self.id, self.name, str(self.permissions))


@dataclass
class Channel:
    """A text channel or, with a parent, a thread; or a category of channels. Two are the same only if they are one."""

    id: str
    name: str
    type: int = TEXT
    overwrites: tuple[Overwrite, ...] = ()
    parent: Channel | None = None
    archived: bool = False
    locked: bool = False
    guild_id: str = SERVER_ID
    category: Channel | None = None
    slow_s: int = 0

    def packet(self) -> Json:
        """As Discord sends it."""
        packet = payloads.channel(self.id, self.name) | {"type": self.type, "guild_id": self.guild_id}
        packet["rate_limit_per_user"] = self.slow_s
        if self.parent is None:
            packet["parent_id"] = self.category and self.category.id
            return packet | {"permission_overwrites": [each.packet() for each in self.overwrites]}
        metadata: Json = {"archived": self.archived, "locked": self.locked, "auto_archive_duration": 1440}
        metadata |= {"archive_timestamp": LATER, "create_timestamp": LATER}
        del packet["permission_overwrites"]
        packet |= {"parent_id": self.parent.id, "owner_id": str(BOT.id), "thread_metadata": metadata}
        return packet | {"message_count": 0, "member_count": 1, "last_message_id": None}


@dataclass
class Server:
    """Channels and threads by id, roles, and who has which. deleted: the channels that were, by id.

    everyone: what members may do without any role. locale: of the servers.
    guild_ids: usually one server. Several differ in their channels alone: roles and members are the same in all.
    A channel of another one is in a server that hasn't invited the bot: members bring it there as an app of their own.
    """

    name: str = "server"
    channels: dict[str, Channel] = field(default_factory=dict)
    deleted: set[str] = field(default_factory=set)
    roles: list[Role] = field(default_factory=list)
    held: dict[Person, list[Role]] = field(default_factory=dict)
    guild_ids: list[str] = field(default_factory=lambda: [SERVER_ID])
    everyone: int = int(PERMISSIONS)
    locale: str = "en-US"

    def __post_init__(self) -> None:
        self.games = self.add("games", channel_id=CHANNEL_ID)

    def add(
        self,
        name: str,
        *overwrites: Overwrite,
        channel_id: str | None = None,
        kind: int = TEXT,
        parent: Channel | None = None,
        guild_id: str = SERVER_ID,
    ) -> Channel:
        """Make a channel or, with a parent, a thread."""
        made = Channel(channel_id or payloads.snowflake(), name, kind, overwrites, parent, guild_id=guild_id)
        self.channels[made.id] = made
        return made

    def guild_id(self, channel_id: str) -> str | None:
        """The number of the server whose a channel is or was, None if it is for direct messages."""
        if channel_id in self.channels:
            return self.channels[channel_id].guild_id
        return SERVER_ID if channel_id in self.deleted else None

    def packet(self, guild_id: str = SERVER_ID) -> Json:
        """Describe a server as GUILD_CREATE does: without threads that are archived."""
        kept = [channel for channel in self.channels.values() if channel.guild_id == guild_id]
        packet = payloads.server([each.packet() for each in kept if each.parent is None], guild_id)
        packet |= {"name": self.name, "preferred_locale": self.locale}
        packet["roles"] += [role.packet() for role in self.roles]
        packet["members"] = [self.member(BOT) | {"user": BOT.user()}]
        return packet | {"threads": [each.packet() for each in kept if each.parent and not each.archived]}

    @staticmethod
    def ids(count: int) -> list[str]:
        """The numbers of the bot's servers: of this one, and of others like it."""
        return [str(int(SERVER_ID) + number * 1_000) for number in range(count)]

    def listed(self, count: int, after: int = 0) -> list[Json]:
        """List the bot's servers as Discord does, from a number on."""
        allowed = reduce(lambda sum_, role: sum_ | role.permissions, self.held.get(BOT, []), self.everyone)
        listed: Json = {"name": self.name, "icon": None, "owner": False, "features": []}
        listed["permissions"] = str(allowed)
        return [{"id": each, **listed} for each in self.ids(count) if int(each) > after]

    def member(self, person: Person, channel: Channel | None = None) -> Json:
        """Describe a member, with what they may do in a channel (#games if left out)."""
        roles = [role.id for role in self.held.get(person, [])]
        allowed = self.allowed(person, channel or self.games)
        return person.member() | {"roles": roles, "permissions": str(allowed)}

    def is_uninvited(self, channel_id: str) -> bool:
        """Whether a channel is in a server that hasn't invited the bot."""
        return channel_id in self.channels and self.channels[channel_id].guild_id not in self.guild_ids

    def place(self, person: Person, channel: Channel, owners: Json | None = None) -> Json:
        """Say that a member did something in a channel, as interactions do.

        owners: whose app a pressed message is of; else it's the server's or, if that hasn't invited it, the member's.
        """
        member = self.member(person, channel) | {"user": person.user()}
        place = payloads.in_server(channel.packet(), member, str(self.allowed(BOT, channel)), self.locale)
        if owners is None and self.is_uninvited(channel.id):
            owners = {"1": str(person.id)}
        return place | {"locale": person.locale} | ({"authorizing_integration_owners": owners} if owners else {})

    def allowed(self, person: Person, channel: Channel) -> int:
        """What a member may do in a channel, or by a thread's parent in that thread.

        First everybody's overwrite, then those of roles together, then the member's own.
        Source: docs.discord.com/developers/topics/permissions (Permission Overwrites).
        """
        roles = self.held.get(person, [])
        allowed = reduce(lambda sum_, role: sum_ | role.permissions, roles, self.everyone)
        rules = (channel.parent or channel).overwrites
        steps = ({SERVER_ID}, {role.id for role in roles}, {str(person.id)})
        return reduce(_apply, ([rule for rule in rules if rule.id in ids] for ids in steps), allowed)

    def refusal(self, channel_id: str, body: Json, *, edits: bool = False) -> tuple[int, int, str] | None:
        """Why the bot may not write a message to a channel: status, code and text, or None if it may.

        edits: whether the message is there already.
        """
        channel = self.channels.get(channel_id)
        allowed = self.allowed(BOT, channel) if channel else int(PERMISSIONS)
        if channel_id in self.deleted:
            return 404, 10_003, "Unknown Channel"
        if not allowed & VIEW or self.is_uninvited(channel_id):
            return 403, 50_001, "Missing Access"
        if channel and channel.archived and edits:
            return 400, 50_083, "Thread is archived"
        if channel and channel.locked:
            return 400, 160_005, "Thread is locked"
        if needed := _needed(body, edits=edits, in_thread=bool(channel and channel.parent)) & ~allowed:
            is_reply = needed == READ_HISTORY
            return (400, 160_002, "Cannot reply") if is_reply else (403, 50_013, "Missing Permissions")
        return None

    def thread_refusal(self, channel_id: str, body: Json) -> tuple[int, int, str] | None:
        """Why the bot may not make a thread: status, code and text, or None if it may.

        A delay, even of 0, is for those who may manage threads: discord-api-docs#5573, DisnakeDev/disnake#818.
        """
        allowed = self.allowed(BOT, self.channels[channel_id]) if channel_id in self.channels else 0
        if not allowed & VIEW:
            return (403, 50_001, "Missing Access") if allowed else (404, 10_003, "Unknown Channel")
        needed = CREATE_THREADS | (MANAGE_THREADS if body.get("rate_limit_per_user") is not None else 0)
        return (403, 50_013, "Missing Permissions") if needed & ~allowed else None


def _needed(body: Json, *, edits: bool, in_thread: bool) -> int:
    """The permissions that a message asks for by what is in it."""
    send = SEND_IN_THREADS if in_thread else SEND
    parts = {"embeds": EMBED_LINKS, "attachments": ATTACH_FILES, "message_reference": READ_HISTORY}
    return sum(bit for part, bit in parts.items() if body.get(part)) | (0 if edits else send)


def _apply(allowed: int, rules: Iterable[Overwrite]) -> int:
    """What is allowed after overwrites of one kind: all denials, then all that is let in again."""
    held = list(rules)
    for rule in held:
        allowed &= ~rule.deny
    for rule in held:
        allowed |= rule.allow
    return allowed
