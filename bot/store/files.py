"""SQLite files: what is in one, whether somebody has it open, and copies that are whole whoever writes meanwhile."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from bot.store.connections import Refused, StoreError

PAGES = 1024
"""How many are copied between two looks at how far it is: 4 MiB."""
ASIDE = ("-journal", "-wal", "-shm")
"""What SQLite keeps beside a file while it is in use."""
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"

Tell = Callable[[int, int], None]
"""Hears how many pages are copied, of how many. It may raise to break off."""


class Contents(NamedTuple):
    """What is in a file: its migration, and how many rows each table has."""

    migration: str
    rows: dict[str, int]


def file_of(database: str | None) -> Path | None:
    """Return the file that an address of SQLite names; None for a database in memory."""
    return Path(database) if database and database != ":memory:" else None


def look(file: Path) -> Contents:
    """Check a file and return what is in it. Errors: StoreError if it is damaged, or not the bot's."""
    with _reading(file) as on:
        on.execute("BEGIN")
        return _contents(on, file)


def copy(source: Path, target: Path, tell: Tell) -> Contents:
    """Write into an empty file what is in another, as of one moment, check it and return what it is.

    It may be in use: its bot goes on reading and writing. Errors: StoreError if either can't be used, or is damaged.
    """
    with _told(source), closing(_connect(source)) as here, closing(_connect(target)) as there:
        here.execute("BEGIN")
        found = _contents(here, source)  # from here on it sees the same state, until the copy is done
        here.backup(there, pages=PAGES, progress=lambda _, left, total: tell(total - left, total))
        here.execute("COMMIT")
        there.execute("PRAGMA journal_mode=DELETE")  # else it would need a second file to be read
    with target.open("rb+") as written:
        os.fsync(written.fileno())
    if look(target) != found:
        raise StoreError("file-differs", file=str(source))
    return found


@contextmanager
def whole(target: Path) -> Iterator[Path]:
    """Give an empty file beside `target` to fill, which takes its name when that is done; if it fails, it is gone.

    Only its owner may read it: it holds names and what people played. Errors: StoreError if the folder takes none.
    """
    try:
        handle, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".partial", dir=target.parent)
    except OSError as error:
        raise unusable(target, error) from error
    os.close(handle)
    part = Path(name)
    try:
        yield part
        part.replace(target)
        _sync(target.parent)
    finally:
        for ending in ("", *ASIDE):
            Path(f"{part}{ending}").unlink(missing_ok=True)


def unusable(file: Path, error: OSError) -> StoreError:
    """Return what is raised if a file can't be made, or not under that name."""
    return StoreError("file-unusable", file=str(file), reason=error.strerror or str(error))


def is_in_use(file: Path) -> bool:
    """Whether any process of this machine has a file open; if none has, what lay beside it is folded into it.

    Only who is alone may turn writing ahead off; a bot turns it on again. Errors: StoreError if it can't be read.
    """
    with _told(file), closing(_connect(file, wait_s=0)) as on:
        try:
            on.execute("PRAGMA journal_mode=DELETE").fetchall()
            on.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                return True
            raise
        on.execute("COMMIT")
    return False


def _contents(on: sqlite3.Connection, file: Path) -> Contents:
    found = str(on.execute("PRAGMA quick_check(1)").fetchone()[0])
    if found != "ok":
        raise StoreError("file-damaged", file=str(file), detail=found.splitlines()[-1])
    tables = [name for (name,) in on.execute(TABLES)]
    if "alembic_version" not in tables:
        raise Refused("file-foreign", file=str(file))
    (migration,) = on.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
    tables.remove("alembic_version")
    count = "SELECT count(*) FROM {}".format  # of a name that the file itself has told
    return Contents(migration, {name: on.execute(count(name)).fetchone()[0] for name in tables})


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Give a connection that changes nothing; what lies beside a file that was copied with it belongs to it."""
    beside = [Path(f"{file}{ending}") for ending in ("-journal", "-wal")]
    is_alone = not any(each.exists() and each.stat().st_size for each in beside)
    address = f"{file.absolute().as_uri()}?{'immutable=1' if is_alone else 'mode=rw'}"
    with _told(file), closing(sqlite3.connect(address, uri=True, isolation_level=None)) as on:
        yield on


def _connect(file: Path, wait_s: float = 5) -> sqlite3.Connection:
    address = f"{file.absolute().as_uri()}?mode=rw"  # one that isn't there is not made
    return sqlite3.connect(address, uri=True, timeout=wait_s, isolation_level=None)


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """Turn what SQLite raises into StoreError."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        reason = str(error).splitlines()[0]
        is_damaged = isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError)
        if is_damaged:
            raise StoreError("file-damaged", file=str(file), detail=reason) from error
        raise StoreError("file-unusable", file=str(file), reason=reason) from error


def _sync(folder: Path) -> None:
    """Let a new name outlast a power cut, on systems that open folders."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
