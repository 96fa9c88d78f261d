"""One who asks too much is bounded, and the others do not feel it."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.chat.answerer import MAX_REQUESTS
from bot.core.store import limits
from tests.people import message_of
from tests.world import World, board_of, buttons_of, mentions_of, said, text_of, unchanged


async def test_one_who_floods_a_channel_is_told_once_and_then_not_heard(world: World) -> None:
    await world.bob.send(world.channel, "!play easy")
    world.calls()
    for _ in range(MAX_REQUESTS * 3):
        await world.alice.send(world.channel, "!board")
    answers = [(call.json or {}).get("content", "") for call in world.calls()]
    assert len(answers) == MAX_REQUESTS + 1
    assert answers[-1].startswith("You're too fast for me. Try again in ")
    await world.bob.send(world.channel, "!move 5")
    assert board_of(world.last)[4] == "X"


async def test_clicks_and_slash_commands_that_are_too_many_are_each_told_so(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    for _ in range(MAX_REQUESTS):
        await world.alice.slash(world.channel, "board")
    before = await world.game(world.alice)
    assert "You're too fast" in said(await world.alice.slash(world.channel, "move", square="1"))
    assert "You're too fast" in said(await world.press(world.alice, "1"))
    assert await world.game(world.alice) == before


async def test_who_waits_is_heard_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.bot.answerer, "most", 2)
    for _ in range(5):
        await world.alice.send(world.channel, "!help")
    world.calls()
    monkeypatch.setattr(world.bot.answerer, "_window_ends", 0.0)  # as it has ten seconds later
    await world.alice.send(world.channel, "!help")
    assert len(world.calls()) == 1


async def test_who_has_declined_is_not_asked_again_at_once_by_the_same_member(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Decline")
    elsewhere = world.guild.create_text_channel("elsewhere")
    for channel in (world.channel, elsewhere):
        refused = said(await world.alice.slash(channel, "play", opponent=world.bob))
        assert refused.startswith("bob just declined. You can ask again <t:")
    await world.carol.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Decline")
    await world.bob.slash(world.channel, "play", opponent=world.alice)  # the other way round it is their wish
    await world.press(world.bob, "Withdraw")
    await world.env.advance_time(301)
    world.calls()
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    (call,) = world.calls()
    assert mentions_of(call) == {"parse": [], "users": [world.bob.id]}


async def test_a_challenge_that_is_withdrawn_and_made_again_notifies_once(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    for _ in range(3):
        await world.press(world.alice, "Withdraw")
        world.calls()
        await world.alice.slash(world.channel, "play", opponent=world.bob, board="4x4")
        (call,) = world.calls()
        assert not any(mentions_of(call).values())
    assert "Accept" in buttons_of(world.last)
    assert world.bob.mention in text_of(world.last)


async def test_a_refusal_outlasts_a_challenge_that_is_withdrawn_elsewhere(world: World) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.alice.slash(elsewhere, "play", opponent=world.bob)
    await world.press(world.bob, "Decline")
    await world.press(world.alice, "Withdraw", elsewhere.last_message)
    refused = said(await world.alice.slash(elsewhere, "play", opponent=world.bob))
    assert refused.startswith("bob just declined.")


async def test_a_member_who_is_asked_in_many_channels_is_notified_once(world: World) -> None:
    for number in range(3):
        channel = world.guild.create_text_channel(f"room{number}")
        world.calls()
        await world.alice.slash(channel, "play", opponent=world.bob)
        (call,) = world.calls()
        assert mentions_of(call).get("users", []) == ([world.bob.id] if number == 0 else [])


async def test_a_game_is_followed_from_so_many_places(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FOLLOWERS", 2)
    await world.alice.send(world.channel, "!play")
    places = [world.guild.create_text_channel(f"lobby{number}") for number in range(3)]
    for place in places[:2]:
        await world.bob.send(place, "!watch 1")
        assert place.last_message is not None
        assert board_of(place.last_message) == "." * 9
    refused = said(await world.bob.slash(places[2], "watch", game=1))
    assert refused == "Game 1 is already followed in 2 places. Use /games to find another."
    await world.bob.send(places[0], "!watch 1")  # where it is followed already it may be asked for again


async def test_a_server_has_so_many_exhibitions(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "EXHIBITIONS", 1)
    await world.bob.slash(world.channel, "watch", x="easy", o="easy")
    elsewhere = world.guild.create_text_channel("elsewhere")
    refused = said(await world.carol.slash(elsewhere, "watch", x="easy", o="easy"))
    assert refused == "I'm already showing 1 exhibition in this server. Stop one with /unwatch to make room."
    assert "already on show here" in said(await world.carol.slash(world.channel, "watch", x="easy", o="easy"))


# Explanations


async def test_a_member_has_one_explanation_under_way_until_its_picture_is_drawn(
    world: World, drawing: asyncio.Event, caplog: pytest.LogCaptureFixture
) -> None:
    await world.alice.send(world.channel, "!play easy")
    first = await world.alice.slash(world.channel, "explain", what="O.XX.X.OO")
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
    assert "a win in 3 moves" in text_of(world.last)


async def test_a_server_has_three_explanations_under_way(
    world: World, drawing: asyncio.Event, caplog: pytest.LogCaptureFixture
) -> None:
    dave = world.guild.add_member(world.env.create_user("dave"))
    elsewhere = world.guild.create_text_channel("elsewhere")
    for member in (world.alice, world.bob, world.carol):
        await member.slash(world.channel, "explain", what="O.XX.X.OO")
    async with unchanged(world, caplog):
        refused = said(await dave.slash(elsewhere, "explain", what="O.XX.X.OO"))
    assert refused == "I'm already explaining 3 things in this server. Try again in a moment."
    in_private = await dave.user.slash("explain", what="O.XX.X.OO")
    drawing.set()
    await world.env.settle()
    for answered in (in_private, await dave.slash(elsewhere, "explain", what="O.XX.X.OO")):
        assert answered.response is not None
        assert "a win in 1 move" in text_of(answered.response.message)


async def test_what_is_looked_up_may_be_asked_for_meanwhile(world: World, drawing: asyncio.Event) -> None:
    await world.begin()
    await world.press(world.alice, "5")
    await world.resign(world.alice)
    await world.alice.send(world.channel, "!explain steps O.XX.X.OO")
    lesson = world.last
    await world.alice.send(world.channel, "!play easy")
    await world.alice.slash(world.channel, "explain", what="O.XX.X.OO")
    for step in range(2, 5):
        assert "counts as played with hints" in said(await world.alice.slash(world.channel, "hint"))
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
