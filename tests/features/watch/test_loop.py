"""What looks on never thinks on the event loop's thread either."""

from __future__ import annotations

import pytest

from bot.core.store import Store
from bot.engine import Level
from bot.features.watch.service import PACE_S
from tests.core.play.test_loop import Noting, OnTheLoop, engine_calls_on_this_thread
from tests.features.full import Processes, Services
from tests.services import Clock, meet_bot, play
from tests.values import ANN, BEN, HERE, THERE


async def look_on(services: Services, clock: Clock, level: Level) -> None:
    """Everything for which the engine thinks when somebody looks on."""
    await services.commentator.comment(await meet_bot(services, BEN, level=level))
    await services.watching.exhibit(HERE, ANN, level, level)
    clock.now += PACE_S
    await services.watching.advance(None)
    await services.commentator.comment(await play(services, "15", THERE))


@pytest.mark.parametrize("level", Level)
async def test_the_engine_never_thinks_on_the_loops_thread(
    processes: Processes, store: Store, clock: Clock, level: Level
) -> None:
    with Noting() as threads, engine_calls_on_this_thread() as found:
        await look_on(processes.on(store, executor=threads), clock, level)
        assert threads.seen == {"engine_0"}
    assert found == []


async def test_a_thought_on_the_loops_thread_would_be_seen(processes: Processes, store: Store, clock: Clock) -> None:
    with engine_calls_on_this_thread() as found:
        await look_on(processes.on(store, executor=OnTheLoop()), clock, Level.HARD)
    assert "choose" in found
