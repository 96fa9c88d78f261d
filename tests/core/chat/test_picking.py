"""Picking: what an option is completed with, and the menus of games; only what one may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from simcord import MemberActor

from bot.core.chat.picking import age
from bot.words import words
from tests.world import World

pytestmark = pytest.mark.own_world

Asked = Sequence[dict[str, Any]]


def names(found: Asked) -> list[str]:
    return [each["name"] for each in found]


async def complete(world: World, who: MemberActor, typed: str = "") -> Asked:
    return await who.autocomplete(world.channel, "move", "square", typed)


async def test_a_square_is_completed_by_the_free_ones_of_the_askers_game(world: World) -> None:
    assert await complete(world, world.alice) == []
    await world.begin()
    await world.alice.send(world.channel, "!move 5")
    found = await complete(world, world.bob)
    assert [each["value"] for each in found] == list("12346789")
    assert found[0] == {"name": "1 · a1", "value": "1"}
    assert names(await complete(world, world.bob, "b")) == ["2 · b1", "8 · b3"]
    assert await complete(world, world.carol) == [], "she plays no game"
    await world.bob.slash(world.channel, "move", square=found[0]["value"])
    assert (await world.game(world.alice)).ply == 2


async def test_by_wild_rules_each_square_has_each_mark_and_on_a_larger_board_its_name(world: World) -> None:
    await world.begin(rules="wild")
    found = await complete(world, world.alice, "5")
    assert [each["value"] for each in found] == ["5 X", "5 O"]
    await world.alice.slash(world.channel, "move", square="5 O")
    assert (await world.game(world.alice)).moves[0] >= 9
    await world.resign(world.bob)
    await world.begin(board="5x5")
    found = await complete(world, world.alice)
    assert len(found) == 25
    assert found[-1] == {"name": "e5", "value": "e5"}


async def test_whoever_types_too_much_gets_nothing_and_may_still_play(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.chat.answerer.MAX_KEYS", 3)
    await world.begin()
    assert [len(await complete(world, world.alice)) for _ in range(5)] == [9, 9, 9, 0, 0]
    assert len(await complete(world, world.bob)) == 9
    await world.alice.send(world.channel, "!move 5")
    assert (await world.game(world.alice)).ply == 1


async def test_what_goes_wrong_while_typing_is_nothing_to_choose(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError

    await world.begin()
    monkeypatch.setattr(world.services.turns, "current", broken)
    assert await complete(world, world.alice) == []
    assert "Ignoring exception in autocomplete" in caplog.text


async def test_what_discord_does_not_take_is_not_logged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.begin()
    for _ in range(2):  # discord.py would try once more
        world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await complete(world, world.alice)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-5, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (3599, "59 minutes ago"),
        (7200, "2 hours ago"),
        (86400, "1 day ago"),
        (86400 * 400, "400 days ago"),
    ],
)
def test_an_age_is_told_in_one_unit(seconds: int, said: str) -> None:
    assert age(seconds, words()) == said
