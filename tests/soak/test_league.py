"""Two processes on one database, of which one is killed at any moment, again and again: all counts once."""

from __future__ import annotations

import sys

import pytest

from tests.process.conftest import Scene, scene
from tests.process.league import League
from tests.soak.conftest import Report, scaled

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses"),
    pytest.mark.empty,
]

__all__ = ["scene"]
MADE = "two processes on one {} database: {} tournaments, {} games, {} votes closed, {} puzzles, {} posts; {} unheard"


async def test_one_of_two_is_killed(scene: Scene, report: Report, url: str) -> None:
    times = scaled(50)
    async with League(scene, seed=9) as league:
        await league.kill_some(times)
        await league.end()
    await league.assert_right()
    kind = "SQLite" if url.startswith("sqlite") else "PostgreSQL"
    counts = (league.tournaments, league.games, len(league.voted), league.practised.total(), len(league.news))
    made = MADE.format(kind, *counts, league.unheard)
    report.row(
        f"one of two processes is killed, {kind}", made, times, "nothing; nothing twice", "at once, by the other"
    )
