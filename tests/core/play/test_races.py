"""What happens between a look and the write that follows it, and what everybody does at once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import pytest

from bot.core.game import First, Game, User
from bot.core.game.refusals import AlreadyPlaying, NoGame, Refusal
from bot.core.play import turns
from bot.core.play.services import Services
from bot.engine import Mark
from tests.refused import refused
from tests.report import seeds
from tests.services import Interruption, Processes, accept, ask, give_up, hearing, meet_bot, play, resigned, stored
from tests.values import ANN, BEN, CAT, HERE


async def test_a_press_that_meets_the_same_press_plays_nothing(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    game = await meet_bot(services)
    first.append(lambda: services.turns.do(HERE, game.id, turns.press_square, ANN.id, 0, 4))
    shown = await slower.turns.do(HERE, game.id, turns.press_square, ANN.id, 0, 8)
    assert isinstance(shown, Game)
    assert shown == await services.turns.current(HERE, ANN.id)
    assert (shown.moves[0], shown.ply) == (4, 2)


async def test_a_move_made_while_a_hint_was_asked_for_keeps_both(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    begun = await play(services)
    first.append(lambda: services.turns.move(HERE, ANN.id, "5"))
    with refused("not-your-turn"):
        await slower.play.hint(HERE, ANN.id)
    game = await stored(services, begun.id)
    assert game.moves == (4,)
    assert game.hints == {Mark.X}


async def test_a_move_that_ends_the_game_comes_before_a_resignation_at_the_same_instant(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    game = await play(services, "1425")
    heard = hearing(services, slower)
    first.append(lambda: services.turns.move(HERE, ANN.id, "3"))
    with pytest.raises(NoGame):
        await give_up(slower, HERE, BEN.id)
    shown = await stored(services, game.id)
    assert heard.ends(game.id) == [shown]
    assert shown.winner is Mark.X


async def test_both_who_want_a_rematch_at_the_same_instant_get_it(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    old = await resigned(services)
    first.append(lambda: services.lobby.rematch(HERE, ANN.id, old.id))
    new = await slower.lobby.rematch(HERE, BEN.id, old.id)
    assert (not new.is_over, new.x, new.o) == (True, BEN, ANN)


async def test_a_rematch_that_began_and_ended_since_the_look_is_asked_for_again(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    old = await resigned(services)
    await services.lobby.rematch(HERE, ANN.id, old.id)

    async def begin_and_end() -> None:
        await services.lobby.rematch(HERE, BEN.id, old.id)
        await give_up(services, HERE, BEN.id)

    first.append(begin_and_end)
    offered = await slower.lobby.rematch(HERE, BEN.id, old.id)
    assert (offered.id, offered.rematch_offer) == (old.id, Mark.O)


async def test_a_rematch_offered_twice_at_the_same_instant_is_offered_once(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    old = await resigned(services)
    first.append(lambda: services.lobby.rematch(HERE, ANN.id, old.id))
    with refused("own-offer"):
        await slower.lobby.rematch(HERE, ANN.id, old.id)
    assert (await stored(services, old.id)).rematch_offer is Mark.X


@pytest.mark.parametrize("at", range(3))
async def test_two_offers_of_a_rematch_and_a_challenge_to_one_member_at_one_instant_are_one(
    services: Services, other: Services, at: int
) -> None:
    olds = [await resigned(services) for _ in range(2)]
    one, another = (each.lobby.rematch(HERE, ANN.id, old.id) for each, old in zip((services, other), olds, strict=True))
    asks: list[Any] = [one, another, other.lobby.challenge(HERE, ANN, BEN, First.ME)]
    done = await asyncio.gather(*asks[at:], *asks[:at], return_exceptions=True)
    refusals = [each.message for each in done if isinstance(each, Refusal)]
    assert len(refusals) == 2, done
    assert {*refusals} <= {"own-offer", "already-challenged"}


async def test_who_took_a_seat_at_the_same_instant_is_named(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    old = await resigned(services)
    await services.lobby.rematch(HERE, ANN.id, old.id)
    first.append(lambda: meet_bot(services, ANN))
    with pytest.raises(AlreadyPlaying) as busy:
        await slower.lobby.rematch(HERE, BEN.id, old.id)
    assert (busy.value.facts["player"], busy.value.facts["is_asker"]) == (ANN, False)
    assert (await stored(services, old.id)).rematch_offer is Mark.X


async def test_a_challenge_is_not_accepted_by_one_who_sits_down_at_the_same_instant(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    asked = await ask(services)
    first.append(lambda: meet_bot(services, ANN))
    with pytest.raises(AlreadyPlaying) as busy:
        await slower.turns.answer(HERE, asked.id, turns.accept, BEN.id)
    assert (busy.value.facts["player"], busy.value.facts["is_asker"]) == (ANN, False)
    assert await services.store.games.get(asked.id) == asked


async def test_a_challenge_that_is_withdrawn_at_the_same_instant_is_not_accepted(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    asked = await ask(services)
    first.append(lambda: services.play.withdraw(HERE, ANN.id))
    shown = await slower.turns.answer(HERE, asked.id, turns.accept, BEN.id)
    assert shown == await services.store.games.get(asked.id)
    assert not isinstance(shown, Game)


async def test_a_challenge_that_is_accepted_at_the_same_instant_is_not_declined(
    services: Services, slower: Services, first: list[Interruption]
) -> None:
    asked = await ask(services)
    first.append(lambda: accept(services, asked))
    assert await slower.turns.answer(HERE, asked.id, turns.decline, BEN.id) == await stored(services, asked.id)


async def test_two_challenges_of_one_member_are_accepted_at_once_and_one_begins(
    services: Services, other: Services
) -> None:
    both = [await ask(services, HERE, ANN, BEN), await ask(services, HERE, CAT, BEN)]

    async def take(process: Services, number: int) -> Game | User:
        try:
            begun = await process.turns.answer(HERE, number, turns.accept, BEN.id)
        except AlreadyPlaying as busy:
            player: User = busy.facts["player"]
            return player
        assert isinstance(begun, Game)
        return begun

    taken = await asyncio.gather(
        *(take(*each) for each in zip((services, other), (one.id for one in both), strict=True))
    )
    begun = await services.turns.current(HERE, BEN.id)
    assert begun in taken
    assert BEN in taken


@seeds(5, quick=2)
@pytest.mark.parametrize("count", [1, 3])
async def test_all_pressing_everything_at_once_play_one_move_a_ply(processes: Processes, seed: int, count: int) -> None:
    services = [await processes.start() for _ in range(count)]
    game, heard = await play(services[0]), hearing(*services)
    chance = random.Random(seed)

    async def press(user: User, cell: int, ply: int) -> str | Game:
        try:
            shown = await chance.choice(services).turns.do(HERE, game.id, turns.press_square, user.id, ply, cell)
        except Refusal as refusal:
            return refusal.message
        assert isinstance(shown, Game)
        return shown

    for ply in range(4):
        presses = [(user, cell) for user in (ANN, BEN, CAT) for cell in range(9)]
        chance.shuffle(presses)
        del presses[27 // count :]
        shown = await asyncio.gather(*(press(*each, ply) for each in presses))
        after = await stored(services[0], game.id)
        mover = (ANN, BEN)[ply % 2]
        could = any(user is mover and game.position.mark_at(cell) is None for user, cell in presses)
        assert after.ply == ply + could
        counts = Counter(one if isinstance(one, str) else "shown" for one in shown)
        assert counts["not-for-you"] == sum(user is CAT for user, _ in presses)
        assert set(counts) <= {"not-for-you", "not-your-turn", "square-taken", "shown"}
        assert all(one == after for one in shown if could and isinstance(one, Game))
        if not could:
            return
        game = after
    assert [len(change.after.moves) for change in heard.changes if isinstance(change.after, Game)] == [1, 2, 3, 4]
