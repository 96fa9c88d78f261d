"""A store on each database, for every test that wants one."""

from __future__ import annotations

import os
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store

SERVER = os.environ.get("TEST_DATABASE_URL")
NO_SERVER = "TEST_DATABASE_URL is not set, so PostgreSQL is not tested"
ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
ON_POSTGRESQL = pytest.mark.parametrize(
    "url", [pytest.param("postgresql", marks=pytest.mark.skipif(SERVER is None, reason=NO_SERVER))], indirect=True
)

OpenStore = Callable[[], Store]


@asynccontextmanager
async def scratch_database(server: str, options: str = "") -> AsyncIterator[str]:
    """Make an empty PostgreSQL database beside the one that is named, and drop it afterwards. options: in SQL."""
    name = f"tictactoe_{uuid.uuid4().hex}"
    admin = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with admin.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name} {options}"))
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
async def open_store(url: str) -> AsyncIterator[OpenStore]:
    """Open as many stores on that database as a test wants, each as another process would."""
    stores: list[Store] = []

    def make() -> Store:
        stores.append(Store(url))
        return stores[-1]

    yield make
    for store in stores:
        await store.close()


@pytest_asyncio.fixture
async def store(open_store: OpenStore) -> Store:
    opened = open_store()
    await opened.open()
    return opened
