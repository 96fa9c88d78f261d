"""The process is killed, and asked to stop, at any moment."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from random import Random

import pytest

from bot.core.chat.replies import sentence
from bot.core.game.refusals import Refusal
from bot.words import words
from standin.discord import StandIn
from standin.interactions import Answer
from standin.launch import BotProcess, start_bot
from standin.payloads import Json, Person, buttons
from tests.process.test_process import TEN, assert_played, assert_quiet, assert_stops, board_of, shows_board, square
from tests.soak.conftest import Report, Watch, scaled

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")


RESTARTING = words()("restarting")
TOO_FAST = sentence(Refusal("too-fast", wait_s=0), words()).split(".")[0]
SQUARE = re.compile(r"ttt:\d+:\d+:\d+")


class Player:
    """One who clicks and types by turns, game after game, and remembers what was shown."""

    def __init__(self, standin: StandIn, person: Person, random: Random, typing: asyncio.Lock) -> None:
        self.standin, self.person, self.random = standin, person, random
        self.typing = typing
        self.board: Json | None = None
        self.old: list[Json] = []
        self.games = self.moves = 0

    async def play(self) -> None:
        """Play until the process dies."""
        while True:
            await self.go_on()

    async def go_on(self) -> None:
        """Do the next thing; with what was seen, as it was seen. A start that nobody heard of is found again."""
        if self.board is None:
            shown = await heard(self.standin, await self.standin.slash("play", self.person, level="easy", first="me"))
            if not shows_board(shown):
                shown = await heard(self.standin, await self.standin.slash("board", self.person))
            self.board, self.games = shown, self.games + 1
            return
        before, cell = board_of(self.board), self.random.choice(board_of(self.board).legal())
        if self.random.random() < 0.5:
            shown = await heard(
                self.standin, await self.standin.click(self.board, square(self.board, cell), self.person)
            )
        else:
            async with self.typing:
                shown = await heard(self.standin, await self.standin.say(f"!move {cell + 1}", self.person))
        assert_played(before, board_of(shown), cell)
        self.moves += 1
        self.old.append(shown)
        self.board = None if board_of(shown).is_over else shown

    async def look(self) -> None:
        """After a start: what was shown is there; at most the one move that was under way has come to it."""
        await self.press_what_is_old()
        if self.board is None:
            return
        before = board_of(self.board)
        shown = self.standin.messages.get(self.board["id"], self.board)  # as it is in the channel now
        if not shows_board(shown):  # a newer one had been posted, and this one is a line that leads to it
            shown = self.board
        assert board_of(shown).ply >= before.ply
        answer = await self.current(shown)
        after = board_of(answer.message)
        for old, new in zip(before.text(), after.text(), strict=True):
            assert old in (".", new), f"{before.text()} became {after.text()}"
        assert after.ply - before.ply in (0, 1, 2)
        self.board = None if after.is_over else answer.message

    async def press_what_is_old(self) -> None:
        """A square on a message that a newer one has replaced plays nothing, and brings that message up to date."""
        there = self.standin.messages
        old, self.old = [there[message["id"]] for message in self.old if message["id"] in there], []
        stale = [message for message in old if self.board is None or message["id"] != self.board["id"]]
        stale = list(filter(shows_board, stale))  # the others are a line that leads to the newest
        for message in stale[:1]:
            before = board_of(message)
            squares = [button for button in buttons(message) if SQUARE.fullmatch(str(button.get("custom_id")))]
            if before.is_over or not squares:
                continue
            answer = await self.standin.click(message, square(message, before.legal()[0]), self.person)
            assert answer.type == 7
            assert all(
                mark in (".", now) for mark, now in zip(before.text(), board_of(answer.message).text(), strict=True)
            )

    async def current(self, shown: Json) -> Answer:
        """The game as it is stored: by /board or, where it has ended meanwhile, by a click on what shows it."""
        if board_of(shown).is_over:
            return Answer(7, shown, False)
        current = await self.standin.slash("board", self.person)
        if not shows_board(current.message):  # the move that was under way has ended it
            return await self.standin.click(shown, square(shown, board_of(shown).legal()[0]), self.person)
        return current


async def heard(standin: StandIn, answer: Answer | Json) -> Json:
    """The message of an answer. Errors: ConnectionError where the bot is stopping, or hears no more of this player."""
    message = answer.message if isinstance(answer, Answer) else answer
    if message["content"].startswith(TOO_FAST):
        await standin.gone()
    if message["content"] == RESTARTING or message["content"].startswith(TOO_FAST):
        raise ConnectionError(message["content"])
    return message


def crowd(standin: StandIn, random: Random) -> list[Player]:
    """Ten players, of whom one types at a time: a board does not say which message it answers."""
    typing = asyncio.Lock()
    return [Player(standin, person, random, typing) for person in TEN]


async def until_killed(bot: BotProcess, players: list[Player], after_s: float) -> None:
    """Let all of them play, and kill the process in the middle."""
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.wait(playing, timeout=after_s)
    await bot.kill()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    for end in ends:
        assert isinstance(end, ConnectionError), end


async def test_killed_at_random_moments(tmp_path: Path, report: Report) -> None:
    random, watch, kills = Random(5), Watch(), scaled(200)
    async with StandIn() as standin:
        players = crowd(standin, random)
        for _ in range(kills):
            with watch.time():
                starting = start_bot(standin, tmp_path)
                bot = await starting.__aenter__()
                await bot.ready()
                await asyncio.gather(*(player.look() for player in players))
            standin.forget_waiting()
            await until_killed(bot, players, random.uniform(0.02, 0.4))
            assert_quiet(bot)
            await starting.__aexit__(None, None, None)
        assert standin.unexpected == []
    moves, games = (sum(getattr(player, name) for player in players) for name in ("moves", "games"))
    made = f"`kill -9` while ten members play by clicks and typing ({games:,} games, {moves:,} moves shown)"
    report.row("the process is killed", made, kills, "nothing; no move twice", f"{watch.text()}, its start")


async def test_asked_to_stop_at_random_moments(tmp_path: Path, report: Report) -> None:
    random, watch, stops = Random(6), Watch(), scaled(50)
    async with StandIn() as standin:
        players = crowd(standin, random)
        for _ in range(stops):
            async with start_bot(standin, tmp_path) as bot:
                await bot.ready()
                await asyncio.gather(*(player.look() for player in players))
                standin.forget_waiting()
                playing = [asyncio.create_task(player.play()) for player in players]
                await asyncio.wait(playing, timeout=random.uniform(0.02, 0.4))
                with watch.time():
                    await assert_stops(bot)
                for end in await asyncio.gather(*playing, return_exceptions=True):
                    assert isinstance(end, ConnectionError), end
    made = "SIGTERM while ten members play; it exits with 0"
    report.row("the process is asked to stop", made, stops, "nothing", f"stopped in {watch.text()}")
