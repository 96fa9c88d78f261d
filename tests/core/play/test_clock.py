"""The host's clock goes back, or jumps ahead: a Raspberry Pi without a battery, a virtual machine that was asleep."""

from __future__ import annotations

import pytest

from bot.core.game import Answer, Game, How
from bot.core.game.refusals import TimeRanOut
from bot.core.play import turns
from bot.core.play.services import Services
from bot.core.store import Shards
from tests.refused import refused
from tests.services import CHALLENGE_S, MOVE_S, Clock, Heard, accept, ask, meet_bot, play, stored
from tests.values import ANN, BEN, CAT, HERE, THERE

DAY = 86_400
EVERYWHERE = Shards(1, frozenset({0}))


async def test_games_go_on_when_the_clock_goes_back(services: Services, heard: Heard, clock: Clock) -> None:
    game, asked = await play(services, "5"), await ask(services, THERE, ANN, CAT)
    clock.now -= DAY
    await services.play.expire(EVERYWHERE)
    moved = await services.turns.move(HERE, BEN.id, "1")
    assert (moved.id, moved.ply, moved.deadline) == (game.id, 2, clock.now + MOVE_S)
    with refused("already-challenged"):
        await ask(services, THERE, ANN, BEN)
    assert not (await accept(services, asked)).is_over
    assert not [change for change in heard.changes if change.after.is_over]


async def test_what_began_while_the_clock_was_behind_can_be_ended_when_it_is_right(
    services: Services, clock: Clock
) -> None:
    clock.now -= DAY
    game, asked = await play(services, "5"), await ask(services, THERE, ANN, CAT)
    clock.now += DAY
    with pytest.raises(TimeRanOut):
        await services.turns.move(HERE, BEN.id, "1")
    expired = await services.turns.answer(THERE, asked.id, turns.accept, CAT.id)
    assert not isinstance(expired, Game)
    assert expired.answer is Answer.EXPIRED
    assert (await stored(services, game.id)).result is not None
    assert not (await meet_bot(services, ANN)).is_over


async def test_a_jump_ahead_ends_each_game_once_and_the_way_back_revives_none(
    services: Services, heard: Heard, clock: Clock
) -> None:
    game, asked = await play(services, "51"), await ask(services, THERE, ANN, CAT)
    clock.now += DAY
    await services.play.expire(EVERYWHERE)
    clock.now -= DAY
    await services.play.expire(EVERYWHERE)
    assert [each.result.how for each in heard.ends(game.id) if isinstance(each, Game) and each.result] == [How.TIME]
    assert len(heard.ends(asked.id)) == 1
    assert (await services.play.find(HERE, ANN.id, game.id))[0].is_over
    begun = await play(services, "9")
    assert begun.deadline == clock.now + MOVE_S
    assert (await ask(services, THERE, ANN, CAT)).deadline == clock.now + CHALLENGE_S
