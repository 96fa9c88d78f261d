"""Answers to puzzles are kept once, streaks are counted in SQL, and each day is posted by one process."""

from __future__ import annotations

import asyncio

from bot.core.game import Place
from bot.core.store import Shards
from bot.features.puzzles.rules import Practice, RatingChange, Standing, Streak
from bot.features.ratings.rules import Rating
from tests.features.full import OpenStore, Store

ANN, BEN = 2**62 + 1, 2**62 + 2
KEY = "3x3:X........"
HERE, ELSEWHERE = Place(1 << 22, 2**62 + 5), Place(2 << 22, 2**62 + 6)
NEW = Rating()


def rate(solver: RatingChange | None, puzzle: Rating | None) -> tuple[RatingChange, Rating]:
    """A solver gains a point by each answer, and a puzzle loses one; a day begins with what the last one began with."""
    before, hardness = solver.after if solver else NEW, puzzle or NEW
    after = Rating(before.value + 1, 90.5, 0.06, before.rated_at + 1)
    change = RatingChange(before, after, solver.day_rating if solver else NEW.value, is_guess=True)
    return change, Rating(hardness.value - 1, 80.5, 0.06, hardness.rated_at + 1)


async def attempt(
    store: Store, day: int, *, user_id: int = ANN, cell: int = 4, is_right: bool = True
) -> tuple[bool, RatingChange | None]:
    """Try a cell. Returns whether that counts, and what it changes."""
    made: tuple[bool, RatingChange | None] = await store.puzzles.answer(
        user_id=user_id, day=day, cell=cell, is_right=is_right, key=KEY, rate=rate
    )
    return made


async def processes(open_store: OpenStore, count: int = 3) -> list[Store]:
    stores = [open_store() for _ in range(count)]
    for each in stores:
        await each.open()
    return stores


async def test_of_tries_by_many_processes_at_once_three_count_and_no_rating_is_lost(open_store: OpenStore) -> None:
    stores = await processes(open_store)
    for day in range(5):
        same = [attempt(store, day, cell=9, is_right=False) for store in stores]
        given = [attempt(store, day, cell=cell, is_right=False) for cell, store in enumerate(stores * 2)]
        others = [attempt(store, day, user_id=number) for number, store in enumerate(stores, 10)]
        made = await asyncio.gather(*same, *given, *others)
        mine, theirs = made[:-3], made[-3:]
        assert sum(counts for counts, _ in mine[:3]) <= 1, "one cell counts once"
        assert sum(counts for counts, _ in mine) == 3
        assert sum(change is not None for _, change in mine) == 1
        assert all(change for _, change in theirs)
        kept: Standing = await stores[0].puzzles.standing(ANN, day)
        assert (len({*kept.cells}), kept.is_over) == (3, True)
    assert await stores[0].puzzles.ratings() == {KEY: 1500 - 5 * 4}
    rated = (await stores[1].puzzles.standing(ANN, 4)).rated
    assert (rated and rated.after.value) == 1505


STREAKS = [
    ((), 10, Streak(0, 0)),
    ((10,), 10, Streak(1, 1)),
    ((9,), 10, Streak(1, 1)),
    ((8,), 10, Streak(0, 1)),
    ((8, 9, 10), 10, Streak(3, 3)),
    ((7, 8, 10), 10, Streak(1, 2)),
    ((1, 2, 3, 4, 9, 10), 10, Streak(2, 4)),
    ((1, 2, 3, 4, 9, 10), 11, Streak(2, 4)),
    ((1, 2, 3, 4, 9, 10), 12, Streak(0, 4)),
    # A clock that was put back: what is answered of later days counts when they come.
    ((9, 10, 11, 12), 10, Streak(2, 4)),
    ((12, 13), 10, Streak(0, 2)),
    ((10, 12, 13), 11, Streak(1, 2)),
    # A clock that jumped ahead for a day and came back.
    ((8, 9, 400, 10), 10, Streak(3, 3)),
]
"""Days with a right answer, a day, and the streak as of that."""


async def test_a_streak_is_of_days_in_a_row_up_to_today_or_yesterday(store: Store) -> None:
    for user_id, (right, day, streak) in enumerate(STREAKS, BEN + 1):
        for each in right:
            await attempt(store, each, user_id=user_id)
            await attempt(store, each, user_id=BEN, is_right=False)
        assert (await store.puzzles.standing(user_id, day)).streak == streak, (right, day)
    assert (await store.puzzles.standing(BEN, 10)).streak == Streak(0, 0)


async def test_of_two_that_are_opened_at_once_one_waits_and_both_are_told_which(open_store: OpenStore) -> None:
    stores = await processes(open_store)
    opened = await asyncio.gather(
        *(store.puzzles.open_practice(ANN, Practice(), f"3x3:{number}") for number, store in enumerate(stores))
    )
    assert len(set(opened)) == 1
    ended = await asyncio.gather(*(store.puzzles.end_practice(ANN, opened[0], KEY, rate) for store in stores * 2))
    assert sum(each is not None for each in ended) == 1


async def test_a_process_posts_for_servers_of_its_own_shards(store: Store) -> None:
    for channel in (HERE, ELSEWHERE):
        await store.puzzles.put_channel(channel, 6)
    for shards, places in ((None, [HERE, ELSEWHERE]), ({1}, [HERE]), ({0}, [ELSEWHERE])):
        found = await store.puzzles.unposted(7, shards and Shards(2, frozenset(shards)))
        assert [Place(its["guild_id"], its["channel_id"]) for its, _ in found] == places
