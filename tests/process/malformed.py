"""Events as Discord sends them, with one field missing, of another type, or unknown."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable, Iterator
from typing import Any

from standin import payloads
from standin.discord import StandIn
from standin.payloads import BOT, CLICK, SERVER_ID, SLASH, Json, Person
from standin.server import PRIVATE_THREAD, Channel, Overwrite, Role

MARK = "zebra"
"""In whatever a person could have written; no log may hold it."""
GONE = object()
OTHERS: tuple[Any, ...] = (GONE, None, MARK, 7, -1.5, True, [], [MARK], [None], {}, {MARK: MARK})
ADDED = {MARK: {MARK: [MARK, None]}}
Way = tuple[str | int, ...]
"""Keys and numbers in lists that lead to a field."""
Maker = Callable[[], tuple[str, Json]]
"""Makes a good event: its name and its packet."""


def fields(value: Any, way: Way = ()) -> Iterator[Way]:
    """Yield the way to each field, and to the whole; of a list its first entry stands for all."""
    yield way
    entries = (
        value.items() if isinstance(value, dict) else list(enumerate(value))[:1] if isinstance(value, list) else ()
    )
    for key, inner in entries:
        yield from fields(inner, (*way, key))


def spoiled(packet: Json, way: Way, other: Any) -> Any:
    """Return a packet in which one field is GONE or other than it was, or holds an unknown one, if other is ADDED."""
    whole = [copy.deepcopy(packet)]
    at: Any = whole
    last: str | int = 0
    for key in way:
        at, last = at[last], key
        if isinstance(at, dict) and key not in at:  # a number that is new in each packet
            last = next(iter(at))
    if other is GONE:
        del at[last]
    elif other is ADDED:
        at[last] |= copy.deepcopy(ADDED)
    else:
        at[last] = copy.deepcopy(other)
    return whole[0] if whole else None


def variants(packet: Json) -> Iterator[tuple[Way, list[Any]]]:
    """Yield the way to each field with all that can stand there instead."""
    for way in fields(packet):
        value: Any = packet
        for key in way:
            value = value[key]
        yield way, [*OTHERS, ADDED] if isinstance(value, dict) else list(OTHERS)


class Events:
    """Makes one good event of each kind, of a person and with numbers that were never used before."""

    def __init__(self, standin: StandIn, board: Json) -> None:
        self._server, self._board = standin.server, board
        self._people = itertools.count(3_000_000_000_000_000_000)
        self._role = Role(payloads.snowflake(), MARK, 8)
        standin.server.roles.append(self._role)
        standin.server.add(MARK, Overwrite(), Overwrite(self._role, allow=1), Overwrite(BOT, deny=2))

    def interactions(self) -> list[Maker]:
        """Return what makes commands, presses and all else that the bot has to answer."""
        makers = [self.slash, self.slash_with_options, self.slash_in_private, self.autocomplete]
        return [*makers, self.press, self.choice, self.form]

    def others(self) -> list[Maker]:
        """Return what makes messages, and what changes in a server."""
        makers = [self.message, self.message_with_buttons, self.message_in_private, self.edit]
        makers += [self.deletion, self.deletions, self.server, self.server_update, self.server_away]
        makers += [self.channel, self.channel_update, self.channel_deletion]
        makers += [self.thread, self.thread_update, self.thread_deletion, self.threads]
        makers += [self.role, self.role_update, self.role_deletion, self.rules]
        return [*makers, self.member, self.member_gone, self.user, self.resumed]

    def person(self) -> Person:
        """Make somebody who has never asked for anything: no limit is theirs yet."""
        return Person(next(self._people), MARK)

    def _interaction(self, kind: int, data: Json, clicked: Json | None = None, *, direct: bool = False) -> Json:
        person = self.person()
        place = (
            payloads.in_private(str(person.id + 1), person)
            if direct
            else self._server.place(person, self._server.games)
        )
        return payloads.interaction(kind, place, data, clicked)

    def slash(self) -> tuple[str, Json]:
        data = {"id": "5", "name": "help", "type": 1, "options": [], "resolved": {}}
        return "INTERACTION_CREATE", self._interaction(SLASH, data)

    def slash_with_options(self) -> tuple[str, Json]:
        other = self.person()
        resolved = {"users": {str(other.id): other.user()}, "members": {str(other.id): self._server.member(other)}}
        options = [{"name": "opponent", "type": 6, "value": str(other.id)}, {"name": "size", "type": 4, "value": 3}]
        data = {"id": "5", "name": "play", "type": 1, "options": options, "resolved": resolved}
        return "INTERACTION_CREATE", self._interaction(SLASH, data)

    def slash_in_private(self) -> tuple[str, Json]:
        data = {"id": "5", "name": "help", "type": 1}
        return "INTERACTION_CREATE", self._interaction(SLASH, data, direct=True)

    def autocomplete(self) -> tuple[str, Json]:
        options = [{"name": "topic", "type": 3, "value": MARK, "focused": True}]
        data = {"id": "5", "name": "help", "type": 1, "options": options}
        return "INTERACTION_CREATE", self._interaction(4, data)

    def press(self) -> tuple[str, Json]:
        custom_id = payloads.buttons(self._board)[0]["custom_id"]
        data = {"component_type": 2, "custom_id": custom_id, "id": 2}
        return "INTERACTION_CREATE", self._interaction(CLICK, data, self._board)

    def choice(self) -> tuple[str, Json]:
        other = self.person()
        resolved = {"users": {str(other.id): other.user()}, "members": {str(other.id): self._server.member(other)}}
        data = {"component_type": 5, "custom_id": "ttt-play:0", "values": [str(other.id)], "resolved": resolved}
        return "INTERACTION_CREATE", self._interaction(CLICK, data, self._board)

    def form(self) -> tuple[str, Json]:
        row = {"type": 1, "components": [{"type": 4, "custom_id": MARK, "value": MARK}]}
        return "INTERACTION_CREATE", self._interaction(5, {"custom_id": MARK, "components": [row]}, self._board)

    def message(self) -> tuple[str, Json]:
        person = self.person()
        channel = self._server.games
        message = payloads.message(channel.id, person, {"content": f"!help {MARK}"})
        message |= {"member": self._server.member(person, channel), "mentions": [BOT.user() | {"member": BOT.member()}]}
        message["attachments"] = [{"id": "5", "filename": MARK, "size": 1, "url": MARK, "proxy_url": MARK}]
        message["embeds"] = [{"title": MARK, "fields": [{"name": MARK, "value": MARK}]}]
        message["message_reference"] = {"message_id": "5", "channel_id": channel.id, "guild_id": SERVER_ID}
        message["referenced_message"] = payloads.message(channel.id, person, {"content": MARK})
        return "MESSAGE_CREATE", message

    def message_with_buttons(self) -> tuple[str, Json]:
        message = payloads.message(self._server.games.id, self.person(), {"content": "!board"})
        return "MESSAGE_CREATE", message | {"components": copy.deepcopy(self._board["components"])}

    def message_in_private(self) -> tuple[str, Json]:
        person = self.person()
        return "MESSAGE_CREATE", payloads.message(str(person.id + 1), person, {"content": "help"}, None)

    def edit(self) -> tuple[str, Json]:
        return "MESSAGE_UPDATE", copy.deepcopy(self._board)

    def deletion(self) -> tuple[str, Json]:
        return "MESSAGE_DELETE", {"id": "5", "channel_id": self._server.games.id, "guild_id": SERVER_ID}

    def deletions(self) -> tuple[str, Json]:
        return "MESSAGE_DELETE_BULK", {"ids": ["5"], "channel_id": self._server.games.id, "guild_id": SERVER_ID}

    def server(self) -> tuple[str, Json]:
        return "GUILD_CREATE", self._server.packet()

    def server_update(self) -> tuple[str, Json]:
        packet = self._server.packet()
        return "GUILD_UPDATE", {key: packet[key] for key in packet if key not in ("channels", "threads", "members")}

    def server_away(self) -> tuple[str, Json]:
        return "GUILD_DELETE", {"id": "1100000000000000009", "unavailable": True}

    def channel(self) -> tuple[str, Json]:
        return "CHANNEL_CREATE", self._channel().packet()

    def channel_update(self) -> tuple[str, Json]:
        channel = next(each for each in self._server.channels.values() if each.name == MARK)
        return "CHANNEL_UPDATE", channel.packet()

    def channel_deletion(self) -> tuple[str, Json]:
        return "CHANNEL_DELETE", self._channel().packet()

    def thread(self) -> tuple[str, Json]:
        return "THREAD_CREATE", self._thread() | {"newly_created": True}

    def thread_update(self) -> tuple[str, Json]:
        return "THREAD_UPDATE", self._thread()

    def thread_deletion(self) -> tuple[str, Json]:
        return "THREAD_DELETE", self._thread()

    def threads(self) -> tuple[str, Json]:
        member = {"id": "5", "user_id": str(BOT.id), "join_timestamp": payloads.LATER, "flags": 0}
        threads = [self._thread()]
        return "THREAD_LIST_SYNC", {
            "guild_id": SERVER_ID,
            "threads": threads,
            "members": [member | {"id": threads[0]["id"]}],
        }

    def role(self) -> tuple[str, Json]:
        return "GUILD_ROLE_CREATE", {"guild_id": SERVER_ID, "role": payloads.role(payloads.snowflake(), MARK, "0")}

    def rules(self) -> tuple[str, Json]:
        rule = {"id": SERVER_ID, "type": 1, "permission": True}
        ids = {"id": str(BOT.id), "application_id": str(BOT.id), "guild_id": SERVER_ID}
        return "APPLICATION_COMMAND_PERMISSIONS_UPDATE", {**ids, "permissions": [rule]}

    def role_update(self) -> tuple[str, Json]:
        return "GUILD_ROLE_UPDATE", {"guild_id": SERVER_ID, "role": self._role.packet()}

    def role_deletion(self) -> tuple[str, Json]:
        return "GUILD_ROLE_DELETE", {"guild_id": SERVER_ID, "role_id": "5"}

    def member(self) -> tuple[str, Json]:
        member = self._server.member(BOT) | {"user": BOT.user(), "guild_id": SERVER_ID}
        return "GUILD_MEMBER_UPDATE", member | {"roles": [self._role.id], "nick": MARK}

    def member_gone(self) -> tuple[str, Json]:
        return "GUILD_MEMBER_REMOVE", {"guild_id": SERVER_ID, "user": self.person().user()}

    def user(self) -> tuple[str, Json]:
        return "USER_UPDATE", BOT.user()

    def resumed(self) -> tuple[str, Json]:
        return "RESUMED", {"_trace": [MARK]}

    def _channel(self) -> Channel:
        return Channel(payloads.snowflake(), MARK, overwrites=(Overwrite(self._role, allow=1),))

    def _thread(self) -> Json:
        return Channel(payloads.snowflake(), MARK, PRIVATE_THREAD, parent=self._server.games).packet()
