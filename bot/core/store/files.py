"""Check and copy SQLite files, also while a bot uses them."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from bot.core.store.connections import Refused, StoreError

PAGES_A_STEP = 1024
SIDE_FILES = ("-journal", "-wal", "-shm")
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"


class Contents(NamedTuple):
    """What a database holds. rows: in all tables together, without alembic_version."""

    migration: str
    games: int
    rows: int


def file_of(database: str | None) -> Path | None:
    """Return the file that a SQLite address names, or None for a database in memory."""
    return Path(database) if database and database != ":memory:" else None


def look(file: Path) -> Contents:
    """Check a file and count its rows. Errors: StoreError if it's damaged, Refused if it isn't the bot's."""
    with _translated(file), closing(_connect(file)) as on:
        found = str(on.execute("PRAGMA integrity_check(1)").fetchone()[0])
        if found != "ok":
            raise StoreError("file-damaged", file=str(file), detail=found.splitlines()[-1])
        tables = {name for (name,) in on.execute(TABLES)}
        if not {"alembic_version", "games"} <= tables:
            raise Refused("file-foreign", file=str(file))
        (migration,) = on.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
        count = "SELECT count(*) FROM {}".format
        rows = {name: on.execute(count(name)).fetchone()[0] for name in tables - {"alembic_version"}}
    return Contents(migration, rows["games"], sum(rows.values()))


def copy(source: Path, target: Path, check: Callable[[], None] = lambda: None) -> None:
    """Copy a database as of one moment into an empty file, while bots go on reading and writing.

    check: called now and then; it may raise to stop the copy. Errors: StoreError.
    """
    with _translated(source), closing(_connect(source)) as here, closing(_connect(target)) as there:
        here.execute("BEGIN")
        here.execute(TABLES).fetchall()  # the transaction sees this moment until it ends
        here.backup(there, pages=PAGES_A_STEP, progress=lambda *_: check())
        there.execute("PRAGMA journal_mode=DELETE")  # else reading it needs a second file
    with target.open("rb+") as written:
        os.fsync(written.fileno())


@contextmanager
def whole(target: Path) -> Iterator[Path]:
    """Yield an empty private file beside `target`; rename it to `target` on success, delete it on failure."""
    with _translated(target):
        handle, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".partial", dir=target.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
        with _translated(target):
            part.replace(target)
    finally:
        for ending in ("", *SIDE_FILES):
            Path(f"{part}{ending}").unlink(missing_ok=True)


def is_in_use(file: Path) -> bool:
    """Return whether another connection has a file open. If not, its log is merged into it. Errors: StoreError."""
    with _translated(file), closing(_connect(file, wait_s=0)) as on:
        try:
            on.execute("PRAGMA journal_mode=DELETE").fetchall()  # only a lone connection may; a bot turns WAL on again
            on.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                return True
            raise
        on.execute("COMMIT")
    return False


def _connect(file: Path, wait_s: float = 5) -> sqlite3.Connection:
    address = f"{file.absolute().as_uri()}?mode=rw"  # doesn't make a missing file
    return sqlite3.connect(address, uri=True, timeout=wait_s, isolation_level=None)


@contextmanager
def _translated(file: Path) -> Iterator[None]:
    """Turn errors of SQLite and the system into StoreError."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        reason = str(getattr(error, "strerror", None) or error).splitlines()[0]
        if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
            raise StoreError("file-damaged", file=str(file), detail=reason) from error
        raise StoreError("file-unusable", file=str(file), reason=reason) from error
