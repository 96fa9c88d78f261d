"""Any list of actions, by anybody, anywhere, in either of two processes, keeps what must always hold."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.core.game import Answer, Challenge, Change, First, Game, How, Place, Refusal, User
from bot.core.play import turns
from bot.core.play.turns import Times
from bot.core.store import BOT_SEAT, Store
from bot.core.store.tables import SEATS
from bot.engine import Level
from tests.services import CHALLENGE_S, Clock, Processes, ask, give_up, hearing, play, resigned

PEOPLE = [User(number, f"p{number}") for number in range(1, 4)]
PLACES = [Place(1, 10), Place(None, 11)]
ANSWERS: dict[str, Callable[[Challenge, Times, int], Game | Challenge]] = {
    "accept": turns.accept,
    "decline": turns.decline,
    "withdraw": turns.withdraw,
}
ACTIONS = (
    *("start", "challenge", *ANSWERS, *["move"] * 4, "press", "resign", "withdraw the newest", "draw", "hint"),
    *("rematch", "resign by button", "agree", "find", "wait", "expire"),
)
Step = tuple[str, Place, User, int, int]


def lists_of(actions: Iterable[str]) -> st.SearchStrategy[list[Step]]:
    """Lists of steps with these actions."""
    step = st.tuples(
        st.sampled_from(list(actions)),
        st.sampled_from([*PLACES, *PLACES[:1] * 2]),
        st.sampled_from(PEOPLE),
        st.integers(0, 9),
        st.integers(0, 1),
    )
    return st.lists(step, min_size=10, max_size=40)


class World:
    """Two processes on a file, a third that looks on, and everything that was ever seen of the games."""

    def __init__(self, folder: Path, executor: ThreadPoolExecutor) -> None:
        self.clock = Clock()
        self.stores = [Store(f"sqlite:///{folder.as_posix()}/games.db") for _ in range(3)]
        processes = Processes(lambda: self.stores[0], self.clock, executor)
        self.services = [processes.on(store) for store in self.stores[:2]]
        self.onlooker = self.stores[2]
        self.heard = hearing(*self.services)
        self.seen: dict[int, Game | Challenge] = {}

    async def open(self) -> None:
        """Begin with a game that has ended, a challenge, and a game that runs."""
        for store in self.stores:
            await store.open()
        first, second, third = PEOPLE
        await resigned(self.services[0], "5", PLACES[0], first, second)
        await ask(self.services[0], PLACES[0], third, second)
        await play(self.services[1], "51", PLACES[0], second, first)

    async def act(self, step: Step) -> None:
        """Do one thing. What is refused has changed nothing, but that time may have run out."""
        before = len(self.heard.changes)
        try:
            await self.do(*step)
        except Refusal:
            assert all(is_by_time(change) for change in self.heard.changes[before:])

    async def do(self, action: str, place: Place, who: User, number: int, process: int) -> None:
        on, game_id = self.services[process], number % 5 + 1
        other, level, first = PEOPLE[number % 3], list(Level)[number % 2], list(First)[number % 3]
        match action:
            case "start":
                await on.lobby.start(place, who, level, first)
            case "challenge" if other != who:
                await on.lobby.challenge(place, who, other, first)
            case "accept" | "decline" | "withdraw":
                await on.turns.answer(place, game_id, ANSWERS[action], who.id)
            case "move":
                await on.turns.move(place, who.id, str(number))
            case "press":
                await on.turns.do(place, game_id, turns.press_square, who.id, number % 5, number)
            case "resign":
                await give_up(on, place, who.id)
            case "withdraw the newest":
                await on.play.withdraw(place, who.id)
            case "draw" | "hint":
                await getattr(on.play, action)(place, who.id)
            case "resign by button":
                await on.turns.do(place, game_id, turns.resign, who.id)
            case "agree":
                await on.turns.do(place, game_id, turns.agree_to_draw, who.id, number % 5)
            case "rematch":
                await on.lobby.rematch(place, who.id, game_id)
            case "find":
                await on.play.find_any(game_id)
            case "wait":
                self.clock.now += number * CHALLENGE_S
            case "expire":
                await on.play.expire(None)

    async def check(self) -> None:
        """What must hold after every action."""
        seated: list[tuple[int, int, int]] = []
        for number in range(1, len(self.seen) + 5):
            one = await self.onlooker.games.get(number)
            if one is None:
                continue
            if (before := self.seen.get(number)) is not None:
                check_step(before, one)
            self.seen[number] = one
            assert len(self.heard.ends(number)) == one.is_over
            if isinstance(one, Game):
                check_game(one)
                users = [user.id for user in one.users] or [BOT_SEAT]
                seated += [(one.place.channel_id, user, one.id) for user in users if not one.is_over]
        seats = await self.onlooker.database.read(lambda on: [tuple(row) for row in on.execute(sa.select(SEATS))])
        assert sorted(seats) == sorted(seated)
        assert len({seat[:2] for seat in seated}) == len(seated)


def is_by_time(change: Change) -> bool:
    """Whether it is time that made it."""
    if isinstance(change.after, Challenge):
        return change.after.answer is Answer.EXPIRED
    return change.after.result is not None and change.after.result.how is How.TIME


def check_game(game: Game) -> None:
    """One game by itself."""
    assert game.draw_offer is None or not game.is_over
    assert game.rematch_offer is None or game.is_over
    if not game.is_over:
        assert not game.position.is_over
        assert game.exhibition or game.level_to_move is None


def check_step(before: Game | Challenge, after: Game | Challenge) -> None:
    """One row only ever goes on."""
    assert after.version >= before.version
    assert (after.x, after.o, after.place, after.board) == (before.x, before.o, before.place, before.board)
    if isinstance(before, Challenge):
        assert before.answer is None or after == before
        return
    assert isinstance(after, Game)
    assert after.moves[: before.ply] == before.moves
    assert after.ply - before.ply <= 2
    assert before.hints <= after.hints
    if before.is_over:
        assert (after.result, after.moves) == (before.result, before.moves)


async def run(steps: list[Step], kind: type[World] = World) -> None:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as executor:
        world = kind(Path(folder), executor)
        await world.open()
        try:
            for step in steps:
                await world.act(step)
                await world.check()
        finally:
            for store in world.stores:
                await store.close()


@pytest.mark.parametrize("lists", [5, pytest.param(20, marks=pytest.mark.slow)])
def test_any_list_of_actions_keeps_the_invariants(lists: int) -> None:
    @settings(max_examples=lists, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(lists_of(ACTIONS))
    def check(steps: list[Step]) -> None:
        asyncio.run(run(steps))

    check()
