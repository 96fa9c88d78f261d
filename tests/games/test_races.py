"""What happens between a look and the write that follows it, and what a fault there leaves behind."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

import bot.engine
from bot.engine import Level, Mark
from bot.games import First, Game, GameService, Status, Store
from bot.games.refusals import AlreadyPlaying, DrawRefused, NoGame, NotYourTurn, OwnOffer
from bot.games.tables import GAMES, SEATS
from bot.thinking import Thinker
from tests.games.conftest import ANN, BEN, CAT, HERE, THERE, Clock

Serve = Callable[[Store], GameService]


class Interrupted(Store):
    """Somebody else is faster: before the next write, what stands in `first` is done."""

    first: Callable[[], Awaitable[object]] | None = None

    async def insert(self, game: Game, closing: Game | None = None) -> Game:
        await self._be_interrupted()
        return await super().insert(game, closing)

    async def replace(self, game: Game, *, seat: bool = False) -> Game | None:
        await self._be_interrupted()
        return await super().replace(game, seat=seat)

    async def _be_interrupted(self) -> None:
        first, self.first = self.first, None
        if first is not None:
            await first()


@pytest_asyncio.fixture
async def interrupted(url: str, store: Store) -> AsyncIterator[Interrupted]:
    """A slower process beside `store`."""
    slow = Interrupted(url)
    yield slow
    await slow.close()


@pytest.fixture
def slower(interrupted: Interrupted, serve: Serve) -> GameService:
    return serve(interrupted)


async def finished(service: GameService) -> Game:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    await service.lobby.accept(HERE, asked.id, BEN.id)
    return await service.resign(HERE, ANN.id)


async def test_a_move_that_meets_a_newer_game_is_made_in_that_one(
    service: GameService, slower: GameService, interrupted: Interrupted
) -> None:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    begun = await service.lobby.accept(HERE, asked.id, BEN.id)
    interrupted.first = lambda: service.draw(HERE, ANN.id)
    moved = await slower.move(HERE, ANN.id, "5")
    assert (moved.moves, moved.offer, moved.version) == ((4,), Mark.X, begun.version + 2)


async def test_a_press_that_meets_the_same_press_plays_nothing(
    service: GameService, slower: GameService, interrupted: Interrupted
) -> None:
    game = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    interrupted.first = lambda: service.press(HERE, game.id, ANN.id, 0, 4)
    shown = await slower.press(HERE, game.id, ANN.id, 0, 8)
    assert shown == await service.look(HERE, ANN.id)
    assert (shown.moves[0], shown.ply) == (4, 2)


async def test_a_move_made_while_a_hint_was_asked_for_keeps_both(
    service: GameService, slower: GameService, interrupted: Interrupted
) -> None:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    await service.lobby.accept(HERE, asked.id, BEN.id)
    interrupted.first = lambda: service.move(HERE, ANN.id, "5")
    with pytest.raises(NotYourTurn):
        await slower.hint(HERE, ANN.id)
    game = await service.look(HERE, BEN.id)
    assert game.moves == (4,)
    assert game.hints == {Mark.X}


async def test_both_who_want_a_rematch_at_the_same_instant_get_it(
    service: GameService, slower: GameService, interrupted: Interrupted
) -> None:
    old = await finished(service)
    interrupted.first = lambda: service.lobby.rematch(HERE, old.id, ANN.id)
    new = await slower.lobby.rematch(HERE, old.id, BEN.id)
    assert (new.status, new.x, new.o) == (Status.RUNNING, BEN, ANN)


async def test_a_rematch_offered_twice_at_the_same_instant_is_offered_once(
    service: GameService, slower: GameService, interrupted: Interrupted
) -> None:
    old = await finished(service)
    interrupted.first = lambda: service.lobby.rematch(HERE, old.id, ANN.id)
    with pytest.raises(OwnOffer):
        await slower.lobby.rematch(HERE, old.id, ANN.id)
    assert (await service.show(HERE, old.id)).offer is Mark.X


async def test_who_took_a_seat_at_the_same_instant_is_named(
    service: GameService, slower: GameService, interrupted: Interrupted
) -> None:
    old = await finished(service)
    await service.lobby.rematch(HERE, old.id, ANN.id)
    interrupted.first = lambda: service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    with pytest.raises(AlreadyPlaying) as busy:
        await slower.lobby.rematch(HERE, old.id, BEN.id)
    assert (busy.value.player, busy.value.is_asker) == (ANN, False)
    assert (await service.show(HERE, old.id)).offer is Mark.X


async def test_a_challenge_is_not_accepted_by_one_who_sits_down_at_the_same_instant(
    service: GameService, slower: GameService, interrupted: Interrupted
) -> None:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    interrupted.first = lambda: service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    with pytest.raises(AlreadyPlaying) as busy:
        await slower.lobby.accept(HERE, asked.id, BEN.id)
    assert (busy.value.player, busy.value.is_asker) == (ANN, False)
    assert await service.show(HERE, asked.id) == asked


async def test_a_game_that_was_moved_in_at_the_same_instant_is_not_ended(
    service: GameService, slower: GameService, interrupted: Interrupted, clock: Clock
) -> None:
    game = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)

    async def move_just_in_time() -> None:
        clock.now -= 1
        await service.move(HERE, ANN.id, "5")
        clock.now += 1

    clock.now = game.deadline
    interrupted.first = move_just_in_time
    assert await slower.end_due() == []
    assert (await service.look(HERE, ANN.id)).ply == 2


async def test_a_player_who_is_busy_twice_over_hears_of_their_own_game(service: GameService) -> None:
    old = await finished(service)
    await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    await service.lobby.start(HERE, BEN, Level.EASY, First.ME)
    for asker in (ANN, BEN):
        with pytest.raises(AlreadyPlaying) as busy:
            await service.lobby.rematch(HERE, old.id, asker.id)
        assert (busy.value.player, busy.value.is_asker) == (asker, True)


@pytest.mark.parametrize("busy_one", [ANN, BEN])
async def test_a_rematch_waits_for_players_who_are_busy_here(service: GameService, busy_one: Any) -> None:
    old = await finished(service)
    await service.lobby.rematch(HERE, old.id, ANN.id)
    await service.lobby.start(THERE, busy_one, Level.EASY, First.ME)
    await service.lobby.start(HERE, busy_one, Level.EASY, First.ME)
    with pytest.raises(AlreadyPlaying) as busy:
        await service.lobby.rematch(HERE, old.id, BEN.id)
    assert (busy.value.player, busy.value.is_asker) == (busy_one, busy_one is BEN)
    await service.resign(HERE, busy_one.id)
    assert (await service.lobby.rematch(HERE, old.id, BEN.id)).status is Status.RUNNING


class BrokenExecutor(Executor):
    """Fails whatever it is given."""

    def submit(self, work: Any, /, *_given: Any, **_options: Any) -> Future[Any]:
        raise RuntimeError("broken")


@pytest.mark.parametrize("broken", ["engine", "seats"])
async def test_a_start_that_fails_leaves_no_row(store: Store, clock: Clock, broken: str) -> None:
    def fail(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if broken in statement:
            raise RuntimeError("broken")

    sa.event.listen(store.database.engine, "before_cursor_execute", fail)
    service = GameService(
        store, now=clock, thinker=Thinker(BrokenExecutor()), random=Random(1), challenge_expires_s=9, game_expires_s=9
    )
    with pytest.raises(RuntimeError, match="broken"):
        await service.lobby.start(HERE, ANN, Level.EASY, First.THEM if broken == "engine" else First.ME)
    sa.event.remove(store.database.engine, "before_cursor_execute", fail)
    counts = [sa.select(sa.func.count()).select_from(table) for table in (GAMES, SEATS)]
    assert await store.database.read(lambda on: [on.execute(count).scalar() for count in counts]) == [0, 0]


async def test_an_end_whose_seats_cannot_be_freed_is_no_end(service: GameService, store: Store) -> None:
    game = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)

    def fail(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("DELETE FROM seats"):
            raise RuntimeError("broken")

    sa.event.listen(store.database.engine, "before_cursor_execute", fail)
    with pytest.raises(RuntimeError, match="broken"):
        await service.resign(HERE, ANN.id)
    sa.event.remove(store.database.engine, "before_cursor_execute", fail)
    assert await service.look(HERE, ANN.id) == game


THINKING = {str(Path(bot.engine.__file__).with_name(f"{name}.py")) for name in ("levels", "minimax", "search")}


@contextmanager
def engine_calls_on_this_thread() -> Iterator[list[str]]:
    """The engine's functions that are called on the loop's thread meanwhile."""
    found: list[str] = []

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename in THINKING:
            found.append(frame.f_code.co_name)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(before)


class OnTheLoop(Executor):
    """Works where it is asked, as if there were no executor."""

    def submit(self, work: Any, /, *given: Any, **options: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*given, **options))
        return future


@pytest.mark.parametrize("level", Level)
async def test_the_engine_never_thinks_on_the_loops_thread(store: Store, clock: Clock, level: Level) -> None:
    found: dict[str, list[str]] = {}
    with ThreadPoolExecutor(1) as threads:
        for name, executor in (("threads", threads), ("loop", OnTheLoop())):
            service = GameService(
                store, now=clock, thinker=Thinker(executor), random=Random(4), challenge_expires_s=9, game_expires_s=9
            )
            with engine_calls_on_this_thread() as found[name]:
                game = await service.lobby.start(HERE, ANN, level, First.THEM)
                while game.status is Status.RUNNING and game.ply < 5:
                    game = await service.move(HERE, ANN.id, str(game.position.legal()[0] + 1))
                if game.status is Status.RUNNING:
                    with pytest.raises(DrawRefused):
                        await service.draw(HERE, ANN.id)
                    await service.resign(HERE, ANN.id)
                with pytest.raises(NoGame):
                    await service.look(HERE, ANN.id)
                await service.lobby.rematch(HERE, game.id, ANN.id)
                await service.resign(HERE, ANN.id)
    assert found["threads"] == []
    assert "choose" in found["loop"]  # so this test sees what it looks for


async def test_nothing_leads_out_of_an_end(service: GameService, store: Store, clock: Clock) -> None:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    await service.lobby.withdraw(HERE, asked.id, ANN.id)
    ended = [asked.id, (await finished(service)).id]
    before = [await store.load(each) for each in ended]
    clock.now += 10**6
    for game_id in ended:
        for player in (ANN, BEN, CAT):
            for act in (
                service.lobby.accept,
                service.lobby.decline,
                service.lobby.withdraw,
                service.give_up,
                service.agree,
            ):
                await act(HERE, game_id, player.id)
    assert await service.end_due() == []
    assert [await store.load(each) for each in ended] == before
