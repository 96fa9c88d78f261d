"""`python -m bot backup` and `restore`: what they copy, what they refuse, and what is left if they are broken off."""

from __future__ import annotations

import asyncio
import bz2
import gzip
import lzma
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from bot.cli import FAULT, MISUSE, OK
from bot.core.store import Store, files
from bot.core.store.copying import back_up_dated, put_back
from tests.core.store.test_schema import DATA
from tests.hosting.saved import Rows, filled, rows, run

pytestmark = pytest.mark.slow

COUNT = "SELECT count(*) FROM claims"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def address(file: Path) -> str:
    return f"sqlite:///{file.as_posix()}"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.db"


class Running:
    """A bot's store that stays open while commands run; what it has written lies in its write-ahead log."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._runner = asyncio.Runner()
        self._store: Store | None = self._runner.run(filled(address))

    def save(self, folder: Path) -> Rows:
        """Make a backup, change the database, and return what is in the backup."""
        assert run(folder, self.address, "backup", "copy.db").status == OK
        found = all_rows(self.address)
        assert self._store is not None
        self._runner.run(self._store.notes.set_note("later", "note"))
        return found

    def stop(self) -> None:
        if self._store is not None:
            self._runner.run(self._store.close())
            self._runner.close()
        self._store = None


@pytest.fixture
def running(address: str) -> Iterator[Running]:
    bot = Running(address)
    yield bot
    bot.stop()


def all_rows(url: str) -> Rows:
    return asyncio.run(rows(url))


def names(folder: Path, pattern: str = "*.partial*") -> list[str]:
    return sorted(each.name for each in folder.glob(pattern))


@pytest.mark.smoke
def test_a_backup_holds_all_that_the_running_bot_has_written(
    tmp_path: Path, running: Running, address: str, copy: Path
) -> None:
    ran = run(tmp_path, address, "backup", "copy.db")
    assert (ran.status, ran.err) == (OK, "")
    kept = all_rows(f"sqlite:///{copy}")
    assert kept == all_rows(address)
    assert min(map(len, kept.values())) > 0
    assert ran.out.startswith(f"Backed up {sum(map(len, kept.values()))} rows to {copy}")
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not names(tmp_path)


def test_a_backup_is_of_one_moment_though_the_bot_goes_on_writing(
    running: Running, file: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PAGES_A_STEP", 3)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        (before,) = other.execute(COUNT).fetchone()
        written: list[int] = []

        def play() -> None:
            written.append(10_000 + len(written))
            assert len(written) < 1000, "it begins again with every write"
            other.execute("INSERT INTO claims VALUES (?)", written[-1:])

        with files.copied(file, copy, play) as found:
            assert found.rows > before
    assert len(written) > 10
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute(COUNT).fetchone() == (before,)


def test_a_file_that_is_there_is_replaced_only_by_force(
    tmp_path: Path, running: Running, address: str, copy: Path
) -> None:
    copy.write_text("dear to me")
    ran = run(tmp_path, address, "backup", "copy.db")
    assert (ran.status, len(ran.err.splitlines()), copy.read_text()) == (MISUSE, 1, "dear to me")
    assert run(tmp_path, address, "backup", "copy.db", "--force").status == OK
    assert files.look(copy).games > 0
    for name in ("games.db", "."):
        assert run(tmp_path, address, "backup", name, "--force").status == MISUSE


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path, running: Running, address: str, file: Path) -> None:
    ran = run(tmp_path, address, "backup", "no/folder/copy.db")
    assert (ran.status, "No such file or directory" in ran.err) == (FAULT, True)
    running.stop()
    with file.open("r+b") as damaged:
        damaged.seek(9 * 4096)
        damaged.write(b"\x5a" * 2048)
    ran = run(tmp_path, address, "backup", "copy.db")
    assert (ran.status, "is damaged" in ran.err, len(ran.err.splitlines())) == (FAULT, True, 1)
    assert not names(tmp_path, "copy*")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_backup_that_is_broken_off_leaves_no_part(
    tmp_path: Path, running: Running, address: str, number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = signal.getsignal(number)
    copied = partial(files.copied, check=lambda: signal.raise_signal(number))
    monkeypatch.setattr(files, "copied", copied)
    with pytest.raises(SystemExit) as ended:
        run(tmp_path, address, "backup", "copy.db")
    assert ended.value.code == 128 + number
    assert not names(tmp_path, "copy*")
    assert signal.getsignal(number) is before


def test_what_is_no_database_is_no_backup(tmp_path: Path, address: str, file: Path, copy: Path) -> None:
    ran = run(tmp_path, address, "backup", "copy.db")
    assert (ran.status, "no database at" in ran.err) == (MISUSE, True)
    ran = run(tmp_path, address, "restore", "copy.db")
    assert (ran.status, f"no file {copy}" in ran.err) == (MISUSE, True)
    copy.write_text("not a database, but long enough to be read as one" * 10)
    ran = run(tmp_path, address, "restore", "copy.db")
    assert (ran.status, "is damaged" in ran.err) == (FAULT, True)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE games (id)")
    ran = run(tmp_path, address, "restore", "other.db")
    assert (ran.status, "isn't a database of this bot" in ran.err) == (MISUSE, True)
    assert not file.exists()


PACKED = {
    "gzip": gzip.compress(b"games"), "zip": b"PK\x03\x04..", "xz": lzma.compress(b"games"), "zstd": b"(\xb5/\xfd..",
    "bzip2": bz2.compress(b"games"), "pg_restore": b"PGDMP\x01", "psql": b"--\n-- PostgreSQL database dump\n--\n",
    "sqlite3": b"PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n",
    "statements": "CREATE TABLE games".encode("utf-16"), "is empty": b"",
}  # fmt: skip


@pytest.mark.parametrize("kind", PACKED)
def test_what_other_programs_make_of_a_database_is_named_and_nothing_changes(
    tmp_path: Path, address: str, copy: Path, kind: str
) -> None:
    copy.write_bytes(PACKED[kind])
    ran = run(tmp_path, address, "restore", "copy.db", "--force")
    assert (ran.status, ran.out, kind in ran.err, "damaged" in ran.err) == (MISUSE, "", True, False)
    assert names(tmp_path, "*") == ["copy.db"]
    assert copy.read_bytes() == PACKED[kind]


def test_an_empty_database_is_no_backup_and_is_told_when_it_is_copied(
    tmp_path: Path, running: Running, address: str
) -> None:
    running.stop()
    before, empty = all_rows(address), f"sqlite:///{tmp_path}/empty.db"
    assert run(tmp_path, empty, "backup", "copy.db").status == MISUSE
    (tmp_path / "empty.db").touch()
    ran = run(tmp_path, empty, "backup", "copy.db")
    assert (ran.status, ran.err.startswith(f"{tmp_path}/empty.db is empty.")) == (MISUSE, True)
    asyncio.run(opened(empty))
    ran = run(tmp_path, empty, "backup", "copy.db")
    assert (ran.status, "The database is empty" in ran.out, "checked" in ran.out) == (OK, True, False)
    with closing(sqlite3.connect(tmp_path / "bare.db")) as bare:
        bare.execute("VACUUM")
    for name in ("copy.db", "bare.db"):
        ran = run(tmp_path, address, "restore", name, "--force")
        assert (ran.status, ran.out, ran.err) == (MISUSE, "", f"{tmp_path}/{name} is empty. Choose another file.\n")
    assert all_rows(address) == before


async def opened(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_is_no_file_is_left_to_others_and_no_password_is_shown(tmp_path: Path, command: str) -> None:
    ran = run(tmp_path, "sqlite:///:memory:", command, "copy.db")
    assert (ran.status, "in memory" in ran.err) == (MISUSE, True)
    ran = run(tmp_path, "postgresql+asyncpg://me:hunter2@127.0.0.1:1/games", command, "copy.db")
    assert (ran.status, "pg_dump" in ran.err, "hunter2" in ran.err) == (MISUSE, True, False)


def test_a_restore_waits_for_no_bot_and_replaces_no_games_unasked(
    tmp_path: Path, running: Running, address: str, file: Path
) -> None:
    before = running.save(tmp_path)
    ran = run(tmp_path, address, "restore", "copy.db", "--force")
    assert (ran.status, "is in use" in ran.err, len(ran.err.splitlines())) == (MISUSE, True, 1)
    running.stop()
    now = all_rows(address)
    assert now != before
    ran = run(tmp_path, address, "restore", "copy.db")
    assert (ran.status, "games. Add --force" in ran.err) == (MISUSE, True)
    assert all_rows(address) == now
    ran = run(tmp_path, address, "restore", "copy.db", "--force")
    assert (ran.status, str(file) in ran.out) == (OK, True)
    (aside,) = names(tmp_path, "games.db.before-restore-*")
    assert aside in ran.out
    assert (all_rows(address), all_rows(f"sqlite:///{tmp_path / aside}")) == (before, now)
    assert not names(tmp_path)


def test_a_second_restore_in_the_same_second_overwrites_nothing_that_was_set_aside(
    running: Running, address: str, file: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock stands still."""
    monkeypatch.setattr(files, "STAMP", "20261122T000000Z")
    before = running.save(file.parent)
    running.stop()
    now = all_rows(address)
    _, aside = put_back(copy, file, is_forced=True)
    assert run(file.parent, address, "restore", "copy.db", "--force").status == FAULT
    assert (all_rows(address), all_rows(f"sqlite:///{aside}")) == (before, now)


def test_what_a_crash_has_left_is_not_replayed_into_the_backup(tmp_path: Path, running: Running) -> None:
    before = running.save(tmp_path)
    for name, left in (("crashed", names(tmp_path, "games.db*")), ("moved", ["games.db-wal"])):
        folder, url = tmp_path / name, f"sqlite:///{tmp_path}/{name}/games.db"
        folder.mkdir()
        for each in left:
            shutil.copy(tmp_path / each, folder / each)  # as SIGKILL leaves them: the rows are in the log
        assert (folder / "games.db-wal").stat().st_size > 0
        assert run(tmp_path, url, "restore", "copy.db", "--force").status == OK
        assert all_rows(url) == before
    (aside,) = names(tmp_path / "crashed", "games.db.before-restore-*")
    kept = all_rows(f"sqlite:///{tmp_path}/crashed/{aside}")
    assert len(kept["notes"]) == len(before["notes"]) + 1


def test_a_damaged_database_is_replaced_only_by_force(
    tmp_path: Path, running: Running, address: str, file: Path
) -> None:
    before = running.save(tmp_path)
    running.stop()
    file.write_bytes(b"\x5a" * 8192)
    ran = run(tmp_path, address, "restore", "copy.db")
    assert (ran.status, "I can't read the database" in ran.err) == (MISUSE, True)
    assert run(tmp_path, address, "restore", "copy.db", "--force").status == OK
    assert all_rows(address) == before
    (aside,) = names(tmp_path, "games.db.before-restore-*")
    assert (tmp_path / aside).read_bytes() == b"\x5a" * 8192


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path, running: Running, address: str, copy: Path) -> None:
    running.save(tmp_path)
    running.stop()
    with closing(sqlite3.connect(copy, isolation_level=None)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    now = all_rows(address)
    ran = run(tmp_path, address, "restore", "copy.db", "--force")
    assert (ran.status, "newer version" in ran.err) == (MISUSE, True)
    assert all_rows(address) == now


def test_dated_copies_are_made_and_only_the_oldest_of_them_go(tmp_path: Path, running: Running, address: str) -> None:
    folder = tmp_path / "backups"
    for status in (OK, OK):
        ran = run(tmp_path, address, "backup", "--keep", "3", "backups")
        assert (ran.status, ran.err, len(ran.out.splitlines())) == (status, "", 1)
    made = set(names(folder, "games-*.db"))
    assert all(f" rows to {folder / name}" in ran.out for name in [max(made)])
    assert all((folder / name).stat().st_mode & 0o777 == 0o600 for name in made)
    old = [f"games-2026010{day}T000000Z.db" for day in range(1, 5)]
    others = ["games.db", "games-20260101T000000Z.db.txt", "other-20260101T000000Z.db", "games-2026.db", "copy.db"]
    others += [
        "games-99990101T000000Z.db.x.partial",
        "games.db.before-0003-20260101T000000Z",
        "games-99990101T000000Z.db",
    ]
    for name in (*old, *others):
        (folder / name).touch()
    assert run(tmp_path, address, "backup", "--keep", "3", "backups").status == OK
    kept = names(folder, "*")
    assert set(others) <= set(kept)
    dated = [name for name in kept if name not in others]
    assert dated == sorted({*old, *made, *dated})[-3:]
    assert all_rows(f"sqlite:///{folder / dated[-1]}") == all_rows(address)


def test_what_a_killed_backup_has_left_is_no_copy_and_goes_a_day_later(
    tmp_path: Path, running: Running, address: str
) -> None:
    """SIGKILL and a power cut leave the folder in which the copy was written; a second run may be using its own."""
    folder = tmp_path / "backups"
    stamps = {"20260101T000000Z": False, datetime.now(UTC).strftime(files.STAMP): True}
    for stamp in stamps:
        part = folder / f"games-{stamp}.db.abc_1234.partial"
        part.mkdir(parents=True)
        (part / f"games-{stamp}.db").write_text("half")
    ran = run(tmp_path, address, "backup", "--keep", "1", "backups")
    assert (ran.status, ran.err) == (OK, "")
    left = names(folder)
    assert {stamp: any(stamp in name for name in left) for stamp in stamps} == stamps


def test_a_dated_copy_that_fails_lets_none_go(tmp_path: Path, running: Running, address: str, file: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 4):
        (folder / f"games-2026010{day}T000000Z.db").touch()
    before = names(folder, "*")
    running.stop()
    file.write_bytes(b"\x5a" * 8192)
    assert run(tmp_path, address, "backup", "--keep", "1", "backups").status == FAULT
    file.unlink()
    assert run(tmp_path, address, "backup", "--keep", "1", "backups").status == MISUSE
    assert names(folder, "*") == before
    (tmp_path / "taken").touch()
    ran = run(tmp_path, address, "backup", "--keep", "1", "taken")
    assert (ran.status, "Traceback" in ran.err) == (FAULT, False)
    for wrong in ("0", "-1", "31", "many"):
        with pytest.raises(SystemExit, match="2"):
            run(tmp_path, address, "backup", "--keep", wrong, "backups")


@pytest.mark.parametrize("is_same_second", [True, False])
def test_two_dated_copies_at_one_instant_leave_a_good_one(
    running: Running, address: str, file: Path, monkeypatch: pytest.MonkeyPatch, *, is_same_second: bool
) -> None:
    """The second begins and ends before the first gets its name, and is older or as old by the clock."""
    folder = file.parent / "backups"
    monkeypatch.setattr(files, "STAMP", "20261122T000001Z")
    look, began = files.look, list[Path]()

    def late(part: Path) -> files.Contents:
        if not began:
            began.append(part)
            monkeypatch.setattr(files, "STAMP", "20261122T000001Z" if is_same_second else "20261122T000000Z")
            back_up_dated(file, folder, keep=1)
        return look(part)

    monkeypatch.setattr(files, "look", late)
    _, made = back_up_dated(file, folder, keep=1)
    assert names(folder, "*") == [made.name]
    assert all_rows(f"sqlite:///{made}") == all_rows(address)


def test_a_newer_copy_of_another_run_is_left_alone(
    running: Running, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else two runs that see each other's copy, of which each keeps one, would delete both."""
    monkeypatch.setattr(files, "STAMP", "20261122T000001Z")
    _, newer = back_up_dated(file, file.parent / "backups", keep=1)
    monkeypatch.setattr(files, "STAMP", "20261122T000000Z")
    _, made = back_up_dated(file, file.parent / "backups", keep=1)
    assert names(file.parent / "backups", "*") == sorted([made.name, newer.name])


def test_a_restore_without_the_bots_settings_makes_no_second_database(
    tmp_path: Path, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = running.save(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    made = tmp_path / "data" / "tictactoe.db"
    ran = run(tmp_path, None, "restore", "copy.db")
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (MISUSE, "", 1)
    assert "--env-file" in ran.err
    assert str(made) in ran.err
    assert not made.parent.exists()
    ran = run(tmp_path, None, "restore", "copy.db", "--force")
    assert (ran.status, str(made) in ran.out) == (OK, True)
    assert all_rows(f"sqlite:///{made}") == before
    made.unlink()
    (tmp_path / ".env").write_text(
        "DISCORD_TOKEN=made.up.token\n"
    )  # the three steps of README: this is the bot's folder
    assert run(tmp_path, None, "restore", "copy.db").status == OK


def test_the_copy_that_an_upgrade_made_takes_the_bot_back_to_the_version_before(tmp_path: Path, address: str) -> None:
    """Byte for byte what the old version had written, and what was upgraded stays beside it."""
    shutil.copy(DATA / "before-0003.db", tmp_path / "games.db")
    with closing(sqlite3.connect(DATA / "before-0003.db")) as stored:
        before = list(stored.iterdump())
    assert run(tmp_path, address, "database", "upgrade").status == OK
    upgraded = all_rows(address)
    (kept,) = names(tmp_path, "games.db.before-0*")
    assert run(tmp_path, address, "restore", kept).status == MISUSE  # games are there
    assert run(tmp_path, address, "restore", kept, "--force").status == OK
    with closing(sqlite3.connect(tmp_path / "games.db")) as back:
        assert list(back.iterdump()) == before
        assert back.execute("PRAGMA journal_mode").fetchone() == ("delete",)  # one file, as the old version made it
    (aside,) = names(tmp_path, "games.db.before-restore-*")
    assert all_rows(f"sqlite:///{tmp_path / aside}") == upgraded
    assert run(tmp_path, address, "database", "upgrade").status == OK  # and forth again
    assert all_rows(address) == upgraded
