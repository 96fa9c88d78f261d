"""What is remembered is bounded, follows what this process does, and decides nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.game import Game, How, Place
from bot.core.store import SeatTaken, Store
from bot.core.store.games import MAX_CACHED, Cache
from tests.values import ANN, BEN, HERE, RESIGNED, challenge, game, moves


def test_the_memory_of_games_is_bounded() -> None:
    cache = Cache()
    for number in range(1, MAX_CACHED + 11):
        cache.keep(game(id=number, place=Place(1, number)))
    assert cache.get(10) is None
    assert cache.find_seated(10, ANN.id) is None
    found = cache.find_seated(11, ANN.id)
    assert found is not None
    cache.keep(replace(found, result=RESIGNED))
    assert cache.find_seated(11, ANN.id) is None
    assert len(cache) == MAX_CACHED


def test_what_is_over_leaves_the_memory_before_what_goes_on() -> None:
    cache = Cache()
    for number in range(1, MAX_CACHED + 1):
        cache.keep(game(id=number, place=Place(1, number)))
    cache.keep(game(id=MAX_CACHED, place=Place(1, MAX_CACHED), result=RESIGNED))
    cache.keep(game(id=MAX_CACHED + 1, place=Place(1, MAX_CACHED + 1)))
    assert cache.get(MAX_CACHED) is None
    assert cache.get(1) is not None


def test_a_challenge_and_an_ended_game_seat_nobody() -> None:
    cache = Cache()
    for one in (challenge(id=1), game(id=2, result=RESIGNED)):
        cache.keep(one)
        assert cache.get(one.id) == one
    assert cache.find_seated(HERE.channel_id, ANN.id) is None


def test_an_older_game_that_is_forgotten_leaves_the_seats_of_the_newer() -> None:
    cache = Cache()
    for number in (1, 2):
        cache.keep(game(id=number))
    del cache[1]
    assert cache.find_seated(HERE.channel_id, ANN.id) == game(id=2)


async def test_what_is_remembered_is_as_this_process_left_it(store: Store) -> None:
    asked = await store.games.open(challenge())
    assert store.games.cache.get(asked.id) == asked
    begun = await store.games.change(asked, asked.accepted(200))
    assert begun is not None
    assert store.games.cache.get(asked.id) == store.games.cache.find_seated(HERE.channel_id, BEN.id) == begun
    await store.games.change(begun, begun.ended(None, How.AGREEMENT, 9))
    assert store.games.cache.find_seated(HERE.channel_id, BEN.id) is None


async def test_a_write_that_came_too_late_forgets_what_it_relied_on(other_store: Store, store: Store) -> None:
    begun = await store.games.open(game())
    moved = await other_store.games.change(begun, replace(begun, moves=moves(4)))
    assert store.games.cache.get(begun.id) == begun, "out of date, which is what recall may be"
    assert await store.games.change(begun, replace(begun, moves=moves(0))) is None
    assert store.games.cache.get(begun.id) is None
    assert await store.games.get(begun.id) == moved
    assert store.games.cache.get(begun.id) == moved


async def test_a_write_that_failed_forgets_what_it_relied_on(store: Store) -> None:
    asked = await store.games.open(challenge())
    await store.games.open(game())
    with pytest.raises(SeatTaken):
        await store.games.change(asked, asked.accepted(200))
    assert store.games.cache.get(asked.id) is None


async def test_a_game_that_another_process_knows_is_found_by_its_seat(other_store: Store, store: Store) -> None:
    begun = await other_store.games.open(game())
    assert store.games.cache.find_seated(HERE.channel_id, ANN.id) is None
    assert await store.games.find_seated(HERE.channel_id, ANN.id) == begun
    assert isinstance(store.games.cache.find_seated(HERE.channel_id, ANN.id), Game)
