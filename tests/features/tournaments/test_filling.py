"""Bots in the free places of a tournament: who plays them, and what becomes of them when people leave or don't come."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.core.game import Bot
from bot.engine import Level
from bot.features.tournaments.pairings import MAX_ENTRANTS, champion, filled
from bot.features.tournaments.rules import Decision, Entrant, Form, Stage, Tournament
from bot.features.tournaments.sql import withdraw_everywhere
from tests.addresses import press_address
from tests.features.full import World
from tests.features.tournaments.channels import Cup, settled
from tests.features.tournaments.cups import FORMS, ROUND_S, players, real
from tests.features.tournaments.cups import Cup as ServiceCup
from tests.services import Clock, give_up
from tests.values import HERE
from tests.world import buttons_of, mentions_of, said, text_of

FILL = "Fill with bots and start"


@pytest_asyncio.fixture
async def table(world: World, monkeypatch: pytest.MonkeyPatch) -> Cup:
    """A tournament in a channel."""
    monkeypatch.setattr(world.bot.answerer, "most", 10**6)
    return Cup(world)


async def begun(cup: ServiceCup, form: Form, count: int) -> Tournament:
    """A tournament of so many people that was started with bots, its first round posted."""
    one = await cup.open(form, count)
    await (await cup.community()).tournaments.start(HERE, one.id, 2001, may_manage=False, fill=True)
    return await cup.post()


@pytest.mark.parametrize(
    ("form", "people", "places"),
    [
        *((Form.KNOCKOUT, *each) for each in ((2, 4), (3, 4), (4, 4), (5, 8), (8, 8), (9, 16), (17, 32), (32, 32))),
        *((Form.ROUND_ROBIN, *each) for each in ((3, 4), (4, 4), (11, 12), (12, 12))),
    ],
)
def test_bots_take_the_places_that_are_free_and_no_more(form: Form, people: int, places: int) -> None:
    entrants = [Entrant(number, user) for number, user in enumerate(players(people), 1)]
    found = filled(form, entrants)
    assert found[:people] == entrants
    assert [each.level for each in found[people:]] == [Level.HARD] * (places - people)
    assert len({each.number for each in found}) == len(found) <= MAX_ENTRANTS[form]


async def test_two_bots_play_nothing_the_better_seed_goes_on(cup: ServiceCup) -> None:
    one = await begun(cup, Form.KNOCKOUT, 2)
    assert [each.seeds for each in one.pairings] == [(1, 4), (2, 3)]
    for number in (1, 1, 2, 2):
        game = await cup.press(number)
        services, user = (await cup.community()).services, game.users[0]
        if not game.ply:
            await services.turns.move(HERE, user.id, "5")
        await give_up(services, HERE, user.id)
        await cup.settle()
    one = await cup.now()
    final = one.pairings[2]
    assert (final.seeds, final.how, final.winner, final.played) == ((3, 4), Decision.SEED, 3, 0)
    assert (one.stage, champion(one)) == (Stage.OVER, 3)


@FORMS
async def test_bots_come_last_nobody_rests_and_who_does_not_come_loses_to_one(
    cup: ServiceCup, clock: Clock, form: Form
) -> None:
    cup.is_shaky = True
    one = await begun(cup, form, 3)
    assert [(each.seed, each.level) for each in one.entrants] == [(1, None), (2, None), (3, None), (4, Level.HARD)]
    assert real(one) == list(one.pairings)
    clock.now += ROUND_S
    one = await cup.settle()
    assert (one.pairings[0].how, one.pairings[0].winner) == (Decision.WALKOVER, 4)


@FORMS
async def test_when_all_people_have_left_it_is_cancelled(cup: ServiceCup, form: Form) -> None:
    one = await begun(cup, form, 3)
    for user in players(3):
        await (await cup.community()).tournaments.leave(HERE, one.id, user.id)
    assert (await cup.now()).stage is Stage.CANCELLED


async def test_who_is_forgotten_is_not_taken_for_a_bot(cup: ServiceCup) -> None:
    await begun(cup, Form.KNOCKOUT, 3)
    community = await cup.community()
    await community.services.store.database.write(lambda to: withdraw_everywhere(to, 2003))
    one = await cup.now()
    assert [(each.user, each.level) for each in one.entrants if each.user is None] == [(None, None), (None, Level.HARD)]


# In a channel


@pytest.mark.own_world
async def test_three_people_and_a_bot_play_a_bracket_of_four(table: Cup) -> None:
    world = table.world
    await table.open("knockout", 1)
    alone = await press_address(world.env, world.alice, table.overview, "ttt-cup:1:fill:0")
    assert said(alone).startswith("It takes at least 2 players to start.")
    for each in (world.bob, world.carol):
        await world.press(each, "Join", table.overview)
    assert said(await world.press(world.bob, FILL, table.overview)) == "Only alice or a moderator can do that."
    world.calls()
    await world.press(world.alice, FILL, table.overview)
    await settled(world)
    told = [mentions_of(call)["users"] for call in world.calls() if any(mentions_of(call).values())]
    assert told == [[world.alice.id, world.bob.id, world.carol.id]]
    (first,) = table.rounds()
    assert "alice (1) – Hard bot (4). alice, press Play when you're ready." in text_of(first)
    assert list(buttons_of(first)) == ["Play: alice – Hard bot", "Play: bob – carol"]
    assert table.overview.attachments[0].description == (
        "Bracket: Semi-finals: alice (1) – Hard bot (4), bob (2) – carol (3)"
    )
    await world.press(world.alice, "Play: alice – Hard bot", first)
    assert "Hint" not in buttons_of(world.last)
    await world.press(world.alice, "5")
    await world.resign(world.alice)
    await settled(world)
    assert list(buttons_of(world.last)) == ["Next game (0 – 1)", "Replay"], "no rematch, nor an easier one"
    await world.press(world.alice, "Next game (0 – 1)")
    game = await world.game(world.alice)
    assert (game.x, game.ply) == (Bot(Level.HARD), 1), "it goes first in the second game, and has made its move"
    await world.resign(world.alice)
    await settled(world)
    await world.press(world.bob, "Play: bob – carol", first)
    for starter in (world.bob, world.carol):
        await starter.send(world.channel, "!move 5")
        await world.carol.send(world.channel, "!resign")
        await world.press(world.carol, "Resign")
        await settled(world)
        if "Next game (1 – 0)" in buttons_of(world.last):
            await world.press(world.carol, "Next game (1 – 0)")
    final = table.rounds()[-1]
    assert final.content == f"Final: {world.bob.mention}"
    await world.press(world.bob, "Play: bob – Hard bot", final)
    await world.press(world.bob, "5")
    await world.resign(world.bob)
    await settled(world)
    world.calls()
    await world.press(world.bob, "Next game (0 – 1)")
    await world.resign(world.bob)
    await settled(world)
    assert world.last.embeds[0].title == "🏆 Hard bot wins"
    assert world.last.content == ""
    assert not any(any(mentions_of(call).values()) for call in world.calls() if call.path.endswith("/messages"))
