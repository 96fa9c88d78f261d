"""What is under way is waited for, with what comes of it; what is given up is cancelled, and nothing follows."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.chat.outbox import BackgroundTasks


async def test_what_comes_of_it_is_waited_for_too() -> None:
    underway, done = BackgroundTasks(), []

    async def follow() -> None:
        done.append("what came of it")

    async def begin() -> None:
        done.append("it")
        underway.spawn(follow())

    underway.spawn(begin())
    await underway.wait(5)
    assert (done, underway.tasks) == (["it", "what came of it"], set())


async def test_what_is_left_is_given_up() -> None:
    underway = BackgroundTasks()
    never = underway.spawn(asyncio.Event().wait())
    await underway.wait(0.001)
    assert underway.tasks == {never}
    assert await underway.give_up() == 1
    with pytest.raises(asyncio.CancelledError):
        await never
    assert underway.is_over
    assert await underway.give_up() == 0
