"""Receive interactions over HTTP and hand them to discord.py, which answers them as those of the gateway."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from aiohttp import web
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from discord.webhook import async_

from bot.core.chat.traffic import ANSWER_BY_S
from bot.hosting.http.connections import AWAITED, Runner
from bot.hosting.http.inline import Inline
from bot.settings import Problem, Settings, SettingsError, unusable_port
from bot.words import words

log = logging.getLogger(__name__)

PATH = "/interactions"
SIGNATURE, TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"
MAX_BODY_BYTES = 1 << 20  # a message of 6,000 characters in its embeds, escaped, with its menus takes a tenth
READ_S = 5.0  # longest time in which a request must arrive
MOST_CONNECTIONS = 256  # a quarter of the files that a process may usually have; each request under way takes one
LINGER_S = 0.25  # a stop answers requests on open connections for this long
MAX_CLOCK_GAP_S = 300  # older requests may be replayed ones; claims are kept for longer
PING, LATEST = 1, 5  # the types of interactions run from the ping to a submitted form


class Endpoint:
    """A server for one client. Source: docs.discord.com/developers/interactions/overview, its part on security."""

    def __init__(self, client: discord.Client, claim: Callable[[], Awaitable[None]]) -> None:
        self._client, self._claim = client, claim
        self._key: Ed25519PublicKey
        self._is_warned = False
        app = web.Application(client_max_size=MAX_BODY_BYTES)
        app.router.add_post(PATH, self._handle)
        # Discord signs the bytes as they come; only signed ones are worth unpacking.
        self._runner = Runner(app, MOST_CONNECTIONS, auto_decompress=False, lingering_time=READ_S)
        self._site: web.BaseSite | None = None

    async def listen(self, settings: Settings) -> None:
        """Open the endpoint, after the client has logged in. Errors: SettingsError for port, address or key."""
        application, host, port = self._client.application, settings.interactions_host, settings.interactions_port or 0
        own = application.verify_key.lower() if application else ""
        given = settings.discord_public_key.hex() if settings.discord_public_key else own
        if given != own:
            raise SettingsError(Problem("DISCORD_PUBLIC_KEY", "setting-public-key-other"))
        try:
            await self.open(bytes.fromhex(given), host, port)
        except OSError as error:
            raise unusable_port("INTERACTIONS_PORT", host, port, error) from None
        log.info("%s", words()("log-listening", host=host, port=str(port), path=PATH))
        if application is not None and application.interactions_endpoint_url is None:
            log.info("%s", words()("log-endpoint-unset", path=PATH))

    async def open(self, key: bytes, host: str, port: int) -> None:
        """Listen. key: the application's public one, 32 bytes. Errors: OSError if the port or address can't be had."""
        self._key = Ed25519PublicKey.from_public_bytes(key)
        await self._runner.setup()
        self._site = web.TCPSite(self._runner, host, port)
        await self._site.start()

    @property
    def is_open(self) -> bool:
        return self._site is not None

    async def linger(self) -> None:
        """Take no new connections, so that a load balancer picks another process, and answer the open ones."""
        site, self._site = self._site, None
        if site is not None:
            await site.stop()
            await asyncio.sleep(LINGER_S)

    async def close(self) -> None:
        self._site = None
        await self._runner.cleanup()

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        """Check a request, have it carried out, and answer it."""
        arrived = time.monotonic()
        packet = await self._read(request)
        self._runner.use(request, AWAITED)
        if packet["type"] == PING:
            return self._last(web.json_response({"type": PING}))
        inline = Inline(request, arrived + ANSWER_BY_S, self._claim)
        # discord.py looks here for the way to answer. The tasks of this request inherit it, no others do.
        token = async_.async_context.set(inline)
        try:
            self._client._connection.parsers["INTERACTION_CREATE"](packet)  # as if it came by the gateway
        except Exception as error:  # signed, but unknown to this version of discord.py
            log.warning("An interaction could not be read: %s", type(error).__name__)
            raise web.HTTPBadRequest from None
        finally:
            async_.async_context.reset(token)
        answer = await inline.answer()
        if answer is None:
            return self._last(web.Response(status=202))
        return await inline.send(self._last(web.Response(body=answer, content_type="application/json")))

    def _last(self, response: web.Response) -> web.Response:
        """Have a response end its connection if the endpoint is closing."""
        if not self.is_open:
            response.force_close()
        return response

    async def _read(self, request: web.Request) -> Any:
        """Return the interaction that a request brings. Errors: an HTTP status if it isn't Discord's, or none."""
        try:
            signature, timestamp = bytes.fromhex(request.headers[SIGNATURE]), request.headers[TIMESTAMP]
        except (KeyError, ValueError):  # its body isn't worth reading
            raise web.HTTPUnauthorized from None
        try:
            async with asyncio.timeout(READ_S):
                body = await request.read()
            self._key.verify(signature, timestamp.encode(errors="surrogateescape") + body)
        except TimeoutError:
            raise web.HTTPRequestTimeout from None
        except web.RequestPayloadError:  # not what the headers announce
            raise web.HTTPBadRequest from None
        except InvalidSignature:
            raise web.HTTPUnauthorized from None
        if not self._is_now(timestamp):
            raise web.HTTPUnauthorized
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        with contextlib.suppress(ValueError, RecursionError):
            packet = json.loads(body)
            if isinstance(packet, dict) and packet.get("type") in range(PING, LATEST + 1):
                return packet
        raise web.HTTPBadRequest

    def _is_now(self, timestamp: str) -> bool:
        """Return whether Discord signed it just now. Warns the host, once, if one of the clocks is wrong."""
        if not timestamp.isdecimal() or not timestamp.isascii():
            return False
        gap_s = abs(time.time() - int(timestamp[:15]))
        if gap_s > MAX_CLOCK_GAP_S and not self._is_warned:
            self._is_warned = True
            log.warning("%s", words()("log-interaction-old", seconds=round(gap_s)))
        return gap_s <= MAX_CLOCK_GAP_S
