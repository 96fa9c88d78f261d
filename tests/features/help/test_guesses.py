"""A guess at a mistyped command is run by a press."""

from __future__ import annotations

import pytest

from tests.features.full import World


@pytest.mark.parametrize(
    ("typo", "button"), [("!mvoe 5", "!move 5"), ("!paly hard 4x4", "!play hard 4x4"), ("!baord", "!board")]
)
async def test_a_guess_at_a_mistyped_command_is_run_by_a_press(world: World, typo: str, button: str) -> None:
    if "paly" not in typo:
        await world.alice.send(world.channel, "!play easy")
    await world.alice.send(world.channel, typo)
    told = world.last
    assert told.content == f"Did you mean `{button}`?"
    await world.press(world.alice, button, told)
    game = await world.game(world.alice)
    assert game.message_id == told.id
    assert game.ply == (2 if "move" in button else 0)
