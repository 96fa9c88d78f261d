"""`python -m bot backup FILE` and `restore FILE`: a whole copy of a SQLite database, and back, whether the bot runs."""

import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.settings import Settings
from bot.store import Refused
from bot.store.files import Contents
from bot.store.restoring import back_up, file_or_tools, put_back
from bot.words import words

MIB = 1 << 20
STEP = 10
"""How many percent lie between two lines that tell how far it is."""


def backup(settings: Settings, target: Path, *, is_forced: bool) -> int:
    """Copy the database to a file, check the copy and print what is in it. Return 0.

    Errors: Refused if the file exists and that isn't forced, or if there is no file to copy; StoreError if it fails.
    """
    source = _file(settings, "backup-postgresql", target)
    with _interruptible():
        found = back_up(source, target, Progress(), is_forced=is_forced)
    _tell_rows(found)
    print(words()("backup-done", file=str(target), mib=-(-target.stat().st_size // MIB), migration=found.migration))
    return 0


def restore(settings: Settings, source: Path, *, is_forced: bool) -> int:
    """Check a backup and put it in the place of the database, which is kept beside it. Print what is in it. Return 0.

    Errors: Refused if the file is no backup that this version can use, or if a bot has the database open, or if that
    holds games and it isn't forced; StoreError if it fails, and the database is as it was.
    """
    target = _file(settings, "restore-postgresql", source)
    with _interruptible():
        found, aside = put_back(source, target, Progress(), is_forced=is_forced)
    say = words()
    _tell_rows(found)
    print(say("restore-done", file=str(source), database=str(target), migration=found.migration))
    if aside is not None:
        print(say("restore-aside", file=str(aside)))
    return 0


class Progress:
    """Tells on stderr how much is copied, each time that it is some percent more."""

    def __init__(self) -> None:
        self._told = 0

    def __call__(self, done: int, whole: int) -> None:
        percent = done * 100 // max(whole, 1)
        if percent >= self._told + STEP:
            self._told = percent
            print(words()("backup-progress", percent=percent), file=sys.stderr, flush=True)


def _file(settings: Settings, otherwise: str, file: Path) -> Path:
    """Return the database's file. otherwise: the message of why there is none that this command can copy."""
    found = file_or_tools(settings.database_url, str(file))
    if isinstance(found, Path):
        return found
    if found is None:
        raise Refused("backup-memory")
    raise Refused(otherwise, dump=shlex.join(found.dump), restore=shlex.join(found.restore))


def _tell_rows(found: Contents) -> None:
    for table, rows in found.rows.items():
        print(words()("backup-rows", table=table, rows=rows))


@contextmanager
def _interruptible() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM take what is half done away before the process ends."""

    def stop(number: int, _: object) -> None:
        raise SystemExit(128 + number)

    names = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(name, stop) for name in names]
    try:
        yield
    finally:
        for name, handler in zip(names, before, strict=True):
            signal.signal(name, handler)
