"""How far learners are: kept once each, never taken back, whoever writes at the same time."""

from __future__ import annotations

import asyncio

from bot.features.learn.course.rules import LESSONS, Page, Progress
from tests.features.full import OpenStore

ANN = 2**62


async def test_two_processes_at_one_instant_lose_nothing(open_store: OpenStore) -> None:
    ours, theirs = open_store(), open_store()
    for each in (ours, theirs):
        await each.open()
    lasts = [Page(number, len(each.questions)) for number, each in enumerate(LESSONS, 1)]
    await asyncio.gather(*(each.course.note(ANN, page) for page in lasts[::-1] for each in (ours, theirs)))
    found = await ours.course.progress(ANN)
    assert found == await theirs.course.progress(ANN) == Progress(Page(13), 2**13 - 2)
