"""How far learners are: kept once each, never taken back, whoever writes at the same time."""

from __future__ import annotations

import asyncio

from bot.features.learn.course import sql
from bot.features.learn.course.rules import LESSONS, Page, Progress
from tests.features.full import OpenStore, Store

ANN, BEN = 2**62, 5
PAGES = [Page(at, number) for at, each in enumerate(LESSONS, 1) for number in range(1, len(each.questions) + 1)]


async def test_a_learner_goes_on_page_by_page_and_is_never_taken_back(store: Store) -> None:
    assert await store.course.progress(ANN) == Progress()
    for page, following in zip(PAGES, [*PAGES[1:], Page(13)], strict=True):
        for answered in (page, page, PAGES[0]):
            await store.course.note(ANN, answered)
        done = sum(1 << number for number in range(1, following.lesson))
        assert await store.course.progress(ANN) == Progress(following, done)
    assert await store.course.progress(BEN) == Progress()


async def test_what_was_done_ahead_is_passed_over(store: Store) -> None:
    for lesson in (2, 3, 5):
        for page in PAGES:
            if page.lesson == lesson:
                await store.course.note(ANN, page)
    assert await store.course.progress(ANN) == Progress(Page(1, 1), 0b101100)
    for page in PAGES[:2]:
        await store.course.note(ANN, page)
    assert await store.course.progress(ANN) == Progress(Page(4, 1), 0b101110)


async def test_two_processes_at_one_instant_lose_nothing(open_store: OpenStore) -> None:
    ours, theirs = open_store(), open_store()
    for each in (ours, theirs):
        await each.open()
    lasts = [Page(number, len(each.questions)) for number, each in enumerate(LESSONS, 1)]
    await asyncio.gather(*(each.course.note(ANN, page) for page in lasts[::-1] for each in (ours, theirs)))
    found = await ours.course.progress(ANN)
    assert found == await theirs.course.progress(ANN) == Progress(Page(13), 2**13 - 2)


async def test_a_learner_is_exported_and_forgotten(store: Store) -> None:
    for user_id in (ANN, BEN):
        await store.course.note(user_id, Page())
    kept = await store.database.read(lambda on: sql.PERSONAL.export(on, ANN))
    assert kept == {"course": [{"user_id": ANN, "version": 1, "page": 102, "done": 0}]}
    await store.database.write(lambda to: sql.PERSONAL.forget(to, ANN))
    assert await store.course.progress(ANN) == Progress()
    assert await store.course.progress(BEN) == Progress(Page(1, 2), 0)
