"""A channel in which more is typed than Discord lets the bot answer: in turn by member, what waits too long is dropped.

The clock and the room that Discord gives are set by hand; the flood itself, in real time, is in tests/soak.
"""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextvars import ContextVar
from typing import Any

import pytest

from bot.core.chat.fair_queue import (
    LATELY_S,
    MAX_QUIET,
    MAX_WAIT_S,
    POST_S,
    SLOW_S,
    SPARE_S,
    TOLD_S,
    FairQueue,
    Verdict,
)
from tests.world import World, text_of

CHANNEL = 7
PATIENCE_S = 0.001  # Discord's next window is that far away; real time, since the loop waits for it


class Queue:
    """A queue whose places are set by hand, and what came of each command, in the order of its end."""

    def __init__(self, places: int) -> None:
        self.places, self.clock, self.ended = places, 100.0, list[tuple[str, Verdict]]()
        self.fair = FairQueue(lambda _: (self.places, PATIENCE_S), lambda: self.clock)
        self.tasks = list[asyncio.Task[None]]()
        self.others = tuple[int, ...]()  # who were told by the line of another, the last time

    async def type(self, *names: str) -> None:
        """Type commands, each by the member whose name it is; those that are called post their answers at once."""
        self.tasks += [asyncio.create_task(self._type(name)) for name in names]
        await settle()

    async def window(self, places: int) -> None:
        """Begin Discord's next window, five seconds later."""
        self.clock, self.places = self.clock + MAX_WAIT_S, places
        self.fair.call(CHANNEL)
        await settle()

    async def _type(self, name: str) -> None:
        async with self.fair.turn(CHANNEL, sum(name.encode())) as call:
            self.ended.append((name, call.verdict))
            self.others = call.others or self.others
            self.places -= call.verdict is not Verdict.DROPPED

    def names(self, verdict: Verdict = Verdict.COME) -> list[str]:
        names = [name for name, each in self.ended if each is verdict]
        self.ended = [each for each in self.ended if each[1] is not verdict]
        return names


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_members_are_answered_in_turn_whoever_types_most() -> None:
    queue = Queue(0)
    await queue.type("a", "a", "a", "b", "a", "c", "b")
    queue.places = 6
    queue.fair.call(CHANNEL)
    await settle()
    assert queue.names() == ["a", "b", "c", "a", "b"], "and the last place is kept for others"


async def test_the_last_place_is_for_a_member_who_was_not_answered_lately() -> None:
    queue = Queue(5)
    await queue.type(*"abcab")
    assert queue.names() == ["a", "b", "c", "a"]
    await queue.type("d")
    assert queue.names() == ["d"], "at once, though b waits"
    queue.clock += LATELY_S - 1
    await queue.window(1)
    assert queue.names(Verdict.BUSY) == ["b"]


async def test_who_was_not_answered_lately_comes_before_all_who_flood() -> None:
    queue = Queue(5)
    await queue.type(*"abcde")
    assert queue.names() == [*"abcde"]
    queue.clock += 1
    await queue.type(*"abcdeabcde")
    await queue.type("z")
    queue.clock -= 1
    await queue.window(5)
    assert queue.names() == [*"zabcd"]


async def test_one_or_two_who_play_fast_have_all_of_a_window() -> None:
    queue = Queue(5)
    await queue.type(*"aaaaa")
    assert queue.names() == [*"aaaaa"]
    await queue.type(*"ab")
    await queue.window(5)
    assert queue.names() == [*"ba"], "in time, though they have waited for a whole window"


async def test_what_waits_for_more_than_five_seconds_is_dropped_and_its_author_told_once() -> None:
    queue = Queue(0)
    await queue.type("a", "a", "a", "b")
    await queue.window(5)
    assert queue.names() == ["a", "b", "a", "a"], "not yet more than that"
    queue.places = 0
    await queue.type("a", "a", "b")
    queue.clock += 2 * SPARE_S
    await queue.window(0)
    assert queue.ended == [], "that line, too, waits for its place"
    await queue.type("a", "c")
    await queue.window(5)
    assert queue.names(Verdict.BUSY) == ["a"]
    assert queue.others == (ord("b"),), "one line tells all"
    assert queue.names() == ["c", "a"], "the others as ever"
    assert sorted(queue.names(Verdict.DROPPED)) == ["a", "b"], "of which their authors have been told"
    queue.clock, queue.places = queue.clock + TOLD_S, 0
    await queue.type("a")
    queue.clock += 2 * SPARE_S
    await queue.window(5)
    assert queue.names(Verdict.BUSY) == ["a"], "of the next flood again"


async def test_one_that_is_cancelled_holds_up_nobody_and_few_quiet_channels_are_remembered() -> None:
    queue = Queue(0)
    await queue.type("a", "b")
    queue.tasks[0].cancel()
    await queue.window(5)
    assert queue.names() == ["b"]
    for channel_id in range(2 * MAX_QUIET):
        async with queue.fair.turn(channel_id, 1):
            pass
    assert len(queue.fair.lines) <= MAX_QUIET + 1


async def test_a_place_that_is_given_back_keeps_nothing_of_its_request() -> None:
    fair, request = FairQueue(lambda _: (5, 0.0), lambda: 100.0), ContextVar[Queue]("request")

    async def ask() -> weakref.ref[Queue]:
        request.set(asked := Queue(0))
        async with fair.turn(CHANNEL, 1):
            return weakref.ref(asked)

    earlier = asyncio.get_running_loop().call_later(SLOW_S / 2, gc.collect)  # the loop drops the first ones at once
    asked = await asyncio.create_task(ask())
    await settle()
    gc.collect()
    earlier.cancel()
    assert asked() is None, "its timer stays in the loop until it's due"


async def test_an_answer_that_is_searched_for_takes_up_no_place_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.core.chat.fair_queue.SLOW_S", 0.0)
    fair, searching = FairQueue(lambda _: (1, 0.0), lambda: 100.0), asyncio.Barrier(3)

    async def ask(user_id: int) -> None:
        async with fair.turn(CHANNEL, user_id):
            await searching.wait()

    async with asyncio.timeout(60):
        await asyncio.gather(*map(ask, range(3)))
    assert SLOW_S < MAX_WAIT_S


async def test_an_answer_that_is_posted_takes_up_its_place_until_discord_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.core.chat.fair_queue.SLOW_S", 0.0)
    fair, sent, called = FairQueue(lambda _: (1, 0.0), lambda: 100.0), asyncio.Event(), list[int]()

    async def post(user_id: int) -> None:
        async with fair.turn(CHANNEL, user_id) as call:
            called.append(user_id)
            call.posts()
            await sent.wait()

    tasks = [asyncio.create_task(post(user_id)) for user_id in range(3)]
    await settle()
    assert called == [0], "what comes then would wait inside discord.py, after its work"
    sent.set()
    await asyncio.gather(*tasks)


# As a member meets it


async def test_a_command_that_waited_too_long_changes_nothing_and_one_line_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.chat.fair_queue.MAX_WAIT_S", -2.0)  # each has, as it comes
    world.calls()
    for member, words in ((world.alice, "!play easy"), (world.alice, "!play hard"), (world.bob, "!play @alice")):
        await member.send(world.channel, words)
    said = [(call.json or {}).get("content", "") for call in world.calls()]
    assert [each[:31] for each in said] == ["I can't keep up with this chann"] * 2, "one for each author"
    await world.alice.slash(world.channel, "play", level="easy")
    await world.press(world.alice, "5")
    assert (await world.game(world.alice)).ply == 2, "no game was there, and presses don't wait"
    await world.alice.send(world.channel, "!move 1")
    assert (await world.game(world.alice)).ply == 2
    monkeypatch.undo()
    await world.alice.send(world.channel, "!board")
    assert "5️⃣" not in text_of(world.last)


async def test_a_command_takes_its_place_again_when_its_answer_goes_out(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue, taken = world.bot.answerer.queue, list[float]()
    take = queue._take

    def noted(*given: Any) -> None:
        taken.append(given[-1])
        take(*given)

    monkeypatch.setattr(queue, "_take", noted)
    await world.alice.send(world.channel, "!board")
    assert taken == [SLOW_S, POST_S]
