"""The fast way's answers: real requests to a real server, with discord.py's client."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp import web
from discord.http import Route
from yarl import URL

from bot.core.chat.fast.callbacks import Callbacks
from bot.core.chat.messages import MESSAGE, UPDATE
from bot.core.chat.servers import Servers
from bot.core.chat.traffic import UNDELIVERED, Traffic
from bot.core.observer import Observer

PRESS = {"id": "11", "token": "a/b", "type": 3}
SENT: dict[str, Any] = {"content": "❌", "embeds": []}
PATH = "/api/v10/interactions/11/a%2Fb/callback"
DONE: tuple[int, dict[str, str], Any] = (
    200,
    {},
    {"interaction": {}, "resource": {"type": 4, "message": {"id": "5", "flags": 0}}},
)
THROUGH = {"Via": "1.1 google"}


class Heard(Observer):
    """Notes every request to the REST API: how it was answered, None if it was not."""

    def __init__(self) -> None:
        super().__init__()
        self.statuses: list[int | None] = []

    def requested(self, method: str, path: str, status: int | None, took_s: float, bucket: str | None = None) -> None:
        assert (method, path, took_s >= 0) == ("POST", PATH, True)
        self.statuses.append(status)


@dataclass
class Scene:
    """A Discord that gives these answers in turn, a status of 0 drops the connection; and what it was asked."""

    client: discord.Client
    callbacks: Callbacks
    heard: Heard
    answers: list[tuple[int, dict[str, str], Any]] = field(default_factory=list)
    asked: list[tuple[str, str, Any]] = field(default_factory=list)

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        self.asked.append((request.raw_path, request.content_type, await request.json()))
        status, headers, body = self.answers.pop(0)
        if not status:
            assert request.transport is not None
            request.transport.abort()
        kind = "text/html" if isinstance(body, str) else "application/json"
        text = body if isinstance(body, str) else json.dumps(body)
        return web.Response(status=status or 500, headers=headers | {"Content-Type": kind}, body=text.encode())

    async def send(self, *answers: tuple[int, dict[str, str], Any], kind: int = UPDATE, **more: bool) -> Any:
        """Answer a press, and be answered so."""
        self.answers[:] = answers
        return await self.callbacks.send(PRESS, kind, SENT, **more)


@asynccontextmanager
async def signed_in(client: discord.Client, traffic: Traffic) -> AsyncIterator[None]:
    """Give a client what it has as soon as it has signed in, without a Discord that takes its token."""
    http: Any = client.http
    http.connector = aiohttp.TCPConnector()
    http._HTTPClient__session = aiohttp.ClientSession(connector=http.connector, trace_configs=[traffic.trace])
    yield
    await http.close()


@pytest_asyncio.fixture
async def scene(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    heard = Heard()
    traffic, client = Traffic(observer=heard), discord.AutoShardedClient(intents=discord.Intents.none())
    scene = Scene(client, Callbacks(client, Servers(client, has_gateway=False)), heard)
    runner = web.ServerRunner(web.Server(scene.handle))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    async with signed_in(client, traffic):
        yield scene
    await runner.cleanup()


async def test_an_edit_is_one_request_and_nothing_is_asked_back(scene: Scene) -> None:
    assert await scene.send((204, {}, None)) is None
    assert scene.asked == [(PATH, "application/json", {"type": 7, "data": SENT})]
    assert scene.heard.statuses == [204]


async def test_of_a_new_message_its_number_is_asked(scene: Scene) -> None:
    assert await scene.send(DONE, kind=MESSAGE, with_message=True) == {"id": "5", "flags": 0}
    assert scene.asked == [(f"{PATH}?with_response=1", "application/json", {"type": 4, "data": SENT})]


REFUSALS: dict[str, tuple[int, dict[str, str], Any, type[discord.HTTPException], int]] = {
    "a right is gone": (403, {}, {"code": 50001, "message": "no"}, discord.Forbidden, 50001),
    "too late": (404, {}, {"code": 10062, "message": "no"}, discord.NotFound, 10062),
    "acknowledged before": (400, {}, {"code": 40060, "message": "no"}, discord.HTTPException, 40060),
    "a page of who stands before Discord": (403, {}, "<h1>no</h1>", discord.Forbidden, 0),
}


@pytest.mark.parametrize("name", REFUSALS)
async def test_a_refusal_is_raised_as_discord_py_raises_it_and_nothing_is_sent_again(scene: Scene, name: str) -> None:
    status, headers, body, kind, code = REFUSALS[name]
    with pytest.raises(kind) as raised:
        await scene.send((status, headers, body))
    assert (type(raised.value), raised.value.status, raised.value.code) == (kind, status, code)
    assert isinstance(raised.value, UNDELIVERED)
    assert scene.heard.statuses == [status]


PASSING: dict[str, tuple[int, dict[str, str], Any]] = {
    "limited": (429, THROUGH, {"retry_after": 0.0, "global": False}),
    "broken": (500, {}, {"message": "500"}),
    "away": (503, {}, "<h1>away</h1>"),
}


@pytest.mark.parametrize("name", PASSING)
async def test_what_is_refused_for_a_moment_is_sent_again_by_discord_py(scene: Scene, name: str) -> None:
    first = PASSING[name]
    sent = await scene.send(first, DONE, kind=MESSAGE, with_message=True)
    assert sent == {"id": "5", "flags": 0}
    assert [body for *_, body in scene.asked] == [{"type": 4, "data": SENT}] * 2
    assert scene.heard.statuses == [first[0], 200]


async def test_a_dropped_connection_is_undelivered_and_not_sent_again(scene: Scene) -> None:
    with pytest.raises(UNDELIVERED):
        await scene.send((0, {}, None))
    assert len(scene.asked) == 1
    assert scene.heard.statuses == [None]
    await scene.send((204, {}, None))
    assert scene.heard.statuses == [None, 204]


async def test_if_discord_cannot_be_reached_it_is_undelivered(scene: Scene) -> None:
    Route.BASE = "http://127.0.0.1:1/api/v10"  # the fixture puts it back
    with pytest.raises(UNDELIVERED):
        await scene.send()
    assert scene.heard.statuses == [None]


async def test_a_block_by_who_stands_before_discord_is_raised(scene: Scene) -> None:
    banned: tuple[int, dict[str, str], Any] = (429, {}, {"message": "banned"})
    with pytest.raises(discord.HTTPException):
        await scene.send(banned)
    assert scene.heard.statuses == [429]


async def test_the_hosts_proxy_is_used(scene: Scene) -> None:
    base = URL(Route.BASE)
    scene.client.http.proxy = str(base.origin())
    Route.BASE = "http://discord.invalid/api/v10"  # the fixture puts it back
    await scene.send((204, {}, None))
    assert [path for path, *_ in scene.asked] == [f"http://discord.invalid{PATH}"]


async def test_after_another_sign_in_its_connections_are_used(scene: Scene) -> None:
    await scene.send((204, {}, None))
    await scene.client.http.close()
    async with signed_in(scene.client, Traffic()):
        await scene.send((204, {}, None))
    assert len(scene.asked) == 2
