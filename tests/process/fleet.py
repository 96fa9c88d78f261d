"""One or several processes of a bot on one database, and players who keep an account of all that they are told."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from random import Random
from typing import Self

from bot.core.store.tables import MOVES
from bot.engine import Position
from bot.words import words
from standin.interactions import Answer
from standin.launch import BotProcess
from standin.payloads import SERVER_ID, Json, Person, buttons
from standin.server import Channel
from tests.process.conftest import Scene
from tests.process.test_process import assert_quiet, board_of, moves_between, shows_board, square

OTHER_SERVER = str(int(SERVER_ID) + (1 << 22))
SERVERS = (SERVER_ID, OTHER_SERVER)
"""One on each of two shards; one process has the first alone."""
RESTARTING = words()("restarting")
NUMBER = re.compile(r"ttt:(\d+):\d+:\d+")
PAUSE_S = 0.3, 0.5
"""What each player leaves between two requests: 30 in ten seconds is all that the bot hears of one."""
REQUESTS = ("click", "click", "click", "type", "slash", "help", "typed help", "mistake", "refusal", "board")


@dataclass
class Account:
    """What all players were told together.

    told: answers, by server. unheard: requests that died with the process.
    turned_away: those to which the bot said that it restarts.
    """

    asked: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    unheard: int = 0
    turned_away: int = 0
    moves: int = 0
    games: int = 0

    @property
    def requests(self) -> int:
        return sum(self.asked.values())


class Player:
    """One in a channel of their own, who plays game after game and in between asks for what writes nothing."""

    def __init__(self, scene: Scene, person: Person, channel: Channel, account: Account, random: Random) -> None:
        self.standin, self.person, self.channel = scene.standin, person, channel
        self.account, self.random = account, random
        self.board: Json | None = None
        self.is_sure, self.game = True, 0
        self.shown: dict[int, str] = {}
        """By game: the newest position that was acknowledged."""

    async def play(self, until: asyncio.Event) -> None:
        """Go on until it is over; what dies with a process is looked up afterwards."""
        while not until.is_set():
            try:
                await self.go_on()
            except ConnectionError:
                self.account.unheard += 1
                self.is_sure = False
                await self.standin.until(lambda: until.is_set() or self._is_held(), "come back")
            await asyncio.sleep(self.random.uniform(*PAUSE_S))

    def _is_held(self) -> bool:
        return self.standin.is_held(self.channel.guild_id)

    async def go_on(self) -> None:
        """Do the next thing."""
        if not self.is_sure:
            await self._look()
        elif self.board is None:
            await self._begin()
        else:
            await self._ask(self.board, self.random.choice(REQUESTS))

    async def _begin(self) -> None:
        shown = await self._slash("play", level="easy", first="me")
        if shows_board(shown):
            self.account.games += 1
            self._note(shown)
        else:
            assert shown["content"] == RESTARTING, shown["content"]

    async def _look(self) -> None:
        """What is stored: all that was shown, and at most the one request that nobody was told of."""
        shown = await self._slash("board")
        if shown["content"] == RESTARTING:
            return
        self.is_sure = True
        if not shows_board(shown):
            self.board = None
            return
        before = Position.parse(self.shown.get(number(shown), "." * 9))
        assert sum(moves_between(before, board_of(shown))) <= 2
        self._note(shown)

    async def _ask(self, board: Json, what: str) -> None:
        before, cell = board_of(board), self.random.choice(board_of(board).legal())
        match what:
            case "click":
                self.account.asked[what] += 1
                answer = await self.standin.click(board, square(board, cell), self.person)
                self._played(before, self._told(answer), cell)
            case "type":
                self._played(before, await self._say(what, f"!move {cell + 1}"), cell)
            case "slash":
                self._played(before, await self._slash("move", square=str(cell + 1)), cell)
            case "help":
                await self._slash("help")
            case "typed help":
                await self._say(what, "!help")
            case "mistake":
                await self._say(what, "!mvoe 1")
            case "refusal":
                await self._say(what, "!move 99")
            case "board":
                self._note(await self._say(what, "!board"))

    def _played(self, before: Position, shown: Json, cell: int) -> None:
        """X has that cell and O has replied once; unless the bot said that it takes no move now."""
        if shown["content"] == RESTARTING:
            return
        after = board_of(shown)
        assert after.text()[cell] == "X", shown["content"]
        assert moves_between(before, after) in ((1, 1), (1, 0)), f"{before.text()} became {after.text()}"
        self.account.moves += 1
        self._note(shown)

    def _note(self, shown: Json) -> None:
        if shown["content"] == RESTARTING:
            return
        self.game = number(shown) or self.game
        self.shown[self.game] = board_of(shown).text()
        self.board = None if board_of(shown).is_over else shown

    async def _slash(self, name: str, **options: str) -> Json:
        self.account.asked[f"/{name}"] += 1
        return self._told(await self.standin.slash(name, self.person, channel=self.channel, **options))

    async def _say(self, what: str, text: str) -> Json:
        self.account.asked[what] += 1
        return self._told(await self.standin.say(text, self.person, channel=self.channel))

    def _told(self, answer: Answer | Json) -> Json:
        message = answer.message if isinstance(answer, Answer) else answer
        self.account.turned_away += message["content"] == RESTARTING
        self.account.told[self.channel.guild_id] += 1
        return message


def number(message: Json) -> int:
    """The number of the game whose squares a message has, 0 if it has none."""
    found = [NUMBER.fullmatch(str(button.get("custom_id"))) for button in buttons(message)]
    return next((int(each[1]) for each in found if each), 0)


class Fleet:
    """The processes of the shards, by number: one on SQLite, two on PostgreSQL. Use it as an async context manager."""

    def __init__(self, scene: Scene, seed: int, each: int) -> None:
        """each: how many players there are in each server."""
        self.numbers = range(1 if scene.url.startswith("sqlite") else len(SERVERS))
        scene.standin.server.guild_ids[:] = SERVERS[: len(self.numbers)]
        scene.standin.max_concurrency = len(self.numbers)
        scene.standin.is_everywhere = True
        self.scene, self.account, self.random = scene, Account(), Random(seed)
        self._running: dict[int, tuple[AbstractAsyncContextManager[BotProcess], BotProcess]] = {}
        self._over = asyncio.Event()
        self.players = [
            Player(scene, Person(3_000_000_000_000_000_001 + n, f"player{n}"), self._room(n), self.account, self.random)
            for n in range(len(self.numbers) * each)
        ]

    def _room(self, number: int) -> Channel:
        return self.scene.standin.server.add(f"room{number}", guild_id=SERVERS[number % len(self.numbers)])

    async def __aenter__(self) -> Self:
        for number in self.numbers:
            self._running[number] = await self._start(number)
        self._playing = [asyncio.create_task(player.play(self._over)) for player in self.players]
        return self

    async def __aexit__(self, *_: object) -> None:
        for entered, _bot in self._running.values():
            await entered.__aexit__(None, None, None)

    async def _start(self, number: int) -> tuple[AbstractAsyncContextManager[BotProcess], BotProcess]:
        """Start a process and wait until requests come to it."""
        standin = self.scene.standin

        def signed_in() -> int:
            """How often that shard has."""
            return sum(shard == number for shard, _ in standin.signed_in)

        before = signed_in()
        entered = self.scene.start(is_alone=False, SHARD_COUNT=str(len(self.numbers)), SHARD_IDS=str(number))
        bot = await entered.__aenter__()
        await standin.until(lambda: signed_in() > before, f"connect shard {number}")
        return entered, bot

    async def restart(self, number: int, *, is_killed: bool) -> float:
        """Kill a process between two instructions, or ask it to stop, and start it again.

        Return how many seconds players in its server had no answer.
        """
        entered, bot = self._running.pop(number)
        begun = time.monotonic()
        await (bot.kill() if is_killed else self._stop(bot))
        assert_quiet(bot)
        await entered.__aexit__(None, None, None)
        starting = asyncio.create_task(self._start_again(number))
        await self.more(number)
        taken = time.monotonic() - begun
        await starting
        return taken

    async def _start_again(self, number: int) -> None:
        self._running[number] = await self._start(number)

    async def replace(self, number: int) -> None:
        """Start a process beside the one of that number, and stop the old one when the new one is there."""
        (entered, bot), new = self._running[number], await self._start(number)
        await self.more(number)
        self._running[number] = new
        await self._stop(bot)
        await entered.__aexit__(None, None, None)

    async def more(self, number: int, count: int = 1) -> None:
        """Return when players in the server of a shard were told more answers."""
        told, server = self.account.told, SERVERS[number]
        before = told[server]
        await self.scene.standin.until(lambda: told[server] >= before + count, "go on")

    async def _stop(self, bot: BotProcess) -> None:
        assert await bot.terminate() == 0, bot.output()
        assert_quiet(bot)

    async def end(self) -> None:
        """Let the players finish, stop the processes, and see that nothing is lost and nothing was done twice."""
        self._over.set()
        await asyncio.gather(*self._playing)
        for _entered, bot in self._running.values():
            await self._stop(bot)
        await self.assert_kept()
        self.assert_answered_once()

    async def assert_kept(self) -> None:
        """Every position that was acknowledged is stored, by moves that are each on a square of its own."""
        rows = await self.scene.execute("SELECT id, moves FROM games")
        stored = {int(number): str(moves) for number, moves in rows}
        for player in self.players:
            for game, shown in player.shown.items():
                kept = replayed(stored[game])
                assert all(old in (".", now) for old, now in zip(shown, kept, strict=True)), (shown, kept)
        assert 0 <= len(stored) - self.account.games <= self.account.unheard

    def assert_answered_once(self) -> None:
        """A typed message has one answer. To an interaction a second one isn't taken; nothing else was out of place."""
        calls = self.scene.standin.calls
        posted = [call.json for call in calls if call.method == "POST" and call.path.endswith("/messages")]
        answered = Counter((body.get("message_reference") or {}).get("message_id") for body in posted)
        assert [one for one, times in answered.items() if one and times > 1] == []
        late = [call for call in self.scene.standin.unexpected if not call.path.endswith("/callback")]
        assert late == []


def replayed(moves: str) -> str:
    """The position after some moves as they are stored, of 3x3."""
    cells = [MOVES.index(move) for move in moves]
    assert len(set(cells)) == len(cells), moves
    return "".join("XO"[cells.index(cell) % 2] if cell in cells else "." for cell in range(9))
