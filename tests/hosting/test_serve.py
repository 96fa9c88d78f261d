"""Opening the app: a new SQLite file is made by a process of its own, or here if there can be none."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.app import App
from bot.core.store import schema
from bot.hosting.serve import open_app
from bot.settings import Settings


@pytest.fixture
def app(tmp_path: Path) -> App:
    """An app whose database isn't there yet."""
    return App(Settings(database_url=f"sqlite:///{tmp_path}/new/games.db"))


@pytest.mark.parametrize("executable", [sys.executable, "no-such-program", "false"], ids=["", "none", "one that fails"])
async def test_a_new_database_is_made_by_a_process_of_its_own_or_here_if_no_process_makes_it(
    app: App, monkeypatch: pytest.MonkeyPatch, executable: str
) -> None:
    monkeypatch.setattr(sys, "executable", executable)
    made_here, migrate = list[None](), schema.migrate
    monkeypatch.setattr(schema, "migrate", lambda on: made_here.append(migrate(on)))
    async with AsyncExitStack() as stack:
        await open_app(stack, app)
        assert app.is_open
    assert bool(made_here) == (executable in ("no-such-program", "false")), "it takes 15 MiB"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell and a FIFO")
async def test_a_stop_ends_the_process_that_makes_the_database(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fifo, program = tmp_path / "fifo", tmp_path / "python"
    os.mkfifo(fifo)
    program.write_text(f"#!/bin/sh\necho $$ > {fifo}\nexec sleep 600\n")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    async with AsyncExitStack() as stack:
        opening = asyncio.create_task(open_app(stack, app))
        number = int(await asyncio.to_thread(fifo.read_text))
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
    assert not app.is_open
