"""Serve `/healthz`, `/readyz` and `/metrics` by the bot's own event loop. Imported only if HEALTH_PORT is set."""

import asyncio
from typing import Self

from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.app import App
from bot.hosting.metrics import Gauges, Metrics
from bot.hosting.states import States
from bot.settings import Problem, Settings, SettingsError
from bot.words import words

SAMPLE_S = 0.5  # pause between two samples of the loop's lag
MOST_CONNECTIONS, KEEP_S = 64, 75.0  # for one more, the oldest is closed; an idle one is kept this long
PACE_S, CROWDED_S = 0.02, 0.5
"""A flood is answered at this pace, after CROWDED_S at most and with figures as old: presses come first."""


class Health:
    """The server, as an async context manager; the app may open later. Errors: SettingsError if it can't listen."""

    def __init__(self, settings: Settings, app: App, metrics: Metrics, states: States) -> None:
        self._settings, self._metrics, self._app, self._states = settings, metrics, app, states
        self._gauges = Gauges(app.bot, self._states)
        self._late_s = self._turn = self._made_at = 0.0
        self._text = b""

    async def __aenter__(self) -> Self:
        self._metrics.registry.register(self._gauges)
        server = _Server(self._handle, access_log=None, keepalive_timeout=KEEP_S)
        self._runner = web.ServerRunner(server, shutdown_timeout=0.25)
        await self._runner.setup()
        host, port = self._settings.health_host, self._settings.health_port
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self._runner.cleanup()
            facts = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
            raise SettingsError(Problem("HEALTH_PORT", "setting-port-unusable", facts)) from error
        self._sampling = asyncio.create_task(self._sample())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._sampling.cancel()
        self._metrics.registry.unregister(self._gauges)
        await self._runner.cleanup()

    async def _sample(self) -> None:
        """Measure how late the loop wakes its tasks; it answers clicks as late."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + SAMPLE_S
            await asyncio.sleep(SAMPLE_S)
            self._late_s = max(0.0, loop.time() - due)
            self._metrics.lag.observe(self._late_s)
            self._states.note()

    async def _handle(self, request: web.BaseRequest) -> web.Response:
        if request.path not in ("/healthz", "/readyz", "/metrics"):
            return web.Response(status=404)
        if request.method not in ("GET", "HEAD"):
            return web.Response(status=405, headers={"Allow": "GET, HEAD"})
        if request.path == "/metrics":
            return await self._figures()
        await self._is_crowded()
        if request.path == "/readyz":
            return self._answer("health-ready" if self._states.is_ready() else "health-not-ready")
        return self._answer("health-lost" if self._states.lost() else "health-alive")

    async def _figures(self) -> web.Response:
        if not (await self._is_crowded() and self._text) or self._turn - self._made_at > CROWDED_S:
            self._made_at = self._turn
            await self._states.count()
            self._text = self._metrics.text()
        return web.Response(body=self._text, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _is_crowded(self) -> bool:
        """Look at the parts when it's this answer's turn. Return whether it had to wait."""
        now = asyncio.get_running_loop().time()
        self._turn = min(max(self._turn + PACE_S, now - 10 * PACE_S), now + CROWDED_S)
        await asyncio.sleep(wait_s := max(0.0, self._turn - now))
        await self._states.look()
        return wait_s > 0

    def _answer(self, verdict: str) -> web.Response:
        say, states = words(), self._states
        parts = states.parts()
        lines = [say(verdict), say("health-loop", ms=round(self._late_s * 1000))]
        if parts["database"]:
            lines.append(say("health-database", ms=round(states.took_s * 1000)))
        else:
            can_read = self._app.store.database.failing == {"writes"}
            lines.append(say("health-database-unwritable" if can_read else "health-database-away"))
        connected = states.connected()
        key = "health-gateway" if self._app.bot.is_ready() or not connected else "health-gateway-loading"
        lines.append(say(key, heard=connected, expected=states.expected))
        if states.is_stopping():
            lines.append(say("health-stopping"))
        is_well = verdict in ("health-alive", "health-ready")
        return web.Response(text="\n".join([*lines, ""]), status=200 if is_well else 503)


class _Server(web.Server):
    """Limit the connections, so that silent ones leave room for others."""

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        for oldest in self.connections[:-MOST_CONNECTIONS]:
            oldest.force_close()
