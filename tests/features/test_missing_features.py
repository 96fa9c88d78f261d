"""A database keeps what a feature that is no longer there has written, and nothing gets stuck on it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import sqlalchemy as sa

from bot.core.store.files import look
from tests.features.filling import cells, fill
from tests.features.full import Store
from tests.values import ANN, BEN

Run = Callable[[str, str], None]
WITHOUT = """
import asyncio, sys
from bot.core.game import Place, User, Game
from bot.core.store import Store, inspect
from bot.core.store.copying import back_up, copy_database, put_back, sqlite_file
from bot.core.store.tables import METADATA
from bot.engine import STANDARD

async def carry(url):
    assert (await inspect(url)).at
    file = sqlite_file(url)
    back_up(file, file.with_name("kept.db"), is_forced=False)
    put_back(file.with_name("kept.db"), file.with_name("restored.db"), is_forced=False)
    await copy_database(url, f"sqlite:///{file.with_name('copied.db')}")

async def play(url):
    store = Store(url)
    await store.open()
    begun = await store.games.open(Game(Place(1, 2), User(5, "Eve"), User(6, "Fay"), STANDARD, 1, 100))
    await store.games.change(begun, begun.timed_out())
    await store.close()

async def retain(url):
    from bot.features.privacy.sql import PrivacyRepository
    store = Store(url)
    await store.open()
    retention = PrivacyRepository(store.database, ())
    while await retention.delete_games(2**40):
        pass
    await store.close()

for line in sys.stdin:
    action, url = line.split()
    asyncio.run(globals()[action](url))
    assert "votes" not in METADATA.tables, "this process has the feature"
    print("done", flush=True)
"""


@contextmanager
def without() -> Iterator[Run]:
    """Do something in a process that imports no feature but those that it names."""
    with Popen([sys.executable, "-c", WITHOUT], stdin=PIPE, stdout=PIPE, text=True) as process:

        def run(action: str, url: str) -> None:
            print(action, url, file=process.stdin, flush=True)
            assert process.stdout is not None
            assert process.stdout.readline() == "done\n"

        yield run


def of(found: list[tuple[str, str, Any]], *tables: str) -> list[tuple[str, str, Any]]:
    return [each for each in found if each[0] in tables]


async def test_tables_of_a_feature_that_is_not_there_are_kept_carried_and_parted_with_old_games(
    store: Store, url: str, tmp_path: Path
) -> None:
    await fill(store, ANN, BEN)
    with without() as run:
        await assert_kept(run, store, url)
        if url.startswith("sqlite"):
            await assert_carried(run, store, tmp_path)
        await assert_old_games_go(run, store, url)


async def assert_kept(run: Run, store: Store, url: str) -> None:
    """A database with them opens and keeps them."""
    before = await cells(store)
    run("play", url)
    after = await cells(store)
    assert {table for table, _, _ in after} > {"votes", "players", "solvers", "tournaments", "servers"}
    assert [each for each in after if each[0] != "games"] == [each for each in before if each[0] != "games"]
    assert len(after) > len(before), "a game was played"


async def assert_carried(run: Run, store: Store, folder: Path) -> None:
    """They are checked, backed up, restored and copied with the rest."""
    before = await cells(store)
    run("carry", f"sqlite:///{folder}/games.db")
    rows = look(folder / "games.db").rows
    for name in ("kept", "restored", "copied"):
        assert look(folder / f"{name}.db").rows == rows
        carried = Store(f"sqlite:///{folder}/{name}.db")
        assert sorted(map(str, await cells(carried))) == sorted(map(str, before))
        await carried.close()


async def assert_old_games_go(run: Run, store: Store, url: str) -> None:
    """Old games go with the rows that refer to them, and leave the others."""
    ended = "UPDATE games SET is_rated = true WHERE status = 'ended'"
    vote = "INSERT INTO votes SELECT id, 5, 1, 3 FROM games WHERE status = 'ended'"
    await store.database.write(lambda to: [to.execute(sa.text(each)) for each in (ended, vote)])
    before = await cells(store)
    run("retain", url)
    after = await cells(store)
    kept = {value for _, column, value in of(after, "games") if column == "id"}
    assert kept < {value for _, column, value in of(before, "games") if column == "id"}
    assert {value for _, column, value in of(after, "votes") if column == "game_id"} == {1, max(kept)}
    assert of(after, "players", "tournaments", "puzzles") == of(before, "players", "tournaments", "puzzles")
