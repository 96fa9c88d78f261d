"""A tournament and its ratings while one of two processes is killed at any moment. The soak does more of it."""

from __future__ import annotations

import sys

import pytest

from tests.process.conftest import Scene
from tests.process.league import League

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")


async def test_nothing_is_lost_or_done_twice(scene: Scene) -> None:
    async with League(scene, seed=1) as league:
        await league.kill_some(5)
        await league.end()
    await league.assert_right()
    print(league.kills, league.unheard, league.tournaments, league.games, len(league.voted), league.practised.total())
    assert (league.kills, league.tournaments > 0) == (5, True)
