"""Processes are killed at any moment, asked to stop, and replaced, again and again, on each database."""

from __future__ import annotations

import sys

import pytest

from tests.process.conftest import Scene, earlier, scene
from tests.process.fleet import Fleet
from tests.process.league import League
from tests.soak.conftest import Report, Watch, scaled

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

__all__ = ["earlier", "scene"]
LOST = "nothing; nothing twice"
PLAYED = "{} with a shard each on one {}, 20 players: {:,} requests, {:,} moves, {:,} games; {} died with their process"
LEAGUE = "two processes on one {} database: {} tournaments, {} games, {} votes closed, {} puzzles, {} posts; {} unheard"


def kind(scene: Scene) -> str:
    return "SQLite" if scene.url.startswith("sqlite") else "PostgreSQL"


def made(fleet: Fleet) -> str:
    """What was played meanwhile."""
    account, count = fleet.account, len(fleet.numbers)
    who = "one process" if count == 1 else f"{count} processes"
    counts = (account.requests, account.moves, account.games, account.unheard)
    return PLAYED.format(who, kind(fleet.scene), *counts)


@pytest.mark.parametrize("is_killed", [True, False])
async def test_killed_or_asked_to_stop_in_turn(scene: Scene, report: Report, *, is_killed: bool) -> None:
    watch = Watch()
    async with Fleet(scene, seed=7, each=20 if kind(scene) == "SQLite" else 10) as fleet:
        for _ in range(scaled(50) // len(fleet.numbers) or 1):
            for number in fleet.numbers:
                await fleet.more(number, fleet.random.randrange(1, 20))
                watch.taken.append(await fleet.restart(number, is_killed=is_killed))
        await fleet.end()
    what = "is killed" if is_killed else "is asked to stop"
    report.row(f"a process {what}, {kind(scene)}", made(fleet), len(watch.taken), LOST, watch.text())


async def test_replaced_in_turn(scene: Scene, report: Report) -> None:
    times = 0
    async with Fleet(scene, seed=8, each=10) as fleet:
        for _ in range(scaled(30) // len(fleet.numbers) or 1):
            for number in fleet.numbers:
                await fleet.more(number, fleet.random.randrange(1, 20))
                await fleet.replace(number)
                times += 1
        await fleet.end()
    assert (fleet.account.unheard, fleet.account.turned_away) == (0, 0)
    report.row(f"a process is replaced, {kind(scene)}", made(fleet), times, LOST, "at once: all are answered")


async def test_one_of_two_is_killed(scene: Scene, report: Report) -> None:
    times = scaled(50)
    async with League(scene, seed=9) as league:
        await league.kill_some(times)
        await league.end()
    await league.assert_right()
    counts = (league.tournaments, league.games, len(league.voted), league.practised.total(), len(league.news))
    played = LEAGUE.format(kind(scene), *counts, league.unheard)
    report.row(f"one of two processes is killed, {kind(scene)}", played, times, LOST, "at once, by the other")
