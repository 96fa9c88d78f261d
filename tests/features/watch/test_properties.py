"""Any list of actions keeps what must always hold, with exhibitions among the games."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings

from bot.core.game import Place, User
from bot.engine import Level
from bot.features.watch.service import Watching
from tests.core.play import test_properties as core
from tests.core.play.test_properties import ACTIONS, Step, lists_of, run


class World(core.World):
    """Two processes in which the bot also plays itself."""

    async def do(self, action: str, place: Place, who: User, number: int, process: int) -> None:
        watching = Watching(self.services[process])
        match action:
            case "exhibit":
                await watching.exhibit(place, who, list(Level)[number % 2], Level.EASY)
            case "unfollow":
                await watching.unfollow(place, who.id)
            case "advance":
                await watching.advance(None)
            case _:
                await super().do(action, place, who, number, process)


@pytest.mark.parametrize("examples", [2, pytest.param(25, marks=pytest.mark.slow)])
def test_any_list_of_actions_keeps_the_invariants(examples: int) -> None:
    @settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(lists_of((*ACTIONS, "exhibit", "unfollow", "advance")))
    def check(steps: list[Step]) -> None:
        asyncio.run(run(steps, World))

    check()
