"""A signed request that somebody sends again, within its minutes: it gets a status and nothing else, by any process."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import AsyncExitStack

import pytest

from standin import payloads
from standin.payloads import CLICK, SLASH, Json, Person
from standin.signing import signed
from tests.process.conftest import Scene
from tests.process.test_http import BEN, start
from tests.process.test_process import ADA, assert_quiet, begin, board_of, square

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

Request = tuple[bytes, dict[str, str]]
NOTHING = (202, b"")


def asked(scene: Scene, board: Json) -> dict[str, Request]:
    """Signed requests whose answer goes back in the body: what is private, refused or looked at, and a move."""
    server, cell = scene.standin.server, board_of(board).legal()[0]

    def made(kind: int, data: Json, player: Person = ADA) -> Request:
        packet = payloads.interaction(kind, server.place(player, server.games), data, board if kind == CLICK else None)
        body = json.dumps(packet).encode()
        return body, signed(body)

    def pressed(custom_id: str, player: Person = ADA) -> Request:
        return made(CLICK, {"component_type": 2, "custom_id": custom_id}, player)

    def slash(name: str) -> Request:
        return made(SLASH, {"id": "1", "name": name, "type": 1})

    return {
        "help": slash("help"),
        "a hint": slash("hint"),
        "no such command": slash("nothing"),
        "another's game": pressed(square(board, cell), BEN),
        "an old button": pressed("ttt-nothing:1"),
        "a move": pressed(square(board, cell)),
    }


async def test_what_is_repeated_gets_a_status_and_nothing_else_from_every_process(scene: Scene) -> None:
    async with AsyncExitStack() as stack:
        bots = [await start(scene, stack), await start(scene, stack)]
        board = await begin(scene.standin, ADA)
        calls, post = len(scene.standin.calls), scene.standin.webhooks.post
        for what, request in asked(scene, board).items():
            status, body = await post(bots[0].endpoint, *request)
            assert (status, bool(body)) == (200, True), what
            again = [await post(bot.endpoint, *request) for bot in bots for _ in range(2)]
            assert again == [NOTHING] * 4, what
        assert len(scene.standin.calls) == calls
        for bot in bots:
            assert await bot.terminate() == 0
            assert_quiet(bot)


async def test_of_twins_at_one_instant_one_is_answered(scene: Scene) -> None:
    async with AsyncExitStack() as stack:
        bots = [await start(scene, stack), await start(scene, stack)]
        board = await begin(scene.standin, ADA)
        for what, request in asked(scene, board).items():
            posts = (scene.standin.webhooks.post(bot.endpoint, *request) for bot in bots for _ in range(5))
            answers = await asyncio.gather(*posts)
            assert sorted(status for status, _ in answers) == [200] + 9 * [202], what


async def test_what_was_answered_before_a_restart_is_not_answered_after_it(scene: Scene) -> None:
    async with AsyncExitStack() as stack:
        bot = await start(scene, stack)
        requests = asked(scene, await begin(scene.standin, ADA))
        for request in requests.values():
            assert (await scene.standin.webhooks.post(bot.endpoint, *request))[0] == 200
        await bot.kill()
        bot = await start(scene, stack)
        for what, request in requests.items():
            assert await scene.standin.webhooks.post(bot.endpoint, *request) == NOTHING, what
