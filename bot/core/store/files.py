"""Check and copy SQLite files, also while a bot uses them, and keep copies beside them."""

import logging
import os
import re
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from bot.core.store.connections import Refused, StoreError
from bot.words import words

log = logging.getLogger(__name__)

PAGES_A_STEP = 1024
MIN_FREE_BYTES = 16 * 1024 * 1024  # SQLite's log grows to some 4 MiB beside the file
SIDE_FILES = ("-journal", "-wal", "-shm")
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
KIND = re.compile(  # of a file that people take for a backup, by how it begins
    rb"(?P<gzip>\x1f\x8b)|(?P<zip>PK\x03\x04)|(?P<xz>\xfd7zXZ)|(?P<zstd>\(\xb5/\xfd)|(?P<bzip2>BZh)"
    rb"|(?P<empty>\Z)|(?P<pg_dump>PGDMP|toc\.dat)"
    rb"|(?P<sql>(?i:\xff\xfe|(?:\xef\xbb\xbf)?\s*(?:--|/\*|PRAGMA |BEGIN|CREATE |INSERT |SET )))"
)
MIGRATION_COPIES = 3
KEPT_FOR = timedelta(days=30)  # the privacy policy promises this for backups
STAMP = "%Y%m%dT%H%M%SZ"
NAME = r"\.before-(\w+)-(\d{8}T\d{6}Z)(?:-\w+)?"
RESTORE = "restore"


class Contents(NamedTuple):
    """What a database holds. rows: in all tables together, without alembic_version."""

    migration: str
    games: int
    rows: int


def file_of(database: str | None) -> Path | None:
    """Return the file that a SQLite address names; None for one in memory, or by an address of SQLite's own."""
    return Path(database) if database and not database.startswith((":memory:", "file:")) else None


def check_writable(file: Path) -> None:
    """Errors: StoreError if something keeps SQLite from writing a file, which need not exist yet."""
    folder = next(each for each in file.absolute().parents if each.exists())
    if not folder.is_dir():
        raise StoreError("database-no-folder", path=str(folder))
    if file.is_dir():
        raise StoreError("database-is-folder", path=str(file))
    for each in (folder, *(Path(f"{file}{ending}") for ending in ("", *SIDE_FILES))):
        if each.exists() and not os.access(each, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            facts, user = each.stat(), str(os.geteuid()) if hasattr(os, "geteuid") else os.environ.get("USERNAME", "?")
            is_ours = each != folder or file.exists()
            mode, owner = stat.filemode(facts.st_mode) if is_ours else "foreign", str(facts.st_uid)
            code = "database-denied" if owner != user else "database-denied-to-owner"
            raise StoreError(code, path=str(each), owner=owner, mode=mode, user=user)
    if (free := shutil.disk_usage(folder).free) < MIN_FREE_BYTES:
        raise StoreError("database-disk-full", is_temporary=True, path=str(folder), free=str(free // 1024**2))


def is_disk_out(file: Path | None) -> bool:
    """Return whether a file's disk is full or read-only, as far as the system tells without a write."""
    with suppress(AttributeError, OSError):  # Windows; a folder that has gone
        facts = os.statvfs(file.parent if file else "")
        return facts.f_bavail == 0 or bool(facts.f_flag & os.ST_RDONLY)
    return False


def check_kind(file: Path) -> None:
    """Errors: Refused for an empty file, and for one that other programs pack or dump databases into."""
    with translated(file), file.open("rb") as opened:
        found = KIND.match(opened.read(64))
    if found:
        raise Refused("file-kind", file=str(file), kind=str(found.lastgroup))


def look(file: Path) -> Contents:
    """Check a file and count its rows. Errors: StoreError if it's damaged, Refused if it isn't the bot's."""
    with translated(file), closing(connect(file)) as on:
        found = str(on.execute("PRAGMA integrity_check(1)").fetchone()[0])
        if found != "ok":
            raise StoreError("file-damaged", file=str(file), detail=found.splitlines()[-1])
        tables = {name for (name,) in on.execute(TABLES)}
        if not tables:
            raise Refused("file-kind", file=str(file), kind="empty")
        if not {"alembic_version", "games"} <= tables:
            raise Refused("file-foreign", file=str(file))
        (migration,) = on.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
        count = "SELECT count(*) FROM {}".format
        rows = {name: on.execute(count(name)).fetchone()[0] for name in tables - {"alembic_version"}}
    return Contents(migration, rows["games"], sum(rows.values()))


@contextmanager
def copied(source: Path, target: Path, check: Callable[[], None] = lambda: None) -> Iterator[Contents]:
    """Copy a database as of one moment to a file, all or nothing, while bots go on reading and writing.

    Yields what the copy holds, before the file gets its name. check: called now and then; it may raise to stop the
    copy. Errors: StoreError.
    """
    with translated(target), tempfile.TemporaryDirectory(".partial", f"{target.name}.", target.parent) as folder:
        part = Path(folder, target.name)
        part.touch(0o600)
        with translated(source), closing(connect(source)) as here, closing(connect(part)) as there:
            here.execute("BEGIN")
            here.execute(TABLES).fetchall()  # the transaction sees this moment until it ends
            here.backup(there, pages=PAGES_A_STEP, progress=lambda *_: check())
            there.execute("PRAGMA journal_mode=DELETE")  # else reading it needs a second file
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        yield look(part)
        part.replace(target)


def is_in_use(file: Path) -> bool:
    """Return whether another connection has a file open. If not, its log is merged into it. Errors: StoreError."""
    with translated(file), closing(connect(file, wait_s=0)) as on:
        try:
            on.execute("PRAGMA journal_mode=DELETE").fetchall()  # only a lone connection may; a bot turns WAL on again
            on.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                return True
            raise
        on.execute("COMMIT")
    return False


def name_of_copy(file: Path, what: str) -> Path:
    """Return the name of a copy made now. what: the migration, or RESTORE, that comes next."""
    return file.with_name(f"{file.name}.before-{what}-{datetime.now(UTC).strftime(STAMP)}")


def drop_before(made: Path, file: Path, keep: int) -> None:
    """Delete dated copies of a file that are older than the one made, but for the newest: keep counts that one, too.

    What a killed process has left of one goes a day later: until then, it may still be copying.
    """
    name = rf"{re.escape(file.stem)}-(\d{{8}}T\d{{6}}Z){re.escape(file.suffix)}(\.\w+\.partial)?"
    found = [match for each in made.parent.iterdir() if (match := re.fullmatch(name, each.name))]
    older = (made.with_name(each[0]) for each in found if not each[2] and each[0] < made.name)
    _delete(sorted(older, reverse=True)[keep - 1 :])
    until = (datetime.now(UTC) - timedelta(days=1)).strftime(STAMP)
    for each in found:
        if each[2] and each[1] < until:
            shutil.rmtree(made.with_name(each[0]), ignore_errors=True)


def keep(file: Path, migration: str, is_cancelled: Callable[[], bool]) -> Path:
    """Copy a file before a migration and keep the last MIGRATION_COPIES. Errors: StoreError; then no copy goes."""

    def check() -> None:
        if is_cancelled():
            raise StoreError("database-unusable", reason="interrupted")

    copy = name_of_copy(file, migration)
    try:
        with copied(file, copy, check):
            pass
    except StoreError as error:
        raise StoreError("database-no-copy", reason=str(error)) from error
    _delete([made for _, what, made in _copies(file) if what != RESTORE][:-MIGRATION_COPIES])
    return copy


def drop_old(file: Path) -> list[Path]:
    """Delete copies older than KEPT_FOR by the time in their name; return those deleted."""
    until = (datetime.now(UTC) - KEPT_FOR).strftime(STAMP)
    return _delete([copy for stamp, _, copy in _copies(file) if stamp < until])


def _delete(copies: list[Path]) -> list[Path]:
    gone = []
    for each in copies:
        try:
            each.unlink(missing_ok=True)
            gone.append(each)
        except OSError as error:  # no reason to keep the bot from starting
            log.warning(words()("log-database-copy-stays", file=str(each), reason=error.strerror or str(error)))
    return gone


def _copies(file: Path) -> list[tuple[str, str, Path]]:
    """Return when each copy of a file was made, before what, and its path: the oldest first."""
    beside = ((each, re.fullmatch(re.escape(file.name) + NAME, each.name)) for each in file.parent.iterdir())
    return sorted((match[2], match[1], each) for each, match in beside if match)


def connect(file: Path, wait_s: float = 5, mode: str = "rw") -> sqlite3.Connection:
    """Connect to a file that exists."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=wait_s, isolation_level=None)


@contextmanager
def translated(file: Path) -> Iterator[None]:
    """Turn errors of SQLite and the system into StoreError."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        reason = str(getattr(error, "strerror", None) or error).splitlines()[0]
        if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
            raise StoreError("file-damaged", file=str(file), detail=reason) from error
        raise StoreError("file-unusable", file=str(file), reason=reason) from error
