"""Discord by way of proxies: the settings name them, and nothing that Discord says leads past them."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession, web

from standin import handshake
from standin.discord import StandIn
from standin.handshake import BASE, gateway_url
from standin.launch import start_bot
from tests.process.test_process import ADA, begin, click

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

PREFIX = "/discord"
RECONNECT = 7
NEEDED = ("Authorization", "Content-Type")


@asynccontextmanager
async def proxy(standin: StandIn) -> AsyncIterator[str]:
    """Do what a proxy for the REST API does: ask at the same path below its own. Gives the address of the API there."""

    async def pass_on(request: web.Request) -> web.Response:
        url = standin.url + request.raw_path.removeprefix(PREFIX)
        headers = {name: request.headers[name] for name in NEEDED if name in request.headers}
        async with session.request(request.method, url, data=await request.read(), headers=headers) as answer:
            return web.Response(body=await answer.read(), status=answer.status, headers=handshake.JSON_HEADERS)

    app = web.Application()
    app.router.add_route("*", PREFIX + "/{path:.*}", pass_on)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with ClientSession() as session:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}{PREFIX}{BASE}"
    await runner.cleanup()


@pytest.mark.parametrize("shards", [{}, {"SHARD_COUNT": "1"}], ids=["asked for", "set"])
async def test_all_goes_by_the_proxies_though_discord_names_other_addresses(
    standin: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shards: dict[str, str]
) -> None:
    monkeypatch.setattr(handshake, "gateway_url", lambda _: "ws://127.0.0.1:9/gateway")
    async with proxy(standin) as url:
        settings = {"DISCORD_API_URL": f"{url}/", "DISCORD_GATEWAY_URL": gateway_url(standin.url), **shards}
        async with start_bot(standin, tmp_path, settings) as bot:
            await bot.ready()
            board = await begin(standin, ADA)
            session = standin.session_ids
            await standin.ask_to_leave(RECONNECT)
            await bot.ready()
            assert standin.session_ids == session, "it was resumed, at the address that the settings name"
            await standin.drop()
            await bot.ready()  # and began anew
            await click(standin, board, ADA)
            await standin.say("!board", ADA)
            assert await bot.terminate() == 0
        assert standin.unexpected == []


async def test_commands_go_by_the_proxy_too(standin: StandIn, tmp_path: Path) -> None:
    async with proxy(standin) as url:
        settings = {"DISCORD_API_URL": url, "TYPED_COMMANDS": "off"}
        async with start_bot(standin, tmp_path, settings, arguments=["check"]) as bot:
            assert await bot.ended() == 0, bot.output()
        assert standin.calls
