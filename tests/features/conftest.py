"""For the tests of features: the core's fixtures with what every feature adds to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import pytest_asyncio

from bot.core.chat import answerer
from bot.features.learn.picture import render
from tests.features.full import Community, OpenStore, Processes, Services, Store, World
from tests.services import Clock


@pytest.fixture
def store_class() -> type[Store]:
    return Store


@pytest.fixture
def processes(open_store: OpenStore, clock: Clock, executor: ThreadPoolExecutor) -> Processes:
    return Processes(open_store, clock, executor)


@pytest_asyncio.fixture
async def community(services: Services) -> AsyncIterator[Community]:
    """What accumulates in one process."""
    made = Community(services)
    yield made
    await made.ratings.stop(5)


@pytest.fixture
def world_class() -> type[World]:
    return World


@pytest.fixture
def drawing(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """What the drawing of pictures waits for; an answer that waits for it is deferred at once."""
    thinker, drawn = world.services.thinker, asyncio.Event()
    run = thinker.in_background

    async def held(work: Any, *given: Any) -> Any:
        if work is render:
            await world.env.external_wait(drawn.wait(), reason="a picture that is drawn")
        return await run(work, *given)

    monkeypatch.setattr(thinker, "in_background", held)
    monkeypatch.setattr(answerer, "DEFER_AFTER_S", 0.001)
    return drawn
