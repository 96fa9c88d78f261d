"""Lanes: moves first, in their order; a seat is left to them; and no seat is lost by those who ask no more."""

from __future__ import annotations

import asyncio

import pytest

from bot.lanes import Lane, Lanes

MOVE, ASIDE = Lane.MOVE, Lane.ASIDE


class Seated:
    """Enters for one after the other, and notes who was let in, in which order."""

    def __init__(self, seats: int) -> None:
        self.lanes, self.let_in = Lanes(seats), list[str]()

    async def ask(self, *names: str) -> list[asyncio.Task[None]]:
        """Ask for seats. A name says the lane: "move 1", "aside 2"."""
        asking = [asyncio.create_task(self._enter(name)) for name in names]
        await settle()
        return asking

    async def leave(self, name: str) -> None:
        """Give a seat back."""
        self.lanes.leave(Lane(name.split(maxsplit=1)[0]))
        await settle()

    async def _enter(self, name: str) -> None:
        await self.lanes.enter(Lane(name.split(maxsplit=1)[0]))
        self.let_in.append(name)


async def settle() -> None:
    """Let all go on that can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_moves_go_first_and_each_lane_keeps_its_order() -> None:
    one = Seated(1)
    asked = ["aside 1", "aside 2", "move 1", "aside 3", "move 2"]
    await one.ask(*asked)
    order = ["aside 1", "move 1", "move 2", "aside 2", "aside 3"]
    for number, name in enumerate(order, 1):
        assert one.let_in == order[:number], "one at a time"
        await one.leave(name)


@pytest.mark.parametrize(("seats", "most"), [(1, 1), (2, 1), (3, 2), (8, 7)])
async def test_whoever_is_aside_leaves_a_seat_to_moves_if_there_is_more_than_one(seats: int, most: int) -> None:
    one = Seated(seats)
    await one.ask(*(f"aside {number}" for number in range(seats + 1)))
    assert len(one.let_in) == most
    await one.ask(*(f"move {number}" for number in range(seats + 1)))
    assert len(one.let_in) == seats
    assert one.let_in[most:] == [f"move {number}" for number in range(seats - most)]


async def test_moves_take_every_seat() -> None:
    one = Seated(3)
    await one.ask("move 1", "move 2", "move 3", "move 4", "aside 1")
    assert one.let_in == ["move 1", "move 2", "move 3"]
    await one.leave("move 2")
    assert one.let_in[3:] == ["move 4"]


async def test_who_asks_no_more_is_passed_over() -> None:
    one = Seated(1)
    _, second, _, fourth, _ = await one.ask("move 1", "move 2", "move 3", "aside 1", "aside 2")
    second.cancel()
    fourth.cancel()
    await settle()
    await one.leave("move 1")
    await one.leave("move 3")
    assert one.let_in == ["move 1", "move 3", "aside 2"]


async def test_a_seat_that_is_given_to_one_who_is_just_cancelled_goes_to_the_next() -> None:
    one = Seated(1)
    _, second, _, _ = await one.ask("aside 1", "aside 2", "aside 3", "aside 4")
    one.lanes.leave(ASIDE)  # the second is let in, and has not heard of it
    second.cancel()
    await settle()
    assert second.cancelled()
    assert one.let_in == ["aside 1", "aside 3"]
    await one.leave("aside 3")
    assert one.let_in[2:] == ["aside 4"]


async def test_one_who_is_cancelled_before_a_seat_is_free_gets_none() -> None:
    one = Seated(1)
    _, second, _ = await one.ask("aside 1", "aside 2", "aside 3")
    second.cancel()
    one.lanes.leave(ASIDE)  # in the same turn of the loop
    await settle()
    assert one.let_in == ["aside 1", "aside 3"]


async def test_closing_cancels_all_who_wait_and_nobody_who_was_let_in() -> None:
    one = Seated(1)
    first, *others = await one.ask("move 1", "move 2", "aside 1")
    one.lanes.close()
    await settle()
    assert not first.cancelled()
    assert all(other.cancelled() for other in others)
    await one.leave("move 1")
    assert one.let_in == ["move 1"]
