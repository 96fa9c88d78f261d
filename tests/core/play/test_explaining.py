"""Explaining: one thing at a time for each member, a few in a server; whatever else they ask, others play on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from bot.core.game import First, Place
from bot.core.play.services import MAX_EXPLANATIONS as IN_ALL
from bot.core.play.services import MAX_EXPLANATIONS_IN_SERVER as MOST
from bot.core.play.services import Explaining, Services
from bot.core.thinking import Priority
from bot.engine import Board, Level, Position
from tests.refused import refused
from tests.values import ANN, BEN, CAT, DAN, HERE, THERE

FIVE = Board(5, 5, 4)
OTHER_SERVER, PRIVATE = Place(2, 20), Place(None, 30)


@pytest.fixture
def explaining() -> Explaining:
    return Explaining()


@pytest.mark.parametrize("end", [LookupError, asyncio.CancelledError])
def test_whatever_ends_an_explanation_the_next_may_be_asked_for(
    explaining: Explaining, end: type[BaseException]
) -> None:
    for _ in range(MOST + 1):
        with pytest.raises(end), explaining.underway(HERE, ANN.id):
            raise end


def test_who_is_refused_takes_up_no_room(explaining: Explaining) -> None:
    with explaining.underway(HERE, ANN.id):
        for _ in range(MOST):
            with refused("still-explaining"), explaining.underway(HERE, ANN.id):
                pass
        with explaining.underway(HERE, BEN.id), explaining.underway(HERE, CAT.id):
            with refused("too-many-explanations"), explaining.underway(HERE, DAN.id):
                pass
            with explaining.underway(OTHER_SERVER, DAN.id):
                pass


@pytest.mark.parametrize(
    ("places", "most"),
    [([Place(None, number) for number in range(100)], MOST), ([Place(number, 1) for number in range(100)], IN_ALL)],
    ids=["direct messages", "servers"],
)
def test_a_process_explains_few_things_at_once_and_refuses_the_next_at_once(
    explaining: Explaining, places: list[Place], most: int
) -> None:
    with contextlib.ExitStack() as underway:
        for user_id, place in enumerate(places[:most]):
            underway.enter_context(explaining.underway(place, user_id))
        with refused("too-many-explanations"), explaining.underway(places[most], most):
            pass


# What is asked of the engine


class Watched:
    """Counts how many choices the engine is asked for at once, and holds them back until they may go on."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self.at_once, self.priorities = list[Position](), 0, set[Priority]()
        self.go_on = asyncio.Event()
        self._now, self._choose = 0, services.thinker.choose
        monkeypatch.setattr(services.thinker, "choose", self._hold)

    async def _hold(self, position: Position, level: Level, random: Any, priority: Priority = Priority.MOVE) -> int:
        self.asked.append(position)
        self.priorities.add(priority)
        self._now += 1
        self.at_once = max(self.at_once, self._now)
        await self.go_on.wait()
        self._now -= 1
        return await self._choose(position, level, random)


async def until(is_so: Callable[[], bool], services: Services) -> None:
    """Wait for what other tasks do on the store."""
    while not is_so():
        await services.store.notes.note("a")


async def test_a_member_who_plays_in_many_channels_has_one_move_answered_at_a_time(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = [Place(1, 100 + number) for number in range(5)]
    for room in rooms:
        await services.lobby.start(room, ANN, Level.EASY, First.ME, FIVE)
    await services.lobby.start(HERE, BEN, Level.EASY, First.ME)
    watched = Watched(services, monkeypatch)
    moving = [asyncio.create_task(services.turns.move(room, ANN.id, "1")) for room in rooms]
    await until(lambda: bool(watched.asked), services)
    moving.append(asyncio.create_task(services.turns.move(HERE, BEN.id, "1")))
    await until(lambda: len(watched.asked) >= 2, services)
    assert {position.board for position in watched.asked} == {FIVE, Position.start().board}
    watched.go_on.set()
    assert {moved.ply for moved in await asyncio.gather(*moving)} == {2}
    assert (watched.at_once, watched.priorities) == (2, {Priority.MOVE})


async def test_what_is_remembered_is_answered_while_another_game_of_the_same_member_is_thought_about(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    await services.lobby.start(THERE, BEN, Level.EASY, First.ME)
    await services.turns.move(THERE, BEN.id, "1")
    await services.lobby.start(THERE, ANN, Level.EASY, First.ME, FIVE)
    await services.lobby.start(HERE, ANN, Level.EASY, First.ME)
    watched = Watched(services, monkeypatch)
    thinking = asyncio.create_task(services.turns.move(THERE, ANN.id, "1"))
    await until(lambda: bool(watched.asked), services)
    assert (await services.turns.move(HERE, ANN.id, "1")).ply == 2
    assert not thinking.done()
    watched.go_on.set()
    assert (await thinking).ply == 2
