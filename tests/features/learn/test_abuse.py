"""One explanation at a time, and slow ones."""

from __future__ import annotations

import asyncio

import pytest

from tests.features.full import World
from tests.people import message_of
from tests.world import Slow, said, text_of, unchanged


async def test_a_member_has_one_explanation_under_way_until_its_picture_is_drawn(
    world: World, drawing: asyncio.Event, caplog: pytest.LogCaptureFixture
) -> None:
    await world.alice.send(world.channel, "!play easy")
    first = await world.alice.slash(world.channel, "explain", what="O.XX.X.OO")
    assert first.deferred
    for what in ({"what": "XO......."}, {"what": "XO......./3"}, {"what": "O.XX.X.OO", "form": "steps"}, {}):
        async with unchanged(world, caplog):
            refused = said(await world.alice.slash(world.channel, "explain", **what))
        assert refused == "I'm still working on your last one. Try again in a moment."
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, "!explain XO.......")
    assert text_of(world.last) == "I'm still working on your last one. Try again in a moment."
    drawing.set()
    await world.env.settle()
    assert first.response is not None
    assert len(first.response.message.attachments) == 1
    await world.alice.slash(world.channel, "explain", what="XO.......")
    assert "wins in 3 moves" in text_of(world.last)


async def test_a_server_has_three_explanations_under_way(
    world: World, drawing: asyncio.Event, caplog: pytest.LogCaptureFixture
) -> None:
    dave = world.guild.add_member(world.env.create_user("dave"))
    elsewhere = world.guild.create_text_channel("elsewhere")
    for member in (world.alice, world.bob, world.carol):
        await member.slash(world.channel, "explain", what="O.XX.X.OO")
    async with unchanged(world, caplog):
        refused = said(await dave.slash(elsewhere, "explain", what="O.XX.X.OO"))
    assert refused == "I'm already explaining as much as I can at once. Try again in a moment."
    in_private = await dave.user.slash("explain", what="O.XX.X.OO")
    drawing.set()
    await world.env.settle()
    for answered in (in_private, await dave.slash(elsewhere, "explain", what="O.XX.X.OO")):
        assert answered.response is not None
        assert "wins now" in text_of(answered.response.message)


async def test_what_is_looked_up_may_be_asked_for_meanwhile(world: World, drawing: asyncio.Event) -> None:
    await world.begin()
    await world.press(world.alice, "5")
    await world.resign(world.alice)
    await world.alice.send(world.channel, "!explain steps O.XX.X.OO")
    lesson = world.last
    await world.alice.send(world.channel, "!play easy")
    await world.alice.slash(world.channel, "explain", what="O.XX.X.OO")
    for step in range(2, 5):
        assert "Because you took a hint" in said(await world.alice.slash(world.channel, "hint"))
        await world.alice.send(world.channel, "!replay 1")
        assert "Move 1 of 1" in text_of(world.last)
        await world.press(world.alice, "Forward", lesson)
        lesson = message_of(world.channel, lesson)
        assert f"Step {step} of" in text_of(lesson)
    drawing.set()
    await world.env.settle()


async def test_replays_hints_and_boards_to_follow_that_are_searched_are_explanations(
    world: World, drawing: asyncio.Event, caplog: pytest.LogCaptureFixture
) -> None:
    await world.begin(board="5x5")
    await world.press(world.alice, "c3")
    await world.resign(world.alice)
    await world.begin(board="5x5")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.alice.slash(world.channel, "explain", what="O.XX.X.OO")
    for name, options in (("replay", {"game": 1}), ("hint", {}), ("watch", {"game": 2})):
        async with unchanged(world, caplog):
            refused = said(await world.alice.slash(elsewhere if options else world.channel, name, **options))
        assert refused == "I'm still working on your last one. Try again in a moment."
    drawing.set()
    await world.env.settle()
    for name, options in (("replay", {"game": 1}), ("hint", {}), ("watch", {"game": 2})):
        answered = await world.alice.slash(elsewhere if options else world.channel, name, **options)
        await world.env.settle()
        assert answered.response is not None
        assert "still working" not in text_of(answered.response.message)


@pytest.mark.parametrize("what", ["O.XX.X.OO", ""])
async def test_a_slow_private_or_drawn_answer_stays_what_it_is(world: World, slow: Slow, what: str) -> None:
    await world.carol.slash(world.channel, "play")
    go_on = slow(world.services.thinker, "in_background")
    result = await world.carol.slash(world.channel, "explain", **({"what": what} if what else {}))
    assert result.deferred
    go_on.set()
    await world.env.settle()
    assert result.response is not None
    assert result.response.ephemeral is (what == "")
    assert "minimax" in text_of(result.response.message)
    assert len(result.response.message.attachments) == 1
