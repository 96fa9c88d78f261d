"""Traffic: what Discord's answers took and were, on real requests to a real server, by a clock that the test moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp import web
from discord.http import Route

from bot.core.chat.answerer import DEFER_AFTER_S
from bot.core.chat.traffic import (
    CLOSED_S,
    DMS_PAUSE_S,
    DMS_TOO_FAST,
    LATELY,
    LEAST_S,
    MOST_CLOSED,
    MOST_WAITING,
    SLOW_FROM,
    SLOW_UNTIL,
    UNDELIVERED,
    WINDOW_S,
    ClosedChannels,
    CrowdedError,
    Traffic,
)
from standin.handshake import JSON_HEADERS
from tests.world import World

API = "/api/v10"
MESSAGE, CALLBACK = f"{API}/channels/1/messages", f"{API}/interactions/1/token/callback"
FOLLOW_UP = f"{API}/webhooks/1/token"


class Clock:
    """A clock that moves while a request is under way (takes_s), and when somebody sleeps, unless they are held.

    slept: how long each slept. go_on: lets those go who are held. held: how long each of them is to sleep.
    """

    def __init__(self) -> None:
        self.now, self.takes_s = 1000.0, 0.0
        self.slept: list[float] = []
        self.go_on: asyncio.Event | None = None
        self.held: asyncio.Queue[float] = asyncio.Queue()

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        if self.go_on is None:
            self.now += seconds
        else:
            self.held.put_nowait(seconds)
            await self.go_on.wait()


class Server:
    """A server on loopback that gives one answer to all, and a client that makes requests as discord.py does."""

    def __init__(self, traffic: Traffic, clock: Clock) -> None:
        self.traffic, self.clock = traffic, clock
        self.answered, self.body, self.headers = 0, b"{}", dict[str, str]()
        self._status, self._headers = 200, dict[str, str]()

    async def ask(self, path: str = MESSAGE, status: int = 200, scope: str = "user", *, times: int = 1) -> None:
        """Make requests, one after the other, and get this answer."""
        self._status, self._headers = status, {"X-RateLimit-Scope": scope}
        for _ in range(times):
            async with self._session.post(self._url + path) as response:
                assert response.status == status

    async def take(self, *seconds: float, path: str = MESSAGE, status: int = 200) -> None:
        """Take so long for an answer, and so long for the next."""
        for self.clock.takes_s in seconds:
            await self.ask(path, status)
        self.clock.takes_s = 0.0

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Server]:
        app = web.Application()
        app.router.add_post("/{path:.*}", self._handle)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self._url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        async with aiohttp.ClientSession(trace_configs=[self.traffic.trace]) as self._session:
            yield self
        await runner.cleanup()

    async def _handle(self, _: web.Request) -> web.Response:
        self.answered += 1
        self.clock.now += self.clock.takes_s
        return web.Response(body=self.body, status=self._status, headers=JSON_HEADERS | self._headers | self.headers)


@pytest_asyncio.fixture
async def server() -> AsyncIterator[Server]:
    clock = Clock()
    async with Server(Traffic(clock, clock.sleep), clock).running() as server:
        yield server


# Which of them are counted


async def test_a_refusal_counts_by_way_of_a_proxy_and_nothing_else_that_is_asked_for_does(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://proxy:8080/discord" + API)
    await server.ask(MESSAGE, 403, times=SLOW_FROM)
    await server.ask("/discord" + MESSAGE)
    assert server.clock.slept == []
    await server.ask("/discord" + MESSAGE, 403, times=SLOW_FROM)
    await server.ask("/discord" + MESSAGE, times=2)
    assert server.clock.slept
    slept = len(server.clock.slept)
    await server.ask("/discord" + CALLBACK)
    assert len(server.clock.slept) == slept


# What is no answer of Discord's

HOUR = {"Via": "1.1 google", "Retry-After": "3600"}


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        ({"Content-Type": "text/html"}, b"<html>"),
        ({"Content-Type": "application/json; charset=utf-8"}, b"{}"),
        ({}, b'{"id": "1", "cont'),
        ({}, b""),
        ({}, b'"well"'),
    ],
)
async def test_a_foreign_answer_counts_as_undelivered(server: Server, headers: dict[str, str], body: bytes) -> None:
    server.body, server.headers = body, headers
    with pytest.raises(UNDELIVERED, match="200 "):
        await server.ask()
    server.body, server.headers = b"[]", {}
    await server.ask()


@pytest.mark.parametrize(
    "body",
    [b'{"retry_after": 3600}', b'{"retry_after": "soon"}', b'{"retry_after": 3600, "global": true}', b"{}", b"<"],
)
async def test_no_request_sits_out_an_hour(server: Server, body: bytes) -> None:
    server.body, server.headers = body, HOUR
    with pytest.raises(discord.RateLimited) as raised:
        await server.ask(status=429)
    assert raised.value.retry_after == (3600 if b"3600" in body else 60)
    assert server.traffic.refused() == 1
    server.body = b'{"retry_after": 60}'
    await server.ask(status=429)


# What they took


@pytest.mark.parametrize(
    ("took", "spare_s"),
    [((), 2.5), ((0.1,), 2.4), ((0.1, 1.2, 0.1), 1.3), ((2.25,), 0.25), ((2.9,), 0.25), ((40.0,), 0.25)],
)
async def test_the_slowest_answer_of_late_says_how_long_there_is(
    server: Server, took: tuple[float, ...], spare_s: float
) -> None:
    await server.take(*took)
    assert server.traffic.spare_s() == pytest.approx(spare_s)
    assert spare_s + max(took, default=0) <= 2.5 or spare_s == LEAST_S


async def test_answers_to_interactions_are_measured_as_well(server: Server) -> None:
    await server.take(1.0, path=CALLBACK)
    assert server.traffic.spare_s() == pytest.approx(1.5)


async def test_what_was_slow_long_ago_is_forgotten(server: Server) -> None:
    await server.take(1.2)
    await server.take(*[0.1] * (LATELY - 1))
    assert server.traffic.spare_s() == pytest.approx(1.3)
    await server.take(0.1)
    assert server.traffic.spare_s() == pytest.approx(2.4)


async def test_neither_the_gateway_nor_a_limit_says_how_long_an_answer_takes(server: Server) -> None:
    await server.take(0.2)
    await server.take(9.0, path="/")
    await server.take(9.0, path="/gateway")
    await server.take(9.0, status=429)
    assert server.traffic.spare_s() == pytest.approx(2.3)


@pytest.mark.parametrize(("takes_s", "waits_s"), [(0.0, DEFER_AFTER_S), (1.2, 1.3), (2.9, 0.25)])
async def test_an_answer_is_put_off_sooner_if_discord_is_slow(
    world: World, monkeypatch: pytest.MonkeyPatch, takes_s: float, waits_s: float
) -> None:
    clock, loop = Clock(), asyncio.get_running_loop()
    monkeypatch.setattr(world.bot.traffic, "_now", clock)
    async with Server(world.bot.traffic, clock).running() as server:
        await server.take(takes_s)
    waits: list[float] = []
    call_later = loop.call_later

    def noted(delay: float, callback: object, *args: object, **options: object) -> object:
        if "_in_time" in getattr(callback, "__qualname__", ""):
            waits.append(delay)
        return call_later(delay, callback, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(loop, "call_later", noted)
    await world.alice.slash(world.channel, "play")
    assert waits == [pytest.approx(waits_s)]


# What they were


async def test_from_a_thousand_refusals_on_requests_are_a_second_apart(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for status, times in ((401, 1), (403, SLOW_FROM - 3), (429, 1)):
        await server.ask(status=status, times=times)
    assert server.clock.slept == []
    assert caplog.messages == []
    await server.ask(status=403)
    await server.ask(status=403, times=4)
    assert server.clock.slept == [0.0, 1.0, 1.0, 1.0]
    assert [(record.levelname, record.getMessage().split(" of ")[0]) for record in caplog.records] == [
        ("WARNING", "Discord refused 1,000")
    ]


async def test_at_most_1600_refusals_are_reached_in_ten_minutes(server: Server) -> None:
    begun, most, refused_at = server.clock.now, 0, list[float]()
    while server.clock.now < begun + 3 * WINDOW_S:
        await server.ask(status=403)
        refused_at.append(server.clock.now)
        most = max(most, sum(at > server.clock.now - WINDOW_S for at in refused_at[-2000:]))
    assert SLOW_FROM < most <= 1600


async def test_it_is_over_when_few_are_refused_and_the_host_hears_of_it(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    begun, server.clock.takes_s = server.clock.now, 0.125
    await server.ask(status=403, times=SLOW_FROM)
    server.clock.takes_s, server.clock.now = 0.0, begun + 0.125 * (SLOW_FROM - SLOW_UNTIL) + WINDOW_S
    await server.ask()
    assert server.clock.slept == [0.0], f"{SLOW_UNTIL} are left"
    server.clock.now += 0.125
    caplog.clear()
    await server.ask(times=3)
    assert server.clock.slept == [0.0]
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("INFO", "Discord refuses few of my requests now. I'm back at full speed.")
    ]


async def test_what_discord_does_not_count_is_not_counted(server: Server) -> None:
    for status, scope in ((404, "user"), (400, "user"), (500, "user"), (429, "shared")):
        await server.ask(status=status, scope=scope, times=SLOW_FROM // 2)
    await server.ask(times=2)
    assert server.clock.slept == []


async def test_who_waits_for_an_answer_by_its_token_is_not_slowed_down(server: Server) -> None:
    await server.ask(FOLLOW_UP, 403, times=SLOW_FROM)
    for path in (CALLBACK, FOLLOW_UP):
        await server.ask(path, times=2)
    assert server.clock.slept == []
    await server.ask(times=2)
    assert server.clock.slept == [0.0, 1.0], "what they were refused counts all the same"


async def test_if_too_many_wait_the_next_is_undelivered_at_once(server: Server) -> None:
    await server.ask(status=403, times=SLOW_FROM)
    server.clock.go_on = asyncio.Event()
    waiting = [asyncio.create_task(server.ask()) for _ in range(MOST_WAITING)]
    turns = [await server.clock.held.get() for _ in waiting]
    assert turns == [float(turn) for turn in range(MOST_WAITING)]
    with pytest.raises(UNDELIVERED):
        await server.ask()
    waiting.pop().cancel()
    server.clock.go_on.set()
    await asyncio.gather(*waiting)
    await server.ask()
    assert server.answered == SLOW_FROM + MOST_WAITING


# Where they were refused


async def refuse(closed: ClosedChannels, number: int) -> None:
    """Write to a channel that refuses."""
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")
    with pytest.raises(UNDELIVERED):
        async with closed.trying(number):
            raise discord.Forbidden(answer, None)


async def test_a_channel_that_refused_is_closed_for_a_while() -> None:
    clock = Clock()
    closed = ClosedChannels(clock)
    await refuse(closed, 1)
    clock.now += CLOSED_S - 1
    assert 1 in closed
    assert 2 not in closed
    with pytest.raises(UNDELIVERED):
        async with closed.trying(1):
            pytest.fail("it is not tried")
    clock.now += 1
    assert 1 not in closed
    async with closed.trying(1):
        pass
    closed.open(2)


async def test_after_direct_messages_were_opened_too_fast_none_are_for_a_while_and_no_user_counts_as_closed() -> None:
    clock = Clock()
    closed = ClosedChannels(clock)
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")
    refusal = discord.Forbidden(answer, {"code": DMS_TOO_FAST, "message": ""})
    with pytest.raises(CrowdedError):
        async with closed.trying(1, opens=True):
            raise refusal
    for number in (1, 2):
        with pytest.raises(CrowdedError):
            async with closed.trying(number, opens=True):
                pytest.fail("it is not tried")
        async with closed.trying(number):
            pass
    clock.now += DMS_PAUSE_S
    async with closed.trying(1, opens=True):
        pass


async def test_only_one_of_many_at_once_meets_the_refusal() -> None:
    closed, tried = ClosedChannels(Clock()), list[int]()

    async def write() -> None:
        async with closed.trying(1):
            tried.append(1)
            await asyncio.sleep(0)
            answer: Any = SimpleNamespace(status=403, reason="")
            raise discord.Forbidden(answer, None)

    ends = await asyncio.gather(*(write() for _ in range(10)), return_exceptions=True)
    assert all(isinstance(end, UNDELIVERED) for end in ends)
    assert tried == [1]
    assert not closed._trying


async def test_as_many_are_remembered_as_were_said_and_the_oldest_is_forgotten() -> None:
    clock = Clock()
    closed = ClosedChannels(clock)
    for number in range(MOST_CLOSED + 1):
        await refuse(closed, number)
    assert 0 not in closed
    clock.now += CLOSED_S
    await refuse(closed, 1)
    await refuse(closed, MOST_CLOSED + 1)
    assert 1 in closed
    assert len(closed._until) == MOST_CLOSED
