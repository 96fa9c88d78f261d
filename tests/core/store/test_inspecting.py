"""A look at a database: who may not write, and what helps; what is newer or damaged. Nothing changes."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.core.store import Inspection, Store, StoreError, inspect
from bot.core.store.schema import newest
from bot.words import words
from tests.conftest import ON_POSTGRESQL, ON_SQLITE, OpenStore
from tests.faults import failure

NEEDED = newest()
NOBODY = 65_534
ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="owners and modes are POSIX's")


async def refusal(url: str) -> StoreError:
    """Why a database can't be used; its sentence can be made of it."""
    with pytest.raises(StoreError) as caught:
        await inspect(url)
    assert said(caught.value)
    return caught.value


def said(error: StoreError) -> str:
    """The sentence that a host reads."""
    return words()(error.code, **error.data)


def state(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    """All that is in a folder: bytes, mode and time of the last change."""
    return {
        str(each): (each.read_bytes() if each.is_file() else b"", each.stat().st_mode, each.stat().st_mtime_ns)
        for each in [folder, *folder.rglob("*")]
    }


@pytest.mark.empty
async def test_a_database_that_is_up_to_date_and_one_that_is_still_empty(url: str, open_store: OpenStore) -> None:
    assert (await inspect(url)).at is None
    await open_store().open()
    assert await inspect(url) == Inspection(NEEDED, NEEDED)


async def test_an_older_one_is_told_and_left_and_a_newer_one_refused(url: str, store: Store) -> None:
    await set_version(store, "0009")
    assert await inspect(url) == Inspection("0009", NEEDED)
    assert await inspect(url) == Inspection("0009", NEEDED)
    await set_version(store, "9999")
    assert (await refusal(url)).code == "database-newer"


async def set_version(store: Store, version: str) -> None:
    change = sa.text("UPDATE alembic_version SET version_num = :version")
    await store.database.write(lambda on: on.execute(change, {"version": version}))


# SQLite


async def test_nothing_is_made_where_there_is_nothing_yet(tmp_path: Path) -> None:
    before = state(tmp_path)
    found = await inspect(f"sqlite:///{tmp_path}/new/folder/games.db")
    assert found == Inspection(None, NEEDED, missing=str(tmp_path / "new" / "folder" / "games.db"))
    assert state(tmp_path) == before
    assert await inspect("sqlite:///:memory:") == Inspection(None, NEEDED)


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
async def test_a_closed_file_is_the_same_afterwards_to_the_byte(tmp_path: Path, journal: str) -> None:
    await made(tmp_path / "games.db")
    with sqlite3.connect(tmp_path / "games.db") as file:
        file.execute(f"PRAGMA journal_mode={journal}")
    file.close()
    before = {name: facts[0] for name, facts in state(tmp_path).items()}
    assert (await inspect(f"sqlite:///{tmp_path}/games.db")).at == NEEDED
    assert {name: facts[0] for name, facts in state(tmp_path).items()} == before


async def made(file: Path) -> None:
    """Make a database of this version, and close it."""
    store = Store(f"sqlite:///{file}")
    await store.open()
    await store.close()


async def test_a_damaged_file_a_folder_and_a_file_for_a_folder_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "text").write_bytes(b"no database at all" * 100)
    assert (await refusal(f"sqlite:///{tmp_path}/text")).code == "database-damaged"
    assert (await refusal(f"sqlite:///{tmp_path}/text/games.db")).code == "database-no-folder"
    assert (await refusal(f"sqlite:///{tmp_path}")).code == "database-is-folder"


async def test_one_that_another_holds_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.core.store.schema.BUSY_S", 0)
    await made(tmp_path / "games.db")
    with sqlite3.connect(tmp_path / "games.db", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        found = await refusal(f"sqlite:///{tmp_path}/games.db")
        assert (found.code, found.is_temporary) == ("database-unusable", True)
    other.close()


async def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(total=10**9, free=3 * 1024**2))
    found = await refusal(f"sqlite:///{tmp_path}/games.db")
    assert (found.code, found.data["free"]) == ("database-disk-full", "3")


# Who may write. Root may write everything, so it steps down for a while.


DENIED = "database-denied" if hasattr(os, "geteuid") and os.geteuid() == 0 else "database-denied-to-owner"
"""Of a file that somebody may not write: who isn't root is its owner here."""


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that everybody can reach."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@asynccontextmanager
async def as_somebody() -> AsyncIterator[int]:
    """Be somebody who is not root; gives their number."""
    before = os.geteuid()
    if before == 0:
        await inspect("sqlite:///:memory:")  # what is imported late may lie where only root may read
        os.seteuid(NOBODY)
    try:
        yield os.geteuid()
    finally:
        os.seteuid(before)


@ON_POSIX
@pytest.mark.parametrize("what", ["games.db", "games.db-wal", "."])
async def test_what_may_not_be_written_is_named_with_its_owner_and_one_remedy(shared: Path, what: str) -> None:
    folder = shared / "data"
    await made(folder / "games.db")
    (folder / "games.db-wal").touch()
    for each in (folder, *folder.iterdir()):
        each.chmod(0o777 if each.is_dir() else 0o666)
    blocked = folder / what
    blocked.chmod(0o555 if blocked.is_dir() else 0o444)
    async with as_somebody() as user:
        found = await refusal(f"sqlite:///{folder}/games.db")
        at_start = await failure(f"sqlite:///{folder}/games.db")
    mode = "dr-xr-xr-x" if blocked.is_dir() else "-r--r--r--"
    assert found.code == DENIED
    assert found.data == {"path": str(blocked), "owner": str(os.geteuid()), "mode": mode, "user": str(user)}
    assert (f"sudo chown {user} {blocked}." in said(found)) == (DENIED == "database-denied")
    assert (at_start.code, at_start.data, at_start.is_temporary) == (DENIED, found.data, False), "a start says the same"


@ON_POSIX
async def test_who_may_not_write_their_own_file_is_told_of_its_disk_and_not_to_give_it_away(shared: Path) -> None:
    await made(shared / "games.db")
    os.chmod(shared / "games.db", 0o444)
    for each in (shared, shared / "games.db"):
        os.chown(each, NOBODY if os.geteuid() == 0 else -1, -1)
    async with as_somebody():
        found = await refusal(f"sqlite:///{shared}/games.db")
    assert found.code == "database-denied-to-owner"
    assert "mounted read-only" in said(found)
    assert "chown" not in said(found)


@ON_POSIX
async def test_a_folder_that_cannot_be_made_or_entered_is_told(shared: Path) -> None:
    (shared / "closed").mkdir()
    (shared / "locked").mkdir()
    (shared / "closed").chmod(0o555)
    (shared / "locked").chmod(0)
    async with as_somebody():
        found = await refusal(f"sqlite:///{shared}/closed/new/games.db")
        assert (found.code, found.data["path"]) == (DENIED, str(shared / "closed"))
        assert "chown" not in said(found), "it may be another's, such as /etc"
        found = await refusal(f"sqlite:///{shared}/locked/deeper/games.db")
        assert str(shared / "locked") in said(found)


@ON_SQLITE
async def test_a_start_on_a_file_that_is_open_for_reading_alone_is_no_start(
    url: str, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a disk shows itself that became read-only by a fault: no mode and no owner tell of it."""
    path = sa.make_url(url).database
    monkeypatch.chdir(tmp_path)
    found = await failure(f"sqlite:///file:{path}?mode=ro&uri=true")
    assert (found.code, found.is_temporary) == ("database-read-only", False)
    assert "attempt to write a readonly database" in said(found)
    assert "file:" not in os.listdir(), "an address is no folder"


@ON_SQLITE
async def test_a_start_on_a_full_disk_is_tried_again(
    url: str, store: Store, open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.close()
    monkeypatch.setattr("bot.core.store.connections.BUSY_S", 0)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(total=10**9, free=0))
    with sqlite3.connect(str(sa.make_url(url).database), isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")  # a start that fails while there is no room
        found = await failure(url)
        other.execute("ROLLBACK")
    other.close()
    assert (found.code, found.is_temporary) == ("database-disk-full", True)
    await open_store().open()  # little room is no fault as long as it is enough


# PostgreSQL


@asynccontextmanager
async def role(url: str, *statements: str) -> AsyncIterator[str]:
    """Make a role that may do nothing, and run statements about it ({role}); gives the address that signs in as it."""
    name = "r" + str(sa.make_url(url).database).removeprefix("tictactoe_")[:20]
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(f"CREATE ROLE {name} LOGIN PASSWORD 'secret-of-{name}'"))
        for statement in ("REVOKE ALL ON SCHEMA public FROM public", *statements):
            await connection.execute(sa.text(statement.format(role=name)))
    try:
        signing_in = sa.make_url(url).set(username=name, password=f"secret-of-{name}")
        yield signing_in.render_as_string(hide_password=False)
    finally:
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"DROP OWNED BY {name}"))
            await connection.execute(sa.text(f"DROP ROLE {name}"))
        await engine.dispose()


READ = ("GRANT USAGE ON SCHEMA public TO {role}", "GRANT SELECT ON ALL TABLES IN SCHEMA public TO {role}")
WRITE = (*READ, "GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {role}")
ALL = (*WRITE, "GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO {role}")
READ_ONLY = "ALTER ROLE {role} SET default_transaction_read_only = on"


@ON_POSTGRESQL
@pytest.mark.parametrize(
    ("granted", "told", "may_pass"),
    [(READ, "permission denied for table", False), ((*ALL, READ_ONLY), "read-only transaction", True)],
    ids=["may read", "a copy that only reads"],
)
async def test_a_role_that_may_not_write_is_told_so(
    url: str, store: Store, granted: tuple[str, ...], told: str, *, may_pass: bool
) -> None:
    """A copy that only reads may be the primary soon: during a failover, a process that waits goes on waiting."""
    async with role(url, *granted) as address:
        for found in (await refusal(address), await failure(address)):
            assert (found.code, found.is_temporary) == ("database-unusable", may_pass)
            assert (told in said(found), "secret" in said(found)) == (True, False)


@ON_POSTGRESQL
async def test_a_table_that_may_not_be_written_is_named(url: str, store: Store) -> None:
    async with role(url, *ALL, "REVOKE DELETE ON games FROM {role}") as address:
        assert "permission denied for table games" in said(await refusal(address))


@ON_POSTGRESQL
@pytest.mark.empty
async def test_an_empty_database_in_which_nothing_may_be_made(url: str) -> None:
    async with role(url, READ[0]) as address:
        assert "permission denied for schema public" in said(await refusal(address))


@ON_POSTGRESQL
async def test_a_look_at_a_server_writes_nothing(url: str, store: Store) -> None:
    def written(on: sa.Connection) -> tuple[object, ...]:
        versions = on.exec_driver_sql("SELECT version_num FROM alembic_version").all()
        numbers = on.exec_driver_sql("SELECT sequencename, last_value FROM pg_sequences ORDER BY 1").all()
        return (*versions, *numbers)

    before = await store.database.read(written)
    await inspect(url)
    assert await store.database.read(written) == before
