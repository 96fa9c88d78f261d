"""Inline: the first answer to an interaction that came over HTTP, in the body of the response or by a call."""

import asyncio
import contextlib
import json
import time
from typing import Any

import aiohttp
from aiohttp import web
from discord import http
from discord.webhook.async_ import AsyncWebhookAdapter

MESSAGE, UPDATE, CHOICES = 4, 7, 8
"""The types of answers: a message of its own, an edit of the one that was clicked, what may complete an option."""
EPHEMERAL = 1 << 6
EMPTY: dict[str, Any] = {"interaction": {"id": 0}}
"""What discord.py is told of an answer in the body: nothing is known of it that Discord would have to say."""


class Inline(AsyncWebhookAdapter):
    """How the answers to one interaction go out, in the place of discord.py's own way. until: as of time.monotonic.

    What Discord has to say something of, or has to have before what follows, goes by a call, and the request then
    ends without a body: a message that is to be edited later needs its number, one that is put off must be there before
    it is edited, and files go as a form.
    Source: docs.discord.com/developers/interactions/receiving-and-responding (Interaction Callback): "If you send this
    request for an interaction received over HTTP, respond to the original HTTP request with a 202 and no body."
    """

    def __init__(self, request: web.Request, until: float) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._request, self._until = request, until
        self._answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def answer(self) -> bytes | None:
        """Return what the body is to be; None if the answer went by a call, or none has come in time."""
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._until - time.monotonic()):
                    await asyncio.wait({self._answer})
        except BaseException:  # the server ends, and nothing is sent in here any more
            self._lose()
            raise
        finally:
            self._settle(None)  # who comes now goes by a call, which says if it's too late
        return self._answer.result()

    async def send(self, response: web.Response) -> web.Response:
        """Write the response in here, so that who has answered knows whether it went out."""
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
        """Answer in the body if nothing more is to be known. Errors: as discord.py's, and if nobody takes the body."""
        if self._answer.done() or not _fits(params):
            try:
                return await super().create_interaction_response(interaction_id, token, params=params, **kwargs)
            finally:
                self._settle(None)
        self._settle(json.dumps(params.payload).encode())
        await self._sent
        return EMPTY

    def _lose(self) -> None:
        self._sent.set_exception(aiohttp.ClientConnectionError("disconnected"))
        self._sent.exception()  # nobody may be there to hear it

    def _settle(self, body: bytes | None) -> None:
        if not self._answer.done():
            self._answer.set_result(body)


def _fits(params: http.MultipartParameters) -> bool:
    """Whether an answer can go in the body."""
    payload: Any = params.payload
    if params.files or payload is None:
        return False
    is_private = bool((payload.get("data") or {}).get("flags", 0) & EPHEMERAL)
    return payload["type"] in (UPDATE, CHOICES) or (payload["type"] == MESSAGE and is_private)
