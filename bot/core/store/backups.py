"""Copies of a SQLite file beside it: from before a migration or a restore."""

import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.core.store import files
from bot.core.store.connections import StoreError
from bot.words import words

log = logging.getLogger(__name__)

MIGRATION_COPIES = 3
KEPT_FOR = timedelta(days=30)
"""The privacy policy promises this for backups."""
STAMP = "%Y%m%dT%H%M%SZ"
NAME = re.compile(r"\.before-(\w+)-(\d{8}T\d{6}Z)(?:-\w+)?")
RESTORE = "restore"


def name(file: Path, what: str) -> Path:
    """Return the name of a copy made now. what: the migration, or RESTORE, that comes next."""
    return file.with_name(f"{file.name}.before-{what}-{datetime.now(UTC).strftime(STAMP)}")


def keep(file: Path, migration: str, is_cancelled: Callable[[], bool]) -> Path:
    """Copy a file before a migration and keep the last MIGRATION_COPIES. Errors: StoreError; then no copy goes."""

    def check() -> None:
        if is_cancelled():
            raise StoreError("database-unusable", reason="interrupted")

    copy = name(file, migration)
    try:
        with files.whole(copy) as part:
            files.copy(file, part, check)
            files.look(part)
    except StoreError as error:
        raise StoreError("database-no-copy", reason=str(error)) from error
    _delete([made for made, (what, _) in _all(file).items() if what != RESTORE][:-MIGRATION_COPIES])
    return copy


def drop_old(file: Path) -> list[Path]:
    """Delete copies older than KEPT_FOR by the time in their name; return those deleted."""
    until = (datetime.now(UTC) - KEPT_FOR).strftime(STAMP)
    return _delete([copy for copy, (_, stamp) in _all(file).items() if stamp < until])


def _delete(copies: list[Path]) -> list[Path]:
    gone = []
    for each in copies:
        try:
            each.unlink(missing_ok=True)
            gone.append(each)
        except OSError as error:  # no reason to keep the bot from starting
            log.warning(words()("log-database-copy-stays", file=str(each), reason=error.strerror or str(error)))
    return gone


def _all(file: Path) -> dict[Path, tuple[str, str]]:
    """Return what each copy of a file was made before, and when: the oldest first."""
    beside = [each for each in file.parent.iterdir() if each.name.startswith(file.name)]
    found = {each: match for each in beside if (match := NAME.fullmatch(each.name.removeprefix(file.name)))}
    return {each: (match[1], match[2]) for each, match in sorted(found.items(), key=lambda item: item[1][2])}
