"""A notice costs a call of its own."""

from __future__ import annotations

import pytest

from tests.features.full import World


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_an_answer_to_a_challenge_costs_one_call_and_a_notice_another(world: World, label: str) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    world.calls()
    await world.press(world.bob, label, world.last)
    await world.env.advance_time(40)
    answer, *more = [(call.method, call.path) for call in world.calls()]
    assert answer[1].endswith("/callback")
    assert more == [("POST", f"/channels/{world.channel.id}/messages")] * (label == "Accept")
