"""A demo in the test's own process with an open tab, or in a process of its own with a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from standin.page import Channel, open_channel, start_demo
from tests.demo.browser import DESK
from tests.demo.here import demo_here
from tests.demo.tab import Tab, open_tab


@pytest_asyncio.fixture
async def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The address of a demo that runs in a new folder."""
    async with demo_here(tmp_path, monkeypatch) as opened:
        yield opened


@pytest_asyncio.fixture
async def tab(address: str) -> AsyncIterator[Tab]:
    async with open_tab(address) as opened:
        yield opened


@pytest_asyncio.fixture
async def browsed(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a demo that runs in a process of its own, for a browser."""
    async with start_demo(tmp_path) as (opened, _):
        yield opened


@pytest_asyncio.fixture
async def channel(browsed: str, request: pytest.FixtureRequest) -> AsyncIterator[Channel]:
    """Its page in a browser: in a window on a desk, or as SIZES and PHONE have it."""
    width, height = getattr(request, "param", DESK)
    async with open_channel(browsed, width=width, height=height) as opened:
        yield opened
