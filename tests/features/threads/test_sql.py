"""A game that moves to a thread, and which threads are in use."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.core.game import How, Place
from bot.engine import Mark
from bot.features.threads import sql
from tests.features.full import Store
from tests.values import ANN, BEN, challenge, game, moves

ROOM = Place(1, 1 << 62)


async def test_a_game_that_has_changed_meanwhile_does_not_move(store: Store) -> None:
    begun = await store.games.open(game(x=ANN, o=BEN))
    played = await store.games.change(begun, replace(begun, moves=moves(4)))
    assert await store.games.move(begun, ROOM) is None
    assert await store.games.get(begun.id) == played


async def used(store: Store, since: int) -> set[int]:
    return await store.database.read(partial(sql.threads_in_use, threads=[5, 6, 7, 8, 2**62], since=since))


async def test_a_thread_is_in_use_while_a_game_runs_or_is_offered_and_a_while_after(store: Store) -> None:
    assert await used(store, 0) == set()
    await store.games.open(game(x=ANN, o=BEN, place=Place(1, 5)))
    offered = await store.games.open(challenge(place=Place(1, 6)))
    asked = tuple(user and user.id for user in (offered.x, offered.o))
    running = await store.games.open(game(x=ANN, o=BEN, place=Place(1, 7)))
    await store.games.change(running, running.ended(Mark.X, How.RESIGNATION, 50))
    assert await used(store, 50) == {5, 6, 7}
    assert await used(store, 51) == {5, 6}
    found = await store.database.read(partial(sql.played, threads=[5, 6, 7], since=51))
    assert {(each.channel_id, each.x, each.o) for each in found} == {(5, ANN.id, BEN.id), (6, *asked)}
