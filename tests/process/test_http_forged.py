"""What Discord has not signed, or not sent like that, gets a clear status and changes nothing; the process lives on."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

import aiohttp
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from standin import payloads
from standin.discord import StandIn
from standin.launch import BotProcess, held, over_http, start_bot
from standin.payloads import CLICK, SLASH, TOKEN, Json
from standin.signing import signed
from tests.process.seeing import Port
from tests.process.test_process import ADA, assert_quiet, begin, board_of, click, square

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

Request = tuple[bytes, dict[str, str]]
HOUR_S = 3600
ANOTHER_KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))


def press(standin: StandIn, board: Json) -> bytes:
    """The packet of a press that would be a move."""
    place = standin.server.place(ADA, standin.server.games)
    data = {"component_type": 2, "custom_id": square(board, board_of(board).legal()[0])}
    return json.dumps(payloads.interaction(CLICK, place, data, board)).encode()


def requests(body: bytes) -> dict[str, tuple[int, Request]]:
    """What may be sent, by what is wrong with it: the status of the answer, the body and the headers."""
    now, good = time.time(), signed(body)
    names = ("X-Signature-Ed25519", "X-Signature-Timestamp")
    tampered = body.replace(b'"type": 3', b'"type": 2')

    def form(content: bytes, **headers: str) -> Request:
        return content, signed(content) | headers

    return {
        "no signature": (401, (body, {"Content-Type": "application/json"})),
        "no time": (401, (body, {names[0]: good[names[0]]})),
        "a short signature": (401, (body, good | {names[0]: "00"})),
        "no hexadecimal": (401, (body, good | {names[0]: "x" * 128})),
        "another key": (401, (body, signed(body, key=ANOTHER_KEY))),
        "another body": (401, (tampered, good)),
        "another time": (401, (body, good | {names[1]: str(int(now) + 1)})),
        "an hour old": (401, (body, signed(body, at=now - HOUR_S))),
        "an hour ahead": (401, (body, signed(body, at=now + HOUR_S))),
        "no number as the time": (401, (body, good | {names[1]: "now"})),
        "packed by nobody": (401, (body, signed(body, key=ANOTHER_KEY) | {"Content-Encoding": "gzip"})),
        "a huge body": (413, form(b" " * (1 << 20) + body)),
        "another type of content": (415, (body, good | {"Content-Type": "text/plain"})),
        "no JSON": (400, form(b"{")),
        "not UTF-8": (400, form(b'"\xff"')),
        "a deep list": (400, form(b"[" * 100_000)),
        "a list": (400, form(b"[]")),
        "no type": (400, form(b"{}")),
        "an unknown type": (400, form(b'{"type": 99}')),
        "a type that is a list": (400, form(b'{"type": [1]}')),
        "a slash command that is nothing": (400, form(json.dumps({"type": SLASH}).encode())),
        "a press that is nothing": (400, form(json.dumps({"type": CLICK, "id": "1", "token": "t"}).encode())),
    }


async def test_nothing_but_what_discord_has_signed_is_heard(tmp_path: Path) -> None:
    async with StandIn() as standin, start_bot(standin, tmp_path, over_http()) as bot:
        await bot.listening()
        board = await begin(standin, ADA)
        calls, wrong = len(standin.calls), {}
        for what, (status, (body, headers)) in requests(press(standin, board)).items():
            answer = await standin.webhooks.post(bot.endpoint, body, headers)
            if answer[0] != status:
                wrong[what] = answer
        assert wrong == {}
        assert len(standin.calls) == calls
        assert board_of(await click(standin, board, ADA)).ply == board_of(board).ply + 2
        await assert_says_nothing(bot)
        assert await bot.terminate() == 0


async def assert_says_nothing(bot: BotProcess) -> None:
    """Neither a token nor a signature is in the log, nor a traceback; of the time it is told once."""
    output = bot.output()
    assert_quiet(bot, allowed="clock|could not be read|left to discord.py")
    assert output.count("clock") == 1
    for secret in (TOKEN, "token-", "ttt:", "Signature"):
        assert secret not in output


RAW = {
    "no HTTP": b"\x16\x03\x01\x02\x00\r\n\r\n",
    "no length": b"Content-Length: none\r\n\r\n",
    "no text as the time": b"X-Signature-Timestamp: \xff\r\nContent-Length: 2\r\n\r\n{}",
    "a broken chunk": b"X-Signature-Timestamp: 1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\nx\r\n",
}
"""What a scanner sends, after the head of a request that has a signature."""


async def test_what_no_client_sends_gets_a_status_and_no_line_in_the_log(tmp_path: Path) -> None:
    settings = over_http()
    head = f"POST /interactions HTTP/1.1\r\nHost: bot\r\nX-Signature-Ed25519: {'00' * 64}\r\n".encode()
    async with StandIn() as standin, start_bot(standin, tmp_path, settings) as bot:
        await bot.listening()
        statuses = dict[str, bytes]()
        for what, sent in RAW.items():
            reader, writer = await asyncio.open_connection("127.0.0.1", int(settings["INTERACTIONS_PORT"]))
            writer.write(sent if what == "no HTTP" else head + sent)
            statuses[what] = (await reader.readline()).split()[1]
            writer.close()
        assert statuses == dict.fromkeys(RAW, b"400") | {"no text as the time": b"401"}
        assert await bot.terminate() == 0
        assert_quiet(bot)


async def test_connections_that_never_ask_leave_room_and_go(tmp_path: Path) -> None:
    """Three hundred to each port, of which each holds fewer."""
    settings, port = over_http(), Port()
    async with StandIn() as standin, start_bot(standin, tmp_path, settings | port.settings) as bot:
        await bot.listening()
        half = [await connect(int(settings["INTERACTIONS_PORT"]), b"POST /interactions HT") for _ in range(300)]
        silent = [await connect(port.number, b"") for _ in range(300)]
        board = await begin(standin, ADA)
        await port.ready()
        if sys.platform == "linux":
            assert held(bot.process.pid)["files"] < 256 + 64 + 40
        assert await asyncio.gather(*(reader.read() for reader, _ in half + silent)) == [b""] * 600
        for _, writer in half + silent:
            writer.close()
        assert board_of(await click(standin, board, ADA)).ply == board_of(board).ply + 2
        assert await bot.terminate() == 0
        assert_quiet(bot)


async def connect(port: int, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    return reader, writer


async def test_only_a_post_to_the_one_path_is_answered(tmp_path: Path) -> None:
    async with (
        StandIn() as standin,
        start_bot(standin, tmp_path, over_http()) as bot,
        aiohttp.ClientSession() as session,
    ):
        await bot.listening()
        for method in ("GET", "PUT", "DELETE", "OPTIONS"):
            async with session.request(method, bot.endpoint) as response:
                assert (response.status, response.headers["Allow"]) == (405, "POST")
        for path in ("/", "/interactions/1", "/metrics"):
            async with session.post(bot.endpoint.replace("/interactions", path)) as response:
                assert response.status == 404


async def test_what_was_carried_out_is_not_done_again_if_somebody_repeats_it(tmp_path: Path) -> None:
    """Within minutes the signature still holds; the claim on the interaction's number does not."""
    async with StandIn() as standin, start_bot(standin, tmp_path, over_http()) as bot:
        await bot.listening()
        board = await begin(standin, ADA)
        moved = await click(standin, board, ADA)
        standin.copies = 2
        await standin.repeat()
        after = await standin.slash("board", ADA)
        assert board_of(after.message) == board_of(moved)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"DISCORD_PUBLIC_KEY": "00" * 32}, "DISCORD_PUBLIC_KEY is the key of another application"),
        ({"INTERACTIONS_HOST": "192.0.2.1"}, "I can't listen at 192.0.2.1"),
    ],
)
async def test_what_can_not_work_ends_with_2_and_a_sentence(
    tmp_path: Path, settings: dict[str, str], said: str
) -> None:
    async with StandIn() as standin, start_bot(standin, tmp_path, over_http() | settings) as bot:
        assert await bot.ended() == 2
        assert said in bot.output()
        assert "Traceback" not in bot.output()


async def test_a_port_that_is_taken_ends_the_second_process_with_2(tmp_path: Path) -> None:
    settings = over_http()
    async with StandIn() as standin, start_bot(standin, tmp_path, settings) as bot:
        await bot.listening()
        async with start_bot(standin, tmp_path, settings) as second:
            assert await second.ended() == 2
            assert f"port {settings['INTERACTIONS_PORT']}" in second.output()
        await standin.webhooks.listening(bot.endpoint)


async def test_without_what_checks_signatures_it_ends_with_2_and_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name == 'cryptography' else find(name, *more)\n"
    )
    settings = over_http() | {"PYTHONPATH": f"{tmp_path}:{Path(__file__).parents[2]}"}
    async with StandIn() as standin, start_bot(standin, tmp_path, settings) as bot:
        assert await bot.ended() == 2
        assert "pip install -r requirements/http.lock" in bot.output()
