"""The bot's process on each database: where it runs, what it keeps, and how the time of its games passes at once."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from standin.discord import StandIn
from standin.launch import ROOT, BotProcess, start_bot

BOT_ROOT = Path(os.environ.get("TEST_BOT_ROOT", ROOT))
"""The checkout whose bot is run: another one's shows what it did before."""

EXPIRE = "UPDATE games SET deadline = 1, version = version + 1 WHERE status IN ('challenge', 'running')"
"""A version more, as any other writer leaves it: so nothing counts that a process remembers."""


@dataclass
class Scene:
    """A Discord, a folder and a database, on which the bot can be started again and again."""

    standin: StandIn
    folder: Path
    url: str

    def start(self, *, is_alone: bool = True, **settings: str) -> AbstractAsyncContextManager[BotProcess]:
        """Start the bot; is_alone as start_bot takes it."""
        given = {"DATABASE_URL": self.url, **settings}
        return start_bot(self.standin, self.folder, given, root=BOT_ROOT, is_alone=is_alone)

    async def expire(self) -> int:
        """Let the time of all open games and challenges be up; return how many there are."""
        return len(await self.execute(f"{EXPIRE} RETURNING id"))

    async def count(self) -> int:
        """How many games and challenges there are and have been."""
        return int((await self.execute("SELECT count(*) FROM games"))[0][0])

    async def execute(self, statement: str) -> Sequence[Sequence[Any]]:
        """Run a statement beside the bot and return its rows."""
        if self.url.startswith("sqlite"):
            with contextlib.closing(sqlite3.connect(self.folder / "games.db", isolation_level=None)) as file:
                return file.execute(statement).fetchall()
        engine = create_async_engine(self.url)
        async with engine.begin() as connection:
            rows = (await connection.execute(sa.text(statement))).all()
        await engine.dispose()
        return rows


@pytest_asyncio.fixture
async def scene(url: str, tmp_path: Path) -> AsyncIterator[Scene]:
    """An empty database, of each kind in turn, and a Discord for it."""
    async with StandIn() as standin:
        yield Scene(standin, tmp_path, url)
