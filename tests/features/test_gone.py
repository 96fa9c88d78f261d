"""What goes with a channel or a server that is gone, on each database."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.game import FollowedBoard, Gone, Place, User
from bot.core.play.turns import call_off
from bot.engine import STANDARD
from bot.features.tournaments.rules import Entrant, Form, Pairing, Stage, Tournament
from tests.features.full import Store
from tests.values import HERE, challenge, game

ANN, BEN = User(1, "Ann"), User(2, "Ben")


async def test_what_is_open_in_a_channel_or_a_server_that_is_gone(store: Store) -> None:
    assert HERE.guild_id is not None
    one = await store.games.open(game(created_at=10))
    two = await store.games.open(challenge(x=ANN, o=BEN, place=Place(HERE.guild_id, 51), created_at=10))
    await store.games.open(game(place=Place(HERE.guild_id, 52), created_at=30))
    await store.games.open(game(place=Place(99, 53), created_at=10))
    in_channel = await store.listings.open_in(Gone(HERE.guild_id, HERE.channel_id, 20), 50)
    in_server = await store.listings.open_in(Gone(HERE.guild_id, None, 20), 50)
    assert ([each.id for each in in_channel], sorted(each.id for each in in_server)) == ([one.id], [one.id, two.id])


@pytest.mark.parametrize("gone", [Gone(7, 70, 50), Gone(7, None, 50)])
async def test_followed_boards_and_tournaments_go_with_their_channel(store: Store, gone: Gone) -> None:
    opened = await store.games.open(game())
    here, elsewhere = Place(7, 70), Place(8, 80)
    for place in (here, elsewhere):
        await store.followed.put(FollowedBoard(opened.id, place, 5, ANN))
        await store.tournaments.open(cup(place))
    await store.followed.leave(gone)
    assert [board.place for board in await store.followed.of_game(opened.id)] == [elsewhere]
    assert await store.tournaments.all_on(gone) == [1]
    assert await store.tournaments.all_on(gone._replace(at=1)) == []


async def test_a_match_begins_again_after_a_game_that_was_called_off(store: Store) -> None:
    opened = await store.tournaments.open(cup(Place(7, 70)))
    assert opened is not None
    running = replace(opened, stage=Stage.RUNNING, pairings=(Pairing(1, 1, 1, 2),))
    one = await store.tournaments.change(opened, running)
    assert one is not None
    for number in (1, 2):
        begun = await store.tournaments.begin(one, one, 1, game(place=one.place))
        now = await store.tournaments.get(one.id)
        assert now is not None
        assert [each.game_id for each in now.pairings] == [begun.id]
        await store.games.change(begun, call_off(begun, 50))
        released = replace(now, pairings=(now.pairings[0]._replace(game_id=None),))
        assert await store.tournaments.change(now, released) is not None
        one = await store.tournaments.get(one.id)
        assert one is not None
        assert await store.tournaments.of_game(begun.id) == (one.id, 1), number


def cup(place: Place) -> Tournament:
    entrants = (Entrant(1, ANN, 1), Entrant(2, BEN, 2))
    return Tournament(place, ANN, Form.KNOCKOUT, STANDARD, 60, 10, 99, entrants=entrants, round=1)
