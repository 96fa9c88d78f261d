"""What goes with a channel or a server that is gone, on each database."""

from __future__ import annotations

import pytest

from bot.core.game import FollowedBoard, Gone, Place
from bot.engine import STANDARD
from bot.features.tournaments.rules import Form, Tournament
from tests.features.full import Store
from tests.values import ANN, game


@pytest.mark.parametrize("gone", [Gone(7, 70, 50), Gone(7, None, 50)])
async def test_followed_boards_and_tournaments_go_with_their_channel(store: Store, gone: Gone) -> None:
    opened = await store.games.open(game())
    here, elsewhere = Place(7, 70), Place(8, 80)
    for place in (here, elsewhere):
        await store.followed.put(FollowedBoard(opened.id, place, 5, ANN))
        await store.tournaments.open(Tournament(place, ANN, Form.KNOCKOUT, STANDARD, 60, 10, 99))
    await store.followed.leave(gone)
    assert [board.place for board in await store.followed.of_game(opened.id)] == [elsewhere]
    assert await store.tournaments.all_on(gone) == [1]
    assert await store.tournaments.all_on(gone._replace(at=1)) == []
