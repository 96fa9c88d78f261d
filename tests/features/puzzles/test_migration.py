"""What earlier versions have kept of puzzles is kept by this one."""

from __future__ import annotations

from functools import partial

import pytest
import sqlalchemy as sa

from bot.core.store.database import Database
from bot.core.store.schema import migrate
from bot.features.puzzles.sql import PUZZLE_SHARES
from tests.features.full import OpenStore

pytestmark = pytest.mark.empty


async def test_where_an_answer_was_shared_last_is_kept(url: str, open_store: OpenStore) -> None:
    database = Database(url)
    await database.write(partial(migrate, to="0015"))
    row = "INSERT INTO daily_answers (user_id, day, cell, is_right, shared_in) VALUES (:user, 7, 4, TRUE, :channel)"
    given: list[dict[str, int | None]] = [{"user": 1, "channel": 2**62}, {"user": 2, "channel": None}]
    await database.write(lambda to: to.execute(sa.text(row), given))
    await database.close()
    store = open_store()
    await store.open()
    kept = await store.database.read(lambda on: on.execute(sa.select(PUZZLE_SHARES)).all())
    assert kept == [(1, 7, 2**62)]
    assert await store.puzzles.tally(7) == (2, 2)
    assert not await store.puzzles.share(1, 7, 2**62)
    assert await store.puzzles.share(1, 7, 5)
