"""What earlier versions have kept of puzzles is kept by this one."""

from __future__ import annotations

from functools import partial

import pytest
import sqlalchemy as sa

from bot.core.store.database import Database
from bot.core.store.schema import migrate
from bot.features.puzzles.rules import RatingChange, Streak
from bot.features.puzzles.sql import PUZZLE_SHARES
from bot.features.ratings.rules import Rating
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
    its = PUZZLE_SHARES.c
    kept = await store.database.read(lambda on: on.execute(sa.select(its.user_id, its.day, its.channel_id)).all())
    assert kept == [(1, 7, 2**62)]
    assert await store.puzzles.tally(7) == (2, 2)
    assert not await store.puzzles.share(1, 7, 2**62, "Ann")
    assert await store.puzzles.share(1, 7, 5, "Ann")


async def test_who_had_one_try_has_no_more_and_what_they_shared_is_in_no_list(url: str, open_store: OpenStore) -> None:
    database = Database(url)
    await database.write(partial(migrate, to="0016"))
    rows = (
        "INSERT INTO daily_answers (user_id, day, cell, is_right) VALUES (1, 7, 4, TRUE), (2, 7, 15, FALSE)",
        "INSERT INTO puzzle_shares (user_id, day, channel_id) VALUES (1, 7, 5), (2, 7, 5)",
        "INSERT INTO solvers (user_id, practised, rating, deviation, volatility, rated_at)"
        " VALUES (1, 3, 1055, 270, 0.09, 9)",
    )
    await database.write(lambda to: [to.execute(sa.text(row)) for row in rows])
    await database.close()
    store = open_store()
    await store.open()
    right, wrong = await store.puzzles.standing(1, 7), await store.puzzles.standing(2, 7)
    assert (right.cells, right.is_over, right.streak) == ((4,), True, Streak(1, 1))
    assert (wrong.cells, wrong.is_over, wrong.streak) == ((15,), True, Streak(0, 0))
    assert right.rated == RatingChange(now := Rating(1055, 270, 0.09, 9), now, day_rating=1055, is_guess=True)
    assert await store.puzzles.tally(7) == (2, 1)
    assert await store.puzzles.lines(5, 7) == []
    for cell in (0, 1):
        tried = await store.puzzles.answer(
            user_id=2, day=7, cell=cell, is_right=True, key="3x3:X........", rate=lambda *_: pytest.fail("rated again")
        )
        assert tried == (False, None)
