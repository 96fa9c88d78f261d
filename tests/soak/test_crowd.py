"""Everybody at once: whoever clicks whatever at the same instant, there is one move a ply."""

from __future__ import annotations

import asyncio
import multiprocessing
import shutil
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from bot.games import First, Game, GameService, Place, Player, Refusal, Status, Store
from bot.games.refusals import NotForYou
from bot.thinking import Thinker
from tests.games.conftest import ANN, BEN, CAT, HERE, NO_SERVER, SERVER, Clock, scratch_database
from tests.process.launch import start_bot
from tests.process.payloads import Person, buttons
from tests.process.standin import StandIn
from tests.process.test_process import assert_quiet, board_of, square
from tests.soak.conftest import Report, scaled

DAN = Player(1004, "Dan")
CLICK = st.tuples(
    st.sampled_from([ANN, BEN, CAT, DAN]),  # two of them play, two look on
    st.integers(0, 8),
    st.sampled_from([0, 0, 0, 0, -1, 1]),  # how many plies the button is out of date, or ahead
    st.integers(0, 1),  # by which process
    st.integers(0, 6),  # how many steps of the loop later
)


def serve(store: Store, threads: ThreadPoolExecutor, clock: Clock) -> GameService:
    """One process: a service over a store of its own."""
    random, thinker = Random(1), Thinker(threads)
    return GameService(store, now=clock, thinker=thinker, random=random, challenge_expires_s=300, game_expires_s=3600)


def assert_one_move_a_ply(before: Game, after: Game, clicks: list[tuple[Player, int, int]]) -> None:
    """What was added are moves that the side to move clicked at that ply, each in a write of its own."""
    assert after.moves[: before.ply] == before.moves
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
        self.stores, self.clock = [Store(url), Store(url)], Clock()
        for store in self.stores:
            await store.open()
        self.services = [serve(store, self.threads, self.clock) for store in self.stores]
        await self.begin()

    async def begin(self) -> None:
        asked = await self.services[0].lobby.challenge(HERE, ANN, BEN, First.ME)
        self.game = await self.services[1].lobby.accept(HERE, asked.id, BEN.id)

    @rule(clicks=st.lists(CLICK, min_size=2, max_size=24))
    def everybody_clicks(self, clicks: list[tuple[Player, int, int, int, int]]) -> None:
        Crowd.schedules, Crowd.clicks = Crowd.schedules + 1, Crowd.clicks + len(clicks)
        before = self.game
        self.runner.run(self.click_all(clicks))
        at = [(player, cell, before.ply + ahead) for player, cell, ahead, _, _ in clicks]
        assert_one_move_a_ply(before, self.game, at)

    async def click_all(self, clicks: list[tuple[Player, int, int, int, int]]) -> None:
        async def click(player: Player, cell: int, ahead: int, process: int, later: int) -> bool:
            """Whether somebody who looks on was not refused."""
            for _ in range(later):
                await asyncio.sleep(0)
            looks_on = player in (CAT, DAN)
            refused = None
            try:
                await self.services[process].press(HERE, self.game.id, player.id, ply + ahead, cell)
            except Refusal as refusal:
                refused = refusal
            assert not isinstance(refused, NotForYou) or looks_on
            return refused is None and looks_on

        ply = self.game.ply
        let_in = await asyncio.gather(*(click(*each) for each in clicks))
        self.game = await self.services[0].show(HERE, self.game.id)
        assert not any(let_in) or self.game.status is not Status.RUNNING  # its end is shown to whoever presses

    @rule(by=st.sampled_from([ANN, BEN]), process=st.integers(0, 1))
    def one_resigns_and_both_begin_anew(self, by: Player, process: int) -> None:
        self.runner.run(self.again(by, process))

    async def again(self, by: Player, process: int) -> None:
        if self.game.status is Status.RUNNING:
            await self.services[process].resign(HERE, by.id)
        await self.begin()

    @invariant()
    def both_processes_see_the_same(self) -> None:
        seen = [self.runner.run(service.show(HERE, self.game.id)) for service in self.services]
        assert seen[0] == seen[1]
        assert (seen[0].status is Status.RUNNING) is not seen[0].position.is_over

    def teardown(self) -> None:
        async def close() -> None:
            for store in self.stores:
                await store.close()
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


async def press_everything(url: str, games: list[tuple[int, Place]], seed: int) -> list[tuple[int, int, int, int]]:
    """In a process of its own: press every square as both players until each game is over; what was pressed."""
    random, pressed = Random(seed), []
    with ThreadPoolExecutor(1) as threads:
        store = Store(url)
        await store.open()
        service = serve(store, threads, Clock())
        for game_id, place in games:
            game = await service.show(place, game_id)
            while game.status is Status.RUNNING:
                player, cell = random.choice([ANN, BEN]), random.randrange(9)
                pressed.append((game_id, player.id, cell, game.ply))
                try:
                    game = await service.press(place, game_id, player.id, game.ply, cell)
                except Refusal:
                    game = await service.show(place, game_id)
        await store.close()
    return pressed


def in_a_process(url: str, games: list[tuple[int, Place]], seed: int) -> list[tuple[int, int, int, int]]:
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
        store, clock = Store(url), Clock()
        await store.open()
        threads = stack.enter_context(ThreadPoolExecutor(1))
        service, begun = serve(store, threads, clock), []
        for number in range(scaled(100)):
            place = Place(1, 1000 + number)
            asked = await service.lobby.challenge(place, ANN, BEN, First.ME)
            begun.append(await service.lobby.accept(place, asked.id, BEN.id))
        pool = stack.enter_context(ProcessPoolExecutor(3, mp_context=multiprocessing.get_context("spawn")))
        loop, games = asyncio.get_running_loop(), [(game.id, game.place) for game in begun]
        found = await asyncio.gather(*(loop.run_in_executor(pool, in_a_process, url, games, seed) for seed in range(3)))
        pressed = {each for some in found for each in some}
        for before in begun:
            after = await store.load(before.id)
            assert after is not None
            for ply, cell in enumerate(after.moves):
                mover = ANN if ply % 2 == 0 else BEN
                assert (before.id, mover.id, cell, ply) in pressed
            assert after.version - before.version == after.ply
        await store.close()
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
