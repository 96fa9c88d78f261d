"""How an action is carried out: on the game as it is stored, in one write, again if others were faster."""

from __future__ import annotations

import pytest

from bot.core.game import Game, Place
from bot.core.game.refusals import AlreadyPlaying
from bot.core.play import turns
from bot.core.play.services import Services
from bot.core.play.turns import MAX_TRIES
from bot.engine import Mark
from tests.faults import hear_statements
from tests.refused import refused
from tests.services import MOVE_S, Clock, Heard, Interruption, ask, give_up, meet_bot, play, resigned, stored
from tests.values import ANN, BEN, CAT, DAN, HERE, THERE

REMEMBERED = pytest.mark.parametrize("remembered", [True, False])
"""Whether the slower process has seen the game before it is asked to do something with it."""


async def see(services: Services, game_id: int, remembered: bool) -> None:
    """Let a process see a game, or not."""
    if remembered:
        assert await services.store.games.get(game_id) is not None
    assert (services.store.games.cache.get(game_id) is not None) is remembered


@REMEMBERED
async def test_a_game_is_played_only_where_it_is(services: Services, other: Services, remembered: bool) -> None:
    game, asked = await play(services), await ask(services, THERE)
    for one in (game, asked):
        await see(other, one.id, remembered)
    for place, number in ((THERE, game.id), (Place(2, HERE.channel_id), game.id), (HERE, 99), (HERE, asked.id)):
        with refused("no-such-game"):
            await other.turns.do(place, number, turns.press, ANN.id, 0, 4)
        with refused("no-such-game"):
            await other.turns.answer(place, number, turns.accept, BEN.id)
    assert await services.store.games.get(asked.id) == asked
    assert await stored(services, game.id) == game


@REMEMBERED
async def test_what_has_ended_or_has_not_begun_comes_back_as_it_is(
    services: Services, other: Services, heard: Heard, remembered: bool
) -> None:
    over, asked = await resigned(services), await ask(services)
    running = await play(services, "5", THERE)
    declined = await ask(services, THERE, CAT, DAN)
    answered = await services.turns.answer(THERE, declined.id, turns.decline, DAN.id)
    for one in (over, asked, running, declined):
        await see(other, one.id, remembered)
    del heard.changes[:]
    before = await services.store.games.get(asked.id)
    assert await other.turns.do(HERE, over.id, turns.press, ANN.id, 0, 4) == over
    assert await other.turns.do(HERE, over.id, turns.resign, CAT.id) == over
    assert await other.turns.do(HERE, asked.id, turns.resign, CAT.id) == before
    assert await other.turns.answer(THERE, running.id, turns.accept, CAT.id) == running
    assert await other.turns.answer(THERE, declined.id, turns.accept, CAT.id) == answered
    assert heard.changes == []


async def test_what_changes_nothing_writes_nothing(services: Services, heard: Heard) -> None:
    game = await play(services, "5")
    del heard.changes[:]
    assert await services.turns.do(HERE, game.id, turns.unchanged) == game
    assert await services.turns.do(HERE, game.id, turns.press, ANN.id, 0, 4) == game
    assert await services.turns.do(HERE, game.id, turns.take_hint, CAT.id) == game
    assert heard.changes == []
    assert (await stored(services, game.id)).version == game.version


async def test_nothing_is_refused_by_what_is_only_remembered(services: Services, other: Services) -> None:
    game = await play(services, "5")
    await see(other, game.id, True)
    await services.turns.move(HERE, BEN.id, "1")
    moved = await other.turns.do(HERE, game.id, turns.press, ANN.id, 2, 8)
    assert isinstance(moved, Game)
    assert moved.ply == 3
    await see(services, game.id, True)
    await other.turns.move(HERE, BEN.id, "2")
    assert (await services.turns.move(HERE, ANN.id, "3")).ply == 5


async def test_nothing_is_left_as_it_is_by_what_is_only_remembered(services: Services, other: Services) -> None:
    game = await play(services, "5")
    await see(other, game.id, True)
    offered = await services.play.draw(HERE, ANN.id)
    agreed = await other.turns.do(HERE, game.id, turns.agree_to_draw, BEN.id, 1)
    assert isinstance(agreed, Game)
    assert (agreed.is_over, agreed.version) == (True, offered.version + 1)
    begun = await play(services, "", THERE)
    await see(other, begun.id, True)
    ended = await give_up(services, THERE, ANN.id)
    assert await other.turns.do(THERE, begun.id, turns.unchanged) == ended


@pytest.mark.parametrize("square", ["5", "9"])
async def test_a_typed_move_goes_to_no_game_that_others_have_ended_by_moves(
    services: Services, other: Services, square: str
) -> None:
    old = await play(services, "14")
    await other.play.current(HERE, ANN.id)
    for user, free in ((ANN, "2"), (BEN, "5"), (ANN, "3")):
        await services.turns.move(HERE, user.id, free)
    new = await play(services)
    moved = await other.turns.move(HERE, ANN.id, square)
    assert (moved.id, moved.ply) == (new.id, 1)
    assert (await stored(services, old.id)).ply == 5


@REMEMBERED
async def test_an_action_that_meets_a_newer_game_is_applied_to_that_one(
    services: Services, slower: Services, first: list[Interruption], remembered: bool
) -> None:
    begun = await play(services)
    await see(slower, begun.id, remembered)
    first.append(lambda: services.play.draw(HERE, ANN.id))
    moved = await slower.turns.move(HERE, ANN.id, "5")
    assert (len(moved.moves), moved.draw_offer, moved.version) == (1, Mark.X, begun.version + 2)


@REMEMBERED
async def test_an_action_that_the_newer_game_does_not_allow_is_refused(
    services: Services, slower: Services, first: list[Interruption], remembered: bool
) -> None:
    begun = await play(services)
    await see(slower, begun.id, remembered)
    first.append(lambda: services.play.draw(HERE, ANN.id))
    with refused("own-offer"):
        await slower.turns.do(HERE, begun.id, turns.offer_draw, ANN.id)
    assert (await stored(services, begun.id)).version == begun.version + 1


async def test_a_game_that_others_keep_writing_is_given_up_on(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    game = await play(services)

    def write(number: int) -> Interruption:
        return lambda: services.turns.move(HERE, (ANN, BEN)[number % 2].id, str(number + 1))

    first += [write(number) for number in range(MAX_TRIES)]
    with pytest.raises(RuntimeError, match="written by others"):
        await slower.turns.do(HERE, game.id, turns.offer_draw, BEN.id)
    assert (await stored(services, game.id)).ply == MAX_TRIES
    assert first == []


async def test_a_move_in_a_game_that_is_remembered_asks_nothing_and_is_one_update(services: Services) -> None:
    await meet_bot(services)
    said: list[str] = []
    hear_statements(services.store, said.append)
    await services.turns.move(HERE, ANN.id, "5")
    assert [statement.split()[0] for statement in said] == ["BEGIN", "UPDATE", "COMMIT"]


async def test_locks_are_not_kept_for_idle_games(services: Services) -> None:
    for number in range(20):
        place = Place(1, number + 1)
        await meet_bot(services, ANN, place)
        await services.turns.move(place, ANN.id, "5")
    assert len(services.turns._locks) == 0


async def test_who_is_busy_is_named_and_the_asker_first(services: Services, clock: Clock) -> None:
    await services.turns.check_free(HERE, (ANN, BEN), ANN.id)
    await meet_bot(services, ANN)
    await meet_bot(services, BEN)
    for asker, named, is_asker in ((ANN, ANN, True), (BEN, BEN, True), (CAT, ANN, False)):
        with pytest.raises(AlreadyPlaying) as busy:
            await services.turns.check_free(HERE, (ANN, BEN), asker.id)
        assert (busy.value.facts["player"], busy.value.facts["is_asker"]) == (named, is_asker)
    clock.now += MOVE_S
    await services.turns.check_free(HERE, (ANN, BEN), ANN.id)
