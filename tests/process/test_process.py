"""Promises about the process: set up, asked to stop in the middle of games, refused an intent, turned away.

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
from standin.conduct import MESSAGE_CONTENT_LIMITED
from standin.discord import StandIn
from standin.interactions import Answer
from standin.launch import BotProcess, start_bot
from standin.payloads import BOT, MESSAGE_CONTENT, TOKEN, Json, Person, buttons
from tests.process.seeing import Port, count
from tests.process.test_setup import DONE, LINKS, OTHER_FLAGS, done, lines_of, marked, new_application

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


@pytest.mark.smoke
async def test_a_new_application_is_set_up_and_ten_games_outlive_a_lost_connection_and_a_quick_stop(
    tmp_path: Path,
) -> None:
    """Two lives of one bot: three commands up to a first start, and a start that ends under a locked database."""
    port = Port()
    async with StandIn() as standin:
        new_application(standin)
        async with start_bot(standin, tmp_path, program=("-c", COMMANDS)) as bot:
            await bot.ready()
            refused, refusal, told, success, _ = re.split(r"ended with (\d)\n", bot.output())
            assert (refusal, "DISCORD_TOKEN" in refused, "Traceback" in refused) == ("2", True, False), "a wrong token"
            assert not [part for part in TOKEN[:-1].split(".") if part in refused]
            assert_sets_up(standin, int(success), told)
            assert standin.intents & MESSAGE_CONTENT
            await assert_resumes(standin, bot)
            boards = await asyncio.gather(*(begin(standin, player) for player in TEN))
            clicks = click_all_at_once(standin, boards)
            await asyncio.wait(clicks, return_when=asyncio.FIRST_COMPLETED)
            await assert_stops(bot)
        assert standin.commands, "the first start has sent them"
        standin.calls.clear()
        async with start_bot(standin, tmp_path, port.settings) as bot:
            await bot.ready()
            await assert_goes_on(standin, bot, boards, clicks)
            assert not [call for call in standin.calls if call.method == "PUT"], "unchanged commands are not sent again"
            await assert_tells_of_a_lost_gateway(standin, tmp_path, port)
            await assert_stops_without_its_database(standin, bot, tmp_path)
        status, said = await ask_health(standin, tmp_path, port)
        assert (status, said.startswith(f"Nothing answers at 127.0.0.1:{port.number}")) == (1, True)


async def test_ten_games_survive_a_kill_in_the_middle_of_ten_clicks(
    standin: StandIn, bot: BotProcess, tmp_path: Path
) -> None:
    boards = await asyncio.gather(*(begin(standin, player) for player in TEN))
    clicks = click_all_at_once(standin, boards)
    await asyncio.wait(clicks, return_when=asyncio.FIRST_COMPLETED)
    await bot.kill()
    async with start_bot(standin, tmp_path) as other:
        await other.ready()
        await assert_goes_on(standin, other, boards, clicks)


COMMANDS = """
import os, sys
from bot.__main__ import main
token = os.environ["DISCORD_TOKEN"]
os.environ["DISCORD_TOKEN"] = f"{token[:-1]}x"
print("ended with", main([]))
os.environ["DISCORD_TOKEN"] = token
print("ended with", main(["setup", "--yes"]), flush=True)
sys.exit(main([]))
"""


def assert_sets_up(standin: StandIn, status: int, output: str) -> None:
    """`setup --yes` sets all that it says of an application as New Application makes it, and nothing else."""
    assert status == 0, output
    lines = lines_of(standin, output)
    assert marked(lines, "✓") == done(*DONE)
    assert lines[-1].startswith("Invite: https://discord.com/oauth2/authorize?client_id=")
    assert standin.application_flags == OTHER_FLAGS | MESSAGE_CONTENT_LIMITED, "the other flags are as they were"
    assert standin.application["integration_types_config"] == LINKS
    assert standin.application["icon"]


async def assert_resumes(standin: StandIn, bot: BotProcess) -> None:
    """A connection that is lost is resumed, and the game goes on."""
    board, sessions = await begin(standin, ADA), len(standin.signed_in)
    await standin.drop()
    await bot.ready()
    await play_to_the_end(standin, board, ADA)
    assert (len(standin.signed_in), standin.connections) == (sessions, sessions + 1)
    assert_quiet(bot)


async def assert_goes_on(
    standin: StandIn, bot: BotProcess, boards: list[Json], clicks: list[asyncio.Task[Answer]]
) -> None:
    """What ten players pressed last is played exactly once, after another press if need be, and all play to the end."""
    ends = await asyncio.gather(*clicks, return_exceptions=True)
    assert all(isinstance(end, Answer | ConnectionError) for end in ends), ends
    for player, board in zip(TEN, boards, strict=True):
        before, cell = board_of(board), board_of(board).legal()[0]
        shown = standin.messages[board["id"]]
        if board_of(shown) == before:
            shown = (await standin.click(board, square(board, cell), player)).message
        assert_played(before, board_of(shown), cell)
        await play_to_the_end(standin, shown, player)
    assert_quiet(bot)
    assert standin.unexpected == []


async def ask_health(standin: StandIn, folder: Path, port: Port, *more: str) -> tuple[int, str]:
    """Ask by `python -m bot health` how a bot is."""
    given = ("health", *more)
    async with start_bot(standin, folder, port.settings, arguments=given, is_alone=False) as asking:
        return await asking.ended(), asking.output()


async def assert_tells_of_a_lost_gateway(standin: StandIn, folder: Path, port: Port) -> None:
    """A gateway that is lost is said until it is back, also on the command line."""
    await port.ready()
    status, said = await ask_health(standin, folder, port)
    assert (status, re.sub(r"\d+ ms", "", said)) == (0, re.sub(r"\d+ ms", "", (await port.ask("/healthz"))[1]))
    standin.unanswered = "/gateway"
    await standin.drop()
    lost = "gateway: 0 of 1 shards heard"
    assert lost in await port.until("/readyz", lambda status, _: status == 503)
    status, told = await port.ask("/healthz")
    assert (status, lost in told) == (200, True), "a restart would help nobody"
    assert count(await port.figures(), "up", part="gateway") == 0
    status, said = await ask_health(standin, folder, port, "--ready")
    assert (status, said.splitlines()[0]) == (1, "Not ready")
    standin.unanswered = None
    standin.over.set()  # those who were left waiting are sent away
    standin.over.clear()
    await port.ready()
    assert (await port.ask("/readyz"))[1].startswith("Ready\n")


async def assert_stops_without_its_database(standin: StandIn, bot: BotProcess, folder: Path) -> None:
    """A stop does not wait for a database that is locked."""
    boards = [await begin(standin, player) for player in TEN]
    other = sqlite3.connect(folder / "games.db", isolation_level=None)
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
    await standin.until_left_waiting()
    await assert_stops(bot)


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


def click_all_at_once(standin: StandIn, boards: list[Json]) -> list[asyncio.Task[Answer]]:
    """Press the first free square of every board."""
    return [
        standin.send_click(board, square(board, board_of(board).legal()[0]), player)
        for player, board in zip(TEN, boards, strict=True)
    ]


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
