"""The fixture `world`: a server with the real bot, and alice, bob and carol in it; and `drawing`, which holds it up."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.core.chat import answerer
from bot.features.learn.picture import draw
from tests.world import World, open_world


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path) as opened:
        yield opened


@pytest.fixture
def drawing(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """What the drawing of pictures waits for; an answer that waits for it is deferred at once."""
    thinker, drawn = world.services.thinker, asyncio.Event()
    run = thinker.run

    async def held(work: Any, *given: Any) -> Any:
        if work is draw:
            await world.env.external_wait(drawn.wait(), reason="a picture that is drawn")
        return await run(work, *given)

    monkeypatch.setattr(thinker, "run", held)
    monkeypatch.setattr(answerer, "DEFER_AFTER_S", 0.001)
    return drawn
