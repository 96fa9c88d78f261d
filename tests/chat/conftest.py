"""The fixture `world`: a server with the real bot, and alice, bob and carol in it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.chat.world import World, open_world


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with open_world(tmp_path) as opened:
        yield opened
