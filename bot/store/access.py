"""Whether a file can be written where it is to be: who owns what is in the way, and what helps.

Nothing is opened and nothing is made.
"""

import os
import shlex
import shutil
import stat
import sys
from pathlib import Path
from typing import TypedDict

from bot.store.connections import StoreError

ROOM = 16 * 1024 * 1024
"""Less than this many bytes is a full disk: SQLite's log beside the file grows to some 4 MiB between checkpoints."""
BESIDE = ("", "-wal", "-shm")
"""What SQLite writes: the file, its log, and the index of that log, by what is added to the file's name."""
SHARED = {"/", "/etc", "/home", "/mnt", "/opt", "/root", "/srv", "/usr", "/var", "/var/lib"}
"""Folders that belong to the system: nobody should give them to a bot."""


def hindrance(file: Path) -> StoreError | None:
    """Return why SQLite couldn't write a file, which need not exist yet, nor its folder; None if nothing is seen.

    Codes: database-denied, database-denied-mode, database-denied-folder (path, owner, mode, user, uid, gid, wanted),
    database-denied-on-windows (path), database-out-of-reach (path, owner, mode, user), database-no-folder (path),
    database-is-folder (path), database-mounted-read-only (path), database-disk-full (path, free).
    """
    file = file.absolute()
    nearest = Path(file.anchor)
    for folder in reversed(file.parents):
        if not folder.exists():
            break
        if not folder.is_dir():
            return StoreError("database-no-folder", path=str(folder))
        if not _may(folder, os.X_OK):
            return _out_of_reach(folder)
        nearest = folder
    if nearest == file.parent and file.is_dir():
        return StoreError("database-is-folder", path=str(file))
    return _room(nearest) or _writable(file, nearest)


def _room(folder: Path) -> StoreError | None:
    if hasattr(os, "statvfs") and os.statvfs(folder).f_flag & os.ST_RDONLY:
        return StoreError("database-mounted-read-only", path=str(folder))
    disk = shutil.disk_usage(folder)
    if disk.total and disk.free < ROOM:
        return StoreError("database-disk-full", path=str(folder), free=str(disk.free // 1024**2))
    return None


def _writable(file: Path, nearest: Path) -> StoreError | None:
    """nearest: the folder of the file, or the one above it that exists."""
    for each in (Path(f"{file}{ending}") for ending in BESIDE):
        if each.exists() and not _may(each, os.R_OK | os.W_OK):
            return _denied(each, each)
    if not _may(nearest, os.W_OK):
        return _denied(nearest, file.parent)
    return None


def _may(path: Path, how: int) -> bool:
    return os.access(path, how, effective_ids=os.access in os.supports_effective_ids)


def _denied(path: Path, wanted: Path) -> StoreError:
    """wanted: what should be writable: the path itself, or a folder below it that is still to be made."""
    if sys.platform == "win32":
        return StoreError("database-denied-on-windows", path=str(path))
    if path != wanted:
        code = "database-denied-folder"
    elif path.stat().st_uid == os.geteuid():
        code = "database-denied-mode"
    elif str(path) in SHARED:
        return _out_of_reach(path)
    else:
        code = "database-denied"
    uid, gid, quoted = str(os.geteuid()), str(os.getegid()), shlex.quote(str(wanted))
    return StoreError(code, **_owned(path), uid=uid, gid=gid, wanted=quoted)


def _out_of_reach(path: Path) -> StoreError:
    return StoreError("database-out-of-reach", **_owned(path))


class _Owned(TypedDict):
    path: str
    owner: str
    mode: str
    user: str


def _owned(path: Path) -> _Owned:
    """Return whose a path is, its mode, and who asks."""
    facts = path.stat()
    is_windows = sys.platform == "win32"
    user = os.environ.get("USERNAME", "?") if is_windows else _name(os.geteuid())
    return _Owned(path=str(path), owner=_name(facts.st_uid), mode=stat.filemode(facts.st_mode), user=user)


def _name(number: int) -> str:
    """Return a user's name, or the number if it has none, as in most containers."""
    if sys.platform == "win32":
        return str(number)
    import pwd  # there is none on Windows

    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)
