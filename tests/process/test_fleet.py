"""Several processes on one PostgreSQL under load: killed in turn, and replaced one by one. The soak does more of it."""

from __future__ import annotations

import sys

import pytest

from tests.conftest import ON_POSTGRESQL
from tests.process.conftest import Scene
from tests.process.fleet import Fleet

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")


@ON_POSTGRESQL
async def test_processes_that_are_killed_lose_nothing_and_do_nothing_twice(scene: Scene) -> None:
    async with Fleet(scene, seed=1, each=3) as fleet:
        for number in fleet.numbers:
            await fleet.more(number, 10)
            await fleet.kill(number)
        await fleet.end()
    assert fleet.account.moves > 0


@ON_POSTGRESQL
async def test_processes_that_are_replaced_turn_nobody_away(scene: Scene) -> None:
    async with Fleet(scene, seed=2, each=5) as fleet:
        for number in fleet.numbers:
            await fleet.replace(number)
            await fleet.more(number, 10)
        await fleet.end()
    assert (fleet.account.unheard, fleet.account.turned_away) == (0, 0)
