"""Hints, explanations and replays of variants."""

from __future__ import annotations

import pytest

from bot.engine import Mark
from bot.words import words
from standin.conduct import PATIENCE_S
from tests.features.full import World
from tests.people import private
from tests.world import said, text_of


@pytest.mark.parametrize("rules", ["misere", "wild"])
async def test_variants_are_hinted_explained_watched_and_replayed(world: World, rules: str) -> None:
    world.env.settle_timeout = PATIENCE_S  # all there is to say of a wild game takes seconds on a busy machine
    await world.begin(rules=rules)
    await world.carol.send(world.channel, "!watch 1")
    assert said(await world.alice.slash(world.channel, "hint")).startswith("Play **5")
    explained = private(await world.alice.slash(world.channel, "explain"))
    assert "Plain minimax makes" in text_of(explained)
    assert explained.attachments
    refused = said(await world.alice.slash(world.channel, "explain", form="steps"))
    assert refused.startswith(words()("learn-standard-rules-only"))
    await world.alice.send(world.channel, "!move 5")
    await world.bob.send(world.channel, "!move 1")
    await world.resign(world.bob)
    await world.carol.send(world.channel, "!replay 1")
    await world.press(world.carol, "Forward")
    assert f"Move 2 of 2: {'' if rules == 'wild' else '🔵 '}bob " in text_of(world.last)
    assert (await world.ended(1)).hints == {Mark.X}
