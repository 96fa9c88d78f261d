"""A database keeps what a feature that is no longer there has written."""

from __future__ import annotations

import asyncio
import sys

from tests.features.filling import cells, fill
from tests.features.full import Store
from tests.values import ANN, BEN

PLAY = """
import asyncio, sys
from bot.core.game import Place, User, Game
from bot.core.store import Store
from bot.core.store.tables import METADATA
from bot.engine import STANDARD

async def main():
    store = Store(sys.argv[1])
    await store.open()
    begun = await store.games.open(Game(Place(1, 2), User(5, "Eve"), User(6, "Fay"), STANDARD, 1, 100))
    await store.games.change(begun, begun.timed_out())
    await store.close()
    assert "votes" not in METADATA.tables, "this process has features"

asyncio.run(main())
"""


async def test_a_database_with_tables_of_a_feature_that_is_not_there_opens_and_keeps_them(
    store: Store, url: str
) -> None:
    await fill(store, ANN, BEN)
    before = await cells(store)
    without = await asyncio.create_subprocess_exec(sys.executable, "-c", PLAY, url)
    assert await without.wait() == 0
    after = await cells(store)
    assert {table for table, _, _ in after} > {"votes", "players", "solvers", "tournaments", "servers"}
    assert [each for each in after if each[0] != "games"] == [each for each in before if each[0] != "games"]
    assert len(after) > len(before), "a game was played"
