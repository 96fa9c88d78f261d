"""Discord by way of proxies: the settings name them, and nothing that Discord says leads past them."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientSession, web

from standin import handshake
from standin.discord import StandIn
from standin.handshake import BASE, gateway_url
from standin.launch import start_bot
from tests.process.test_check import check_in_process
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


@asynccontextmanager
async def forwarding(heads: list[str]) -> AsyncIterator[int]:
    """Do what a company's proxy does: pass on each connection to where its first request goes. Gives the port."""
    passing = set[asyncio.Task[None]]()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        heads.append(head.decode())
        there = urlsplit(heads[-1].split()[1])
        further = await asyncio.open_connection(there.hostname, there.port)
        further[1].write(head)
        passing.update(asyncio.create_task(copy(*each)) for each in ((reader, further[1]), (further[0], writer)))

    async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while some := await source.read(1 << 16):
                if re.match(rb"[A-Z]+ \w+://", some):  # one more request on the same connection
                    heads.append(some.decode())
                target.write(some)
        target.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]
        for each in passing:
            each.cancel()
        await asyncio.gather(*passing, return_exceptions=True)


async def test_the_proxy_that_the_environment_names_is_used_and_told_without_its_password(
    standin: StandIn, tmp_path: Path
) -> None:
    heads = list[str]()
    async with forwarding(heads) as port:
        named = {"HTTP_PROXY": f"http://me:hunter2@127.0.0.1:{port}", "UPDATE_NOTICE": f"{standin.url}/latest"}
        async with start_bot(standin, tmp_path, named) as bot:
            await bot.ready()
            await begin(standin, ADA)
            assert await bot.terminate() == 0
            assert f"I reach Discord by the proxy http://127.0.0.1:{port}" in bot.output()
            assert "hunter2" not in bot.output()
        asked = [head.split()[1].removeprefix(standin.url) for head in heads]
        assert {each.partition("?")[0] for each in asked} >= {f"{BASE}/users/@me", "/latest"}
        assert any("Upgrade: websocket" in head for head in heads), "so does the gateway"
        assert all("Proxy-Authorization: Basic bWU6aHVudGVyMg==" in head for head in heads)
        (tmp_path / ".env").write_text(f"HTTP_PROXY={named.pop('HTTP_PROXY')}\n")
        status, lines = await check_in_process(standin, tmp_path, **named)
        assert (status, [line for line in lines if "Network" in line]) == (
            0, [f"✓ Network: I reach Discord by the proxy http://127.0.0.1:{port}, which the environment names."]
        )  # fmt: skip


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ({"HTTP_PROXY": "http://127.0.0.1:9", "no_proxy": "localhost,127.0.0.1"}, []),
        ({"HTTPS_PROXY": "http://127.0.0.1:9"}, []),
        ({"ALL_PROXY": "socks5://me:hunter2@127.0.0.1:9"}, ["socks5://127.0.0.1:9"]),
        ({"ALL_PROXY": "http://me:hun/ter2@[:9"}, ["http://[:9"]),
    ],
)
async def test_a_proxy_that_is_for_others_is_left_out_and_one_that_cannot_be_used_is_told(
    standin: StandIn, tmp_path: Path, named: dict[str, str], told: list[str]
) -> None:
    status, lines = await check_in_process(standin, tmp_path, **named)
    found = [line for line in lines if "Network" in line]
    assert (status, len(found), "hunter2" in str(lines)) == (0, len(told), False)
    assert all(f"the proxy {each}, but I can only" in line for each, line in zip(told, found, strict=True))


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
