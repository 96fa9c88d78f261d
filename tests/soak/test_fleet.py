"""Two shard processes on one PostgreSQL: killed in turn, and replaced one by one, again and again."""

from __future__ import annotations

import sys

import pytest

from tests.conftest import ON_POSTGRESQL
from tests.process.conftest import Scene, scene
from tests.process.fleet import Fleet
from tests.soak.conftest import Report, Watch, scaled

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

__all__ = ["scene"]
MADE = "two shard processes on one PostgreSQL, 20 players: {:,} requests, {:,} moves, {:,} games; {}"


@ON_POSTGRESQL
async def test_killed_in_turn(scene: Scene, report: Report) -> None:
    watch, rounds = Watch(), scaled(25)
    async with Fleet(scene, seed=7, each=10) as fleet:
        for _ in range(rounds):
            for number in fleet.numbers:
                await fleet.more(number, fleet.random.randrange(1, 20))
                watch.taken.append(await fleet.kill(number))
        await fleet.end()
    account, kills = fleet.account, rounds * len(fleet.numbers)
    how = f"{account.unheard} died with their process"
    made = MADE.format(account.requests, account.moves, account.games, how)
    report.row("one of several processes is killed", made, kills, "nothing; nothing twice", watch.text())


@ON_POSTGRESQL
async def test_replaced_in_turn(scene: Scene, report: Report) -> None:
    rounds = scaled(15)
    async with Fleet(scene, seed=8, each=10) as fleet:
        for _ in range(rounds):
            for number in fleet.numbers:
                await fleet.more(number, fleet.random.randrange(1, 20))
                await fleet.replace(number)
        await fleet.end()
    account, times = fleet.account, rounds * len(fleet.numbers)
    assert (account.unheard, account.turned_away) == (0, 0)
    how = "each is started before the old one stops"
    made = MADE.format(account.requests, account.moves, account.games, how)
    report.row("a rolling restart", made, times, "nothing; nothing twice", "at once: all are answered")
