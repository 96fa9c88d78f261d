"""Votes where the bot is not a member."""

from __future__ import annotations

import pytest

from tests.core.chat.test_user_app import play_elsewhere
from tests.features.full import World


@pytest.mark.parametrize(
    ("may_show", "said"), [(False, "Nobody else can join"), (True, "I can't keep a board up to date here.")]
)
async def test_no_vote_is_held_where_the_bot_could_not_close_it(world: World, may_show: bool, said: str) -> None:
    world.calls()
    play_elsewhere(world.env, world.alice.id, may_show=may_show, switch="crowd")
    await world.env.settle()
    assert await world.stored(1) is None
    (call,) = world.calls()
    assert (call.json or {})["data"]["content"].startswith(said)
