"""Events: what comes by the gateway, read before discord.py makes objects of it, of which most would be for nobody.

discord.py keeps the readers of events in a table that is no part of its public interface. If a version has none, all
events are read by discord.py alone, and answered as slowly as it does.
"""

import logging
from collections.abc import Callable, Mapping
from typing import Any

import discord

log = logging.getLogger(__name__)

MESSAGE, EDIT, INTERACTION = "MESSAGE_CREATE", "MESSAGE_UPDATE", "INTERACTION_CREATE"

Packet = Mapping[str, Any]
"""What an event brings, as Discord sends it."""
Read = Callable[[Packet], bool]
"""Reads an event at once, and tells whether that is all; if not, it has changed nothing."""


def read_first(client: discord.Client, event: str, read: Read) -> bool:
    """Have an event read by a function, and by discord.py if that leaves it; also if it fails, as Discord may change.

    Returns whether this version of discord.py lets it.
    """
    readers = getattr(client._connection, "parsers", None)
    if not isinstance(readers, dict) or event not in readers:
        log.warning("Events of the kind %s are read by discord.py alone", event)
        return False
    others = readers[event]

    def both(packet: Any) -> None:
        try:
            is_read = read(packet)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            log.warning("An event of the kind %s could not be read: %s", event, type(error).__name__)
            is_read = False
        if not is_read:
            others(packet)

    readers[event] = both
    return True


def leave_unread(client: discord.Client, event: str) -> None:
    """Have events dropped that nobody listens to."""
    read_first(client, event, lambda _packet: True)


def hear(client: discord.Client, event: str, packet: Packet) -> None:
    """Read an event that has come another way. Errors: what discord.py raises of a packet that it does not know."""
    client._connection.parsers[event](packet)
