"""How far learners are: kept once each, never taken back, whoever writes at the same time."""

from __future__ import annotations

import asyncio

import pytest

from bot.features.learn.course import sql
from bot.features.learn.course.rules import Page
from tests.features.full import OpenStore, Store

ANN, BEN = 2**62, 5


async def test_a_learner_goes_on_and_is_never_taken_back(store: Store) -> None:
    assert await store.course.reached(ANN) == (Page(), None)
    for page in (Page(3, 2), Page(3, 1), Page(2, 3), Page(3, 2)):
        await store.course.note(ANN, page)
    assert await store.course.reached(ANN) == (Page(3, 2), 1)
    await store.course.note(ANN, Page(13))
    assert await store.course.reached(ANN) == (Page(13), 1)
    assert await store.course.reached(BEN) == (Page(), None)


async def test_two_processes_at_one_instant_keep_the_furthest(open_store: OpenStore) -> None:
    ours, theirs = open_store(), open_store()
    for each in (ours, theirs):
        await each.open()
    pages = [Page(lesson, question) for lesson in (1, 5, 3) for question in (3, 1, 2)]
    await asyncio.gather(*(each.course.note(ANN, page) for page in pages for each in (ours, theirs)))
    assert await ours.course.reached(ANN) == await theirs.course.reached(ANN) == (Page(5, 3), 1)


async def test_after_a_change_of_the_lessons_a_learner_begins_theirs_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.course.note(ANN, Page(4, 3))
    monkeypatch.setattr(sql, "VERSION", 2)
    assert await store.course.reached(ANN) == (Page(4), 1)
    await store.course.note(ANN, Page(2, 2))
    assert await store.course.reached(ANN) == (Page(4, 1), 2), "further than the page that was just answered"
    monkeypatch.setattr(sql, "VERSION", 1)
    await store.course.note(ANN, Page(9, 1))
    assert await store.course.reached(ANN) == (Page(4), 2), "a process of before takes nothing back"


async def test_a_learner_is_exported_and_forgotten(store: Store) -> None:
    for user_id in (ANN, BEN):
        await store.course.note(user_id, Page(2))
    kept = await store.database.read(lambda on: sql.PERSONAL.export(on, ANN))
    assert kept == {"course": [{"user_id": ANN, "version": 1, "page": 201}]}
    await store.database.write(lambda to: sql.PERSONAL.forget(to, ANN))
    assert await store.course.reached(ANN) == (Page(), None)
    assert await store.course.reached(BEN) == (Page(2), 1)
