"""The rights that the bot can use, and which settings of Discord withhold one."""

import enum
from collections.abc import Mapping
from typing import NamedTuple

NEEDED: tuple[str, ...] = ("view_channel", "send_messages", "embed_links", "read_message_history", "attach_files")
"""Discord's names of what the bot needs wherever it plays, in the order of the page."""
EXTRA: tuple[str, ...] = ("send_messages_in_threads", "create_public_threads", "manage_threads", "manage_roles")
"""What only some settings of the bot need."""


class Withheld(enum.StrEnum):
    """Who withholds a right: the server's roles, this channel's settings or, if that is not known, either."""

    ROLES = "roles"
    CHANNEL = "channel"
    EITHER = "either"


class Lookup(NamedTuple):
    """Rights by Discord's names. here: in the channel, overwrites included. roles: by the bot's roles alone, if known.

    members_may_use: whether everyone may use commands of apps there, if known.
    """

    here: Mapping[str, bool]
    roles: Mapping[str, bool] | None
    members_may_use: bool | None
    is_thread: bool = False


Missing = Mapping[str, Withheld | None]


def missing(found: Lookup) -> tuple[Missing, Missing]:
    """Return who withholds each right that the bot needs there, and each that only some settings need.

    None for a right that it has. A thread has a right to send of its own.

    >>> every = dict.fromkeys((*NEEDED, *EXTRA), True)
    >>> missing(Lookup(every | {"embed_links": False}, every, True))[0]["embed_links"]
    <Withheld.CHANNEL: 'channel'>
    """
    needed, extra = NEEDED, EXTRA
    if found.is_thread:
        needed, extra = ("view_channel", EXTRA[0], *NEEDED[2:]), EXTRA[1:]
    return {name: _withheld(found, name) for name in needed}, {name: _withheld(found, name) for name in extra}


def _withheld(found: Lookup, name: str) -> Withheld | None:
    if found.here[name]:
        return None
    if found.roles is None:
        return Withheld.EITHER
    return Withheld.CHANNEL if found.roles[name] else Withheld.ROLES
