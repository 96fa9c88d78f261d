"""Before tables change, a SQLite file with rows is copied; how many copies stay, and what happens without room."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.core.store import Store, StoreError, files, schema
from bot.core.store.database import Database
from tests.conftest import ON_POSTGRESQL, OpenStore

DATA = Path(__file__).parent / "data"
NEWEST = schema.newest()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that a version long ago has written."""
    return Path(shutil.copy(DATA / "before-0003.db", tmp_path / "games.db"))


def address(file: Path) -> str:
    return f"sqlite:///{file.as_posix()}"


def copies(file: Path) -> list[Path]:
    return sorted(file.parent.glob(f"{file.name}.before-*"))


async def opened(file: Path, *, has_copy: bool = True) -> tuple[str | None, Path | None]:
    """Open a database and close it; return what it was at, and the copy that was made."""
    store = Store(address(file))
    told = await store.open(has_copy=has_copy)
    await store.close()
    return told


async def test_an_upgrade_is_told_and_what_was_there_is_kept(old: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot")
    before = files.look(old)
    before_that, made = await opened(old)
    (copy,) = copies(old)
    assert (before_that, made) == ("0002", copy)
    assert files.look(copy) == before
    assert before.migration == "0002"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [line.split()[0] for line in caplog.messages] == ["Copied", "Upgraded"]
    assert f"from migration 0002 to {NEWEST}" in caplog.text
    assert await opened(old) == (NEWEST, None)
    assert copies(old) == [copy]


async def test_what_only_the_write_ahead_log_holds_is_in_the_copy(old: Path) -> None:
    writer = sqlite3.connect(old)
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("INSERT INTO notes VALUES ('late', 'one')")
    writer.commit()
    await opened(old)  # while that connection, and so its log, is there
    (copy,) = copies(old)
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT text FROM notes WHERE name = 'late'").fetchall() == [("one",)]
    writer.close()


async def test_a_new_database_has_nothing_to_keep(tmp_path: Path) -> None:
    assert await opened(tmp_path / "games.db") == (None, None)
    assert copies(tmp_path / "games.db") == []


async def test_the_last_three_copies_stay_and_nothing_else_goes(old: Path) -> None:
    days = [f"202611{day:02}T101010Z" for day in range(10, 15)]
    made = [old.with_name(f"games.db.before-0009-{day}") for day in days]
    other = [old.with_name("games.db.before-restore-20261109T101010Z"), old.with_name("games.db.before-long-ago")]
    for each in [*made, *other]:
        each.write_bytes(b"kept")
    copy = files.keep(old, NEWEST, lambda: False)
    assert set(copies(old)) == {*made[-2:], *other, copy}


async def test_copies_older_than_the_policy_allows_are_deleted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    store = Store(address(tmp_path / "games.db"))
    await store.open()
    old = [tmp_path / f"games.db.before-{what}-20200101T000000Z" for what in ("0009", "restore")]
    others = [tmp_path / "other.db.before-0009-20200101T000000Z", tmp_path / "games.db.before-0009"]
    for each in [*old, *others]:
        each.write_bytes(b"kept")
    await store.drop_old_copies()
    await store.close()
    assert [each for each in [*old, *others] if each.exists()] == others
    assert caplog.text.count("more than 30 days old") == 2


async def test_a_copy_that_cannot_be_deleted_keeps_no_bot_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "games.db.before-0009-20200101T000000Z").mkdir()
    await opened(tmp_path / "games.db")
    assert "I can't delete" in caplog.text


async def test_without_room_for_a_copy_nothing_is_changed(old: Path) -> None:
    resource = pytest.importorskip("resource", reason="Windows limits no file's size")
    before, limits = files.look(old), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, limits[1]))
    try:
        with pytest.raises(StoreError) as told:
            await opened(old)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert told.value.code == "database-no-copy"
    assert sorted(each.name for each in old.parent.iterdir() if each.suffix not in (".db-wal", ".db-shm")) == [
        "games.db"
    ]
    assert files.look(old) == before


async def test_a_start_that_is_broken_off_leaves_no_part_of_a_copy(old: Path) -> None:
    with pytest.raises(StoreError):
        files.keep(old, NEWEST, lambda: True)
    assert [each.name for each in old.parent.iterdir()] == ["games.db"]


@ON_POSTGRESQL
@pytest.mark.empty
async def test_on_postgresql_the_log_says_that_there_is_no_copy(
    url: str, open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(url)
    await database.write(lambda to: schema.migrate(to, "0009"))
    await database.write(lambda to: to.execute(sa.text("INSERT INTO notes VALUES ('a', 'note')")))
    await database.close()
    store = open_store()
    assert await store.open() == ("0009", None)
    assert "without a copy" in caplog.text
