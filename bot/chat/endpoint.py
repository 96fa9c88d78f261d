"""The endpoint: interactions that Discord sends over HTTP, answered by the same commands and buttons as by the gateway.

Discord signs what it sends; what isn't signed by it never gets further than the signature. An answer that needs no
number goes back in the body of the response, so that a move costs no call: see `Inline`.
"""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable
from typing import Any

import discord
from aiohttp import web
from discord.webhook import async_

from bot.chat.events import INTERACTION, hear
from bot.chat.inline import Inline
from bot.chat.traffic import ANSWER_BY_S
from bot.words import words

log = logging.getLogger(__name__)

PATH = "/interactions"
SIGNATURE, TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"
MOST_BYTES = 1 << 20
"""How large a request may be. A message of 6,000 characters in its embeds, escaped, with its menus takes a tenth."""
READ_S = 5.0
"""How long a request may take to arrive."""
LINGER_S = 0.25
"""How long a stop waits for requests on connections that are open: each ends its connection."""
APART_S = 300
"""How far Discord's clock and ours may be apart. What is older may be somebody's who has overheard it and repeats it.

Claims keep what was carried out from being done again for longer than that.
"""
ACCEPTED = 202
PING, LATEST = 1, 5
"""The types of interactions: from a question whether anybody is there to a form that was filled in."""


Check = Callable[[bytes, bytes], bool]
"""Tells by a signature whether Discord has signed some bytes."""


class Endpoint:
    """A server for one client. Close it, whether it was opened or not. now: a clock, in seconds.

    Source: docs.discord.com/developers/interactions/overview (Validating Security Request Headers).
    """

    def __init__(self, client: discord.Client, now: Callable[[], float] = time.time) -> None:
        self._client, self._now = client, now
        self._is_signed: Check = lambda _signature, _signed: False
        self._is_warned = False
        app = web.Application(client_max_size=MOST_BYTES)
        app.router.add_post(PATH, self._handle)
        # What Discord has signed are the bytes as they came; nobody else's are worth unpacking.
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.25, auto_decompress=False)
        self._site: web.BaseSite | None = None

    async def open(self, check: Check, host: str, port: int) -> None:
        """Listen. check: by the application's key. Errors: OSError if that port or address can't be had."""
        self._is_signed = check
        await self._runner.setup()
        self._site = web.TCPSite(self._runner, host, port)
        await self._site.start()

    @property
    def is_open(self) -> bool:
        return self._site is not None

    async def linger(self) -> None:
        """Take no new connections, so that a load balancer goes to another process, and answer what is on its way."""
        site, self._site = self._site, None
        if site is not None:
            await site.stop()
            await asyncio.sleep(LINGER_S)

    async def close(self) -> None:
        """End what is left."""
        self._site = None
        await self._runner.cleanup()

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        """Check a request, have it carried out, and answer it."""
        arrived = time.monotonic()
        packet = await self._read(request)
        if packet["type"] == PING:
            return self._last(web.json_response({"type": PING}))
        inline = Inline(request, until=arrived + ANSWER_BY_S)
        # Whoever answers looks here for the way. All tasks of this request inherit it, and no others.
        token = async_.async_context.set(inline)
        try:
            hear(self._client, INTERACTION, packet)
        except Exception as error:  # signed, and still not what this version of discord.py knows
            log.warning("An interaction could not be read: %s", type(error).__name__)
            raise web.HTTPBadRequest from None
        finally:
            async_.async_context.reset(token)
        answer = await inline.answer()
        if answer is None:
            return self._last(web.Response(status=ACCEPTED))
        return await inline.send(self._last(web.Response(body=answer, content_type="application/json")))

    def _last(self, response: web.Response) -> web.Response:
        """Have a response end its connection if this is a leave."""
        if not self.is_open:
            response.force_close()
        return response

    async def _read(self, request: web.Request) -> Any:
        """Return what Discord sent. Errors: an HTTP status, for what isn't of Discord or isn't an interaction."""
        signature, timestamp = _signature(request), request.headers.get(TIMESTAMP, "")
        body = await _body(request)
        signed = timestamp.encode(errors="surrogateescape") + body
        if not (self._is_signed(signature, signed) and self._is_now(timestamp)):
            raise web.HTTPUnauthorized
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        with contextlib.suppress(ValueError, RecursionError):
            packet = json.loads(body)
            if isinstance(packet, dict) and packet.get("type") in range(PING, LATEST + 1):
                return packet
        raise web.HTTPBadRequest

    def _is_now(self, timestamp: str) -> bool:
        """Whether Discord has signed it just now. Tells the host, once, if one of the clocks is wrong."""
        if not timestamp.isdecimal() or not timestamp.isascii():
            return False
        apart_s = abs(self._now() - int(timestamp[:15]))
        if apart_s > APART_S and not self._is_warned:
            self._is_warned = True
            log.warning("%s", words()("log-interaction-old", seconds=round(apart_s)))
        return apart_s <= APART_S


def check_by(key: bytes) -> Check:
    """Return what tells whether Discord has signed something. key: the application's public one, 32 bytes."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    public = Ed25519PublicKey.from_public_bytes(key)

    def is_signed(signature: bytes, signed: bytes) -> bool:
        try:
            public.verify(signature, signed)
        except InvalidSignature:
            return False
        return True

    return is_signed


def _signature(request: web.Request) -> bytes:
    """Return a request's signature, before its body is read. Errors: an HTTP status."""
    try:
        signature = bytes.fromhex(request.headers.get(SIGNATURE, ""))
    except ValueError:
        signature = b""
    if len(signature) != 64 or TIMESTAMP not in request.headers:
        raise web.HTTPUnauthorized
    if (request.content_length or 0) > MOST_BYTES:
        raise web.HTTPRequestEntityTooLarge(MOST_BYTES, request.content_length or 0)
    return signature


async def _body(request: web.Request) -> bytes:
    try:
        async with asyncio.timeout(READ_S):
            return await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except web.RequestPayloadError:  # not as the headers say
        raise web.HTTPBadRequest from None
