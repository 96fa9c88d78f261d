"""The fast way of presses: read from Discord's raw event and answered by one lean request.

Everything here is optional. FAST_PRESSES=off or deleting this folder leaves presses to discord.py (`Buttons`), which
takes about three times the CPU. Only this folder may use private names of discord.py; `install` checks them first.
"""

import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import discord

from bot.core.chat.fast.callbacks import Callbacks, Packet
from bot.core.chat.fast.responder import FastResponder
from bot.core.chat.outbox import BackgroundTasks
from bot.core.chat.servers import Servers

log = logging.getLogger(__name__)

EDIT, INTERACTION = "MESSAGE_UPDATE", "INTERACTION_CREATE"
COMPONENT = discord.InteractionType.component.value

Press = Callable[[Callable[..., FastResponder], Any], Coroutine[Any, Any, None]]
"""Takes what makes the responder, and the press's data; returns the answer, to be awaited (`Buttons.pressed`)."""


def install(client: discord.Client, servers: Servers, press: Press) -> None:
    """Read presses before discord.py does, and drop edits, which no code listens to.

    Errors: AttributeError, LookupError or TypeError if this version of discord.py has no table of parsers.
    """
    parsers: dict[str, Callable[[Any], None]] = client._connection.parsers
    callbacks, begun, parse = Callbacks(client, servers), BackgroundTasks(), parsers[INTERACTION]

    def read(packet: Packet) -> None:
        if packet["type"] != COMPONENT:
            parse(packet)
            return
        try:
            answer = press(partial(FastResponder, callbacks, packet), packet["data"])
        except (LookupError, TypeError, ValueError, AttributeError) as error:  # Discord may change what it sends
            log.warning("A press was left to discord.py: %s", type(error).__name__)
            parse(packet)
        else:
            begun.spawn(answer)

    parsers[INTERACTION] = read
    parsers[EDIT] = lambda _packet: None
