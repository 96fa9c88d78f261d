"""Votes: one of each user, for the move that a game waits for."""

from __future__ import annotations

from dataclasses import replace

from bot.core.game import CROWD, Game, How
from bot.core.store import Shards
from tests.features.full import Store
from tests.values import ANN, EASY, HERE, THERE, exhibition, moves

ID = 10**18
"""As large as Discord's numbers of users are."""


async def opened(store: Store, **fields: object) -> Game:
    """A game that a channel plays against the bot."""
    return await store.games.open(exhibition(**{"x": CROWD, "o": EASY, "deadline": 100} | fields))


async def moved(store: Store, game: Game, *numbers: int) -> Game:
    """The same after these moves."""
    after = await store.games.change(game, replace(game, moves=moves(*numbers), position=exhibition().position))
    assert after is not None
    return after


async def test_a_vote_that_comes_too_late_is_none(store: Store) -> None:
    game = await opened(store)
    later = await moved(store, game, 4, 0)
    for ply in (0, 1, 3):
        assert await store.votes.cast(game.id, ANN.id, ply, 5) is None
    await store.games.change(later, later.ended(None, How.STOP, 5))
    assert await store.votes.cast(game.id, ANN.id, 2, 5) is None
    assert await store.votes.cast(999, ANN.id, 0, 5) is None
    assert (await store.votes.poll(game)).voters == 0


async def test_open_votes_and_games_whose_time_is_up_are_under_way(store: Store) -> None:
    idle, voted, due, shown = [
        await opened(store, place=HERE._replace(channel_id=channel), deadline=deadline)
        for channel, deadline in ((1, 100), (2, 100), (3, 50), (4, 50))
    ]
    await store.games.open(exhibition(place=THERE, deadline=1))
    await store.votes.cast(voted.id, ANN.id, 0, 4)
    await store.games.change(shown, shown.ended(None, How.STOP, 5))
    assert [game.id for game in await store.votes.underway(50, 10)] == [due.id, voted.id]
    assert [game.id for game in await store.votes.underway(50, 1)] == [due.id]
    assert [game.id for game in await store.votes.underway(49, 10)] == [voted.id]
    assert len(await store.votes.underway(100, 10)) == 3
    assert await store.votes.underway(100, 10, Shards(2, frozenset({1}))) == []
    assert len(await store.votes.underway(100, 10, Shards(2, frozenset({0})))) == 3
    await moved(store, voted, 4, 0)
    assert [game.id for game in await store.votes.underway(50, 10)] == [due.id]
    assert idle.id not in {game.id for game in await store.votes.underway(50, 10)}
