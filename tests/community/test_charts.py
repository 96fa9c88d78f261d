"""Charts: a process of its own draws one at a time, in time, and takes nothing with it."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PIL import Image

from bot.community import charts
from bot.community.charts import Charts

RATING = {"chart": "rating", "points": [[1_700_000_000, 1500.0, 300.0], [1_700_090_000, 1600.0, 250.0]]}
COPY = "import sys; sys.stdout.write(sys.stdin.read())"
WAIT = "import socket, sys, time; held = socket.create_connection(('127.0.0.1', int(sys.argv[1]))); time.sleep(600)"


def program(code: str, *arguments: object) -> Charts:
    """What runs a program in place of the one that draws."""
    return Charts(sys.executable, "-c", code, *map(str, arguments))


class Watcher:
    """Sees a process that runs WAIT start, and end: it holds a connection as long as it lives."""

    def __init__(self) -> None:
        self.has_started, self.has_ended = asyncio.Event(), asyncio.Event()

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Wait for the other end of a connection to go."""
        self.has_started.set()
        with contextlib.suppress(ConnectionError):
            await reader.read()
        self.has_ended.set()
        writer.close()


@asynccontextmanager
async def watched() -> AsyncIterator[tuple[Charts, Watcher]]:
    """A program that draws for ever, and what sees it."""
    watcher = Watcher()
    server = await asyncio.start_server(watcher.hear, "127.0.0.1", 0)
    async with server:
        yield program(WAIT, server.sockets[0].getsockname()[1]), watcher


async def test_a_chart_comes_back_as_a_picture() -> None:
    png = await Charts().draw(RATING)
    assert png is not None
    with Image.open(io.BytesIO(png)) as image:
        assert (image.format, image.width) == ("PNG", 700)


async def test_the_library_that_draws_stays_out_of_this_process() -> None:
    code = "import sys, bot.app; print([name for name in ('matplotlib', 'numpy') if name in sys.modules])"
    environment = {**os.environ, "PYTHONPATH": str(Path(charts.__file__).parents[2])}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code), stdout=asyncio.subprocess.PIPE, env=environment
    )
    assert (await process.communicate())[0].strip() == b"[]"


async def test_the_process_is_told_the_chart_and_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DATABASE_URL", "postgresql://me:secret@example.invalid/x")
    assert json.loads(await program(COPY).draw(RATING) or b"") == RATING
    told = json.loads(await program("import json, os; print(json.dumps(dict(os.environ)))").draw(RATING) or b"")
    assert "PYTHONPATH" in told
    assert set(told) - {"PYTHONPATH", "LC_CTYPE", *charts.KEPT} == set()
    assert "secret" not in json.dumps(told)


async def test_one_is_drawn_at_a_time(tmp_path: Path) -> None:
    code = """
import os, sys
os.mkdir(sys.argv[1])
import asyncio, email.message, http.client, sqlite3, unittest.mock, xml.dom.minidom  # takes a while
os.rmdir(sys.argv[1])
sys.stdout.write("drawn")
"""
    drawing = program(code, tmp_path / "alone")
    assert await asyncio.gather(*(drawing.draw(RATING) for _ in range(5))) == [b"drawn"] * 5


async def test_whoever_comes_when_too_many_wait_is_not_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "MOST_WAITING", 0)
    async with watched() as (drawing, watcher):
        first = asyncio.create_task(drawing.draw(RATING))
        await watcher.has_started.wait()
        assert await drawing.draw(RATING) is None
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)


async def test_a_process_that_takes_too_long_is_killed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(charts, "TIME_S", 0.5)
    async with watched() as (drawing, watcher):
        with caplog.at_level(logging.WARNING):
            assert await drawing.draw(RATING) is None
        if watcher.has_started.is_set():  # on a busy machine it may not even have begun
            await watcher.has_ended.wait()
    assert "could not be drawn" in caplog.text


async def test_a_process_ends_when_nobody_wants_its_picture_any_more() -> None:
    async with watched() as (drawing, watcher):
        first = asyncio.create_task(drawing.draw(RATING))
        await watcher.has_started.wait()
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        await watcher.has_ended.wait()


@pytest.mark.parametrize("code", ["raise SystemExit('no room')", "import sys; sys.stdin.close(); sys.exit(3)"])
async def test_a_process_that_fails_gives_no_picture_and_the_host_hears_of_it(
    code: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert await program(code).draw(RATING) is None
    assert "could not be drawn" in caplog.text


async def test_a_program_that_is_not_there_gives_no_picture() -> None:
    assert await Charts("/no/such/program").draw(RATING) is None


async def test_a_chart_that_is_none_gives_no_picture(caplog: pytest.LogCaptureFixture) -> None:
    assert await Charts().draw({"chart": "nothing"}) is None
    assert "KeyError" in caplog.text


async def test_without_the_library_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "find_spec", lambda _: None)
    drawing = Charts()
    drawing._program = ("/no/such/program",)
    assert not drawing.is_able
    assert await drawing.draw(RATING) is None
