"""The bot's process on each database: where it runs, what it keeps, and how the time of its games passes at once.

A first start makes tables and sends the commands in all languages, which is half of what it computes. That is tested
where it matters; elsewhere a process finds what an earlier start has left.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from standin.discord import StandIn
from standin.launch import ROOT, BotProcess, start_bot
from standin.payloads import Json
from tests.conftest import sqlite_url

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


NOTES = "SELECT name, text FROM notes"


@dataclass(frozen=True)
class Earlier:
    """What an earlier start has left: the commands that Discord has, and the notes in the database."""

    commands: list[Json]
    notes: Sequence[Sequence[str]]

    async def bring(self, scene: Scene) -> None:
        """Put it there. The database has its tables."""
        scene.standin.commands = deepcopy(self.commands)
        for name, text in self.notes:
            await scene.execute(f"INSERT INTO notes (name, text) VALUES ('{name}', '{text}') RETURNING name")  # noqa: S608


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def earlier(tmp_path_factory: pytest.TempPathFactory) -> Earlier:
    folder = tmp_path_factory.mktemp("earlier")
    async with StandIn() as standin:
        scene = Scene(standin, folder, sqlite_url(folder))
        async with scene.start() as bot:
            await bot.ready()
            assert await bot.terminate() == 0
        return Earlier(standin.commands, await scene.execute(NOTES))


@pytest_asyncio.fixture
async def scene(request: pytest.FixtureRequest, url: str, tmp_path: Path, earlier: Earlier) -> AsyncIterator[Scene]:
    """A database of each kind in turn and a Discord for it, as an earlier start has left both.

    For a test that is marked `empty` there was none.
    """
    async with StandIn() as standin:
        scene = Scene(standin, tmp_path, url)
        if request.node.get_closest_marker("empty") is None:
            await earlier.bring(scene)
        yield scene


@pytest_asyncio.fixture
async def standin(tmp_path: Path, earlier: Earlier) -> AsyncIterator[StandIn]:
    """A Discord that an earlier start has sent its commands; its database is in the folder."""
    async with StandIn() as standin:
        await earlier.bring(Scene(standin, tmp_path, sqlite_url(tmp_path)))
        yield standin


@pytest_asyncio.fixture
async def bot(standin: StandIn, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A process that is connected."""
    async with start_bot(standin, tmp_path, root=BOT_ROOT) as started:
        await started.ready()
        yield started
