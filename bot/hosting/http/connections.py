"""Limit the time and the number of the connections to a port, so that silent ones leave room for others."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from aiohttp import web

HEAD_S, KEEP_S = 5.0, 75.0  # longest times until the first request of a connection is there, and between two
SILENT, ASKED, KNOWN, AWAITED = range(4)  # Discord has asked on KNOWN ones, and waits on AWAITED ones for an answer


class Runner(web.AppRunner):
    """Serve an app. most: connections at a time. For a newer one, the oldest of the least use goes."""

    def __init__(self, app: web.Application, most: int, **options: Any) -> None:
        app.middlewares.append(self._watch)
        super().__init__(app, access_log=None, shutdown_timeout=0.25, keepalive_timeout=KEEP_S, **options)
        self._most = most
        self._uses: dict[Any, int] = {}

    async def _make_server(self) -> Any:
        server: Any = await super()._make_server()
        server.connection_made = partial(self._add, server.connection_made)
        return server

    def _add(self, made: Callable[..., None], new: Any, transport: Any) -> None:
        """Count a connection; if that is one too many, close another, or this one if Discord waits on all of them."""
        made(new, transport)
        self._uses = {one: use for one, use in self._uses.items() if one.transport is not None}  # or it's closed
        least = min(self._uses, key=self._uses.__getitem__, default=new)
        self._uses[new] = SILENT
        if len(self._uses) > self._most:
            (new if self._uses[least] == AWAITED else least).force_close()
        asyncio.get_running_loop().call_later(HEAD_S, lambda: self._uses.get(new) == SILENT and new.force_close())

    def use(self, request: web.BaseRequest, use: int) -> None:
        """Say what a request's connection is used for from now on."""
        self._uses.pop(request.protocol, None)
        self._uses[request.protocol] = use

    @web.middleware
    async def _watch(self, request: web.Request, handler: Any) -> Any:
        try:
            return await handler(request)
        finally:
            self.use(request, KNOWN if self._uses.get(request.protocol) == AWAITED else ASKED)
