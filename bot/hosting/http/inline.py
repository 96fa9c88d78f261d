"""Send the first answer to an interaction that came over HTTP: in the body of the response, or by a call."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
from aiohttp import web
from discord import InteractionResponseType as Kind
from discord import MessageFlags, http
from discord.webhook.async_ import AsyncWebhookAdapter

EMPTY: dict[str, Any] = {"interaction": {"id": 0}}  # stands in for Discord's response if an answer went in the body


class Inline(AsyncWebhookAdapter):
    """Answer one interaction in the place of discord.py's own adapter. until: as of time.monotonic.

    claim: claims the interaction, unless a write has. Discord itself refuses the second of two calls; of two bodies,
    the second may go to a stranger who repeats a request, so a body is sent only with the claim.
    An answer goes by a call, and the request then ends without a body, if its id is needed (a message to be edited
    later), if it must arrive before its edit (a deferred one), or if it has files.
    Source: docs.discord.com/developers/interactions/receiving-and-responding (Interaction Callback).
    """

    def __init__(self, request: web.Request, until: float, claim: Callable[[], Awaitable[None]]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._request, self._until, self._claim = request, until, claim
        self._answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def answer(self) -> bytes | None:
        """Return the body to send; None if the answer went by a call, or none has come in time."""
        try:
            await asyncio.wait({self._answer}, timeout=self._until - time.monotonic())
        except BaseException:  # the server closes: nothing can be sent here any more
            self._lose()
            raise
        finally:
            self._settle(None)  # a later answer goes by a call, and Discord refuses it if it's too late
        return self._answer.result()

    async def send(self, response: web.Response) -> web.Response:
        """Write the response here, so that `create_interaction_response` knows whether it went out."""
        try:
            await response.prepare(self._request)
            await response.write_eof()
        except BaseException:
            self._lose()
            raise
        self._sent.set_result(None)
        return response

    async def create_interaction_response(
        self, interaction_id: int, token: str, *, params: http.MultipartParameters, **kwargs: Any
    ) -> Any:
        """Answer in the body if it can go there. Errors: also AlreadyClaimed, and ClientError if the body is lost."""
        try:
            if _fits(params) and not self._answer.done():
                await self._claim()
                if not self._answer.done():  # or that took too long
                    self._settle(json.dumps(params.payload).encode())
                    await self._sent
                    return EMPTY
            return await super().create_interaction_response(interaction_id, token, params=params, **kwargs)
        finally:
            self._settle(None)

    def _lose(self) -> None:
        self._sent.set_exception(aiohttp.ClientConnectionError("disconnected"))
        self._sent.exception()  # or asyncio warns if the answer was never awaited

    def _settle(self, body: bytes | None) -> None:
        if not self._answer.done():
            self._answer.set_result(body)


def _fits(params: http.MultipartParameters) -> bool:
    """Return whether an answer can go in the body."""
    payload: Any = params.payload
    if params.files or payload is None:
        return False
    kind, flags = payload["type"], (payload.get("data") or {}).get("flags", 0)
    is_private_message = kind == Kind.channel_message.value and flags & MessageFlags(ephemeral=True).value
    return kind in (Kind.message_update.value, Kind.autocomplete_result.value) or bool(is_private_message)
