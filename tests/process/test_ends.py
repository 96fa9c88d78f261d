"""A game whose time is up shows that on its board, whatever is wrong meanwhile.

The bot runs as a process on each database. No sentence is read here: a board shows its end if none of its squares can
be pressed any more. Nobody waits for a deadline; it is set into the past.
"""

from __future__ import annotations

import contextlib
import itertools
import re
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass

import pytest

from standin.conduct import Fault
from standin.discord import StandIn
from standin.launch import BotProcess
from standin.payloads import BOT, Json, Person, buttons
from standin.server import VIEW, Channel, Overwrite
from tests.conftest import ON_SQLITE
from tests.process.conftest import Scene
from tests.process.seeing import logged

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

SQUARE = re.compile(r"ttt:(?P<game>\d+):\d+:\d+")
CELL = re.compile("[1-9]\ufe0f?\u20e3|[❌⭕❎🔵🟢]")
EDITS = "/channels/*/messages/*"
SWEPT_S = 2.0
"""When the sweep of a start is over, from when the bot wants to connect."""
GAMES = 4

_numbers = itertools.count()


def person(name: str = "member") -> Person:
    """Somebody who has not been here before."""
    number = next(_numbers)
    return Person(2_000_000_000_000_100_000 + 10 * number, f"{name}{number}")


def squares(message: Json) -> list[str]:
    """The squares of a message that can be pressed, as custom_ids."""
    ids = [str(button.get("custom_id")) for button in buttons(message) if not button.get("disabled")]
    return [each for each in ids if SQUARE.fullmatch(each)]


def cells(message: Json) -> list[str]:
    """The board that a message shows, a symbol a cell; empty if it shows none."""
    return [cell.replace("\ufe0f", "") for cell in CELL.findall(message["content"])]


@dataclass
class Table:
    """A game against the bot: who plays it, and the message that shows its board."""

    player: Person
    board: Json

    @property
    def game_id(self) -> str:
        """Its number, as /watch takes it."""
        found = SQUARE.fullmatch(squares(self.board)[0])
        return found["game"] if found else ""


async def begin(standin: StandIn, channel: Channel | None = None) -> Table:
    """Start somebody's game against the bot."""
    player = person("player")
    answer = await standin.slash("play", player, channel=channel, level="easy", first="me")
    return Table(player, answer.message)


async def assert_none(what: str, left: Callable[[], list[str]], standin: StandIn, count: int) -> None:
    """Wait until nothing is left of what was wrong; fail with how many of so many boards it is still wrong of."""
    with contextlib.suppress(TimeoutError):
        await standin.until(lambda: not left(), what)
    assert not left(), f"{len(left())} of {count} boards {what}: {', '.join(left())}"


async def assert_ended(standin: StandIn, tables: Mapping[str, Table]) -> None:
    """Every board shows its end."""

    def live() -> list[str]:
        return [name for name, table in tables.items() if squares(standin.messages[table.board["id"]])]

    await assert_none("still have live buttons", live, standin, len(tables))


# Whatever is wrong with the edits of a sweep


@contextlib.asynccontextmanager
async def expired(scene: Scene, count: int = GAMES) -> AsyncIterator[dict[str, Table]]:
    """Games whose time was up while no process ran; the next start has to end them."""
    async with scene.start() as bot:
        await bot.ready()
        tables = [await begin(scene.standin) for _ in range(count)]
        await bot.terminate()
    assert await scene.expire() == count
    yield {f"game {table.game_id}": table for table in tables}
    assert scene.standin.unexpected == []


async def test_a_board_whose_edit_failed_is_edited_again(scene: Scene) -> None:
    async with expired(scene) as tables:
        messages = [table.board["id"] for table in tables.values()][1:]  # nothing is wrong with the first
        statuses = itertools.cycle((503, 0))
        faults = [Fault("PATCH", f"/channels/*/messages/{each}", next(statuses)) for each in messages]
        scene.standin.faults += faults
        async with scene.start() as bot:
            await bot.ready()
            await scene.standin.until(lambda: not any(fault.times for fault in faults), "edit every board")
            await assert_ended(scene.standin, tables)


async def test_a_board_whose_edit_is_unanswered_when_it_is_killed_is_edited_by_the_next_start(scene: Scene) -> None:
    async with expired(scene) as tables:
        scene.standin.unanswered = EDITS
        async with scene.start() as bot:
            await scene.standin.until_left_waiting()
            await bot.ready()
            await bot.kill()
        scene.standin.unanswered = None
        async with scene.start() as bot:
            await bot.ready()
            await assert_ended(scene.standin, tables)


# Followed boards, and a server that is not there yet


async def until_settled(bot: BotProcess) -> None:
    """Return when the bot calls itself ready, be its server there or not, and what follows from that is done.

    discord.py waits 2 seconds for a server, and only a line of the log tells when that is over.
    """
    await bot.ready()
    await logged(bot, r"\bReady\b")
    for _ in range(20):
        await bot.standin.slash("help", person())


def followed(scene: Scene, boards: list[Json]) -> list[Json]:
    """The boards that follow games, as they now stand."""
    return [scene.standin.messages[board["id"]] for board in boards]


async def follow(scene: Scene, bot: BotProcess, there: Channel) -> tuple[list[Table], list[Json]]:
    """Start games in a channel, and follow each of them in #games."""
    await bot.ready()
    tables = [await begin(scene.standin, there) for _ in range(GAMES)]
    boards = [await scene.standin.say(f"!watch {table.game_id}", person("watcher")) for table in tables]
    assert [cells(board) for board in boards] == [cells(table.board) for table in tables]
    return tables, boards


def hide(channel: Channel) -> tuple[Channel, Overwrite, Overwrite]:
    """What makes a channel private, but for the bot, as `set_overwrites` takes it."""
    return channel, Overwrite(deny=VIEW), Overwrite(BOT, allow=VIEW)


@ON_SQLITE
@pytest.mark.parametrize("is_connected", [False, True], ids=["not connected yet", "connected, without its server"])
async def test_a_game_whose_channel_became_private_is_not_shown_before_the_server_is_there(
    scene: Scene, is_connected: bool
) -> None:
    there = await scene.standin.create_channel("there")
    async with scene.start() as bot:
        _, boards = await follow(scene, bot, there)
        await bot.terminate()
    await scene.standin.set_overwrites(*hide(there))
    await scene.expire()
    scene.standin.hold_guild, before = True, len(scene.standin.calls)
    scene.standin.unanswered = None if is_connected else "/gateway"
    paths = {f"/channels/{board['channel_id']}/messages/{board['id']}" for board in boards}

    def shown() -> set[str]:
        edits = [call for call in scene.standin.calls[before:] if call.method == "PATCH" and call.path in paths]
        return {call.path for call in edits if cells({"content": "", **call.json})}

    async with scene.start() as bot:
        await (until_settled(bot) if is_connected else until_swept(scene, lambda: len(shown()) == GAMES))
    assert not shown(), f"{len(shown())} of {GAMES} boards in #games showed a game of a private channel"


async def until_swept(scene: Scene, is_wrong: Callable[[], bool]) -> None:
    """Return when the sweep of a start has surely been; nothing can be asked of a process that is not connected."""
    await scene.standin.until_left_waiting()
    with contextlib.suppress(TimeoutError):
        await scene.standin.until(is_wrong, "do what it should not", SWEPT_S)


@ON_SQLITE
async def test_a_followed_board_waits_for_a_server_that_is_not_there_at_the_start_though_it_was_private_for_a_while(
    scene: Scene,
) -> None:
    there = await scene.standin.create_channel("there")
    async with scene.start() as bot:
        tables, boards = await follow(scene, bot, there)
        await bot.terminate()
    scene.standin.hold_guild = True
    await scene.standin.set_overwrites(*hide(there))
    async with scene.start() as bot:
        await until_settled(bot)
        dismissed = [board["id"] for board in followed(scene, boards) if not cells(board)]
        for table in tables:
            answer = await scene.standin.click(table.board, squares(table.board)[0], table.player)
            assert cells(answer.message) != cells(table.board)
        await scene.standin.set_overwrites(there)
        await scene.standin.send_guild()
        await assert_followed(scene, tables, boards)
    assert not dismissed, f"{len(dismissed)} of {GAMES} boards were told that their game is not shown any more"


async def assert_followed(scene: Scene, tables: list[Table], boards: list[Json]) -> None:
    """Every followed board shows what the players' board shows."""

    def behind() -> list[str]:
        pairs = zip(tables, followed(scene, boards), strict=True)
        now = [(table, cells(scene.standin.messages[table.board["id"]]), cells(board)) for table, board in pairs]
        return [f"game {table.game_id}" for table, played, shown in now if played != shown]

    await assert_none("were left behind", behind, scene.standin, len(boards))
