"""Services on a store, a clock that the test moves, and one builder for what is played."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, TypeVar

import pytest
import pytest_asyncio

from bot.core.game import Challenge, Change, First, Game, Place, User
from bot.core.play import turns
from bot.core.play.services import Services
from bot.core.store import GameRepository, Shards, Store
from bot.core.store.connections import Work
from bot.core.store.database import Database
from bot.core.store.games import Beside
from bot.core.thinking import Thinker
from bot.engine import STANDARD, Board, Level
from tests.conftest import OpenStore
from tests.values import ANN, BEN, HERE

CHALLENGE_S, MOVE_S = 300, 3600

T = TypeVar("T", bound=Game | Challenge)
Interruption = Callable[[], Awaitable[object]]


@dataclass
class Clock:
    """Seconds since 1970, moved by the test."""

    now: int = 1_000_000

    def __call__(self) -> int:
        return self.now


@dataclass
class Processes:
    """As many processes on one database as a test wants."""

    open_store: OpenStore
    clock: Clock
    executor: Executor
    services_of: ClassVar[type[Services]] = Services

    async def start(self, **options: Any) -> Services:
        """Start another process. options: as of `on`."""
        store = self.open_store()
        await store.open()
        return self.on(store, **options)

    def on(
        self,
        store: Store,
        *,
        shards: Shards | None = None,
        executor: Executor | None = None,
        challenge_s: int = CHALLENGE_S,
    ) -> Services:
        """Put services on a store. executor: what thinks, if not the usual threads."""
        return self.services_of(
            store,
            Thinker(executor or self.executor),
            now=self.clock,
            random=Random(7),
            challenge_s=challenge_s,
            move_s=MOVE_S,
            shards=shards,
        )


class Interrupted(GameRepository):
    """Somebody else is faster: before each write, the next of what stands in `first` is done."""

    def __init__(self, database: Database, first: list[Interruption]) -> None:
        super().__init__(database)
        self._first = first

    async def open(
        self, new: T, *, closing: Game | None = None, instead: Change | None = None, beside: Beside | None = None
    ) -> T:
        await self._be_interrupted()
        return await super().open(new, closing=closing, instead=instead, beside=beside)

    async def change(self, before: Game | Challenge, after: T, check: Work[None] | None = None) -> T | None:
        await self._be_interrupted()
        return await super().change(before, after, check)

    async def _be_interrupted(self) -> None:
        if self._first:
            await self._first.pop(0)()


@dataclass
class Heard:
    """The changes that were published."""

    changes: list[Change] = field(default_factory=list)

    def ends(self, game_id: int) -> list[Game | Challenge]:
        """What a game or challenge was like at its end, once for each time that it was published to end."""
        of_it = [change for change in self.changes if change.after.id == game_id]
        return [each.after for each in of_it if each.after.is_over and (each.before is None or not each.before.is_over)]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def executor() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(2, thread_name_prefix="search") as pool:
        yield pool


@pytest.fixture
def processes(open_store: OpenStore, clock: Clock, executor: ThreadPoolExecutor) -> Processes:
    return Processes(open_store, clock, executor)


@pytest_asyncio.fixture
async def services(processes: Processes) -> Services:
    """One process."""
    return await processes.start()


@pytest_asyncio.fixture
async def other(processes: Processes, services: Services) -> Services:
    """A second process on the same database."""
    return await processes.start()


@pytest.fixture
def first() -> list[Interruption]:
    """What is done by others before each write of `slower`."""
    return []


@pytest_asyncio.fixture
async def slower(processes: Processes, services: Services, first: list[Interruption]) -> Services:
    """A process beside the one, which is interrupted between its look and its write."""
    store = processes.open_store()
    store.games = Interrupted(store.database, first)
    await store.open()
    return processes.on(store)


@pytest.fixture
def heard(services: Services) -> Heard:
    """What the one process publishes."""
    return hearing(services)


def hearing(*services: Services) -> Heard:
    """What these processes publish from now on."""
    heard = Heard()
    for each in services:
        each.store.games.subscribe(heard.changes.append)
    return heard


async def ask(services: Services, place: Place = HERE, asker: User = ANN, asked: User = BEN) -> Challenge:
    """Challenge a member; the challenger plays X."""
    return offered(await services.lobby.challenge(place, asker, asked, First.ME))


def offered(one: Challenge | Game) -> Challenge:
    """What was offered, if it is a challenge."""
    assert isinstance(one, Challenge)
    return one


async def accept(services: Services, challenge: Challenge) -> Game:
    """Accept a challenge."""
    assert challenge.asked is not None
    begun = await services.turns.answer(challenge.place, challenge.id, turns.accept, challenge.asked.id)
    assert isinstance(begun, Game)
    return begun


async def play(
    services: Services, squares: str = "", place: Place = HERE, x: User = ANN, o: User = BEN, *, board: Board = STANDARD
) -> Game:
    """A game of two members, in which these squares have been played."""
    game = await accept(services, offered(await services.lobby.challenge(place, x, o, First.ME, board)))
    for ply, square in enumerate(squares):
        game = await services.turns.move(place, (x, o)[ply % 2].id, square)
    return game


async def resigned(services: Services, squares: str = "", place: Place = HERE, x: User = ANN, o: User = BEN) -> Game:
    """A game of two members that X has given up."""
    await play(services, squares, place, x, o)
    return await give_up(services, place, x.id)


async def give_up(services: Services, place: Place, user_id: int) -> Game:
    """Resign the game that a user plays in a place."""
    return await services.turns.play(await services.turns.current(place, user_id), turns.resign, user_id)


async def meet_bot(services: Services, user: User = ANN, place: Place = HERE, level: Level = Level.EASY) -> Game:
    """A game against the bot, in which the user plays X."""
    return await services.lobby.start(place, user, level, First.ME)


async def stored(services: Services, game_id: int) -> Game:
    """A game as the database has it."""
    found = await services.store.games.get(game_id)
    assert isinstance(found, Game)
    return found
