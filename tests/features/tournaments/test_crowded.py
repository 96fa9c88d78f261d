"""Many do the same in a tournament at one instant, in one process or two: each is served, or told why not."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from itertools import cycle

import pytest
import pytest_asyncio

from bot.core.game import Game
from bot.features.tournaments.pairings import MAX_ENTRANTS
from bot.features.tournaments.rules import Form
from tests.features.full import Community, Processes
from tests.features.tournaments.cups import Cup, players, real
from tests.refused import message_of
from tests.values import HERE

COUNTS = pytest.mark.parametrize("count", [8, pytest.param(32, marks=pytest.mark.slow)])
ONE_OR_TWO = pytest.mark.parametrize("both", [1, 2], indirect=True, ids=["one process", "two processes"])


@pytest_asyncio.fixture
async def both(processes: Processes, request: pytest.FixtureRequest) -> AsyncIterator[list[Community]]:
    made = [Community(await processes.start()) for _ in range(request.param)]
    yield made
    for each in made:
        await each.ratings.stop(5)


@ONE_OR_TWO
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("count", [12, *(pytest.param(each, marks=pytest.mark.slow) for each in (32, 50))])
async def test_all_who_join_at_one_instant_are_in_or_told_that_it_is_full(
    both: list[Community], form: Form, count: int
) -> None:
    people, most = players(count), MAX_ENTRANTS[form]
    made = await both[0].tournaments.create(HERE, people[0], form)
    joins = [each.tournaments.join(HERE, made.id, user) for each, user in zip(cycle(both), people[1:], strict=False)]
    found = await asyncio.gather(*joins, return_exceptions=True)
    told = Counter(message_of(each) if isinstance(each, Exception) else "in" for each in found)
    assert told == Counter({"in": min(count, most) - 1, "tournaments-full": max(0, count - most)})
    one = await both[-1].tournaments.find(HERE, made.id)
    assert len({each.user for each in one.entrants}) == len({each.number for each in one.entrants}) == min(count, most)
    joined = {user for user, each in zip(people[1:], found, strict=True) if not isinstance(each, Exception)}
    assert {each.user for each in one.entrants} == {people[0], *joined}


@ONE_OR_TWO
@COUNTS
async def test_all_of_a_round_who_press_play_at_one_instant_play(
    both: list[Community], processes: Processes, count: int
) -> None:
    cup = Cup(processes, made=both[0])
    await cup.open(Form.KNOCKOUT, count)
    one = await cup.start()
    presses = [
        each.tournaments.play(HERE, cup.id, pairing.number, user)
        for seed_at in (0, 1)
        for each, pairing in zip(cycle(both), real(one), strict=False)
        if (user := one.seeded(pairing.seeds[seed_at]).user)
    ]
    found = await asyncio.gather(*presses, return_exceptions=True)
    assert [each for each in found if not isinstance(each, Game)] == []
    games = {each.id: each for each in found if isinstance(each, Game)}
    assert len(games) == count // 2
    assert {each.game_id for each in (await cup.now()).pairings} == set(games)


@ONE_OR_TWO
@COUNTS
async def test_all_who_leave_at_one_instant_are_out(both: list[Community], processes: Processes, count: int) -> None:
    cup = Cup(processes, made=both[0])
    await cup.open(Form.KNOCKOUT, count)
    leavers = zip(cycle(both), players(count)[1:], strict=False)
    leaves = (each.tournaments.leave(HERE, cup.id, user.id) for each, user in leavers)
    found = await asyncio.gather(*leaves, return_exceptions=True)
    assert [each for each in found if isinstance(each, Exception)] == []
    assert [each.user for each in (await cup.now()).entrants] == players(1)
