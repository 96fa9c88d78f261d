"""The rights that the bot can use, and which settings of Discord withhold one."""

import enum
from collections.abc import Mapping
from typing import NamedTuple

NEEDED = ("view_channel", "send_messages", "embed_links", "read_message_history", "attach_files")
"""Discord's names of what the bot needs wherever it plays, in the order of the page."""
EXTRA = ("send_messages_in_threads", "create_public_threads", "manage_threads", "manage_roles")
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


def missing(found: Lookup) -> dict[str, Withheld | None]:
    """Return who withholds each right that the bot can use; None if it has the right.

    >>> both = dict.fromkeys((*NEEDED, *EXTRA), True)
    >>> missing(Lookup(both | {"embed_links": False}, both, True))["embed_links"]
    <Withheld.CHANNEL: 'channel'>
    """
    return {name: _withheld(found, name) for name in (*NEEDED, *EXTRA)}


def _withheld(found: Lookup, name: str) -> Withheld | None:
    if found.here[name]:
        return None
    if found.roles is None:
        return Withheld.EITHER
    return Withheld.CHANNEL if found.roles[name] else Withheld.ROLES
