"""How games begin: against the bot, by a challenge, by a rematch."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.game import Bot, Challenge, First, Game, Place, User
from bot.core.game.refusals import AlreadyPlaying, Refusal
from bot.core.play import turns
from bot.core.play.services import Services
from bot.engine import Level, Mark
from tests.refused import message_of, refused
from tests.services import MOVE_S, Clock, Heard, ask, give_up, meet_bot, offered, play, resigned, stored
from tests.values import ANN, BEN, CAT, DAN, EASY, HERE, THERE


async def test_chance_begins_either_way(services: Services) -> None:
    begun = [await services.lobby.start(Place(1, each), ANN, Level.EASY, First.RANDOM) for each in range(1, 21)]
    assert {game.x for game in begun} == {ANN, EASY}
    asked = [offered(await services.lobby.challenge(Place(1, at), BEN, CAT, First.RANDOM)) for at in range(1, 21)]
    assert {(each.x, each.challenger) for each in asked} == {(BEN, Mark.X), (CAT, Mark.O)}


async def test_a_game_that_begins_is_published_with_the_bots_first_move(services: Services, heard: Heard) -> None:
    game = await services.lobby.start(HERE, ANN, Level.EASY, First.THEM)
    assert [(change.before, change.after) for change in heard.changes] == [(None, game)]
    assert game.ply == 1


async def test_asking_many_times_at_once_makes_one_challenge(services: Services, other: Services) -> None:
    tried = await asyncio.gather(*(ask(each) for each in (services, other) * 5), return_exceptions=True)
    assert sum(isinstance(each, Challenge) for each in tried) == 1
    assert sum(message_of(each) == "already-challenged" for each in tried) == 9
    assert len(await services.store.listings.due(2**40, 99)) == 1


async def test_asking_in_many_channels_at_once_notifies_once(services: Services, other: Services) -> None:
    places = [Place(1, 100 + number) for number in range(10)]
    asked = await asyncio.gather(*(ask((services, other)[place.channel_id % 2], place) for place in places))
    assert sorted(one.is_quiet for one in asked) == [False] + [True] * 9


async def test_accepting_many_times_at_once_starts_one_game(services: Services, other: Services) -> None:
    asked = await ask(services)
    answers = await asyncio.gather(
        *(each.turns.answer(HERE, asked.id, turns.accept, BEN.id) for each in (services, other) * 2)
    )
    assert answers == [await stored(services, asked.id)] * 4
    assert answers[0].version == asked.version + 1


async def test_starting_many_times_at_once_starts_one_game(services: Services, other: Services) -> None:
    async def start(process: Services) -> Game | User:
        try:
            return await meet_bot(process)
        except AlreadyPlaying as busy:
            player: User = busy.facts["player"]
            return player

    begun = await asyncio.gather(*(start(each) for each in (services, other) * 2))
    refused = [each for each in begun if isinstance(each, User)]
    assert len(refused) == 3
    assert set(refused) <= {ANN, BEN}, "whoever was found to be playing first"
    assert await services.turns.current(HERE, ANN.id) in begun


@pytest.mark.parametrize(("level", "steps"), [(Level.UNBEATABLE, 1), (Level.EASY, -1)])
async def test_a_rematch_beyond_the_last_level_is_at_that_level(services: Services, level: Level, steps: int) -> None:
    old = await meet_bot(services, level=level)
    await give_up(services, HERE, ANN.id)
    assert (await services.lobby.rematch(HERE, ANN.id, old.id, steps)).x == Bot(level)


async def test_a_rematch_that_is_accepted_many_times_at_once_begins_once(services: Services, other: Services) -> None:
    old = await resigned(services, "5")
    await services.lobby.rematch(HERE, BEN.id, old.id)

    async def want(process: Services) -> Game | Refusal:
        try:
            return await process.lobby.rematch(HERE, ANN.id, old.id)
        except Refusal as running:
            return running

    begun = await asyncio.gather(*(want(each) for each in (services, other) * 2))
    new = await services.turns.current(HERE, BEN.id)
    assert new in begun
    others = [(each.message, each.facts) for each in begun if isinstance(each, Refusal)]
    assert others == [("rematch-running", {"game_id": new.id})] * 3


async def test_a_rematch_is_not_kept_by_a_game_whose_time_is_up(services: Services, clock: Clock) -> None:
    old = await resigned(services)
    await services.lobby.rematch(HERE, ANN.id, old.id)
    idle = await meet_bot(services, BEN)
    clock.now += MOVE_S
    assert not (await services.lobby.rematch(HERE, BEN.id, old.id)).is_over
    assert (await stored(services, idle.id)).is_over


async def test_a_player_of_a_rematch_that_is_over_hears_of_the_game_they_play(services: Services) -> None:
    old = await meet_bot(services)
    await give_up(services, HERE, ANN.id)
    await services.lobby.rematch(HERE, ANN.id, old.id)
    await give_up(services, HERE, ANN.id)
    await meet_bot(services)
    with pytest.raises(AlreadyPlaying):
        await services.lobby.rematch(HERE, ANN.id, old.id)


async def test_a_rematch_is_of_a_game_that_has_ended_here(services: Services) -> None:
    running, asked, over = (
        await play(services),
        await ask(services, THERE, CAT, DAN),
        await resigned(services, "", THERE),
    )
    for place, number in ((HERE, running.id), (THERE, asked.id), (HERE, over.id), (HERE, 99)):
        with refused("no-such-game"):
            await services.lobby.rematch(place, ANN.id, number)
