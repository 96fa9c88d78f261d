"""Backups that a host asks for: a SQLite database is copied to a file, and a file put in a database's place."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from bot.store import backups, files, schema
from bot.store.connections import Refused, StoreError
from bot.store.files import Contents, Tell


class Tools(NamedTuple):
    """The command lines that copy a PostgreSQL database to a file and back: without its password."""

    dump: list[str]
    restore: list[str]


def file_or_tools(url: str, file: str) -> Path | Tools | None:
    """Return the file of a SQLite database, None if it is in memory; for PostgreSQL the tools that copy it to `file`.

    >>> file_or_tools("postgresql+asyncpg://me:hunter2@db:5433/ttt", "a.dump").dump
    ['pg_dump', '--format=custom', '--file=a.dump', '--host=db', '--port=5433', '--username=me', 'ttt']
    """
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        return files.file_of(address.database)
    where = {"host": address.host or address.query.get("host"), "port": address.port or address.query.get("port")}
    options = [f"--{name}={value}" for name, value in (where | {"username": address.username}).items() if value]
    name = address.database or address.username or "postgres"
    clean = ["--clean", "--if-exists", "--no-owner", "--single-transaction"]
    return Tools(
        ["pg_dump", "--format=custom", f"--file={file}", *options, name],
        ["pg_restore", *clean, *options, f"--dbname={name}", file],
    )


def back_up(source: Path, target: Path, tell: Tell, *, is_forced: bool) -> Contents:
    """Copy a database that may be in use to a file, all or nothing. Returns what is in both.

    Errors: Refused if there is none, or if the file exists and that isn't forced; StoreError.
    """
    if not source.exists():
        raise Refused("backup-no-database", file=str(source))
    if target.exists():
        if target.is_dir() or target.samefile(source):
            raise Refused("backup-target", file=str(target))
        if not is_forced:
            raise Refused("backup-exists", file=str(target))
    with files.whole(target) as part:
        return files.copy(source, part, tell)


def put_back(source: Path, target: Path, tell: Tell, *, is_forced: bool) -> tuple[Contents, Path | None]:
    """Check a backup and put it in a database's place, all or nothing; what was there is kept beside it.

    Returns what is in it, and under which name the former database is kept, if there was one.
    Errors: Refused if the backup is not there or not this version's, if the database is in use, or if it has games and
    is_forced is False; StoreError.
    """
    if not source.is_file():
        raise Refused("restore-no-file", file=str(source))
    if target.exists() and target.samefile(source):
        raise Refused("backup-target", file=str(source))
    wanted = files.look(source)
    schema.check(wanted.migration)
    _check_free(target, is_forced=is_forced)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unusable(target, error) from error
    with files.whole(target) as part:
        files.copy(source, part, tell)
        _give(part, target)
        _check_free(target, is_forced=is_forced)  # a bot may have come meanwhile
        aside = _set_aside(target)
    if (found := files.look(target)) != wanted:
        raise StoreError("file-differs", file=str(source))
    return found, aside


def _check_free(target: Path, *, is_forced: bool) -> None:
    """Errors: Refused if a database is in use, or if it has games or can't be read and is_forced is False."""
    if not target.exists():
        return
    try:
        if files.is_in_use(target):
            raise Refused("restore-in-use", file=str(target))
        games = files.look(target).rows.get("games", 0)
    except Refused as error:
        if error.code == "restore-in-use" or not is_forced:
            raise
        return
    except StoreError as error:
        if is_forced:
            return
        raise Refused("restore-unreadable", file=str(target)) from error
    if games and not is_forced:
        raise Refused("restore-has-games", file=str(target), games=games)


def _set_aside(target: Path) -> Path | None:
    """Give a database a second name; its first goes with the next rename, so that there is one at every moment.

    What SQLite keeps beside it goes with it, for it would be replayed into the one that takes its place. Errors:
    StoreError if another restore has set one aside in the same second, which must stay.
    """
    aside, is_there = backups.name(target, backups.RESTORE), target.exists()
    if is_there:
        try:
            os.link(target, aside)
        except FileExistsError as error:
            raise files.unusable(aside, error) from error
        except OSError:  # a file system without second names, such as exFAT
            target.replace(aside)
    for ending in files.ASIDE:
        if (beside := Path(f"{target}{ending}")).exists():
            beside.replace(f"{aside}{ending}")
    return aside if is_there else None


def _give(part: Path, target: Path) -> None:
    """Let a file belong to whom the former database belongs, or its folder; a restore is often run as root."""
    like = target if target.exists() else target.parent
    known = like.stat()
    if target.exists():
        part.chmod(known.st_mode & 0o777)
    if hasattr(os, "chown"):
        with suppress(PermissionError):
            os.chown(part, known.st_uid, known.st_gid)
