"""Private answers to typed commands: who takes no direct messages."""

from __future__ import annotations

import logging

import pytest

from bot.core.chat.traffic import CLOSED_S
from bot.words import words
from tests.core.chat.test_responders import CLOSED, close, writes
from tests.features.full import World
from tests.people import newest
from tests.world import text_of


async def test_who_takes_no_direct_messages_is_left_alone_for_a_while(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, private = 1000.0, world.alice.user.dm_channel
    monkeypatch.setattr(world.bot.closed_channels, "_now", lambda: now)
    await world.alice.send(world.channel, "!play easy")
    close(world, private)
    world.calls()
    for _ in range(5):
        await world.alice.send(world.channel, "!hint")
        assert text_of(world.last) == CLOSED
    assert writes(world, private) == 1
    now += CLOSED_S - 1
    await world.alice.send(world.channel, "!hint")
    assert writes(world, private) == 0
    world.env.backend.faults.clear()
    now += 1
    await world.alice.send(world.channel, "!hint")
    assert text_of(newest(private)).startswith("No square is better than another")


async def test_others_get_their_private_answers(world: World) -> None:
    for player in (world.alice, world.bob):
        await player.send(world.channel, "!play easy")
    close(world, world.alice.user.dm_channel)
    for player in (world.alice, world.bob):
        await player.send(world.channel, "!hint")
    assert text_of(newest(world.bob.user.dm_channel)).startswith("No square is better than another")


async def test_that_a_private_answer_was_sent_is_left_unsaid_if_the_channel_has_just_been_closed(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.alice.send(world.channel, "!play easy")
    close(world, world.channel)
    world.calls()
    with caplog.at_level(logging.INFO):
        caplog.clear()
        await world.alice.send(world.channel, "!hint")
    assert writes(world, world.channel) == 1
    assert text_of(newest(world.alice.user.dm_channel)).startswith("No square is better than another")
    outcomes = [record.fields["outcome"] for record in caplog.records]  # type: ignore[attr-defined]
    assert outcomes == ["done"], "the answer itself was delivered"
    assert not world.env.errors


async def test_who_can_be_answered_in_private_takes_direct_messages_again(world: World) -> None:
    private = world.alice.user.dm_channel
    await world.alice.send(world.channel, "!play easy")
    close(world, private)
    await world.alice.send(world.channel, "!hint")
    world.env.backend.faults.clear()
    await world.alice.user.send_dm("!help")
    assert words()("help-typed", prefix="!") in text_of(newest(private))
    await world.alice.send(world.channel, "!hint")
    assert text_of(newest(private)).startswith("No square is better than another")
