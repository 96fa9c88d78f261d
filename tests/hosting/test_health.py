"""The health port while it is flooded: figures are made for few of the questions, and each is answered."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.app import App
from bot.hosting import health
from bot.hosting.health import MOST_CONNECTIONS, Health, Metrics
from bot.hosting.states import States
from bot.settings import Settings
from standin.conduct import PATIENCE_S
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


async def test_three_hundred_silent_connections_keep_nobody_from_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "KEEP_S", 1e6)
    async with flooded(tmp_path) as (port, _), asyncio.timeout(PATIENCE_S):
        halves = (b"", b"GET /healthz HT", b"GET /healthz HTTP/1.1\r\nHost: bot\r\n")
        silent = [await asyncio.open_connection("127.0.0.1", port.number) for _ in range(300)]
        for number, (_, writer) in enumerate(silent):
            writer.write(halves[number % 3])
        assert (await port.ask("/healthz"))[0] == 200
        gone = [reader.read() for reader, _ in silent[: 300 - MOST_CONNECTIONS]]
        assert await asyncio.gather(*gone) == [b""] * len(gone), "the oldest went"
        for _, writer in silent:
            writer.close()


async def test_there_are_three_addresses_and_one_way_to_ask_them(tmp_path: Path) -> None:
    async with flooded(tmp_path) as (port, _), aiohttp.ClientSession(f"http://127.0.0.1:{port.number}") as session:
        for method, path, status in (
            *(("HEAD", path, 200) for path in ("/healthz", "/metrics")),
            ("HEAD", "/readyz", 503),
            ("POST", "/healthz", 405),
            ("GET", "/", 404),
            ("GET", "/healthz/", 404),
            ("GET", "/interactions", 404),
        ):
            async with session.request(method, path) as answer:
                assert answer.status == status, (method, path)
