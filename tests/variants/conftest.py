"""Variants are played with all features, and in a world of their own with little time to think."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.features.full import World, open_world


@pytest.fixture
def world_class() -> type[World]:
    return World


@pytest_asyncio.fixture
async def own_world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path, search_time_s=0.1) as opened:
        yield opened
