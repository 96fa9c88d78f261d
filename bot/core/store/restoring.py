"""Back up a SQLite database to a file, and put such a file in a database's place."""

from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from bot.core.store import files, schema
from bot.core.store.connections import Refused, StoreError
from bot.core.store.files import Contents


def sqlite_file(url: str) -> Path:
    """Return a SQLite database's file. Errors: Refused for PostgreSQL, and for a database in memory."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        raise Refused("backup-postgresql")
    if (file := files.file_of(address.database)) is None:
        raise Refused("backup-memory")
    return file


def back_up(source: Path, target: Path, *, is_forced: bool) -> Contents:
    """Copy a database, which may be in use, to a file, all or nothing. Errors: Refused; StoreError."""
    if not source.exists():
        raise Refused("backup-no-database", file=str(source))
    if target.exists():
        if target.is_dir() or target.samefile(source):
            raise Refused("backup-target", file=str(target))
        if not is_forced:
            raise Refused("backup-exists", file=str(target))
    with files.copied(source, target) as found:
        return found


def back_up_dated(source: Path, folder: Path, keep: int) -> tuple[Contents, Path]:
    """Copy a database to a dated file in a folder, and delete all older dated copies there but the newest.

    Returns what the copy holds, and its path. keep: how many stay. Errors: as of `back_up`; then no copy goes.
    """
    with files.translated(folder):
        folder.mkdir(mode=0o700, exist_ok=True)
    made = folder / f"{source.stem}-{datetime.now(UTC).strftime(files.STAMP)}{source.suffix}"
    found = back_up(source, made, is_forced=True)  # a copy of the same second is replaced by as good a one
    files.drop_before(made, source, keep)
    return found, made


def put_back(source: Path, target: Path, *, is_forced: bool) -> tuple[Contents, Path | None]:
    """Put a backup in a database's place, all or nothing, and keep the former database beside it.

    Returns what the backup holds, and the former database's new name if there was one.
    Errors: Refused if the backup is missing or of another version, if the database is in use, or if it has games and
    is_forced is False; StoreError.
    """
    if not source.is_file():
        raise Refused("restore-no-file", file=str(source))
    if target.exists() and target.samefile(source):
        raise Refused("backup-target", file=str(source))
    schema.check(files.look(source).migration)
    _check_free(target, is_forced=is_forced)
    with files.translated(target):
        target.parent.mkdir(parents=True, exist_ok=True)
    with files.copied(source, target) as found:
        _check_free(target, is_forced=is_forced)  # a bot may have started meanwhile
        return found, _set_aside(target)


def _check_free(target: Path, *, is_forced: bool) -> None:
    """Errors: Refused if a database is in use, or if it has games or can't be read and is_forced is False."""
    if not target.exists():
        return
    try:
        is_in_use = files.is_in_use(target)
        games = 0 if is_in_use or is_forced else files.look(target).games
    except StoreError as error:
        if is_forced:
            return
        raise Refused("restore-unreadable", file=str(target)) from error
    if is_in_use:
        raise Refused("restore-in-use", file=str(target))
    if games:
        raise Refused("restore-has-games", file=str(target), games=games)


def _set_aside(target: Path) -> Path | None:
    """Rename a database with its side files, which SQLite would otherwise replay into the new one."""
    aside, is_there = files.name_of_copy(target, files.RESTORE), target.exists()
    if aside.exists():  # by another restore in the same second
        raise StoreError("file-unusable", file=str(aside), reason="File exists")
    for ending in ("", *files.SIDE_FILES):
        if (each := Path(f"{target}{ending}")).exists():
            each.replace(f"{aside}{ending}")
    return aside if is_there else None
