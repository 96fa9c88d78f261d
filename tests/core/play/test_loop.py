"""The event loop answers everybody, so the engine never thinks on its thread."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import bot.engine
from bot.core.game import First, Game
from bot.core.game.refusals import NoGame
from bot.core.play.services import Services
from bot.core.store import Store
from bot.engine import Level
from tests.refused import refused
from tests.services import Processes, give_up
from tests.values import ANN, HERE

THINKING = {str(Path(bot.engine.__file__).with_name(f"{name}.py")) for name in ("levels", "minimax", "search")}


class OnTheLoop(Executor):
    """Works where it is asked, as if there were no executor."""

    def submit(self, work: Any, /, *given: Any, **options: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*given, **options))
        return future


class Noting(ThreadPoolExecutor):
    """Remembers on which threads its work ran."""

    def __init__(self) -> None:
        super().__init__(1, thread_name_prefix="engine")
        self.seen: set[str] = set()

    def submit(self, work: Any, /, *given: Any, **options: Any) -> Any:
        def noted() -> Any:
            self.seen.add(threading.current_thread().name)
            return work(*given, **options)

        return super().submit(noted)


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


async def do_everything(services: Services, level: Level) -> None:
    """Everything for which the engine thinks, on boards that are thought of in threads."""
    game = await services.lobby.start(HERE, ANN, level, First.THEM)
    while not game.is_over and game.ply < 5:
        game = await services.turns.move(HERE, ANN.id, str(game.position.legal()[0] + 1))
    if not game.is_over:
        with refused("draw-refused"):
            await services.play.draw(HERE, ANN.id)
        await services.play.hint(HERE, ANN.id)
        ended = await give_up(services, HERE, ANN.id)
        assert isinstance(ended, Game)
    with pytest.raises(NoGame):
        await services.turns.current(HERE, ANN.id)
    again = await services.lobby.rematch(HERE, ANN.id, game.id)
    await give_up(services, again.place, ANN.id)


@pytest.mark.parametrize("level", Level)
async def test_the_engine_never_thinks_on_the_loops_thread(processes: Processes, store: Store, level: Level) -> None:
    with Noting() as threads, engine_calls_on_this_thread() as found:
        await do_everything(processes.on(store, executor=threads), level)
        assert threads.seen == {"engine_0"}
    assert found == []


async def test_a_thought_on_the_loops_thread_would_be_seen(processes: Processes, store: Store) -> None:
    with engine_calls_on_this_thread() as found:
        await do_everything(processes.on(store, executor=OnTheLoop()), Level.HARD)
    assert "choose" in found
