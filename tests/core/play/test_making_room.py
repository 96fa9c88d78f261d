"""A new game in place of one that its player gives up for it, and two who challenge each other."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.game import First, Game
from bot.core.game.refusals import AlreadyPlaying
from bot.core.play import turns
from bot.core.play.services import Services
from bot.engine import STANDARD, Board, Level
from tests.services import Clock, Interruption, ask, meet_bot, offered, play, stored
from tests.values import ANN, BEN, CAT, HERE


async def test_a_new_game_that_is_refused_leaves_the_old_one_as_it_is(services: Services) -> None:
    old = await play(services)
    await meet_bot(services, CAT)
    with pytest.raises(AlreadyPlaying) as busy:
        await services.lobby.challenge(HERE, ANN, CAT, First.ME, instead_of=old.id)
    assert busy.value.facts["player"] == CAT
    assert await stored(services, old.id) == old


async def test_a_move_at_the_same_instant_is_not_lost(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    old = await play(services)
    first.append(lambda: services.turns.move(HERE, ANN.id, "5"))
    await slower.lobby.start(HERE, ANN, Level.EASY, First.ME, instead_of=old.id)
    assert (await stored(services, old.id)).ply == 1


async def test_a_challenge_that_is_accepted_at_the_same_instant_is_not_withdrawn(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    asked = await ask(services)
    first.append(lambda: services.turns.answer(HERE, asked.id, turns.accept, BEN.id))
    await slower.lobby.challenge(HERE, ANN, CAT, First.ME, instead_of=asked.id)
    assert (await stored(services, asked.id)).winner, "it had begun, so it is given up as the game that it was"


@pytest.mark.parametrize("board", [STANDARD, Board(4, 4, 4)])
async def test_of_two_who_challenge_each_other_at_the_same_instant_one_accepts(
    services: Services, other: Services, board: Board
) -> None:
    """On another board it is another offer."""
    made = await asyncio.gather(
        services.lobby.challenge(HERE, ANN, BEN, First.ME), other.lobby.challenge(HERE, BEN, ANN, First.ME, board)
    )
    assert len({each.id for each in made}) == (1 if board == STANDARD else 2)
    assert any(isinstance(each, Game) for each in made) is (board == STANDARD)


async def test_a_challenge_back_after_the_time_is_a_challenge(services: Services, clock: Clock) -> None:
    asked = await ask(services)
    clock.now = asked.deadline
    assert offered(await services.lobby.challenge(HERE, BEN, ANN, First.ME)).id != asked.id
