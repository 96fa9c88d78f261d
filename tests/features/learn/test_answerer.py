"""Explanations that are slow."""

from __future__ import annotations

import asyncio

import pytest

from tests.features.full import World
from tests.world import Slow, text_of


@pytest.mark.parametrize("what", ["O.XX.X.OO", ""])
async def test_a_slow_private_or_drawn_answer_stays_what_it_is(world: World, slow: Slow, what: str) -> None:
    await world.carol.slash(world.channel, "play")
    go_on = slow(world.services.thinker, "run")
    result = await world.carol.slash(world.channel, "explain", **({"what": what} if what else {}))
    assert result.deferred
    go_on.set()
    await world.env.settle()
    assert result.response is not None
    assert result.response.ephemeral is (what == "")
    assert "minimax" in text_of(result.response.message)
    assert len(result.response.message.attachments) == 1


async def test_a_picture_that_is_long_in_drawing_is_deferred_too(world: World, drawing: asyncio.Event) -> None:
    result = await world.carol.slash(world.channel, "explain", what="O.XX.X.OO")
    assert result.deferred
    drawing.set()
    await world.env.settle()
    assert result.response is not None
    assert len(result.response.message.attachments) == 1
