"""The channel against the bot: votes, their clock, what closes them, and what two processes do at once."""

from __future__ import annotations

import asyncio
from random import Random

import pytest_asyncio

from bot.core.game import First, Game, How, Place, User
from bot.core.store import Shards
from bot.engine import STANDARD, Level, Mark
from bot.features.crowd.service import VOTE_S, Crowds
from bot.features.crowd.sql import Poll
from tests.features.full import Services
from tests.refused import message_of
from tests.services import MOVE_S, Clock, hearing, stored
from tests.values import ANN, BEN, HERE, THERE

DAY = 86_400


@pytest_asyncio.fixture
async def crowds(services: Services) -> Crowds:
    return Crowds(services)


async def begin(crowds: Crowds, place: Place = HERE, level: Level = Level.HARD, first: First = First.ME) -> Game:
    return await crowds.begin(place, ANN, level, first, STANDARD)


async def voted(crowds: Crowds, game: Game, *cells: int) -> Game:
    """The game after each of some users has voted for one of these cells."""
    for number, cell in enumerate(cells):
        game = (await crowds.vote(game.place, 7000 + number, game.id, game.ply, cell)).game
    return game


async def test_a_tie_is_broken_by_chance_among_those_that_lead(services: Services, clock: Clock) -> None:
    services.random = Random(1)
    crowds, played = Crowds(services), set[int]()
    for number in range(12):
        game = await voted(crowds, await begin(crowds, Place(None, 50 + number)), 0, 0, 8, 8, 4)
        clock.now += VOTE_S
        await crowds.close(None)
        played.add((await stored(services, game.id)).moves[0])
    assert played == {0, 8}


async def test_no_vote_puts_off_the_end_of_the_vote_not_even_the_only_voters(crowds: Crowds, clock: Clock) -> None:
    game = await begin(crowds)
    timed = (await crowds.vote(HERE, ANN.id, game.id, 0, 4)).game
    clock.now += VOTE_S - 1
    assert (await crowds.vote(HERE, ANN.id, game.id, 0, 5)).game.deadline == timed.deadline
    assert (await crowds.vote(HERE, BEN.id, game.id, 0, 4)).game.deadline == timed.deadline, "nor does another's"


async def test_a_game_that_nobody_votes_in_ends_by_time(crowds: Crowds, services: Services, clock: Clock) -> None:
    idle, begun = await begin(crowds), await begin(crowds, THERE)
    begun = await voted(crowds, begun, 4)
    clock.now += VOTE_S
    await crowds.close(None)
    clock.now += MOVE_S
    assert not await crowds.close(None)
    found = [await stored(services, each.id) for each in (idle, begun)]
    assert [(each.result.how, each.winner) for each in found if each.result] == [(How.TIME, None), (How.TIME, Mark.O)]
    await services.watching.exhibit(HERE, BEN, Level.EASY, Level.EASY)  # the channel is free again


async def test_of_many_who_want_it_again_at_once_one_begins_it(services: Services, other: Services) -> None:
    here, there = Crowds(services), Crowds(other)
    old = await begin(here)
    await services.watching.unfollow(HERE, ANN.id)
    asked = [(here, there)[each % 2].again(HERE, User(5000 + each, "x"), old.id) for each in range(8)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    begun = [one for one in found if isinstance(one, Game)]
    assert len(begun) == 1
    assert {message_of(one) for one in found} == {None, "crowd-running"}


async def test_two_processes_close_a_vote_once(services: Services, other: Services, clock: Clock) -> None:
    here, there, heard = Crowds(services), Crowds(other), hearing(services, other)
    for number in range(10):
        game = await voted(here, await begin(here, Place(None, 50 + number)), 0, 4, 8)
        clock.now += VOTE_S
        await asyncio.gather(here.close(None), there.close(None), here.close(None))
        after = await stored(other, game.id)
        assert after.ply == 2
        assert after.moves[0] in {0, 4, 8}
        played = [each.after for each in heard.changes if isinstance(each.after, Game) and each.after.moves]
        assert [one for one in played if one.id == game.id] == [after]


async def test_votes_and_closing_at_once_lose_no_move(services: Services, other: Services, clock: Clock) -> None:
    here, there = Crowds(services), Crowds(other)
    for number in range(5):
        place = Place(None, 50 + number)
        game = await voted(here, await begin(here, place), 0)
        clock.now += VOTE_S
        votes = [(here, there)[each % 2].vote(place, 100 + each, game.id, 0, each) for each in range(9)]
        await asyncio.gather(here.close(None), *votes, there.close(None))
        after = await stored(services, game.id)
        assert after.ply == 2
        free = after.position.legal()[0]
        assert (await there.vote(place, 100, game.id, 2, free)).poll.votes == {free: 1}


async def test_only_the_shards_own_votes_are_closed(crowds: Crowds, services: Services, clock: Clock) -> None:
    game = await voted(crowds, await begin(crowds), 4)
    clock.now += VOTE_S
    assert not await crowds.close(Shards(2, frozenset({1})))
    assert (await stored(services, game.id)).ply == 0
    assert not await crowds.close(Shards(2, frozenset({0})))
    assert (await stored(services, game.id)).ply == 2


async def test_the_next_vote_starts_a_clock_that_the_first_one_did_not(
    crowds: Crowds, services: Services, clock: Clock
) -> None:
    game = await begin(crowds)
    await services.store.votes.cast(game.id, ANN.id, 0, 4)
    timed, poll = await crowds.vote(HERE, BEN.id, game.id, 0, 4)
    assert (timed.deadline, poll.votes) == (clock.now + VOTE_S, {4: 2})


async def test_all_who_vote_first_at_once_see_the_same_clock(services: Services, other: Services, clock: Clock) -> None:
    here, there = Crowds(services), Crowds(other)
    for number in range(5):
        game = await begin(here, Place(None, 50 + number))
        votes = [(here, there)[each % 2].vote(game.place, 100 + each, game.id, 0, each % 9) for each in range(45)]
        found = await asyncio.gather(*votes)
        assert {vote.game.deadline for vote in found} == {clock.now + VOTE_S}
        assert (await services.store.votes.poll(game)).votes == dict.fromkeys(range(9), 5)


async def test_a_clock_that_jumps_a_day_back_or_ahead_closes_a_vote_in_time_and_takes_nothing_back(
    crowds: Crowds, services: Services, clock: Clock
) -> None:
    game = await voted(crowds, await begin(crowds), 4)
    clock.now -= DAY
    assert await crowds.close(None)
    assert (await stored(services, game.id)).deadline == clock.now + VOTE_S
    clock.now += DAY
    await crowds.close(None)
    after = await stored(services, game.id)
    assert (after.ply, after.deadline) == (2, clock.now + MOVE_S)
    clock.now -= DAY
    await crowds.close(None)
    after = await stored(services, game.id)
    assert (after.ply, after.is_over) == (2, False)
    timed, _ = await crowds.vote(HERE, BEN.id, after.id, after.ply, after.position.legal()[0])
    assert timed.deadline == clock.now + VOTE_S


def test_the_first_vote_is_known_from_one_that_moved() -> None:
    polls = [Poll({4: 1}), Poll({4: 1}, before=3), Poll({4: 2}), Poll({4: 1, 5: 1})]
    assert [poll.is_first for poll in polls] == [True, False, False, False]
