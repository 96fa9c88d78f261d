"""Connections to both ports: those that send nothing go, and a full port keeps Discord's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from aiohttp import web

from bot.hosting.http import connections as module
from bot.hosting.http.connections import AWAITED, Runner
from standin.conduct import PATIENCE_S
from standin.launch import free_port

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]
GET = b"GET / HTTP/1.1\r\nHost: bot\r\n\r\n"
HALVES = {"nothing": b"", "half a line": b"GET / HT", "half a head": b"GET / HTTP/1.1\r\nHost: bot\r\n"}


Connect = Callable[..., Awaitable[Connection]]


@asynccontextmanager
async def server(most: int = 3, held: asyncio.Event | None = None) -> AsyncIterator[Connect]:
    """Serve what counts as Discord's at /discord, which waits for `held`, and what anybody may ask at /."""

    async def anybody(_: web.Request) -> web.Response:
        return web.json_response({})

    async def discord(request: web.Request) -> web.Response:
        runner.use(request, AWAITED)
        if held is not None:
            await held.wait()
        return web.json_response({})

    app = web.Application()
    app.router.add_get("/", anybody)
    app.router.add_get("/discord", discord)
    runner, port = Runner(app, most), free_port()
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    made: list[Connection] = []

    async def connect(sent: bytes = b"") -> Connection:
        made.append(await asyncio.open_connection("127.0.0.1", port))
        made[-1][1].write(sent)
        return made[-1]

    yield connect
    for _, writer in made:
        writer.close()
    await asyncio.gather(*(writer.wait_closed() for _, writer in made), return_exceptions=True)
    await runner.cleanup()


async def ask(connection: Connection, path: str = "/") -> None:
    connection[1].write(GET.replace(b"/ ", f"{path} ".encode(), 1))
    await answered(connection)


async def answered(connection: Connection) -> None:
    head = await connection[0].readuntil(b"\r\n\r\n")
    assert b" 200 " in head
    assert json.loads(await connection[0].readexactly(2)) == {}


async def is_closed(connection: Connection) -> bool:
    """Whether the other side has gone; one that stays is known by an answer."""
    try:
        await ask(connection)
    except (ConnectionError, asyncio.IncompleteReadError):
        return True
    return False


@pytest.mark.parametrize("sent", HALVES)
async def test_a_connection_that_sends_no_whole_request_is_closed(sent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HEAD_S", 0.05)
    async with server() as connect, asyncio.timeout(PATIENCE_S):
        reader, _ = await connect(HALVES[sent])
        assert await reader.read() == b""


async def test_one_that_has_asked_stays_longer_than_one_that_never_did(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HEAD_S", 0.05)
    async with server() as connect, asyncio.timeout(PATIENCE_S):
        known = await connect()
        await ask(known)
        silent, _ = await connect()
        assert await silent.read() == b""
        assert not await is_closed(known)


async def test_one_that_asks_no_more_goes_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEEP_S", 0.05)
    async with server() as connect, asyncio.timeout(PATIENCE_S):
        known = await connect()
        await ask(known)
        assert await known[0].read() == b""


async def test_of_a_full_port_the_oldest_silent_one_goes_first_then_a_stranger_then_discords() -> None:
    async with server(most=3) as connect, asyncio.timeout(PATIENCE_S):
        ours, stranger = await connect(), await connect()
        await ask(ours, "/discord")
        await ask(stranger)
        silent, _ = await connect()
        new = await connect()
        assert await silent.read() == b""
        await ask(new, "/discord")
        newer = await connect()
        assert await stranger[0].read() == b""
        await ask(newer, "/discord")
        newest = await connect()
        assert await ours[0].read() == b"", "of Discord's own the one that was idle for the longest time"
        for each in (new, newer, newest):
            assert not await is_closed(each)


async def test_what_discord_waits_for_is_not_given_up_for_others() -> None:
    held = asyncio.Event()
    async with server(most=2, held=held) as connect, asyncio.timeout(PATIENCE_S):
        waiting = [await connect(GET.replace(b"/ ", b"/discord ", 1)) for _ in range(2)]
        await asyncio.sleep(0)
        flood = [await connect() for _ in range(20)]
        for reader, _ in flood:
            assert await reader.read() == b""
        held.set()
        for each in waiting:
            await answered(each)


async def test_three_hundred_silent_ones_do_not_keep_a_request_from_its_answer() -> None:
    async with server(most=20) as connect, asyncio.timeout(PATIENCE_S):
        silent = [await connect(HALVES["half a head"]) for _ in range(300)]
        new = await connect()
        await ask(new)
        gone = [reader.read() for reader, _ in silent[:280]]
        assert await asyncio.gather(*gone) == [b""] * 280
