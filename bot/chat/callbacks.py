"""Callbacks: the first answer to an interaction, which goes out by one request of our own, whose body is ready.

discord.py makes objects of what it is told, and asks Discord to send the message back each time; we need its number of
a new one. What is refused for a moment is tried again by discord.py, and so is all of it if it has been told to go
another way (`endpoint`, SimCord).
Source: docs.discord.com/developers/interactions/receiving-and-responding (Create Interaction Response).
"""

import asyncio
import json
import time
from typing import Any
from urllib.parse import quote

import aiohttp
import discord
import yarl
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.chat.events import Packet
from bot.chat.servers import Servers
from bot.chat.traffic import TOO_MANY, Traffic

RESET = (54, 10054)
"""The errors of a connection after which discord.py tries again."""
AGAIN_AFTER_S = 1.0
"""How long discord.py waits before it does."""
JSON = {"Content-Type": "application/json"}

_text_of = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""Writes JSON. To look for circles takes a fifth longer, and no page has any."""


class Callbacks:
    """Sends answers for one client. traffic: hears of each. servers: what the client knows of its own."""

    def __init__(self, client: discord.Client, traffic: Traffic, servers: Servers) -> None:
        self._client, self._traffic, self.servers = client, traffic, servers
        self._session: aiohttp.ClientSession | None = None

    async def send(self, packet: Packet, kind: int, data: dict[str, Any], *, with_message: bool = False) -> Any:
        """Answer an interaction. kind: its type. with_message: whether Discord is to send it back.

        Returns the message as Discord has it, if it says so. Errors: as discord.py's.
        """
        payload, adapter = {"type": kind, "data": data}, async_context.get()
        if type(adapter) is AsyncWebhookAdapter and getattr(self._client.http, "connector", None):
            is_taken, said = await self._post(packet, payload, with_message=with_message)
            if is_taken:
                return _message(said)
        return _message(await self._by(adapter, packet, payload))

    def interaction(self, packet: Packet) -> discord.Interaction[Any]:
        """Return an interaction as discord.py has it, for what is rare."""
        return discord.Interaction(data=packet, state=self._client._connection)  # type: ignore[arg-type]

    async def _by(self, adapter: AsyncWebhookAdapter, packet: Packet, payload: dict[str, Any]) -> Any:
        """Answer in discord.py's way, or in the one that it has been told to go."""
        http = self._client.http
        return await adapter.create_interaction_response(
            int(packet["id"]),
            packet["token"],
            session=http._HTTPClient__session,  # type: ignore[attr-defined]
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            params=MultipartParameters(payload, None, None),
        )

    async def _post(self, packet: Packet, payload: dict[str, Any], *, with_message: bool) -> tuple[bool, Any]:
        """Answer by a request. Returns whether Discord took it, and what it said; if not, it is to be tried again.

        Errors: as discord.py's, for what is not tried again.
        """
        path = f"/interactions/{packet['id']}/{quote(packet['token'], safe='')}/callback"
        query = "?with_response=1" if with_message else ""
        url = yarl.URL(f"{Route.BASE}{path}{query}", encoded=True)
        try:
            response = await self._request(url, path, _text_of(payload).encode())
        except OSError as error:
            if error.errno not in RESET:
                raise
            await asyncio.sleep(AGAIN_AFTER_S)
            return False, None
        async with response:
            said = None if response.status == 204 else await _read(response)
        if 200 <= response.status < 300:
            return True, said
        if response.status < 500:
            await asyncio.sleep(_retry_after_s(response, said))
        else:
            await asyncio.sleep(AGAIN_AFTER_S)
        return False, None

    async def _request(self, url: yarl.URL, path: str, body: bytes) -> aiohttp.ClientResponse:
        """Send a request as discord.py would, on its connections, without what it has for others; Traffic is told."""
        http, session, began = self._client.http, self._session, time.monotonic()
        if session is None or session.connector is not http.connector:
            jar = aiohttp.DummyCookieJar()
            session = aiohttp.ClientSession(
                connector=http.connector, connector_owner=False, cookie_jar=jar, headers=JSON
            )
            self._session = session  # it needs no end: it is closed when the connector is, which is discord.py's
        try:
            response = await session.post(url, data=body, proxy=http.proxy, proxy_auth=http.proxy_auth)
        except BaseException:
            self._traffic.failed("POST", path, time.monotonic() - began)
            raise
        self._traffic.answered("POST", path, response.status, response.headers, time.monotonic() - began)
        return response


def _message(said: Any) -> Any:
    """Return the message that Discord sent back; None if it sent none."""
    return (said.get("resource") or {}).get("message") if isinstance(said, dict) else None


async def _read(response: aiohttp.ClientResponse) -> Any:
    """Return what Discord says: a text, if whoever stands before it says so in its place."""
    text = await response.text(encoding="utf-8")
    return json.loads(text) if response.content_type == "application/json" else text


def _retry_after_s(response: aiohttp.ClientResponse, said: Any) -> float:
    """Return when to try again. Errors: as discord.py's, if Discord won't take it then either.

    Without the header it isn't Discord who limits the bot, but who stands before it and blocks its address.
    """
    if response.status == TOO_MANY and response.headers.get("Via"):
        return float(said["retry_after"])
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    raise kinds.get(response.status, discord.HTTPException)(response, said)
