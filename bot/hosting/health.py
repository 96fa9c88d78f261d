"""The port for whoever looks after the process: `/healthz` (alive?), `/readyz` (ready?) and `/metrics`.

Served by the bot's own loop: if that is stuck, nobody answers, and that is an answer. Nothing here runs, and nothing of
it is imported, unless HEALTH_PORT is set.
"""

import asyncio
import contextlib
from typing import Self

from aiohttp import web

from bot.app import App
from bot.chat.endpoint import Endpoint
from bot.hosting.metrics import Gauges, Metrics
from bot.hosting.states import States
from bot.settings import Settings, SettingsError, unusable_port
from bot.words import words

SAMPLE_S = 0.5
"""How often it is looked how late the loop is."""
AS_TEXT = "text/plain; version=0.0.4; charset=utf-8"
"""What Prometheus expects: prometheus.io/docs/instrumenting/exposition_formats."""


class Health:
    """The server, as an async context manager. app: may be entered later. stop: is set when the process is to end.

    Errors on entering it: SettingsError if it cannot listen there.
    """

    def __init__(self, settings: Settings, app: App, endpoint: Endpoint, metrics: Metrics, stop: asyncio.Event) -> None:
        self._settings, self._metrics = settings, metrics
        self._states = States(settings, app, endpoint, stop)
        self._gauges = Gauges(app.bot, self._states)
        metrics.registry.register(self._gauges)
        self._late_s = 0.0

    async def __aenter__(self) -> Self:
        server = web.Application()
        server.router.add_get("/healthz", self._healthz)
        server.router.add_get("/readyz", self._readyz)
        server.router.add_get("/metrics", self._figures)
        self._runner = web.AppRunner(server, access_log=None, shutdown_timeout=0.25)
        await self._runner.setup()
        host, port = self._settings.health_host, self._settings.health_port
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise SettingsError((unusable_port("HEALTH_PORT", host, port, error),)) from error
        self._sampling = asyncio.create_task(self._sample())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._sampling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sampling
        self._metrics.registry.unregister(self._gauges)
        await self._runner.cleanup()

    async def _sample(self) -> None:
        """Measure how late the loop wakes who sleeps: as late it answers whoever clicks."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + SAMPLE_S
            await asyncio.sleep(SAMPLE_S)
            self._late_s = max(0.0, loop.time() - due)
            self._metrics.lag.observe(self._late_s)
            self._states.note()

    async def _healthz(self, _: web.Request) -> web.Response:
        await self._states.look()
        lost = self._states.lost()
        return self._tell(words()("health-lost" if lost else "health-alive"), is_well=not lost)

    async def _readyz(self, _: web.Request) -> web.Response:
        await self._states.look()
        is_ready = self._states.is_ready()
        return self._tell(words()("health-ready" if is_ready else "health-not-ready"), is_well=is_ready)

    async def _figures(self, _: web.Request) -> web.Response:
        await self._states.look()
        if self._states.database.is_well:
            await self._states.games.settle()
        return web.Response(body=self._metrics.text(), headers={"Content-Type": AS_TEXT})

    def _tell(self, verdict: str, *, is_well: bool) -> web.Response:
        """Answer with a line for each part, the verdict first."""
        say, states = words(), self._states
        lines = [verdict, say("health-loop", ms=round(self._late_s * 1000))]
        for part, is_part_well in states.parts().items():
            if part == "gateway":
                heard, expected = states.gateway.heard(), states.gateway.expected
                key = "health-gateway" if states.gateway.is_complete or not heard else "health-gateway-loading"
                lines.append(say(key, heard=heard, expected=expected))
            elif part == "http":
                lines.append(say("health-http" if is_part_well else "health-http-closed"))
            elif is_part_well:
                lines.append(say("health-database", ms=round(states.database.took_s * 1000)))
            else:
                lines.append(say("health-database-away"))
        if states.is_stopping:
            lines.append(say("health-stopping"))
        return web.Response(text="\n".join([*lines, ""]), status=200 if is_well else 503)
