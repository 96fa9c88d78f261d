"""A database is opened: made if it isn't there, checked, brought up to date, by as many processes as come at once."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.core.game import Game, Place
from bot.core.store import Store, StoreError, schema
from bot.core.store.connections import _prepare_sqlite
from bot.core.store.tables import METADATA
from tests.conftest import ON_SQLITE, OpenStore
from tests.core.store.test_inspecting import set_version
from tests.values import ANN, game

OPEN = """
import asyncio, multiprocessing, sys
import alembic.command  # as the store, imported once, before the processes part
from bot.core.store import Store
def work(url):
    asyncio.run(Store(url).open())
processes = [multiprocessing.get_context("fork").Process(target=work, args=sys.argv[1:]) for _ in range(3)]
for each in processes:
    each.start()
for each in processes:
    each.join()
print(*(each.exitcode for each in processes))
"""


@pytest.mark.empty
@pytest.mark.skipif(sys.platform == "win32", reason="processes that part after the imports are POSIX's")
async def test_processes_may_open_a_fresh_database_at_once(url: str, open_store: OpenStore) -> None:
    started = await asyncio.create_subprocess_exec(sys.executable, "-c", OPEN, url, stdout=subprocess.PIPE)
    assert (await started.communicate())[0].split() == [b"0"] * 3
    store = open_store()
    await store.open()
    assert await store.notes.note("a") is None


READ = """
import contextlib, sqlite3, sys
with contextlib.closing(sqlite3.connect(sys.argv[1])) as file:
    print(file.execute("SELECT text FROM notes").fetchone())
"""


async def test_an_opening_takes_no_lock_from_what_the_process_has_open(tmp_path: Path) -> None:
    """A closed descriptor gives up its process's locks on the file, https://www.sqlite.org/howtocorrupt.html#_2_2_."""
    stores, file = [Store(f"sqlite:///{tmp_path}/games.db") for _ in range(2)], str(tmp_path / "games.db")
    for each in stores:
        await each.open()
    for value in ("before", "after"):  # a process that believes itself alone deletes the log as it leaves
        await stores[0].notes.set_note("a", value)
        read = await asyncio.create_subprocess_exec(sys.executable, "-c", READ, file, stdout=subprocess.PIPE)
        assert (await read.communicate())[0].decode().strip() == f"('{value}',)"
    for each in stores:
        await each.close()


def test_two_that_turn_a_new_sqlite_file_to_writing_ahead_do_not_fail(tmp_path: Path) -> None:
    first = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    second = sqlite3.connect(tmp_path / "games.db", factory=Second)
    first.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        second.execute("PRAGMA journal_mode=WAL")  # SQLite refuses this at once, however long it may wait
    Second.before_waiting = first.commit
    _prepare_sqlite(second, None)
    assert second.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    for connection in (first, second):
        connection.close()


class Second(sqlite3.Connection):
    """Lets the other process go on just before it waits for it."""

    before_waiting: Callable[[], None]

    def cursor(self, *_: object) -> sqlite3.Cursor:  # type: ignore[override]
        def note(statement: str) -> None:
            if statement == "BEGIN IMMEDIATE":
                Second.before_waiting()

        self.set_trace_callback(note)
        return super().cursor()


async def test_the_migrations_make_the_tables_that_the_code_uses(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"include_name": is_used}), METADATA))

    known = {*METADATA.tables, *(index.name for table in METADATA.tables.values() for index in table.indexes)}

    def is_used(name: str | None, kind: str, _parents: object) -> bool:
        return kind not in ("table", "index") or name in known  # those of features that are not there are left alone

    assert await store.database.read(differences) == []


@ON_SQLITE
async def test_sqlite_writes_ahead_and_waits_for_the_disk(url: str) -> None:
    store = Store(url)
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    found = await store.database.write(lambda to: [to.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names])
    await store.close()
    assert found == ["wal", 2, 1, 2000]


def test_engines_that_share_what_they_compile_keep_their_own_options() -> None:
    options = [{"isolation_level": "AUTOCOMMIT"}, {}, {"isolation_level": "AUTOCOMMIT"}, {}]
    engines = [sa.create_engine("sqlite://", poolclass=sa.NullPool, **each) for each in options]
    with ExitStack() as opened:
        drivers = [opened.enter_context(each.connect()).connection.driver_connection for each in engines]
        assert [getattr(each, "isolation_level", "?") for each in drivers] == [None, "", None, ""]
    assert len({each.dialect for each in engines}) == 2


@ON_SQLITE
@pytest.mark.skipif(sys.platform == "win32", reason="modes are POSIX's")
@pytest.mark.empty
async def test_a_new_file_and_those_beside_it_are_their_owners_alone(url: str, open_store: OpenStore) -> None:
    before = os.umask(0)
    try:
        store = open_store()
        await store.open()
        file = Path(str(sa.make_url(url).database))
        assert modes(file) == [f"{file.name}{ending} 600" for ending in ("", "-shm", "-wal")]
        await store.close()
        file.chmod(0o640)  # noqa: ASYNC240
        await open_store().open()
        assert modes(file)[0] == f"{file.name} 640", "the host's own choice stays"
    finally:
        os.umask(before)


def modes(file: Path) -> list[str]:
    """The names and modes of a database and of the files beside it."""
    return [f"{each.name} {each.stat().st_mode & 0o777:o}" for each in sorted(file.parent.glob(f"{file.name}*"))]


def test_a_driver_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError) as missing:
        Store("postgresql+asyncpg://127.0.0.1/x")
    assert (missing.value.code, missing.value.data) == ("database-driver-missing", {"package": "asyncpg"})


@pytest.mark.parametrize("version", ["later", "copying-0014"])
async def test_tables_of_a_newer_version_and_half_a_copy_are_left_alone(
    open_store: OpenStore, store: Store, version: str
) -> None:
    await set_version(store, version)
    with pytest.raises(StoreError) as caught:
        await open_store().open()
    assert (caught.value.code, caught.value.data) == ("database-newer", {})


@ON_SQLITE
@pytest.mark.parametrize("where", [0, 9 * 4096])
async def test_a_damaged_file_is_found_at_the_start(tmp_path: Path, url: str, where: int) -> None:
    await damaged(tmp_path, url, where)
    before = (tmp_path / "games.db").read_bytes()
    store = Store(url)
    with pytest.raises(StoreError) as found:
        await store.open()
    await store.close()
    assert (found.value.code, found.value.is_temporary) == ("database-damaged", False)
    assert len(str(found.value).splitlines()) == 1
    assert (tmp_path / "games.db").read_bytes() == before, "what may be saved of it is the host's to save"


async def damaged(tmp_path: Path, url: str, where: int) -> None:
    """A database of some pages, of which one is overwritten."""
    store = Store(url)
    await store.open()
    for number in range(200):
        await store.games.open(game(place=Place(1, number)))
    await store.close()
    with (tmp_path / "games.db").open("r+b") as file:
        file.seek(where)
        file.write(b"\x5a" * 2048)


async def test_a_database_in_memory_serves_many_at_once() -> None:
    store = Store("sqlite+aiosqlite:///:memory:")
    await store.open()
    written: list[Game | BaseException] = await asyncio.gather(
        *(store.games.open(game(place=Place(1, number))) for number in range(20)), return_exceptions=True
    )
    found = [await store.games.find_seated(number, ANN.id) for number in range(20)]
    await store.close()
    assert written == found


def test_the_files_of_migrations_are_those_that_alembic_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(schema.MIGRATIONS))
    assert list(schema.known()) == [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()]
