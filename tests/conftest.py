"""A store on each database, for every test that wants one, and which tests are slow.

Tables are made once a session: each test gets a copy of an empty, migrated database. One that is marked `empty` gets a
database without tables.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.core.store import Store
from bot.core.store.schema import migrate
from tests.sqlite import hurry

pytest_plugins = ["tests.running", "tests.services", "tests.worlds"]

SERVER = os.environ.get("TEST_DATABASE_URL") or None
NO_SERVER = "TEST_DATABASE_URL is not set, so PostgreSQL is not tested"
ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
POSTGRESQL = pytest.param(
    "postgresql", marks=[pytest.mark.postgresql, pytest.mark.skipif(SERVER is None, reason=NO_SERVER)]
)
ON_POSTGRESQL = pytest.mark.parametrize("url", [POSTGRESQL], indirect=True)

OpenStore = Callable[[], Store]


@asynccontextmanager
async def scratch_database(server: str, options: str = "") -> AsyncIterator[str]:
    """Make a PostgreSQL database beside the one that is named, and drop it afterwards. options: in SQL."""
    name = f"tictactoe_{uuid.uuid4().hex}"
    admin = create_async_engine(server, isolation_level="AUTOCOMMIT", poolclass=sa.StaticPool)
    async with admin.connect() as connection:
        await connection.execute(sa.text(f"CREATE DATABASE {name} {options}"))
    try:
        yield sa.make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        async with admin.connect() as connection:
            await connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
        await admin.dispose()


@cache
def migrated_file() -> bytes:
    """Return an SQLite file with the newest tables and no rows."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "games.db")
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
        engine = sa.create_engine(f"sqlite:///{file.as_posix()}", poolclass=sa.NullPool)
        with engine.begin() as connection:
            migrate(connection)
        return file.read_bytes()


def sqlite_url(folder: Path) -> str:
    """Put a migrated database into a folder that has none yet; return its address."""
    file = folder / "games.db"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(migrated_file())
    return f"sqlite+aiosqlite:///{file.as_posix()}"


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def template() -> AsyncIterator[str | None]:
    """The name of a PostgreSQL database with the newest tables and no rows; None without a server."""
    if SERVER is None:
        yield None
        return
    async with scratch_database(SERVER) as address:
        engine = create_async_engine(address, poolclass=sa.NullPool)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        yield sa.make_url(address).database


@pytest_asyncio.fixture(params=["sqlite", *([POSTGRESQL] if SERVER else [])])
async def url(request: pytest.FixtureRequest, tmp_path: Path, template: str | None) -> AsyncIterator[str]:
    """The address of a database of each kind in turn, with tables and no rows, or without tables if marked `empty`."""
    is_empty = request.node.get_closest_marker("empty") is not None
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path.as_posix()}/games.db" if is_empty else sqlite_url(tmp_path)
    else:
        async with scratch_database(SERVER or "", "" if is_empty else f"TEMPLATE {template}") as address:
            yield address


@pytest.fixture
def store_class() -> type[Store]:
    """What stores are made of; tests/features has a class with the repositories of all features."""
    return Store


@pytest_asyncio.fixture
async def open_store(url: str, store_class: type[Store]) -> AsyncIterator[OpenStore]:
    """Open as many stores on that database as a test wants, each as another process would."""
    stores: list[Store] = []

    def make() -> Store:
        stores.append(store_class(url))
        hurry(stores[-1].database)
        return stores[-1]

    yield make
    for store in stores:
        await store.close()


@pytest_asyncio.fixture
async def store(open_store: OpenStore) -> Store:
    opened = open_store()
    await opened.open()
    return opened


@pytest_asyncio.fixture
async def other_store(open_store: OpenStore, store: Store) -> Store:
    """Another store on the same database, as a second process has it."""
    opened = open_store()
    await opened.open()
    return opened
