"""How games begin: against the bot, by a challenge, by a rematch."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.core.game import Answer, Bot, Challenge, First, Game, Place, Seat, User
from bot.core.game.refusals import AlreadyPlaying, Refusal
from bot.core.play import turns
from bot.core.play.services import Services
from bot.engine import STANDARD, Board, Level, Mark
from tests.refused import message_of, refused
from tests.services import (
    CHALLENGE_S,
    MOVE_S,
    Clock,
    Heard,
    accept,
    ask,
    give_up,
    meet_bot,
    offered,
    play,
    resigned,
    stored,
)
from tests.values import ANN, BEN, CAT, DAN, EASY, HERE, THERE


@pytest.mark.parametrize(("first", "seats", "ply"), [(First.ME, (ANN, EASY), 0), (First.THEM, (EASY, ANN), 1)])
async def test_who_begins_against_the_bot_is_chosen(
    services: Services, clock: Clock, first: First, seats: tuple[Seat, Seat], ply: int
) -> None:
    game = await services.lobby.start(HERE, ANN, Level.EASY, first, Board(4, 4, 3))
    assert ((game.x, game.o), game.ply, game.board) == (seats, ply, Board(4, 4, 3))
    assert (game.created_at, game.deadline, not game.is_over) == (clock.now, clock.now + MOVE_S, True)
    assert await stored(services, game.id) == game


async def test_chance_begins_either_way(services: Services) -> None:
    begun = [await services.lobby.start(Place(1, each), ANN, Level.EASY, First.RANDOM) for each in range(1, 21)]
    assert {game.x for game in begun} == {ANN, EASY}
    asked = [offered(await services.lobby.challenge(Place(1, at), BEN, CAT, First.RANDOM)) for at in range(1, 21)]
    assert {(each.x, each.challenger) for each in asked} == {(BEN, Mark.X), (CAT, Mark.O)}


async def test_a_game_that_begins_is_published_with_the_bots_first_move(services: Services, heard: Heard) -> None:
    game = await services.lobby.start(HERE, ANN, Level.EASY, First.THEM)
    assert [(change.before, change.after) for change in heard.changes] == [(None, game)]
    assert game.ply == 1


@pytest.mark.parametrize(
    ("first", "seats", "challenger"), [(First.ME, (ANN, BEN), Mark.X), (First.THEM, (BEN, ANN), Mark.O)]
)
async def test_who_plays_x_by_a_challenge_is_chosen(
    services: Services, clock: Clock, first: First, seats: tuple[User, User], challenger: Mark
) -> None:
    asked = offered(await services.lobby.challenge(HERE, ANN, BEN, first, Board(5, 5, 5)))
    assert ((asked.x, asked.o), asked.challenger, asked.asker) == (seats, challenger, ANN)
    assert (asked.created_at, asked.deadline, asked.answer) == (clock.now, clock.now + CHALLENGE_S, None)
    begun = await accept(services, asked)
    assert (begun.id, (begun.x, begun.o), begun.board, begun.ply) == (asked.id, seats, Board(5, 5, 5), 0)


async def test_only_the_challenged_answers_and_only_the_challenger_withdraws(services: Services) -> None:
    asked = await services.lobby.challenge(HERE, ANN, BEN, First.THEM)
    for action, wrong, right in (
        (turns.accept, (CAT,), BEN),
        (turns.decline, (CAT,), BEN),
        (turns.withdraw, (BEN, CAT), ANN),
    ):
        for user in wrong:
            with refused("not-for-you") as caught:
                await services.turns.answer(HERE, asked.id, action, user.id)
            assert caught.value.facts["players"] == (right,)
    for action in (turns.accept, turns.decline):
        with refused("own-offer"):
            await services.turns.answer(HERE, asked.id, action, ANN.id)
    declined = await services.turns.answer(HERE, asked.id, turns.decline, BEN.id)
    assert isinstance(declined, Challenge)
    assert declined.answer is Answer.DECLINED
    assert await services.turns.answer(HERE, asked.id, turns.accept, BEN.id) == declined


async def test_a_challenge_binds_nobody_until_it_is_accepted(services: Services) -> None:
    asked = await ask(services)
    for user in (ANN, BEN):
        await meet_bot(services, user)
        with pytest.raises(AlreadyPlaying) as busy:
            await services.turns.answer(HERE, asked.id, turns.accept, BEN.id)
        assert (busy.value.facts["player"], busy.value.facts["is_asker"]) == (user, user is BEN)
        await give_up(services, HERE, user.id)
    assert not (await accept(services, asked)).is_over


@pytest.mark.parametrize(("asker", "asked", "is_asker"), [(ANN, CAT, True), (CAT, ANN, False)])
async def test_who_plays_here_neither_challenges_nor_is_challenged_here(
    services: Services, asker: User, asked: User, is_asker: bool
) -> None:
    await meet_bot(services, ANN)
    with pytest.raises(AlreadyPlaying) as busy:
        await ask(services, HERE, asker, asked)
    assert (busy.value.facts["player"], busy.value.facts["is_asker"]) == (ANN, is_asker)
    await ask(services, THERE, asker, asked)


async def test_one_open_challenge_at_a_time_in_a_channel(services: Services, clock: Clock) -> None:
    asked = await ask(services)
    with refused("already-challenged") as caught:
        await ask(services, HERE, ANN, CAT)
    assert caught.value.facts["user"] == BEN
    await ask(services, THERE, ANN, CAT)
    clock.now += CHALLENGE_S
    await ask(services, HERE, ANN, CAT)
    expired = await services.turns.answer(HERE, asked.id, turns.accept, BEN.id)
    assert isinstance(expired, Challenge)
    assert expired.answer is Answer.EXPIRED


@pytest.mark.parametrize("place", [HERE, THERE])
async def test_who_has_declined_is_not_asked_again_by_the_same_until_the_challenge_would_have_expired(
    services: Services, clock: Clock, place: Place
) -> None:
    asked = await ask(services)
    await services.turns.answer(HERE, asked.id, turns.decline, BEN.id)
    with refused("declined") as caught:
        await ask(services, place)
    assert (caught.value.facts["player"], caught.value.facts["until"]) == (BEN, asked.deadline)
    await ask(services, place, CAT, BEN)
    await ask(services, place, BEN, ANN)
    clock.now = asked.deadline
    assert not (await ask(services, place)).is_quiet


async def test_asking_the_same_member_again_is_quiet(services: Services, clock: Clock) -> None:
    first = await ask(services)
    assert not first.is_quiet
    assert (await ask(services, THERE)).is_quiet
    await services.play.withdraw(HERE, ANN.id)
    assert (await ask(services)).is_quiet
    assert not (await ask(services, Place(1, 12), ANN, CAT)).is_quiet
    clock.now += CHALLENGE_S
    assert not (await ask(services)).is_quiet


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
    assert await services.play.look(HERE, ANN.id) in begun


async def test_a_rematch_with_the_bot_swaps_marks_and_may_be_easier(services: Services) -> None:
    old = await services.lobby.start(HERE, ANN, Level.MEDIUM, First.ME, Board(4, 4, 4))
    await give_up(services, HERE, ANN.id)
    again = await services.lobby.rematch(HERE, ANN.id, old.id)
    assert (again.x, again.o, again.ply, again.board) == (Bot(Level.MEDIUM), ANN, 1, Board(4, 4, 4))
    with refused("rematch-running") as running:
        await services.lobby.rematch(HERE, ANN.id, old.id)
    assert running.value.facts["game_id"] == again.id == (await stored(services, old.id)).rematch_id
    await give_up(services, HERE, ANN.id)
    easier = await services.lobby.rematch(HERE, ANN.id, again.id, steps=-1)
    assert (easier.x, easier.o) == (ANN, EASY)


async def test_nothing_is_harder_than_unbeatable(services: Services) -> None:
    old = await meet_bot(services, level=Level.HARD)
    await give_up(services, HERE, ANN.id)
    harder = await services.lobby.rematch(HERE, ANN.id, old.id, 1)
    assert harder.x == Bot(Level.UNBEATABLE)
    await give_up(services, HERE, ANN.id)
    assert (await services.lobby.rematch(HERE, ANN.id, harder.id, 1)).o == Bot(Level.UNBEATABLE)


async def test_nothing_is_easier_than_easy(services: Services) -> None:
    old = await meet_bot(services)
    await give_up(services, HERE, ANN.id)
    assert (await services.lobby.rematch(HERE, ANN.id, old.id, steps=-1)).x == EASY


async def test_a_rematch_between_members_begins_when_both_want_it(services: Services, heard: Heard) -> None:
    old = await play(services, "14253")
    with refused("not-for-you"):
        await services.lobby.rematch(HERE, CAT.id, old.id)
    offered = await services.lobby.rematch(HERE, BEN.id, old.id)
    assert (offered.id, offered.rematch_offer, offered.result) == (old.id, Mark.O, old.result)
    with refused("own-offer"):
        await services.lobby.rematch(HERE, BEN.id, old.id)
    del heard.changes[:]
    new = await services.lobby.rematch(HERE, ANN.id, old.id)
    assert (new.x, new.o, not new.is_over, new.board) == (BEN, ANN, True, STANDARD)
    assert new in [change.after for change in heard.changes if change.before is None]
    assert new.id != old.id
    closed = replace(offered, rematch_offer=None, rematch_id=new.id, version=offered.version + 1)
    assert await stored(services, old.id) == closed


async def test_a_rematch_that_is_accepted_many_times_at_once_begins_once(services: Services, other: Services) -> None:
    old = await resigned(services, "5")
    await services.lobby.rematch(HERE, BEN.id, old.id)

    async def want(process: Services) -> Game | Refusal:
        try:
            return await process.lobby.rematch(HERE, ANN.id, old.id)
        except Refusal as running:
            return running

    begun = await asyncio.gather(*(want(each) for each in (services, other) * 2))
    new = await services.play.look(HERE, BEN.id)
    assert new in begun
    others = [(each.message, each.facts) for each in begun if isinstance(each, Refusal)]
    assert others == [("rematch-running", {"game_id": new.id})] * 3


async def test_a_rematch_is_of_a_game_that_has_ended_here(services: Services) -> None:
    running, asked, over = (
        await play(services),
        await ask(services, THERE, CAT, DAN),
        await resigned(services, "", THERE),
    )
    for place, number in ((HERE, running.id), (THERE, asked.id), (HERE, over.id), (HERE, 99)):
        with refused("no-such-game"):
            await services.lobby.rematch(place, ANN.id, number)


async def test_a_game_that_has_begun_anew_is_no_rematch_for_players_who_are_busy(services: Services) -> None:
    old = await resigned(services)
    await meet_bot(services, ANN)
    await meet_bot(services, BEN)
    for asker in (ANN, BEN):
        with pytest.raises(AlreadyPlaying) as busy:
            await services.lobby.rematch(HERE, asker.id, old.id)
        assert (busy.value.facts["player"], busy.value.facts["is_asker"]) == (asker, True), (
            "they hear of their own game"
        )


@pytest.mark.parametrize("busy_one", [ANN, BEN])
async def test_a_rematch_waits_for_players_who_are_busy_here(services: Services, busy_one: User) -> None:
    old = await resigned(services)
    await services.lobby.rematch(HERE, ANN.id, old.id)
    await meet_bot(services, busy_one, THERE)
    await meet_bot(services, busy_one, HERE)
    with pytest.raises(AlreadyPlaying) as busy:
        await services.lobby.rematch(HERE, BEN.id, old.id)
    assert (busy.value.facts["player"], busy.value.facts["is_asker"]) == (busy_one, busy_one is BEN)
    await give_up(services, HERE, busy_one.id)
    assert not (await services.lobby.rematch(HERE, BEN.id, old.id)).is_over


async def test_a_rematch_is_not_kept_by_a_game_whose_time_is_up(services: Services, clock: Clock) -> None:
    old = await resigned(services)
    await services.lobby.rematch(HERE, ANN.id, old.id)
    idle = await meet_bot(services, BEN)
    clock.now += MOVE_S
    assert not (await services.lobby.rematch(HERE, BEN.id, old.id)).is_over
    assert (await stored(services, idle.id)).is_over
