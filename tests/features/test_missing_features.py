"""A database keeps what a feature that is no longer there has written, and nothing gets stuck on it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.core.store.files import look
from tests.conftest import ON_SQLITE
from tests.features.filling import cells, fill
from tests.features.full import Store
from tests.values import ANN, BEN

PLAY = """
from bot.core.game import Place, User, Game
from bot.engine import STANDARD

async def run(url):
    store = Store(url)
    await store.open()
    begun = await store.games.open(Game(Place(1, 2), User(5, "Eve"), User(6, "Fay"), STANDARD, 1, 100))
    await store.games.change(begun, begun.timed_out())
    await store.close()
"""
CARRY = """
from pathlib import Path
from bot.core.store import inspect
from bot.core.store.copying import back_up, copy_database, put_back, sqlite_file

async def run(url):
    assert (await inspect(url)).at
    file = sqlite_file(url)
    back_up(file, file.with_name("kept.db"), is_forced=False)
    put_back(file.with_name("kept.db"), file.with_name("restored.db"), is_forced=False)
    await copy_database(url, f"sqlite:///{file.with_name('copied.db')}")
"""
RETAIN = """
from bot.features.privacy.sql import PrivacyRepository

async def run(url):
    store = Store(url)
    await store.open()
    retention = PrivacyRepository(store.database, ())
    while await retention.delete_games(2**40):
        pass
    await store.close()
"""
START = """
import asyncio, sys
from bot.core.store import Store
from bot.core.store.tables import METADATA
asyncio.run(run(sys.argv[1]))
assert "votes" not in METADATA.tables, "this process has the feature"
"""


async def run_without(action: str, url: str) -> None:
    """Do something in a process that imports no feature but those that it names."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", START.replace("asyncio.run", f"{action}\nasyncio.run"), url
    )
    assert await process.wait() == 0


def of(found: list[tuple[str, str, Any]], *tables: str) -> list[tuple[str, str, Any]]:
    return [each for each in found if each[0] in tables]


async def test_a_database_with_tables_of_a_feature_that_is_not_there_opens_and_keeps_them(
    store: Store, url: str
) -> None:
    await fill(store, ANN, BEN)
    before = await cells(store)
    await run_without(PLAY, url)
    after = await cells(store)
    assert {table for table, _, _ in after} > {"votes", "players", "solvers", "tournaments", "servers"}
    assert [each for each in after if each[0] != "games"] == [each for each in before if each[0] != "games"]
    assert len(after) > len(before), "a game was played"


@ON_SQLITE
async def test_they_are_checked_backed_up_restored_and_copied_with_the_rest(
    store: Store, url: str, tmp_path: Path
) -> None:
    await fill(store, ANN, BEN)
    before = await cells(store)
    await store.close()
    await run_without(CARRY, url)
    rows = look(tmp_path / "games.db").rows
    for name in ("kept", "restored", "copied"):
        assert look(tmp_path / f"{name}.db").rows == rows
        carried = Store(f"sqlite:///{tmp_path}/{name}.db")
        assert sorted(map(str, await cells(carried))) == sorted(map(str, before))
        await carried.close()


async def test_old_games_go_with_the_rows_that_refer_to_them_and_leave_the_others(store: Store, url: str) -> None:
    await fill(store, ANN, BEN)
    ended = "UPDATE games SET is_rated = true WHERE status = 'ended'"
    vote = "INSERT INTO votes SELECT id, 5, 1, 3 FROM games WHERE status = 'ended'"
    await store.database.write(lambda to: [to.execute(sa.text(each)) for each in (ended, vote)])
    before = await cells(store)
    await run_without(RETAIN, url)
    after = await cells(store)
    kept = {value for _, column, value in of(after, "games") if column == "id"}
    assert kept < {value for _, column, value in of(before, "games") if column == "id"}
    assert {value for _, column, value in of(after, "votes") if column == "game_id"} == {1, max(kept)}
    assert of(after, "players", "tournaments", "puzzles") == of(before, "players", "tournaments", "puzzles")
