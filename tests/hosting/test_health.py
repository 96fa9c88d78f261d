"""The health port while it is flooded: figures are made for few of the questions, and each is answered."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from bot.app import App
from bot.hosting.health import Health
from bot.hosting.metrics import Metrics
from bot.hosting.states import States
from bot.settings import Settings
from tests.process.seeing import Port


class Counted(Metrics):
    """Metrics that count how often they are made."""

    made = 0

    def text(self) -> bytes:
        self.made += 1
        return super().text()


@contextlib.asynccontextmanager
async def flooded(folder: Path) -> AsyncIterator[tuple[Port, Counted]]:
    """The port, and the metrics that it shows."""
    port, metrics = Port(), Counted("sqlite")
    url = f"sqlite:///{folder.as_posix()}/games.db"
    settings = Settings(database_url=url, health_port=port.number)
    app = App(settings, metrics)
    async with app, Health(settings, app, metrics, States(settings, app, asyncio.Event())):
        yield port, metrics


async def test_of_a_flood_each_is_answered_and_few_have_figures_made(tmp_path: Path) -> None:
    async with flooded(tmp_path) as (port, metrics):
        answers = await asyncio.gather(*(port.ask("/metrics") for _ in range(50)))
        assert all(status == 200 and "tictactoe_moves" in text for status, text in answers)
        assert metrics.made <= 15
        before = metrics.made
        await asyncio.gather(*(port.ask("/readyz") for _ in range(50)))
        assert metrics.made == before


async def test_what_is_asked_now_and_then_is_answered_with_figures_of_that_moment(tmp_path: Path) -> None:
    async with flooded(tmp_path) as (port, metrics):
        for number in range(5):
            await port.ask("/metrics")
            assert metrics.made == number + 1
