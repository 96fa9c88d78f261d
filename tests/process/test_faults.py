"""Discord is unwell: refuses, drops, repeats, closes. What was played stays played, and is shown again.

The real bot runs in a process of its own against the stand-in.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from standin.conduct import Fault
from standin.discord import StandIn
from standin.handshake import JSON_HEADERS
from standin.interactions import Answer
from standin.launch import BotProcess, start_bot
from standin.payloads import CHANNEL_ID, Json, Person
from tests.process.test_process import ADA, TEN, assert_played, assert_quiet, begin, board_of, is_folded, square

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

THROUGH = {"Via": "1.1 google"}
"""What tells discord.py that it is Discord who limits it, and not the one who stands before Discord."""

FAULTS: dict[str, dict[str, Any]] = {
    "429 with retry_after": {"status": 429, "headers": THROUGH, "body": {"retry_after": 0.05, "global": False}},
    "429 that does not say how long": {"status": 429, "headers": THROUGH, "body": {"message": "slow down"}},
    "429 from the edge, without": {"status": 429, "body": {"message": "banned"}},
    "the connection is dropped before": {"status": 0},
    "the connection is dropped after it was done": {"status": 0, "done": True},
    "403, the right is gone": {"status": 403, "code": 50001},
    "404, the message is gone": {"status": 404, "code": 10008},
    "404, the interaction has expired (10062)": {"status": 404, "code": 10062},
    "400, acknowledged before (40060)": {"status": 400, "code": 40060, "done": True},
    "503, once": {"status": 503},
    "500, once": {"status": 500},
    "502, twice": {"status": 502, "times": 2},  # discord.py tries these again after 1 and 3 seconds
}

PAGE = "<html><body>Sign in to the network</body></html>"
HOUR = {"headers": THROUGH | {"Retry-After": "3600"}, "status": 429}
FOREIGN: dict[str, dict[str, Any]] = {
    "a web page": {"status": 200, "body": PAGE},
    "half an answer": {"status": 200, "body": '{"id": "12", "con', "headers": JSON_HEADERS},
    "nothing": {"status": 200, "body": ""},
    "a text": {"status": 200, "body": '"well"', "headers": JSON_HEADERS},
    "502 with a page": {"status": 502, "body": PAGE},
    "429 for an hour": {**HOUR, "body": {"retry_after": 3600, "global": False}},
    "429 for an hour with a page": {**HOUR, "body": PAGE},
    "429 with half an answer": {**HOUR, "body": "{", "headers": THROUGH | JSON_HEADERS},
}
"""What a proxy answers in Discord's place."""

AT_START = ("a web page", "half an answer", "nothing", "502 with a page")

CALLBACK, POST = ("POST", "/interactions/*/callback"), ("POST", f"/channels/{CHANNEL_ID}/messages")
DOORS = {"button": CALLBACK, "slash": CALLBACK, "typed": POST}


def act(standin: StandIn, door: str, board: Json, cell: int, player: Person) -> asyncio.Task[Answer | Json]:
    """Play a square and do not wait for the answer, which may never come."""
    if door == "button":
        return asyncio.create_task(standin.click(board, square(board, cell), player))
    if door == "slash":
        return asyncio.create_task(standin.slash("move", player, square=str(cell + 1)))
    return asyncio.create_task(standin.say(f"!move {cell + 1}", player))


def newest(standin: StandIn, board: Json) -> Json | None:
    """The newest message that shows that game after another move."""
    game, before = square(board, board_of(board).legal()[0]).rsplit(":", 2)[0], board_of(board)
    for message in reversed(standin.messages.values()):
        if f"{game}:" in json.dumps(message["components"]) and board_of(message).ply > before.ply:
            return message
    return None


async def survive(standin: StandIn, door: str, board: Json, player: Person, fault: Fault) -> Json:
    """Move while Discord is unwell. Return the message that shows the move, once one does."""
    before, cell, calls = board_of(board), board_of(board).legal()[0], len(standin.calls)
    is_tried_again = "retry_after" in fault.body or fault.status in (500, 502)
    is_tried_again |= fault.status == 503 and door != "typed"
    is_tried_again |= fault.status == 403 and door == "typed"  # in plain words

    def is_shown() -> bool:
        edits = [call for call in standin.calls[calls:] if call.method == "PATCH"]
        return newest(standin, board) is not None and (is_tried_again or bool(edits))

    standin.faults.append(fault)
    acting = act(standin, door, board, cell, player)
    await standin.until(is_shown, f"show the move after {fault}")
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)
    standin.forget_waiting()
    shown = deepcopy(newest(standin, board))
    assert shown is not None
    assert_played(before, board_of(shown), cell)
    assert fault.times == 0, "the fault was met"
    return shown


@pytest.mark.parametrize("faults", [FAULTS, FOREIGN], ids=["Discord does not take it", "a proxy answers in its place"])
async def test_a_move_whose_answer_fails_is_kept_and_shown(
    standin: StandIn, bot: BotProcess, faults: dict[str, dict[str, Any]]
) -> None:
    for number, (fields, (door, (method, path))) in enumerate(itertools.product(faults.values(), DOORS.items())):
        player = Person(ADA.id + number, f"player{number}")
        board = await begin(standin, player)
        shown = await survive(standin, door, board, player, Fault(method, path, **fields))
        await finish(standin, shown, player)
    assert_quiet(bot, allowed="rate limited|rate limit")


async def test_an_edit_is_made_again_though_a_proxy_answers_in_discords_place(
    standin: StandIn, bot: BotProcess
) -> None:
    """The older board goes in the background; the typed move stands below it."""
    for player, (what, fields) in zip(TEN, FOREIGN.items(), strict=False):
        board = await begin(standin, player)
        fault = Fault("DELETE", f"/channels/{CHANNEL_ID}/messages/*", **fields)
        standin.faults.append(fault)
        posted = await act(standin, "typed", board, board_of(board).legal()[0], player)
        assert isinstance(posted, dict)
        await standin.until(partial(is_folded, standin, board), f"fold the older board after {what}")
        assert fault.times == 0
        await play_one(standin, posted, player)
    assert_quiet(bot, allowed="rate limit")


START = ("/users/@me", "*/applications/@me", "/applications/*/commands", "/gateway/bot")


@pytest.mark.parametrize("path", START)
async def test_it_starts_though_a_proxy_has_answered_in_discords_place(
    standin: StandIn, tmp_path: Path, path: str
) -> None:
    faults = [Fault("GET", path, **FOREIGN[what]) for what in AT_START]
    standin.faults += faults
    async with start_bot(standin, tmp_path) as bot:
        await bot.ready()
        await begin(standin, ADA)
        assert [fault.times for fault in faults] == [0] * len(faults)
        assert "Traceback" not in bot.output()
        assert bot.output().count("something in between answered") == 1


async def finish(standin: StandIn, shown: Json, player: Person) -> None:
    """Click on a message, as it stands at each time, until it shows an end: what mends it may be on its way."""
    while not board_of(board := standin.messages[shown["id"]]).is_over:
        await standin.click(board, square(board, board_of(board).legal()[0]), player)


RESUMED = (1000, 1001, 1006, 1012, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009)
ENDS = {4004: "DISCORD_TOKEN", 4011: "SHARD"}


async def test_a_lost_connection_is_made_again_whatever_discord_says(standin: StandIn, bot: BotProcess) -> None:
    """Each of ten members moves in turn: one alone would soon be too fast."""
    boards = [(player, await begin(standin, player)) for player in TEN]
    losses: list[tuple[Any, tuple[Any, ...]]] = [(standin.drop, (code,)) for code in RESUMED]
    losses += [(standin.ask_to_leave, how) for how in ((7, None), (9, True), (9, False))]
    for lose, how in losses:
        await lose(*how)
        await bot.ready()
        player, board = boards.pop(0)
        boards.append((player, await play_one(standin, board, player)))
    assert_quiet(bot)


async def play_one(standin: StandIn, board: Json, player: Person) -> Json:
    """One click on the first free square; a new game where that ended it."""
    before, cell = board_of(board), board_of(board).legal()[0]
    answer = await standin.click(board, square(board, cell), player)
    assert_played(before, board_of(answer.message), cell)
    return answer.message if not board_of(answer.message).is_over else await begin(standin, player)


async def test_a_gateway_that_falls_silent_is_given_up_and_the_game_goes_on(standin: StandIn, tmp_path: Path) -> None:
    """discord.py gives a connection up that has been silent for a minute."""
    standin.heartbeat_s = 1.0
    async with start_bot(standin, tmp_path) as bot:
        await bot.ready()
        board = await begin(standin, ADA)
        standin.is_silent = True
        await standin.gone()
        standin.is_silent = False
        await bot.ready()
        await play_one(standin, board, ADA)
        assert_quiet(bot, allowed="heartbeat")


@pytest.mark.parametrize("code", ENDS)
async def test_a_close_that_no_try_can_mend_ends_the_process_with_a_clear_line(
    standin: StandIn, bot: BotProcess, code: int
) -> None:
    await standin.drop(code)
    assert await bot.ended() == 2
    assert ENDS[code] in bot.output().splitlines()[-1]
    assert "Traceback" not in bot.output()
