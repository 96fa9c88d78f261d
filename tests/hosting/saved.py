"""What the tests of whole databases share: one in which every table has a row, and commands run as a host runs them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from bot.store import Store
from bot.store.tables import METADATA
from tests.source import ROOT
from tests.store.filling import fill
from tests.values import ANN, BEN


class Ran(NamedTuple):
    """A command that has ended: its exit status, and what it printed."""

    status: int
    out: str
    err: str


async def filled(url: str) -> Store:
    """Open a database and write rows into every table of it."""
    store = Store(url)
    await store.open()
    await fill(store, ANN, BEN)
    return store


async def start(folder: Path, url: str, *command: str) -> asyncio.subprocess.Process:
    """Start `python -m bot` in a folder, with that database."""
    kept: Mapping[str, str] = {
        name: os.environ[name] for name in ("PATH", "COVERAGE_PROCESS_CONFIG") if name in os.environ
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *command),
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT), "DATABASE_URL": url},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def run(folder: Path, url: str, *command: str) -> Ran:
    """Run `python -m bot` in a folder, with that database, to its end."""
    process = await start(folder, url, *command)
    out, err = await process.communicate()
    assert process.returncode is not None
    return Ran(process.returncode, out.decode(), err.decode())


Rows = dict[str, list[tuple[object, ...]]]


async def rows(url: str) -> Rows:
    """Every row of every table."""

    def read(on: sa.Connection) -> Rows:
        return {
            table.name: sorted((tuple(row) for row in on.execute(sa.select(table))), key=repr)
            for table in METADATA.sorted_tables
        }

    store = Store(url)
    found = await store.database.read(read)
    await store.close()
    return found
