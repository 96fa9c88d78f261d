"""What a fault in the engine or in the database leaves behind: nothing, and the game as it was."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.game import First
from bot.core.play.services import Services
from bot.core.store import StoreError
from bot.core.store.tables import GAMES, SEATS
from bot.engine import Level
from tests.faults import broken
from tests.services import Heard, Processes, give_up, meet_bot, play, stored
from tests.values import ANN, BEN, HERE


class BrokenExecutor(Executor):
    """Fails whatever it is given."""

    def submit(self, work: Any, /, *_given: Any, **_options: Any) -> Future[Any]:
        raise RuntimeError("broken")


@pytest.mark.parametrize("statement", ["INSERT INTO games", "INSERT INTO seats"])
async def test_a_start_that_fails_leaves_no_row(services: Services, heard: Heard, statement: str) -> None:
    async with broken(services.store, statement):
        with pytest.raises(StoreError, match="broken"):
            await meet_bot(services)
    await check_empty(services, heard)


async def test_a_start_at_which_the_engine_fails_leaves_no_row(
    processes: Processes, services: Services, heard: Heard
) -> None:
    without = processes.on(services.store, executor=BrokenExecutor())
    with pytest.raises(RuntimeError, match="broken"):
        await without.lobby.start(HERE, ANN, Level.EASY, First.THEM)
    await check_empty(services, heard)


async def check_empty(services: Services, heard: Heard) -> None:
    """Check that nothing was stored and nothing published."""
    counts = [sa.select(sa.func.count()).select_from(table) for table in (GAMES, SEATS)]
    assert await services.store.database.read(lambda on: [on.execute(count).scalar() for count in counts]) == [0, 0]
    assert heard.changes == []


async def test_a_move_that_the_engine_does_not_answer_is_not_made(
    processes: Processes, services: Services, heard: Heard
) -> None:
    game = await meet_bot(services)
    without = processes.on(services.store, executor=BrokenExecutor())
    with pytest.raises(RuntimeError, match="broken"):
        await without.turns.move(HERE, ANN.id, "5")
    assert await stored(services, game.id) == game
    assert [change.after for change in heard.changes] == [game]
    assert (await services.turns.move(HERE, ANN.id, "5")).ply == 2


async def test_an_end_whose_seats_cannot_be_freed_is_no_end(services: Services, heard: Heard) -> None:
    game = await play(services, "5")
    async with broken(services.store, "DELETE FROM seats"):
        with pytest.raises(StoreError, match="broken"):
            await give_up(services, HERE, BEN.id)
    assert await services.turns.current(HERE, ANN.id) == game
    assert heard.ends(game.id) == []
