"""Processes under load are killed, asked to stop, and replaced. The soak does more of it."""

from __future__ import annotations

import sys

import pytest

from tests.process.conftest import Scene
from tests.process.fleet import Fleet
from tests.process.league import League

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")


async def test_processes_that_are_killed_or_asked_to_stop_lose_nothing_and_do_nothing_twice(scene: Scene) -> None:
    async with Fleet(scene, seed=1, each=3) as fleet:
        for number in fleet.numbers:
            for is_killed in (True, False):
                await fleet.more(number, 10)
                await fleet.restart(number, is_killed=is_killed)
        await fleet.end()
    assert fleet.account.moves > 0


async def test_processes_that_are_replaced_turn_nobody_away(scene: Scene) -> None:
    async with Fleet(scene, seed=2, each=5) as fleet:
        for number in fleet.numbers:
            await fleet.replace(number)
            await fleet.more(number, 10)
        await fleet.end()
    assert (fleet.account.unheard, fleet.account.turned_away) == (0, 0)


async def test_a_tournament_its_ratings_votes_and_puzzles_lose_nothing_while_one_of_two_processes_is_killed(
    scene: Scene,
) -> None:
    async with League(scene, seed=1) as league:
        await league.kill_some(3)
        await league.end()
    await league.assert_right()
    assert (league.kills, league.tournaments > 0) == (3, True)
