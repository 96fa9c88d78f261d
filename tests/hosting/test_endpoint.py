"""The endpoint: how it takes leave, and what it does with what never ends. What it lets in is for tests/process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp.test_utils import make_mocked_request
from discord.http import MultipartParameters

from bot.hosting.http import endpoint as module
from bot.hosting.http.endpoint import PATH, Endpoint
from bot.hosting.http.inline import Inline
from standin.launch import over_http
from standin.signing import PUBLIC_KEY, signed
from standin.webhooks import PING

BODY = json.dumps(PING).encode()


async def unclaimed() -> None:
    """Let every interaction be answered."""


@pytest_asyncio.fixture
async def endpoint() -> AsyncIterator[tuple[Endpoint, str]]:
    """One that listens, and its address. It is asked nothing that its client would have to answer."""
    port = int(over_http()["INTERACTIONS_PORT"])
    async with discord.Client(intents=discord.Intents.none()) as client:
        made = Endpoint(client, unclaimed)
        await made.open(bytes.fromhex(PUBLIC_KEY), "127.0.0.1", port)
        yield made, f"http://127.0.0.1:{port}{PATH}"
        await made.close()


async def test_while_it_takes_leave_only_open_connections_are_answered_and_then_ended(
    endpoint: tuple[Endpoint, str],
) -> None:
    one, url = endpoint
    async with aiohttp.ClientSession() as known, aiohttp.ClientSession() as new:
        async with known.post(url, data=BODY, headers=signed(BODY)) as response:
            assert (response.status, response.headers.get("Connection")) == (200, None)
        leaving = asyncio.create_task(one.linger())
        await asyncio.sleep(0)
        async with known.post(url, data=BODY, headers=signed(BODY)) as response:
            assert (response.status, response.headers["Connection"]) == (200, "close")
        assert not leaving.done()
        with pytest.raises(aiohttp.ClientConnectorError):
            await new.post(url, data=BODY, headers=signed(BODY))
        await leaving


async def test_a_request_that_does_not_end_is_not_waited_for(
    endpoint: tuple[Endpoint, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "READ_S", 0.05)
    gone = asyncio.Event()

    async def forever() -> AsyncIterator[bytes]:
        yield BODY
        await gone.wait()

    async with (
        aiohttp.ClientSession() as session,
        session.post(endpoint[1], data=forever(), headers=signed(BODY)) as response,
    ):
        assert response.status == 408
    gone.set()


async def test_a_huge_request_is_refused_though_it_does_not_say_so(endpoint: tuple[Endpoint, str]) -> None:
    async def huge() -> AsyncIterator[bytes]:
        for _ in range(17):
            yield b" " * (1 << 16)

    async with (
        aiohttp.ClientSession() as session,
        session.post(endpoint[1], data=huge(), headers=signed(BODY)) as response,
    ):
        assert response.status == 413


async def test_the_host_is_told_once_that_a_clock_is_wrong(
    endpoint: tuple[Endpoint, str], caplog: pytest.LogCaptureFixture
) -> None:
    async with aiohttp.ClientSession() as session:
        for _ in range(3):
            async with session.post(endpoint[1], data=BODY, headers=signed(BODY, at=1_000_000_000)) as response:
                assert response.status == 401
    assert [record.levelname for record in caplog.records if "clock" in record.message] == ["WARNING"]


async def test_an_answer_hangs_on_no_request_that_the_server_has_given_up() -> None:
    inline = Inline(make_mocked_request("POST", PATH), float("inf"), unclaimed)
    asking = asyncio.create_task(inline.answer())
    await asyncio.sleep(0)
    update = MultipartParameters({"type": discord.InteractionResponseType.message_update.value, "data": {}}, None, None)
    answering = asyncio.create_task(inline.create_interaction_response(1, "t", session=None, params=update))
    await asyncio.sleep(0)  # it has handed its body over, and the request hears of that in the next turn
    asking.cancel()
    with pytest.raises(aiohttp.ClientConnectionError):
        async with asyncio.timeout(1):
            await answering
    with pytest.raises(asyncio.CancelledError):
        await asking
