"""One who asks too much is bounded, and the others do not feel it."""

from __future__ import annotations

import pytest

from bot.core.chat.answerer import MAX_REQUESTS
from tests.world import World, board_of, buttons_of, mentions_of, said, text_of


async def test_one_who_floods_a_channel_is_told_once_and_then_not_heard_for_a_while(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.bob.send(world.channel, "!play easy")
    world.calls()
    for _ in range(MAX_REQUESTS * 3):
        await world.alice.send(world.channel, "!board")
    answers = [(call.json or {}).get("content", "") for call in world.calls()]
    assert len(answers) == MAX_REQUESTS + 1
    assert answers[-1].startswith("You're too fast for me. Try again in ")
    await world.bob.send(world.channel, "!move 5")
    assert board_of(world.last)[4] == "X"
    monkeypatch.setattr(world.bot.answerer, "_window_ends", 0.0)  # as it has ten seconds later
    await world.alice.send(world.channel, "!board")
    assert world.last.content != "!board"


@pytest.mark.own_world
async def test_clicks_and_slash_commands_that_are_too_many_are_each_told_so(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    for _ in range(MAX_REQUESTS):
        await world.alice.slash(world.channel, "board")
    before = await world.game(world.alice)
    assert "You're too fast" in said(await world.alice.slash(world.channel, "move", square="1"))
    assert "You're too fast" in said(await world.press(world.alice, "1"))
    assert await world.game(world.alice) == before


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
