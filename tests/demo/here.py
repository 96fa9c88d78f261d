"""The demo in the test's own process, so that a test can set its port and its clock."""

from __future__ import annotations

import asyncio
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot import demo
from bot.demo.live import LiveEnv
from tests.demo.tab import WAIT_S, open_tab


def live_envs(monkeypatch: pytest.MonkeyPatch) -> list[LiveEnv]:
    """Return a list that takes the simulated Discord of each demo that is run here."""
    envs: list[LiveEnv] = []

    def made(*given: Any, **more: Any) -> LiveEnv:
        envs.append(LiveEnv(*given, **more))
        return envs[-1]

    monkeypatch.setattr(demo, "LiveEnv", made)
    return envs


@asynccontextmanager
async def demo_here(folder: Path, monkeypatch: pytest.MonkeyPatch, port: int | None = 0) -> AsyncIterator[str]:
    """Run the demo in a folder, yield the address that it opens in the browser, and end it by its End button."""
    loop, opened = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()
    monkeypatch.setattr(webbrowser, "open", lambda address: loop.call_soon_threadsafe(opened.set_result, address))
    monkeypatch.chdir(folder)
    running = asyncio.create_task(demo.demo(port, browser=True))
    await asyncio.wait([running, opened], timeout=WAIT_S, return_when=asyncio.FIRST_COMPLETED)
    assert opened.done(), running
    address: str = opened.result()
    yield address
    async with open_tab(address) as tab:
        await tab.act("close")
    await asyncio.wait_for(running, WAIT_S)
