"""Everybody at once: whoever clicks whatever at the same instant, there is one move a ply."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import shutil
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from bot.core.game import Challenge, Game, Place, Refusal, User
from bot.core.play import turns
from standin.discord import StandIn
from standin.launch import start_bot
from standin.payloads import Person, buttons
from tests.conftest import NO_SERVER, SERVER, scratch_database
from tests.features.full import Processes, Services, Store
from tests.process.test_process import assert_quiet, board_of, square
from tests.services import Clock, give_up, play, stored
from tests.soak.conftest import Report, scaled
from tests.values import ANN, BEN, CAT, DAN, HERE

CLICK = st.tuples(
    st.sampled_from([ANN, BEN, CAT, DAN]),  # two of them play, two look on
    st.integers(0, 8),
    st.sampled_from([0, 0, 0, 0, -1, 1]),  # how many plies the button is out of date, or ahead
    st.integers(0, 1),  # by which process
    st.integers(0, 6),  # how many steps of the loop later
)


async def look(services: Services, game: Game) -> Game:
    """A game as a process shows it."""
    found = await services.turns.do(game.place, game.id, turns.look)
    assert isinstance(found, Game)
    return found


def assert_goes_on(shown: Game | Challenge, after: Game) -> None:
    """Nothing is gone of what somebody was shown."""
    assert isinstance(shown, Game)
    assert after.moves[: shown.ply] == shown.moves


def assert_one_move_a_ply(before: Game, after: Game, clicks: set[tuple[User, int, int]]) -> None:
    """What was added are moves that the side to move clicked at that ply, each in a write of its own."""
    assert_goes_on(before, after)
    for ply in range(before.ply, after.ply):
        mover = after.x if ply % 2 == 0 else after.o
        assert (mover, after.moves[ply], ply) in clicks
    assert after.version - before.version == after.ply - before.ply


class Crowd(RuleBasedStateMachine):
    """Two processes on one database, two players, two who look on; every list of clicks comes at one instant."""

    url: str | None = None
    clicks = schedules = 0

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.folder = Path(tempfile.mkdtemp())
        self.threads = ThreadPoolExecutor(2)
        self.runner.run(self.open())

    async def open(self) -> None:
        url = f"sqlite:///{self.folder.as_posix()}/games.db"
        if self.url is not None:
            url = await self.stack.enter_async_context(scratch_database(self.url))
        processes = Processes(partial(Store, url), Clock(), self.threads)
        self.services = [await processes.start() for _ in range(2)]
        self.game = await play(self.services[0])

    @rule(clicks=st.lists(CLICK, min_size=2, max_size=24))
    def everybody_clicks(self, clicks: list[tuple[User, int, int, int, int]]) -> None:
        Crowd.schedules, Crowd.clicks = Crowd.schedules + 1, Crowd.clicks + len(clicks)
        before = self.game
        self.runner.run(self.click_all(clicks))
        at = {(user, cell, before.ply + ahead) for user, cell, ahead, _, _ in clicks}
        assert_one_move_a_ply(before, self.game, at)

    async def click_all(self, clicks: list[tuple[User, int, int, int, int]]) -> None:
        async def click(user: User, cell: int, ahead: int, process: int, later: int) -> bool:
            """Whether somebody who looks on was not refused."""
            for _ in range(later):
                await asyncio.sleep(0)
            looks_on = user in (CAT, DAN)
            refused = None
            try:
                given = (user.id, ply + ahead, cell)
                shown.append(await self.services[process].turns.do(HERE, self.game.id, turns.press, *given))
            except Refusal as refusal:
                refused = refusal
            assert refused is None or refused.message != "not-for-you" or looks_on
            return refused is None and looks_on

        ply, shown = self.game.ply, list[Game | Challenge]()
        let_in = await asyncio.gather(*(click(*each) for each in clicks))
        self.game = await look(self.services[0], self.game)
        for each in shown:
            assert_goes_on(each, self.game)
        assert not any(let_in) or self.game.is_over  # its end is shown to whoever presses

    @rule(by=st.sampled_from([ANN, BEN]), process=st.integers(0, 1))
    def one_resigns_and_both_begin_anew(self, by: User, process: int) -> None:
        self.runner.run(self.again(by, process))

    async def again(self, by: User, process: int) -> None:
        if not self.game.is_over:
            await give_up(self.services[process], HERE, by.id)
        self.game = await play(self.services[1 - process])

    @invariant()
    def both_processes_see_the_same(self) -> None:
        seen = [self.runner.run(look(services, self.game)) for services in self.services]
        assert seen[0] == seen[1]
        assert seen[0].is_over is seen[0].position.is_over

    def teardown(self) -> None:
        async def close() -> None:
            for services in self.services:
                await services.store.close()
            await self.stack.aclose()

        self.runner.run(close())
        self.runner.close()
        self.threads.shutdown()
        shutil.rmtree(self.folder)


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
def test_two_processes_and_everybody_at_once(report: Report, kind: str) -> None:
    if kind == "PostgreSQL" and SERVER is None:
        pytest.skip(NO_SERVER)
    Crowd.url, Crowd.clicks, Crowd.schedules = SERVER if kind == "PostgreSQL" else None, 0, 0
    run_state_machine_as_test(
        Crowd,
        settings=settings(
            max_examples=scaled(150 if kind == "SQLite" else 50),
            stateful_step_count=12,
            deadline=None,
            derandomize=True,
            phases=(Phase.generate,),  # a failure is long enough to read; shrinking it takes minutes
            suppress_health_check=list(HealthCheck),
        ),
    )
    made = f"{Crowd.clicks:,} clicks of two players and two others, by two services on one {kind} row, in random order"
    report.row(f"everybody at once, {kind}", made, Crowd.schedules, "nothing; one move a ply", "at once")


async def press_everything(url: str, games: list[Game], seed: int) -> list[tuple[int, User, int, int]]:
    """In a process of its own: press every square as both players until each game is over; what was pressed."""
    random, pressed = Random(seed), []
    with ThreadPoolExecutor(1) as threads:
        services = await Processes(partial(Store, url), Clock(), threads).start()
        for begun in games:
            game = await look(services, begun)
            while not game.is_over:
                user, cell = random.choice([ANN, BEN]), random.randrange(9)
                pressed.append((game.id, user, cell, game.ply))
                with contextlib.suppress(Refusal):  # as it is for every other press
                    shown = await services.turns.do(game.place, game.id, turns.press, user.id, game.ply, cell)
                    assert_goes_on(shown, await look(services, begun))
                game = await look(services, begun)
        await services.store.close()
    return pressed


def in_a_process(url: str, games: list[Game], seed: int) -> list[tuple[int, User, int, int]]:
    """press_everything, for a process to be started with."""
    return asyncio.run(press_everything(url, games, seed))


@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
async def test_real_processes_on_one_row(tmp_path: Path, report: Report, kind: str) -> None:
    if kind == "PostgreSQL" and SERVER is None:
        pytest.skip(NO_SERVER)
    async with AsyncExitStack() as stack:
        url = f"sqlite:///{tmp_path.as_posix()}/games.db"
        if kind == "PostgreSQL":
            url = await stack.enter_async_context(scratch_database(SERVER or ""))
        threads = stack.enter_context(ThreadPoolExecutor(1))
        services = await Processes(partial(Store, url), Clock(), threads).start()
        begun = [await play(services, place=Place(1, 1000 + number)) for number in range(scaled(100))]
        pool = stack.enter_context(ProcessPoolExecutor(3, mp_context=multiprocessing.get_context("spawn")))
        loop = asyncio.get_running_loop()
        found = await asyncio.gather(*(loop.run_in_executor(pool, in_a_process, url, begun, seed) for seed in range(3)))
        pressed = {each for some in found for each in some}
        for before in begun:
            after = await stored(services, before.id)
            assert after.is_over
            assert_one_move_a_ply(before, after, {each[1:] for each in pressed if each[0] == before.id})
        await services.store.close()
    made = f"three processes press squares of the same games on one {kind} database, {len(pressed):,} presses"
    report.row(f"several processes, {kind}", made, len(begun), "nothing; one move a ply", "at once")


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")
async def test_a_channel_clicks_all_buttons_of_one_board(tmp_path: Path, report: Report) -> None:
    rounds, clicks = scaled(100), 0
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        for number in range(rounds):
            people = [Person(2_000_000_000_000_100_000 + 10 * number + n, f"member{n}") for n in range(4)]
            asked = (await standin.slash("play", people[0], opponent=people[1])).message
            accept = next(str(one["custom_id"]) for one in buttons(asked) if one.get("label") == "Accept")
            board = (await standin.click(asked, accept, people[1])).message
            while not board_of(board).is_over:
                before = board_of(board)
                sent = [
                    standin.send_click(board, square(board, cell), person)
                    for cell in Random(number).sample(before.legal(), min(3, len(before.legal())))
                    for person in people
                ]
                answers = await asyncio.gather(*sent)
                clicks += len(sent)
                board = standin.messages[board["id"]]
                assert board_of(board).ply == before.ply + 1
                assert {each.type for each in answers} <= {4, 7}
                refused = [each for each in answers if each.type == 4]
                assert all(each.ephemeral for each in refused)
                assert board_of(board).is_over or len(refused) >= len(sent) // 2
        assert_quiet(bot)
    made = f"both players and two others click squares of one board at once, three each, {clicks:,} clicks"
    report.row("everybody clicks", made, rounds, "nothing; one move a ply", "at once")
