"""Tournaments as people use them, on both databases: playing, leaving, deadlines, restarts."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

import pytest
import sqlalchemy as sa

from bot.core.game import First, Game, How
from bot.core.play import turns
from bot.core.store.tables import METADATA
from bot.features.ratings.counting_sql import RULES
from bot.features.ratings.sql import PLAYERS, RATINGS
from bot.features.tournaments.pairings import champion
from bot.features.tournaments.rules import Decision, Form, Stage
from bot.features.tournaments.service import OPEN_S
from bot.features.tournaments.sql import withdraw_everywhere
from tests.features.full import Community, Processes
from tests.features.tournaments.cups import FORMS, ROUND_S, Cup, players, real
from tests.refused import message_of, refused
from tests.services import Clock, stored
from tests.values import HERE


async def started(cup: Cup, form: Form, count: int) -> Community:
    """The process after so many have joined and it was started."""
    await cup.open(form, count)
    await cup.start()
    return await cup.community()


# From the first step to the last, restarted between any two


LARGER = ((Form.KNOCKOUT, 5), (Form.KNOCKOUT, 8), (Form.ROUND_ROBIN, 4), (Form.ROUND_ROBIN, 5))


@pytest.mark.parametrize(
    ("form", "count"),
    [*((form, 3) for form in Form), *(pytest.param(*each, marks=pytest.mark.slow) for each in LARGER)],
)
async def test_a_tournament_is_played_to_its_end_with_a_restart_between_any_two_steps(
    processes: Processes, form: Form, count: int
) -> None:
    cup = Cup(processes, is_shaky=True)
    await cup.open(form, count)
    await cup.start()
    one = await cup.play_all(Random(count))
    assert one.stage is Stage.OVER
    assert len(real(one)) == (count * (count - 1) // 2 if form is Form.ROUND_ROBIN else count - 1)
    assert all(each.is_decided for each in one.pairings)
    assert champion(one) in range(1, count + 1)
    assert cup.posts == one.round + 1, "each round is posted once, and the end"
    store = (await cup.community()).services.store
    legs = METADATA.tables["pairing_games"]
    query = sa.select(sa.func.count()).select_from(legs).where(legs.c.is_counted)
    assert await store.database.read(lambda on: on.execute(query).scalar_one()) == sum(p.played for p in one.pairings)
    assert await (await cup.community()).tournaments.pending() == [cup.id], "only its last page is to be shown"


@FORMS
async def test_two_processes_that_settle_at_once_count_each_game_once(processes: Processes, form: Form) -> None:
    cup = Cup(processes)
    await started(cup, form, 4)
    both = [Community(await processes.start()) for _ in range(2)]
    chance, one = Random(1), await cup.now()
    while one.is_running:
        due = [each for each in one.current if not each.is_decided]
        for each in due:
            await cup.finish(await cup.press(each.number), chance.choice(["x", "o", "draw"]))
        await asyncio.gather(*(each.tournaments.settle(cup.id) for each in both * 2))
        before = await cup.now()
        claims = await asyncio.gather(*(each.tournaments.claim_post(before, 60) for each in both))
        if any(claims):
            (claimed,) = filter(None, claims)
            await both[0].tournaments.note_posted(claimed, 1)
        one = await cup.now()
        assert sum(each.first_points + each.second_points for each in real(one)) == sum(p.played for p in one.pairings)
    assert one.stage is Stage.OVER


# Opening, starting, cancelling


async def test_of_many_who_open_one_at_one_instant_one_does_and_is_in(cup: Cup, processes: Processes) -> None:
    both, people = [await cup.community(), Community(await processes.start())], players(6)
    calls = [both[at % 2].tournaments.create(HERE, user, Form.KNOCKOUT) for at, user in enumerate(people)]
    found = await asyncio.gather(*calls, return_exceptions=True)
    assert sum(message_of(each) == "tournaments-on-here" for each in found if isinstance(each, Exception)) == 5
    one = await both[0].tournaments.store.on_in(HERE.channel_id)
    assert one
    assert [one.owner] == [each.user for each in one.entrants]


def rate(number: int, user_id: int, rating: int, deviation: int, to: sa.Connection) -> None:
    """Write down how well somebody plays on 3x3."""
    to.execute(sa.insert(PLAYERS), {"id": number, "user_id": user_id})
    numbers = {"rating": rating, "deviation": deviation, "volatility": 0.06, "games": 9, "rated_at": 1}
    to.execute(sa.insert(RATINGS), {"player_id": number, "pool": "3x3/3"} | numbers)


async def test_seeds_go_by_sure_ratings_then_unsure_ones_then_by_who_came_first(cup: Cup) -> None:
    await cup.open(Form.KNOCKOUT, 5)
    rated = {2002: (1400, 60), 2003: (1900, 300), 2004: (1500, 60)}
    store = (await cup.community()).services.store
    await store.notes.set_note(**RULES)  # else all are counted again
    for number, (user_id, (rating, deviation)) in enumerate(rated.items(), 1):
        await store.database.write(partial(rate, number, user_id, rating, deviation))
    one = await cup.start()
    assert [one.seeded(seed).user for seed in range(1, 6)] == [players(5)[at] for at in (3, 1, 2, 0, 4)]


async def test_one_that_nobody_starts_is_cancelled_after_a_week(cup: Cup, clock: Clock) -> None:
    await cup.open(Form.KNOCKOUT, 2)
    clock.now += OPEN_S - 1
    assert (await cup.settle()).is_open
    clock.now += 1
    assert await (await cup.community()).tournaments.pending() == [cup.id]
    assert (await cup.settle()).stage is Stage.CANCELLED


# Playing


async def test_a_game_that_the_tournament_did_not_begin_does_not_count(cup: Cup) -> None:
    community = await started(cup, Form.KNOCKOUT, 2)
    a, b = players(2)
    challenge = await community.services.lobby.challenge(HERE, a, b, First.ME)
    game = await community.services.turns.answer(HERE, challenge.id, turns.accept, b.id)
    assert isinstance(game, Game)
    await cup.finish(game, "x")
    await cup.finish(await cup.press(1), "x")
    one = await cup.settle()
    assert (one.pairings[0].played, one.pairings[0].first_points) == (1, 1)


# Deadlines


@FORMS
async def test_a_game_that_runs_at_the_deadline_is_lost_by_the_side_to_move(cup: Cup, clock: Clock, form: Form) -> None:
    community = await started(cup, form, 4)
    game = await cup.press(1)
    await community.services.turns.move(HERE, game.users[0].id, "5")
    clock.now += ROUND_S
    one = await cup.settle()
    ended = await stored(community.services, game.id)
    assert ended.result is not None
    assert (ended.winner, ended.result.how) == (ended.mark_of(game.users[0].id), How.TIME)
    assert one.pairings[0].how is Decision.WALKOVER
    assert (one.pairings[0].first_points, one.pairings[0].second_points) == (2, 0)
    assert one.pairings[1].how is Decision.NOBODY
    assert (one.round, one.posted, one.deadline) == (2, 2, clock.now + ROUND_S)


async def test_a_match_that_nobody_came_to_is_a_result_after_which_an_owner_who_plays_cannot_cancel(
    cup: Cup, clock: Clock
) -> None:
    tournaments = (await started(cup, Form.KNOCKOUT, 4)).tournaments
    clock.now += ROUND_S
    with refused("tournaments-moderators-only"):
        await tournaments.cancel(HERE, cup.id, 2001, may_manage=False)
    assert (await tournaments.cancel(HERE, cup.id, 2001, may_manage=True)).stage is Stage.CANCELLED


async def test_a_round_that_is_posted_late_has_its_whole_time(cup: Cup, clock: Clock) -> None:
    await cup.open(Form.KNOCKOUT, 2)
    community = await cup.community()
    await community.tournaments.start(HERE, cup.id, 2001, may_manage=False)
    clock.now += 10 * ROUND_S
    one = await cup.post()
    assert (one.round, one.deadline, one.stage) == (1, clock.now + ROUND_S, Stage.RUNNING)


async def test_a_round_that_is_claimed_and_not_posted_is_claimed_again_and_one_that_never_is_is_cancelled(
    cup: Cup, clock: Clock
) -> None:
    await cup.open(Form.KNOCKOUT, 2)
    tournaments = (await cup.community()).tournaments
    await tournaments.start(HERE, cup.id, 2001, may_manage=False)
    assert await tournaments.claim_post(await cup.now(), 60) is not None
    assert await tournaments.claim_post(await cup.now(), 60) is None, "it is tried again only later"
    clock.now += 60
    assert await tournaments.pending() == [cup.id]
    assert await tournaments.claim_post(await cup.now(), 60) is not None
    clock.now += ROUND_S + 539
    assert (await tournaments.settle(cup.id)).is_running
    clock.now += 1
    after = await tournaments.settle(cup.id)
    assert (after.stage, after.post_due) == (Stage.CANCELLED, None)


# Leaving


@FORMS
async def test_who_leaves_gives_the_rest_of_their_matches_to_the_others(cup: Cup, form: Form) -> None:
    community = await started(cup, form, 4)
    game = await cup.press(1)
    a, b = game.users
    one = await community.tournaments.leave(HERE, cup.id, a.id)
    ended = await stored(community.services, game.id)
    assert ended.result is not None
    assert (ended.winner, ended.result.how) == (ended.mark_of(b.id), How.RESIGNATION)
    assert (one.pairings[0].how, one.pairings[0].second_points) == (Decision.WALKOVER, 2)
    with refused("tournaments-not-joined"):
        await community.tournaments.leave(HERE, cup.id, a.id)
    await cup.finish(await cup.press(2), "x")
    await cup.finish(await cup.press(2), "o")
    one = await cup.settle()
    mine = one.entrant(a.id)
    assert mine is not None
    later = [each for each in one.current if mine.seed in each.seeds]
    assert all(each.how is Decision.WALKOVER for each in later)
    assert len(later) == (form is Form.ROUND_ROBIN)


async def test_who_is_forgotten_in_the_middle_has_left_and_the_others_play_on(cup: Cup) -> None:
    community = await started(cup, Form.ROUND_ROBIN, 4)
    game = await cup.press(1)
    await community.services.turns.do(HERE, game.id, turns.resign, game.users[0].id)
    gone = game.users[0].id
    await community.services.store.database.write(lambda to: withdraw_everywhere(to, gone))
    one = await cup.settle()
    assert one.seeded(1).user is None
    assert (one.pairings[0].how, one.pairings[0].second_points) == (Decision.WALKOVER, 2)
    one = await cup.play_all(Random(4))
    assert (one.stage, champion(one) != 1) == (Stage.OVER, True)


async def test_if_the_owner_is_forgotten_moderators_go_on(cup: Cup) -> None:
    await cup.open(Form.KNOCKOUT, 3)
    community = await cup.community()
    await community.services.store.database.write(lambda to: withdraw_everywhere(to, 2001))
    with refused("tournaments-moderators-only"):
        await community.tournaments.start(HERE, cup.id, 2002, may_manage=False)
    assert (await community.tournaments.start(HERE, cup.id, 2002, may_manage=True)).is_running


async def test_a_match_waits_for_both_as_long_as_the_round_says(cup: Cup, clock: Clock) -> None:
    await cup.open(Form.KNOCKOUT, 2, round_s=ROUND_S)
    one = await cup.start()
    mine = one.seeded(2).user
    assert mine is not None
    await cup.press(1, mine)
    clock.now = one.deadline - 1
    community = await cup.community()
    await community.services.play.expire(None)
    one = await cup.settle()
    assert one.is_running, "X has not come yet, and may until the deadline"
