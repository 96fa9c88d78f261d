"""Buttons of features under messages of earlier versions answer after a restart on the code of today."""

from __future__ import annotations

import pytest

from bot.core.chat.press import Pager
from tests.addresses import parse
from tests.core.chat.test_old_messages import Case, challenge, check, lost
from tests.people import finished_games, members_game
from tests.world import World


async def exhibition(world: World) -> None:
    """Alice watches the bot."""
    await world.alice.send(world.channel, "!watch easy easy")


async def crowd(world: World) -> None:
    """Alice has stopped a game of the channel against the bot."""
    await world.alice.send(world.channel, "!play crowd medium")
    await world.press(world.alice, "Stop")


async def stopped(world: World) -> None:
    """Alice has stopped an exhibition."""
    await exhibition(world)
    await world.press(world.alice, "Stop")


async def finished(world: World) -> None:
    """Alice has lost three games to the bot."""
    await finished_games(world, 3)


CASES: dict[str, Case] = {
    "ttt:1:0:hint": Case(members_game, "alice", "No square is better than another"),
    "ttt:1:2:replay": Case(lost, "bob", "Move 1 of 2: "),
    "ttt:1:0:stop": Case(exhibition, "alice", "The game was stopped "),
    "ttt:1:0:another": Case(stopped, "bob", "Game 2, an exhibition for bob."),
    "ttt:1:0:again": Case(crowd, "bob", "❌ Medium bot vs 🔵 The channel"),
    "ttt-replay:1:0:first": Case(lost, "bob", "The empty board, before 2 moves", board="." * 9),
    "ttt-replay:1:1:back": Case(lost, "bob", "Move 1 of 2: ❌ alice on 5", board="....X...."),
    "ttt-replay:1:1:forward": Case(lost, "bob", "Move 1 of 2: ❌ alice on 5", board="....X...."),
    "ttt-replay:1:2:last": Case(lost, "bob", "Move 2 of 2: "),
    "ttt-replay:chosen": Case(lost, "bob", "Move 1 of 2: ", chosen=("1",)),
    "ttt-history:{alice}:0:before:3": Case(finished, "alice", "**[2]("),
    "ttt-history:{alice}:{alice}:after:2": Case(finished, "alice", "**[3]("),
    "ttt-steps:O.XX.X.OO:10:0:first": Case(challenge, "carol", "Step 1 of "),
    "ttt-steps:O.XX.X.OO/3:1:1:back": Case(challenge, "carol", "Step 2 of "),
    "ttt-steps:O.XX.X.OO:10:2:forward": Case(challenge, "carol", "Step 3 of "),
    "ttt-steps:O.XX.X.OO:10:64:last": Case(challenge, "carol", "Minimax plays "),
}


@pytest.mark.own_world
@pytest.mark.parametrize("custom_id", CASES)
async def test_an_old_button_answers_as_it_always_has(world: World, custom_id: str) -> None:
    await check(world, custom_id, CASES[custom_id])


def test_no_kind_of_button_is_left_out() -> None:
    addresses = {custom_id: parse(custom_id.replace("{alice}", "90")) for custom_id in CASES}
    assert None not in addresses.values()
    for kind in ("ttt-replay:1", "ttt-steps"):
        assert {values["turn"] for custom_id, values in addresses.items() if custom_id.startswith(kind)} == set(Pager)
    assert all(case.says or case.board or case.offers for case in CASES.values())
