"""A store on each database, a clock that the test moves, and services over them."""

from __future__ import annotations

import os
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.games import GameService, Place, Player, Store
from bot.thinking import Thinker

SERVER = os.environ.get("TEST_DATABASE_URL")
NO_SERVER = "TEST_DATABASE_URL is not set, so PostgreSQL is not tested"

HERE, THERE = Place(1, 10), Place(1, 11)
ANN, BEN, CAT = Player(1001, "Ann"), Player(1002, "Ben"), Player(1003, "Cat")


@dataclass
class Clock:
    """Seconds since 1970, moved by the test."""

    now: int = 1_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def scratch_database(server: str) -> AsyncIterator[str]:
    """Make an empty PostgreSQL database beside the one that is named, and drop it afterwards."""
    name = f"tictactoe_{uuid.uuid4().hex}"
    admin = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with admin.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name}"))
    try:
        yield sa.make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        async with admin.connect() as connection:
            await connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
        await admin.dispose()


@pytest_asyncio.fixture(params=["sqlite", *(["postgresql"] if SERVER else [])])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path.as_posix()}/games.db"
    else:
        async with scratch_database(SERVER or "") as address:
            yield address


@pytest_asyncio.fixture
async def open_store(url: str) -> AsyncIterator[Callable[[], Store]]:
    """Open as many stores on that database as a test wants, each as another process would."""
    stores: list[Store] = []

    def make() -> Store:
        stores.append(Store(url))
        return stores[-1]

    yield make
    for store in stores:
        await store.close()


@pytest_asyncio.fixture
async def store(open_store: Callable[[], Store]) -> Store:
    opened = open_store()
    await opened.open()
    return opened


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def executor() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(2, thread_name_prefix="search") as pool:
        yield pool


@pytest.fixture
def serve(clock: Clock, executor: ThreadPoolExecutor) -> Callable[[Store], GameService]:
    """Make a service over a store: one process."""

    def make(store: Store) -> GameService:
        return GameService(
            store, now=clock, thinker=Thinker(executor), random=Random(7), challenge_expires_s=300, game_expires_s=3600
        )

    return make


@pytest.fixture
def service(store: Store, serve: Callable[[Store], GameService]) -> GameService:
    return serve(store)
