"""What breaks is told with a reference, and what could not be told is kept: at every door."""

from __future__ import annotations

import logging

import pytest

from tests.world import World

DOORS = ("typed", "slash", "button")


@pytest.mark.parametrize("door", DOORS)
async def test_a_fault_is_told_with_a_reference_and_logged_with_the_same(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    await world.alice.send(world.channel, "!play")
    before = await world.game(world.alice)

    async def fail(*_: object, **__: object) -> None:
        raise OSError("disk full at /secret/path")

    with monkeypatch.context() as broken:
        broken.setattr(world.store.games, "change", fail)
        answer = await world.told_of_move(door, world.alice, "5")
    assert answer.startswith("Something broke on my side, but your game is safe. Try again;")
    reference = answer.removesuffix(".").split()[-1]
    assert [reference in record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [True]
    assert "secret" not in answer
    assert await world.game(world.alice) == before


@pytest.mark.parametrize("door", DOORS)
async def test_an_answer_that_cannot_be_delivered_keeps_the_move(
    world: World, caplog: pytest.LogCaptureFixture, door: str
) -> None:
    await world.alice.send(world.channel, "!play easy")
    world.env.inject_error("POST", "*", status=404, code=10062)
    await world.move(door, world.alice, "5")
    assert (await world.game(world.alice)).moves[0] == 4
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
