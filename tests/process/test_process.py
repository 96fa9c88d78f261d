"""Promises about the process: killed in the middle of games, asked to stop, refused an intent, turned away.

The real bot runs in a process of its own against the stand-in; what it says in detail is for tests/chat.
"""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.engine import Position
from standin.conduct import MESSAGE_CONTENT_LIMITED, PATIENCE_S
from standin.discord import StandIn
from standin.interactions import Answer
from standin.launch import BotProcess, start_bot
from standin.payloads import BOT, MESSAGE_CONTENT, TOKEN, Json, Person, buttons

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

TEN = [Person(2_000_000_000_000_000_001 + n, f"player{n}") for n in range(10)]
ADA = TEN[0]
KILLED_AFTER_S = 10.0
"""How long Docker waits for a stop. On a machine that has nothing else to do one takes 4.5 s at most."""

EMOJI = re.compile("([❌❎💢])|([🔵🟢🌀⭕])|[1-9]\ufe0f?\u20e3")


def board_of(message: Json) -> Position:
    """Read the board off a message, as a player does: lines of nothing else, for words may stand below."""
    lines = [line for line in message["content"].split("\n") if not EMOJI.sub("", line).strip()]
    found = EMOJI.finditer("\n".join(lines))
    return Position.parse("".join("X" if one[1] else "O" if one[2] else "." for one in found))


def shows_board(message: Json) -> bool:
    """Whether a message is a board. A sentence may have buttons, too, and a line that leads to a board has none."""
    return bool(EMOJI.search(message["content"]) and buttons(message))


def square(message: Json, cell: int) -> str:
    """The button of a square, as its custom_id."""
    ids = [str(button.get("custom_id")) for button in buttons(message)]
    return next(one for one in ids if re.fullmatch(rf"ttt:\d+:\d+:{cell}", one))


def moves_between(before: Position, after: Position) -> tuple[int, int]:
    """How many marks of X and of O were added. Fails where a mark that was shown is gone or changed."""
    pairs = list(zip(before.text(), after.text(), strict=True))
    assert all(old in (".", new) for old, new in pairs), f"{before.text()} became {after.text()}"
    added = [new for old, new in pairs if old != new]
    return added.count("X"), added.count("O")


def assert_played(before: Position, after: Position, cell: int) -> None:
    """X played that cell and nothing else, and the bot replied once if anything was left to reply to."""
    assert before.text()[cell] == "."
    assert after.text()[cell] == "X"
    replies = 0 if after.ply % 2 else 1
    assert moves_between(before, after) == (1, replies)
    assert replies or after.is_over


async def begin(standin: StandIn, player: Person) -> Json:
    """Start a game that is not soon over, and play its first move by a click."""
    board = (await standin.slash("play", player, level="easy", first="me")).message
    assert board_of(board).text() == Position.start().text()
    return await click(standin, board, player)


async def click(standin: StandIn, board: Json, player: Person) -> Json:
    """Play the first free square by its button."""
    before = board_of(board)
    cell = before.legal()[0]
    answer = await standin.click(board, square(board, cell), player)
    assert (answer.type, answer.ephemeral, answer.message["id"]) == (7, False, board["id"])
    assert_played(before, board_of(answer.message), cell)
    return answer.message


async def type_move(standin: StandIn, board: Json, player: Person) -> Json:
    """Play the first free square by typing; the bot posts a new board."""
    before = board_of(board)
    cell = before.legal()[0]
    posted = await standin.say(f"!move {cell + 1}", player)
    assert posted["id"] != board["id"]
    assert_played(before, board_of(posted), cell)
    return posted


def is_folded(standin: StandIn, message: Json) -> bool:
    """Whether a message of a game is one line, or gone."""
    return message["id"] not in standin.messages or not buttons(standin.messages[message["id"]])


async def play_to_the_end(standin: StandIn, old: Json, player: Person) -> int:
    """Type one move and click the others. Returns how many calls it takes: a typed move folds the old message.

    More typed moves than ten a second wait for the bot's sweep, which folds what it left.
    """
    new, done = await type_move(standin, old, player), 2
    await standin.until(partial(is_folded, standin, old), "the old message is folded")
    while not board_of(new).is_over:
        new, done = await click(standin, new, player), done + 1
    return done


@pytest.mark.parametrize("is_killed", [True, pytest.param(False, marks=pytest.mark.smoke)], ids=["killed", "asked"])
async def test_ten_games_survive_a_kill_or_a_quick_stop_in_the_middle_of_ten_clicks(
    standin: StandIn, bot: BotProcess, tmp_path: Path, *, is_killed: bool
) -> None:
    boards = await asyncio.gather(*(begin(standin, player) for player in TEN))
    clicks = click_all_at_once(standin, boards)
    await asyncio.wait(clicks, return_when=asyncio.FIRST_COMPLETED)
    await (bot.kill() if is_killed else assert_stops(bot))
    ends = await asyncio.gather(*clicks, return_exceptions=True)
    assert all(isinstance(end, Answer | ConnectionError) for end in ends), ends
    async with start_bot(standin, tmp_path) as other:
        await other.ready()
        for player, board in zip(TEN, boards, strict=True):
            await go_on(standin, board, player)
        assert_quiet(other)
    assert standin.unexpected == []
    assert not [call for call in standin.calls if call.method == "PUT"], "unchanged commands are not sent again"


@pytest.mark.smoke
async def test_a_stop_does_not_wait_for_a_database_that_is_locked(
    standin: StandIn, bot: BotProcess, tmp_path: Path
) -> None:
    boards = [await begin(standin, player) for player in TEN]
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    clicks = click_all_at_once(standin, boards)
    await standin.slash("help", ADA)  # so that the clicks, which came before, are being written by now
    try:
        async with asyncio.timeout(stops_within_s()):
            assert await bot.terminate() == 0
    finally:
        other.close()
        await asyncio.gather(*clicks, return_exceptions=True)


async def test_a_stop_does_not_wait_for_a_connection_that_is_lost(standin: StandIn, bot: BotProcess) -> None:
    standin.unanswered = "/gateway"
    await standin.drop()
    await asyncio.wait_for(standin.left_waiting.wait(), PATIENCE_S)
    await assert_stops(bot)


@pytest.mark.smoke
async def test_a_lost_connection_is_resumed_and_the_game_goes_on(standin: StandIn, bot: BotProcess) -> None:
    board = await begin(standin, ADA)
    await standin.drop()
    await bot.ready()
    await play_to_the_end(standin, board, ADA)
    assert_quiet(bot)


@pytest.mark.parametrize(
    ("flags", "connections"), [(0, 1), (MESSAGE_CONTENT_LIMITED, 2)], ids=["the portal tells", "the gateway refuses"]
)
async def test_without_message_content_the_rest_works_and_one_line_says_where_to_switch_it_on(
    standin: StandIn, tmp_path: Path, flags: int, connections: int
) -> None:
    standin.refuse_message_content, standin.application_flags = True, flags
    standin.identify_every_s = 5.0  # as Discord's own limit: the refused one counts
    async with start_bot(standin, tmp_path) as bot:
        await bot.ready()
        assert not standin.intents & MESSAGE_CONTENT
        board = await begin(standin, ADA)
        cell = board_of(board).legal()[0]
        posted = await standin.say(f"<@{BOT.id}> move {cell + 1}", ADA)
        assert_played(board_of(board), board_of(posted), cell)
        warnings = [line for line in bot.output().splitlines() if "WARNING" in line]
        assert len(warnings) == 1, bot.output()
        assert "Message Content Intent" in warnings[0]
        assert "python -m bot setup" in warnings[0]
        assert "Traceback" not in bot.output()
    assert (standin.connections, standin.too_early) == (connections, [])


@pytest.mark.smoke
async def test_a_wrong_token_is_one_clear_line(standin: StandIn, tmp_path: Path) -> None:
    token = f"{TOKEN[:-1]}x"
    async with start_bot(standin, tmp_path, {"DISCORD_TOKEN": token}) as bot:
        assert await bot.ended() == 2
        output = bot.output()
        assert [line for line in output.splitlines() if "DISCORD_TOKEN" in line], output
        assert "Traceback" not in output
        assert not [part for part in token.split(".") if part in output]


def click_all_at_once(standin: StandIn, boards: list[Json]) -> list[asyncio.Task[Answer]]:
    """Press the first free square of every board."""
    return [
        standin.send_click(board, square(board, board_of(board).legal()[0]), player)
        for player, board in zip(TEN, boards, strict=True)
    ]


async def go_on(standin: StandIn, board: Json, player: Person) -> None:
    """See what was pressed last played exactly once, after pressing again if need be, and play to the end.

    board: what the player saw before that press.
    """
    before, cell = board_of(board), board_of(board).legal()[0]
    shown = standin.messages[board["id"]]
    if board_of(shown) == before:
        shown = (await standin.click(board, square(board, cell), player)).message
    assert_played(before, board_of(shown), cell)
    await play_to_the_end(standin, shown, player)


def stops_within_s() -> float:
    """How long a stop may take now: if more processes compute than there are cores, each gets a part of one."""
    return KILLED_AFTER_S * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


async def assert_stops(bot: BotProcess) -> None:
    """SIGTERM ends it with 0, in time for any host that restarts it, and without a fuss in the log."""
    try:
        async with asyncio.timeout(stops_within_s()):
            assert await bot.terminate() == 0, bot.output()
    except TimeoutError:
        pytest.fail(f"the bot still ran:\n{bot.output()}")
    assert_quiet(bot)


def assert_quiet(bot: BotProcess, allowed: str = "^$") -> None:
    """Nothing went wrong that a host would have to read, but for lines in which the pattern `allowed` is found.

    discord.py notes when a heartbeat was sent after it is; the stand-in may have answered by then, and the answer
    seems as late as the heartbeat before.
    """
    lines = [line for line in bot.output().splitlines() if not re.search(f"{allowed}|Can't keep up", line)]
    assert not [line for line in lines if re.search("WARNING|ERROR|CRITICAL|Traceback", line)], bot.output()
