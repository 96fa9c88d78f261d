"""After `/forget` no way into any feature shows the name again, to others or in the log."""

from __future__ import annotations

import json
import logging

import pytest

from bot.features.puzzles.rules import all_puzzles
from tests.addresses import press_address
from tests.features.filling import found_of
from tests.features.full import World
from tests.features.test_bad_luck import WAYS, answer, crowd, managing
from tests.people import WIN, follow, members_game, newest
from tests.world import buttons_of


async def play_everything(world: World) -> None:
    """Alice plays, wins, is followed, watches, votes, solves, organises, and has a challenge open."""
    lounge, arena = world.guild.create_text_channel("lounge"), world.guild.create_text_channel("arena")
    await members_game(world, WIN)
    await world.alice.slash(world.channel, "preferences", look="classic", leaderboards="everywhere")
    await answer(world)
    await world.alice.send(world.channel, "!tournament knockout")
    for member in (world.bob, world.carol):
        await world.press(member, "Join", newest(world.channel))
    await world.press(world.alice, "Start", newest(world.channel))
    await crowd(world)
    await press_address(world.env, world.alice, newest(world.channel), "ttt-vote:2:0:4")
    await world.alice.send(arena, "!watch easy easy")
    await members_game(world, "5", lounge)
    await follow(world, arena, 4)
    await world.alice.slash(arena, "play", opponent=world.carol)
    await world.env.settle()


async def test_no_way_into_a_feature_shows_a_forgotten_name(world: World, caplog: pytest.LogCaptureFixture) -> None:
    all_puzzles()
    world.bot.answerer.most, world.env.settle_timeout = 10**6, 60
    await play_everything(world)
    await world.community.ratings.settle(None)
    now = int(world.env.now().timestamp())
    address = f"ttt-forget:{world.alice.id}:{now}:erase"
    await press_address(world.env, world.alice, newest(world.channel), address)
    await world.env.settle()
    await world.env.advance_time(60)
    assert await found_of(world.store, world.alice.id, "alice") == set()
    world.calls()
    world.alice, world.bob = world.bob, world.alice  # from here on Bob asks, who may do everything
    await managing(world)
    with caplog.at_level(logging.DEBUG):
        caplog.clear()
        for act in (way.act for way in WAYS.values() if way not in (WAYS["button ttt-forget"],)):
            await act(world)
        for message in world.channel.history():
            for button in buttons_of(message).values():
                if button.custom_id and not button.disabled:
                    await press_address(world.env, world.carol, message, button.custom_id)
        await world.env.settle()
    assert [call.path for call in world.calls() if "alice" in json.dumps(call.json or {}, default=str)] == []
    assert "alice" not in caplog.text
