"""Who may challenge a player: those who are blocked, or ask one who takes no challenges, are refused alike."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from bot.core.game import Answer, Challenge, Challenges, First, Game, Place
from bot.core.game.refusals import Refusal
from bot.core.play.services import Services
from bot.core.store import Store
from bot.core.store.personal import OF_CORE
from bot.core.store.preferences import MAX_BLOCKED
from bot.engine import Mark
from tests.refused import refused
from tests.services import Clock, Heard, accept, ask, give_up, offered, play, resigned
from tests.values import ANN, BEN, CAT, HERE, THERE


async def block_ann(services: Services) -> None:
    await services.lobby.block(BEN.id, {ANN.id}, ())


async def take_none(services: Services) -> None:
    await services.preferences.change(BEN.id, challenges=Challenges.NOBODY)


async def test_what_one_joins_by_oneself_is_not_affected(services: Services) -> None:
    await block_ann(services)
    opened = offered(await services.lobby.challenge(HERE, ANN, None, First.ME))
    assert isinstance(await services.lobby.join(HERE, BEN, opened.id), Game)


async def test_who_takes_no_challenges_plays_by_one_from_before_by_a_rematch_and_by_the_own_ones(
    services: Services,
) -> None:
    challenge = await ask(services)
    await take_none(services)
    await accept(services, challenge)
    old = await give_up(services, HERE, ANN.id)
    assert (await services.lobby.rematch(HERE, BEN.id, old.id)).rematch_offer is Mark.O
    assert (await services.lobby.rematch(HERE, ANN.id, old.id)).rematch_offer is None
    await ask(services, THERE, BEN, ANN)
    assert isinstance(await services.lobby.challenge(THERE, ANN, BEN, First.THEM), Game)


async def test_a_rematch_that_was_offered_does_not_begin_after_a_block(services: Services) -> None:
    old = await resigned(services)
    await services.lobby.rematch(HERE, BEN.id, old.id)
    await block_ann(services)
    with refused("seats-taken"):
        await services.lobby.rematch(HERE, ANN.id, old.id)


async def test_a_blocked_member_sees_an_open_challenge_end_as_all_others_do(services: Services, clock: Clock) -> None:
    opened = offered(await services.lobby.challenge(HERE, BEN, None, First.ME))
    await block_ann(services)
    with refused("seats-taken"):
        await services.lobby.join(HERE, ANN, opened.id)
    clock.now = opened.deadline
    assert (await services.lobby.join(HERE, ANN, opened.id)).is_over


async def test_a_block_declines_their_challenges_and_withdraws_the_own_ones(services: Services, heard: Heard) -> None:
    theirs, own = await ask(services), await ask(services, THERE, BEN, ANN)
    kept = await ask(services, HERE, CAT, BEN)
    await block_ann(services)
    assert {
        change.after.id: change.after.answer for change in heard.changes if isinstance(change.after, Challenge)
    } == {theirs.id: Answer.DECLINED, own.id: Answer.WITHDRAWN, kept.id: None}
    assert not (await ask(services, THERE, BEN, ANN)).is_over, "who has blocked may still ask"
    assert not (await ask(services, Place(1, 99), CAT, BEN)).is_over


async def test_a_game_that_runs_goes_on_after_a_block(services: Services) -> None:
    await play(services)
    await block_ann(services)
    assert (await services.turns.move(HERE, ANN.id, "5")).ply == 1


@pytest.mark.parametrize("challenge_is_first", [True, False])
async def test_a_challenge_at_the_instant_of_a_block_is_refused_or_declined(
    services: Services, other: Services, *, challenge_is_first: bool
) -> None:
    for place in (HERE, THERE) * 4:
        both = [services.lobby.challenge(place, ANN, BEN, First.ME), block_ann(other)]
        done = await asyncio.gather(*both[:: 1 if challenge_is_first else -1], return_exceptions=True)
        (challenge,) = (each for each in done if each is not None)
        if isinstance(challenge, Challenge):
            found = await services.store.games.get(challenge.id)
            assert isinstance(found, Challenge)
            assert found.answer is Answer.DECLINED
        else:
            assert isinstance(challenge, Refusal)
            assert challenge.message in {"no-challenges", "declined"}
        await services.lobby.block(BEN.id, (), {ANN.id})


async def test_as_many_are_blocked_as_there_may_be_and_no_more_at_one_instant(
    services: Services, other: Services
) -> None:
    await services.lobby.block(BEN.id, range(1000, 999 + MAX_BLOCKED), ())
    for _ in range(8):
        both = [each.lobby.block(BEN.id, {at}, ()) for at, each in ((5, services), (6, other))]
        (refusal,) = filter(None, await asyncio.gather(*both, return_exceptions=True))
        assert isinstance(refusal, Refusal)
        assert (refusal.message, refusal.facts) == ("too-many-blocked", {"most": MAX_BLOCKED})
        assert len(await services.preferences.blocked(BEN.id)) == MAX_BLOCKED
        await services.lobby.block(BEN.id, {1000}, {5, 6})


async def test_blocked_members_who_were_forgotten_take_no_room(services: Services) -> None:
    await services.lobby.block(BEN.id, range(2000, 2000 + MAX_BLOCKED), ())

    def forget(connection: sa.Connection) -> None:
        for user_id in range(2000, 2003):
            OF_CORE.forget(connection, user_id)

    await services.store.database.write(forget)
    await services.lobby.block(BEN.id, {5, 6, 7}, ())
    assert len(await services.preferences.blocked(BEN.id)) == MAX_BLOCKED


async def test_the_same_member_is_blocked_twice_at_one_instant(services: Services, other: Services) -> None:
    for _ in range(8):
        await asyncio.gather(*(each.lobby.block(BEN.id, {ANN.id}, ()) for each in (services, other)))
        assert await services.preferences.blocked(BEN.id) == (ANN.id,)
        await services.lobby.block(BEN.id, (), {ANN.id})


async def test_two_changes_at_one_instant_are_both_kept(services: Services, other: Services) -> None:
    for minutes in range(8):
        await asyncio.gather(
            services.preferences.change(ANN.id, idle_s=minutes), other.preferences.change(ANN.id, language=f"{minutes}")
        )
        found = await services.preferences.of(ANN.id)
        assert (found.idle_s, found.language) == (minutes, str(minutes))


async def test_blocks_are_each_members_own(store: Store) -> None:
    await store.preferences.block(ANN.id, {BEN.id, CAT.id}, ())
    await store.preferences.block(BEN.id, {CAT.id}, ())
    assert await store.preferences.blocked(ANN.id) == tuple(sorted((BEN.id, CAT.id)))
    assert await store.preferences.blocked(BEN.id) == (CAT.id,)


async def test_a_challenge_that_a_block_declined_is_not_made_again(services: Services, clock: Clock) -> None:
    challenge = await ask(services)
    await block_ann(services)
    with refused("no-challenges"):
        await ask(services)
    clock.now = challenge.deadline
    with refused("no-challenges"):
        await ask(services)
