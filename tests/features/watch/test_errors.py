"""What is no number of a game, and nobody."""

from __future__ import annotations

import pytest

from tests.core.chat.test_errors import SAY
from tests.features.full import World
from tests.world import text_of, unchanged


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("!replay", "watch-history-empty"),
        ("!replay last", "watch-history-empty"),
        ("!replay -1", "watch-history-empty"),
        ("!replay 9999999999999999", "watch-history-empty"),
        ("!unwatch that", "no-such-number"),
        ("!history nobody-here", "not-a-member"),
        ('!history "', "unknown-command"),
    ],
)
async def test_what_is_no_number_and_nobody_is_told_so(
    world: World, caplog: pytest.LogCaptureFixture, typed: str, message: str
) -> None:
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, typed)
    assert text_of(world.last) == SAY(message)
    world.errors_expected = len(world.env.errors)
