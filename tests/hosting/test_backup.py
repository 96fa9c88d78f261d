"""`python -m bot backup` and `restore`: what they copy, what they refuse, and what is left if they are broken off."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cli import FAULT, MISUSE, OK
from bot.model import Place
from bot.store import Store, StoreError, backups, files
from bot.store.restoring import Tools, file_or_tools, put_back
from tests.conftest import ON_POSTGRESQL, scratch_database
from tests.hosting.saved import Ran, filled, rows, run
from tests.values import game

PASSWORD = "hunter2"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def address(file: Path) -> str:
    return f"sqlite:///{file.as_posix()}"


@pytest_asyncio.fixture
async def running(address: str) -> AsyncIterator[Store]:
    """A bot's store that stays open while commands run; what it has written lies in its write-ahead log."""
    store = await filled(address)
    yield store
    await store.close()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.db"


def counts(ran: Ran) -> dict[str, int]:
    """The rows of each table, as a command has printed them."""
    lines = [line.split(": ") for line in ran.out.splitlines() if line.endswith((" row", " rows"))]
    return {table: int(told.split()[0].replace(",", "")) for table, told in lines}


def names(folder: Path, pattern: str = "*.partial*") -> list[str]:
    return sorted(each.name for each in folder.glob(pattern))


async def test_a_backup_holds_all_that_the_running_bot_has_written(
    tmp_path: Path, running: Store, address: str, file: Path, copy: Path
) -> None:
    alone = Path(shutil.copy(file, tmp_path / "cp.db"))
    with closing(sqlite3.connect(alone)) as on, pytest.raises(sqlite3.OperationalError, match="no such table"):
        on.execute("SELECT count(*) FROM games")
    ran = await run(tmp_path, address, "backup", "copy.db")
    assert ran.status == OK, ran
    assert "checked" in ran.out
    assert "100 % copied" in ran.err
    kept = await rows(f"sqlite:///{copy}")
    assert kept == await rows(address)
    assert counts(ran) == {table: len(found) for table, found in kept.items()}
    assert min(counts(ran).values()) > 0
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert not names(tmp_path)
    assert (await running.games.open(game(place=Place(1, 1)))).id, "the bot goes on"


async def test_a_backup_is_of_one_moment_though_the_bot_goes_on_writing(
    tmp_path: Path, running: Store, file: Path, copy: Path
) -> None:
    written: list[int] = []
    other = sqlite3.connect(file, isolation_level=None)

    def play(_done: int, _whole: int) -> None:
        written.append(1)
        assert len(written) < 1000, "it begins again with every write"
        other.execute("INSERT INTO claims VALUES (?)", (10_000 + len(written),))

    before = other.execute("SELECT count(*) FROM claims").fetchone()[0]
    (tmp_path / "copy.db").touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "PAGES", 3)
        found = files.copy(file, copy, play)
    assert len(written) > 10
    assert found.rows["claims"] == files.look(copy).rows["claims"] == before
    other.close()


async def test_a_file_that_is_there_is_replaced_only_by_force(
    tmp_path: Path, running: Store, address: str, copy: Path
) -> None:
    (tmp_path / "copy.db").write_text("dear to me")
    ran = await run(tmp_path, address, "backup", "copy.db")
    assert (ran.status, len(ran.err.splitlines()), (tmp_path / "copy.db").read_text()) == (MISUSE, 1, "dear to me")
    assert (await run(tmp_path, address, "backup", "copy.db", "--force")).status == OK
    assert files.look(copy).rows["games"] > 0
    for name in ("games.db", "."):
        ran = await run(tmp_path, address, "backup", name, "--force")
        assert (ran.status, len(ran.err.splitlines())) == (MISUSE, 1)


async def test_a_backup_that_fails_leaves_no_file(tmp_path: Path, running: Store, address: str, file: Path) -> None:
    ran = await run(tmp_path, address, "backup", "no/folder/copy.db")
    assert (ran.status, "No such file or directory" in ran.err) == (FAULT, True)
    await running.close()
    with file.open("r+b") as damaged:
        damaged.seek(9 * 4096)
        damaged.write(b"\x5a" * 2048)
    ran = await run(tmp_path, address, "backup", "copy.db")
    assert (ran.status, "is damaged" in ran.err, len(ran.err.splitlines())) == (FAULT, True, 1)
    assert not names(tmp_path, "copy*")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_backup_that_is_broken_off_leaves_no_part(file: Path, copy: Path, number: signal.Signals) -> None:
    from bot.hosting.backup import _interruptible

    with sqlite3.connect(file) as on:
        on.executescript("CREATE TABLE alembic_version (version_num); CREATE TABLE games (id)")
    on.close()
    with pytest.raises(SystemExit) as ended, _interruptible(), files.whole(copy) as part:
        files.copy(file, part, lambda *_: signal.raise_signal(number))
    assert ended.value.code == 128 + number
    assert [each.name for each in file.parent.iterdir()] == ["games.db"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


async def test_what_is_no_database_is_no_backup(tmp_path: Path, address: str, file: Path) -> None:
    ran = await run(tmp_path, address, "backup", "copy.db")
    assert (ran.status, "no database at" in ran.err, (tmp_path / "games.db").exists()) == (MISUSE, True, False)
    ran = await run(tmp_path, "sqlite:///:memory:", "backup", "copy.db")
    assert (ran.status, "in memory" in ran.err) == (MISUSE, True)
    assert (await run(tmp_path, "sqlite:///:memory:", "restore", "copy.db")).status == MISUSE
    ran = await run(tmp_path, address, "restore", "copy.db")
    assert (ran.status, "no file copy.db" in ran.err) == (MISUSE, True)
    (tmp_path / "copy.db").write_text("not a database, but long enough to be read as one" * 10)
    ran = await run(tmp_path, address, "restore", "copy.db")
    assert (ran.status, "is damaged" in ran.err) == (FAULT, True)
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE games (id)")
    other.close()
    ran = await run(tmp_path, address, "restore", "other.db")
    assert (ran.status, "isn't a database of this bot" in ran.err, (tmp_path / "games.db").exists()) == (
        MISUSE,
        True,
        False,
    )


async def saved(tmp_path: Path, address: str, store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Make a backup, and return what is in it."""
    assert (await run(tmp_path, address, "backup", "copy.db")).status == OK
    found = await rows(address)
    await store.games.open(game(place=Place(1, 1)))
    return found


async def test_a_restore_waits_for_no_bot_and_replaces_no_games_unasked(
    tmp_path: Path, running: Store, address: str, file: Path
) -> None:
    before = await saved(tmp_path, address, running)
    ran = await run(tmp_path, address, "restore", "copy.db", "--force")
    assert (ran.status, "is in use" in ran.err, len(ran.err.splitlines())) == (MISUSE, True, 1)
    await running.close()
    now = await rows(address)
    assert now != before
    ran = await run(tmp_path, address, "restore", "copy.db")
    assert (ran.status, "games. Add --force" in ran.err) == (MISUSE, True)
    assert await rows(address) == now
    ran = await run(tmp_path, address, "restore", "copy.db", "--force")
    assert ran.status == OK, ran
    assert counts(ran) == {table: len(found) for table, found in before.items()}
    (aside,) = names(tmp_path, "games.db.before-restore-*")
    assert aside in ran.out
    assert await rows(address) == before
    assert await rows(f"sqlite:///{tmp_path / aside}") == now
    assert not names(tmp_path)


async def test_a_second_restore_in_the_same_second_overwrites_nothing_that_was_set_aside(
    running: Store, address: str, file: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock stands still."""
    monkeypatch.setattr(backups, "STAMP", "20261122T000000Z")
    before = await saved(file.parent, address, running)
    now = await rows(address)
    await running.close()
    _, aside = put_back(copy, file, lambda *_: None, is_forced=True)
    with pytest.raises(StoreError) as failed:
        put_back(copy, file, lambda *_: None, is_forced=True)
    assert failed.value.code == "file-unusable"
    assert (await rows(address), await rows(f"sqlite:///{aside}")) == (before, now)


async def test_what_a_crash_has_left_is_not_replayed_into_the_backup(
    tmp_path: Path, running: Store, address: str, file: Path
) -> None:
    before = await saved(tmp_path, address, running)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for each in names(tmp_path, "games.db*"):
        shutil.copy(tmp_path / each, crashed / each)  # as SIGKILL leaves them: the games are in the log
    url = f"sqlite:///{crashed}/games.db"
    assert (crashed / "games.db-wal").stat().st_size > 0
    assert (await run(tmp_path, url, "restore", "copy.db", "--force")).status == OK
    assert await rows(url) == before
    (aside,) = names(crashed, "games.db.before-restore-*")
    assert len((await rows(f"sqlite:///{crashed / aside}"))["games"]) == len(before["games"]) + 1


async def test_a_damaged_database_is_replaced_only_by_force(tmp_path: Path, running: Store, address: str) -> None:
    before = await saved(tmp_path, address, running)
    await running.close()
    (tmp_path / "games.db").write_bytes(b"\x5a" * 8192)
    ran = await run(tmp_path, address, "restore", "copy.db")
    assert (ran.status, "I can't read the database" in ran.err) == (MISUSE, True)
    assert (await run(tmp_path, address, "restore", "copy.db", "--force")).status == OK
    assert await rows(address) == before
    (aside,) = names(tmp_path, "games.db.before-restore-*")
    assert (tmp_path / aside).read_bytes() == b"\x5a" * 8192


async def test_a_log_whose_database_was_moved_away_is_not_replayed_either(
    tmp_path: Path, running: Store, address: str
) -> None:
    before = await saved(tmp_path, address, running)
    (tmp_path / "left").mkdir()
    shutil.copy(tmp_path / "games.db-wal", tmp_path / "left" / "games.db-wal")
    url = f"sqlite:///{tmp_path}/left/games.db"
    assert (await run(tmp_path, url, "restore", "copy.db")).status == OK
    assert await rows(url) == before
    (aside,) = names(tmp_path / "left", "games.db.before-restore-*")
    assert aside.endswith("Z-wal")


async def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path, running: Store, address: str, copy: Path) -> None:
    await saved(tmp_path, address, running)
    await running.close()
    with sqlite3.connect(copy) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    now = await rows(address)
    ran = await run(tmp_path, address, "restore", "copy.db", "--force")
    assert (ran.status, "newer version" in ran.err) == (MISUSE, True)
    assert await rows(address) == now


async def test_a_restore_where_nothing_is_yet_makes_folder_and_file(
    tmp_path: Path, running: Store, address: str
) -> None:
    before = await saved(tmp_path, address, running)
    url = f"sqlite:///{tmp_path}/new/folder/games.db"
    ran = await run(tmp_path, url, "restore", "copy.db")
    assert (ran.status, "before" in ran.out) == (OK, False)
    assert await rows(url) == before


def test_postgresql_has_its_own_tools_and_no_password_is_shown() -> None:
    url = f"postgresql+asyncpg://me:{PASSWORD}@db.example:5433/tic%20tac"
    tools = file_or_tools(url, "a copy.dump")
    assert isinstance(tools, Tools)
    assert PASSWORD not in str(tools)
    where = ["--host=db.example", "--port=5433", "--username=me"]
    assert tools.dump == ["pg_dump", "--format=custom", "--file=a copy.dump", *where, "tic tac"]
    assert tools.restore[-5:] == [*where, "--dbname=tic tac", "a copy.dump"]
    socket = file_or_tools("postgresql+asyncpg://me@/games?host=/run/postgresql", "f")
    assert isinstance(socket, Tools)
    assert "--host=/run/postgresql" in socket.dump


async def test_the_command_names_them_and_ends_with_2(tmp_path: Path) -> None:
    url = f"postgresql+asyncpg://me:{PASSWORD}@127.0.0.1:1/games"
    for command, first in (("backup", "pg_dump --format=custom --file=f"), ("restore", "pg_restore --clean")):
        ran = await run(tmp_path, url, command, "f")
        assert (ran.status, ran.out, len(ran.err.splitlines())) == (MISUSE, "", 1)
        assert f"run: {first}" in ran.err.replace("Run:", "run:")
        assert PASSWORD not in ran.err


@ON_POSTGRESQL
@pytest.mark.skipif(not shutil.which("pg_dump"), reason="pg_dump is not installed")
async def test_what_it_names_does_copy_and_restore(tmp_path: Path, url: str) -> None:
    store = await filled(url)
    tools = file_or_tools(url, str(tmp_path / "games.dump"))
    assert isinstance(tools, Tools)
    before = await rows(url)
    assert await (await asyncio.create_subprocess_exec(*tools.dump)).wait() == 0
    await store.database.write(lambda to: to.execute(sa.text("DELETE FROM claims")))
    await store.close()
    assert await (await asyncio.create_subprocess_exec(*tools.restore)).wait() == 0
    assert await rows(url) == before
    async with scratch_database(url) as empty:
        other = file_or_tools(empty, str(tmp_path / "games.dump"))
        assert isinstance(other, Tools)
        assert await (await asyncio.create_subprocess_exec(*other.restore)).wait() == 0
        assert await rows(empty) == before
