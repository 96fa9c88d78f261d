"""Survive what Discord sends in a form that discord.py can't read: an exception there would end the process."""

import logging
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.hosting.logs import fault
from bot.words import words

log = logging.getLogger(__name__)
_receive = DiscordWebSocket.received_message


def survive_unreadable() -> None:
    """Have every client of this process lose an unreadable event alone, and connect again after any other packet."""
    setattr(DiscordWebSocket, "received_message", _receive_or_lose)  # noqa: B010  mypy forbids assigning to a method


async def _receive_or_lose(socket: DiscordWebSocket, packet: Any) -> None:
    session, sequence = socket.session_id, socket.sequence
    try:
        await _receive(socket, packet)
    except (ReconnectWebSocket, discord.ConnectionClosed):
        raise
    except Exception as error:
        if session is not None and session == socket.session_id and sequence != socket.sequence:
            log.warning("%s", words()("log-event-lost", fault=fault(error)))
        elif isinstance(error, OSError | aiohttp.ClientError):  # what discord.py itself connects again after
            raise
        else:  # without its READY a session is never ready, and a broken stream stays broken
            await socket.close(code=4000)  # discord.py would leave it open; this code is its own for a silent one
            raise ConnectionError(words()("packet-unreadable", fault=fault(error))) from None
