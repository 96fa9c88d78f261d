"""Answers to puzzles are kept once, streaks are counted in SQL, and each day is posted by one process."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.core.game import Place
from bot.core.store import Shards
from bot.features.puzzles.rules import Practice, RatingChange, Standing, Streak, Tally
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


def changed(value: float, times: int) -> RatingChange:
    """The change by an answer to a rating that was changed that many times before."""
    before = Rating(value, 90.5, 0.06, times) if times else NEW
    return RatingChange(before, Rating(value + 1, 90.5, 0.06, times + 1), 1500, is_guess=True)


def shown(value: float, times: int, *, is_guess: bool = True) -> RatingChange:
    """A rating that was changed that many times."""
    now = Rating(value, 90.5, 0.06, times)
    return RatingChange(now, now, 1500, is_guess)


async def attempt(
    store: Store, day: int, *, user_id: int = ANN, cell: int = 4, is_right: bool = True
) -> tuple[bool, RatingChange | None]:
    """Try a cell. Returns whether that counts, and what it changes."""
    made: tuple[bool, RatingChange | None] = await store.puzzles.answer(
        user_id=user_id, day=day, cell=cell, is_right=is_right, key=KEY, rate=rate
    )
    return made


async def answer(store: Store, day: int, **given: Any) -> RatingChange | None:
    return (await attempt(store, day, **given))[1]


async def processes(open_store: OpenStore, count: int = 3) -> list[Store]:
    stores = [open_store() for _ in range(count)]
    for each in stores:
        await each.open()
    return stores


async def test_an_answer_is_kept_with_the_ratings_that_it_changes(store: Store) -> None:
    assert await answer(store, 7) == changed(1500, 0)
    assert await answer(store, 8, cell=2, is_right=False) == changed(1501, 1)
    assert await answer(store, 8, user_id=BEN) == changed(1500, 0)
    assert await store.puzzles.ratings() == {KEY: 1497}
    standing: Standing = await store.puzzles.standing(ANN, 8)
    assert (standing.cells, standing.is_over) == ((2,), False)
    assert (standing.tally, standing.rated) == (Tally(2, 1), shown(1502, 2))
    assert await store.puzzles.tally(9) == Tally(0, 0)


async def test_the_first_try_of_a_day_changes_ratings_and_the_third_or_a_right_one_is_the_last(store: Store) -> None:
    for cell, is_over in ((15, False), (2, False), (9, True)):
        made = await attempt(store, 7, cell=cell, is_right=False)
        assert made == (True, changed(1500, 0) if cell == 15 else None)
        before: Standing = await store.puzzles.standing(ANN, 7)
        assert (before.cells[-1], before.is_over) == (cell, is_over)
        assert await attempt(store, 7, cell=15, is_right=False) == (False, None), "the same cell once more"
        assert await store.puzzles.standing(ANN, 7) == before
    assert await attempt(store, 7) == (False, None), "a fourth one"
    assert await store.puzzles.standing(ANN, 7) == before
    assert before.cells == (15, 2, 9)
    assert await store.puzzles.ratings() == {KEY: 1499}
    await attempt(store, 8, cell=3, is_right=False)
    assert await attempt(store, 8) == (True, None)
    assert await attempt(store, 8, cell=5, is_right=False) == (False, None), "after the right one"
    solved: Standing = await store.puzzles.standing(ANN, 8)
    assert (solved.cells, solved.is_over, solved.streak, solved.tally) == ((3, 4), True, Streak(1, 1), Tally(1, 1))


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
    assert (await stores[1].puzzles.standing(ANN, 4)).rated == shown(1505, 5, is_guess=False)


@pytest.mark.parametrize(
    ("right", "day", "streak"),
    [
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
    ],
)
async def test_a_streak_is_of_days_in_a_row_up_to_today_or_yesterday(
    store: Store, right: tuple[int, ...], day: int, streak: Streak
) -> None:
    for each in right:
        await answer(store, each)
        await answer(store, each, user_id=BEN, is_right=False)
    assert (await store.puzzles.standing(ANN, day)).streak == streak
    assert (await store.puzzles.standing(BEN, day)).streak == Streak(0, 0)


async def test_a_list_has_the_lines_of_its_channel_and_day_and_knows_its_message(store: Store) -> None:
    for day in (7, 8):
        for user_id in (ANN, BEN, 3):
            await answer(store, day, user_id=user_id)
    for user_id, day, channel_id, line in ((ANN, 7, 5, "Ann"), (BEN, 7, 6, "Ben"), (BEN, 8, 5, "Ben"), (3, 7, 5, "")):
        assert await store.puzzles.share(user_id, day, channel_id, line)
    assert await store.puzzles.lines(5, 7) == [("Ann", None)], "an empty line is not shown"
    assert await store.puzzles.lines(5, 7, 2**62) == [("Ann", 2**62)]
    assert await store.puzzles.share(BEN, 7, 5, "Ann"), "another of that name, and as good"
    assert sorted(await store.puzzles.lines(5, 7), key=str) == [("Ann", 2**62), ("Ann", None)]
    assert await store.puzzles.lines(6, 7) == [("Ben", None)] == await store.puzzles.lines(5, 8)


# Practice


async def test_a_practice_puzzle_waits_until_it_is_answered_once(store: Store) -> None:
    opened = await store.puzzles.open_practice(ANN, Practice(), "3x3:first")
    assert opened == Practice("3x3:first", None, 0, None) == await store.puzzles.practice(ANN)
    assert await store.puzzles.end_practice(ANN, opened, KEY, rate) == changed(1500, 0)
    assert await store.puzzles.end_practice(ANN, opened, KEY, rate) is None
    assert await store.puzzles.practice(ANN) == Practice(None, KEY, 1, shown(1501, 1))
    assert await store.puzzles.ratings() == {KEY: 1499}


async def test_of_two_that_are_opened_at_once_one_waits_and_both_are_told_which(open_store: OpenStore) -> None:
    stores = await processes(open_store)
    opened = await asyncio.gather(
        *(store.puzzles.open_practice(ANN, Practice(), f"3x3:{number}") for number, store in enumerate(stores))
    )
    assert len(set(opened)) == 1
    ended = await asyncio.gather(*(store.puzzles.end_practice(ANN, opened[0], KEY, rate) for store in stores * 2))
    assert sum(each is not None for each in ended) == 1


async def test_one_that_is_not_wanted_any_more_is_replaced_and_a_newer_one_is_not(store: Store) -> None:
    first = await store.puzzles.open_practice(ANN, Practice(), "3x3:first")
    second = await store.puzzles.open_practice(ANN, first, "3x3:second")
    assert second.shown == "3x3:second"
    assert (await store.puzzles.open_practice(ANN, first, "3x3:third")).shown == "3x3:second"
    assert await store.puzzles.end_practice(ANN, first, KEY, rate) is None


# Where it's posted


async def test_a_clock_that_is_put_back_posts_nothing_twice_and_one_ahead_posts_once(store: Store) -> None:
    await store.puzzles.put_channel(HERE, 6)
    for posted in (9, 8):
        await store.puzzles.note_posted(HERE, posted)
        for day in (6, 7, 8, 9):
            assert await store.puzzles.unposted(day) == []
            assert not await store.puzzles.is_unposted(HERE, day)
    assert await store.puzzles.is_unposted(HERE, 10)


async def test_a_server_has_one_channel_and_what_it_has_left_is_not_claimed(store: Store) -> None:
    await store.puzzles.put_channel(HERE, 6)
    moved = HERE._replace(channel_id=77)
    await store.puzzles.put_channel(moved, 6)
    assert await store.puzzles.unposted(7) == [moved]
    assert not await store.puzzles.is_unposted(HERE, 7)
    assert not await store.puzzles.remove_channel(HERE.guild_id, HERE.channel_id)
    assert await store.puzzles.remove_channel(HERE.guild_id)
    assert not await store.puzzles.remove_channel(HERE.guild_id)
    assert await store.puzzles.unposted(7) == []


async def test_a_process_posts_for_servers_of_its_own_shards(store: Store) -> None:
    for channel in (HERE, ELSEWHERE):
        await store.puzzles.put_channel(channel, 6)
    assert await store.puzzles.unposted(7) == [HERE, ELSEWHERE]
    assert await store.puzzles.unposted(7, Shards(2, frozenset({1}))) == [HERE]
    assert await store.puzzles.unposted(7, Shards(2, frozenset({0}))) == [ELSEWHERE]
