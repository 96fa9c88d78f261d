"""The lines of actions of those who look on."""

from __future__ import annotations

from tests.features.full import World
from tests.people import finished_games
from tests.worlds import Lines


async def test_each_move_of_an_exhibition_is_told(world: World, lines: Lines) -> None:
    await world.alice.send(world.channel, "!watch easy easy")
    await world.env.advance_time(60)
    told = [each[:3] for each in lines.short()]
    assert told[0] == ("typed", "watch", "done")
    assert set(told[1:]) >= {("job", "move", "done")}
    assert {each[-1] for each in lines.short()} == {1}


async def test_lists_and_replays_are_told(world: World, lines: Lines) -> None:
    await finished_games(world, 1)
    await world.carol.slash(world.channel, "history")
    await world.alice.slash(world.channel, "replay", game=1)
    assert lines.short()[-2:] == [("slash", "history", "done"), ("slash", "replay", "done", 1)]
