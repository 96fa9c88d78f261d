"""What the tests of whole databases share: one in which every table has a row, and commands run as a host runs them."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from bot.cli import main
from bot.core.store.tables import METADATA
from tests.features.filling import fill
from tests.features.full import Store
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


def run(folder: Path, url: str | None, *command: str) -> Ran:
    """Run a command in a folder, with that database, or with none named. No event loop may be running."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.chdir(folder)
        patch.delenv("DATABASE_URL", raising=False)
        if url is not None:
            patch.setenv("DATABASE_URL", url)
        status = main(command)
    return Ran(status, out.getvalue(), err.getvalue())


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
