"""What becomes of an offer of a rematch that nobody takes, and of a game that one has followed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.game import User
from bot.core.game.refusals import AlreadyPlaying
from bot.core.play.services import Services
from bot.engine import Mark
from tests.services import CHALLENGE_S, MOVE_S, Clock, give_up, meet_bot, resigned, stored
from tests.values import ANN, BEN, HERE, THERE


async def test_an_invitation_to_a_rematch_is_forgotten_when_a_challenge_would_be(
    services: Services, other: Services, clock: Clock
) -> None:
    old = await resigned(services)
    clock.now += MOVE_S
    offered = await services.lobby.rematch(HERE, ANN.id, old.id)
    clock.now += CHALLENGE_S - 1
    await other.play.expire(None)
    assert await stored(services, old.id) == offered
    clock.now += 1
    await other.play.expire(None)
    forgotten = await stored(services, old.id)
    assert forgotten == replace(offered, rematch_offer=None, version=offered.version + 1)
    assert (await services.lobby.rematch(HERE, BEN.id, old.id)).rematch_offer is Mark.O, "it can be asked for again"


@pytest.mark.parametrize("busy_one", [ANN, BEN])
async def test_an_invitation_to_a_rematch_is_forgotten_if_either_plays_another_game_there(
    services: Services, busy_one: User
) -> None:
    old = await resigned(services)
    await services.lobby.rematch(HERE, ANN.id, old.id)
    await meet_bot(services, busy_one, THERE)
    await services.play.expire(None)
    assert (await stored(services, old.id)).rematch_offer is Mark.X
    await meet_bot(services, busy_one, HERE)
    await services.play.expire(None)
    assert (await stored(services, old.id)).rematch_offer is None


async def test_a_rematch_that_is_over_may_be_followed_by_another_of_the_same_game(services: Services) -> None:
    old = await meet_bot(services)
    await give_up(services, HERE, ANN.id)
    for _ in range(2):
        again = await services.lobby.rematch(HERE, ANN.id, old.id)
        assert (await stored(services, old.id)).rematch_id == again.id
        await give_up(services, HERE, ANN.id)


async def test_a_player_of_a_rematch_that_is_over_hears_of_the_game_they_play(services: Services) -> None:
    old = await meet_bot(services)
    await give_up(services, HERE, ANN.id)
    await services.lobby.rematch(HERE, ANN.id, old.id)
    await give_up(services, HERE, ANN.id)
    await meet_bot(services)
    with pytest.raises(AlreadyPlaying):
        await services.lobby.rematch(HERE, ANN.id, old.id)
