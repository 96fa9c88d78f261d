"""Services with a clock that the test moves, as for games, and what accumulates on them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.community.services import Community
from bot.games.services import Services
from tests.games.conftest import Processes, clock, executor, first, heard, other, processes, services, slower

__all__ = ["Processes", "clock", "executor", "first", "heard", "other", "processes", "services", "slower"]


@pytest_asyncio.fixture
async def community(services: Services) -> AsyncIterator[Community]:
    """What accumulates in one process."""
    made = Community(services)
    yield made
    await made.ratings.stop(5)
