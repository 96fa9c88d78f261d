"""Copies of a SQLite file that lie beside it: of before a migration, and of before another was put in its place."""

import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store import files
from bot.store.connections import StoreError
from bot.words import words

log = logging.getLogger(__name__)

KEPT = 3
"""How many copies of before a migration stay."""
KEPT_FOR = timedelta(days=30)
"""How long any stays: so long the privacy policy gives backups."""
STAMP = "%Y%m%dT%H%M%SZ"
NAME = re.compile(r"\.before-(\w+)-(\d{8}T\d{6}Z)(?:-\w+)?")
RESTORE = "restore"


def name(file: Path, what: str) -> Path:
    """Return what a copy is called that is made now. what: the migration, or RESTORE, before which it was."""
    return file.with_name(f"{file.name}.before-{what}-{datetime.now(UTC).strftime(STAMP)}")


def keep(file: Path, migration: str, is_cancelled: Callable[[], bool]) -> Path:
    """Copy a file before it is brought to a migration; the last KEPT such copies stay.

    Errors: StoreError if there is no room for it, or the folder can't be written; then no copy goes.
    """

    def look(_copied: int, _pages: int) -> None:
        if is_cancelled():
            raise StoreError("database-unusable", reason="interrupted")

    copy = name(file, migration)
    try:
        with files.whole(copy) as part:
            files.copy(file, part, look)
    except StoreError as error:
        raise StoreError("database-no-copy", reason=str(error)) from error
    _delete([made for made, what in _all(file).items() if what != RESTORE][:-KEPT])
    return copy


def drop_old(file: Path) -> list[Path]:
    """Delete the copies that are older than KEPT_FOR, by the time in their name, and return those that are gone."""
    until = (datetime.now(UTC) - KEPT_FOR).strftime(STAMP)
    return _delete([copy for copy in _all(file) if _stamp(copy, file) < until])


def _delete(copies: list[Path]) -> list[Path]:
    """Delete what may be deleted, and return it; the host is told of the rest, and no bot stays away for that."""
    gone = []
    for each in copies:
        try:
            each.unlink(missing_ok=True)
            gone.append(each)
        except OSError as error:
            log.warning(words()("log-database-copy-stays", file=str(each), reason=error.strerror or str(error)))
    return gone


def _all(file: Path) -> dict[Path, str]:
    """Return all copies of a file, the oldest first, with what each was made before."""
    beside = [each for each in file.parent.iterdir() if each.name.startswith(file.name)]
    found = {each: match[1] for each in beside if (match := NAME.fullmatch(each.name.removeprefix(file.name)))}
    return dict(sorted(found.items(), key=lambda item: _stamp(item[0], file)))


def _stamp(copy: Path, file: Path) -> str:
    match = NAME.fullmatch(copy.name.removeprefix(file.name))
    return match[2] if match else ""
