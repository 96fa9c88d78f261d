"""Count what the bot does, and serve `/healthz`, `/readyz` and `/metrics`. Imported only if HEALTH_PORT is set.

No label of a figure holds an id. All is served by the bot's own event loop.
"""

import asyncio
import math
import platform
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Self

import prometheus_client as prometheus
from aiohttp import web
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from bot import __version__
from bot.app import App
from bot.core.game import Change, Game
from bot.core.observer import Access, Action, Observer, route_of
from bot.hosting.states import States
from bot.settings import Problem, Settings, SettingsError
from bot.words import words

ANSWER_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 15.0)
"""Seconds. Discord drops what isn't answered for 3; from 1.5 on the bot defers its answer."""
WORK_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
LAG_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
SAMPLE_S = 0.5  # pause between two samples of the loop's lag
MOST_CONNECTIONS, KEEP_S = 64, 75.0  # for one more, the oldest is closed; an idle one is kept this long
PACE_S, CROWDED_S = 0.02, 0.5
"""A flood is answered at this pace, after CROWDED_S at most and with figures as old: presses come first."""


class Metrics(Observer):
    """Counts what the bot does. database: its kind, such as sqlite."""

    def __init__(self, database: str) -> None:
        super().__init__()
        prometheus.disable_created_metrics()  # type: ignore[no-untyped-call] # a second series for each counter
        self.registry = prometheus.CollectorRegistry()
        for collector in (prometheus.ProcessCollector, prometheus.PlatformCollector, prometheus.GCCollector):
            collector(registry=self.registry)
        about = {"version": __version__, "python": platform.python_version(), "database": database}
        prometheus.Info("tictactoe", _help("about"), registry=self.registry).info(about)
        self._requests = self._counter("requests", "event", "command", "outcome")
        self._refusals = self._counter("refusals", "refusal")
        self._answers = self._histogram("answer_seconds", ANSWER_BUCKETS, "event")
        self._moves = self._counter("moves", "kind")
        self._begun = self._counter("games_begun", "kind")
        self._ended = self._counter("games_ended", "kind", "how")
        self._engine = self._histogram("engine_seconds", WORK_BUCKETS, "work", "where")
        self._transactions = self._histogram("transaction_seconds", WORK_BUCKETS, "kind")
        self._failures = self._counter("database_failures", "kind")
        self._rest = self._counter("rest_requests", "method", "route", "status")
        self._rest_seconds = self._histogram("rest_seconds", ANSWER_BUCKETS, "method")
        self.lag = self._histogram("loop_lag_seconds", LAG_BUCKETS)
        # Series that alerts look at exist from the start, so that the first event is seen as an increase.
        for kind in ("reads", "writes"):
            self._failures.labels(kind)
        for event in ("typed", "slash", "click"):
            self._answers.labels(event)

    def acted(self, action: Action) -> None:
        super().acted(action)
        self._requests.labels(action.event, action.command, action.outcome).inc()
        self._answers.labels(action.event).observe(action.took_s or 0.0)
        if action.refusal is not None:
            self._refusals.labels(action.refusal).inc()

    def changed(self, change: Change) -> None:
        super().changed(change)
        before, after = change.before, change.after
        if not isinstance(after, Game):
            return
        kind, was = _kind(after), before if isinstance(before, Game) else None
        if was is None:
            self._begun.labels(kind).inc()
        if placed := after.ply - (was.ply if was else 0):
            self._moves.labels(kind).inc(placed)
        if after.result is not None and not (was and was.is_over):
            self._ended.labels(kind, after.result.how.value).inc()

    def transacted(self, kind: Access, took_s: float, *, is_well: bool) -> None:
        super().transacted(kind, took_s, is_well=is_well)
        self._transactions.labels(kind).observe(took_s)
        if not is_well:
            self._failures.labels(kind).inc()

    def searched(self, work: str, where: str, took_s: float) -> None:
        super().searched(work, where, took_s)
        self._engine.labels(work, where).observe(took_s)

    def requested(self, method: str, path: str, status: int | None, took_s: float, bucket: str | None = None) -> None:
        super().requested(method, path, status, took_s, bucket)
        self._rest.labels(method, route_of(path), "none" if status is None else str(status)).inc()
        self._rest_seconds.labels(method).observe(took_s)

    def text(self) -> bytes:
        return prometheus.generate_latest(self.registry)

    def _counter(self, name: str, *labels: str) -> prometheus.Counter:
        return prometheus.Counter(f"tictactoe_{name}", _help(name), labels, registry=self.registry)

    def _histogram(self, name: str, buckets: tuple[float, ...], *labels: str) -> prometheus.Histogram:
        return prometheus.Histogram(f"tictactoe_{name}", _help(name), labels, registry=self.registry, buckets=buckets)


def _gauge(name: str, value: float) -> Metric:
    return GaugeMetricFamily(f"tictactoe_{name}", _help(name), value=value)


def _gauges(name: str, label: str, values: Mapping[Any, float]) -> Metric:
    made = GaugeMetricFamily(f"tictactoe_{name}", _help(name), labels=[label])
    for each, value in values.items():
        made.add_metric([str(each)], value)
    return made


def _help(name: str) -> str:
    return words()(f"metric-{name.replace('_', '-')}")


def _kind(game: Game) -> str:
    """Return who plays: people, bot (against one), crowd, or exhibition (the bot alone)."""
    if game.is_crowd:
        return "crowd"
    if game.exhibition is not None:
        return "exhibition"
    return "bot" if game.bot is not None else "people"


class Health(Collector):
    """The server, as an async context manager; the app may open later. Errors: SettingsError if it can't listen."""

    def __init__(self, settings: Settings, app: App, metrics: Metrics, states: States) -> None:
        self._settings, self._metrics, self._app, self._states = settings, metrics, app, states
        self._late_s = self._turn = self._made_at = 0.0
        self._text = b""

    async def __aenter__(self) -> Self:
        self._metrics.registry.register(self)
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
        self._metrics.registry.unregister(self)
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

    def collect(self) -> Iterator[Metric]:
        """Yield the figures that are read when Prometheus asks."""
        bot = self._app.bot
        yield _gauge("rest_refused", bot.traffic.refused())
        yield _gauge("answers_under_way", len(bot.answerer.answers.tasks))
        yield _gauge("ready", self._states.is_ready())
        if self._states.running is not None:
            yield _gauge("games_open", self._states.running)
        yield _gauges("up", "part", self._states.parts())
        shards, guilds = bot.shards, Counter(guild.shard_id for guild in bot.guilds)
        yield _gauges("guilds", "shard", {number: guilds[number] for number in shards})
        latency_s = {number: shard.latency for number, shard in shards.items() if math.isfinite(shard.latency)}
        yield _gauges("gateway_latency_seconds", "shard", latency_s)

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
