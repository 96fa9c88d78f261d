"""Callbacks: the first answer to a press as one request of our own, whose body is ready.

discord.py asks Discord to send the message back each time and makes objects of it; a new message's number is enough.
Source: docs.discord.com/developers/interactions/receiving-and-responding (Create Interaction Response).
"""

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

import aiohttp
import discord
import yarl
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.core.chat.servers import Servers
from bot.core.chat.traffic import TOO_MANY

Packet = Mapping[str, Any]
"""An INTERACTION_CREATE event's data."""
JSON = {"Content-Type": "application/json"}

_text_of = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""Writes JSON. Looking for circles takes a fifth longer, and no page has any."""


class Callbacks:
    """Sends answers for one client, on discord.py's connections."""

    def __init__(self, client: discord.Client, servers: Servers) -> None:
        self._client, self.servers = client, servers

    async def send(self, packet: Packet, kind: int, data: dict[str, Any], *, with_message: bool = False) -> Any:
        """Answer a press. kind: the type of answer. with_message: return the new message, as Discord sends it.

        Errors: as discord.py's.
        """
        http: Any = self._client.http
        payload, adapter = {"type": kind, "data": data}, async_context.get()
        if type(adapter) is not AsyncWebhookAdapter:
            return _message(await self._by(adapter, packet, payload))  # the endpoint and SimCord bring their own
        query = "?with_response=1" if with_message else ""
        path = f"/interactions/{packet['id']}/{quote(packet['token'], safe='')}/callback{query}"
        url, body = yarl.URL(f"{Route.BASE}{path}", encoded=True), _text_of(payload).encode()
        session, proxies = http._HTTPClient__session, {"proxy": http.proxy, "proxy_auth": http.proxy_auth}
        async with session.post(url, data=body, headers=JSON, **proxies) as response:
            said = await _read(response)
        # Without the header a proxy in front of Discord blocks the bot's address: a second try makes that worse.
        is_limit = response.status == TOO_MANY and "Via" in response.headers and "retry_after" in (said or {})
        if is_limit or response.status >= 500:
            said = await self._by(adapter, packet, payload)  # discord.py waits and tries again
        elif response.status >= 400:
            kinds = {403: discord.Forbidden, 404: discord.NotFound}
            raise kinds.get(response.status, discord.HTTPException)(response, said)
        return _message(said)

    def interaction(self, packet: Packet) -> discord.Interaction[Any]:
        """Return an interaction as discord.py has it, for rare answers."""
        return discord.Interaction(data=packet, state=self._client._connection)  # type: ignore[arg-type]

    async def _by(self, adapter: AsyncWebhookAdapter, packet: Packet, payload: dict[str, Any]) -> Any:
        http: Any = self._client.http
        return await adapter.create_interaction_response(
            int(packet["id"]),
            packet["token"],
            session=http._HTTPClient__session,
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            params=MultipartParameters(payload, None, None),
        )


def _message(said: Any) -> Any:
    """Return the message that Discord sent back; None if it sent none."""
    return (said.get("resource") or {}).get("message") if isinstance(said, dict) else None


async def _read(response: aiohttp.ClientResponse) -> Any:
    """Return what Discord says; a text if a proxy in front of it answers."""
    if response.status == 204:
        return None
    text = await response.text(encoding="utf-8")
    return json.loads(text) if response.content_type == "application/json" else text
