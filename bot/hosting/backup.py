"""`python -m bot backup FILE` and `restore FILE`, for SQLite."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.core.store.restoring import back_up, put_back, sqlite_file
from bot.settings import Settings
from bot.words import words

MIB = 1 << 20


def backup(settings: Settings, target: Path, *, is_forced: bool) -> int:
    """Copy the database to a file and print what the copy holds. Return 0. Errors: as of `back_up`."""
    source = sqlite_file(settings.database_url)
    with _interruptible():
        found = back_up(source, target, is_forced=is_forced)
    mib = -(-target.stat().st_size // MIB)
    print(words()("backup-done", file=str(target), mib=mib, migration=found.migration, rows=found.rows))
    return 0


def restore(settings: Settings, source: Path, *, is_forced: bool) -> int:
    """Put a backup in the database's place and print what it holds. Return 0. Errors: as of `put_back`."""
    target = sqlite_file(settings.database_url).absolute()
    with _interruptible():
        found, aside = put_back(source, target, is_forced=is_forced)
    say = words()
    facts = {"file": str(source), "database": str(target), "migration": found.migration}
    print(say("restore-done", **facts, rows=found.rows))
    if aside is not None:
        print(say("restore-aside", file=str(aside)))
    return 0


@contextmanager
def _interruptible() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM delete the unfinished file before the process ends."""

    def stop(number: int, _: object) -> None:
        raise SystemExit(128 + number)

    before = {name: signal.signal(name, stop) for name in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
