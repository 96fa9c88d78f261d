"""Change how discord.py reaches Discord: at the host's addresses, and past what it can't read."""

import logging
import re
from contextvars import ContextVar
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import HTTPClient, Route

from bot.hosting.logs import fault
from bot.words import words

log = logging.getLogger(__name__)
HTTP_PROXY = re.compile(r"(?i)https?://([^/\s]*@)?(\[[0-9a-f:.]+\]|[^/\s@:\[\]]+)(:\d{1,4}|:[1-6]\d{4})?/?")
_connect, _receive = HTTPClient.ws_connect, DiscordWebSocket.received_message


def reach(api_url: str, gateway_url: str | None) -> None:
    """Have every client of this process use these addresses only.

    api_url: of the REST API, with its version, as https://discord.com/api/v10; answers to interactions go there, too.
    gateway_url: in the place of what /gateway/bot and READY (resume_gateway_url) say; None takes theirs.
    Each is asked by the proxy that the environment names for it.
    Source: nirn-proxy and twilight's http-proxy keep the path; twilight's gateway-proxy names no address of its own.
    """
    Route.BASE = api_url
    proxy = ContextVar("proxy", default=proxy_of(api_url)[0])
    setattr(HTTPClient, "proxy", property(lambda _: proxy.get(), lambda *_: None))  # noqa: B010

    async def connect(client: HTTPClient, url: str, **options: Any) -> Any:
        there = yarl.URL(gateway_url).with_query(yarl.URL(url).query) if gateway_url else url
        before = proxy.set(proxy_of(str(there))[0])  # in this task alone
        try:
            return await _connect(client, str(there), **options)
        finally:
            proxy.reset(before)

    setattr(HTTPClient, "ws_connect", connect)  # noqa: B010  mypy forbids assigning to a method


def proxy_of(url: str) -> tuple[str | None, str]:
    """Return the proxy for an address, None if it's none that aiohttp can use, and what may be shown of it.

    HTTPS_PROXY, HTTP_PROXY for an address without encryption, or ALL_PROXY names it, unless NO_PROXY has the address.
    """
    at, named = urlsplit(url), getproxies()
    given = named.get(at.scheme.replace("ws", "http")) or named.get("all", "")
    if not given or proxy_bypass(at.netloc):
        return None, ""
    given = given if "://" in given else f"http://{given}"
    return given if HTTP_PROXY.fullmatch(given) else None, re.sub("//.*@", "//", given)


def skip_unreadable_events() -> None:
    """Have every client lose an unreadable event alone, and connect again after any other packet, not end by it."""
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
