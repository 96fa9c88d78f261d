"""The health port: `/healthz` (alive?), `/readyz` (ready?) and `/metrics`, served by the bot's own event loop.

Imported only if HEALTH_PORT is set.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Self

from aiohttp import web

from bot.app import App
from bot.hosting.metrics import Gauges, Metrics
from bot.hosting.states import States
from bot.settings import Settings, unusable_port
from bot.words import words

if TYPE_CHECKING:
    from bot.hosting.http.endpoint import Endpoint

SAMPLE_S = 0.5
"""Pause between two samples of the loop's lag."""
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
"""Source: prometheus.io/docs/instrumenting/exposition_formats."""


class Health:
    """The server, as an async context manager. app: may be entered later. stop: set when the process is to end.

    Errors on entering it: SettingsError if it cannot listen there.
    """

    def __init__(
        self, settings: Settings, app: App, endpoint: "Endpoint | None", metrics: Metrics, stop: asyncio.Event
    ) -> None:
        self._settings, self._metrics, self._app = settings, metrics, app
        self._states = States(settings, app, endpoint, metrics.failing, stop)
        self._gauges = Gauges(app.bot, self._states)
        self._late_s = 0.0

    async def __aenter__(self) -> Self:
        self._metrics.registry.register(self._gauges)
        server = web.Application()
        for path, handler in {"/healthz": self._healthz, "/readyz": self._readyz, "/metrics": self._figures}.items():
            server.router.add_get(path, handler)
        self._runner = web.AppRunner(server, access_log=None, shutdown_timeout=0.25)
        await self._runner.setup()
        host, port = self._settings.health_host, self._settings.health_port
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise unusable_port("HEALTH_PORT", host, port, error) from error
        self._sampling = asyncio.create_task(self._sample())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._sampling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sampling
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

    async def _healthz(self, _: web.Request) -> web.Response:
        await self._states.look()
        is_alive = not self._states.lost()
        return self._answer("health-alive" if is_alive else "health-lost", is_well=is_alive)

    async def _readyz(self, _: web.Request) -> web.Response:
        await self._states.look()
        is_ready = self._states.is_ready()
        return self._answer("health-ready" if is_ready else "health-not-ready", is_well=is_ready)

    async def _figures(self, _: web.Request) -> web.Response:
        await self._states.look()
        await self._states.count()
        return web.Response(body=self._metrics.text(), headers={"Content-Type": CONTENT_TYPE})

    def _answer(self, verdict: str, *, is_well: bool) -> web.Response:
        """Answer with the verdict, then a line for each part."""
        say, states = words(), self._states
        parts = states.parts()
        lines = [say(verdict), say("health-loop", ms=round(self._late_s * 1000))]
        if parts["database"]:
            lines.append(say("health-database", ms=round(states.took_s * 1000)))
        else:
            lines.append(say("health-database-away"))
        if "gateway" in parts:
            connected = states.connected()
            key = "health-gateway" if self._app.bot.is_ready() or not connected else "health-gateway-loading"
            lines.append(say(key, heard=connected, expected=states.expected))
        if "http" in parts:
            lines.append(say("health-http" if parts["http"] else "health-http-closed"))
        if states.is_stopping:
            lines.append(say("health-stopping"))
        return web.Response(text="\n".join([*lines, ""]), status=200 if is_well else 503)
