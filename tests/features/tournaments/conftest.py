"""A tournament on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.features.full import Processes
from tests.features.tournaments.cups import Cup


@pytest_asyncio.fixture
async def cup(processes: Processes) -> AsyncIterator[Cup]:
    """One at the level of services; a module that plays through chat has another of its own."""
    made = Cup(processes)
    yield made
    await made.stop()
