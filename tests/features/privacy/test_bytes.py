"""A forgotten name is gone from the bytes of SQLite's files, too, whichever SQLite the host's Python brings along."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.core.game import How, Place, User
from bot.core.store import connections
from bot.engine import Mark
from tests.conftest import ON_SQLITE
from tests.features.filling import fill
from tests.features.full import Community, Processes, Services, Store
from tests.values import game, moves

MARKED = User(7_000_000_000_000_000_071, "MarkedForOblivion")


def readable(folder: Path, name: str = MARKED.name) -> dict[str, int]:
    """How often a name stands in each file, in rows, free pages or what was overwritten."""
    found = {each.name: each.read_bytes().count(name.encode()) for each in folder.iterdir()}
    return {file: count for file, count in found.items() if count}


async def play_much(store: Store, folder: Path) -> None:
    """Let the member play with many others, so that rows move from page to page."""
    for number in range(120):
        other = User(900 + number, f"Other{number}" * 3)
        x, o = (MARKED, other) if number % 2 else (other, MARKED)
        begun = await store.games.open(game(x=x, o=o, place=Place(1, 100 + number), moves=moves(4)))
        await store.games.change(begun, begun.ended(Mark.X, How.RESIGNATION, 50 + number))
    await fill(store, MARKED, User(900, "Other"))
    assert set(readable(folder)) >= {"games.db-wal"}


async def restarted_with(processes: Processes, services: Services, secure_delete: str) -> Community:
    """Open the file again by a SQLite that does so unless it is told otherwise."""
    await services.store.close()
    store = processes.open_store()
    sa.event.listen(store.database.engine, "connect", lambda on, _: on.execute(f"PRAGMA {secure_delete}"), insert=True)
    await store.open()
    return Community(processes.on(store))


@ON_SQLITE
async def test_a_forgotten_name_is_in_no_byte_of_the_files(
    processes: Processes, services: Services, tmp_path: Path
) -> None:
    made = await restarted_with(processes, services, "secure_delete=OFF")
    await play_much(made.services.store, tmp_path)
    await made.privacy.forget(MARKED.id)
    assert readable(tmp_path) == {}, "while the bot runs"
    await made.ratings.stop(5)
    await made.services.store.close()
    assert readable(tmp_path) == {}, "when it has stopped"


@ON_SQLITE
async def test_a_file_that_another_reads_is_cleaned_later_and_who_asks_does_not_wait(
    processes: Processes, services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "BUSY_S", 0.02)
    made = await restarted_with(processes, services, "secure_delete=OFF")
    await play_much(made.services.store, tmp_path)
    reader = sa.create_engine(f"sqlite:///{tmp_path.as_posix()}/games.db")
    with reader.connect() as on:
        on.exec_driver_sql("BEGIN")
        on.exec_driver_sql("SELECT COUNT(*) FROM games").all()
        await made.privacy.forget(MARKED.id)
        assert not await made.privacy.keeps(MARKED.id)
    reader.dispose()
    await made.ratings.stop(5)
    await made.services.store.close()
    assert readable(tmp_path) == {}
