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
    BURST,
    CLOSED_S,
    DMS_PAUSE_S,
    DMS_TOO_FAST,
    LATELY,
    LEAST_S,
    MOST_CLOSED,
    OLD_EDITS,
    UNDELIVERED,
    WARN_AT,
    WINDOW_S,
    ClosedChannels,
    PausedError,
    Traffic,
)
from standin.handshake import JSON_HEADERS
from tests.world import World

API = "/api/v10"
MESSAGE, CALLBACK = f"{API}/channels/1/messages", f"{API}/interactions/1/token/callback"
FOLLOW_UP = f"{API}/webhooks/1/token"


class Clock:
    """A clock that moves while a request is under way (takes_s)."""

    def __init__(self) -> None:
        self.now, self.takes_s = 1000.0, 0.0

    def __call__(self) -> float:
        return self.now


class Server:
    """A server on loopback that gives one answer to all, and a client that makes requests as discord.py does."""

    def __init__(self, traffic: Traffic, clock: Clock) -> None:
        self.traffic, self.clock = traffic, clock
        self.body, self.headers = b"{}", dict[str, str]()
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
        self.clock.now += self.clock.takes_s
        return web.Response(body=self.body, status=self._status, headers=JSON_HEADERS | self._headers | self.headers)


@pytest_asyncio.fixture
async def server() -> AsyncIterator[Server]:
    clock = Clock()
    async with Server(Traffic(clock), clock).running() as server:
        yield server


# Which of them are counted


async def test_only_a_refusal_by_the_rest_api_counts_wherever_that_is(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://proxy:8080/discord" + API)
    await server.ask(MESSAGE, 403)
    assert server.traffic.refused() == 0
    await server.ask("/discord" + MESSAGE, 403)
    assert server.traffic.refused() == 1


async def test_refusals_of_the_last_ten_minutes_are_counted_and_not_what_discord_does_not_count(server: Server) -> None:
    for status, scope in ((404, "user"), (400, "user"), (500, "user"), (429, "shared")):
        await server.ask(status=status, scope=scope)
    assert server.traffic.refused() == 0
    for number, (path, status) in enumerate(((MESSAGE, 401), (CALLBACK, 403), (FOLLOW_UP, 429)), 1):
        await server.ask(path, status)
        assert server.traffic.refused() == number
    server.clock.now += WINDOW_S
    assert server.traffic.refused() == 0


async def test_the_host_is_warned_once_whenever_a_thousand_are_refused(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        for times, warnings in ((400, 0), (WARN_AT - 401, 0), (1, 1), (400, 1)):
            server.clock.now += WINDOW_S / 3  # at last the first are forgotten, and as many come
            await server.ask(status=403, times=times)
            assert len(caplog.records) == warnings
        assert server.traffic.refused() == WARN_AT
        assert (caplog.records[0].levelname, caplog.messages[0][:23]) == ("WARNING", "Discord refused 1,000 o")
        caplog.clear()
        server.clock.now += WINDOW_S


# How many messages a channel takes


async def test_how_many_messages_a_channel_takes_is_known_from_the_last_answer(server: Server) -> None:
    room = server.traffic.room
    assert room(1) == (BURST, 0.0), "nothing is known yet"
    for left in (4, 0):
        server.headers = {"X-RateLimit-Remaining": str(left), "X-RateLimit-Reset-After": "2.5"}
        await server.ask()
        assert room(1) == (left, 2.5)
    assert room(2) == (BURST, 0.0)
    server.clock.now += 2.5
    assert room(1) == (BURST, 0.0), "Discord's next window"
    server.headers = {"Retry-After": "3"}
    await server.ask(status=429)
    assert room(1) == (0, 3.0)
    server.headers = {"Retry-After": "3600"}
    await server.ask(status=429)
    assert room(1) == (0, 3.0), "no channel waits an hour"
    server.headers = {"X-RateLimit-Remaining": "many"}
    await server.ask()
    await server.ask(f"{MESSAGE}/7")
    await server.ask(CALLBACK)
    assert room(1) == (0, 3.0), "what can't be read, and what is no new message, changes nothing"


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
async def test_a_foreign_answer_counts_as_undelivered(
    server: Server, headers: dict[str, str], body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot.core.observer")
    server.body, server.headers = body, headers
    with pytest.raises(UNDELIVERED, match="200 "):
        await server.ask()
    assert caplog.messages == ["rest"], "it's one request"
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
    server.body = b'{"retry_after": 59}'
    await server.ask(status=429)


async def test_only_an_edit_by_the_bots_own_right_does_not_sit_out_the_limit_of_old_messages(server: Server) -> None:
    server.body, server.headers = b'{"retry_after": 5, "code": %d}' % OLD_EDITS, HOUR
    await server.ask(FOLLOW_UP, 429)
    with pytest.raises(discord.RateLimited):
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
    assert server.traffic.spare_s == pytest.approx(spare_s)
    assert spare_s + max(took, default=0) <= 2.5 or spare_s == LEAST_S


async def test_what_was_slow_long_ago_is_forgotten(server: Server) -> None:
    await server.take(1.2)
    await server.take(*[0.1] * (LATELY - 1))
    assert server.traffic.spare_s == pytest.approx(1.3)
    await server.take(0.1)
    assert server.traffic.spare_s == pytest.approx(2.4)


async def test_an_interaction_says_how_long_an_answer_takes_but_neither_the_gateway_nor_a_limit(server: Server) -> None:
    await server.take(0.2, path=CALLBACK)
    await server.take(9.0, path="/")
    await server.take(9.0, path="/gateway")
    await server.take(9.0, status=429)
    assert server.traffic.spare_s == pytest.approx(2.3)


@pytest.mark.own_world
@pytest.mark.parametrize(("takes_s", "waits_s"), [(0.0, DEFER_AFTER_S), (1.2, 1.3)])
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


# Where they were refused


ANSWER: Any = SimpleNamespace(status=403, reason="Forbidden")


async def refuse(closed: ClosedChannels, number: int) -> None:
    """Write to a channel that refuses."""
    with pytest.raises(UNDELIVERED):
        async with closed.trying(number):
            raise discord.Forbidden(ANSWER, None)


async def test_after_direct_messages_were_opened_too_fast_none_are_for_a_while_and_no_user_counts_as_closed() -> None:
    clock = Clock()
    closed = ClosedChannels(clock)
    with pytest.raises(PausedError):
        async with closed.trying(1, opens=True):
            raise discord.Forbidden(ANSWER, {"code": DMS_TOO_FAST, "message": ""})
    for number in (1, 2):
        with pytest.raises(PausedError):
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
            raise discord.Forbidden(ANSWER, None)

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
